import type { Form } from "../../library";

/** The forms of the marketing generator. */
export const UNHEARD: Form = {
  id: "unheard",
  pays: ["lost", "saved"],
  name: "What a call costs that nobody answers",
  questions: [3, 4, 5],
  titles: ["What a missed call costs {group} in {place}", "{place}: a missed call, priced for {group}"],
  descriptions: [
    "A worked sum for {a firm} in {place}: strike the missed calls that cost nothing, price the rest, and see whether another hour at the phone pays.",
    "A worked sum for {group} in {place}: strike the missed calls that cost nothing, and price the rest.",
  ],
  keyPoints: [
    "Count people, not rings: most missed calls cost nothing",
    "What is left here is {lost} callers a month at {$caller} each",
    "Phones ring out {unheard}, so look at those calls first",
    "An extra hour a day has to save {savedUp} of them a month",
    "A reply by text keeps {a customer} from dialing {rival}",
  ],
  content: `{scene} {#either}The first number rang out. It belongs to {a firm}, where this often happens {unheard}.{:else}The first number belongs to {a firm}, and like so often {unheard}, it rang and rang.{/either}

{#either}What was that call worth? The usual answer multiplies every missed call by the price of {a job} and arrives at a fortune. This one strikes out first whatever costs the {firm} nothing.{:else}Multiply every missed call by the price of {a job}, and you arrive at a fortune that nobody has lost. So before we put a price on this one, we strike out whatever costs the {firm} nothing.{/either} The phone log below is that of an invented {firm} in {place}, {state}.

## From rings to people

We assume {inquiries} calls in a month, of which 20% ring out: [inquiries × 20% = missed]. Go down the list with the {desk} and strike:

{#either}- An assumed 15%: {customers} on a second try, who are on the list already
- An assumed 30%: people who got through to the {desk} later that day
- An assumed 20%: {customers} on file, who will call again about the same thing
- An assumed 15%: wrong numbers, and people who sell things to {firms}{:else}- Second tries by {customers} whose number stands above, an assumed 15%
- {Customers} who had the {desk} on the line before the day was over, an assumed 30%
- Those who are on file and will not give up, an assumed 20%
- Salespeople who call {firms}, and wrong numbers, an assumed 15%{/either}

That leaves an assumed 20%, or [missed × 20% = lost.1] people a month who may have {sign} and who heard a recording.

## The price of a recording

{#either}Suppose that 60% of such callers get as far as {a quote} when the {desk} does pick up, and that {close%} of the {quotes} lead to {a job}. It brings {$value}, of which {left%} stays: [$value × left% = $kept]. One caller is then worth [60% × close% × $kept = $caller], and a month of recordings costs [lost × $caller = $month].{:else}{A job} brings {$value} and leaves {left%} of that, [$value × left% = $kept]. When somebody does pick up, an assumed 60% of callers get as far as {a quote}, and {close%} of the {quotes} lead to it. So what a recording throws away is [60% × close% × $kept = $caller] each time, or [lost × $caller = $month] in a month.{/either}

## Is an hour at the phone worth it?

{#either}Somebody at the phone for one more hour on each of 21 working days, at an assumed {$wage}, costs [21 × $wage = $hourly] a month. To earn that back, the hour has to save [$hourly ÷ $caller = saved.2] of the {lost} callers.{:else}An hour more on 21 working days is [21 × $wage = $hourly] a month, if we assume {$wage} for each. It pays if it saves [$hourly ÷ $caller = saved.2] of those {lost} people.{/either} {#pays}It can, if it is the right hour, so look first at the calls that came {unheard}.{:else}It cannot, so let the recording say when the {desk} is back, and let a text go out instead.{/pays}

A text within a minute, from [smart automation](/smart-automation), costs a small part of {$hourly}. It does not sell {a job}, but it keeps {a customer} from dialing {rival}, if it reads like this:

{reply}

## What they were calling about

{Customers} {hesitate}. {#either}When they do call, the first minute goes to questions like these, and the {desk} should have the answers beside the phone:{:else}So a call is worth more than it sounds like, and the {desk} should have the answers to these beside the phone:{/either}

{questions}

## Where the sum is soft

{doubt} {#either}The figure that decides is the {close%}. Take it from your last fifty {quotes}, and run the sum again.{:else}Of all the figures here the {close%} counts most, so replace it with the share of your last fifty {quotes}.{/either}

{place} and everything within 10 miles had [people + ring10 = around] people in March 2020 (GeoNames). {#either}A year has [12 × lost = yearly] such callers, so one neighbor in every [around ÷ yearly = neighbors] hears the recording. But they have friends in {n1}, {n1miles} {n1mileword} {n1direction}, and the story of {a firm} that never calls back {#travels}gets there before the {tool} does.{:else}is easy to tell.{/travels}{:else}With [12 × lost = yearly] such callers a year, it takes [around ÷ yearly = neighbors] neighbors to find one who heard the recording. In {n1}, {n1miles} {n1mileword} {n1direction}, they may hear about it all the same.{/either}

## Four weeks, then decide

- Ask the phone company for the log, and go through the missed numbers with the {desk}
- Call back whoever is left, and ask whether {rival} was quicker
- Lay the sheet beside the {quotes} of the same four weeks
- See in [{page}]({pagePath}) how [unified analytics](/unified-analytics) sets calls about {jobs} beside the ads that paid for them
`,
};

