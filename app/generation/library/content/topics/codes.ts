import type { Topic } from "../../library";

export const codes: Topic = {
  id: "codes-and-counts",
  name: "Codes and counts",
  travelersOnly: false,
  category: null,
  titles: [
    "Did the card work? Codes for {group} in {place}",
    "Counting postcards: {group} in {place}, {st}",
    "From mailbox to visit in {place}: {group}",
    "What a code on the card tells {place} {group}",
    "A postcard you can count: {group} in {place}",
    "Proof from paper: mail for {group} in {place}",
  ],
  descriptions: [
    "A code on a postcard shows who came because of it. How {group} in {place} can count scans, calls and jobs, and what the sum leaves out.",
    "Mail can be measured. A plan for {group} in {place}: one code per route, a page that fits, and a sum after six weeks.",
    "Scans, calls, bookings: a postcard campaign around {place} that {group} can judge with a pencil.",
  ],
  openings: [
    "Paper has a reputation for being impossible to measure. ~;~ a short address on the back of the card, different for each route around {place}, ends that for {a firm} in an afternoon.",
    "When the phone rings after a mailing, {firms} in {place} give the card the credit; when it does not, they blame the post. A code settles both questions without a quarrel.",
    "The code in the corner is the only part of the card that talks back. ~;~ for {a firm} mailing {place} and {n1} it can say which street, which offer and which day.",
    "A campaign that cannot be counted will be repeated out of hope. ~;~ this one, for {firms} in {place}, is built so that a wrong guess costs one small print run.",
    "People who get a card rarely do what the plan expects. ~;~ they scan it on the sofa, search for {a firm} in {place} the next day and call on the third.",
    "Counting mail is easier than counting clicks, because every card has an address. ~;~ in {place} the whole campaign of {a firm} fits on a sheet with one line per route.",
    "Before the picture, before the offer, decide how you will know. ~;~ {firms} in {place} that choose the code first end up with cleaner cards and shorter meetings.",
  ],
  points: [
    [
      [
        "Give each route its own code",
        "One code for the whole campaign only shows that somebody scanned. ~;~ a code for each route tells {a firm} where, and the printer can change it without extra plates.",
      ],
      [
        "Keep the printed address short",
        "Many readers will type it rather than scan. ~;~ eight characters without capitals or look-alikes are enough for {a firm}, and zero and the letter o should never meet.",
      ],
      [
        "Print the code large enough for dusk",
        "Cards are read in hallways, and in winter {place} is dark by {dusk}. ~so~ leave a white margin around the square, test it under a weak lamp, and let {a worker} try an old phone.",
      ],
      [
        "Let the number carry a code, too",
        "Callers do not scan. ~so~ ask for the two letters in the corner, or use a forwarding number on the card alone, so that {workers} need not guess.",
      ],
      [
        "Put the code where the thumb is not",
        "People hold a card by its lower right corner. ~so~ place the square on the left, away from the stamp, and {customers} can scan it without turning the card around.",
      ],
      [
        "Mark the version, not only the route",
        "If two offers are mailed, the code must name both route and version. ~;~ four letters can do it, and {a firm} will be glad in the sixth week.",
      ],
      [
        "Make the code honest",
        "A household that scans should know that the visit is counted. ~;~ one line on the landing page says so, and {customers} rarely mind what they were told.",
      ],
    ],
    [
      [
        "Lead to a page that continues the card",
        "The page must begin with the sentence on the card. ~;~ a visitor who asked about {problem} and meets a home page has to start again, and few do.",
      ],
      [
        "Ask for one thing on that page",
        "Name and number are enough to call back. ~since~ every further field costs answers, and {a worker} will ask the rest on the phone anyway.",
      ],
      [
        "Let the page load on a bad line",
        "A phone on the road between {place} and {n2} may have a single bar. ~;~ a light page with one picture opens there, and a heavy one loses {the customer} you paid to reach.",
      ],
      [
        "Show a face that matches",
        "If the card is signed by a first name, the page should show that person. ~;~ {customers} who see the same {worker} twice feel expected.",
      ],
      [
        "Keep the page after the campaign",
        "Cards are found in drawers a year later. ~so~ let the old address lead to a short note and a number, because a dead link makes {a firm} look closed.",
      ],
      [
        "Send confirmation in the same tone",
        "The text after the form should sound like the card. ~;~ a note from {a worker} with the hour of the call keeps people from trying the next {firm}.",
      ],
      [
        "Offer the phone beside the form",
        "Some visitors scan only to find the number. ~so~ put it at the top in large figures, and count those calls for {a firm} as answers to the card.",
      ],
    ],
    [
      [
        "Separate scans from people",
        "One household may scan three times, and a robot may scan forty. ~so~ count a visitor once, drop the machines, and the figure that {a firm} discusses is real.",
      ],
      [
        "Wait six weeks before the verdict",
        "The curve of answers has a steep front and a long tail. ~so~ judge the near routes at two weeks, and the whole at six, because {jobs} from the tail cost nothing more.",
      ],
      [
        "Hold one route back",
        "A street without cards shows what would have happened anyway. ~so~ choose one like the others, and let {a firm} take its ordinary {jobs} off the result.",
      ],
      [
        "Follow the code to the invoice",
        "A scan is curiosity, and a paid {job} is proof. ~so~ write the code on the <work order|file>, so that the sheet can be finished when the money arrives.",
      ],
      [
        "Count the searches for your name",
        "Mail often shows up as people typing {a firm} into a search box. ~so~ compare those weeks with the ones before, and claim half of the rise at most.",
      ],
      [
        "Keep calls and scans in two columns",
        "Older readers call, and younger ones scan. ~;~ adding them without a note hides which card reached which {customers}.",
      ],
      [
        "See the visit with everything else",
        "[Unified analytics](/unified-analytics) shows the visit from a card beside search and ads. ~;~ whether on a screen or on paper, {a firm} needs the three in one place to avoid counting {a customer} twice.",
      ],
    ],
    [
      [
        "Compare routes by cost per job",
        "Divide print and postage for a route by its {jobs}. ~since~ the order of routes after that sum is rarely the order of their scans, and it is the one to act on.",
      ],
      [
        "Ask why the best street was best",
        "Drive down it once with {a worker}. ~since~ the age of the houses, <a recent {job}|the shortest way to {a firm}> or a talkative neighbor will explain more than the sheet.",
      ],
      [
        "Repeat the winner before you vary it",
        "A result that appears once may be luck. ~so~ mail the best two routes again with the same card, and let {a firm} change something only in the third round.",
      ],
      [
        "Move money by a tenth at a time",
        "Shift a tenth of the next run from the worst routes to the best. ~since~ slow steps protect {firms} from chasing one good week.",
      ],
      [
        "Write the lesson on the card itself",
        "Keep one copy of each card with its result on the back in pencil. ~and~ in three years that box will be the marketing school of {a firm}.",
      ],
      [
        "Tell the crew what came of it",
        "{workers} who hear that a street answered will <mention it at the door there|ask people from there who else got the card>. ~and~ it costs nothing, and it often brings the next {customer}.",
      ],
      [
        "Publish nothing from small numbers",
        "A rate from forty cards is gossip. ~;~ until several hundred have gone out, write counts and not percentages, even inside {a firm}.",
      ],
    ],
    [
      [
        "Do not hide the code in the picture",
        "Designers like to blend it in, and phones do not. ~;~ black on white, with quiet space, is what {a firm} pays for.",
      ],
      [
        "Do not ask for a password",
        "A code from the card must never lead to an account. ~;~ if {customers} have to register to see an offer, most will close the page.",
      ],
      [
        "Do not reuse last year's codes",
        "An old card that surfaces will spoil the new count. ~so~ retire the letters for good, and let {a firm} start each season with fresh ones.",
      ],
      [
        "Do not track more than you need",
        "Route, version and day are enough to choose the next route. ~;~ names belong to those who give them, and {customers} notice the difference.",
      ],
      [
        "Do not change the page mid-campaign",
        "If the page improves in week three, the later routes look better than they are. ~so~ note the wish, finish the run, and change it for the next {jobs}.",
      ],
      [
        "Do not measure and fix at once",
        "Let the first campaign be a measurement. ~since~ {firms} that adjust offer, list and page each week learn only that something happened.",
      ],
      [
        "Do not let the count replace the talk",
        "Ask five callers what they thought of the card. ~since~ one sentence from {a customer} in {n1} can be worth more than the column of scans.",
      ],
    ],
  ],
  checklists: [
    [
      "One code for each route, tried on an old phone by {a worker}",
      "A page that begins with the sentence on the card",
      "One route held back",
    ],
    [
      "An address of eight characters that {a firm} can read aloud",
      "One field too many, removed",
      "The verdict after six weeks of {jobs}",
    ],
    [
      "Letters in the corner for people who call {a firm}",
      "A light page for a bad line",
      "Calls and scans in two columns",
    ],
    [
      "Route and version in the same code",
      "The number at the top of the page of {a firm}",
      "The code on every <work order|file> for {jobs}",
    ],
    [
      "The square on the left, with white around it",
      "The face of the {worker} who signs",
      "Cost for each {job}, route by route",
    ],
    [
      "A line that says the visit of {the customer} is counted",
      "The page kept after the campaign",
      "The best street driven once with {a worker}",
    ],
    [
      "Machines taken out of the scans for {a firm}",
      "A confirmation in the tone of the card",
      "Results in pencil on a copy of each card",
    ],
  ],
};
