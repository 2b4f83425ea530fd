import type { Form } from "../../library";

/** The forms of the direct-mail generator. Each has a card that invites firms of the trade to read the article. */
export const BREAK_EVEN: Form = {
  id: "break-even",
  pays: ["1", "rate"],
  name: "How many jobs pay for a mailing",
  questions: [2, 3, 7],
  titles: [
    "How many {jobs} pay for 2,500 cards in {place}?",
    "{place}: what 2,500 cards must bring {group}",
    "{place}: what a mailing must bring {group}",
  ],
  descriptions: [
    "2,500 cards for {place}, worked backwards: from what {a job} leaves to the calls that have to come in, and the offer that makes them likely.",
    "A mailing for {group} in {place}, worked backwards from the sale to the call.",
  ],
  keyPoints: [
    "Divide the bill by the {$kept} that {a job} leaves, not by its price",
    "{CallsUp} calls have to come in, from {rate}% of the doors",
    "The offer is small on purpose: it asks for a call, not for {a job}",
    "Homes in {place} are an estimate, and the post office counts doors",
    "Tell the {desk} what the card says before it lands",
  ],
  content: `{#either}The printer asks how many thousand, and a better first question for {a firm} is how many {jobs} the cards have to bring before they earn a cent. The answer fits on the back of one of them.{:else}How many {jobs} do cards have to bring before they earn {a firm} a cent? The printer does not ask, and the answer fits on the back of one card.{/either} {#either}Our example is {a firm} in {place}, {state}, with assumed prices, and people are from GeoNames (March 2020).{:else}We look for it with {a firm} in {place}, {state}, whose prices are assumed, and with people as GeoNames counts them (March 2020).{/either}

## The bill

{#either}Assume that each of 2,500 cards about {jobs} costs $0.72, print and postage together, and that list and design cost $350 once: [2,500 × $0.72 = $post], and [$post + $350 = $bill] in all.{:else}At an assumed $0.72 for printing and mailing one of them, 2,500 cards cost the {firm} [2,500 × $0.72 = $post]. With an assumed $350 for list and design the bill is [$post + $350 = $bill].{/either}

The front of the card says: {front} The back makes one offer: {offer}. {#either}It is small on purpose, since nobody buys {a job} from a card, but somebody with {sign} may call about that.{:else}Nobody buys {a job} from a card, so the offer is small: somebody with {sign} should be able to say yes to it standing at the mailbox.{/either}

## What {a job} leaves

{A job} brings an assumed {$value}, and {left%} of it is left: [$value × left% = $kept]. The bill divided by that is [$bill ÷ $kept = needed.1], so that is how many {jobs} the mailing has to bring. {#either}Divide by the price instead, and you get [$bill ÷ $value = wrong.1], a better evening, and a mailing that is called a success for {group} to copy.{:else}Divided by the price it would be [$bill ÷ $value = wrong.1], which is how a mailing that loses money gets praised.{/either}

## Backwards to the telephone

{#either}- If {close%} of the {quotes} lead to {a job}, an assumption: [needed ÷ close% = asked.1] {quotes}
- Suppose that 60% of callers get as far as {a quote}: [asked ÷ 60% = calls.1] calls
- Of 2,500 doors that is [calls ÷ 2,500 = rate.2%]{:else}- For {needed} {jobs} it takes [needed ÷ close% = asked.1] {quotes}, since {close%} of them lead to one, we assume
- For that many {quotes} it takes [asked ÷ 60% = calls.1] calls, as an assumed 60% of callers get so far
- And that is [calls ÷ 2,500 = rate.2%] of the 2,500 doors{/either}

Write {callsUp} calls on the wall beside the phone, before anybody prints a card about {jobs}. {#pays}A good card about {jobs} can get there, if it goes to the right streets.{:else}That is a lot to ask of a card to strangers, so begin with the {customers} on file, and think again about the offer.{/pays}

## Which doors

{place} had {people} people in March 2020. At an assumed 2.5 to a household that is [people ÷ 2.5 = homes] homes, and 2,500 cards reach [2,500 ÷ homes = reach%] of them. {inTheMail}

{#travels}Begin with streets where the {tool} has stood this year. {n1}, {n1miles} {n1mileword} {n1direction}, comes after that: with 1.25 miles of road to a mile on the map, at 35 miles per hour, each {quote} there costs [n1miles × 1.25 ÷ 35 × 60 = n1minutes] minutes each way, and [advanced targeting](/advanced-targeting) draws an area by such minutes.{:else}Begin with streets from which {customers} come already. {n1}, {n1miles} {n1mileword} {n1direction}, comes after that: with 1.25 miles of road to a mile on the map, at 35 miles per hour, it is [n1miles × 1.25 ÷ 35 × 60 = n1minutes] minutes each way for {a customer}, and [advanced targeting](/advanced-targeting) draws an area by such minutes.{/travels}

{season} Cards about {jobs} should land three weeks ahead.

## The day after they land

{Customers} {hesitate}, and now they call with the card in hand. {#either}The most expensive question that the {desk} can ask is which card they mean, so pin one beside the phone, with the answers to these:{:else}The {desk} should know the card by heart, and have the answers to these beside the phone:{/either}

{questions}

## The doubt

{#either}Even if every figure here is right, {needed} is only an average, and one mailing about {jobs} can fall far below it by luck alone, so plan for two before you judge.{:else}The {needed} is an average, and luck alone can put one mailing about {jobs} far below it, with every figure here right, so let two of them go out before you judge.{/either} And if {rival} mails in the same week, people compare two cards, and yours should be the one about {sign}. A card from [AI Direct Mail](/direct-mail) has a short link of its own, so that you know which {quotes} it brought, and [{page}]({pagePath}) shows how they are followed to the sale.
`,
  card: {
    front: "{CallsUp} calls pay for 2,500 cards.",
    back: "Good morning,\nthat is what a mailing about {jobs} has to bring {a firm} in {place} before it earns a cent. Scan the code to see the sum, and do it again with your own prices.",
    offer: "The whole sum, free to read.",
  },
};

