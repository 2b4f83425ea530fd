import type { Form } from "../../library";

/** The forms of the search generator. Slots and sums are explained in library.ts. */
export const EDGE: Form = {
  id: "how-far",
  when: { close: ["25", "share"] },
  assumes: "Drives of 10, 20 and 40 minutes each way.",
  name: "How far from its door a business should want to be found",
  questions: [0, 4, 8, 7],
  titles: [
    "How far from {city} should {a shop} show up?",
    "{city}: how far out should {group} show up?",
    "{city}: how far out to show up on Google",
  ],
  descriptions: [
    "Where a better Google rank pays {a shop} in {place} and where it doesn’t: what the drive costs, and how to check your rank street by street.",
    "Where a better Google rank pays {group} in {place}, what the drive costs, and how to check your rank by street.",
  ],
  keyPoints: [
    "Google ranks you for the spot where somebody is standing, not for the town",
    "{#travels}A 40-minute drive eats {share%} of the gross profit in this example{:else}Forty minutes each way is {h40} hours of driving for one {customer}{/travels}",
    "Sort last year’s {jobs} by town before you chase new ones",
    "Find the street where competitors pass you, and start there",
    "A page for {near} has to answer questions, not repeat the name",
  ],
  content: `Stand outside {a shop} in {place}, {state}, and search for “{planned}” on your phone. {#any}There it is, right at the top, because no other {shop} is closer.{:or}It comes up first or second, as the closest {shop} should.{:or}No surprise: the closest {shop} is near the top.{/any} Now do the same in {near}. {Rival} comes up first, and {#any}hardly anyone scrolls past the third name.{:or}most people stop at the third name.{:or}your name is somewhere below, where nobody looks.{/any}

{#any}Is that second search worth winning?{:or}Should you care about that second search?{:or}Is {near} worth the work?{/any} It depends on what the drive costs {#travels}you{:else}the people who make it{/travels}. Every number about {jobs} below is an example, so swap in yours.

{#travels}## What the drive costs you

{Unit} averages {$value}, and {left%} of that is left after {costs}: [$value × left% = $kept] gross profit. {#onsite}With {close%} of {quotes} turning into {jobs}, one sale takes [1 ÷ close% = tries.1] {quotes} plus {visits} {#any}more drives to do the work{:or}drives for the work itself{:or}drives once it’s sold{/any}, so [tries + visits = trips.1] drives. At {$hour} an hour on the road, the driving behind one sale costs:

- 10 minutes each way: [trips × 2 × 10 ÷ 60 × $hour = $d10]
- 20 minutes: [trips × 2 × 20 ÷ 60 × $hour = $d20]
- 40 minutes: [trips × 2 × 40 ÷ 60 × $hour = $d40]{:else}The {quote} happens by phone and photo, so only the work itself takes a drive. At {$hour} an hour on the road, that drive costs:

- 10 minutes each way: [2 × 10 ÷ 60 × $hour = $d10]
- 20 minutes: [2 × 20 ÷ 60 × $hour = $d20]
- 40 minutes: [2 × 40 ÷ 60 × $hour = $d40]{/onsite}

At 40 minutes that’s [$d40 ÷ $kept = share%] of the gross profit{#close}, {#any}so the hours in the day run out before the money does.{:or}which you can live with on a slow day.{:or}so the drive alone won’t stop you, as long as there’s time for it.{/any}{:else}, {#any}and it never shows up on an invoice.{:or}a lot to leave on the highway.{:or}so every far-off sale pays you noticeably less than the one down the street.{/any}{/close} {#any}Don’t guess the minutes from the map: ask your map app at four on a weekday how long {near} takes, and find your line above.{:or}For {near}, look up the real minutes in a map app, once at ten in the morning and once at five, and use the worse one.{:or}How long {near} takes is something your map app knows and a ruler doesn’t, so check it at the hour when you’d be driving.{/any}
{:else}## What the drive asks of {a customer}

{Unit} averages {$value}, and {left%} of that is left after {costs}: [$value × left% = $kept] gross profit. The drive costs you nothing. It costs the {customer} time, and {a job} here means {visits} visits:

- 10 minutes each way: [visits × 2 × 10 ÷ 60 = h10.1] hours
- 20 minutes: [visits × 2 × 20 ÷ 60 = h20.1] hours
- 40 minutes: [visits × 2 × 40 ÷ 60 = h40.1] hours

{#any}People will make the long drive for {a worker} they trust, and they won’t make it to find out something you could have told them by phone.{:or}Some people happily drive past three {shops} to get to the fourth, but almost nobody does it without a reason, so give {near} one.{:or}Nobody minds the drive to the one {worker} who solved the problem, and everybody minds it when they’re only shopping around.{/any} {#any}Your files already know how far they come: have the {desk} sort last year’s {customers} by town.{:or}You don’t have to guess where the line is, because last year’s {customers}, sorted by town, will draw it for you.{:or}Look at last year’s {customers} by town, and you’ll see where the drive starts to matter.{/any}
{/travels}
## What people that far out are thinking

{Deciding} {#any}For somebody in {near} there’s one doubt more: {#travels}if something goes wrong, will you drive all the way back?{:else}is it really worth the drive?{/travels}{:or}Distance adds a question to that. In {near} they wonder {#travels}whether you’ll come back for a small problem once you’ve been paid.{:else}whether they’d have to make the drive again for every little thing.{/travels}{:or}And in {near} they ask themselves something else: {#travels}why would {a worker} come this far unless there’s no work at home?{:else}isn’t there {a shop} closer to the house?{/travels}{/any} {#any}Answer it in writing, on the page and in the reviews, or the closer name wins by default.{:or}If nothing on your page or in your reviews answers that, they’ll go with whoever is closer.{:or}You won’t hear it on the phone, so bring it up yourself.{/any}

## Where you rank in {place}, street by street

{#twin}{#any}Count {twin} as home; on the ground it’s the same town.{:or}{Twin} doesn’t count as out of town, and your customers don’t think of it that way.{:or}Treat {twin} as part of town, because everybody who lives there does.{/any} {/twin}{#any}Google ranks {a shop} for the spot where the searcher is standing, so one search from your own desk tells you nothing.{:or}There is no single rank: it changes every few blocks, and from your own desk it always looks good.{:or}Ask where you rank for “{planned}” and the honest answer is that it depends on the block.{/any} {#any}You can find out the hard way, with a phone and a tank of gas, or let [PixlSEO](/pixlseo) do it: it checks a rank from 81 points around each address, every week.{:or}[PixlSEO](/pixlseo) saves {a worker} the tour of the town, since it checks a rank from 81 points around each address, every week.{:or}To see all of it at once, use [PixlSEO](/pixlseo), which checks a rank from 81 points around each address, every week.{/any}

{#any}What you’re after is the point where other {shops} pass you; if that’s a mile from your door, {near} can wait.{:or}Look for the street where somebody else moves ahead of you, because if it’s close to home, {near} is a distraction.{:or}The map will show a line where other {shops} move ahead of you, and your work starts there and not in {near}.{/any} Think about how people end up typing “{planned}”. {Looking}

## If you do write a page for {near}

{#any}A page that says {near} a dozen times helps nobody in {near}.{:or}Swapping the town’s name into your home page won’t do it, because Google counts such doorway pages as spam, and people leave them.{:or}Don’t copy your home page and change the name of the town.{/any} Write one that answers what people there ask before they call {rival}:

{questions}

## What a rank can’t do

{Doubt} {#any}And a first place in {near} isn’t a sale, because people there {hesitate}, same as in {place}.{:or}And rank is only half of it: once they’ve found you, people still {hesitate}.{:or}And being found settles nothing with people who {hesitate}.{/any}

## Do this first

- Sort last year’s {quotes} by town, and mark the ones that became {jobs}
- Search for “{urgent}” from a parking lot in {near} and write down who comes up
- {#any}Ask five {customers} from other towns why they picked you, and put their words on the page{:or}Call five {customers} from out of town and ask how they found {a shop} that far away{:or}Find out from five {customers} outside {place} what made the distance worth it{/any}
- {#any}Read [{page}]({pagePath}) before you pay for anything{:or}Then see [{page}]({pagePath}) for what to track{:or}Use [{page}]({pagePath}) to decide what to count{/any}
`,
};

