import type { Example } from "../library";

/** By topic. Every assumption is declared in the sentence that brings it in. */
export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  "service-area-pages": [
    {
      heading: "People per mile, worked out",
      assumed: {},
      text: "Divide the people of each neighbor by its distance and the order of pages appears: for {n1} that is [p1 ÷ d1 = per1] people to the mile, for {n2} [p2 ÷ d2 = per2] and for {n3} [p3 ÷ d3 = per3]. The highest figure gets the first page, unless {workers} know a reason against it. ~;~ distance counts twice for urgent work, so for {problem} move the nearest town up by one place.",
    },
    {
      heading: "What a far visit must bring",
      assumed: { wage: [38, 42, 46, 54] },
      text: "Assume that an hour of {a worker}, with the vehicle, costs {$wage}. ~;~ the road to {n3} and back takes [drive3 × 2 = both] minutes, so the trip alone costs [$wage × both ÷ 60 = $trip]. If {a job} out there earns less than that above its material, the town does not belong on the site. ~and~ if two {jobs} can be booked on one morning, the cost of the road is halved and the answer may change.",
    },
    {
      heading: "How many calls a page needs",
      assumed: { hours: [5, 6, 7, 8], rate: [35, 40, 45], margin: [20, 25, 30] },
      text: "Suppose that writing a page for {n1} takes {hours} hours at {$rate}, and that {margin}% of {$value}, an assumed first order, is left after costs. The page costs [hours × $rate = $cost], and each new {buyer} leaves [$value × margin% = $left]. ~so~ it takes [$cost ÷ $left = needed] such {buyers} before the page has paid for itself. A town that cannot send enough {customers} to cover it in a year can be named in a list instead.",
    },
    {
      heading: "Two towns in one morning",
      assumed: { visits: [2, 3], minutes: [40, 50, 60] },
      text: "Assume that {workers} serve {n1} and {n2} on one morning, with {visits} visits of {minutes} minutes each. The road takes about [drive1 × 2 = near] minutes for the first town and [drive2 × 2 = far] for the second, so the morning is [near + far + visits × minutes = total] minutes long, and anything much above four hours means that the two towns should be promised different days.",
    },
    {
      heading: "What a page should bring in a year",
      assumed: { calls: [10, 12, 15, 20], booked: [30, 40, 50] },
      text: "Assume that a page for {n2} brings {calls} calls in its first year and that {booked}% of them become {jobs}. That makes [calls × booked% = jobs] {jobs}, or [jobs × $value = $sales] at an assumed {$value} each, from a town of {p2} people that is {d2} miles away. Set the hours for writing, and for driving {drive2} minutes each way, against it before the page goes live.",
    },
  ],
  "rank-by-distance": [
    {
      heading: "What the weak points are worth",
      assumed: { points: [6, 8, 9, 11], calls: [2, 3], booked: [30, 40, 50] },
      text: "Take an invented map on which {points} points between {place} and {n1} show {a firm} below the third place. Assume that each of them, once repaired, brings {calls} more calls by {customers} in a year and that {booked}% of calls are booked. ~;~ that is [points × calls × booked% = jobs] more {jobs}. ~;~ at an assumed {$value} for each, the slope is worth [jobs × $value = $worth] a year, which is the most that its repair should cost.",
    },
    {
      heading: "An average that hides a hole",
      assumed: { near: [2, 3], far: [15, 17, 18], count: [5, 6, 8] },
      text: "Imagine {count} points in {place} where {a firm} stands at {near}, and as many in {n2} where it stands at {far}. The report would show [near × count + far × count = total] divided by [count × 2 = all] points, and [total ÷ all = average] as the average. ~;~ {customers} never saw that position. ~;~ one half of the map needs nothing at all, and the other half needs a reason why people {d2} miles away should be shown {a firm} from here.",
    },
    {
      heading: "Time for a map by hand",
      assumed: { points: [12, 14, 16], minutes: [2, 3], rate: [30, 36, 42] },
      text: "A map drawn by hand costs time that can be added up, so assume {points} points at {minutes} minutes each, plus the [drive2 × 2 = road] minutes to {n2} and back if nobody there can read the list to you. One map takes [points × minutes + road = spent] minutes, and twelve a year take [spent × 12 ÷ 60 = hours] hours. At an assumed {$rate} an hour that is [hours × $rate = $yearly], and any tool that {workers} are offered can be judged against that price.",
    },
  ],
  "business-profile": [
    {
      heading: "The cost of a wrong hour",
      assumed: { visits: [3, 4, 5], lost: [40, 50, 60], weeks: [10, 14, 20] },
      text: "Assume that a wrong closing time turns away {visits} people a week, that {lost}% of them do not come back, and that nobody notices for {weeks} weeks. ~;~ then [visits × lost% × weeks = gone] people are gone. At an assumed {$value} for a first order, the error has cost up to [gone × $value = $cost], and it could have been repaired in a minute. In a town of {hh} households that is a visible number of doors.",
    },
    {
      heading: "Ten minutes a week, in dollars",
      assumed: { rate: [30, 35, 40, 45], minutes: [10, 12, 15] },
      text: "Assume that the one of your {workers} who looks after the listing needs {minutes} minutes a week and costs {$rate} an hour. ~;~ a year of it takes [minutes × 52 ÷ 60 = hours] hours and [hours × $rate = $year]. Set against an assumed {$value} for a first order, one additional {customer} pays for [$value ÷ $year = times] such years. Few other things that {workers} are asked to do have so low a bar.",
    },
    {
      heading: "How far a review reaches",
      assumed: { asked: [3, 4, 5], agree: [30, 40, 50] },
      text: "Suppose {workers} ask {asked} people a week and {agree}% of them write. ~;~ in a year that is [asked × agree% × 52 = reviews] reviews. ~;~ divided over {place} and the four towns around it, each would have [reviews ÷ 5 = each] of its own, from {n1} to {n4}. The percentage is an assumption; the habit of asking is not, and it is the part that {a firm} can decide.",
    },
  ],
  "directory-listings": [
    {
      heading: "The cleanup in hours and dollars",
      assumed: { listings: [40, 50, 60], minutes: [8, 9, 12], rate: [28, 32, 36] },
      text: "Assume {listings} listings and {minutes} minutes for each, from claim to proof. ~;~ the cleanup takes [listings × minutes ÷ 60 = hours] hours, and at an assumed {$rate} an hour it costs [hours × $rate = $cost]. Compare that with the {$value} that we assume for a first order from {a customer}: one person who would otherwise have dialed a dead number pays for [$value ÷ $cost = times] such cleanups.",
    },
    {
      heading: "A wrong pin, in minutes",
      assumed: { detour: [6, 8, 10], people: [4, 5, 6] },
      text: "Assume that a wrong pin adds {detour} minutes to a trip and that {people} people a week follow it. ~;~ in a year that is [detour × people × 52 ÷ 60 = hours] hours of other people's time. Someone from {n2} has already spent {drive2} minutes on the road by then and arrives at [drive2 + detour = late] minutes, in the mood in which reviews are written. Moving the pin takes {a worker} no more than one of those detours.",
    },
    {
      heading: "Where to begin, by reach",
      assumed: { top: [5, 6, 8], share: [70, 75, 80] },
      text: "Assume that {top} directories account for {share}% of all lookups, as is plausible for {firms} with one door. Of the {hh} households in {place}, [hh × share% = seen] would then meet you through those {top}, and [hh − seen = rest] through all others together. So {a firm} should finish the few completely before it opens the long list, and let the rest wait for a slow week.",
    },
  ],
  "market-and-budget": [
    {
      heading: "From households to a limit",
      assumed: { years: [4, 5, 6, 8], share: [4, 5, 6] },
      text: "Begin with the {hh} households of {place}. Assume that each needs {a job} once in {years} years: that makes [hh ÷ years = demand] a year. ~and~ if {a firm} could serve an assumed {share}% of them, the market for it is [demand × share% = jobs] {jobs}. At an assumed {$value} each, that is [jobs × $value = $sales] a year, and a tenth of it, [$sales ÷ 10 = $budget], is a cautious ceiling for everything spent on being found.",
    },
    {
      heading: "Three rings, one budget",
      assumed: { budget: [600, 800, 900, 1200], near: [50, 55, 60], middle: [25, 30] },
      text: "Assume a budget of {$budget} a month, of which {near}% stays in {place} and {middle}% goes to {n1} and {n2}. That is [$budget × near% = $home] at home and [$budget × middle% = $neighbors] for the neighbors, which leaves [$budget − $home − $neighbors = $rest] for everything else, tests included. ~;~ the third part should be small enough that {a firm} could lose it without regret.",
    },
    {
      heading: "What one new customer may cost",
      assumed: { margin: [25, 30, 35, 40], again: [2, 3] },
      text: "Assume that {a customer} spends {$value} the first time, counts for {again} orders in all, referrals included, and that {margin}% is left after costs. ~;~ one person is then worth [$value × again × margin% = $worth] over the years. ~;~ half of that, [$worth ÷ 2 = $limit], is a price that {a firm} can pay for a new name and still sleep. ~and~ if a channel asks more than that in {n1}, {d1} miles away, it will hardly do better farther out.",
    },
  ],
  "first-reply": [
    {
      heading: "What silence costs in a month",
      assumed: { inquiries: [40, 50, 60], missed: [15, 20, 25], booked: [30, 40] },
      text: "Assume {inquiries} inquiries a month, of which {missed}% are not answered in time, and suppose that {booked}% of those would have booked. ~;~ that is [inquiries × missed% × booked% = lost] lost {jobs}. ~;~ at an assumed {$value} each, silence costs [lost × $value = $cost] a month. Over 12 months that is [$cost × 12 = $year], to be set against the price of an hour of help at the phone on every working day.",
    },
    {
      heading: "The promise, added up",
      assumed: { finish: [20, 25, 30], reply: [5, 8, 10] },
      text: "Somebody in {n2} asks <when {a worker} could be there|how soon they could be seen>. Assume {finish} minutes to finish the present {job}, {reply} minutes for the talk, and add the {drive2} minutes of road: [finish + reply + drive2 = promise] minutes. ~;~ say that figure, rounded up, and no {customer} is disappointed. ~;~ for {n4} the road is {drive4} minutes, and the honest promise becomes [finish + reply + drive4 = far]. Write both on a card beside the phone, with the name of the town, so that they can be read out to {customers} without a pause.",
    },
    {
      heading: "An hour earlier, in figures",
      assumed: { calls: [2, 3, 4], days: [20, 21, 22], booked: [25, 30, 40], wage: [18, 20, 22] },
      text: "Assume that opening the phone an hour earlier brings {calls} calls a day on {days} days, that {booked}% become {jobs}, and that the hour costs {$wage}. The month gains [calls × days × booked% = gained] {jobs} and costs [days × $wage = $cost]. ~;~ at an assumed {$value} for each, the gain is [gained × $value = $sales] before material and time. ~;~ even if the guess is wrong by half, {a firm} in {place} can afford to try it until {season}.",
    },
    {
      heading: "At once, or later",
      assumed: { inquiries: [30, 40, 50], fast: [50, 60], slow: [20, 30] },
      text: "Assume {inquiries} inquiries a month, of which {fast}% book when they are answered at once and {slow}% when they wait. The first habit brings [inquiries × fast% = quick] {jobs} and the second [inquiries × slow% = late], a difference of [quick − late = gap] a month, or [gap × $value = $worth] at an assumed {$value} each. Both percentages are guesses, and two weeks of notes by {workers} will replace them.",
    },
  ],
  "year-and-daylight": [
    {
      heading: "How much evening there is",
      assumed: { end: [35, 40, 45, 50] },
      text: "Between the longest and the shortest day {place} loses [juneLight − decLight = lost] minutes of light. Assume that {a job} needs {end} minutes. The difference would hold [lost ÷ end = visits] of them, if all of it fell after work, which is why a plan made in June cannot be kept in December. Put [lost ÷ 2 = half] minutes, about half of the loss, at each end of the day and move the slots of {workers} accordingly.",
    },
    {
      heading: "One valley, filled by two",
      assumed: { weeks: [6, 7, 8], extra: [2, 3], cost: [120, 150, 180] },
      text: "Assume a slow stretch of {weeks} weeks in which {a worker} could take {extra} more {jobs} a week. ~;~ that is [weeks × extra = slots] free slots, worth [slots × $value = $worth] at an assumed {$value} each. ~and~ if filling one costs an assumed {$cost} in advertising, all of them cost [slots × $cost = $spend]. The gap between the two sums, [$worth − $spend = $gap], is what the quiet season can earn, in weeks that {workers} would otherwise spend waiting.",
    },
    {
      heading: "The farthest visit before dark",
      assumed: { start: [45, 50, 60, 70] },
      text: "In December the light in {place} lasts {decLight} minutes. Assume visits of {start} minutes, and a road of {drive1} minutes between two towns that are as near as {n1}. One visit then takes [start + drive1 = each] minutes, and a day of daylight holds [decLight ÷ each = most] at best. ~;~ in June, with {juneLight} minutes, it holds [juneLight ÷ each = mostJune]. ~so~ sell the difference as early or late slots, while {workers} still want them.",
    },
    {
      heading: "A day of work, winter and summer",
      assumed: { rest: [120, 150, 180], visit: [75, 90, 105] },
      text: "Take the {juneLight} minutes of light in June and the {decLight} in December, and assume that {rest} minutes of each go into breaks, loading and the way home. That leaves [juneLight − rest = summer] minutes in summer and [decLight − rest = winter] in winter. At an assumed {visit} minutes for each visit, road included, it makes [summer ÷ visit = most] against [winter ÷ visit = least] in a day, and the plan for {jobs} should differ by as much.",
    },
    {
      heading: "One reminder, twice a year",
      assumed: { list: [200, 240, 300], answer: [4, 5, 6] },
      text: "Assume a list of {list} names from earlier {jobs} and an answer from {answer}% of them. One reminder brings [list × answer% = calls] calls; sent before both busy seasons, it brings [calls × 2 = year] a year, worth [year × $value = $worth] if each became {a job} at an assumed {$value}. In {place}, with about {hh} households, few campaigns that reach strangers will match that.",
    },
  ],
  "what-brought-them": [
    {
      heading: "How loud chance is",
      assumed: { root: [3, 4, 5] },
      text: "Suppose {a firm} gets [root × root = month] inquiries from one channel in an ordinary month, with {root} as the square root of that invented count. By a common rule of thumb, assumed here, chance alone moves a count by about 2 such roots, or [root × 2 = swing]. Anything between [month − swing = low] and [month + swing = high] can be luck. ~;~ in a town of {hh} households that covers most months, and most excitement.",
    },
    {
      heading: "Cost per job, source by source",
      assumed: { ads: [420, 480, 560], adJobs: [4, 5, 6], mail: [510, 640, 690], mailJobs: [5, 6, 8] },
      text: "Assume that ads cost {$ads} and brought {adJobs} {jobs}, while a mailing to {n1} cost {$mail} and brought {mailJobs}. ~;~ that is [$ads ÷ adJobs = $perAd] for one and [$mail ÷ mailJobs = $perMail] for the other. With an assumed {$value} for a first order both may be fine, and the question for {a firm} is which can grow. Ads in a place of {pop} people run out of searches; mail runs out of doors.",
    },
    {
      heading: "What a missing answer hides",
      assumed: { quarter: [40, 45, 50], unknown: [30, 35, 40] },
      text: "Assume {quarter} {jobs} in a quarter, for {unknown}% of which nobody noted the source. ~;~ that leaves [quarter × unknown% = dark] of them in the dark, worth [dark × $value = $hidden] at an assumed {$value} each. ~;~ whatever {a firm} decides about {n1} or about ads, it decides without that part. ~;~ bringing the gap down costs {a firm} a question per call, and no tool that is sold in {city} or elsewhere can ask it afterward.",
    },
    {
      heading: "What the question costs",
      assumed: { calls: [60, 80, 100], seconds: [20, 30] },
      text: "Assume {calls} inquiries a month and {seconds} seconds to ask and note where each of them came from. That takes [calls × seconds ÷ 60 = minutes] minutes a month, which is less than many {firms} spend on a single report. If the answers move only one {job}, at an assumed {$value}, from a poor source to a good one, that time of {workers} has been well paid.",
    },
  ],
  "mail-radius": [
    {
      heading: "Cards, answers and free hours",
      assumed: { slots: [12, 15, 18, 20], rate: [1, 2] },
      text: "Begin at the end, and assume that {workers} have {slots} free slots in the three weeks after the drop and that {rate}% of households answer. ~;~ then [slots ÷ rate × 100 = cards] cards are enough to fill them. {place} has {hh} households by the estimate used here, so the run covers [cards ÷ hh × 100 = part] in a hundred of them. Whether that is one neighborhood or all of a town of {pop} people, there is no reason to print more before {a firm} has the hours.",
    },
    {
      heading: "The price of one mile more",
      assumed: { price: [55, 62, 68, 75], share: [2, 3, 4] },
      text: "Assume {price} cents for a card with postage, and a first run to {share}% of the households, those that the offer suits best. For {place} alone that is [hh × share% = cards] cards and [cards × price ÷ 100 = $cost]. For all {hh10} households inside 10 miles it is [hh10 × share% = more] cards and [more × price ÷ 100 = $wide]. The step from the first to the second costs [$wide − $cost = $step], and {a firm} should know what it expects for that.",
    },
    {
      heading: "Answers that come from too far",
      assumed: { answers: [10, 12, 15], far: [30, 40], wage: [40, 44, 48] },
      text: "Assume {answers} answers, of which {far}% come from as far as {n3}, and {$wage} for an hour of {a worker} on the road. [answers × far% = trips] trips of [drive3 × 2 = both] minutes take [trips × both ÷ 60 = hours] hours and cost [hours × $wage = $road], to be divided among those few {jobs} and added to the price of the card. ~and~ if {a job} out there still pays, widen the ring; if not, {place} is large enough.",
    },
    {
      heading: "Streets around the work of this month",
      assumed: { doors: [25, 30, 40], streets: [6, 8, 10], price: [60, 66, 72] },
      text: "Assume {streets} streets with {doors} doors each around the {jobs} of this month, and {price} cents for a card with postage. That is [streets × doors = cards] cards for [cards × price ÷ 100 = $run]. Two first orders at an assumed {$value} bring [$value × 2 = $back], and {a worker} who is on the street anyway needs no further trip to earn them.",
    },
    {
      heading: "Near streets against {n2}",
      assumed: { cards: [400, 500, 600], rate: [1, 2], wage: [40, 44, 48] },
      text: "Assume {cards} cards, an answer from {rate}% of them, and {$wage} for an hour of {a worker} on the road. The [cards × rate% = answers] answers cost nothing extra in {place}, while in {n2} each needs a trip of [drive2 × 2 = both] minutes, or [answers × both ÷ 60 × $wage = $road] in all, which is the true price of the farther list.",
    },
  ],
  "postcard-offer": [
    {
      heading: "If everybody says yes",
      assumed: { cards: [600, 800, 1000], rate: [2, 3], gift: [25, 30, 35, 45] },
      text: "Assume {cards} cards, an answer from {rate}% and an offer that costs {a firm} {$gift} each time. ~;~ then [cards × rate% = answers] people accept and the gift costs [answers × $gift = $cost]. ~and~ if {place} surprises you with three times as many, it costs [$cost × 3 = $most]. ~so~ print a limit if that second sum would hurt, and set it at what {workers} could deliver within the month.",
    },
    {
      heading: "A gift against a discount",
      assumed: { off: [10, 15], gift: [30, 35, 40], buyers: [8, 10, 12] },
      text: "Suppose {buyers} people book after the card, at an assumed {$value} each. ~;~ a discount of {off}%, assumed as well, costs [$value × off% × buyers = $discount]. ~;~ a gift of {$gift} in work or material, our third assumption, costs [$gift × buyers = $gifts]. Beyond the difference, the gift leaves the price of {a job} where it was, and the next {customer} in {n1} will not ask for last month's rate.",
    },
    {
      heading: "What the whole card costs",
      assumed: { cards: [500, 600, 750], price: [60, 66, 72], booked: [5, 6, 7, 8] },
      text: "Assume {cards} cards at {price} cents, postage included, and {booked} bookings from them. ~;~ the run costs [cards × price ÷ 100 = $run], or [$run ÷ booked = $each] for each booking, before the offer itself. Set that against an assumed {$value} for a first order. {cards} cards reach [cards ÷ hh × 100 = part] in a hundred of the {hh} households in {place}, so there is room for a second try.",
    },
  ],
  "second-card": [
    {
      heading: "One wide, or three narrow",
      assumed: { budget: [900, 1200, 1500], price: [60, 75] },
      text: "Assume {$budget} for mail and {price} cents for a card with postage. ~;~ that buys [$budget × 100 ÷ price = cards] cards: one to each of so many doors, or three to [cards ÷ 3 = doors]. {place} has about {hh} households, so the series reaches [doors ÷ hh × 100 = part] in a hundred of them and the single mailing three times as many. For {a firm} with few free hours the smaller list is usually the one that can be answered.",
    },
    {
      heading: "What card two adds",
      assumed: { doors: [400, 500, 600], first: [2, 3], second: [1], price: [64, 70] },
      text: "Assume {doors} doors, an answer from {first}% to the first card and from {second}% to the second, at {price} cents a card. ~;~ the first brings [doors × first% = one] answers, the second [doors × second% = two]. ~;~ each run costs [doors × price ÷ 100 = $run]. Stopped after the first, one answer costs [$run ÷ one = $single]; with both, [one + two = total] answers cost [$run × 2 ÷ total = $double] each. The figures are invented; replace them with those of {a firm} after six weeks.",
    },
    {
      heading: "Slots to keep free",
      assumed: { doors: [450, 600, 750], rate: [2], weeks: [3, 4] },
      text: "Suppose {doors} doors in {place} and {n1}, with {rate}% answering each of three cards. ~;~ that is [doors × rate% = answers] answers per card and [answers × 3 = total] calls by {customers} in all. ~;~ spread over the assumed {weeks} weeks between two cards, {workers} need [answers ÷ weeks = weekly] open slots a week. For those in {n1} add {drive1} minutes of road each way, and <book them back to back|offer them the middle of the day>.",
    },
  ],
  "codes-and-counts": [
    {
      heading: "Two routes, one verdict",
      assumed: { cards: [300, 350, 400], a: [5, 6, 7], b: [3, 4], price: [65, 70] },
      text: "Assume {cards} cards on each of two routes, one in {place} and one in {n1}, at {price} cents a card. ~;~ each route costs [cards × price ÷ 100 = $route]. ~and~ if the first brings {a} {jobs} and the second {b}, both assumed, one {job} costs [$route ÷ a = $perA] here and [$route ÷ b = $perB] there. Add {drive1} minutes of road each way <for|to reach you from> the second, and decide whether {a firm} should mail {n1} again or write to {place} twice.",
    },
    {
      heading: "From scan to paid work",
      assumed: { cards: [800, 1000, 1200], scans: [5, 6, 8], calls: [25, 30], booked: [40, 50] },
      text: "Assume {cards} cards of which {scans}% are scanned; {calls}% of those visitors get in touch and {booked}% of them book. The chain is [cards × scans% = visits] visits, [visits × calls% = talks] talks and [talks × booked% = jobs] {jobs}. ~;~ at an assumed {$value} each, they bring [jobs × $value = $sales]. ~;~ every link can be measured on its own, and the weakest one in {place} is where {a firm} should work next.",
    },
    {
      heading: "The street that got no card",
      assumed: { withCards: [9, 10, 12], without: [3, 4] },
      text: "Suppose two routes of the same size near {place}: the one with cards brought {withCards} {jobs} in six weeks, and the one without brought {without}. The card can claim [withCards − without = effect], not {withCards}, and at an assumed {$value} each that is [effect × $value = $worth]. Without the empty street {a firm} would have credited the card with [withCards × $value = $claimed] and planned a run to {n2} on the strength of it.",
    },
  ],
};
