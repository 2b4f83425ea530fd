import type { Form } from "../../library";

/** The forms of the search generator. Slots and sums are explained in library.ts. */
export const EDGE: Form = {
  id: "how-far",
  pays: ["farshare", "15"],
  name: "How far from its door a firm should want to be found",
  questions: [0, 4, 8],
  titles: ["How far from {place} should {a firm} be found?", "{place}: how far should {group} be found?"],
  descriptions: [
    "One search, made in two towns, and the price of the road between them: where a better rank pays {a firm} in {place}, and where it does not.",
    "Where a better rank pays {group} in {place} and where it does not: one search in two towns, and the road.",
  ],
  keyPoints: [
    "A rank belongs to the spot where somebody searches, not to the {firm}",
    "{n1} lies {n1miles} {n1mileword} {n1direction} of {place} and had {n1people} people in March 2020",
    "{#travels}The road to {n1} takes {n1share}% of what {a job} leaves{:else}{A customer} from {n1} spends {n1hours} hours at the wheel{/travels}",
    "Sort last season’s {quotes} by town before you chase new ones",
    "A page for {n1} has to answer what people there ask, not repeat the name of the town",
  ],
  content: `Stand outside {a firm} in {place}, {state}, and type “{planned}” into a phone. {#either}There it is, near the top, because no other {firm} is closer.{:else}It comes up near the top, as the nearest {firm} should.{/either} Now do the same in {n1}, {n1miles} {n1mileword} {n1direction}. {Rival} comes first, and {a customer} with {sign} seldom reads past the third name.

{#either}Which of the two searches is worth your work?{:else}Is the second one worth winning?{/either} {#either}The {firm} is an example with assumed figures. The towns, their people and the miles between them are from GeoNames (March 2020).{:else}Towns, people and miles below are from GeoNames (March 2020), and the {firm} is an example with assumed figures.{/either}

{#travels}## What the road takes

{A job} brings an assumed {$value}, and {left%} of that is left after material and wages: [$value × left% = $kept]. An hour of {a worker} on the road costs {$hour}. Since {close%} of the {quotes} lead to {a job}, each one that does has to pay for [1 ÷ close% = trips.1] trips. With 1.25 miles of road to a mile on the map, driven at 35 miles per hour, we get this:

- {n1}, {n1miles} {n1mileword}: [n1miles × 1.25 ÷ 35 × 60 = n1minutes] minutes each way, and [trips × n1minutes × 2 ÷ 60 × $hour = $n1road] for the trips behind one sale
- {n2}, {n2miles} {n2mileword}: [n2miles × 1.25 ÷ 35 × 60 = n2minutes] minutes each way, and [trips × n2minutes × 2 ÷ 60 × $hour = $n2road]{#far}
- {far}, {farmiles} miles: [farmiles × 1.25 ÷ 35 × 60 = farminutes] minutes each way, and [trips × farminutes × 2 ÷ 60 × $hour = $farroad]{/far}

For {n1} that is [$n1road ÷ $kept = n1share%] of what one sale leaves. {#far}For {far} it is [$farroad ÷ $kept = farshare%]. {#pays}Somewhere between the two, a first place on the list stops being good news: it fills the week of the {worker} with the hours that earn least.{:else}At {$kept} even {far} hardly matters, so what limits the circle is the {worker}’s day and not the road.{/pays} {/far}No invoice shows it, because {a worker} in traffic is paid like {a worker} at work. {#either}It shows up in the calendar: on the days with two long drives, fewer {quotes} get written.{:else}Look for it in the calendar, on the days with two long drives and few {quotes}.{/either}
{:else}## What the road costs {a customer}

{A job} brings an assumed {$value}, and {left%} of that is left once staff, rent and material are paid: [$value × left% = $kept]. The {firm} pays nothing for the road. The {customer} does, in hours, and weighs them against {rival}. We assume {visits} visits, 1.25 miles of road to a mile on the map, and 35 miles per hour:

- {n1}, {n1miles} {n1mileword}: [n1miles × 1.25 ÷ 35 × 60 = n1minutes] minutes each way, or [visits × 2 × n1minutes ÷ 60 = n1hours.1] hours of driving for one {customer}
- {n2}, {n2miles} {n2mileword}: [n2miles × 1.25 ÷ 35 × 60 = n2minutes] minutes each way, or [visits × 2 × n2minutes ÷ 60 = n2hours.1] hours{#far}
- {far}, {farmiles} miles: [farmiles × 1.25 ÷ 35 × 60 = farminutes] minutes each way, or [visits × 2 × farminutes ÷ 60 = farhours.1] hours{/far}

{Customers} drive past three {firms} if they trust the fourth, but not for an answer they could have had by phone. So the honest limit is where last year’s {customers} came from, and that is a question about names on file and not about the map. The {desk} can sort them by town in an afternoon. {#either}Most of the map will turn out to be empty, and one road will have more names along it than anybody expected.{:else}Expect one road with many names along it, and a good deal of map with none.{/either}
{/travels}
## How many people that is

{place} and everything within 10 miles had [people + ring10 = around] people in March 2020. {#big}Most of them lived in {place} itself, so two better places on the list for “{planned}” in town are worth more {jobs} than a first place in {n2}.{:else}More of them lived around {place} than in it, so {a firm} that is found only at its own door is missing for most of the homes it could serve.{/big} To learn where you stand, have {a worker} stop on six streets between {place} and {n1} on the way home, and search. [PixlSEO](/pixlseo) does it for {firms} without the gas: it checks a rank from 81 points around each address, every week. {#either}Look for the point where other {firms} overtake you. If that is a mile from your door, forget {n1} for now and work on the listing.{:else}The point to look for is where other {firms} go past you. As long as it is close to your door, {n1} can wait.{/either}

## What a page for {n1} has to answer

{#either}Nobody in {n1} is helped by a page that repeats the name of the town.{:else}A page that says {n1} in every line is no use to people in {n1}.{/either} These are questions that {customers} ask in both places, and {rival} leaves them open:

{questions}

## The doubt

{doubt} And a first place in {n2} is not {a job} yet: the people who see it {hesitate}.

## Before you write for {n1}

- Sort the {quotes} of last season by town, with those that led to {a job} in a column of their own
- Search for “{urgent}” from a parking lot in {n1}, and note whether {rival} stands above you
- Ask five {customers} from outside {place} why they chose you
- Open the page with a photo, {proof}, and see in [{page}]({pagePath}) what to count afterwards
`,
};