export const HIGHEST_BID: Form = {
  id: "highest-bid",
  pays: ["bid", "lead"],
  name: "The most that an inquiry may cost",
  questions: [1, 3, 8],
  titles: [
    "What may an inquiry cost {group} in {place}?",
    "{place}: the most {group} should pay for a lead",
    "{place}: what a lead may cost {group}",
  ],
  descriptions: [
    "Before {a firm} in {place} buys a click, it should know the most that one inquiry may cost. The sum has four lines, and the doubt has more.",
    "The most that one inquiry may cost {group} in {place}: a sum of four lines, and a doubt.",
  ],
  keyPoints: [
    "Start from the {$kept} that {a job} leaves, never from the {$value} it brings",
    "An inquiry may cost {$bid} here, and at {$most} you work for the platform",
    "At {$click} a click, the example pays {$lead} for an inquiry",
    "Change the page before you change the bid",
    "Judge a campaign by {jobs}, never by clicks",
  ],
  content: `{#either}How much should {a firm} spend on ads? Nobody knows. What may one inquiry about {jobs} cost? That has an answer, and it takes four lines.{:else}Nobody can say how much {a firm} should spend on ads. What one inquiry about {jobs} may cost can be said, and four lines are enough for it.{/either} They should be on paper before a platform suggests a budget to {group}, and they seldom are. Our example is {a firm} in {place}, {state}. Its prices are assumptions, so put those of your own {jobs} in their place.

## Four lines

1. {A job} brings an assumed {$value}
2. Of that, {left%} is left {#travels}after material and wages{:else}once staff and rent are paid{/travels}: [$value × left% = $kept]
{#either}3. Suppose that 60% of inquiries get as far as {a quote} and that {close%} of the {quotes} lead to {a job}: an inquiry is worth [60% × close% × $kept = $most]
4. Suppose that half of this, 50%, may be spent to get it: [$most × 50% = $bid]

At {$bid} the {firm} and the platform share what an inquiry earns. At {$most} the platform takes all of it. Above that, each {job} sold makes you poorer, and {rival} may be doing just that without knowing it.{:else}3. An assumed 60% of those who get in touch come to {a quote}, and {close%} of the {quotes} to a sale, so getting in touch is worth [60% × close% × $kept = $most]
4. Half of that, an assumed 50%, may go to whoever sent them: [$most × 50% = $bid]

So {$bid} is the limit. Somebody who pays {$most} works for the platform, and somebody who pays more than that, as {rival} may, loses a little with each {job} and calls it growth.{/either}

## What a month of ads buys

{#either}Suppose that a click on “{planned}” costs {$click} and that 8% of the people who click get in touch. An inquiry then costs [$click ÷ 8% = $lead], {#pays}below{:else}above{/pays} the limit of {$bid}. Assume a budget of $900 for {jobs}. It buys [$900 ÷ $lead = bought.1] inquiries, and by line three [bought × 60% × close% = sold.1] {jobs}. They leave [sold × $kept = $back] before the bill for the ads.{:else}A click on “{planned}” costs an assumed {$click}, and 8% of those who click write or call: [$click ÷ 8% = $lead] for each of them, which is {#pays}less{:else}more{/pays} than {$bid}. With an assumed $900 that makes [$900 ÷ $lead = bought.1] inquiries a month. Line three turns them into [bought × 60% × close% = sold.1] {jobs}, and those leave [sold × $kept = $back], from which the ads have yet to be paid.{/either} {#pays}{#either}Raise the budget slowly, and stop when the next hundred dollars brings fewer {jobs} than the last.{:else}So the budget can grow, a hundred dollars at a time, until the next hundred brings less than the last.{/either}{:else}By line four that should be double the $900 at least, and it is not, so the number to work on is the 8%. To get down to {$bid}, [$click ÷ $bid = share%] of the people who click would have to get in touch.{/pays}

{#either}The 8% is decided on your page about {jobs}, after the click. If it opens with {sign} and shows {proof}, it keeps people whom {rival} would have had. Work on it in that order: what they see first, what {a job} costs, and who picks up.{:else}No platform can change the 8%, and you can. Begin the page with {sign}. Put {proof} next to it, say what {a job} costs, and see to it that somebody picks up before {rival} does.{/either}

## Where the clicks should come from

{place} had {people} people in March 2020 (GeoNames), and another {ring10} lived within 10 miles. {#travels}{#either}A click from {n2}, {n2miles} {n2mileword} {n2direction}, costs what a click from the next street costs, but {a worker} needs about {n2minutes} minutes each way, at 1.25 miles of road to a mile on the map and 35 miles per hour.{:else}The platform charges the same for {n2}, {n2miles} {n2mileword} {n2direction}, as for your own street. The road does not: with 1.25 miles of it to a mile on the map, at 35 miles per hour, {a worker} is {n2minutes} minutes out and {n2minutes} back.{/either} {#either}At {$hour} for an hour that is [n2minutes × 2 ÷ 60 × $hour = $trip] a visit. Take it off line two before you let ads for {jobs} run there.{:else}Each visit there costs [n2minutes × 2 ÷ 60 × $hour = $trip] at {$hour} an hour, and that belongs in line two as soon as the ads reach {n2}.{/either}{:else}A click from {n2}, {n2miles} {n2mileword} {n2direction}, costs what a click from the next street costs, but {a customer} there has about {n2minutes} minutes of road to you, at 1.25 miles of road to a mile on the map and 35 miles per hour. Fewer of those {quotes} will happen, so line three is lower for {n2} however good the {worker} is.{/travels}

{season} {#either}A bid that is right in those weeks is too high in the weeks after, when people only compare.{:else}Bid for those weeks, then, and less for the ones after, when people only compare.{/either}

## What a click wants to know

{#either}Between the click and {a quote} stand three questions, and each of them should be answered above the form:{:else}Three answers belong above the form, since {customers} who do not find them never get to {a quote}:{/either}

{questions}

## The doubt

{doubt} {#either}If {a customer} comes back, or sends a neighbor, the inquiry was worth more than line three says, and a limit of {$bid} leaves something to {rival}. And if the {desk} gets as many calls in two weeks without ads, you were paying for {customers} who were on their way.{:else}Line three knows only the first sale. Somebody who sends two neighbors was worth more than {$most}, and somebody who would have called the {firm} without any ad was not worth a click. Two weeks with the ads off will tell you how many of those there are.{/either} [Adrev](/adrev) keeps the calendar for such a test, and [{page}]({pagePath}) says what to count for {a firm}.
`,
};

