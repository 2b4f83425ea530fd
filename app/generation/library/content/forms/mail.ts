import type { Form } from "../../library";

/** The forms of the direct-mail generator. Each has a card like the one its article is about. */
export const BREAK_EVEN: Form = {
  id: "break-even",
  when: { pays: ["0.6", "rate"] },
  assumes:
    "2,500 postcards cost $0.72 each and $350 once, there are 2.5 people to a home, and 0.6% of the doors is a fair response.",
  name: "How many jobs pay for a mailing",
  questions: [2, 8],
  titles: [
    "How many {jobs} pay for 2,500 postcards in {city}?",
    "{city}: what 2,500 postcards must bring {group}",
    "{city}: what 2,500 postcards have to bring",
  ],
  descriptions: [
    "A mailing of 2,500 postcards in {place}, worked backward: from what {a shop} earns to the calls that have to come in.",
    "2,500 postcards for {group} in {place}, worked backward from the sale to the phone call.",
  ],
  keyPoints: [
    "Divide the bill by the {$kept} you keep on a sale, not by the {$value} on the invoice",
    "{CallsUp} calls pay for the mailing in this example, {rate}% of the doors",
    "They bring {needed} {jobs}, {share}% of all that the list will buy this year",
    "Make a small offer: it asks for a call, not for a sale",
    "The {desk} should know the card by heart before it lands",
  ],
  content: `{#any}The printer asks how many thousand, but the first question is how many {jobs} it takes before the mailing makes a dime.{:or}How many {jobs} does a mailing have to bring before it makes a dime? The printer won’t ask, and the math fits on the back of the card.{:or}Before you approve a proof, work out how many {jobs} the mailing has to bring.{/any} Take {a shop} in {place}, {state}. Treat the figures for {jobs} as examples, and swap in yours.

## The bill

{#any}2,500 postcards for {a shop} at $0.72 each, print and postage together, come to{:or}At $0.72 a card for printing and postage, {a shop} pays{:or}Printing and mailing cost the {shop} $0.72 a card, so the bill starts at{/any} [2,500 × $0.72 = $post]. {#any}The list and the design add $350, for a total of{:or}Add $350 once for the list and the design:{:or}With $350 for the list and the design, that’s{/any} [$post + $350 = $bill].

The front of the card says: **{front}** On the back there’s one offer: {offer}. {#any}It’s small on purpose, because nobody buys off a postcard, but people will pick up the phone for something small.{:or}Keep it that small, since a card can get you a call and can’t close a sale.{:or}It asks for a phone call and nothing more, because a call is all a postcard can get.{/any}

## What one sale pays back

{Unit} averages {$value}, with {left%} left after {costs}: [$value × left% = $kept]. {#any}So the mailing breaks even at{:or}Break-even is{:or}To cover the bill takes{/any} [$bill ÷ $kept = needed.1] {jobs}. {#any}Divide by the full {$value} instead and you get [$bill ÷ $value = wrong.1], which is how a mailing that loses money gets called a success.{:or}People like to divide by the {$value}, which gives [$bill ÷ $value = wrong.1], and that’s wrong, because you don’t keep the whole invoice.{:or}By the invoice it would be [$bill ÷ $value = wrong.1], but the {$value} isn’t yours to keep.{/any}

## Working back to the phone

{#any}Not every caller buys: {book%} of them {books}, and {close%} of those become {jobs}.{:or}You need more calls than sales, because only {book%} of callers {books}, and {close%} of those become {jobs}.{:or}Of the people who call, {book%} {books}, and {close%} of those become {jobs}.{/any}

- Calls to break even: [$bill ÷ $kept ÷ close% ÷ book% = calls.1]
- Out of 2,500 doors: [calls ÷ 2,500 = rate.2%]

{#any}So {callsUp} calls pay for the postcards, and that number goes on the wall by the phone before anything gets printed.{:or}Call it {callsUp} calls, and make sure everyone who answers the phone knows the number.{:or}With {callsUp} calls you’re even, and the {desk} should be able to say that in its sleep.{/any} {#pays}{#any}A fair response is about 0.6%, so a decent card about {jobs} to the right streets can do it.{:or}If 0.6% of the doors respond, {a shop} is past it, and that’s realistic for a good list.{:or}Since 0.6% is a fair response, {rate}% is within reach.{/any}{:else}{#any}A fair response is about 0.6%, so this is asking a lot of strangers, and past {customers} should get the first cards.{:or}It’s more than the 0.6% {a shop} can fairly expect, so start with people who know you already.{:or}With 0.6% as a fair response, {rate}% is a stretch, unless the card goes to your old {customers} first.{/any}{/pays}

## Is the list big enough?

{#any}In a year {need%} of homes buy this from somebody, and on your list that’s{:or}About {need%} of homes buy it in a year, from you or from another {shop}:{:or}Of the doors on the list, {need%} will buy this within a year:{/any} [2,500 × need% = buyers]. You need [needed ÷ buyers = share%] of them. {#any}If {a shop} like yours wins that share of the town anyway, fine, and if it’s far more, no card will fix it.{:or}If you sell well over that share of all {jobs} in town today, the mailing can work, because these come on top.{:or}Ask yourself whether you win that share of {jobs} today, because a card won’t change it much.{/any}

{#any}{Place} has about {people} people (GeoNames), so at 2.5 to a home there are around [people ÷ 2.5 = homes] homes, and the post office has the exact count for each route.{:or}How much of {place} is that? With about {people} people (GeoNames) and 2.5 to a home, there are around [people ÷ 2.5 = homes] homes.{:or}For scale: {place} has about {people} people (GeoNames), or around [people ÷ 2.5 = homes] homes at 2.5 to each.{/any} {#travels}{#any}Start with the streets where {a worker} has been this year.{:or}Start on streets where somebody has seen your {worker} at work.{:or}The first routes are the ones your {worker} knows by heart.{/any}{:else}{#any}Start with the streets where you already have {customers}.{:or}Start close to home, where people know your {shop} by its sign.{:or}The first routes are the ones your {customers} come from now.{/any}{/travels} {#twin}{Twin} belongs on the same list. {/twin}{#any}{Near} comes second; [advanced targeting](/advanced-targeting) can draw the line by drive time.{:or}Leave {near} for the second mailing, and let [advanced targeting](/advanced-targeting) pick the routes by drive time.{:or}Add {near} once the first mailing has paid; [advanced targeting](/advanced-targeting) draws the list by drive time.{/any}

## What happens to the card

{InTheMail} {#any}Give any card three seconds at arm’s length: if the front hasn’t said what it’s about by then, redo the front.{:or}Test it on somebody who has never needed {a quote}: hand it over, count to three, take it back, and ask what it was about.{:or}If a stranger can’t tell in three seconds that it’s about {about}, start over.{/any}

{#any}Everyone who’s interested will look you up first, so if there’s a review about {complaint}, answer it before the mail date.{:or}Expect them to read your reviews with the card in hand, and have an answer up for the one about {complaint}.{:or}And since they’ll check your reviews, one about {complaint} needs a reply before the card is out.{/any}

{Deciding} {#any}A card can’t do that part, but it can make sure it’s the number of your {shop} they have when the moment comes.{:or}So don’t expect every call about {about} in the first week.{:or}What a card can do is be there when they’re ready for {a quote}.{/any}

{Season,} {#any}so have the card about {about} land three weeks ahead of that.{:or}so count back three weeks from that, and that’s your mail date.{:or}and a card about {about} should be in the mailbox three weeks before.{/any}

## The day after it lands

{#any}People {hesitate}, and now they’re calling the {desk} with the card in hand, so pin one up by the phone, with two answers next to it:{:or}The phone rings, the caller has the card in hand, and these two come up:{:or}Card or no card, people {hesitate}, so the {desk} needs an answer for these two:{/any}

{questions}

## If the numbers don’t work

{#any}Don’t print fewer cards and hope. Mail to better doors, because people who already know the {shop} call more often than strangers, or offer something that more people can say yes to.{:or}There are three ways to lower the bar: a better list, a better offer, and a second card to the same doors. A cheaper printer is the smallest of them.{:or}Look at the list first. Dropping the half of it that has never had a customer costs nothing, and it cuts the bill by half.{/any}

## Before you judge it

{#any}One mailing is one roll of the dice, and luck can put you well above or below {needed}, so plan for two before you decide.{:or}That {needed} is an average, and one mailing can miss it by luck alone, so budget for two and judge them together.{:or}Even with every number here right, a single mailing can land far from {needed}, so give it a second one.{/any} Some of it is out of your hands: {Doubt} {#any}Every card from [AI Direct Mail](/direct-mail) carries its own short link, so the {shop} sees who scanned it, and the {desk} asks the rest; [{page}]({pagePath}) shows how to follow both to the sale.{:or}Cards from [AI Direct Mail](/direct-mail) have a short link of their own, and [{page}]({pagePath}) shows how to follow a scan all the way to a sale.{:or}With the short link on each card from [AI Direct Mail](/direct-mail), the {desk} needn’t ask who has one, and [{page}]({pagePath}) covers the rest.{/any}
`,
  card: "Hello neighbor,\nWe’re {a shop} right here in {place}. Here’s something we’d like to do for you: {offer}. Call us, or scan the code to see how it works.",
};