export const LISTING: Form = {
  id: "listing",
  when: { pays: ["tenth", "cost"] },
  assumes:
    "30% of callers come from the profile, 5% or 5.5% of viewers call, 10% more; 90% off leaves 10% of it.",
  name: "A Google profile, read as a customer reads it",
  questions: [1, 2, 5, 6],
  titles: [
    "{city}: your Google profile, as {customers} see it",
    "{city}: how {customers} read your Google profile",
    "{city}: your Google profile in ten seconds",
  ],
  descriptions: [
    "Your Google profile, read the way {a customer} in {place} reads it: what each gap costs {a shop}, and one afternoon of fixes in order.",
    "Your Google profile, read the way {customers} in {place} read it, and one afternoon of fixes in order.",
  ],
  keyPoints: [
    "Read your own profile the way an impatient stranger would",
    "The category decides which searches you show up for: {right}, not {wrong}",
    "10% more calls from the profile is {more} more a month here",
    "Instead of a logo, show {proof}",
    "Compare with the same month last year, not with last month",
  ],
  content: `{scene}

{#any}Google answers with a map and three names, so let’s read one of them the way that person does: fast, and looking for a reason to move on.{:or}Up comes a map with three names, and here’s how one of them looks to somebody with no time and no patience.{:or}Google shows a map with three names, and somebody with a thumb on the screen gives each of them a few seconds.{/any} {#any}It belongs to {a shop} in {place}, {state}, that hasn’t touched its profile in two years.{:or}This one is the Google profile of {a shop} in {place}, {state}, and nobody has looked at it since it was set up.{:or}One is {a shop} in {place}, {state}, with the profile it had on the day it signed up.{/any}

## Ten seconds, one at a time

**First, the category:** {#any}years ago somebody picked {wrong}, people search for {right}, and so {rival} shows up instead.{:or}it says {wrong} and should say {right}, and that one field decides which searches you’re even in; {rival} got it right.{:or}{right} would be correct, but somebody clicked {wrong} years ago, and other {shops} get the searches you miss.{/any}

**Then the photo:** {#any}it’s a logo, and a logo doesn’t answer a question the way {proof} would.{:or}a logo on white, though what people want to see is {proof}.{:or}nobody ever picked {a shop} for its logo, and some have been picked for a picture of {proof}.{/any}

**Last, the hours:** {#any}they’re from before the last holiday, and they don’t say what happens {unheard}.{:or}technically right, and no help {unheard}, which is when people call.{:or}they leave out what a caller should do {unheard}.{/any}

{#any}That’s your ten seconds, and people who {hesitate} take every gap as one more reason to try the next name.{:or}Time’s up: these are people who {hesitate}, and each of those gaps gives them permission to leave.{:or}By now they’ve moved on, because people who {hesitate} don’t dig for an answer.{/any}

## What a slightly better profile is worth

The calls and {jobs} below only show the math, so use your own. {#any}Say {leads} new people call in a month and 30% start at the profile: [leads × 30% = found]; if 5% of those who see it call, then [found ÷ 5% = views] see it.{:or}Of {leads} new callers a month, 30% come from the profile, so that’s [leads × 30% = found], and if 5% of those who see it call, [found ÷ 5% = views] people saw it.{:or}Suppose {leads} new people call in a month, and 30% of them found you on the profile: [leads × 30% = found] calls, and if 5% of those who see it call, [found ÷ 5% = views] people saw it.{/any}

- Move that 5% up to 5.5%, and it’s [views × 5.5% = better.1] calls: [better − found = more.1] more a month, or [12 × more = yearly.1] a year
- {book%} of callers {books}, and {close%} of those become {jobs}: [yearly × book% × close% = won.1] more a year
- {Unit} averages {$value} with {left%} left after {costs}: [$value × left% = $kept]
- So a year of it is worth [yearly × book% × close% × $kept = $year]

{#any}Half a point sounds tiny, but it’s one more call for every ten you get now.{:or}Going from 5% to 5.5% sounds like nothing, and it’s 10% more calls.{:or}That isn’t half a percent more calls, by the way; it’s 10% more.{/any} The cost is an afternoon at the keyboard: four hours at {$wage}, [4 × $wage = $cost]. {#any}Cut the gain by 90% to be safe, and it’s{:or}Say we’re off by a factor of ten, and it’s{:or}Believe only a tenth of it, and you get{/any} [$year × 10% = $tenth]{#pays}{#any}, which is still more than it cost.{:or}, and that beats the cost.{:or} for your afternoon.{/any}{:else}{#any}, so keep it for a slow afternoon.{:or}, so do it yourself and don’t pay anyone.{:or}, less than the afternoon costs, so spread it over a few quiet hours.{/any}{/pays}

## What to write in the empty boxes

{#any}There’s room for services, posts, and a description, and most {shops} leave it all blank. Fill it with answers to what {customers} really ask:{:or}Services, posts, a description: it’s free space that most {shops} leave empty, and these four answers belong there:{:or}Every profile has boxes that {shops} skip, and the four answers that {customers} look for fit right in:{/any}

{questionList}

## Which streets in {place} see you

{#twin}People in {place} and {twin} search as if it were one town. {/twin}{#any}In {near}, the same search shows the same {shops} in a different order.{:or}The order changes by the block, and in {near}, it’s a different list.{:or}Somebody in {near} gets another list for the same words.{/any} {#travels}{#any}List the towns where you already work, and leave out the ones you’d rather not drive to.{:or}Put the towns you work in on the profile, but not the ones that make your {worker} sigh.{:or}The service area is yours to set, so name the towns where {a worker} goes anyway.{/any}{:else}Say which road you’re on and where to park; somebody coming in from {near} will read that line twice.{/travels} {#any}[PixlSEO](/pixlseo) looks at 81 points around each address every week, so you can see which streets you’ve won for “{planned}”.{:or}To see your streets for “{planned}”, use [PixlSEO](/pixlseo), which looks at 81 points around each address every week.{:or}For “{planned}” and the rest, [PixlSEO](/pixlseo) looks at 81 points around each address every week.{/any}

## Did it work?

{Season,} {#any}so don’t compare this month with last month, but with the same month last year.{:or}which makes last month the wrong yardstick; use the same month a year ago.{:or}so hold any month against the same month last year.{/any} {Doubt} {#any}For six weeks, have the {desk} ask every caller with {about} where they looked, and keep a tally on paper.{:or}The cheap test is six weeks of asking people who call about {about} where they looked first.{:or}Let the {desk} keep a paper tally for six weeks: who called about {about}, and where they looked first.{/any} [{Page}]({pagePath}) {#any}covers the rest.{:or}shows what else to count.{:or}has more on what to track.{/any}

## One afternoon, in order

1. Fix the category: {right}
2. {#any}Fix the hours, and add a number to text when nobody’s in{:or}Bring the hours up to date, holidays included, with a number for texts{:or}Set the hours, and say what to do after them{/any}
3. {#any}Post five photos, none of them a logo{:or}Add five photos, and make the first one {proof}{:or}Replace the logo: {proof} goes first, then four more photos{/any}
4. {#any}Write out your answers to the four questions above, in plain words{:or}Fill the empty boxes with the four answers above{:or}Type in the four answers, the way you’d say them on the phone{/any}
`,
};

