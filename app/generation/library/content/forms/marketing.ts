import type { Form } from "../../library";

/** The forms of the marketing generator. */
export const UNHEARD: Form = {
  id: "unheard",
  pays: ["lost", "saved"],
  name: "What an inquiry costs that nobody answers",
  titles: [
    "What a missed call costs {group} in {place}",
    "{place}: a missed call, priced for {group}",
    "{place} {group}: a missed call, priced",
  ],
  descriptions: [
    "A worked sum for {a firm} in {place}: strike the calls that cost nothing, price the rest, and see whether another hour at the phone pays.",
    "A worked sum for {group} in {place}: strike the calls that cost nothing, price the rest.",
  ],
  keyPoints: [
    "Count people, not rings: most missed calls cost nothing",
    "Only those who never got through and were ready for {a job} belong in the sum",
    "Phones go unheard {unheard}, so look at that hour first",
    "Halve each assumption in turn and see which one decides",
    "A short reply by text keeps {a customer} from dialing {rival}",
  ],
  content: `{scene} The first number dialed went unanswered {unheard}.

What was that call worth to {a firm} in {place}, {state}? This sum strikes out whatever costs nothing before it multiplies by {a job}. The {firm} and its phone log are an example; people and distances are from GeoNames (March 2020).

## From rings to people who wanted {a job}

We assume {inquiries} calls in a month, of which 20% go unanswered. That makes [inquiries × 20% = missed], usually while the {desk} is needed elsewhere. Most of them cost nothing:

- An assumed 15%: second tries by {a customer} on the list already
- An assumed 30%: {customers} who got through later that day
- An assumed 20%: people for whom the {firm} has worked already
- An assumed 15%: somebody who sells to {firms}, or a wrong number

That leaves an assumed 20%, or [missed × 20% = lost.1] callers, who have perhaps {sign} and heard a recording.

## The price of one recording

When the {desk} does pick up, we assume that {close%} of such callers end with {a job}. It brings {$value}, of which {left%} stays: [$value × left% = $kept]. So one such caller is worth [close% × $kept = $caller], and a month of recordings costs [lost × $caller = $month]. {deciding}

## Who should pick up, and when

Somebody at the phone for one more hour on each of 21 working days, at an assumed {$wage}, costs [21 × $wage = $hourly] in a month. To earn that back, [$hourly ÷ $caller = saved.1] of those callers have to be reached. {#pays}The log has as many{:else}The log does not have as many, so a text that goes out by itself is the better answer to {a customer}{/pays}. {season}

A text within a minute, sent by [smart automation](/smart-automation) and asking about {sign}, costs less than a wage. It does not win {a job}, but it keeps {a customer} from dialing {rival}.

## What the callers wanted to know

{Customers} {hesitate}. Three answers should lie beside the phone:

{questions}

## Where the sum is soft

{doubt} The figure that decides is the {close%}; take it from the last fifty {quotes} of your own.

{place} had {people} people in March 2020, and [people + ring10 = around] with everything within 10 miles. A year has [12 × lost = yearly] lost callers, and [around ÷ yearly = neighbors]: one neighbor in every {neighbors}. {#travels}In {n1}, {n1miles} {n1mileword} {n1direction}, such a story about {a firm} arrives before the {tool} does.{:else}In {n1}, {n1miles} {n1mileword} {n1direction}, such a story decides to which of the {firms} {a customer} drives.{/travels}

## Four weeks, then a decision

- Mark the missed numbers by kind, and what the {desk} was doing
- Call back those who remain, and ask whether {rival} was quicker
- Lay the sheet beside the {quotes} of the same weeks
- See in [{page}]({pagePath}) how [unified analytics](/unified-analytics) puts calls about {jobs} beside their ads
`,
};

export const HIGHEST_BID: Form = {
  id: "highest-bid",
  pays: ["bid", "lead"],
  name: "The most that an inquiry may cost",
  titles: [
    "What may an inquiry cost {group} in {place}?",
    "{place}: the most {group} should pay for a lead",
    "{place} {group}: the price of an inquiry",
  ],
  descriptions: [
    "Before {a firm} in {place} buys a click, it should know the most that one inquiry may cost. The sum takes four lines; the doubt takes longer.",
    "The most that one inquiry may cost {group} in {place}: a sum of four lines, and a doubt.",
  ],
  keyPoints: [
    "Start from what {a job} leaves, never from what it brings",
    "What is left, times the share that says yes, is the most an inquiry may cost",
    "Keep half of that figure for yourself before you bid",
    "{Customers} near {n1} cost the same click but another road",
    "Judge a campaign by {quotes}, not by clicks",
  ],
  content: `{scene}

An inquiry like that has a price for {a firm}, whether it is paid to a search engine, to a printer or in rent. An advertising platform suggests a budget without knowing what {a job} leaves. Our example is invented and stands in {place}, {state}; people are from GeoNames (March 2020), prices are assumptions.

## Four lines for {a job}

1. {A job} brings an assumed {$value}
2. Of that, {left%} is left when material and wages are paid: [$value × left% = $kept]
3. Suppose that {close%} of those who ask for {a quote} order: [$kept × close% = $most]
4. Suppose that 50% of this may be spent to find {a customer}: [$most × 50% = $bid]

So {a quote} may cost {$bid} to come by. At {$most} the {firm} works for the platform, and above that {jobs} make it poorer. Whoever divides by the first line, as {rival} may, will call both a success.

## What a month of “{planned}” buys

Suppose that a click on “{planned}” costs $6 and that 8% of those who click ask the {desk} for {a quote}. Then one of them costs [$6 ÷ 8% = $lead], against a limit of {$bid}. Assume a budget of $900 for {jobs}: it buys [$900 ÷ $lead = bought] inquiries and, by line three, [bought × close% = orders.1] orders, which leave [orders.1 × $kept = $back] before the ads are paid. {#pays}For {a firm} like this one, the click is cheap enough.{:else}For {a firm} like this one, the click is too dear.{/pays} The 8% can be changed without an auction: a page that begins with {sign} and shows {proof} keeps {customers} whom {rival} would get.

## Where the clicks should come from

{place} had {people} people in March 2020, and within 25 miles there were {ring25} more. {n1}, {n1miles} {n1mileword} {n1direction}, had {n1people}; {n2}, {n2miles} {n2mileword} {n2direction}, had {n2people}. {#travels}A click from {n2} costs as much as one from the next street, but the {tool} needs about {n2minutes} minutes each way to {a quote}. At {$hour} for an hour of {a worker} that is [n2minutes × 2 ÷ 60 × $hour = $trip], to be taken from line two before anyone bids for {jobs} there.{:else}A click from {n2} costs as much as one from the next street, but {a customer} from there drives about {n2minutes} minutes to {a quote}. So line three is lower there, however good the {worker} is.{/travels}

{season} A bid for “{planned}” that is right then is too high afterwards, when {customers} only compare.

## What a paid visitor asks

{Customers} {hesitate}, and between the click and {a quote} stand three questions:

{questions}

## The doubt

{doubt} If {a customer} comes back or sends a neighbor, the {quote} was worth more than line three says, and {a firm} that stops at {$bid} leaves some {jobs} to {rival}. And if the {desk} writes as many {quotes} in two weeks without ads, they were paid for {customers} who were on their way.

## On one sheet

- The four lines with the last ten {jobs}, not with the best one
- A circle without the places where no {worker} wants to go
- The words that lead to {a quote}, from the {desk}, and those that only lead to {sign}
- What an accepted {quote} cost, a column that [Adrev](/adrev) keeps and [{page}]({pagePath}) explains
`,
};