export const NEAR_THE_DOOR: Form = {
  id: "near-the-door",
  when: { pays: ["gross", "bill"] },
  assumes: "200 postcards cost $0.95 each, 1% of the doors call, and there are 10 rounds.",
  name: "A small mailing around one address",
  questions: [],
  titles: [
    "Two hundred postcards for {a shop} in {city}",
    "{city}: two hundred postcards for {group}",
    "{city}: two hundred postcards, well aimed",
  ],
  descriptions: [
    "Two hundred postcards to the doors {#travels}around your last job{:else}closest to yours{/travels} in {place}: what they cost {a shop}, what they bring, and when to mail them.",
    "Two hundred postcards for {group} in {place}: what they cost, what they bring, and when to mail.",
  ],
  keyPoints: [
    "Two hundred postcards cost {$bill} and bring back {$gross} on average in this example",
    "{#travels}A job you just finished is the reason to write{:else}People who live around the corner need the least explaining{/travels}",
    "{#travels}Name the street; {rival} can’t{:else}Say where you are, the way a local would{/travels}",
    "One round proves nothing; judge ten together",
    "{#travels}Ask permission before you name the street{:else}Mail when you can offer a time in the same week{/travels}",
  ],
  content: `{done}

{#travels}{#any}Somebody on that street has been putting off a call about {about}, and this week it’s on their mind.{:or}A few of the neighbors could use {a shop}, too, and for about a week they’d welcome a name to call.{:or}The neighbors have noticed, and one of them has been meaning to call {a shop} since spring.{/any}{:else}{#any}Some of them need {a shop} and go across town for it, because nobody ever asked them to come here.{:or}Plenty of those people could use {a shop} closer to home, and it hasn’t crossed their mind that there’s one around the corner.{:or}More than a few of them will need {a worker} this year and won’t think of the one around the corner.{/any}{/travels} Two hundred postcards can change that, and here’s what it looks like for {a shop} in {place}, {state}. The calls and {jobs} are examples, so use your own.

## What it costs and what it brings

{#any}A small batch costs more per card, $0.95 with postage:{:or}Short runs aren’t cheap, and at $0.95 a card you pay{:or}Two hundred cards cost $0.95 each, postage included:{/any} [200 × $0.95 = $bill] a round.

- {#any}If 1% of the doors call about {jobs}, that’s{:or}From close by, 1% of the doors is a fair response to a card about {about}:{:or}Of the doors, 1% call the {desk}:{/any} [200 × 1% = calls] calls
- {book%} of callers {books}, and {close%} of those become {jobs}: [calls × book% × close% = sold.2] a round
- {Unit} averages {$value}, with {left%} left after {costs}: [$value × left% = $kept]
- So a round brings [calls × book% × close% × $kept = $gross] on average, against {$bill}

{#pays}{#any}On average it pays, but at {sold} a round some rounds bring nothing, which is why you plan for ten.{:or}It pays on average, but at {sold} a round, it takes about ten rounds to see a pattern.{:or}The {$gross} is an average, though: some rounds bring nothing at all, and others bring two sales.{/any}{:else}{#any}That’s short of {$bill}, so it pays only if {customers} come back or send their friends.{:or}On the first sale alone {$gross} doesn’t cover it, and if your {customers} come back, it does.{:or}It falls short of {$bill}, so try it only where your {customers} tend to stay.{/any}{/pays} Ten rounds cost [10 × $bill = $ten], {#any}more than the same cards in one mailing, but you can stop after any of them.{:or}and you can stop early if the phone stays quiet.{:or}spread over a year.{/any}

## Why close by works

{#travels}{#any}They saw your {worker}, they heard the work, and they can ask the person next door how it went.{:or}You don’t have to convince a neighbor that your {worker} exists, because they watched.{:or}Nobody has to look up your {worker}; they can walk over and ask.{/any} {#any}In {near}, you’d be starting from nothing, and paying {$hour} for every hour on the road.{:or}Compare that with {near}, where nobody knows you and an hour on the road costs {$hour}.{:or}There’s no drive, either, while a job in {near} starts with one at {$hour} an hour.{/any} {Reviewed,} {#any}and all of that counts double when it’s said about {a worker} by somebody next door.{:or}and a neighbor can vouch for your {worker} on all of it in one sentence.{:or}and next door, people don’t have to take a review’s word for the {worker}.{/any}{:else}{#any}Between the first call and the last appointment there are {visitsUp} visits, which is nothing for somebody five minutes away and a chore from {near}.{:or}With {visitsUp} visits to make, five minutes beats a drive in from {near}.{:or}Somebody in {near} has a reason to skip one of {visitsUp} visits, and the people around the corner don’t.{/any} {#any}They’ll also keep {a quote} when the weather is bad or the kids are sick.{:or}And when something comes up, they move the {quote} instead of canceling it.{:or}They can come in for {a quote} before work and still be on time.{/any} Reviews of {shops} show what counts. {Reviewed}{/travels}

## What the card says

The front: **{front}** The back makes one offer: {offer}. {#travels}{#any}Above it goes the name of the street, and that’s the one word {rival} can’t print.{:or}Then name the street where your {worker} was, because {rival} can’t.{:or}Name the street as well, which {rival} has never been on.{/any}{:else}{#any}Below it, say exactly where the {shop} is: across from the school, behind the bank, next to the hardware store.{:or}Then say where the {shop} is, in words a local uses, like the road and what’s across from it.{:or}Add one line on where you are, with a landmark, since {rival} can’t print that.{/any}{/travels} {#any}If there’s room for a picture, show {proof}.{:or}For the picture, take {proof}.{:or}The picture should be {proof}.{/any} {InTheMail}

## When it should land

{#travels}{#any}The week you finish: have the cards ready, with a blank for the street, and let the {desk} order them the same evening.{:or}While it’s still the talk of the street, because two weeks later it’s just another postcard.{:or}As soon as you’re done, so the {desk} needs a card on file that lacks only the street.{/any}{:else}{#any}In a week that still has openings, because somebody this close hopes to come in soon.{:or}Pick a slow week, since people from around the corner ask for today or tomorrow.{:or}Not in a busy week, because a neighbor who’s told to wait a month has no reason to come to you.{/any}{/travels} {Season,} {#any}so make sure the {desk} answers in the days after, even {unheard}.{:or}so have the phone covered for three days, even {unheard}.{:or}and in any month somebody has to pick up, even {unheard}.{/any}

## One round, step by step

1. {#travels}{#any}On the last day of the job, ask whether you may name the street{:or}Ask the {customer} about the street while you’re still there{:or}Get a yes for the street before the truck leaves{/any}{:else}{#any}Pick the streets closest to your sign{:or}Pick the two hundred doors closest to yours{:or}Start with the streets that can see you{/any}{/travels}
2. {#any}Take the picture, and write one line about what’s in it{:or}Put the picture, the offer, and one true sentence on the card{:or}Change one line on last time’s card, and leave the rest{/any}
3. {#any}Tell whoever answers the phone which streets get it, and when{:or}Pin the card up next to the phone{:or}Let everyone who picks up know what the card says{/any}
4. {#any}Write down each call for four weeks{:or}Keep the tally for a month{:or}Count for a month, then mail the next one{/any}

## What they’ll check before they call

{#any}A neighbor with your card in hand will still look up the {shop}.{:or}The card gets the {shop} noticed, and then they pull out a phone.{:or}Before anyone calls {a shop}, they look.{/any} {Looking,} {#any}so fix that page first, or you’ll be paying postage to send people to {rival}.{:or}so make sure that’s what they find when they look up the {shop}.{:or}and if that page isn’t ready, save the postage.{/any}

## Who calls, and why they wait

{#any}Living close by doesn’t settle it, because people {hesitate}.{:or}Being close doesn’t change everything, and people still {hesitate}.{:or}Neighbors or not, they {hesitate}.{/any} {Deciding,} {#any}so don’t write off the card after a quiet first week.{:or}so count {jobs} for two months before you write off a round.{:or}so some {quotes} from the first round will come in while the third is in the mail.{/any}

## How to keep score

{#any}One line per round: the date, the streets, the calls, the {quotes}, the {jobs}, and no verdict before all ten.{:or}Write down four numbers for each round, cards, calls, {quotes}, and {jobs}, and after ten rounds add up the columns.{:or}Keep a sheet with ten lines, and fill in calls, {quotes}, and {jobs} as they come.{/any} {#travels}{#any}Ten rounds around ten different {jobs} also tell you which part of town answers.{:or}When each round follows another of your {jobs}, the sheet shows which part of town answers.{:or}Since each round sits around another of your {jobs}, you also learn where to work next.{/any}{:else}{#any}Rotate the streets, so that ten rounds show the {shop} which neighborhoods answer.{:or}Let each round take other streets, and the sheet will show where your {customers} could come from.{:or}Change the streets from round to round, and you’ll see which ones bring {customers}.{/any}{/travels} What the sheet won’t show: {Doubt}

{#travels}{#any}One rule: ask the {customer} before you put the street on a card, since a few would rather not, and most say yes.{:or}And ask the {customer} first, because it’s their street and their neighbors.{:or}Don’t name a street unless the {customer} says it’s fine.{/any}{:else}{#any}Drive around the block first, and note from which streets people can see the sign of your {shop}.{:or}Look at the sign of your {shop} from the road, and if you can’t read it at thirty miles an hour, fix that before you mail anything.{:or}And check the sign: a card that sends people to {a shop} they can’t find is wasted.{/any}{/travels} {#any}[AI Direct Mail](/direct-mail) prints runs this small, each with its own short link, and [{page}]({pagePath}) shows how to count the {jobs} that come back.{:or}Small runs with a short link for every round are what [AI Direct Mail](/direct-mail) does, and [{page}]({pagePath}) covers counting {jobs}.{:or}To tell the rounds apart, [AI Direct Mail](/direct-mail) gives each a short link, and [{page}]({pagePath}) follows it to {a job}.{/any}
`,
  card: "Hello,\n{#travels}We just finished a job near you, so here’s an offer while we’re around:{:else}We’re {a shop} around the corner from you. A reason to come in:{/travels} {offer}. Call us, or scan the code.",
};

