import type { Form } from "../../library";

/** The forms of the marketing generator. */
export const UNHEARD: Form = {
  id: "unheard",
  when: { pays: ["half", "saved"] },
  assumes: "20% of calls go to voicemail, and 20% of those are lost; a month has 21 working days.",
  name: "What a call costs that nobody answers",
  questions: [4],
  titles: [
    "What a missed call costs {group} in {city}",
    "{city}: the price of a missed call for {group}",
    "{city}: what a missed call costs",
  ],
  descriptions: [
    "Most missed calls cost {a shop} nothing. Here’s how to find the ones that do, price them, and see if another hour at the phone pays in {place}.",
    "How {group} in {place} can find the missed calls that cost money, price them, and decide.",
  ],
  keyPoints: [
    "Cross off the missed calls that cost nothing before you price the rest",
    "What’s left here is {lost} callers a month at {$caller} each",
    "Calls go to voicemail {unheard}; look there first",
    "An extra hour a day has to save {saved} of them a month",
    "A text within a minute keeps the caller from trying {rival}",
  ],
  content: `{scene} {#any}The first number they try is {a shop}, and it goes to voicemail, as it often does {unheard}.{:or}They call {a shop} and get voicemail, which happens a lot {unheard}.{:or}The first call goes to {a shop}, and voicemail picks up, the usual thing {unheard}.{/any}

{#any}What did that call cost? The usual answer multiplies every missed call by {$value} and comes up with a fortune.{:or}Multiply every missed call by {$value} and you get a scary number that isn’t real.{:or}If every missed call cost {$value}, no {shop} would be in business.{/any} {#any}So start by crossing off the calls that cost nothing, with the phone log of a made-up {shop} in {place}, {state}.{:or}Before you put a price on anything, cross off what costs nothing; the log below belongs to a made-up {shop} in {place}, {state}.{:or}Take the phone log of a made-up {shop} in {place}, {state}, and cross off the harmless ones first.{/any} Its calls and {jobs} are examples; swap in yours.

## From missed calls to lost callers

{#any}With {leads} calls from new people and as many from everybody else, the log shows [leads × 2 = calls] in a month, and 20% went to voicemail: [calls × 20% = missed].{:or}In a month there were [leads × 2 = calls] calls, new callers and old ones, and 20% hit voicemail, or [calls × 20% = missed].{:or}Of [leads × 2 = calls] calls in the month, half of them new, 20% got voicemail: [calls × 20% = missed].{/any} Sit down with the {desk} and cross off:

{#any}- {Customers} who called twice and got the {desk} the second time
- {Customers} who know you and will call back
- Salespeople, wrong numbers, and robots
- Anyone the {desk} called back the same day{:or}- Anyone who tried again and got the {desk}
- Familiar names, with a question that can wait
- Callers the {desk} reached later that day
- Whoever was selling something, and the wrong numbers{:or}- The same number twice in ten minutes, if the {desk} picked up the second time
- Old {customers}, who won’t call another {shop}
- Everyone the {desk} got hold of by evening
- Robots, wrong numbers, and people with something to sell{/any}

{#any}If 20% of the list is still standing, that’s [missed × 20% = lost.1] people a month who heard a recording and called another {shop}.{:or}Suppose 20% survive: [missed × 20% = lost.1] people a month who had a reason to call {a shop}, got a recording, and moved on.{:or}Say 20% are left, or [missed × 20% = lost.1] people a month who had a reason to call and got a beep.{/any}

## What one of them is worth

{Unit} averages {$value}, with {left%} left after {costs}: [$value × left% = $kept]. When somebody picks up, {book%} of callers {books}, and {close%} of those become {jobs}. {#any}So one lost caller costs{:or}That makes a lost caller worth{:or}On average, then, each one you lose is{/any} [book% × close% × $kept = $caller], and a month of them [lost × book% × close% × $kept = $month].

## Does another hour at the phone pay?

{#any}One more hour of somebody at the phone on 21 working days, at {$wage}, is{:or}Put a person on the phone for one extra hour a day, 21 days a month, at {$wage} an hour:{:or}An hour more a day costs {$wage}, and in 21 working days that’s{/any} [21 × $wage = $hourly] a month. It has to save [$hourly ÷ $caller = saved.1] callers to break even, {#any}and no single hour catches more than about half of the {lost}, which is{:or}and the right hour might catch half of those {lost}:{:or}out of the {lost}, of whom the best hour of the day might catch half:{/any} [lost ÷ 2 = half.1]. {#pays}{#any}So it pays, if you pick the hour when the {desk} actually misses calls.{:or}That works, as long as it’s the hour when the {desk} is swamped and not the one that’s easiest to staff.{:or}The hour earns its keep, provided the {desk} picks it from the log and not from a feeling.{/any}{:else}{#any}So an extra hour at the phone doesn’t pay here, and a text does.{:or}That’s not enough, so leave the {desk} alone and let a text do the work.{:or}That hour can’t catch enough of them to pay for itself, so let a text do it.{/any}{/pays} {#any}Either way, look first at the calls that come in {unheard}.{:or}Before you change anything, pull up the calls that come in {unheard}.{:or}The place to start is the calls {unheard}.{/any}

## What to text back

{#any}A text within a minute, from [smart automation](/smart-automation), won’t close a sale, but it keeps the caller from trying {rival}:{:or}[Smart automation](/smart-automation) can answer a missed call with a text inside a minute, before {rival} picks up:{:or}With [smart automation](/smart-automation) a text goes out in under a minute, while the caller is still looking up {rival}:{/any}

{reply}

{#any}It works because it asks for something; a text that says your {desk} will call back gets ignored.{:or}Notice that it asks for something people can send right away, and doesn’t just promise that the {desk} will get back to them.{:or}It gives people something to do right away, and the {desk} something to work with.{/any} {#any}Keep in mind that your reader has held off, because people {hesitate}.{:or}Whoever reads it has waited long enough, since most people {hesitate}.{:or}Keep it friendly, because people {hesitate}.{/any} And even {a quote} isn’t {a job} yet. {Deciding}

## Have one answer ready

{#any}When they do get a person, here’s a question to be ready for:{:or}If the {desk} learns one answer by heart, make it this one:{:or}And when somebody does pick up at {a shop}, this is what gets asked:{/any}

{questions}

{#any}The greeting on your voicemail can do some of this, too: say when somebody will be back, and give a number for texts.{:or}And record a new greeting, since most of them still say your call is important and nothing a caller can use.{:or}While you’re at it, listen to your own greeting, and have it say by when you call back.{/any}

## Where the math is shaky

{Doubt} {#any}The number that matters most is the {close%}, so take yours from the last fifty {quotes} and run this again.{:or}If you replace only one of these numbers, replace the {close%} with the share of your last fifty {quotes}.{:or}All of it hangs on how many {quotes} become {jobs}, {close%} here, and your last fifty {quotes} will tell you in ten minutes.{/any} {Season,} {#any}so look at a busy month and at a slow one before the {desk} changes anything.{:or}so pull the log for a busy month and for a slow one, or the {desk} will be staffed for the wrong one.{:or}so one month’s log isn’t enough; have the {desk} pull a busy one and a quiet one.{/any}

{#any}And word about {a shop} that never calls back gets to {near} {#travels}before the truck does{:else}just fine{/travels}.{:or}A {shop} that never calls back gets a name for it, {#travels}all the way to {near}{:else}in {near} as well{/travels}.{:or}None of this counts what people say, and in {near}, they’ve heard about {a shop} that doesn’t call back.{/any}

## Four weeks, then decide

1. {#any}Get the call log from your phone company and go through it with the {desk}{:or}Have the {desk} print four weeks of the call log{:or}Sit down with the {desk} and four weeks of calls{/any}
2. {#any}Call the survivors and ask, politely, who helped them{:or}Ring the people who are left, and ask whether another {shop} was faster{:or}Ask whoever is left which {shop} they went with{/any}
3. {#any}Run the numbers for the hour that gets missed most{:or}Put your own {close%} in and do the math again{:or}Do the math again with your own {$value}{/any}
4. {#any}Let [unified analytics](/unified-analytics) put the calls next to the ads that paid for them; [{page}]({pagePath}) shows how{:or}See on [{page}]({pagePath}) how [unified analytics](/unified-analytics) ties each call to the ad behind it{:or}Read [{page}]({pagePath}), and let [unified analytics](/unified-analytics) do the counting from then on{/any}
`,
};