export const THINKING: Form = {
  id: "thinking",
  pays: ["half", "calls"],
  name: "What those are worth who want to think about it",
  questions: [1, 4, 7],
  titles: ["{place}: {customers} who wanted to think about it", "{place}: they wanted to think about it"],
  descriptions: [
    "What {a firm} in {place} can earn with one afternoon of calls to people who said they would think about it, and when a call becomes pestering.",
    "One afternoon of calls to people who said they would think about it: a sum for {group} in {place}.",
  ],
  keyPoints: [
    "People who want to think about it have not said no",
    "{open} of {written} {quotes} are open after three months, in our example",
    "Calling all of them takes {hours} hours and costs {$calls}",
    "Ask what is missing, and offer no discount",
    "Two calls are care, and four are pestering",
  ],
  content: `{otherScene} Then came {a quote} from {a firm}, and then the sentence that each {worker} knows: they would like to think about it.

{#either}What are they thinking about, and what would it be worth to ask?{:else}Is it worth a call to find out what they think?{/either} Our example is {a firm} in {place}, {state}, with assumed figures.

## What they are thinking about

They {hesitate}. {#either}That was so before {a quote}, and it is so afterwards.{:else}A good {quote} does not change that.{/either} {deciding}

{#either}They are not thinking about you.{:else}What they think about is seldom you.{/either} {Rival} has not called them either, and the {desk} that does is usually the first to hear what is missing.

## How many of them there are

Suppose that the {firm} gets {inquiries} inquiries a month and that 60% of them get as far as {a quote}. In three months that is [inquiries × 3 × 60% = written].

- {Close%} of the {quotes} led to {a job}, we assume: [written × close% = accepted]
- An assumed 15% of the {customers} said no: [written × 15% = declined]
- The rest said neither: [written − accepted − declined = open]

An assumed 6 minutes for each call makes [open × 6 ÷ 60 = hours.1] hours, and at {$wage} for an hour of the {desk}’s time they cost [hours × $wage = $calls]. Suppose that 5% of them say yes after all: [open × 5% = won.1] {jobs}. {A job} brings {$value}, of which {left%} is left, [$value × left% = $kept], so the calls bring [won × $kept = $gain].

Halve it, because some of them would have come back anyway: [$gain ÷ 2 = $half]. {#pays}{#either}It is still far more than the calls cost, and no ad for {jobs} does as well.{:else}No ad for {jobs} gets near that for the price of a few phone calls.{/either}{:else}For {jobs} of this size that is less than the calls cost, so write one good letter to all of these {customers} instead.{/pays}

## What to say

{#either}Begin with what brought them to you, {sign}. Then ask what is missing, and wait.{:else}First mention {sign}, because that is why they came. Then ask what is missing, and let them talk.{/either} A discount on {a job} answers a question that nobody asked, and it invites {rival} to offer a larger one. {#either}The real answer is usually one of these:{:else}What comes instead is often one of these:{/either}

{questionList}

## When to call

Ten days after {a quote} they still remember the {worker}. {season} Begin with the {quotes} from the weeks before. {#travels}Then go by street: {n1} is {n1miles} {n1mileword} {n1direction} of {place}, and two {jobs} there cost one trip of the {tool}.{:else}Then go by distance: somebody in {n1}, {n1miles} {n1mileword} {n1direction} of {place}, weighs the drive as well and should be offered the first or the last hour of a day.{/travels} Call twice, three weeks apart, and no more: {place} had {people} people in March 2020 (GeoNames), some of them know each other, and a fourth call about one {quote} gets around.

## The doubt

{#either}For {jobs} like these the 5% is soft. Leave every third name alone for a month, chosen by lot, and if as many of those call the {firm} by themselves, the afternoon was a pastime.{:else}Nobody knows the 5% for {jobs}. To learn it, draw lots and leave every third name alone for a month. If they come back just as often, save yourself the calls.{/either}

## The sheet for the afternoon

- Open {quotes} between ten days and four months old, the newest first
- What the {customer} said about {sign}, in the {customer}’s own words
- The reason, in five words, and whether {rival} was named
- The date of the second call, kept by [smart automation](/smart-automation), and what came of it in [{page}]({pagePath})
`,
};