export const NEAR_THE_DOOR: Form = {
  id: "near-the-door",
  pays: ["rounds", "3"],
  name: "A small mailing around one address",
  questions: [1, 5, 6],
  titles: ["Two hundred cards around one door in {place}", "{place}: two hundred cards for {group}"],
  descriptions: [
    "Instead of a whole town, {a firm} in {place} writes to the two hundred doors around one address. What that costs, when to do it, and what it cannot show.",
    "Two hundred cards for {group} in {place}: what they cost, when to send them, and what they cannot show.",
  ],
  keyPoints: [
    "Two hundred cards cost {$bill}, and {a job} leaves {$kept}",
    "{#travels}{A job} that is just finished is the reason to write{:else}People who pass your door every day need the least explaining{/travels}",
    "{#travels}Name the street on the card, because {rival} cannot{:else}Say how few minutes it is on foot, because {rival} cannot{/travels}",
    "Ten rounds of 200 reach {part}% of the homes in {place}",
    "Count after ten rounds, not after one",
  ],
  content: `{done}

{#travels}{#either}Somebody nearby has {sign}, too, and does not know whom to ask. Two hundred cards from {a firm} could tell them, as long as the street is still talking about it.{:else}As long as the street talks about it, two hundred cards could reach the neighbor who has {sign}, too, and knows no {firm} to call.{/either} The {firm} in this example works in {place}, {state}, with assumed prices.{:else}{#either}Somebody among them has {sign} and will ask a phone for {a firm} tonight. Two hundred cards to the nearest mailboxes could answer first.{:else}One of them has {sign} and will look for {a firm} on a phone. Two hundred cards to the mailboxes around the corner could save them the search.{/either} The {firm} in this example is in {place}, {state}, with assumed prices.{/travels} Towns and people are from GeoNames (March 2020).

## What two hundred cards cost

Assume $0.95 for each of 200 cards about {jobs}, more than in a large mailing because so few are printed: [200 × $0.95 = $bill]. {A job} brings an assumed {$value}, and {left%} of it is left: [$value × left% = $kept]. One {job} pays for [$kept ÷ $bill = rounds.1] such rounds, {#pays}so one of them may well fail and the next make up for it.{:else}so nearly each of them has to bring one, and the first should go to doors where you are known already.{/pays}

## Why near is cheap

{#travels}A neighbor of the last {customer} is no detour. {N1} and {n2} are, with 1.25 miles of road to a mile on the map, at 35 miles per hour:

- {n1}, {n1miles} {n1mileword} {n1direction}: [n1miles × 1.25 ÷ 35 × 60 = n1minutes] minutes each way, or [n1minutes × 2 ÷ 60 × $hour = $n1trip] at an assumed {$hour} for an hour of {a worker}
- {n2}, {n2miles} {n2mileword} {n2direction}: [n2miles × 1.25 ÷ 35 × 60 = n2minutes] minutes each way, or [n2minutes × 2 ÷ 60 × $hour = $n2trip]

And since {close%} of the {quotes} lead to {a job}, each one pays for [1 ÷ close% = trips.1] trips. Next door, the {tool} is already parked.{:else}{Customers} from around the corner have no drive to weigh. People from {n1} and {n2} do, with 1.25 miles of road to a mile on the map, at 35 miles per hour:

- From {n1}, {n1miles} {n1mileword} {n1direction}: [n1miles × 1.25 ÷ 35 × 60 = n1minutes] minutes each way
- From {n2}, {n2miles} {n2mileword} {n2direction}: [n2miles × 1.25 ÷ 35 × 60 = n2minutes] minutes each way

We assume {visits} visits for {a job}, so from {n2} that is [visits × 2 × n2minutes = drive] minutes at the wheel. {#either}Somebody who lives four streets away keeps the appointment in the rain.{:else}Rain cancels appointments from {n2}, and seldom those from four streets away.{/either}{/travels}

## What the card says

The front says: {front} The back makes one offer: {offer}. {#travels}Above it stands the name of the street, the one word on the card that {rival} cannot print.{:else}Below it stands how many minutes that is on foot, which {rival} cannot print.{/travels} If there is room for a photo, take {proof}. {inTheMail}

## When it should arrive

{#travels}It should come in the week in which {a job} is finished, while it can still be seen.{:else}It should come in a week in which the {desk} has time, because people who live close by also walk in.{/travels} In the days after, somebody has to pick up even {unheard}.

## The calls that follow

Even next door, people {hesitate}. {#either}They ask the {desk} about more than the price:{:else}So the price is not the first thing that the {desk} hears:{/either}

{questions}

## What so few cards cannot show

{doubt} If {a job} comes of it, the reason may be the card, or a neighbor, or that {rival} did not call back. {#either}Nothing can be learned from one round, so repeat it ten times, note the calls, the {quotes} and the {jobs} of each on one line, and judge then.{:else}One round says nothing about {a job}. Ten of them do, with the calls, the {quotes} and the {jobs} of each on a line of its own.{/either} {place} had {people} people in March 2020, or [people ÷ 2.5 = homes] homes at an assumed 2.5 to each. Ten rounds are 10 × 200 = 2,000 cards and reach [2,000 ÷ homes = part%] of them.

## The errand

1. {#travels}Ask the {customer}, on the day, whether the street may be named{:else}Walk around the block, and note from which streets people see your door{/travels}
2. Order the cards the same evening: the photo, the offer, and a short link from [AI Direct Mail](/direct-mail)
3. Tell the {desk} the streets, the offer and the day
4. Write a line for the {jobs} of each round, and after ten of them look at [{page}]({pagePath})
`,
  card: {
    front: "{$bill} reaches two hundred doors.",
    back: "Hello,\n{#travels}the street where you last sold {a job} is still looking at it. Two hundred cards tell it who to call.{:else}the people who pass your door every day need the least explaining. Two hundred cards reach them.{/travels} Scan the code to see when that pays {a firm} in {place}.",
    offer: "A worked example, free to read.",
  },
};