export const LISTING: Form = {
  id: "listing",
  pays: ["tenth", "cost"],
  name: "One listing, read as a customer reads it",
  questions: [0, 1, 2],
  titles: ["{place}: ten seconds with {a firm}’s listing", "A listing for {group} in {place}, read aloud"],
  descriptions: [
    "A listing for {group} in {place}, read the way {a customer} reads it: what each blank costs, and how to tell luck from repair.",
    "A listing in {place}, read the way {customers} read it: what each blank costs, and how to tell luck from repair.",
  ],
  keyPoints: [
    "Read your own listing as {a customer} with {sign} would",
    "The category decides which searches a listing may answer: {right}, not {wrong}",
    "A photo of {proof} answers more than a logo",
    "Assume little: half a percent more callers, and a tenth of that",
    "Compare with the same month of last year, never with last month",
  ],
  content: `{scene}

{#either}The phone answers with a map and three names. Below is one of the three, read the way {a customer} reads it who has {sign} and no patience.{:else}A map comes up, with three names, and we read one of them as {a customer} with {sign} and no patience would.{/either} The listing belongs to an invented {firm} in {place}, {state}.

## Ten seconds, in slow motion

{#either}First comes the category. Somebody filed the {firm} as {wrong}, years ago, and {customers} are looking for {right}, so {rival} comes up first.{:else}The category goes first, for {customers} are looking for {right}, and somebody has filed the {firm} as {wrong}, so {rival} comes up first.{/either} Then the picture: a logo, where {proof} would have answered a question. {#either}Then come the hours, which are from before a holiday and do not say that nobody picks up {unheard}.{:else}Then the hours, which are last summer’s and do not mention that nobody picks up {unheard}.{/either}

By the tenth second it is over, because {customers} {hesitate}, and each blank is one more reason to try {rival} instead.

## What half a percent is worth

Suppose that the {firm} gets {inquiries} inquiries a month, that 30% of them come from the listing, and that 5% of the people who see it get in touch.

- [inquiries × 30% = found] inquiries from the listing, so [found ÷ 5% = views] people see it in a month
- Assume that a better listing moves 5.5% of them: [views × 5.5% = better.1], or [better − found = more.1] more a month and [12 × more = yearly.1] a year
- Assume that 60% of those get as far as {a quote}, and that {close%} of the {quotes} lead to {a job}: [yearly × 60% × close% = won.1] a year
- {A job} brings an assumed {$value}, of which {left%} is left: [$value × left% = $kept]
- A year of half a percent, then: [won × $kept = $year]

Against it stands an afternoon of the {desk}’s time, four hours at {$wage}, or [4 × $wage = $cost]. Be gloomy and take a tenth of the gain, [$year ÷ 10 = $tenth]. {#pays}Even {$tenth} is more than {$cost}.{:else}The {$tenth} are less than {$cost}, so do it on a slow day and hire nobody.{/pays}

## Where its readers stand

{place} had {people} people in March 2020 (GeoNames), and another {ring10} lived within 10 miles. In {n1}, {n1miles} {n1mileword} {n1direction}, somebody who types “{planned}” sees the same {firms} in another order. {#travels}So name the places where the {tool} goes anyway, and leave out those to which you would rather not send {a worker}.{:else}So say on the listing which road leads in from {n1} and where {customers} park.{/travels} [PixlSEO](/pixlseo) checks a rank from 81 points around each address, every week, and shows on which street other {firms} stand above you.

## Three answers to put there

{#either}A listing has room for services, posts and a description, and most {firms} leave it blank. {Customers} would like to read this before {a job}:{:else}Services, posts, a description: most {firms} leave the room that a listing has for them blank. Before {a job}, {customers} would like to read this:{/either}

{questions}

## How would you know that it worked?

{season} So compare your {quotes} with those of the same month last year. {doubt} {#either}For six weeks the {desk} asks each caller where they looked, and makes a mark on paper.{:else}Let the {desk} ask callers for six weeks where they looked, and keep the tally on paper.{/either}

## The afternoon, in order

1. Change the category: {right}, not {wrong}
2. Correct the hours, and add a number for the times when the {desk} is out
3. Add five photos, beginning with {proof}
4. Type the three answers in words that {customers} use, and look up in [{page}]({pagePath}) what to count
`,
};

