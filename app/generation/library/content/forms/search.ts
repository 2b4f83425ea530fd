import type { Form } from "../../library";

/** The forms of the search generator. Slots and sums are explained in library.ts. */
export const EDGE: Form = {
  id: "how-far",
  pays: null,
  name: "How far from its door a firm should want to be found",
  titles: [
    "How far from {place} should {a firm} be found?",
    "{place}: how far should {group} be found?",
    "{place} {group}: how far to be found",
  ],
  descriptions: [
    "One search, two towns and the road between: a worked sum for {a firm} in {place} on where a better rank pays, and where it does not.",
    "A worked sum for {group} in {place}: where a better rank pays for the road, and where it does not.",
  ],
  keyPoints: [
    "A rank belongs to a spot on the map: look from {n1} as well as from the door",
    "Price the road to {n1} and {n2} before you ask to be found there",
    "{n1} lies {n1miles} {n1mileword} {n1direction} of {place} and had {n1people} people in March 2020",
    "A page for {n1} needs an answer about {jobs}, not the name of the town",
    "Count {quotes} by town for a season, then decide",
  ],
  content: `{scene}

The {firm} in this example stands in {place}, {state}; its figures are ours, towns and people are from GeoNames (March 2020). Its owner asks how far from the door {a firm} should want to be found by somebody who types “{planned}”.

## A search has no single rank

In front of its own door the {firm} stands near the top for “{planned}”, since distance decides there. From {n1}, {n1miles} {n1mileword} {n1direction}, the same search brings up {rival} first, and {a customer} with {sign} seldom reads past the third name. {A worker} with a phone can stop in six streets and type “{planned}” in each, or leave it to [PixlSEO](/pixlseo), which checks a rank from 81 points around each address, every week.

{#travels}## What the road takes out of {a job}

We assume that {a job} brings {$value}, of which {left%} is left after costs: [$value × left% = $kept]. An hour of {a worker} on the road costs {$hour}, and since {close%} of the {quotes} are accepted, each order pays for [1 ÷ close% = trips.1] trips with the {tool}. With 1.25 miles of road to a mile of map and 35 miles per hour, that comes to:

- {n1}: [n1miles × 1.25 ÷ 35 × 60 = n1minutes] minutes each way, [n1minutes × 2 ÷ 60 × $hour = $n1trip] for one {quote}, [trips.1 × $n1trip = $n1road] for each order
- {n2}: [n2miles × 1.25 ÷ 35 × 60 = n2minutes] minutes each way, [n2minutes × 2 ÷ 60 × $hour = $n2trip] for one {quote}, [trips.1 × $n2trip = $n2road] for each order
- {city}: [citymiles × 1.25 ÷ 35 × 60 = cityminutes] minutes each way, [cityminutes × 2 ÷ 60 × $hour = $citytrip] for one {quote}, [trips.1 × $citytrip = $cityroad] for each order

Of the {$kept} that {a job} leaves, the road to {n1} takes [$n1road ÷ $kept = n1share%] and the road to {city} [$cityroad ÷ $kept = cityshare%]. No report on {jobs} shows it, because {a worker} in traffic is booked like {a worker} at work.
{:else}## What the road costs the {customer}

We assume that {a job} brings {$value} and that {left%} of it is left when staff, rent and material are paid: [$value × left% = $kept]. The road costs the {firm} nothing. It costs the {customer}, who comes an assumed {visits} times before {a job} is done, and weighs that against {rival}. With 1.25 miles of road to a mile of map and 35 miles per hour, that comes to:

- {n1}: [n1miles × 1.25 ÷ 35 × 60 = n1minutes] minutes each way, or [visits × 2 × n1minutes ÷ 60 = n1hours.1] hours at the wheel for one {customer}
- {n2}: [n2miles × 1.25 ÷ 35 × 60 = n2minutes] minutes each way, or [visits × 2 × n2minutes ÷ 60 = n2hours.1] hours
- {city}: [citymiles × 1.25 ÷ 35 × 60 = cityminutes] minutes each way, or [visits × 2 × cityminutes ÷ 60 = cityhours.1] hours

{Customers} drive past three {firms} if they trust the fourth, but not for a question on the phone. The useful limit is the distance from which {customers} came in the last year, and the {desk} has it by street.
{/travels}

## How many people that is

{place} had {people} people in March 2020, {n1} had {n1people} and {n2} had {n2people}. Everything within 10 miles, {place} included, had [people + ring10 = around]. {#big}Most of them live in {place} itself, so a better place for “{planned}” two streets from the door is worth more {jobs} than a page about {n2}.{:else}More of them live around {place} than in it, so {a firm} here gets its {jobs} from the roads as much as from the streets.{/big} {season}

## What {customers} ask in {n1} as in {place}

A page about {n1} earns its place among the {firms} with answers that {rival} does not give. These three come up wherever {customers} live:

{questions}

## The doubt in this sum

{doubt} A first place in {n2} is not yet {a job}, since {customers} there {hesitate}, too.

## Before anybody writes a page about {n1}

- Sort the {quotes} of one season by town, accepted and declined, and compare {n1} with {n2}
- Type “{urgent}” on a parking lot in {n1}, and see whether {rival} is above the {firm}
- Ask five {customers} from outside {place} why they did not take {rival}
- Put {proof} on the page first, and let [{page}]({pagePath}) show how the rest is measured
`,
};