export const HOW_HEARD: Form = {
  id: "how-heard",
  pays: ["most", "honest"],
  name: "Two answers to where an inquiry came from",
  questions: [2, 4, 6],
  titles: ["{place}: how {customers} find {a firm}", "{place}: where inquiries come from"],
  descriptions: [
    "The ad report says one thing, and the people who call {a firm} in {place} say another. What an inquiry costs by each count, and which to believe.",
    "What an inquiry costs {group} in {place} by the ad report and by what callers say, and which to believe.",
  ],
  keyPoints: [
    "The report claims {claimed} of {inquiries} inquiries, and the callers name the ads for {said}",
    "So an inquiry costs {$reported} by one count and {$honest} by the other",
    "It may not cost more than {$most}, because that is what it can earn",
    "Ask what made people look, before you ask for the name",
    "Decide by the higher price, and test it with two weeks without ads",
  ],
  content: `{scene} Sooner or later the same person calls {a firm}, and the {desk} asks how they found it. {#either}Online, says the caller, which is true and of no use. The ad report is more precise about {jobs}, and it is not true.{:else}Online, says the caller, and no answer says less. The ad report is precise about {jobs} instead, and wrong.{/either} Here are both for one month of {a firm} in {place}, {state}, with assumed figures.

## The same month, counted twice

The {firm} gets {inquiries} inquiries, we assume, and spends an assumed $900 on ads. {#either}By another assumption the report claims 40% of the inquiries, because somebody clicked on an ad for {jobs} at some point. A sheet with five boxes lies beside the phone, and of those who call about {jobs}, an assumed 25% name an ad and not a search, the map, a card or somebody they know.{:else}Suppose that the report counts everybody who ever clicked on an ad for {jobs}, and so claims 40% of them. The {desk} has a sheet by the phone, with a box each for searches, the map, ads, cards and friends, and an assumed 25% say that it was an ad.{/either}

- By the report: [inquiries × 40% = claimed] inquiries, at [$900 ÷ claimed = $reported] each
- By the callers: [inquiries × 25% = said] inquiries, at [$900 ÷ said = $honest] each

The difference, [claimed − said = between] inquiries, is people who saw an ad on the way and came for another reason. {#either}Both counts, {claimed} and {said}, are right about what they count.{:else}Neither count, {claimed} or {said}, is wrong about what it counts.{/either}

## What an inquiry may cost

{#either}{A job} brings an assumed {$value}, of which {left%} is left: [$value × left% = $kept]. Suppose that 60% of inquiries get as far as {a quote} and that {close%} of the {quotes} lead to {a job}. Then an inquiry can earn [60% × close% × $kept = $most], and that is the most it may cost.{:else}No more than it can earn: assume that {a job} brings {$value} and leaves {left%}, which is [$value × left% = $kept], that 60% of inquiries come to {a quote}, and that {close%} of the {quotes} lead to it: [60% × close% × $kept = $most].{/either} {#pays}At {$honest} the ads for {jobs} still pay, so the two counts are worth knowing and not worth a night’s sleep.{:else}At {$honest} the ads for {jobs} cost more than they can earn, and that is worth a decision this month, whatever the report says.{/pays}

## Why callers forget the ad

{Customers} {hesitate}, and in all that time they see a good deal: {rival}, a neighbor with advice, your sign. {looking} {#either}By the time they call about {jobs}, the ad is one of several things, and the last one gets the credit.{:else}When they finally call about {jobs}, the ad was weeks ago, and they name what they saw last.{/either}

{#either}So ask what made them look for {a firm}, and where, which gets better answers than asking how they heard of you.{:else}Asking how they heard of you gets you the last thing, so ask what made them look for {a firm}, and where they looked first.{/either} The {desk} does it in the first half minute, before the name, while the caller is still talking about {sign}.

## What to do with the answers

{#either}1. Ask each new caller for four weeks, and tick one box only
2. Write the town beside it: {place} had {people} people in March 2020 (GeoNames), and calls from {n1}, {n1miles} {n1mileword} {n1direction}, often came by another way
3. Put the five totals beside the {claimed} of the report
4. Rest the ads for two weeks, and see whether anybody at the {firm} notices{:else}1. For four weeks, one tick for each new caller and never two
2. Note who calls from {n1}, {n1miles} {n1mileword} {n1direction}. {place} had {people} people in March 2020 (GeoNames), and the two towns will not have found you in the same way
3. At the end, set the {said} against the {claimed}, box by box
4. Then two weeks without ads, to see which of the boxes gets lighter{/either}

## While they are on the phone

{#either}{A customer} who is asked something may ask something back. These three come up with {jobs}, and a good answer makes the first one easier to remember:{:else}Anybody who asks has to answer, too. With {jobs} it is mostly one of these, and a caller who got a good answer is glad to give one:{/either}

{questions}

## The doubt

{#either}{Customers} are polite, and those who are asked too eagerly say what you want to hear.{:else}Callers say what they think the {desk} would like to hear.{/either} Still, {$honest} is a safer guide than {$reported}, because it errs in the direction that costs less. [Unified analytics](/unified-analytics) joins search, ads and cards so that each of the {inquiries} is counted once. {#either}It cannot see {customers} who were sent by a neighbor, though, and [{page}]({pagePath}) would be the first to say so.{:else}What a neighbor said over the fence, it cannot know, and neither can [{page}]({pagePath}).{/either}
`,
};
