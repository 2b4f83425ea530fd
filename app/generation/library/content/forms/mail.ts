import type { Form } from "../../library";

/** The forms of the direct-mail generator; each post comes with the trade's postcard. */
export const BREAK_EVEN: Form = {
  id: "break-even",
  pays: ["1", "rate"],
  name: "How many orders pay for a mailing",
  titles: [
    "How many jobs pay for {group}’ cards in {place}?",
    "{place}: what a mailing must bring {group}",
    "{place} {group}: when a mailing pays",
  ],
  descriptions: [
    "Cards for {place}, worked backwards: from what {a job} leaves to the calls that have to come in, and the offer that makes them likely.",
    "A mailing for {group} in {place}, worked backwards from the order to the call.",
  ],
  keyPoints: [
    "Divide the bill by what {a job} leaves, not by its price",
    "Work backwards to calls, and write the figure on the wall before printing",
    "The offer is small on purpose: it asks for a call, not for an order",
    "Homes in {place} are an estimate; the post office counts doors",
    "Tell the {desk} what the card says",
  ],
  content: `{scene}

What would cards have to bring that {a firm} had sent before? Our example is made up and works in {place}, {state}; people are from GeoNames (March 2020), the prices of {jobs} are assumptions.

## The bill for the cards

Assume that each of 2,500 cards about {jobs} costs $0.72 for print and postage, and the list with the design another $350. The {firm} pays [2,500 × $0.72 = $post] and in all [$post + $350 = $bill]. The front says: {front} The back makes an offer that is small on purpose: {offer}. Nobody buys {a job} from a card, but somebody with {sign} may call the {desk}.

## What {a job} leaves of its price

{A job} brings an assumed {$value}, of which {left%} is left: [$value × left% = $kept]. The bill divided by that is [$bill ÷ $kept = needed.1]: so many {jobs} a mailing has to bring, averaged over several, before it earns anything. Divided by the full price it would be [$bill ÷ $value = wrong.1], which is how {rival} may count.

## Backwards, from {a job} to the telephone

- With {close%} of the {quotes} accepted, an assumption: [needed.1 ÷ close% = asked] {quotes}
- Suppose that 70% of the callers let {a worker} get as far as that: [asked ÷ 70% = calls] calls to the {desk}
- Of the 2,500 doors [calls ÷ 2,500 = rate.2%] have to call the {desk}

{#pays}A card for {jobs} can reach that share.{:else}For a card to strangers about {jobs} that is a high share, so the first ones should go to past {customers}.{/pays} If fewer call, the offer was wrong for people with {sign}, or the streets were.

## Which doors in {place}

The town had {people} people in March 2020. At an assumed 2.5 to a household that makes [people ÷ 2.5 = homes] homes, and the cards reach [2,500 ÷ homes = reach%] of them. They are meant for {audience}, whom [advanced targeting](/advanced-targeting) can find. {inTheMail}

{#travels}Streets where the {tool} has stood this year come before {n1}, {n1miles} {n1mileword} {n1direction}: from there {a job} has to carry [n1miles × 1.25 ÷ 35 × 60 = n1minutes] minutes of road each way, if a mile of map is 1.25 miles of road at 35 miles per hour.{:else}Streets from which {customers} have come before go first, then {n1}, {n1miles} {n1mileword} {n1direction}: {a customer} there has [n1miles × 1.25 ÷ 35 × 60 = n1minutes] minutes of road to each {quote}, if a mile of map is 1.25 miles of road at 35 miles per hour.{/travels}

{season} The cards about {jobs} are mailed three weeks before that.

## The {desk} on the day after

{Customers} {hesitate}, and they call with the card in hand. Pin it above the phone of the {desk}, with the answers to three questions about {jobs}:

{questions}

## The doubt in a mailing for {jobs}

{doubt} Averages are not sold, so plan for two mailings about {jobs} before you judge. Nor does the sum know what {rival} mails in the same week.

## Before {a firm} signs the order

- Bill, what {a job} leaves, accepted {quotes} and calls, in your own handwriting
- A number that leads to the {desk} from this card alone, as on those from [AI Direct Mail](/direct-mail)
- A month in which neither the {desk} nor {a worker} is on vacation
- Somebody with {sign} who says what the card offers, before [{page}]({pagePath}) counts what comes of it
`,
};