export const LISTING: Form = {
  id: "listing",
  pays: null,
  name: "One listing, read as a customer reads it",
  titles: [
    "A listing for {group} in {place}, read aloud",
    "{place}: a listing for {group}, read aloud",
    "{place} {group}: one listing read aloud",
  ],
  descriptions: [
    "Ten seconds of {a customer} in {place} with a phone: what a listing for {jobs} has to say, what silence costs, and how to tell luck from repair.",
    "What a listing for {group} in {place} has to say, what silence costs, and how to tell luck from repair.",
  ],
  keyPoints: [
    "Read your own listing as {a customer} with {sign} would",
    "One more inquiry in a hundred views is worth a figure you can work out",
    "A photo of {proof} answers more than a logo",
    "Compare with the same month of last year, never with last month",
    "Say in {place} what {rival} leaves out",
  ],
  content: `{scene}

The phone answers with a map and three names. This page reads one of them as {a customer} reads it who has {sign} and no patience. The {firm} behind it is made up; what is said of {place}, {state}, is from GeoNames (March 2020).

## Ten seconds with a listing

{A customer} wants to know whether the {firm} does {jobs} at all, whether it is near {place}, and whether the {desk} is there now. Our {firm} files itself under a general category and says nothing of {jobs}, so for “{planned}” it comes after {rival}. Its first picture is a logo, where {proof} would have settled the question. Its hours are those of an old holiday, and they leave out that nobody answers {unheard}.

Each silence sends {customers} on to {rival}, and since they {hesitate}, more of them go than {a worker} would think.

## What one more inquiry in a hundred is worth to {a firm}

Suppose the {firm} gets {inquiries} inquiries a month from its listing, and that 5% of those who see it get in touch. Then [inquiries ÷ 5% = views] people with {sign}, or something like it, look at it in a month.

- Assume that 6% got in touch instead, because the listing speaks of {jobs}: [views × 6% = better] inquiries, or [better − inquiries = more] more
- We assume that {close%} of the {quotes} are accepted: [more × close% = won.1] orders a month
- {A job} brings an assumed {$value}, of which {left%} is left: [$value × left% = $kept]
- That makes [won.1 × $kept = $month] in a month, and [12 × $month = $year] in a year

The repair is an afternoon at the {desk}, four hours at {$wage}, or [4 × $wage = $cost]. 

## Where its readers stand

{place} had {people} people in March 2020, and within 10 miles lived another {ring10}; {n1}, {n1miles} {n1mileword} {n1direction}, had {n1people}. Somebody there sees {rival} in another place on the list than somebody in {place}, although both type “{planned}”. {#travels}So the listing should name the places to which the {tool} goes anyway, and leave out those where no {worker} wants to be sent with one {quote}.{:else}So the listing should tell {customers} which road leads in from {n1} and where to park, because a first visit fails more often on the way than at the {desk}.{/travels} In which streets the {firms} change places is what [PixlSEO](/pixlseo) checks, from 81 points around each address, every week.

## Three answers that a listing can give

The questions under a listing are free to answer, and {firms} leave them empty. {Customers} ask these three before {a job} in any case:

{questions}

## How one knows that it was the listing

{season} So compare the {quotes} with those of the same month last year. {doubt} For six weeks the {desk} asks everyone about {jobs} where they looked, and makes a mark on paper.

## An afternoon, in this order

1. Choose the narrow category that names {jobs}, and keep the general one second
2. Correct the hours, and say who answers {unheard}
3. Add five pictures, beginning with {proof}
4. Write the three answers above in the words of {customers} in {place}, and compare later in [{page}]({pagePath})
`,
};

