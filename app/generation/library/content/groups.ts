/** A group of points that belong together: its heading, and what leads to the points. */
export type Group = { headings: readonly string[]; intros: readonly string[] };

/** By topic: the group of its first two points, and that of the other three. */
export const GROUPS: Readonly<Record<string, readonly [Group, Group]>> = {
  "service-area-pages": [
    {
      headings: ["Draw the line first", "Choose the towns before you write", "Which towns make the list"],
      intros: [
        "Choosing comes before writing, because a page for the wrong town costs twice: once in hours, and again whenever {a worker} has to refuse a call that the page for {n4}, {d4} miles out, has invited.",
        "What {a firm} already knows sorts most towns from {n1} at {d1} miles to {n4} at {d4}, and it does so better than a map with a circle on it.",
        "A service area holds when everyone who answers the phone would draw it in the same place, be it at {d2} miles or at {d4}, so it is worth an hour with {workers} at one table.",
        "It helps to decide this with figures on the table, such as the {p1} people of {n1} and the {p2} of {n2}, since every owner has a favorite town and every {worker} has one to avoid.",
      ],
    },
    {
      headings: [
        "Then write pages that hold up",
        "What belongs on each page",
        "Make every page earn its place",
      ],
      intros: [
        "A page for a town such as {n1}, {d1} miles away, has to survive two readers: the {customer} who lives there and knows at once whether you do, and the search engine that compares it with the rest of your site.",
        "Once the list is short, the pages from {n1} at {d1} miles outward can have something in them, and the following points keep {a firm} from turning out copies.",
        "A page is an afternoon's work for any town within {dMax} miles that {workers} can talk about; what makes them worth keeping is listed here.",
        "Most town pages fail because they could be about any town, and these steps make sure that yours could only be about {n1} with its {p1} people or {n2} with its {p2}.",
      ],
    },
  ],
  "rank-by-distance": [
    {
      headings: ["Measure so that you can repeat it", "Take the map properly", "Set up the measurement"],
      intros: [
        "A single look proves little, so the first map of {a firm} has to be plain enough that somebody else could draw it again next month.",
        "Before anything is improved, agree with {workers} on what will be measured, from where and at what hour; otherwise the second map cannot be compared with the first.",
        "The measurement is the dull part, and the part that most {firms} skip. Done with a little care, it takes {workers} less time than writing a page that nobody needed.",
        "What you want is a picture of how {customers} see you from where they are, and that asks for more care with the points than with the tool.",
      ],
    },
    {
      headings: ["Read the pattern, then repair", "What the map tells you to do", "From pattern to repair"],
      intros: [
        "A map is only useful to {a firm} if it leads to a decision, so look for the shape before you look at single points, and change as little as possible at once.",
        "Patterns repeat from town to town, and each has a likely cause that {a firm} can check within the hour.",
        "With two maps on the table the guessing can stop: the shape says where to look, and the first repair is usually smaller than {firms} expect.",
        "Now comes the part that {customers} will notice, and the rule for it is to work from the cause to the change, one at a time, and to give each change a month.",
      ],
    },
  ],
  "business-profile": [
    {
      headings: [
        "Get the fields right first",
        "The facts that decide who sees you",
        "Start with what searches depend on",
      ],
      intros: [
        "The fields look like paperwork, but they decide in which searches {a firm} may appear at all, and no number of reviews makes up for a wrong one.",
        "Go through the fields with someone who answers the phone, because that person knows what {customers} get wrong about you before they call.",
        "None of these facts is interesting, which is why rivals leave them wrong and an hour of care here is worth more to {firms} than a month of posts.",
        "Begin with what a machine reads and a hurried {customer} relies on; the rest of the profile only matters once these lines are true.",
      ],
    },
    {
      headings: [
        "Pictures, reviews and the weekly look",
        "Make strangers believe it",
        "Then give people reasons to call",
      ],
      intros: [
        "Once the listing of {a firm} is found, it has a few seconds to be believed, and pictures and the answers to reviews do most of that work.",
        "Two {firms} with the same category and the same distance differ only in what people see next, and all of it can be made by {workers} with a phone.",
        "Being seen is half of it; the other half is that a stranger with {problem} trusts what the listing shows, and that depends on small, recent, ordinary things.",
        "The second half of the work never quite ends, so keep it small enough for {workers}: a picture, a reply and a look at the numbers, always on the same day of the week.",
      ],
    },
  ],
  "directory-listings": [
    {
      headings: [
        "Agree on the facts and find the copies",
        "First one truth, then every copy of it",
        "Before you correct anything",
      ],
      intros: [
        "Corrections made from memory create new errors, so {a firm} should begin with a document and a search, before a single directory is touched.",
        "Somebody has to decide what is true before anyone can say what is wrong, which takes an hour for {a firm} with one door, and saves several later.",
        "Old facts hide in places that {workers} have never heard of, and {customers} find them all the same, so begin by writing down what should be there.",
        "The cleanup goes faster when the searching is finished before the repairing starts; mixing the two is how {firms} end up with the same list half done three times.",
      ],
    },
    {
      headings: [
        "Repair what does harm, then keep it so",
        "Fix the listings that count",
        "The repairs, in a sensible order",
      ],
      intros: [
        "With the sheet full, and not all of it worth attention, work down from the errors that cost {a firm} calls to those that merely look untidy.",
        "A repaired listing stays repaired only if its source is right and someone at {a firm} owns the login, so these steps do a little more than correct a line.",
        "With the list in hand, the repairs are routine, and they can be spread over the spare hours of whoever knows {customers} best.",
        "Since most of the benefit comes from a small number of entries, finish those completely before you open the next, or {a firm} will have fifty listings that are nearly right.",
      ],
    },
  ],
  "market-and-budget": [
    {
      headings: [
        "Count the market before the money",
        "How large is the market really?",
        "Size the market from below",
      ],
      intros: [
        "A budget is an opinion until there is a count behind it, and the count may be rough as long as {workers} can say where it is rough.",
        "Start with what cannot be argued with, which is the number of households, and remove step by step everything that {workers} could not or should not serve.",
        "Two or three honest corrections bring the number of possible {jobs} down to something that an owner can picture.",
        "The aim of this part is a number of {jobs} a year that {a firm} could win, with the guesses visible beside it.",
      ],
    },
    {
      headings: [
        "Divide it, and decide when to stop",
        "Spend in the order of certainty",
        "Where the money goes first",
      ],
      intros: [
        "With a ceiling in hand, the rest is order: first what brings {customers} who are already looking, then what reaches those who might, and last what is merely pleasant to see.",
        "A small budget is lost in pieces, and the following rules keep it together long enough for {a firm} to see what each part does.",
        "How the money of {a firm} is divided matters more than how much there is, and the rules for stopping matter more than either.",
        "Since every channel can be made to look good for a month, these steps compare them by the {jobs} that follow, and they take the decision out of the hands of whoever calls last.",
      ],
    },
  ],
  "first-reply": [
    {
      headings: [
        "Decide who answers and what they say",
        "The first minute, prepared",
        "Before the phone rings again",
      ],
      intros: [
        "Quick answers are less a matter of temper than of arrangement: they happen where {a firm} has settled in advance who picks up, what is asked first and what may be promised.",
        "Most inquiries are missed because everybody thought that somebody else had the phone, whether the call came from {place} or from {n1}, {d1} miles away, and this part removes that doubt for {workers} and callers alike.",
        "A person who answers well for {a firm} has usually been told how, in a few words that fit on a card, and the steps here produce that card.",
        "Begin with the hours and the words, because no tool at {a firm} can repair a call that nobody owns or a talk that ends without a date.",
      ],
    },
    {
      headings: ["Count the misses and follow up", "Find out what was lost", "After the first answer"],
      intros: [
        "The second half of the plan happens after the phone is back on the hook, when {firms} either learn from a talk or forget it.",
        "What is not counted is not believed, and in a market of {all25} people a tally of two weeks is enough to show {a firm} where its inquiries go.",
        "Between the first answer and the booking lie a few days in which {customers} forget, hesitate or hear from someone else, and small, friendly steps carry them across.",
        "An inquiry from {n2}, {d2} miles away, that was answered on Monday can still be lost by Thursday, and these habits keep it warm without turning {workers} into salespeople.",
      ],
    },
  ],
  "year-and-daylight": [
    {
      headings: ["Draw the year as it really is", "The year on one sheet", "Messages that fit the season"],
      intros: [
        "The plan begins with last year, because the same weeks tend to be full and empty again, and {firms} usually remember them wrongly.",
        "Before daylight comes into it, the year needs a shape: where the work comes from, when {customers} start to think about it, and which weeks nobody fills.",
        "A calendar is useful to {a firm} only if it also says what not to do, so the first step is to take messages out of it.",
        "Put the year of {a firm} on a single sheet and leave room for notes; the sheet will be worth more in its second year than in its first.",
      ],
    },
    {
      headings: [
        "Move hours and people with the light",
        "Let daylight set the hours",
        "When it gets dark early",
      ],
      intros: [
        "The light changes what {customers} in {place} and in {n1}, {d1} miles away, can do after work, and therefore when they read, call and open the door.",
        "Hours that suit June are wrong in December, and few {firms} between {place} and {n2}, {d2} miles apart, change them, which alone makes the following steps worth an afternoon.",
        "Daylight is the one seasonal figure that never surprises anybody, so the appointments, ads and reminders of {a firm} can be arranged around it well ahead, from {place} out to {n2} at {d2} miles.",
        "With the year drawn, the hours come next, beginning with those that touch {workers} on the road and people waiting at home.",
      ],
    },
  ],
  "what-brought-them": [
    {
      headings: [
        "Ask everyone, and write it down",
        "Collect the answer on the day",
        "One question and one sheet",
      ],
      intros: [
        "Everything that follows rests on an answer given in half a sentence by {a customer} who wants to talk about something else, so it has to be easy to ask and easy to note.",
        "The collecting is a habit more than a technique, and it holds when {workers} see what is done with the answers.",
        "Good records are made on the day or not at all, and these points keep the effort small enough for a busy week at {a firm}.",
        "Begin with {workers} who take calls, not with the software, because they hear what brought people and the software only knows what was touched last.",
      ],
    },
    {
      headings: [
        "Follow the money, and wait before you judge",
        "What the numbers can bear",
        "From answers to decisions",
      ],
      intros: [
        "A column of answers from {place} and {n1}, {d1} miles apart, is not yet a reason to move money; the next steps connect it with what {jobs} really earned, and keep chance from being mistaken for success.",
        "The numbers of a town like {place} with {pop} people jump about, and an owner of {a firm} who reacts to each jump will change course every month unless it is decided beforehand what would count as proof.",
        "Setting the answers against the invoices is slower than reading a dashboard, and {firms} that do it are harder to talk into things.",
        "The point of counting is to stop something, start something or leave it alone; each month the sheet of {a firm} should lead to one of the three.",
      ],
    },
  ],
  "mail-radius": [
    {
      headings: ["Choose the streets", "Build the list from the door outward", "Whom to leave out"],
      intros: [
        "A list is improved mostly by taking addresses off it, in {place} as much as in {n2}, {d2} miles out, and nobody is better at that than the {workers} who know the streets.",
        "Begin with places where {a firm} has been, because a card to those streets, be they in {place} or in {n1}, {d1} miles away, can mention something true.",
        "The printer will accept any list, even one of all {hh} households in {place}, so the care has to come from {workers}, who should ask of every street whether they could be there soon and whether anyone there would say yes.",
        "Every address costs the same to mail and not the same to serve, with {n2} about {drive2} minutes away; the following steps put the ones that suit {a firm} at the top.",
      ],
    },
    {
      headings: ["Print, drop and count", "From list to answers", "Size, timing and the count"],
      intros: [
        "With the streets chosen, what remains is to send no more than {workers} can answer, and to learn enough from this part of the {hh} households to choose better next time.",
        "Timing and counting decide whether the next run of {a firm} is cheaper, and both have to be arranged before the cards leave the printer.",
        "A card is a promise with a stamp on it, so match the number to the hours that {a firm} has free, and note every answer.",
        "The card itself can be plain, as long as it says where you are, when you can come and how to reply, and tells {a firm} afterward which street it came from.",
      ],
    },
  ],
  "postcard-offer": [
    {
      headings: [
        "Find an offer that is not a discount",
        "What to give, and what it may cost",
        "Choose the offer",
      ],
      intros: [
        "A good offer is small for {a firm} and useful to the reader, and it can be described in one breath. Look for it among the things that {workers} do anyway.",
        "The offer answers a single question in the mind of {a customer}: why this week? Price is only one possible reply, and for {jobs} it is seldom the strongest.",
        "Before the words come the terms, because someone will call and ask what exactly is meant, and {a firm} should have decided that in advance.",
        "Think of {a customer} who has put the matter off, and ask which first step would feel easy: that step, with a beginning and an end, is the offer.",
      ],
    },
    {
      headings: [
        "Write the card and prepare the answer",
        "From the words to the phone call",
        "Say it, and be ready for the reply",
      ],
      intros: [
        "The words can be few, since the card of {a firm} has only to be read and believed, while what happens after it is read deserves more thought.",
        "Now write it as one person to another, and walk the way of the {customer} from the mailbox to the first talk.",
        "Every element of a card either helps someone to answer or takes room from what does, and {firms} that ask this of each line end up with a short card.",
        "A card is finished when nothing can be taken away, and a campaign is ready when whoever answers at {a firm} has read the card aloud.",
      ],
    },
  ],
  "second-card": [
    {
      headings: ["Plan the series as one piece", "Dates and doors before words", "Set the rhythm first"],
      intros: [
        "A series is decided on the first day, since what comes later is only the mailing, and it should not depend on who has time at {a firm} that week.",
        "Begin with dates and with the number of doors, because these determine how many answers {workers} will have to handle at once.",
        "Three mailings sound like three times the work, which they need not be for {workers}, provided that the list, the codes and the texts are made together.",
        "Before a word is written, agree on the pace, because it has to suit {customers}, who need time to think, and the schedule of {a firm}, which has only so many gaps.",
      ],
    },
    {
      headings: [
        "Give each card something new to say",
        "Cards two and three, and the count",
        "What changes from card to card",
      ],
      intros: [
        "Repetition alone annoys {customers}, so each further card needs a reason of its own, and {a firm} needs a way to tell which of them was answered.",
        "The later cards can be shorter than the first, since the name is known by then, and what they add should come from real talks with {customers}.",
        "By the second card some people have called, some have looked and most have done nothing, and the series is better when {firms} treat these three groups differently.",
        "What you write next depends on what people did with the first card, so keep the list current and let {workers} tell you what callers ask.",
      ],
    },
  ],
  "codes-and-counts": [
    {
      headings: [
        "Prepare the code and the page behind it",
        "Make the card countable",
        "Before the print run",
      ],
      intros: [
        "Counting starts on the drawing board of {a firm}, because a code that is forgotten there cannot be added once the cards are in the mail.",
        "Two things have to exist before {a firm} prints: a code that tells the streets apart, and a page that greets whoever uses it.",
        "A visit from a card is among the most expensive that {firms} pay for, so the few steps between the mailbox and the first talk deserve some care.",
        "The {customer} has to do something unusual, which is to go from paper to a screen, and everything in this part makes that easier or makes it count.",
      ],
    },
    {
      headings: ["Read the count, then act on it", "Wait, count, decide", "What the count is good for"],
      intros: [
        "What tempts people is to read the count too early and to read too much into it, and a date for the verdict, set beforehand, protects {a firm} from both.",
        "What should come out of all this is a decision about the next routes, so collect only what bears on it and let {workers} see the result.",
        "Scans, calls and {jobs} tell three different stories about the same street, which are worth keeping apart until the last of them has arrived.",
        "A mailing teaches something when its result could have been otherwise, and these steps make sure that {a firm} would notice if the card had done nothing.",
      ],
    },
  ],
};
