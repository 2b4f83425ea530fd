import type { GeneratorId } from "../../generators";

/** Each has a figure of the place or a word of the trade in every sentence, and a link. */
export const CLOSINGS: Readonly<Record<GeneratorId, readonly string[]>> = {
  "generate-pixlseo-blog-post": [
    "Begin with {place} and {n1}, {d1} miles apart, and leave the rest of the map for later. If you would rather see first where {a firm} is found and where it is not, [PixlSEO](/pixlseo) draws that map for you.",
    "Most of this can be done by one person at {a firm} in a few quiet hours. For the part that needs measuring between {place} and {n2}, {d2} miles apart, see [how local search works for this trade]({page}) or [book a demo](/book-now) and bring your own search.",
    "When the first call for {a job} comes from {n1}, {d1} miles away, write down the date. That note tells you better than any report whether to go on to {n2}, {d2} miles out, and [our page for this trade]({page}) shows what comes next.",
    "None of it takes a larger budget than {a firm} in a town of {pop} people has. It takes an order of work, one of your {workers} beside each step, and somebody to [ask when a step is unclear](/contact).",
    "Do the first steps now, and look at the result again before {season}. Between the two dates [PixlSEO](/pixlseo) can do the measuring for {a firm}, from {place} out to {n3} at {d3} miles.",
    "Among the {all25} people within 25 miles, those who need {a job} this week will choose between a few names. Start with the list above, and [see how the other channels fit in](/platform) once {workers} have done it.",
    "If only one thing gets done this week, let it be the one that helps {a customer} with {problem}. The [page for this trade]({page}) has the rest in order, and most of it suits {place} and its {pop} people as it stands.",
  ],
  "generate-marketing-article": [
    "Choose one of these steps for this week, and put the next one in the calendar of {workers}. A notebook will do for the first month; later [the platform](/platform) can take over the routine parts for {a firm} that serves {place} and {n1}, {d1} miles away.",
    "A town of {pop} people does not ask {a firm} for a large plan. It asks for one that is kept, and if you want to see it with the figures of your own {jobs}, [book half an hour](/book-now).",
    "What works in {city}, {dcity} miles away, may not work here, so test it in {n1} first and count honestly. When {workers} are ready for more, read [what we do for this trade]({page}).",
    "Strike from this page what does not apply to {a firm}, and keep the rest where {workers} can see it. Later [Smart automation](/smart-automation) can take over whatever repeats itself among the {pop} people of {place}.",
    "Three months are enough to see whether this changes anything between {place} and {n2}, {d2} miles apart. Keep the counts of {jobs}, and [bring them along](/contact) if you cannot tell what they mean.",
    "Good work remains the best argument that {firms} have, and marketing only makes it visible to the {all25} people within 25 miles. How we go about that for {firms} is described on [a page of its own]({page}).",
    "Replace every assumption above with a figure from the books of {a firm}, beginning with those about {place} and its {pop} people. Then compare the result for your {jobs} with [the way we measure](/unified-analytics).",
  ],
  "direct-mail-automation": [
    "Print a small run, count for six weeks, and mail again to the streets that brought {jobs}. [Direct mail](/direct-mail) can print the codes and do the counting for {a firm}, while the choice of streets between {place} and {n1}, {d1} miles apart, stays with you.",
    "A few hundred cards to {place} and {n1}, {d1} miles apart, will tell {a firm} nearly all it needs to know. See [how a card for {customers} is made](/direct-mail), or [talk the list through](/contact) beforehand.",
    "With about {hh} households in town, {a firm} will write to some of them more than once, so every card should be one that you would not mind meeting again. Before the list of {customers} grows, look at [how it can be narrowed](/advanced-targeting).",
    "Put a copy of the card in a drawer at {a firm}, with its result written on the back. The next one, for {n2}, {d2} miles out, will be better for it, and [the page for this trade]({page}) shows what {firms} combine it with.",
    "If the phone of {a firm} is quiet after two weeks, wait another four before you judge. In the meantime [the platform](/platform) shows {customers} who came from the card beside those who searched, for {place} as for {n1}, {d1} miles away.",
    "Mail is slow, and in a town of {pop} people that is its strength: a card stays on the table until somebody has {problem}. Your {workers} may want to [see one before you order](/direct-mail), and to change one thing with every run.",
    "Begin with the streets <where {workers} have been|from which {customers} came> this year, and let the count decide whether the circle ever reaches {n3}, {d3} miles away. If the answers of {customers} surprise you, [ask us](/contact) what they may mean.",
  ],
};

/** Some of them end each checklist; every one has a figure of the place. */
export const PLACE_ITEMS: Readonly<Record<GeneratorId, readonly string[]>> = {
  "generate-pixlseo-blog-post": [
    "A page or a paragraph about {n1}, {d1} miles away, before one about any town farther out",
    "Travel times on the site: about {drive1} minutes to {n1} and {drive3} to {n3}, checked on a real trip",
    "Opening hours that still hold in December, when {place} is dark at {dusk}",
    "A rank check made from {n3}, {d3} miles {dir3}, and from {n4}, {d4} miles {dir4}",
    "A decision about {city}, {dcity} miles off, written down so that nobody builds a page for it by accident",
    "A short list of towns chosen from the circle of 25 miles, with the rest of its {w25} people left to others",
    "<A sentence on the site that says how far you go, with {n3} at {d3} miles as an example|A sentence on the site about the way from {n3}, {d3} miles out, and where to park>",
    "The name of whoever answers a call from {n2}, {d2} miles away, and what that person may promise",
    "The two names that appear above yours in {n1}, {d1} miles away, with one difference noted for each",
    "A photo from {place} and one from {n2}, {d2} miles apart, each with its town in the caption",
    "One new review from {place} and one from {n2}, {d2} miles away, before the month is over",
  ],
  "generate-marketing-article": [
    "A yearly goal that fits the {hh} households of {place}",
    "A border for ads at {n2}, {d2} miles out, or wherever {workers} begin to turn work down",
    "Evening appointments checked against sunset, {dusk} in December and {juneDusk} in June",
    "A note of which advice was made for {city} with its {pcity} people, and does not apply here",
    "A first test in {n1}, {d1} miles away with {p1} people, before anything farther",
    "A look at which {firms} serve {n2}, {d2} miles away, and how they answer the phone",
    "Last year's {jobs} counted for {place} and for {n1}, {d1} miles away, in two columns",
    "One stop rule, written down before the first dollar goes to {n2}, {d2} miles out",
    "A guess at how many of the {p1} people in {n1} need {a job} in a year, with its reasons",
    "The name of whoever follows up on inquiries from {n3}, {d3} miles away",
    "The trip <to|from> {n2}, {drive2} minutes each way, included in every sum about its {p2} people",
  ],
  "direct-mail-automation": [
    "A print run well below the {hh} households of {place}",
    "Separate codes for {place} and for {n1}, {d1} miles away",
    "A card that can be read in a hallway after {dusk} in December",
    "A stop before {n4}, {d4} miles out, until the near streets have answered",
    "The trip of {drive2} minutes <to {n2} counted as part of the cost|from {n2} mentioned on the card>",
    "No cards to {city}, {dcity} miles off, in the first round",
    "The count by route from the post office, set beside the {hh} households of {place}",
    "A date for the verdict, six weeks after the first card reaches {place} and its {pop} people",
    "One street in {n2}, {d2} miles out, left without cards for comparison",
    "Somebody at the phone who knows the card, the offer and the {d1} miles to {n1}",
    "A map on the wall that ends at {n3}, {d3} miles out",
  ],
};