export const HIGHEST_BID: Form = {
  id: "highest-bid",
  when: { pays: ["bid", "lead"], even: ["most", "lead"] },
  assumes: "8% of people who click get in touch, and half of what a lead earns, 50%, may be spent on it.",
  name: "The most that a lead may cost",
  questions: [],
  titles: [
    "What should {a shop} in {city} pay for a lead?",
    "{city}: what should {group} pay for a lead?",
    "{city}: the most you should pay for a lead",
  ],
  descriptions: [
    "Before {a shop} in {place} buys a click, it should know the most a lead can cost. The math takes four lines. What can go wrong takes more.",
    "The most a lead can cost {group} in {place}: four lines of math, and what can go wrong with them.",
  ],
  keyPoints: [
    "Start from the {$kept} you keep, never from the {$value} on the invoice",
    "In this example a lead may cost {$bid}; at {$most} the ad platform keeps it all",
    "At {$click} a click, the example pays {$lead} for a lead",
    "Fix the page before you raise the bid",
    "Turn the ads off for two weeks once a year, and take the result as a hint",
  ],
  content: `{#any}How much should {a shop} spend on ads? Nobody knows, but the most it should pay for one new lead takes four lines to work out.{:or}Ask the owner of {a shop} what ads cost and you’ll get a number; ask what a lead may cost and you’ll get a shrug.{:or}Every ad platform will suggest a budget to {a shop}, and none can say what a lead is worth, because only the owner can.{/any} {#any}Here’s the math on {jobs} for one in {place}, {state}.{:or}Take one in {place}, {state}, that wants more {jobs}.{:or}Here it is for one in {place}, {state}, that lives on {jobs}.{/any} The price of a click on “{planned}” and all other figures are examples, so put in your own.

## Four lines

1. {Unit} averages {$value}
2. After {costs} you keep {left%}: [$value × left% = $kept]
3. {book%} of leads {books}, and {close%} of those become {jobs}, so a lead earns [book% × close% × $kept = $most]
4. {#any}Spend no more than half of that to get it:{:or}Give the platform half at most:{:or}Half of it is the limit:{/any} [$most × 50% = $bid]

{#any}At {$bid} you and the platform split what a lead earns, at {$most} the platform gets all of it, and past that each sale makes you poorer. {Rival} may be finding that out right now.{:or}So {$bid} is the limit: pay {$most} and you’re working for the platform, pay more and you’re paying to work, the way {rival} may be doing.{:or}Below {$bid} you earn at least as much as the platform; at {$most} you earn nothing, however many sales {rival} loses to you.{/any}

## What a month of ads buys

A click on “{planned}” costs {$click}, and 8% of the people who click call or write: [$click ÷ 8% = $lead] a lead. {#any}A budget of {$ads} buys{:or}Spend {$ads} in a month and you get{:or}With {$ads} a month that makes{/any} [$ads ÷ $lead = bought.1] leads. {#any}By line three they earn{:or}Run those through line three and they earn{:or}By the math in line three, they earn{/any} [bought × book% × close% × $kept = $back] before the ads are paid.

{#pays}{#any}A lead at {$lead} is inside the limit, so raise the budget a hundred dollars at a time and stop when the next hundred brings fewer leads than the last.{:or}The price is under {$bid}, so there’s room: add money slowly, and back off when an extra hundred stops bringing what the one before it did.{:or}Since {$lead} is less than {$bid}, you can buy more of them, a little at a time, until the price starts to climb.{/any}{:else}{#even}{#any}That’s more than you spent, but a lead costs more than {$bid}, so the platform keeps more than half of what it earns.{:or}You make money on {$ads}, but the platform ends up with the bigger half.{:or}The {$back} covers the {$ads}, but more than half of what those leads earn stays with the platform.{/any}{:else}{#any}You spent {$ads} to earn {$back}, so the ads are losing money, and a bigger budget loses more.{:or}So {$ads} went out and {$back} came in, and more budget won’t fix that.{:or}Every month of this costs {$ads} and brings back {$back}, which is a loss.{/any}{/even} {#any}To get a lead for {$bid}, you don’t need cheaper clicks; you need [$click ÷ $bid = share.1%] of the people who click to get in touch instead of 8%.{:or}Work on the 8%: at [$click ÷ $bid = share.1%] a lead would cost {$bid}.{:or}A lead would cost {$bid} if [$click ÷ $bid = share.1%] of them got in touch, so that’s the gap to close.{/any}{/pays}

## Two kinds of searches

{#any}Not every click is worth the same: somebody who types “{urgent}” will take whoever answers in the next ten minutes.{:or}With “{urgent}” it’s a race, and whoever answers first has the lead.{:or}People who type “{urgent}” hardly look at a page; they want a voice.{/any} {#any}Somebody who types “{planned}” is comparing, will read two or three pages, and may call next week.{:or}With “{planned}” there’s time, and the page does most of the work before anybody calls.{:or}People who type “{planned}” read, compare, and call when they’re ready.{/any} {#any}Run them as two campaigns, because one average price for both hides what you’re paying for {a quote}.{:or}Keep those two apart in the account, or the good one pays for the bad one and you never find out which one costs too much.{:or}So give each its own budget and its own report, and count the {jobs} from both.{/any} For an ad about “{planned}”, look at what people say in your reviews. {Reviewed} {#any}Put a line from a real review in the ad; it’s the one thing {rival} can’t copy.{:or}That’s better ad copy for {jobs} than anything an agency will write.{:or}An ad with one of those sentences in it beats a slogan, and {rival} can’t use it.{/any}

## Fix the page before the bid

{#any}What happens after the click is up to you, and it’s the cheapest thing to change.{:or}The platform sets the price of a click, and you decide what happens next.{:or}A better page costs you a weekend, and a higher bid costs money every day.{/any} So look at your page the way people do who typed “{planned}”. {Looking}

{#any}Say at the top what they searched for, show {proof}, and make sure somebody picks up, because people {hesitate}, and an unanswered call settles it.{:or}Your visitors {hesitate}, so show them {proof}, print a price range, and answer the phone.{:or}People {hesitate}, so the page needs three things: a price range, a number that gets answered, and {proof}.{/any} {#any}And if your latest bad review is about {complaint}, answer it before you buy another click, because they’ll read it.{:or}They’ll also look at your reviews, so don’t pay for visitors while one about {complaint} has no answer.{:or}One unanswered review about {complaint} costs more clicks than a clumsy headline.{/any} {#any}The phone matters most {unheard}, since ads that run while nobody answers are the most expensive ones you’ll buy.{:or}And don’t run ads {unheard}, unless somebody’s covering the phone.{:or}Pause the ads {unheard}, or have somebody take the calls.{/any}

## Where and when to bid

{#twin}Bid on {twin} just as you bid on {place}. {/twin}{#travels}{#any}A click from {near} costs the same as a click from around the corner, but an hour spent on the road costs you {$hour}.{:or}The platform charges you the same for {near} as for your own street, while an hour on the road costs you {$hour}.{:or}If the ads reach {near}, take {$hour} off line two for every hour on the road.{/any}{:else}{#any}A click from {near} costs the same as a click from around the corner, but fewer of those people will show up for {a quote}.{:or}Leads from {near} cost the same and make it to {a quote} less often, so count them separately.{:or}Run {near} as a campaign of its own, because fewer people make the drive for {a quote}.{/any}{/travels}

{Season,} {#any}so bid more then and less the rest of the year.{:or}so move money into those weeks, and don’t let the same bid on “{planned}” run all year.{:or}so a bid that’s right for “{planned}” in those weeks is too high in the ones after.{/any}

## What to look at every month

- {#any}Leads and not clicks: people who wanted {a quote}, not people who looked{:or}How many people asked for {a quote}, whatever the number of clicks{:or}Calls and messages about {about}, and never mind the clicks{/any}
- How many of those {books}, and how many became {jobs}
- {#any}What a lead cost, next to the {$bid} you allow{:or}The price of a lead, with {$bid} written beside it{:or}Whether a lead still costs less than {$most}{/any}
- {#any}The searches that brought clicks and nothing else, so you can block them{:or}Searches that cost money and never brought a call, because those can be switched off{:or}What people typed before they clicked, since half of it may be about something you don’t do{/any}

## What the four lines leave out

{Doubt} {#any}And the four lines count only the first sale: somebody who sends you two neighbors was worth far more than {$most}, and somebody who was calling anyway wasn’t worth a click.{:or}And line three ends at the first sale, so {a customer} who comes back earns more than {$most}, and {a customer} who was calling anyway earns the ad nothing.{:or}Nobody knows who would have called without the ad, or who’ll send a cousin next year, so {$most} is an average of very different people.{/any} {Deciding} {#any}That takes longer than a report waits, so give a campaign for {jobs} a full month before you judge it.{:or}None of that shows up in the month when you paid for the click, so don’t judge a campaign for {jobs} by its first two weeks.{:or}So a week without {jobs} from the ads proves nothing, and neither does a lucky one.{/any}

{#any}There’s one honest way to check: turn the ads off for two weeks in a normal month, and count who asks for {a quote}.{:or}To find out how many were calling anyway, switch the ads off for two weeks and keep counting who asks for {a quote}.{:or}Once a year, pause everything for two weeks and see whether fewer people ask for {a quote}.{/any} {#any}[Adrev](/adrev) keeps the calendar for a test like that, and [{page}]({pagePath}) shows what to count while it runs.{:or}For the calendar there’s [Adrev](/adrev), and for what to count while the ads are off there’s [{page}]({pagePath}).{:or}[Adrev](/adrev) can run the test, and [{page}]({pagePath}) tells you what to look at afterward.{/any}
`,
};