export const RATING: Form = {
  id: "rating",
  pays: ["12", "months"],
  name: "How many reviews it takes to lift a rating",
  questions: [0, 5, 7],
  titles: [
    "How many reviews lift {a firm} in {place} to 4.5?",
    "{place}: how many reviews lift {group} to 4.5?",
    "{place}: how many reviews lift a rating?",
  ],
  descriptions: [
    "{reviews} reviews, {stars} stars: how many perfect ones {a firm} in {place} needs to reach 4.5, how long that takes, and what to do meanwhile.",
    "How many perfect reviews {a firm} in {place} needs to reach 4.5, and what to do meanwhile.",
  ],
  keyPoints: [
    "{fives} perfect reviews in a row lift {stars} stars in {reviews} reviews to 4.5",
    "At {fresh} a month, that takes {months} months",
    "Ask everybody on the day, not only people who are known to be happy",
    "A review about {complaint} needs an answer before it needs company",
    "{around} people lived in and around {place} in March 2020, and any of them may read it",
  ],
  content: `{stars} stars in {reviews} reviews make an average of [stars ÷ reviews = rating.1]. {#either}That figure stands beside the name of our example, {a firm} in {place}, {state}, and {customers} see it before they read a word.{:else}Before they read a word, {customers} see that figure beside the name of our example, {a firm} in {place}, {state}.{/either} Its owner would like 4.5, because that is what we assume for {rival}. {#either}How many perfect reviews is that, and which {customers} would write them?{:else}So how many {customers} have to be delighted, and for how long?{/either}

## From {rating} to 4.5

{#either}- Suppose that {reviews} reviews averaged 4.5: that would be [reviews × 4.5 = wanted] stars
- There are {stars}, so [wanted − stars = short] are missing
- Each new review with five stars, we assume, is 0.5 above the goal, so it takes [short ÷ 0.5 = fives] of them{:else}- With an assumed goal of 4.5, the {reviews} people should have given [reviews × 4.5 = wanted] stars
- They gave {stars}, which leaves [wanted − stars = short] to make up
- Five stars are 0.5 more than the goal, we assume, and it takes [short ÷ 0.5 = fives] such reviews to make up that many{/either}

{#either}In a row, that is, with nobody in between who remembers {complaint}. One review with two stars would cost 2.5, and five perfect ones would be needed to make up for it.{:else}And nobody in between may write about {complaint}, because two stars are 2.5 below the goal and use up five perfect reviews.{/either}

## How long that takes

{#either}We assume {inquiries} inquiries a month, that 60% of them get as far as {a quote}, and that {close%} of the {quotes} lead to {a job}. That makes [inquiries × 60% × close% = done.1] {jobs} a month. Suppose that 20% of those {customers} write a review if they are asked the same day: [done × 20% = fresh.1] a month, and [fives ÷ fresh = months] months until the goal.{:else}Assume {inquiries} inquiries a month, of which 60% come to {a quote}, and {close%} of the {quotes} to {a job}: [inquiries × 60% × close% = done.1] in a month. Asked on the same day, perhaps 20% of them will write, we assume, [done × 20% = fresh.1] in a month. At that pace the goal is [fives ÷ fresh = months] months away.{/either}

{#pays}So it can be done within a year, if the {firm} asks every time.{:else}Nobody plans that far ahead for one digit, and it is no reason not to ask.{/pays} {#either}A review from this month says more to {a customer} with {sign} than the average does.{:else}For {a customer} with {sign}, a review from this month counts for more than the average, and that one can be had by Friday.{/either} {#either}Even so, reviews are only a part of what {customers} look at.{:else}And stars are only where {customers} begin.{/either} {looking}

## Whom to ask, and what for

{#either}Ask everybody, on the day, and take what comes. Google’s policy on reviews rules out paying for stars, and it rules out asking only the {customers} who are known to be happy.{:else}Everybody gets asked, on the day of {a job}: Google’s policy on reviews rules out picking only the happy {customers}, and it rules out paying for stars.{/either} {#either}What {customers} had in mind when they typed “{planned}” is what the next reader has in mind, so ask them to write about that. A review that mentions {proof} helps somebody decide. A review that says great service helps nobody.{:else}Ask {customers} what they would have liked to read when they typed “{planned}”, and let them write that. Great service tells the next reader nothing, and a line about {proof} does.{/either}

## The two stars that are there already

{#either}Somebody wrote about {complaint}, and until that has an answer, new praise above it reads like decoration.{:else}One review is about {complaint}, nobody has answered it, and new praise above it will not hide that.{/either} {#either}Answer in three sentences: that it was read, what has changed since, and a number to call. Leave out what was done for that {customer}, because it is not yours to tell.{:else}Three sentences will do, with what has changed since and a number to call. What was done for that {customer} stays out of it, because a reply is public.{/either} [Smart automation](/smart-automation) can draft such a reply within the hour, and {a worker} who was there should read it before it goes out.

{place} and the places within 10 miles had [people + ring10 = around] people in March 2020 (GeoNames), or [around ÷ reviews = readers] possible readers for each review.

## What reviews in this trade are really about

{#either}People review {a job} less than you would think. They review whether the {firm} answered what worried them, so these three belong on your page before the next one is written:{:else}Read ten reviews of {firms}, and {a job} hardly comes up. What comes up is whether {a worker} had an answer to questions like these, so have yours on the page:{/either}

{questions}

## The doubt

{doubt} And stars are not a rank: {a firm} with the lower rating often stands first for {a customer} next door, and [PixlSEO](/pixlseo) checks a rank from 81 points around each address, every week. {#either}What a better average brings in {quotes}, nobody can say beforehand. [{Page}]({pagePath}) shows how to count it afterwards.{:else}So do not promise yourself {quotes} from the average. Count them, as [{page}]({pagePath}) shows, and see.{/either}
`,
};