export const FIRST_PAGE: Form = {
  id: "first-page",
  pays: ["year", "cost"],
  name: "Which page a firm should write first",
  titles: [
    "The first page {group} in {place} should write",
    "{place}: which page should {group} write first?",
    "{place} {group}: which page comes first",
  ],
  descriptions: [
    "A page about {jobs} takes two days to write well. What it may bring {a firm} in {place} in a year, step by step, with the weakest step marked.",
    "What a page about {jobs} may bring {group} in {place} in a year, with the weakest step marked.",
  ],
  keyPoints: [
    "Write about {jobs} before you write about yourself",
    "Start from homes: {place} had {people} people in March 2020",
    "The weakest step of the sum is the share that one page gets",
    "Begin with {sign}, because that is what {customers} type",
    "Look once a season whether {quotes} mention the page",
  ],
  content: `{scene}

The websites of most {firms} would not help at that moment: home, about, gallery, contact, and {jobs} in a line between others. Which page should {a firm} write first, and what may it cost? The example below stands in {place}, {state}; its prices are assumptions, people are from GeoNames (March 2020).

## The page about {jobs}, and why that one

Some {customers} type “{urgent}” and call the first number; they read nothing. Others type “{planned}”, open four tabs and read for an evening, because they {hesitate}. Only these can be won by writing, and for {a firm} they bring the better orders.

So the page begins with {sign}, since that is what the reader has before the eyes, and shows {proof} before it praises any {worker}. The price of {a job} comes as a range, with what moves it. If the {firm} keeps quiet about money, {rival} will be the one that names it.

## What the page may bring {a firm} in a year

1. {place} had {people} people in March 2020, or, at an assumed 2.5 to a household, [people ÷ 2.5 = homes] homes
2. We assume that {need%} of them need {a job} or the like in a year: [homes × need% = needs]
3. Suppose that 3% of those find the page, read it and ask for {a quote}: [needs × 3% = readers.1]
4. With {close%} of the {quotes} accepted, that makes [readers.1 × close% = orders.1] orders
5. {A job} brings an assumed {$value}, and {left%} of it is left: [$value × left% = $kept]
6. A year of the page about {jobs}: [orders.1 × $kept = $year]

Suppose that somebody listens to {a worker} and writes for 16 hours, at {$wage} an hour. The page then costs [16 × $wage = $cost]. {#pays}It pays for itself within the year if {customers} behave as in step three.{:else}It does not pay for itself within the year, so {a firm} should give it one day instead of two, or wait until a second town wants {jobs}.{/pays}

Add {n1}, {n1miles} {n1mileword} {n1direction}, with {n1people} people, and it is [people + n1people = reach] people, without a second page about {jobs}. {#travels}What grows with them is the road of the {tool}, which no page about {jobs} pays back.{:else}What grows with them is the drive of the {customer}, whom the page can tell where to park before {a quote}.{/travels}

## What has to stand on it

{Customers} look for three answers before they ask for {a quote}, and close the tab if {rival} has them:

{questions}

## The step that carries no weight

Nobody knows the 3% of step three beforehand, and for {jobs} half of it would halve the result. {doubt}

{season} A page about {jobs} that goes online just after that looks like a failure for months. Until the second season the {desk} counts the {quotes} that mention it, and [PixlSEO](/pixlseo) shows in which streets “{planned}” leads to {rival} instead.

## The order of work for {a firm}

- Ask the {desk} for the last ten inquiries about {jobs}, and copy the words
- Photograph {proof} at the next opportunity, before any {worker} tidies up
- Have {a worker} read the page for mistakes, and {a customer} for words that nobody uses
- Link it from the home page by the name of {sign}, and see [{page}]({pagePath}) for what is counted afterwards
`,
};