export const HELD_BACK: Form = {
  id: "held-back",
  pays: ["honest", "bill"],
  name: "The addresses that get no card",
  questions: [2, 5, 8],
  titles: ["{place}: the cards {group} should not send", "{place}: the cards not to send"],
  descriptions: [
    "One address of every ten gets no card, drawn by lot: why {a firm} in {place} should do that, what it costs, and how little it may prove at first.",
    "Why {group} in {place} should leave one address of ten without a card, and what it proves.",
  ],
  keyPoints: [
    "Draw a tenth of the addresses by lot, and send them nothing",
    "{mailed} {jobs} followed the cards, and {expected} would have come without them",
    "So the card caused {caused}, and they leave {$honest} against a bill of {$bill}",
    "With so few {jobs}, luck is louder than any card",
    "Keep the same tenth for a year",
  ],
  content: `{otherScene} The number they call is on a card from {a firm}, so the {desk} writes down one more for the mailing. After four months there are {mailed} {jobs} on that list.

{#either}One question before more cards are ordered: how many of the {mailed} would have come anyway? Nobody can ask them, because they do not know, but it can be counted if some of the homes with {sign} never got a card.{:else}How many of the {mailed} would have called without it? They could not say themselves, and yet it can be counted, as long as some homes with {sign} never got a card.{/either} The {firm} is in {place}, {state}, and all its figures are assumed.

## A tenth of the list

Suppose that the {firm} has a list of 3,000 addresses, of which 10% are drawn by lot: [3,000 × 10% = held0] get nothing, and [3,000 − held0 = sent] get the card. Print and postage of a card about {jobs} cost an assumed $0.70, or [sent × $0.70 = $bill] in all.

{#either}It has to be drawn by lot, because if somebody at the {firm} chose the tenth, they would choose streets that never call, and the card would look better than it is.{:else}Drawing lots is the point of it, because anybody at the {firm} who chose the tenth would leave out the streets that never call, and flatter the card.{/either} The front says: {front} On the back is the offer: {offer}.

## What the tenth knows

{#either}We assume that {mailed} {jobs} came from addresses with a card and {held} from the tenth without one. There are nine times as many addresses with a card, so without any card you would expect [9 × held = expected] there. The card caused the rest: [mailed − expected = caused].{:else}Suppose that {held} of the tenth without a card bought as well. The group with a card is nine times as large and would have bought [9 × held = expected] by itself. It bought {mailed}, and the difference is what the card did: [mailed − expected = caused].{/either}

- {A job} brings an assumed {$value}, of which {left%} is left: [$value × left% = $kept]
{#either}- If the card gets the credit for all {mailed}: [mailed × $kept = $credited]
- If it gets the credit for the {caused} it caused: [caused × $kept = $honest], against a bill of {$bill}{:else}- What the {firm} would like to believe: [mailed × $kept = $credited]
- What the card earned: [caused × $kept = $honest], for {$bill}{/either}

{#pays}So the mailing paid off for the {firm}, though by far less than a count of {mailed} {jobs} suggests.{:else}So the mailing did not pay off for the {firm}. What looked like its {jobs} were mostly people with {sign} who would have called anyway.{/pays} A count of {mailed} is what gets told at lunch, and {caused} is what the next order for cards should be based on.

## How much of this is luck

{#either}A good deal, because one {job} more among the {held0} addresses without a card would raise the expected number by nine, and the result would turn around.{:else}Take one {job} away from the {held0} homes without a card, or add one, and the answer moves by nine. Luck is in it, then, and plenty.{/either} {#either}That is no reason for {a firm} to stop drawing lots. It is a reason to keep the same tenth for a year and add up all mailings.{:else}So keep the same tenth for a year, and add up all mailings before you judge.{/either} {season} {#either}A comparison like this does not mind that, because both groups live through the same weeks and get the same mail from {rival}.{:else}All 3,000 addresses live through those weeks, and through whatever {rival} mails, so the comparison stands.{/either} {doubt} {#either}That, too, is the same for the {sent} and for the {held0}.{:else}With a card or without one, that is the same for all {customers}.{/either}

## The list behind the card

{place} had {people} people in March 2020 (GeoNames), or [people ÷ 2.5 = homes] homes at an assumed 2.5 to each, and 3,000 addresses are [3,000 ÷ homes = part%] of them. {n1}, {n1miles} {n1mileword} {n1direction}, had {n1people} people. {#either}If the list goes that far, draw the tenth in each town for itself, as [advanced targeting](/advanced-targeting) does, or {jobs} from {n1} have nothing to be compared with.{:else}A list that reaches {n1} needs its own tenth there, and [advanced targeting](/advanced-targeting) draws it, because two towns do not buy alike.{/either}

## When they call

{Customers} {hesitate}. {#either}So the first call is seldom about {a job}, and more often one of these:{:else}What they call about first is seldom {a job}, and more often this:{/either}

{questions}

## What it costs to know

The tenth costs what a card would have brought there: [caused ÷ 9 = missing.1] {jobs}. {#either}Before the next mailing somebody will say that {rival} mails everybody. That is right, and it is why {rival} does not know what its mail does.{:else}Somebody will say that {rival} mails everybody. That is so, and {rival} has no idea what the mail brings.{/either}

## For the folder

{#either}- The list with a column for the lot, saved before any {worker} has seen it
- {Quotes} and {jobs} of both groups after one, two and four months{:else}- Which {held0} addresses they are, in a file that nobody sorts
- What each group has bought by the first, second and fourth month, {quotes} included{/either}
- The card itself, so that the next one changes the offer or the picture, {proof}, and not both
- The visits by the short link of [AI Direct Mail](/direct-mail), and what became of them in [{page}]({pagePath})
`,
  card: {
    front: "Which of your cards did nothing?",
    back: "Good morning,\nleave a tenth of your list without a card, and you will know. In our example {mailed} {jobs} followed a mailing, and the card had caused {caused}. Scan the code to see how {a firm} in {place} finds out.",
    offer: "The method on one page, free to read.",
  },
};