export const RATING: Form = {
  id: "rating",
  when: { pays: ["12", "months"] },
  assumes:
    "A rating of 4.45 shows as 4.5, 20% of buyers write a review, new ones average 4.8, 0.35 above 4.45; one of two stars is 2.45 below.",
  name: "How many reviews it takes to lift a rating",
  questions: [],
  titles: [
    "How many reviews lift {a shop} in {city} to 4.5?",
    "{city}: how many reviews get {group} to 4.5?",
    "{city}: how many reviews until 4.5?",
  ],
  descriptions: [
    "How many new reviews {a shop} in {place} needs before Google shows 4.5 instead of {rating}, and how long that takes.",
    "How many new reviews {group} in {place} need before Google shows 4.5, how long it takes, and who to ask.",
  ],
  keyPoints: [
    "{reviews} reviews that show as {rating} need {mixed} new ones at 4.8 to show as 4.5",
    "At {fresh} new reviews a month, that takes about {months} months",
    "Ask every {customer}, not just the happy ones, or you break Google’s rules",
    "Answer the bad review first; new praise won’t hide it",
    "A fresh review sells more than a slightly better average",
  ],
  content: `{otherScene}

{#any}Sooner or later that search ends at a list of names with stars beside them, and one is {a shop} in {place}, {state}.{:or}A minute later there’s a list of names on the screen, with stars, and {a shop} in {place}, {state}, is one of them.{:or}What comes up is a list of {shops} with stars, including one in {place}, {state}.{/any} It has {reviews} reviews that add up to {stars} stars, so the average rounds to [stars ÷ reviews = rating.1]. The name above it shows 4.5. {#any}How many good reviews would it take {a shop} to catch up, and how long?{:or}What would it take for {a shop} to show the same number?{:or}Can {a shop} close that gap, and by when?{/any} The numbers of reviews and {jobs} are examples, so use your own.

## From {rating} to 4.5

{#any}Google rounds to one decimal, so you don’t need 4.5, you need 4.45.{:or}The number you see is rounded, and 4.45 is enough to show as 4.5.{:or}You don’t have to reach 4.5, because a 4.45 gets rounded up to it.{/any}

- At 4.45, those {reviews} reviews would add up to [reviews × 4.45 = wanted.1] stars
- You’re short by [wanted − stars = short.1]
- {#any}If new reviews average 4.8, each one is 0.35 above the line: [short ÷ 0.35 = mixed] new reviews{:or}Nobody gets only fives, but at an average of 4.8 each new one adds 0.35: [short ÷ 0.35 = mixed] of them{:or}A realistic run averages 4.8, or 0.35 to the good each time: [short ÷ 0.35 = mixed] new reviews{/any}

{#any}One angry two-star review along the way, about {complaint}, sets you back 2.45 stars, and it takes seven good ones to make up for it.{:or}A single two-star review, say about {complaint}, costs 2.45 stars and cancels seven of the good ones.{:or}One more two-star review, say about {complaint}, undoes seven of those, because it’s 2.45 below the line.{/any}

## How long that takes

You get {leads} new callers a month, of whom {book%} {books}, and {close%} of those become {jobs}. {#any}If 20% of those buyers write a review when asked the same day, that’s{:or}Ask everybody, but count only on the buyers: if 20% of them write, you get{:or}Suppose 20% of those buyers write one when {a worker} asks:{/any} [leads × book% × close% × 20% = fresh.1] reviews a month, and [mixed ÷ fresh = months.1] months to get there. {#pays}{#any}So it’s a project for this year, if {a worker} remembers to ask every single time.{:or}It can be done, as long as asking becomes a habit for every {worker}.{:or}Less than a year, then, with no campaign and no contest among the staff, just {a worker} who asks.{/any}{:else}{#any}That’s too long to wait for one digit, so have your {worker} ask for the reviews themselves.{:or}No {shop} should plan that far ahead for a decimal, but ask anyway, because the newest review gets read first.{:or}At that pace the average won’t move this year, but the newest review on {a shop} page is the one people read.{/any}{/pays}

{#any}Besides, the average only gets {a shop} onto the short list.{:or}And keep it in proportion, because after the stars people read.{:or}The stars are also just where people start.{/any} {Looking}

## What people really write about

{#any}Read your last ten reviews in one sitting and sort the sentences into praise, complaints, and worries.{:or}Before you ask for more, put your last ten next to the last ten of {rival}, and mark every sentence that would make you pick up the phone.{:or}It helps to read ten reviews of other {shops} first, as if you had to choose one tonight.{/any} {Customers} write about the same few things every time. {Reviewed}

{#any}A line that says “great service” tells the next reader nothing, and a line about {proof} does.{:or}Five stars and “nice people” won’t move anyone, but a sentence about {proof} might.{:or}The most useful review you can get mentions something like {proof}.{/any} {#any}So when you ask, ask for something specific: what were they worried about when they searched for “{planned}”?{:or}Ask what they typed, “{planned}” or something like it, and what they would have wanted to know that night.{:or}Tell people who’s going to read it: somebody typing “{planned}” tonight, with the same questions they had.{/any}

## Who to ask, and how

{#any}Everybody, on the same day, because Google’s policy doesn’t allow paying for reviews or asking only the people you know are happy.{:or}Ask everyone who buys: picking only the happy ones is against Google’s policy on reviews, and so is paying for stars.{:or}Google’s policy rules out paying for reviews and picking only happy people, so every {customer} gets the same question.{/any} {#any}A text with the link, in the name of the {worker} they dealt with, beats an email from the office three days later.{:or}The {worker} should ask in person, and the link should arrive by text before the {customer} has left.{:or}Put a name on the request, since people answer the {worker} who helped them and not a company.{/any}

{#any}The text itself can be short: thank them, ask what they’d tell a neighbor about {about}, and give the link.{:or}Keep it to three lines: thanks, one question about how it went with {about}, the link.{:or}What should it say? Thank you, here’s the link, and what would you tell a friend who asks about {about}?{/any} {Season,} {#any}and those are the weeks to be strict about asking.{:or}so get into the habit before that, while the {desk} has time to follow up.{:or}and that’s when most of a year’s new reviews should come in, so have the {desk} send the links every evening.{/any}

{Customers} who say no aren’t against you; {#any}writing takes time they don’t have, so thank them and don’t ask twice.{:or}some just don’t like to sign their name in public, so thank them and leave it there.{:or}some people keep their opinions to themselves, and asking twice won’t change that.{/any}

{#any}Don’t buy reviews, don’t trade them, and don’t have the staff write them from home, because Google takes those down, sometimes along with the good ones.{:or}A few shortcuts aren’t worth it: discounts for stars, a tablet at the counter, reviews by employees. Google notices, and so do readers.{:or}And no contests. Ten reviews in one weekend look bought even when they aren’t, while two a week for a year look like what they are.{/any}

## The bad review you already have

{#any}Somewhere on the page there’s one about {complaint}, and until it has an answer, every new five-star review above it looks like decoration.{:or}Somebody wrote two stars about {complaint}, and nobody replied, so start there.{:or}Scroll down and there it is: two stars, {complaint}, no reply.{/any} {#any}Three sentences will do: you read it, here’s what changed at the {shop}, here’s a number to call.{:or}Keep it short: thanks, what’s different at the {shop} now, and a direct number.{:or}Say thank you, say how the {shop} handles it today, and give a name and a direct number.{/any} {#any}Leave out what you did for that {customer}, because a reply is public and it isn’t yours to tell.{:or}Don’t argue the case, and don’t say what was done for whom, or even that the writer was your {customer}: a public reply is no place for it.{:or}What happened with that {customer} stays between the two of you.{/any} [Smart automation](/smart-automation) can draft a reply within the hour; let the {worker} who was there read it before it goes out.

## What the stars won’t tell you

{#twin}People compare you with {shops} in both towns, yours and {twin}. {/twin}{Doubt} {#any}And a rating isn’t a rank: next door you may come up first with the lower number, and in {near} not at all.{:or}And stars don’t decide where you rank, which is why you can lead on your own block and vanish in {near}.{:or}And stars alone don’t put you on the map in {near}, where distance counts against you.{/any} {#any}For rank there’s [PixlSEO](/pixlseo), which measures 81 points around each address once a week, for “{planned}” or whatever people type.{:or}[PixlSEO](/pixlseo) shows it for “{planned}”, measured once a week at 81 points around each address.{:or}If you want to know about “{planned}”, [PixlSEO](/pixlseo) measures 81 points around each address once a week.{/any} Nobody can tell you in advance how many {quotes} a better rating brings; [{page}]({pagePath}) shows how to count them afterward.
`,
};