export const HELD_BACK: Form = {
  id: "held-back",
  when: { pays: ["honest", "bill"] },
  assumes: "The list has 3,000 addresses, 10% or 300 get no card, and a card costs $0.70.",
  name: "The addresses that get no card",
  questions: [],
  titles: ["{city}: the mailboxes {group} should skip", "{city}: leave 300 mailboxes empty"],
  descriptions: [
    "Skip 300 mailboxes picked at random, and {a shop} in {place} finds out what its postcards did and what would have happened anyway.",
    "Why {group} in {place} should skip one mailbox in ten, picked at random, and what it proves.",
  ],
  keyPoints: [
    "Pick one address in ten at random and send it nothing; that’s your holdout group",
    "{mailed} {jobs} followed the cards in this example; {expected} would have come anyway",
    "So the postcards earned {$honest}, against a bill of {$bill}",
    "With so few sales, luck is louder than any card",
    "Keep the same holdout for a year and add up the mailings",
  ],
  content: `{otherScene} {#any}The number they call is on a postcard from {a shop}, the {desk} credits the mailing, and after four months there are {mailed} sales on that list.{:or}There’s a postcard from {a shop} on the counter, that’s the number they call, and after four months the {desk} has counted {mailed} sales from the mailing.{:or}They call the number on a postcard from {a shop}, and it becomes one of {mailed} sales that the {desk} puts down to the mailing.{/any}

{#any}How many of the {mailed} would have called without the card? They couldn’t tell the {desk} themselves, but you can find out, for the price of leaving some mailboxes empty.{:or}The question few {shops} ask is how many of those {mailed} were coming anyway, and there’s a way to know that costs almost nothing.{:or}Some of those {mailed} people would have called {a shop} regardless, and you can count how many if you plan for it before you mail.{/any} Here’s how it works for {a shop} in {place}, {state}. The numbers of {jobs} are invented to keep the math simple; use your own.

## Skip 300 addresses

{#any}Say {a shop} has a list of 3,000 addresses and takes out 10%: [3,000 × 10% = held0] get nothing, and [3,000 − held0 = sent] get the card.{:or}Start with a list of 3,000 for {a shop} and leave out 10%, so that [3,000 × 10% = held0] addresses get nothing and [3,000 − held0 = sent] get the card.{:or}Of 3,000 addresses on the list, the {shop} skips 10%, or [3,000 × 10% = held0], and mails [3,000 − held0 = sent].{/any} {#any}At $0.70 for print and postage that’s a bill of{:or}At $0.70 a card, postage included, that’s{:or}With print and postage at $0.70, the mailing costs{/any} [sent × $0.70 = $bill].

{#any}Pick them at random, because if {a worker} chooses them by hand, it’ll be the streets that never call, and the card will look better than it is.{:or}It has to be random, since anyone at the {shop} who gets to choose will drop the addresses that never respond.{:or}Don’t let the {desk} choose them, because people leave out the streets they’ve given up on, and that flatters the card.{/any} {#any}A spreadsheet does it in a minute, and marketers call the ones you skip a holdout group.{:or}Number the rows, sort by a random column, cut the first 300, and you have what marketers call a holdout group.{:or}Let a spreadsheet shuffle the rows, take 300 off the top, and that’s your holdout group.{/any}

The card itself is ordinary, and the front says: **{front}** The offer on the back: {offer}.

## What the holdout tells you

{#any}Four months later, {mailed} sales came from addresses that got a card and {held} from the holdout, but nine times as many addresses got a card, so without any mailing you’d have expected{:or}After four months you have {mailed} sales from the big group and {held} from the holdout, and since the big group is nine times the size, it would have bought this much on its own:{:or}The tally after four months is {mailed} from the big group and {held} from the holdout, and nine holdouts would have bought{/any} [9 × held = expected]. {#any}The rest is what the card did:{:or}What’s left is the card’s doing:{:or}So the card gets credit for the difference:{/any} [mailed − expected = caused].

- {Unit} averages {$value}, with {left%} left after {costs}: [$value × left% = $kept]
- {#any}Credit the card with all {mailed}:{:or}What it looks like:{:or}By the tally at the phone:{/any} [mailed × $kept = $credited]
- {#any}Credit it with the {caused} it caused:{:or}What it really earned:{:or}By the holdout:{/any} [caused × $kept = $honest], against a bill of {$bill}

{#pays}{#any}On these numbers it looks as if the mailing paid, with [$honest − $bill = $net] to spare, which is a lot less than {mailed} sales suggest.{:or}It looks as if the mailing made [$honest − $bill = $net], which is good, and nowhere near what the {desk} believes.{:or}That’s [$honest − $bill = $net] to the good, if the numbers hold, and a long way from {$credited}.{/any}{:else}{#any}On these numbers the mailing lost [$bill − $honest = $net], because most of the {mailed} would have called anyway.{:or}So the mailing fell [$bill − $honest = $net] short, and the tally at the phone never would have told you.{:or}It cost [$bill − $honest = $net] more than it earned, although {mailed} sales sounded like a success.{/any}{/pays}

## How much of that is luck?

{#any}A lot: one sale more or less in the holdout moves the answer by nine.{:or}Quite a bit, since a single sale in a holdout this small swings the result by nine.{:or}More than {a shop} would like, because one more sale among the 300 would change the result by nine.{/any} {#any}So keep the same 300 addresses out for a year, add up every mailing, and then decide about {jobs} from the mail.{:or}Don’t hang a budget for {jobs} on one mailing; leave the same 300 alone for a year, and take even that as a hint.{:or}One mailing settles nothing about {jobs}, so hold the same 300 back all year and count then.{/any}

{Season,} {#any}which doesn’t spoil a test of {jobs}, because both groups live through the same weeks.{:or}but a test like this doesn’t mind, since the 300 have the same reasons to call {a shop} as everybody else.{:or}but both groups live through it, with a card or without one, and the count of {jobs} stays fair.{/any} {Doubt} {#any}That goes for {jobs} in both groups.{:or}But it’s as true for the 300 as for the rest of the list.{:or}It goes for all 3,000 addresses, so you can still compare {jobs}.{/any}

## What happens to a card

{InTheMail} {#any}And even a good card about {about} has to wait its turn, because people {hesitate}.{:or}Be patient with a card about {about}, since people {hesitate}.{:or}After that it’s up to people who {hesitate}, and a card about {about} can’t hurry them.{/any} {Deciding} {#any}That’s why you count {jobs} for four months and not for one week.{:or}So a count of {quotes} after one week measures nothing.{:or}Four months is about how long it takes for {quotes} from a card to come in.{/any}

## When the list grows

{#twin}{Twin} can share the list with {place}; treat them as one town. {/twin}{#any}If you add {near}, pick a separate holdout there, or you’ll have nothing to compare it with.{:or}Each new town needs its own holdout: add {near} without one, and its sales can’t be compared with anything.{:or}Mail {near} only with a holdout of its own, because two towns don’t buy alike.{/any} [Advanced targeting](/advanced-targeting) {#any}draws both lists at once.{:or}handles that when it draws the list.{:or}keeps the groups apart, town by town.{/any}

{#any}Change one thing at a time from mailing to mailing: the offer, or the picture, which might be {proof}.{:or}Then you can swap the offer, or put {proof} on the front, but never both in the same mailing.{:or}The next test might be the picture, say {proof}, with the offer left alone.{/any} For ideas, watch how people search for “{planned}”. {Looking} {#any}Steal your next headline about {about} from that.{:or}That’s where the next headline about {about} comes from.{:or}If you need a headline about {about}, start there.{/any}

## What it costs to know

{#pays}{#any}The 300 you skipped would have brought{:or}By skipping 300 you gave up{:or}With a card, the 300 would have bought{/any} [caused ÷ 9 = missing.2] {jobs}. {#any}Minus the postage you saved, that’s{:or}Take off what those cards would have cost:{:or}Less the bill for 300 cards, that comes to{/any} [caused ÷ 9 × $kept − 300 × $0.70 = $price]{#any}, which is cheap for the only number about your {jobs} that isn’t a guess.{:or}, the price of knowing what brings {jobs} instead of hoping.{:or}, and for that you have a first clue.{/any}{:else}{#any}Nothing, this time, since the 300 cards you didn’t send would have cost [300 × $0.70 = $unspent], more than their share of {jobs} would have brought.{:or}Less than nothing here: {a shop} saves [300 × $0.70 = $unspent] on cards that weren’t going to earn it back.{:or}Skipping 300 saved the {shop} [300 × $0.70 = $unspent], and they wouldn’t have brought that much.{/any}{/pays} {#any}Somebody will point out that {rival} mails everybody, which is true, and {rival} has no idea what the mail brings.{:or}{Rival} mails everybody, of course, and couldn’t tell you what any of it brought.{:or}You’ll hear that {rival} doesn’t bother with this, so ask {rival} what the last card brought.{/any}

## Keep on file

- {#any}The 300 addresses, in a file nobody edits{:or}The list as it was on the day you picked the 300{:or}Which 300 it was, where the {desk} can’t add to it{/any}
- {#any}{Jobs} from both groups after one, two, and four months{:or}A count of both groups every month, {quotes} included{:or}Monthly totals of {jobs} for both groups{/any}
- {#any}The card, so you know what you changed{:or}A copy of every card you’ve sent{:or}What you printed, front and back{/any}
- Scans of the short link from [AI Direct Mail](/direct-mail), followed through to a sale as [{page}]({pagePath}) shows
`,
  card: "Hello neighbor,\nWe’re {a shop} in {place}, and you may not need us this week. When you do, here’s our offer: {offer}. Call us, or scan the code to see how it works.",
};