export const IN_ROUNDS: Form = {
  id: "in-rounds",
  pays: ["caller", "ring"],
  name: "Mailing no faster than the phone is answered",
  questions: [6, 7, 8],
  titles: [
    "How many cards a week should {group} in {place} mail?",
    "{place}: how many cards a week for {group}",
    "{place}: mail no faster than you can answer",
  ],
  descriptions: [
    "3,000 cards bring {a firm} in {place} more calls in a few days than it can serve. How many cards a week it should mail instead, and why.",
    "How many cards a week {group} in {place} should mail, so that each call can be served.",
  ],
  keyPoints: [
    "3,000 cards bring {calls} calls, and most of them come within days",
    "With room for {room} {quotes} a week, the example should mail {cards} cards a week",
    "A caller who has to wait remembers {rival}",
    "Weekly rounds also show which streets were the good ones",
    "Stop the rounds when the {desk} falls behind, not when the list ends",
  ],
  content: `{#either}A mailing about {jobs} can work and still fail, on the second day, at the phone. All the cards land on a Tuesday, on Wednesday the {desk} has a week’s worth of callers, and by Friday some of them have found {rival}.{:else}All the cards about {jobs} landed on a Tuesday, and they worked. By Wednesday noon the {desk} had more callers than a week has room for, and by Friday some of them had gone to {rival}.{/either} How many cards should {a firm} in {place}, {state}, mail at once? {#either}The {firm} below has assumed figures, and only the towns are real (GeoNames, March 2020).{:else}Its figures are assumptions, and the towns around the {firm} are from GeoNames (March 2020).{/either}

## What lands on Tuesday

{#either}Suppose that the {firm} mails 3,000 cards at once and that 0.6% of the doors call: [3,000 × 0.6% = calls] calls. Assume that 60% of the callers get as far as {a quote}: [calls × 60% = asked.1] {quotes}, and most of them want one in the same week. The {firm} can add {room} {quotes} to a week, we assume, before something else has to wait. That is the narrow place, and no better card for {jobs} makes it wider.{:else}A card that 0.6% of the doors answer is a fair one, we assume, and 3,000 of them make [3,000 × 0.6% = calls] calls. If 60% of those who call about {jobs} come to {a quote}, another assumption, they want [calls × 60% = asked.1] {quotes}, and nearly all in the same days. But a week has room for {room} more, if we assume well, and a better card would only make that worse.{/either}

## What a caller costs who has to wait

{#either}{A job} brings an assumed {$value}, and {left%} of it is left: [$value × left% = $kept]. With {close%} of the {quotes} leading to {a job}, an assumption, a caller is worth [60% × close% × $kept = $caller].{:else}Assume {$value} for {a job} and {left%} of it left, [$value × left% = $kept], and that {close%} of the {quotes} lead to it. Then somebody who calls is worth [60% × close% × $kept = $caller].{/either} A card about {jobs} costs an assumed $0.72, and it took [1 ÷ 0.6% = doors] of them to make the phone ring once: [doors × $0.72 = $ring].

{#pays}{#either}So each call that goes nowhere throws away {$ring} of cards, and {$caller} of what the cards were for.{:else}Whoever hangs up takes {$caller} along, and the {$ring} that made the phone ring are gone as well.{/either}{:else}That is more than the {$caller} that a first sale brings on average, so the card pays only with people who come back. None of them may be lost at the phone.{/pays} {Customers} {hesitate}, and a long wait is all they need to drop it. {deciding}

## The size of a round

{#either}- Room for {room} {quotes} a week, divided by the 60%: [room ÷ 60% = weekly.1] calls a week
- Divided by the 0.6% that call: [weekly ÷ 0.6% = cards] cards a week
- For 3,000 cards: [3,000 ÷ cards = weeks.1] weeks{:else}- To get {room} {quotes}, the phone has to ring [room ÷ 60% = weekly.1] times, because of the 60%
- To make it ring that often, [weekly ÷ 0.6% = cards] cards have to go out, because of the 0.6%
- So 3,000 cards are enough for [3,000 ÷ cards = weeks.1] weeks{/either}

{#either}Mail {cards} every Monday, then, and begin with the streets that you know best.{:else}So {cards} go out each Monday, and the streets that the {firm} knows best go first.{/either}

## Which streets first

{place} had {people} people in March 2020, or [people ÷ 2.5 = homes] homes at an assumed 2.5 to each, and 3,000 cards about {jobs} reach [3,000 ÷ homes = part%] of them. {#travels}Let each round be one part of town, so that two {quotes} cost one trip of the {tool}. {n1}, {n1miles} {n1mileword} {n1direction}, gets a week of its own.{:else}Let each round be one direction, and keep {n1}, {n1miles} {n1mileword} {n1direction}, for a week in which {a worker} can start early or stay late.{/travels} [Advanced targeting](/advanced-targeting) cuts a list that way, [AI Direct Mail](/direct-mail) prints a link for each round, and a week in which the {desk} is short of people gets no round at all.

## What to have ready at the phone

While all lines are busy, a text can hold a caller until evening. It may read like this:

{reply}

{#either}A week’s wait for {a quote} feels shorter to callers who leave with an answer. These three come up with {jobs}:{:else}Nobody minds waiting for {a job} as much as waiting for an answer, so the {desk} should have these ready:{/either}

{questionList}

## What the rounds show on the side

{#either}Rounds say more about {jobs} than one large drop does. If the second week brings as many calls as the first, from other streets, the card works. If it does not, it was the streets, and {a firm} can still change the rest of the list.{:else}If the second round brings as many calls about {jobs} as the first, the card works everywhere. If not, it was the streets, and most of the list is still unprinted. One large drop would have told {a firm} neither.{/either}

## The doubt

{doubt} {#either}The soft figure is the 0.6%, so take it from your own first round: count the calls about {jobs} until the next Monday, divide them by the cards, and let that set the size of the second.{:else}And the 0.6% is a guess, until your own first round has a better one: divide its calls about {jobs} by its cards, and size the second round by that.{/either} A slow card needs larger rounds, and if the {desk} falls behind, pause. [{Page}]({pagePath}) shows what to count besides.
`,
  card: {
    front: "Can you take {calls} calls this week?",
    back: "Hello,\nthat is what 3,000 cards can bring, most of it within days. With room for {room} {quotes} a week, {a firm} in {place} should mail {cards} at a time. Scan the code to see why.",
    offer: "How many cards a week, worked out. Free to read.",
  },
};