export const FIRST_PAGE: Form = {
  id: "first-page",
  pays: ["year", "cost"],
  name: "Which page a firm should write first",
  questions: [0, 3, 6],
  titles: [
    "The first page {group} in {place} should write",
    "{place}: which page {group} should write first",
  ],
  descriptions: [
    "A page about {jobs} takes two days to write well. What it may bring {a firm} in {place} in a year, step by step, with the weakest step marked.",
    "What a page about {jobs} may bring {group} in {place} in a year, with the weakest step marked.",
  ],
  keyPoints: [
    "Write about {jobs} before you write about yourself",
    "Start from homes: {place} had {people} people in March 2020",
    "Begin the page with {sign}, because that is what {customers} have in mind",
    "The weakest step of the sum is the share that one page gets",
    "Judge the page after a full season, by {quotes} that mention it",
  ],
  content: `{otherScene}

{#either}Most websites of {firms} are no help at that moment. They have a home page, an about page and a gallery, and {jobs} are one word in a row of services.{:else}At that moment the websites of {firms} are seldom any help, with a gallery, a page about the company, and {jobs} as one word in a row of services.{/either} If {a firm} in {place}, {state}, writes a single new page this year, which one should it be, and what may it cost?

## A page about {jobs}, and why

{#either}People who type “{urgent}” call the first number they see. They read nothing. People who type “{planned}” have an evening to spare, and only they can be won by writing.{:else}Nobody who types “{urgent}” reads a page. It is people who type “{planned}”, and have an evening to spare, who can be won by writing.{/either} {looking}

So open the page with {sign}, and show {proof} before you praise anybody. {#either}Give the price of {a job} as a range, with what moves it.{:else}Print what {a job} costs, as a range, and what moves it up or down.{/either} If you keep quiet about money, {rival} will be the one to name it.

## What it can bring in a year

1. {place} had {people} people in March 2020 (GeoNames). At an assumed 2.5 to a household that is [people ÷ 2.5 = homes] homes
2. We assume that {need}% of them bring somebody in the trade {a job} in a year: [homes × need% = needs]
3. Suppose that 3% of those find the page, read it and ask for {a quote}: [needs × 3% = readers.1]
4. We assume that {close%} of the {quotes} lead to {a job}: [readers × close% = sold.1]
5. {A job} brings an assumed {$value}, and {left%} of it is left: [$value × left% = $kept]
6. So a year of the page about {jobs} is worth [sold × $kept = $year]

Suppose that it takes 16 hours, half of them with {a worker} who explains and half at the keyboard, at {$wage} an hour: [16 × $wage = $cost]. {#pays}The page earns that back within the year, if {customers} do as step three says.{:else}It does not earn that back within the year. Give it one day instead of two, or wait until a second town wants {jobs}.{/pays}

A second town costs nothing extra. With {n1}, {n1miles} {n1mileword} {n1direction}, one page about {jobs} has [people + n1people = reach] people in front of it. {#travels}What grows is the road of the {tool}, and no page pays for that.{:else}What grows is the drive of {customers}, so tell them where to park.{/travels}

## Three answers it cannot do without

{Customers} look for these before they ask for {a quote}, and if the page does not have them, {rival} may:

{questionList}

## The step that carries no weight

{#either}Nobody knows the 3% of step three in advance, and if it is half as much, so is the result for {a firm}.{:else}The 3% of step three is a guess, and half of it would halve the result for {a firm}.{/either}

{season} A page about {jobs} that goes online right after that will look like a failure for months. {#either}Give it a full season.{:else}One full season is the least it needs.{/either} Until then the {desk} counts the {quotes} that mention it, and [PixlSEO](/pixlseo) shows on which streets “{planned}” still leads to others.

## The order of work

- Ask the {desk} for the last ten inquiries about {jobs}, and copy the callers’ own words
- Take the photo of {proof} at the next opportunity, before anybody tidies up
- Have {a worker} read the page for mistakes, and {a customer} for words that only the trade uses
- Link to it from the home page in the words of {a customer} with {sign}, and see in [{page}]({pagePath}) what to count
`,
};