export const THINKING: Form = {
  id: "thinking",
  when: { pays: ["half", "calls"] },
  assumes: "15% say no, 5% say yes after all, a call takes 6 minutes, and there are 2 of them in 3 months.",
  name: "What those are worth who want to think about it",
  questions: [3, 7],
  titles: [
    "{city}: {customers} who said they’d think about it",
    "{city}: the ones who said they’d think about it",
    "{city}: they said they’d think about it",
  ],
  descriptions: [
    "People who say they’ll think about it haven’t said no. What {a shop} in {place} can earn by calling them back, and what to say.",
    "Wanting to think about it isn’t a no. What {group} in {place} can earn with two polite calls.",
  ],
  keyPoints: [
    "People who want to think about it haven’t said no",
    "{open} of {written} {quotes} from one quarter are still open in this example",
    "Two calls to each take {hours} hours and cost {$calls}",
    "Ask what’s missing, and don’t open with a discount",
    "Two calls show you care; a third is pestering",
  ],
  content: `{otherScene} {#any}They called {a shop}, it went well, and then they said the sentence every {worker} knows by heart: let me think about it.{:or}They found {a shop}, liked what they heard, and told the {worker} they’d think about it.{:or}They found {a shop}, and after the {quote} came the usual sentence: we’d like to think about it.{/any}

{#any}Most {shops} wait and some forget, so what would it be worth to call?{:or}That was three weeks ago, and no {worker} has called since, so what is the silence costing?{:or}Is it worth a phone call from the {desk} to find out where they stand?{/any} Here’s the math for {a shop} in {place}, {state}. The {quotes} and {jobs} are only examples, so use your own.

## What they’re thinking about

{#any}Mostly not about you: they {hesitate}, and one good conversation doesn’t change that.{:or}It’s rarely your price, because people like this {hesitate}.{:or}What’s holding them up was there before they met you: people {hesitate}.{/any} {Deciding} {#any}And since {rival} hasn’t called them, either, whoever calls first finds out what’s in the way.{:or}Meanwhile nobody has asked them why, least of all {rival}.{:or}And {rival} won’t ask what’s missing, so a call that does stands out.{/any}

## How many of them there are

{#any}You get {leads} new callers a month, and {book%} of them {books}, so in three months that’s{:or}Over three months, {leads} new callers a month, of whom {book%} {books}, make{:or}With {leads} new callers a month, and {book%} who {books}, a quarter brings{/any} [leads × 3 × book% = written] {quotes}.

- {close%} became {jobs}
- 15% said no
- The other {rest%} said they’d think about it: [written × rest% = open]

{#any}Two calls each, at six minutes a call, come to{:or}Call every one of them twice, six minutes each time:{:or}Six minutes a call, twice for each of them, make{/any} [open × 2 × 6 ÷ 60 = hours.1] hours, {#any}and at {$wage} an hour that’s{:or}and the {desk}’s time at {$wage} an hour makes it{:or}which at {$wage} an hour costs{/any} [open × 2 × 6 ÷ 60 × $wage = $calls].

If 5% of them say yes after all, you make [open × 5% = won.1] more sales. {Unit} averages {$value}, with {left%} left after {costs}: [$value × left% = $kept]. {#any}So the calls bring in{:or}That makes{:or}For the quarter that’s{/any} [open × 5% × $kept = $gain]. {#any}Some of those people would have come back on their own, so cut it in half:{:or}Be strict, and give the calls credit for only half of it:{:or}Half of them might have called you anyway, so count only the other half:{/any} [$gain ÷ 2 = $half]. {#pays}{#any}It’s still worth more than {$calls} of phone time.{:or}That beats the {$calls}, and you didn’t buy a single ad.{:or}Against {$calls} of phone time, it pays.{/any}{:else}{#any}That doesn’t cover {$calls} of phone time, so send one good letter instead.{:or}That’s less than the {$calls} it costs to call, so write to them instead, once, and make it a good letter.{:or}The calls cost {$calls}, which is more, so a short letter will have to do.{/any}{/pays}

## What to say

{#any}Start with why they came, {about}, in the words they used, and then ask what’s missing and stop talking.{:or}Open with what they told you: they came about {about}, so say so, ask how it’s going, and listen.{:or}They came about {about}, so ask about that first, and let them tell you what’s in the way.{/any} {#any}Don’t open with a discount, because it answers a question nobody asked and teaches them to wait next time.{:or}Skip the discount: if the price was the problem they’ll say so, and if it wasn’t, you just gave money away.{:or}A discount is the last thing to mention, since most people are stuck on something else.{/any} What you’ll hear is often one of these:

{questionList}

{#any}If you get voicemail, leave your name, the reason, and a time when you’ll try again, and then try again at that time.{:or}When nobody answers, leave ten seconds: who you are, what it’s about, and that you’ll call on Thursday.{:or}Voicemail is fine, as long as the message says when you’ll call next and you do it.{/any} {#any}If the {worker} can answer on the spot, good; if not, say when you’ll know, and call back that day.{:or}Have the {worker}’s answer in front of you when you dial, or you’ll end up right where you were.{:or}Ask the {worker} beforehand what was said at the {quote}, so that you don’t start from the beginning.{/any}

## When to call

{Season,} {#any}so if you have a backlog, start with the {quotes} from just before then.{:or}so call ahead of it, while {a quote} can still turn into a date on the calendar.{:or}so the {quotes} from just before then are the ones to call first.{/any} {#any}From then on, make the first call within two days, while they still remember the {worker}’s name, and the second a week later; after that, leave them alone.{:or}Two or three days after the {quote} is about right for the first call, and two weeks after that for the second; there is no third, because people talk.{:or}Wait two days after the {quote}, call, wait two more weeks, call once more, and let it go.{/any} {#travels}{#any}If you can line up two {jobs} around {near}, one drive does for both.{:or}Group the calls by area, so that two yeses around {near} can share a day.{:or}Call everyone around {near} on the same afternoon, since one drive can serve two {jobs}.{/any}{:else}{#any}For {a customer} who comes over from {near}, offer the first or the last slot of the day, so it fits around work.{:or}For {a customer} in {near}, the drive may be the whole problem, so offer a time that fits the commute.{:or}If the {customer} lives in {near}, ask about the drive before you ask about anything else.{/any}{/travels}

## Where this could be wrong

{#any}The 5% is a guess, so pick every third {quote} at random, don’t call, and see whether just as many of those come back on their own.{:or}Nobody knows the 5% for {a shop} like yours, so leave one name in three uncalled, picked at random, add up a year of them, and take even that as a hint.{:or}To replace the 5% with your own number, split the open {quotes} at random, call two thirds of them, and leave the rest alone.{/any} One more caution: {Doubt}

## What to write down

{#any}- Open {quotes}, newest first, from two days old to three months
- What the {customer} said about {about}
- The reason they’re waiting, in five words or less
- The date of the second call, which [smart automation](/smart-automation) can remember for the {desk}{:or}- Who’s still open, with the date of the {quote}
- What’s missing, as the {customer} put it
- Whether they mentioned {rival}
- When the {desk} should call again; [smart automation](/smart-automation) sends the reminder{:or}- Each open {quote}, with the {worker} who was there
- One line on what the {customer} is waiting for
- Yes, no, or call again on the date that [smart automation](/smart-automation) keeps for the {desk}{/any}

Last, look at how {customers} review {shops}. {Reviewed} {#any}The people on your list have read reviews like that, and they’re waiting to see whether {a shop} acts the way the good ones say.{:or}Somebody who’s still thinking has read all of that twice, so sound like the business in the good ones when you call.{:or}A call that keeps what the {worker} promised is how reviews like the good ones start.{/any} {#any}Do it once for the last quarter and you’ll know your own 5%; [{page}]({pagePath}) shows how to keep it going.{:or}After one quarter you’ll have your own numbers, and [{page}]({pagePath}) has the version that runs by itself.{:or}Then see on [{page}]({pagePath}) how to do it every month without a spreadsheet.{/any}
`,
};

