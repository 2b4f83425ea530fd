import type { GeneratorId } from "../../generators";

/** Every sentence holds a figure or a word of the trade, and every closing a link. */
export const CLOSINGS: Readonly<Record<GeneratorId, readonly string[]>> = {
  "generate-pixlseo-blog-post": [
    "Begin with {place} and {n1}, {d1} miles apart, and leave the rest of the map for later. If you would rather see the result first, [PixlSEO](/pixlseo) shows where {a firm} is found and where it is not.",
    "Most of this can be done by one person at {a firm} in four mornings. For the part that needs a map of {towns25}, look at [how local search works here]({page}) or [book a demo](/book-now) and bring your own search.",
    "When {n1} with its {p1} people brings its first call for {a job}, write the date down. That note tells you better than any report whether to go on to {n2}, {d2} miles out; [our page for this trade]({page}) shows what comes next.",
    "None of it needs a larger budget than {a firm} in a town of {pop} has. It needs an order of work for {workers}, and someone to [ask when a step is unclear](/contact).",
    "Keep the sheet of {jobs}, and look at it again before {season}. What [PixlSEO](/pixlseo) adds for {firms} is the measuring between the two dates.",
    "A market of {all25} people rewards {firms} that are exact. Start with the list above, and [see how the other channels fit in](/platform) once {workers} have done it.",
    "If only one thing is done this week, do the one that helps {a customer} with {problem} tonight. The [page for this trade]({page}) has the rest in order, for {place} as for a place ten times its {pop} people.",
  ],
  "generate-marketing-article": [
    "Choose one of these steps for {a firm} this week, and put the next one in the calendar. [The platform](/platform) can carry the routine parts for a market of {all25} people, and a notebook can carry the first.",
    "A town of {pop} does not need a large plan from {a firm}; it needs a plan that is kept. If you want to see it with the figures of your own {jobs}, [book half an hour](/book-now).",
    "What works in {city}, {dcity} miles away, may not work for {a firm} here. Test it among the {p1} people of {n1}, count honestly, and read [what we do for this trade]({page}) when you are ready for more.",
    "Put this page beside the phone of {a firm}, strike what does not apply, and sign what is left. [Smart automation](/smart-automation) can take over the reminders when the list of {jobs} has proved itself.",
    "Three months are enough for {a firm} to see whether this changes anything between {place} and {n2}. Keep the counts of {jobs}, and [bring them along](/contact) if the answer is unclear.",
    "The work itself remains the best argument of {firms}, and marketing only has to make it visible within {d3} miles. How we go about that with {customers} is described on [the page for this trade]({page}).",
    "Every figure above can be replaced by one from the books of {a firm}. Do that first for {place} with its {pop} people; then compare with [the way we measure](/unified-analytics).",
  ],
  "direct-mail-automation": [
    "Print small, count for six weeks, and mail again to the streets within {d2} miles that answered. [Direct mail](/direct-mail) can print the codes and do the counting for {a firm}; the choice of the first {d1} miles stays with you.",
    "A first run of a few hundred cards to {place} and {n1} tells {a firm} nearly all it needs to know. See [how a card for {customers} is made](/direct-mail), or [talk the list through](/contact) beforehand.",
    "With {hh} households in town, {a firm} will meet most of them twice. Write accordingly, and let {workers} look at [advanced targeting](/advanced-targeting) before you widen the list.",
    "A copy of this card belongs in a drawer of {a firm}, with its result on the back. The next one, for {n2}, {d2} miles out, will be better for it, and [the page for this trade]({page}) shows what {firms} combine it with.",
    "If the phone of {a firm} is quiet after two weeks, wait four more before you judge. In the meantime [the platform](/platform) shows visits by {customers} from the card beside those from search.",
    "Mail is slow, and that is its strength in a place of {pop} people: it stays on the table until {a customer} has {problem}. {workers} may like to [see a card before you order](/direct-mail), and to change one thing each time.",
    "Begin with the streets <where {workers} have been|from which {customers} came> this year. Whether the circle later grows to {n3}, {d3} miles away, is a question for the counts of {jobs} and not for the printer; [ask us](/contact) if they disagree.",
  ],
};

/** One of them ends each checklist; every one has a figure of the place. */
export const PLACE_ITEMS: Readonly<Record<GeneratorId, readonly string[]>> = {
  "generate-pixlseo-blog-post": [
    "{n1} ({d1} miles, {p1} people) and {n2} ({d2} miles, {p2} people) named where they belong",
    "Minutes to {n1} and {n3} given as {drive1} and {drive3}, or corrected after a trip",
    "Hours for {pop} people that hold when it is dark at {dusk}",
    "A rank check from {n3}, {d3} miles {dir3}, and from {n4}, {d4} miles {dir4}",
    "A limit well short of {city} with its {pcity} people, {dcity} miles off",
    "The {towns25} within 25 miles, with their {w25} people, read through once, and most of them struck",
    "One review from each of the four towns within {dMax} miles, {p3} people in {n3} included",
  ],
  "generate-marketing-article": [
    "A goal that fits {hh} households in town",
    "A border for ads: {n3} at {d3} miles and {p3} people, or nearer",
    "Evening slots checked against sunset at {dusk} and at {juneDusk}",
    "No plan made for the {pcity} people of {city}, {dcity} miles off",
    "{n1} with {p1} people, {d1} miles away, tried before anything farther",
    "A look at who serves {towns10} within 10 miles, with {w10} people",
    "The trip <to|from> {n2}, {d2} miles and {drive2} minutes each way, in the sum for its {p2} people",
  ],
  "direct-mail-automation": [
    "Fewer cards than the {hh} households in town",
    "Routes in {n1} with its {p1} people, {d1} miles away, kept apart from those in {place}",
    "A card that can be read after {dusk} in December and {juneDusk} in June",
    "A stop before {n4} with {p4} people, at {d4} miles",
    "A trip of {drive2} minutes <to {n2} counted as a cost|from {n2} counted as a hurdle> for its {p2} people",
    "No cards to {city} and its {pcity} people, {dcity} miles off, in the first round",
    "A mark on the map for {towns10} within 10 miles, with {w10} people, before the order",
  ],
};
