import type { Topic } from "../../library";

export const serviceArea: Topic = {
  id: "service-area-pages",
  name: "Service-area pages",
  travelersOnly: true,
  category: null,
  titles: [
    "Which towns around {place} deserve a page of their own?",
    "Service-area pages for {group} in {place}, {st}",
    "{place} and {n1}: where {group} should draw the line",
    "Beyond {place}: a service area that {group} can keep",
    "How far from {place} should {group} be found?",
    "Naming the towns near {place}: a guide for {group}",
  ],
  descriptions: [
    "Four towns lie closest to {place}. Here is which of them {group} should name on a service-area page, with distances, drive times and a list to work from.",
    "How {group} in {place} can choose towns for service-area pages: miles, minutes and people, with the sums shown.",
    "{n1} or {n2} first? A working order for the service-area pages of {group} in {place}.",
  ],
  openings: [
    "A list of forty towns in the footer tells a searcher nothing. In {place} a useful service area is short, and each name on it has to earn its line by distance, by people, or by work already done there.",
    "Ask the person who plans the week at {a firm} in {place} which towns they dread. ~since~ the answer is usually more honest than the website, and it is a good place to begin.",
    "The edge of a service area is a business decision, but most sites treat it as decoration. ~;~ for {firms} in {place} it decides which searches are worth answering and which {jobs} lose money on the road.",
    "Someone in {n2} types a search and sees three names. ~;~ whether one of them should be {a firm} from {place} depends on the miles between the two, on who else is closer, and on what the page says.",
    "There are two ways to get a service area wrong. One is to claim half of {state}; the other is to name {place} alone and leave {n1} to somebody else.",
    "Search engines read a place name the way a new {buyer} does: they look for proof that you really work there. ~so~ this guide draws the line around {place} with figures instead of hope.",
    "Before another town page is written, take out a map of {place} and a list of last year's {jobs}. ~;~ between them they settle nearly every question that a service area raises.",
  ],
  points: [
    [
      [
        "Start with where the work came from",
        "Sort last year's {jobs} by town before you sort the towns by size. A name that already brings steady work deserves a page first, because you can describe real visits there and because the search engine may know you in that town.",
      ],
      [
        "Let the drive decide, not the county line",
        "Customers do not think in counties, and neither does a fuel bill. ~so~ draw the area by minutes from your own door, then check whether the last {job} of the day would still end on time in the farthest town.",
      ],
      [
        "Rank towns by people per mile",
        "Divide each neighbor's population by its distance and sort the result. ~since~ the sum is crude, yet it puts {n1} and {n2} in an order that {a firm} can defend, and it stops the loudest opinion in the room from choosing.",
      ],
      [
        "Drop the town you would rather not serve",
        "Every list holds one name that is there out of pride. ~and~ if {a job} in that town always runs late, take the page down and send the few who ask to a colleague nearby.",
      ],
      [
        "Look for the town without its own firm",
        "A smaller place with no {firm} of its own is often easier to win than a large one with five. ~so~ search “{s1}” as if you stood there, and count how many of the first results are local.",
      ],
      [
        "Separate the near ring from the far one",
        "Close towns can be promised same-day work; far ones cannot. ~so~ write two lists with two promises, so that {a customer} at the edge of the map does not expect what only {place} can get.",
      ],
      [
        "Write the boundary as a rule",
        "Staff who answer the phone need one sentence, not a map. ~;~ a rule that ends at {n3}, with longer trips for planned work only, lets anyone say yes or no to {a customer} without asking the owner.",
      ],
    ],
    [
      [
        "Planned work may travel farther",
        "An urgent call and a planned one have different limits. People with {problem} want someone close, while {a customer} who plans ahead will wait for {a worker} from farther away, so the second kind of page may name more towns.",
      ],
      [
        "Check the way back, too",
        "A town that is quick to reach at ten can be slow at five. ~so~ have {a worker} note the time of the return trip for two weeks, and use the longer figure when you decide.",
      ],
      [
        "Mind the state line",
        "A neighbor across a border may need another license, another tax form or another court. ~;~ {firms} should settle that with the authority in charge before the town's name goes on a page.",
      ],
      [
        "Group the small places",
        "Not every village needs a page. ~;~ one page for a cluster of small places around {n3}, with a paragraph for each, reads better than six thin ones and is easier for {a firm} to keep current.",
      ],
      [
        "Give the nearest city its own plan",
        "{city} pulls searches from far around, and it has its own {firms}. ~so~ unless you have an address there, a page about {city} will mostly be read by competitors, so spend that week on a smaller neighbor.",
      ],
      [
        "Ask {customers} how they name their place",
        "Some say the town, some the township, some the lake. ~so~ write down the words that {customers} use on the phone for a month, and let those words decide the titles.",
      ],
      [
        "Keep one town in reserve",
        "Prepare one more page than you publish. ~and~ when the calendar fills up in {season}, leave it unlinked, and bring it out when {workers} have free mornings.",
      ],
    ],
    [
      [
        "A town page needs one true story",
        "Describe one {job} that you finished in that town: what the {customer} noticed, what you found and how long it took. ~so~ leave out the name and the street. ~since~ nobody can copy such a paragraph, and nobody mistakes it for a template.",
      ],
      [
        "Put the distance in the first lines",
        "Readers at the edge want to know whether you will come at all. ~;~ a plain statement that {n1} lies {d1} miles from your door answers that before the reader scrolls, and {a worker} can stand by it.",
      ],
      [
        "Write what is different there",
        "Ask your {workers} what changes from town to town: the age of the houses, the parking, the office that issues permits. ~and~ if they can name nothing, the town does not need a page yet.",
      ],
      [
        "Show a picture from that town",
        "One honest photo, such as {proof}, taken on a visit there, outweighs a paragraph of assurances. ~so~ name the town in the caption and the alternative text, and keep faces and house numbers out of the frame.",
      ],
      [
        "Answer the two questions of that town",
        "Look through old messages from {n2} and pick the two questions that come up most. ~and~ answer each in three sentences. A page of forty lines that does so beats a long one written for nobody, and {customers} forward it.",
      ],
      [
        "Say when you are there anyway",
        "If {a worker} is in {n1} every other Tuesday, print it. ~;~ a fixed day makes a small town cheap to serve, and it gives the {customer} a reason to book ahead.",
      ],
      [
        "Keep the phone number the same",
        "A different tracking number on every town page confuses directories and people alike. ~so~ use one number on the site for all towns, and let the form record which page the {customer} came from.",
      ],
    ],
    [
      [
        "Link towns to work, not to each other",
        "A block of links to twenty towns at the bottom of every page helps no reader. Link from a service to the towns where that {job} is common, and from each town back to the services people there request.",
      ],
      [
        "Use the town once in the title",
        "Title, first heading, first paragraph: that is enough. ~;~ a page that repeats {n1} in every sentence reads as if {a firm} were selling the name rather than the work, and search engines have seen that trick.",
      ],
      [
        "Date the page and keep the date true",
        "A line with the month of the last review tells readers that someone looks after the page. ~so~ put all town pages into one yearly afternoon, and have {a worker} strike what no longer holds.",
      ],
      [
        "Give every page one next step",
        "A town page with four buttons gets none of them pressed. ~so~ choose a call for urgent work or a form for {jobs} that can wait, and repeat the same step at the end of the page.",
      ],
      [
        "Collect reviews that name the town",
        "Ask {customers} in {n2} to mention where the work was done. ~;~ you cannot write it for them, but most people add the town when they are asked in person and in one short sentence.",
      ],
      [
        "Let the profile agree with the pages",
        "The service area in your business profile should list the same towns as the site. ~and~ where the two differ, {customers} at the edge get two answers, and the listing is the one they believe.",
      ],
      [
        "Add a small map with words beneath",
        "A picture of the area helps, but a screen reader and a search engine need the names as text. ~so~ put the list of towns below the map, in the order of the drive, with the nearest {customer} first.",
      ],
    ],
    [
      [
        "Measure each town by itself",
        "Count calls and forms by town for a quarter before you judge a page. ~since~ two {jobs} from a small place may be a better result than five from a large one that took twice the writing.",
      ],
      [
        "Retire pages without regret",
        "A page that brought nothing in a year is not an asset. ~so~ fold its one good paragraph into a neighbor's page, redirect the address, and let {workers} know that the area has shrunk by a name.",
      ],
      [
        "Check your rank from the town, not from the desk",
        "Results at your own desk are colored by where you sit. ~;~ [PixlSEO](/pixlseo) checks from points across the map, and even a friend in {n2} with a phone can tell you more about {a firm} than your office browser.",
      ],
      [
        "Watch for the page that competes with itself",
        "If the page for {n1} and the home page appear for the same search by turns, one of them is unclear. ~so~ narrow the town page to {jobs} done there, and let the home page speak for {place}.",
      ],
      [
        "Write down what would change your mind",
        "Before a town page goes live, note the number of calls that would justify it and the date on which you will look. Without that note every page is kept out of habit, and {firms} end up with thirty.",
      ],
      [
        "Ask the newest {customer} how they found you",
        "One question on the phone, asked the same way each time, shows more than most reports. ~so~ write the answer next to the town, and after fifty {jobs} the pattern is hard to miss.",
      ],
      [
        "Do not pay for the same town twice",
        "If ads already cover {n2} at a price you like, the page for it can wait. ~so~ put the writing where paid clicks are dear or rare, and revisit the choice after {season}.",
      ],
    ],
  ],
  checklists: [
    [
      "Last year's {jobs}, sorted by town",
      "One sentence that says how far you go for {problem}",
      "A page for {n1} with one true story",
    ],
    [
      "Minutes from your door to the center of {n2}, driven once in each direction",
      "The promise for near towns and the promise for far ones",
      "One photo from each town that has a page, such as {proof}",
    ],
    [
      "The two questions people in {n1} ask most",
      "The same list of towns on the site and in the profile of {a firm}",
      "A date on which thin pages are removed",
    ],
    [
      "A search for “{s2}” done from {n3}",
      "The towns where no {firm} has its door",
      "One next step on every town page",
    ],
    [
      "License rules for {jobs} in every town on the list",
      "The town you would rather not serve, taken off",
      "One phone number on all pages",
    ],
    [
      "Small places around {n3} grouped on one page",
      "Links from each service to the towns that book that {job}",
      "A note of the calls each town page must bring",
    ],
    [
      "The words {customers} use for where they live",
      "A fixed day for the farthest town, if {workers} can keep it",
      "The review month at the foot of each page",
    ],
  ],
};