export const HOW_HEARD: Form = {
  id: "how-heard",
  when: { pays: ["bid", "honest"], looks: ["bid", "reported"], even: ["most", "honest"] },
  assumes:
    "The ad report claims 50% of the leads, callers name an ad in 30% of cases; half, 50%, may be spent.",
  name: "Two answers to where a lead came from",
  questions: [],
  titles: [
    "What a new lead really costs {a shop} in {city}",
    "{city}: what a new lead really costs {group}",
    "{city}: what a new lead really costs you",
  ],
  descriptions: [
    "The ad report says one thing, your callers say another. What a new lead costs {a shop} in {place} by each count, and which number to trust.",
    "What a lead costs {group} in {place} by the ad report and by what callers say, and which to trust.",
  ],
  keyPoints: [
    "The report claims {claimed} of {leads} leads; only {said} callers mention an ad",
    "So a lead costs {$reported} by one count and {$honest} by the other",
    "Pay no more than half of what a lead earns, {$bid} in this example",
    "Ask what made them start looking, before you ask for a name",
    "Budget with the higher price, then test it with two weeks without ads",
  ],
  content: `{scene} {#any}Sooner or later that person calls {a shop}, the {desk} asks how they found it, and the answer is one word: online.{:or}The next day there’s a call, and when the {desk} of the {shop} asks how they heard about it, they say online, which is true and no help.{:or}When that person calls {a shop}, the {desk} asks the usual question and gets the usual answer: found you online.{/any} {#any}The ad report is much more specific, and no more right.{:or}The ad report claims to know better, down to the click.{:or}Meanwhile the ad report has its own story about where {customers} come from.{/any} Here are both counts for one month at {a shop} in {place}, {state}. The month is made up, from the ads to the {jobs}, so put in your own.

## One month, counted twice

There were {leads} new leads and {$ads} spent on ads. {#any}The report counts 50% of the leads as its own: anyone who ever clicked an ad, even weeks before they called.{:or}The report takes credit for 50% of the leads, because those people clicked an ad at some point.{:or}Whoever clicked an ad counts in the report, and that’s 50% of the leads.{/any} {#any}The {desk} kept a sheet by the phone with a box for search, the map, an ad, a postcard, and a friend, and 30% of callers named an ad.{:or}The {desk} asked every caller and kept a tally, in which 30% said it was an ad and the rest a search, the map, a postcard, or somebody they know.{:or}Asked by the {desk}, 30% of callers named an ad; the others had searched, looked at the map, kept a postcard, or asked around.{/any}

- By the report: [leads × 50% = claimed] leads, at [$ads ÷ claimed = $reported] each
- By the callers: [leads × 30% = said] leads, at [$ads ÷ said = $honest] each

{#any}The gap, [claimed − said = between] people, clicked an ad on the way but told the {shop} about something else, so neither count is a lie.{:or}The difference is [claimed − said = between] people who clicked an ad and then told the {shop} about something else.{:or}Between the two are [claimed − said = between] people for whom the ad was one stop of several on the way to the {shop}.{/any}

## What a lead is allowed to cost

{Unit} averages {$value}, and {left%} of that is left after {costs}: [$value × left% = $kept]. Of the leads, {book%} {books}, and {close%} of those become {jobs}, so a lead earns [book% × close% × $kept = $most]. {#any}If you give up half of that to get it, the limit is{:or}A sane limit is half of that:{:or}Half of that is as much as you should pay:{/any} [$most × 50% = $bid].

{#pays}{#any}Both prices are under {$bid}, so the ads are fine either way, and you can stop arguing about them.{:or}Even {$honest} is inside it, so keep the ads, and check again when the price of a click goes up.{:or}At {$honest} there’s room below {$bid}, so you can stop worrying about which count is right.{/any}{:else}{#looks}{#any}Now the two counts matter, because {$reported} is inside the limit and {$honest} is over it.{:or}By the report, at {$reported}, you should keep going, and by the callers, at {$honest}, you should cut back; believe the callers.{:or}The report’s {$reported} is fine and the callers’ {$honest} isn’t, so this is where it pays to have asked.{/any}{:else}{#any}Both {$reported} and {$honest} are over {$bid}, so the ads are too expensive by either count.{:or}You’re over it at {$reported} and further over it at {$honest}, which is a decision to make this month.{:or}It doesn’t matter whom you believe, since {$reported} is already more than {$bid}.{/any}{/looks} {#even}{#any}You’re not losing money yet, but the platform keeps more than half of what a lead earns.{:or}It’s not a loss, since a lead earns {$most}, but it isn’t much of a living.{:or}A lead earns {$most}, so there’s something left, only less than the platform gets.{/any}{:else}{#any}By the callers’ count you pay more than the {$most} a lead earns.{:or}At {$honest} for something that earns {$most}, every lead loses money.{:or}And {$honest} is more than the {$most} it earns.{/any}{/even}{/pays}

## Why callers forget the ad

{#any}Because it was weeks ago: people {hesitate}, and in the meantime they pass {#travels}your truck{:else}your sign{/travels}, come across {rival}, and get advice from a neighbor.{:or}It isn’t that they lie, but they {hesitate}, and by the time they call they’ve seen an ad, {rival}, a review, and a cousin’s opinion.{:or}They {hesitate}, and between the ad and the call come {rival}, a review, and a talk over dinner.{/any} {Looking} {#any}The last stop before the {quote} gets the credit.{:or}Whatever they saw last before the {quote} is what they’ll tell you.{:or}Ask at the {quote}, and you hear about the last of those stops.{/any}

## A better question

{#any}Asking how they heard about you gets you the last thing they saw, so have the {desk} ask what made them start looking, and then where they looked first.{:or}The {desk} should ask two things instead: what made you start looking, and where did you look first?{:or}Two questions get better answers: what started it, and what did you do first?{/any} {#any}Ask in the first half minute, while they’re still telling you about {about}.{:or}The time to ask is right away, because somebody calling about {about} is happy to tell you the story and bored by the form that follows.{:or}Do it before the name and the address, as part of the talk about {about}.{/any} {#any}And write down their words: a neighbor’s tip and {#travels}a truck{:else}a sign{/travels} they drove past are two different boxes for {a shop}.{:or}Write down what they actually say about the {shop}, next to the check mark.{:or}Don’t read them a list; let them talk, and have the {desk} mark the one box that fits.{/any}

Reviews bring in {customers}, too. {Reviewed} {#any}If a caller brings up a review, that’s a box of its own, and it usually has your best {customers} in it.{:or}It’s worth asking: which review did the {customer} read?{:or}So ask whether the {customer} read a review, and which.{/any}

## Four weeks of counting

{#any}1. One check mark per caller about {about}, in one box only
2. Write the town next to it; people from {near} rarely find you the way people in {place} do
3. After four weeks, put your {said} next to the report’s {claimed}
4. Then turn the ads off for two weeks, and see which box drops{:or}1. Keep the sheet by the phone, and give each caller one check mark
2. Make a note of who’s calling from {near}
3. Compare the {said} on the sheet with the {claimed} in the report
4. Pause the ads for two weeks, and keep counting after, because ads work late{:or}1. The {desk} asks everyone who’s new, for four weeks, and marks one box
2. Calls from {near} get a star
3. The report says {claimed}, so see how far from your {said} that is
4. Two weeks without ads come last, with the {desk} still counting{/any}

{#any}Have the {desk} do it while the caller is still on the line, because a tally filled in from memory on Friday afternoon is fiction.{:or}Make it easy: a pad by the phone, a pen on a string, and a check mark before the call ends.{:or}The {desk} has to mark it during the call, since anything filled in later is a guess.{/any} {Season,} {#any}so don’t run the test then; you’d be measuring the calendar.{:or}so pick ordinary weeks for the test, not those.{:or}and counting in those weeks tells you about the season and nothing about the ads.{/any}

## Why not let software ask?

{#any}A separate phone number in every ad answers one question well: did this call come from that ad? It doesn’t know about the neighbor, the sign, or the three reviews in between, and it splits your number into five.{:or}Tracking numbers help, and so do short links on postcards, but both see only the last step. The person on the phone can tell you about the first one, if somebody asks.{:or}You can put a different phone number on everything, and for postcards a short link does the same job. What neither can tell you is why somebody started looking this week and not last year.{/any}

Think of a postcard about {about}. {InTheMail} {#any}Whoever calls after that will say they found you online, because that’s where they looked up the number.{:or}And then they look up your number on a phone, and the postcard never gets the credit.{:or}Nobody mentions that to the {desk}, unless you ask for the first thing and not the last.{/any}

## Which number to use

{#any}Callers are polite, and they’ll say whatever seems to be the right answer, but {$honest} is still the safer number to budget with than {$reported}: if it’s wrong, it’s wrong in the direction that costs you less.{:or}Callers misremember, and the {desk} gets busy and guesses, but if you have to choose, budget with {$honest} and not with {$reported}.{:or}Neither is exact, and between {$reported} and {$honest} the higher one is the safer mistake.{/any} And neither count can know this: {Doubt} {#any}[Unified analytics](/unified-analytics) puts search, ads, and postcards side by side, so each of the {leads} gets counted once, except for what a neighbor said over the fence; [{page}]({pagePath}) covers the rest.{:or}[Unified analytics](/unified-analytics) counts each of the {leads} once, across search, ads, and postcards, but it can’t hear a neighbor, so keep the sheet; [{page}]({pagePath}) shows how the two fit together.{:or}To count each of the {leads} once, across search, ads, and postcards, there’s [unified analytics](/unified-analytics), and [{page}]({pagePath}) shows what to do with the result.{/any}
`,
};