export const FIRST_PAGE: Form = {
  id: "first-page",
  when: { pays: ["year", "cost"] },
  assumes:
    "There are 2.5 people to a home, 3% or 1.5% of buyers find the page and ask, and it takes 8 hours twice.",
  name: "Which page a business should write first",
  questions: [3, 6],
  titles: [
    "The first web page {a shop} in {city} should write",
    "{city}: the web page {group} should write first",
    "{city}: which web page to write first",
  ],
  descriptions: [
    "A good web page takes two days to write. What it could bring {a shop} in {place} in a year, with the shakiest step marked.",
    "What one good web page could bring {group} in {place} in a year, with the shakiest step marked.",
  ],
  keyPoints: [
    "Write about what the {customer} is looking at, then about yourself",
    "In this example the page is worth {$year} a year and costs {$cost} to write",
    "The shakiest step is the 3% who find it and ask",
    "Print a price range, because most {shops} don’t",
    "Give it a full season before you judge",
  ],
  content: `{otherScene}

{#any}Now look at the website of {a shop} the way that person would: a home page, an about page, a gallery, and the thing they need is one word in a list.{:or}That’s who the website of {a shop} is for, tonight, and usually it offers a gallery and a page about the company.{:or}What does the website of {a shop} offer at that moment? Usually a gallery, an about page, and a list of services with no prices.{/any} If {a shop} in {place}, {state}, writes a single new page this year, which one should it be, and what’s it worth?

## Write for the planner, not the emergency

{#any}Somebody typing “{urgent}” calls the first number they see, and somebody typing “{planned}” has the evening free and reads everything.{:or}Nobody who types “{urgent}” reads a page, but the person typing “{planned}” reads three and picks one to call.{:or}A page can’t win “{urgent}”, because those people call whoever answers, so write for “{planned}” and an evening on the couch.{/any} {Looking}

{#any}So open with what they’re looking at, and show {proof} before you say a word about yourself.{:or}Start with their problem, then show {proof}, and only then say who you are.{:or}Make the first screen about them, put {proof} on the second, and let your story wait.{/any} {#any}Give a price range and what moves it, because most {shops} don’t.{:or}Print a price range with it, and you’ll be the first one they find with a number.{:or}If you’re afraid to print a price range, remember that a reader who finds none leaves.{/any}

## What it’s worth in a year

Here’s the math for {jobs} with example numbers; use your own.

1. {Place} has about {people} people (GeoNames). At 2.5 to a home that’s roughly [people ÷ 2.5 = homes] homes
2. {need%} of them buy this in a year, from somebody: [homes × need% = buyers.1]
3. 3% of those find your page, read it, and ask: [buyers × 3% = readers.1]
4. {close%} of those become {jobs}: [buyers × 3% × close% = sold.1]
5. {Unit} averages {$value}, with {left%} left after {costs}: [$value × left% = $kept]
6. All together: [homes × need% × 3% × close% × $kept = $year] a year

{#any}Writing it takes two days: eight hours of the {desk}’s time at {$wage}, and eight of {a worker} who knows the answers at {$hour}:{:or}To write it well takes {a worker} who explains and somebody who types, eight hours each:{:or}Count eight hours of typing at {$wage} and eight hours of {a worker} answering questions at {$hour}:{/any} [8 × $wage + 8 × $hour = $cost]. {#pays}{#any}If step three holds, {a shop} has that back within the year.{:or}It pays for itself in the first year, if step three holds for {jobs}.{:or}That’s earned back in a year, as long as people look for {jobs} the way step three says.{/any}{:else}{#any}It doesn’t earn that back in the first year, so write a short page about {jobs} and grow it one answer at a time.{:or}That’s more than the page brings {a shop} in the first year, so spend half a day on it and add to it later.{:or}One year of {jobs} from the page doesn’t cover it, so start with the answers below and nothing else.{/any}{/pays}

## How people will find it

{#any}Link to it from the home page in the words people type, “{planned}”, and from your Google profile, so that nobody has to go through a menu.{:or}A page nobody links to doesn’t exist, so put “{planned}” on the home page as a link, and in the profile on Google.{:or}Google has to find it first: call it “{planned}”, link to it from the home page, and post it on your profile.{/any} {#any}Then send it to the last five people who asked for {a quote}, and ask what’s missing.{:or}Use it yourself, too: text the link to everyone who asks for {a quote} this month.{:or}And put the link in the email that goes out with {a quote}.{/any}

## The shakiest step

{#any}That’s the 3%, which nobody knows in advance: if it’s really 1.5%, cut everything after it in half.{:or}Step three is a guess, and at 1.5% you get half the result, so treat the total as a ceiling and not a plan.{:or}Every step but the third is arithmetic, and if that 3% turns out to be 1.5%, the year is worth half as much.{/any} {#any}You can nudge it: people in this spot {hesitate}, and the page that says so out loud gets the call.{:or}What helps is to name the worry, because your readers {hesitate}.{:or}It goes up when the page admits what readers already feel, which is that they {hesitate}.{/any} {#any}Ask the {desk} for the last ten calls and copy the callers’ own words.{:or}Sit with the {desk} for an hour and write down how callers put it.{:or}The best lines come from whoever answers the phone and hears ten versions of them a week.{/any}

## The answers it needs

{#any}Make a list of everything callers asked in the last month, and start with what comes up most:{:or}People want to know a few things before they ask for {a quote}, and these two come first:{:or}Write down ten questions that people ask before they agree to {a quote}, and answer the two hardest ones first:{/any}

{questionList}

{#any}Answer each in the first sentence and explain in the second, because people who skim should get it, too. With a price range and two photos that’s one screen and a half, which is long enough for a page about {jobs}.{:or}Put the short answer first, and don’t hide a bad one: a page that admits when {a shop} is the wrong choice gets believed about the rest. With a price range and a photo or two, that’s the whole page.{:or}Keep the answers short, and give numbers where other {shops} give adjectives. Anything else you want to say about {jobs} has to earn its place below these, the story of how you started included.{/any}

## Publish it, then wait

{#any}Read it on a phone, out loud, and take out every word {a customer} wouldn’t use about {about}.{:or}Have somebody outside the business read it before it goes live, and change every word they stumble over.{:or}It isn’t done until somebody who has never bought this can read it and has nothing left to ask.{/any} {Season,} {#any}so publish ahead of that. A page that goes live right after the rush looks like a failure for months.{:or}so have it live well before then, since Google takes weeks to trust a new page about {jobs}.{:or}and since a page about {jobs} needs a few weeks before Google shows it to anyone, work backward from that.{/any} One caution: {Doubt}

{#twin}Don’t write a second page for {twin}; it’s the same market. {/twin}{#any}And hold off on a copy for {near}: the same page with another name in it helps nobody.{:or}Resist the urge to clone it for {near} until you have something to say about {near}.{:or}The next town can wait, and when you do write for {near}, write a new page.{/any} {#any}Meanwhile the {desk} counts the calls that mention the page, and [PixlSEO](/pixlseo) shows on which streets “{planned}” leads to somebody else.{:or}For now, count two things: callers who mention the page, and the streets where [PixlSEO](/pixlseo) still shows somebody else ahead for “{planned}”.{:or}In the meantime [PixlSEO](/pixlseo) tracks “{planned}” street by street, and the {desk} writes down who mentions the page.{/any} [{Page}]({pagePath}) {#any}shows how to follow a visit through to the sale.{:or}has more on counting what a page brings.{:or}covers the counting.{/any}
`,
};