export const HELD_BACK: Form = {
  id: "held-back",
  pays: ["honest", "bill"],
  name: "The addresses that get no card",
  titles: ["{place}: the cards {group} should not send", "{place} {group}: cards not to send"],
  descriptions: [
    "One address in ten gets no card, drawn by lot. Why {a firm} in {place} should do that, what it costs, and how little it may prove at first.",
    "Why {group} in {place} should leave one address in ten without a card, and what it proves.",
  ],
  keyPoints: [
    "Draw one address in ten by lot, and send it nothing",
    "Orders from that tenth would have come without a card",
    "With few {jobs}, chance is louder than any card",
    "Keep the same tenth for the whole year",
    "Ask in {place} only for what the {desk} can answer",
  ],
  content: `{scene} The number that was called stood on a card from {a firm}, and the {desk} counts one more order for the mailing.

Would {a job} have come of it without the card? The example is from {place}, {state}; its {jobs} are invented, the people of the town are from GeoNames (March 2020).

## A tenth of {a firm}’s list gets no card

Suppose a list of 3,000 addresses, {audience}, of which 10% are drawn by lot. Then [3,000 × 10% = held] get nothing, and [3,000 − held = sent] get the card. If the {desk} chose the tenth, it would choose streets that never order {jobs}. The front of the card says: {front} On the back stands the offer, {offer}. Assume $0.70 for each, or [sent × $0.70 = $bill].

## What the tenth tells about {jobs}

Suppose that four months later {mailedOrders} with a card have ordered {a job}, and {heldOrders} of those without one. With nine times as many addresses, [9 × heldOrders = expected] {jobs} would have come in any case, and the card caused [mailedOrders − expected = caused].

- {A job} brings an assumed {$value}, of which {left%} is left: [$value × left% = $kept]
- If all {jobs} are credited to the card: [mailedOrders × $kept = $credited]
- If only those it caused are: [caused × $kept = $honest], against a bill of {$bill}

{#pays}The mailing has paid for the {firm}, though less than the first count says.{:else}By the second count it has not paid for the {firm}; the difference went to {customers} who would have called the {desk} anyway.{/pays} {inTheMail}

## How much of this is luck

One order more in the small group moves the expected {jobs} by nine, which can turn the result around. {doubt} So keep the same tenth for a year. {season} A comparison within one list does not mind it, because both groups get {rival} into the same mailbox.

## {place}, and the list behind the card

The town had {people} people in March 2020, and [people ÷ 2.5 = homes] homes if we assume 2.5 people to each, so the list covers [3,000 ÷ homes = part%] of them. {n1}, {n1miles} {n1mileword} {n1direction}, had {n1people} people. {#travels}From there the {tool} needs about {n1minutes} minutes to each {quote}.{:else}From there {customers} need about {n1minutes} minutes to the {desk}.{/travels} Draw the tenth within each town, as [advanced targeting](/advanced-targeting) does, or {jobs} from {n1} have nothing to be compared with.

## When {a customer} calls about the card

{Customers} {hesitate}, so the first call is seldom an order. It is one of three questions:

{questions}

## What it costs {a firm} to know

The tenth costs the {jobs} that a card would have brought there. The {desk} will want to mail it after all, because {rival} mails everybody; afterwards the {firm} knows what a card to people with {sign} is worth.

## Notes for the folder

- The list with a column for the lot, saved before {a worker} sees the cards
- {Quotes} and {jobs} in both groups after one, two and four months
- What the card said, so that the next one changes the offer or {proof}, and not both
- Where each {customer} came from, by the short link of [AI Direct Mail](/direct-mail), followed to the invoice in [{page}]({pagePath})
`,
};