export const OPEN_QUOTES: Form = {
  id: "open-quotes",
  pays: ["third", "calls"],
  name: "What the offers are worth that nobody answered",
  titles: [
    "{place}: {quotes} nobody answered, and their worth",
    "{place}: the open {quotes} of {group}",
    "{place} {group}: offers without an answer",
  ],
  descriptions: [
    "Half of what {a firm} in {place} offers gets no answer. A sum for one telephone afternoon, and the point at which asking again turns into pestering.",
    "What unanswered offers are worth to {group} in {place}, and when asking again becomes pestering.",
  ],
  keyPoints: [
    "Silence after {a quote} is rarely a no",
    "One call after ten days costs minutes; {a job} leaves hundreds of times that",
    "Ask what is missing, and offer no discount",
    "Two calls are care, four are pestering",
    "Note the reason each time: in {place} it is a list of what to change",
  ],
  content: `{scene} Then came {a quote} from {a firm}, and then came nothing.

This page opens the drawer of an example in {place}, {state}. Its {quotes} and prices are assumptions; the town is from GeoNames (March 2020).

## Why {customers} do not answer {a quote}

They {hesitate}, and {rival} has not called either. What the {desk} takes for a no is an open question, with {sign} there each morning. {deciding}

## What lies in the drawer

Suppose that the {firm} gets {inquiries} inquiries a month and that 60% of them end with {a quote}. For three months that is [inquiries × 3 × 60% = written].

- {Quotes} accepted, an assumed {close%}: [written × close% = accepted]
- Declined by {customers} in so many words, an assumed 15%: [written × 15% = declined]
- {Quotes} without any answer: [written − accepted − declined = open]

A call by the {desk} takes an assumed 6 minutes, all of them [open × 6 ÷ 60 = hours.1] hours, at {$wage} together [hours.1 × $wage = $calls]. Suppose that 9% of those {customers} say yes after all: [open × 9% = won.1] orders. {A job} brings {$value}, of which {left%} is left, and [$value × left% = $kept]. The afternoon of the {desk} is then worth [won.1 × $kept = $gain]; a gloomy third of that is [$gain ÷ 3 = $third]. {#pays}Even so, no ad brings {jobs} at the price of a telephone call.{:else}For {jobs} of this size that is less than the calls cost, so one letter to all of those {customers} does better.{/pays}

## What to say, and what not

An honest call begins with the thing itself: {sign}, has that become better or worse since? A discount on {a job} invites {rival} to give a larger one.

Three questions explain most of the silence about {jobs}:

{questions}

## When to call, and where first

Ten days after {a quote} is early enough for {customers} to remember the {worker} and late enough to be welcome. {season} The {quotes} from the weeks before come first. {#travels}Sort the rest by street: {n1} is {n1miles} {n1mileword} {n1direction} of {place}, about {n1minutes} minutes for the {tool}, and two {jobs} there cost one trip.{:else}Sort the rest by distance: {a customer} in {n1}, {n1miles} {n1mileword} {n1direction} of {place}, has about {n1minutes} minutes of road, and waits to be offered the edge of the day.{/travels} {place} had {people} people in March 2020, so a fourth call about one {quote} is a story that {customers} tell in {n1}.

## The doubt

{doubt} The 9% are soft, because {a customer} who says yes to the {desk} might have said it a week later. Leave a third of the open {quotes} alone for a month; if as many of those become {jobs}, the calls were a pastime. {Customers} who have said no to the {firm} stay off the list.

## A list for the first afternoon

- {Quotes} older than ten days and younger than four months, newest first
- Beside each one how the {customer} described {sign}
- The reason in five words, and whether {rival} was named
- A date for the second call, kept by [smart automation](/smart-automation), and what came of it in [{page}]({pagePath})
`,
};