export const IN_ROUNDS: Form = {
  id: "in-rounds",
  when: { pays: ["calls", "breakeven"] },
  assumes: "3,000 postcards cost $0.72 each; 1,000 go out and 2,000 wait; 0.6% of the doors call.",
  name: "Mailing in three drops instead of one",
  questions: [],
  titles: [
    "{city}: don’t mail all 3,000 postcards at once ({group})",
    "{city}: three small mailings beat one ({group})",
    "{city}: mail 3,000 postcards in three drops",
  ],
  descriptions: [
    "Split a mailing of 3,000 postcards into three drops, and {a shop} in {place} learns what works before paying for the rest.",
    "Split 3,000 postcards into three drops, and learn what works in {place} before paying for the rest.",
  ],
  keyPoints: [
    "Mail 1,000, count for two weeks, then decide about the other 2,000",
    "In this example a drop of 1,000 breaks even at {breakeven} calls",
    "Stopping after the first drop saves {$saved}",
    "Each drop should be one neighborhood, so you know who answered",
    "Don’t stop over one slow week: six calls can be three by luck",
  ],
  content: `{#any}All 3,000 postcards from {a shop} hit mailboxes on the same Tuesday, the phone rang for three days, and then the money was spent and nobody could say which streets had called.{:or}The usual way for {a shop} to mail 3,000 postcards is all at once, which means you find out what they did after you’ve paid for every one of them.{:or}Printers like to run 3,000 postcards in one go, and {a shop} that mails them all on one day gets one answer, after the money’s gone.{/any} {#any}There’s a better way for one in {place}, {state}: three drops, two weeks apart.{:or}Suppose yours, in {place}, {state}, sends 1,000 at a time instead.{:or}In {place}, {state}, it could send three drops of 1,000, two weeks apart.{/any} All cards, calls, and {jobs} here are examples; put in your own.

## The same money, in three parts

{#any}At $0.72 a card, printing and postage included, a drop of 1,000 costs the {shop}{:or}A card costs the {shop} $0.72 with postage, so a drop of 1,000 is{:or}The {shop} pays $0.72 a card, postage included, which makes a drop{/any} [1,000 × $0.72 = $drop], and all three [3,000 × $0.72 = $all]. {#any}Splitting the run may add a few cents a card at the printer, and it buys the {shop} two chances to change its mind.{:or}Ask the printer to print each drop as you go, which costs {a shop} a little more per card and a lot less if the first one fails.{:or}Three print runs cost a little more than one, and that’s what the {shop} pays for two chances to think again.{/any} {#any}Stop after the first, and there are [3,000 − 1,000 = unsent] cards the {shop} never pays for:{:or}If the first drop is a dud, the {shop} still has [3,000 − 1,000 = unsent] cards’ worth of money:{:or}The {shop} can stop after one drop and keep the money for [3,000 − 1,000 = unsent] cards:{/any} [unsent × $0.72 = $saved].

## When to keep going

{#any}{A shop} needs one number before it starts: how many calls a drop has to bring.{:or}Decide in advance what counts as working, in calls about {about}.{:or}Before the first drop, write down how many calls about {about} would be enough.{/any} {Unit} averages {$value}, with {left%} left after {costs}: [$value × left% = $kept]. Of the callers, {book%} {books}, and {close%} of those become {jobs}.

- {#any}So a caller is worth{:or}On average one caller is worth{:or}A caller, then, earns you{/any} [book% × close% × $kept = $caller]
- A drop breaks even at [$drop ÷ $caller = breakeven.1] calls
- {#any}A fair response to a card about {about} is 0.6% of the doors:{:or}If 0.6% of the doors call about {about}, that’s{:or}With 0.6% of the doors, the {desk} hears from{/any} [1,000 × 0.6% = calls] {#any}calls{:or}callers{:or}people{/any}

{#pays}{#any}So a fair response covers the {$drop}, and you can afford a slow drop.{:or}There’s room, then, because an ordinary response covers the {$drop} for {a shop}.{:or}That covers the {$drop}.{/any}{:else}{#any}So a fair response doesn’t quite cover the {$drop}, and it works only if {customers} come back.{:or}An ordinary response falls short on the first sale, so count on {customers} who come back, or make the card better.{:or}The first sales don’t cover {$drop}, and {a shop} has to live off {customers} who return.{/any}{/pays} {#any}But when the {shop} expects six calls, getting three is ordinary bad luck, and so is the good luck of nine.{:or}Just don’t read too much into a small number: if the {shop} expects six, then three or nine can be plain luck.{:or}Six is a small number, and three or nine could be nothing but luck.{/any} {#any}A simple rule is to stop under half of break-even and to mail the next drop otherwise.{:or}So set the bar low: stop only if the {desk} gets less than half of break-even.{:or}That’s why you stop only when a drop brings less than half of what it needs.{/any}

## Who gets the first 1,000

{#twin}Treat {place} and {twin} as one town here. {/twin}{#any}Make each drop one neighborhood and not a random third, so the answer tells the {shop} something.{:or}With one neighborhood per drop, the {shop} learns about streets and not about luck.{:or}A drop should be one neighborhood, because that’s what the {shop} can decide about afterward.{/any} {#any}Send the first to the one where the most people know your {shop}, because if those streets don’t call, no others will.{:or}Your strongest streets go first: if a card from your {worker} fails there, it fails everywhere.{:or}Begin where people know your {worker}, since a card that fails there has no chance elsewhere.{/any} {#travels}{#any}Keep {near} for last, and only if you want the drive at {$hour} an hour.{:or}{Near} goes last, because with {$hour} for an hour on the road those calls have to be better, not just as good.{:or}The last drop is for {near} if a call from there is worth {$hour} an hour on the road.{/any}{:else}{#any}Keep {near} for last, since people there have to want to make the drive.{:or}{Near} goes last, because a card has to work harder on someone with a drive ahead.{:or}The last drop is for {near}, where a card also has to explain the drive.{/any}{/travels} [Advanced targeting](/advanced-targeting) {#any}cuts the list by carrier route.{:or}draws the three parts of the list.{:or}gives you a list for each neighborhood.{/any}

## What stays the same

{InTheMail} {#any}The front says: **{front}** The back offers one thing: {offer}.{:or}The front reads: **{front}** The offer is on the back: {offer}.{:or}Take this headline: **{front}** The offer goes with it: {offer}.{/any} {#any}Print the same card for all three, because the streets already differ, and with two differences you couldn’t tell which one counted.{:or}Leave the card alone from drop to drop. The neighborhood is what you’re testing, and a new headline would muddy it.{:or}All three drops get that card, since a new card on new streets tells you nothing about either.{/any} {#any}If the first drop is a dud, try another offer on the rest of the same neighborhood before you go on to the next.{:or}Only a dud is a reason to change it, and then you mail the new one to more of the same streets, so that you can compare.{:or}To test the card itself, say with a picture of {proof}, split one neighborhood in half at random and mail each half its own.{/any}

## Be ready when they call

{#any}Three small drops are easier on the {desk} than one big one, and that matters, because people who call off a card {hesitate}.{:or}One more reason to go slow: your callers {hesitate}, and with small drops the {desk} can give each of them time.{:or}Your callers {hesitate}, so the {desk} needs time for each, which three small drops allow.{/any} {#any}Be ready for a question about {complaint}, too, if that’s what your last bad review says.{:or}Some will have read about {complaint} in a review, so know what you’ll say to that.{:or}If one of your reviews mentions {complaint}, somebody will bring it up.{/any} {#any}For the calls you do miss, {unheard}, have a text go out:{:or}You’ll still miss a few, especially {unheard}, and a text can hold them:{:or}When nobody can pick up, {unheard}, let a text do it:{/any}

{reply}

{Deciding,} {#any}so some {jobs} from the first drop will come in during the third; ask at every {quote} which street it is, and you know the drop.{:or}so give every {quote} a drop number, and let late {jobs} count for the drop that earned them.{:or}which is why a drop number goes on each {quote}, however late the {job} comes in.{/any}

## What could fool you

{Doubt} {#any}The 0.6% is a guess, and your first drop is the cure: calls divided by cards, and from then on it’s your number.{:or}And 0.6% may not be right for {a shop} like yours, but after the first drop you can divide the calls by the 1,000 cards.{:or}Replace the 0.6% as soon as the {shop} has mailed the first 1,000 and counted.{/any} {Season,} {#any}so compare drops of the same season, and don’t blame the second neighborhood when the {desk} has a quiet month.{:or}so if the second drop lands in those weeks and the first one didn’t, don’t compare them; mail all three within six weeks.{:or}so mail all three within six weeks, or the {desk} will be counting the calendar.{/any}

{#any}Every drop from [AI Direct Mail](/direct-mail) gets a short link of its own, so the {desk} doesn’t have to ask which card it was; [{page}]({pagePath}) shows what else to count.{:or}[AI Direct Mail](/direct-mail) prints a different short link on each drop, which sorts the scans while the {desk} asks the callers, and the rest is on [{page}]({pagePath}).{:or}With a short link for each drop, [AI Direct Mail](/direct-mail) saves the {desk} the question, and [{page}]({pagePath}) takes it from there.{/any}
`,
  card: "Hello,\nWe’re {a shop}, and this card goes to our neighbors in {place}. Our offer: {offer}. Give us a call, or scan the code to see how it works.",
};