export const NEAR_THE_DOOR: Form = {
  id: "near-the-door",
  pays: ["0.34", "needed"],
  name: "A small mailing around one address",
  titles: ["Two hundred cards around one door in {place}", "{place}: two hundred cards for {group}"],
  descriptions: [
    "Instead of a whole town, {a firm} in {place} writes to two hundred doors around one address. What that costs, when to do it, and what it cannot show.",
    "Two hundred cards for {group} in {place}: what they cost, when to send them, what they cannot show.",
  ],
  keyPoints: [
    "Two hundred cards cost as much as one small advertisement",
    "A finished order is the reason to write; say so on the card",
    "Near doors save the road that far ones cost",
    "In {place} the sun sets at {decemberSunset} on December 21: choose the hour of the call",
    "Repeat it after each order rather than once for everybody",
  ],
  content: `{scene}

Some of the neighbors have {sign} themselves and do not know whom to ask. Two hundred cards by {a firm} in {place}, {state}, could tell them. The {firm} is invented; people, distances and daylight are real (GeoNames, March 2020).

## Two hundred cards, and what {a job} leaves

Assume $0.95 for each of 200 cards about {jobs}, or [200 × $0.95 = $bill]. {A job} brings an assumed {$value}, and {left%} of it is left: [$value × left% = $kept]. Then [$bill ÷ $kept = needed.2] of it pays for the cards. {#pays}One {job} pays for three such mailings, and more.{:else}Each mailing of this {firm} has to bring {neededUp}, so the first ones go to doors where {customers} live already.{/pays} What speaks for near {customers} is the road:

{#travels}- To a door in the same street, the {tool} is there already
- From {n1}, {n1miles} {n1mileword} {n1direction}, {a worker} needs [n1miles × 1.25 ÷ 35 × 60 = n1minutes] minutes each way, at 1.25 miles of road to a mile of map and 35 miles per hour, or [n1minutes × 2 ÷ 60 × $hour = $n1trip] at an assumed {$hour} an hour
- From {n2}, {n2miles} {n2mileword} {n2direction}, {a worker} needs [n2miles × 1.25 ÷ 35 × 60 = n2minutes] minutes each way, or [n2minutes × 2 ÷ 60 × $hour = $n2trip]

With {close%} of the {quotes} accepted, {a job} pays for [1 ÷ close% = trips.1] such trips of the {tool}.{:else}- From the same streets, {a customer} walks to the {firm}
- From {n1}, {n1miles} {n1mileword} {n1direction}, {a customer} has [n1miles × 1.25 ÷ 35 × 60 = n1minutes] minutes each way, at 1.25 miles of road to a mile of map and 35 miles per hour
- From {n2}, {n2miles} {n2mileword} {n2direction}, {a customer} has [n2miles × 1.25 ÷ 35 × 60 = n2minutes] minutes each way, {visits} times over for {job}

{Customers} who can walk keep an appointment for {a job} in bad weather, too.{/travels}

## Whose door, and what the card says

Look first at {audience}, and draw a circle around one address until it holds two hundred mailboxes. The front says: {front} The back makes one offer, {offer}, and names the street, a word that {rival} cannot print for everybody. If there is room for a photo, take {proof}. {inTheMail}

## The hour at which it is read

On December 21 the sun sets in {place} at {decemberSunset}, on June 21 at {juneSunset}. In the dark months {customers} read the card under a lamp and call the next day, often {unheard}. {season} Cards about {jobs} should arrive three weeks before that.

## The three calls that follow about {jobs}

Even next door to finished {jobs}, people {hesitate}, and they ask about more than the price:

{questions}

## What so few cards cannot show

{doubt} If {a job} comes of two hundred cards, it may be the card, the fence or {rival} who did not call back. Repeat the mailing after each of the next ten {jobs} and let the {desk} count at the end. {place} had {people} people in March 2020, or [people ÷ 2.5 = homes] homes at an assumed 2.5 to each, and ten circles, 10 × 200 = 2,000 cards, reach [2,000 ÷ homes = part%] of them; more {jobs} than that need another plan.

## The errand, step by step

1. On the day {a job} is finished, ask the {customer} whether the street may be named
2. Order the cards the same evening, with {proof} and a short link as [AI Direct Mail](/direct-mail) prints it
3. Tell the {desk} the street, the offer and the day of arrival
4. After four weeks note calls, {quotes} and {jobs} in one line, and look at [{page}]({pagePath}) after the tenth
`,
};
