import type { Point, Seven } from "../library";

/** By topic: a question that owners ask, and its answer. Nearly every sentence has a word of the trade. */
export const QUESTIONS: Readonly<Record<string, Seven<Point>>> = {
  "service-area-pages": [
    [
      "Does a town need a page if nobody there has called?",
      "Not yet, since {a firm} should first name the town in a list, see whether {a customer} from there writes, and keep the longer page for places with a story. A page about {jobs} that never happened is easy to recognize, both for readers and for search engines. ~;~ the list costs one line, and {workers} can correct it in a minute when something changes.",
    ],
    [
      "What if a rival already owns the next town?",
      "Then look at which {jobs} the rival is known for, because few {firms} are strong in everything. ~;~ a page about {otherProblem} may be open even where the page about {problem} is not. ~so~ ask {workers} what the other side turns down. ~since~ the gap that you find this way is usually small, and {a firm} with patience can live in it for years.",
    ],
    [
      "Should the area be drawn on the map of the listing?",
      "Yes, as a list of towns that {workers} truly reach, and no circle. ~;~ listings accept about as many names as {a firm} can remember, and extra ones do not extend its rank. ~;~ what they do is invite calls about {problem} from places where the answer has to be no. ~so~ review the list whenever {a worker} starts or leaves.",
    ],
    [
      "How long until a new town page works?",
      "Expect weeks to be found and months to be trusted, even for {a firm} with a good name at home. In the meantime the page can be useful on the phone: {workers} can text it to {a customer} in that town who asks what you do there. If it helps in those talks, it will usually help in search, too, because it answers what {customers} ask.",
    ],
    [
      "Can one text serve two neighboring towns?",
      "If the {jobs} in both are the same and the people see themselves as one place, yes. ~so~ put both names in the title of the page, and one short story of {a job} from each below it. Splitting it later is easy for {a firm}, while two copies of one text have to be told apart by readers who have no reason to try. ~;~ {customers} do not mind sharing.",
    ],
    [
      "Do far towns deserve a lower price for the trip?",
      "A plain price serves better than a low one, because {customers} at the edge accept a stated travel fee more readily than a price that is higher for no visible reason. Print it on the page for that town, along with the weekday on which {a worker} is there and the fee is waived. ~since~ it sorts the requests before the phone rings, and {firms} are spared a debate at the door.",
    ],
    [
      "Who should write the story for each page?",
      "The {worker} who was there should tell it, and somebody else should type. ~;~ five minutes of talk after {a job} are enough for a paragraph that no agency could invent. ~so~ ask what surprised them and what the {customer} said at the end. ~and~ {workers} who see their own words on the page also notice when it goes out of date.",
    ],
  ],
  "rank-by-distance": [
    [
      "How many points does a first map need?",
      "About a dozen, if each stands where {customers} really are. ~;~ {firms} that begin with a large grid spend an evening on fields and parking lots and never repeat it. ~so~ choose points that differ in something that matters to {customers}, such as distance or the age of the houses. ~since~ the second map of the same dozen teaches {a firm} more than a first map of a hundred.",
    ],
    [
      "Why is the map different on another phone?",
      "The search engine knows where the phone is and what its owner clicked before, so {a worker} who opens the site of {a firm} every morning will see it too high. ~so~ borrow a phone from {a customer}, or search signed out, and note both readings once. After that you know by how much the office view flatters {a firm}.",
    ],
    [
      "Is fourth place worth anything?",
      "Fourth place is worth little while the third is on the screen and the fourth behind a tap, so that for {a firm} a point that moves from fourth to third changes more than one that moves from ninth to fifth. ~so~ mark the points that are nearly seen, and work on what {customers} near them ask for. ~since~ it is the shortest way from a map to {jobs}.",
    ],
    [
      "Should ads run where the rank is weak?",
      "For some months, and with a limit, they are worth it: an ad for “{s1}” in the weak town tells {a firm} whether people there call at all, before anyone spends weeks on pages. ~and~ if no {customer} answers the ad, the weak rank costs nothing and can be left alone. ~and~ if many do, a page about {jobs} in that town has earned its place.",
    ],
    [
      "What if a rival uses a false address?",
      "Report it with a photo of the door, and go on with the work for your own {customers}. ~since~ false pins are removed slowly, and {a firm} that waits for it loses the season. ~so~ make sure that your own address would survive the same report, including any suite that {workers} have left. ~since~ {customers} who drive to an empty lot remember who was really there.",
    ],
    [
      "How often should the map be drawn?",
      "Once a month, and on the same day, since a map drawn more often shows noise and one drawn more seldom hides what {a firm} changed. ~so~ add an extra map before {season} so that the later one has something to be compared with. {workers} who answer the phone should see both on the wall, since they hear first when calls from one side of town stop.",
    ],
    [
      "Does moving the office help?",
      "A move takes the whole map with it: {a firm} that goes nearer to {n1} will gain there and lose where it was, and old addresses will haunt its listings for a year. ~so~ move if the rent or {workers} ask for it, then repair the listings. ~since~ rank alone seldom pays for a truck full of desks or for {customers} who have to learn a new way.",
    ],
  ],
  "business-profile": [
    [
      "Is it worth answering every review?",
      "Nearly every one deserves a line or two, because {customers} who look for {a firm} read the answers as closely as the praise, since they show how it speaks to people. ~so~ name the {job}, thank the person and leave out advertising. ~since~ a review without words needs no more than a word, and {workers} can take turns at writing them.",
    ],
    [
      "May we hide the address?",
      "<If {customers} never come to you, the rules ask you to hide it and to list towns instead. {firms} that show a home or a mailbox risk losing the profile in a busy week. A real office with a sign may stay visible, with the hours in which {a worker} is there.|Hardly, since {customers} come to your door, and the rules want it shown. {firms} that use a mailbox or a borrowed desk risk losing the profile in a busy week. Show the real entrance, with the hours in which {a worker} is there.> Decide once, and keep proof of the decision with the papers of {a firm}.",
    ],
    [
      "What should the first photo show?",
      "The <vehicle|entrance> by which {a customer} will recognize you. ~and~ after it come people at work, then results such as {proof}. ~;~ logos and drawings may follow at the end, where {customers} seldom arrive. ~so~ look at the row on a small phone, since the listing of {a firm} is cut off after the second or third picture.",
    ],
    [
      "Do posts on the listing help the rank?",
      "There is little sign that they do, and no need for it, since a post helps the {customer} who is already looking, if it says something that matters this week. ~so~ use one for {season}, one for changed hours and one when {a worker} has unexpected room. ~since~ greetings and quotations only push the useful post of {a firm} out of view.",
    ],
    [
      "What if the listing is suspended?",
      "Do not open a second one, but gather the license, a bill with the address and a photo of the sign, and appeal with those for {a firm} once, completely. While it lasts, make sure that {customers} find the number on the site and in two other directories. ~;~ {firms} that keep a copy of every field are usually back within days.",
    ],
    [
      "Who in the office should own it?",
      "The person who hears the questions of {customers}, which is seldom the person who understands computers best. ~so~ give that person the right to correct hours without asking, and one of the {workers} as a stand-in. ~since~ the owner of {a firm} should keep the highest access and use it rarely.",
    ],
    [
      "Should prices stand on the profile?",
      "A starting price for two or three {jobs} keeps away surprises on both sides. ~and~ it needs a word about what is included, so that {a customer} can compare like with like. ~and~ if the price depends on too much, give the price of finding out. ~;~ {firms} that show nothing are often taken for the dear ones, whether or not they are.",
    ],
  ],
  "directory-listings": [
    [
      "Can software do this for us?",
      "Software can do the middle part, since tools find and correct many listings of {a firm} at once, but they do not know which version is true, and they miss the odd page of a former partner. ~so~ do the first round by hand, so that {workers} know the sources. After that a tool, or an hour each quarter, keeps the facts about {firms} in order.",
    ],
    [
      "Which directories matter for us?",
      "Search the two phrases “{s1}” and “{s2}” and note which directories appear before any {firm} does. ~;~ a directory that never shows up for {jobs} may have a wrong comma until somebody complains. ~so~ ask three {customers} which one they used, and move it to the top.",
    ],
    [
      "What if we have two locations?",
      "Each door needs its own sheet, its own number and its own page, because a listing of {a firm} that has the street of one and the phone of the other sends {customers} in a circle. Write the town into every caption that {customers} see. {workers} who answer for both should say the town when they pick up, since callers from a map do not know which one they reached.",
    ],
    [
      "Is a call-tracking number harmful?",
      "On the site it does no harm, but in directories it does, because a number that is rented for a campaign will be copied from one directory of {firms} to the next, and will outlive its contract. ~so~ use the lasting number of {a firm} in all listings and count by asking. ~and~ if tracking is a must, enter it as the first number and the lasting one as the second for {customers}.",
    ],
    [
      "How do we get rid of an old owner's entry?",
      "Claim it, correct it and then ask for it to be merged with the entry that {a firm} uses now. ~since~ deleting looks faster, but the entry often comes back, without the reviews of {customers}. Until it is done, answer questions that {customers} post there, because they think that they are writing to you.",
    ],
    [
      "Do small spelling differences matter?",
      "They matter less than sellers of cleanups say, since machines understand that Street and St. are the same, and a missing suite rarely costs {a firm} a place in the list. ~;~ they matter when {customers} end up at the wrong door or machines see two {firms}. ~so~ correct such things on the way, and let {workers} spend the morning on numbers, pins and hours.",
    ],
    [
      "How do we keep it correct?",
      "It stays correct if it is tied to events, so a new phone, a new suite or new hours should start the sheet of {a firm} on the same day, with one person named. Besides that, an hour each quarter for the ten listings that {customers} use most is enough. ~so~ write the date of the last look in the sheet, so that {workers} can see when it is time again.",
    ],
  ],
  "market-and-budget": [
    [
      "What percentage of revenue is normal?",
      "The question hides two others: what {a customer} is worth, and how many more {workers} could serve. ~and~ if {a firm} must have one to begin with, take last year's, and let the limit per new {buyer} decide from month to month. ~;~ after a year the percentage will be known, and {workers} will not need it.",
    ],
    [
      "Should we stop in a slow year?",
      "Stop what cannot be traced to {jobs}, and keep the listing, the phone and the search that pays. ~since~ {firms} that go silent in a slow year are forgotten by {customers} who only postponed. ~so~ write first to those who have booked before, since a reminder costs next to nothing. ~and~ then let the quiet weeks of {workers} pay for the photos and pages that were never made.",
    ],
    [
      "Is a larger town always a better market?",
      "It has more people and more {firms} that want them. ~;~ what counts is the number of {customers} for each of those {firms}, and the price at which they can be reached. ~;~ a place of {pop} people can do well by that measure. ~so~ count the rivals that answer the phone before {a firm} sends its money down the road.",
    ],
    [
      "How much should a test cost?",
      "As much as {a firm} can lose without changing anything else. ~;~ in a small market that is often the price of a few {jobs}, spread over a month. ~so~ decide beforehand how many {jobs} would earn a second month. ~and~ if the test cannot reach enough {customers} for an answer at that price, it is the wrong test, and a talk with {workers} may be the better one.",
    ],
    [
      "What if we are already fully booked?",
      "Then the budget should buy better {jobs}, not more of them. ~so~ use it to be seen for the work that {workers} like and that pays, and to say no to the rest politely. ~since~ a page about “{s2}” may be worth more than any ad about {problem}. ~;~ {firms} that stop altogether meet the next slow season without {customers} in the pipeline.",
    ],
    [
      "Do we count the owner's hours?",
      "Yes, at the wage that {a firm} would pay a stranger for them. ~;~ many cheap channels are cheap only because evenings are left out of the sum. ~so~ write the hours beside the dollars for three months, and set {jobs} against both. ~since~ owners who see the total often give the writing to one of the {workers} and keep the talks with {customers}.",
    ],
    [
      "When do we raise the budget?",
      "When the latest {customers}, not the average ones, still cost less than the limit, and {workers} have hours free. ~so~ raise it by a fifth, wait two months and count the {jobs} again. ~and~ if the cost of the next {customer} jumps, the near market is covered. ~;~ {a firm} then has the choice of a wider ring or a rest, and the rest is cheaper.",
    ],
  ],
  "first-reply": [
    [
      "Do we need an answering service?",
      "An answering service pays only for the hours in which {customers} call and nobody can pick up. ~so~ count for two weeks before {a firm} signs anything, since it may be a matter of one lunch hour. ~and~ if you hire one, give it your first three sentences and the right to book {jobs}. ~;~ strangers who may only take messages annoy {customers} nearly as much as a machine does.",
    ],
    [
      "Is a text really enough?",
      "As a first answer a text is enough, if it comes from a person and leads somewhere: a line by {a worker} with a question about {problem} shows that somebody has read the message. ~but~ it is no substitute for a talk when {customers} have something large or worrying on their minds. ~;~ {firms} that let {customers} choose between text and call rarely get it wrong.",
    ],
    [
      "How quickly is quick?",
      "Quick means minutes and not hours, while the phone is still in the hand. ~but~ {a firm} that answers within the hour, every time, does better than one that answers at once on Monday and not at all on Friday. ~so~ set the time that {workers} can keep in a bad week. ~and~ when it is kept for a month, shorten it by half and see whether {customers} notice.",
    ],
    [
      "What do we say when we have no room?",
      "Say the truth, with a date or a name, because people with {problem} forgive a no that saves them an hour, and they call again when it is not urgent. ~so~ offer the list for cancellations if {workers} really use it. A colleague who gets {a job} from you in {season} tends to return the favor, so keep two {firms} by the phone.",
    ],
    [
      "Should the owner take the calls?",
      "For the first weeks of this plan, yes, to hear what {customers} say. ~and~ after that the owner is the worst choice, since {a firm} has other uses for that hour. ~so~ pass it to someone who likes people and has the calendar of {workers} open. ~and~ keep one hour a week for listening, or {workers} will slowly find their own words.",
    ],
    [
      "What about messages on social pages?",
      "Treat them like calls or switch them off, because a message that waits for days under the name of {a firm} is seen by others and speaks for itself. ~so~ let all of them arrive in one place that {workers} check at fixed times. ~and~ if nobody can, say in the automatic reply which number {customers} should use and when it is answered.",
    ],
    [
      "Do scripts make people sound stiff?",
      "They do when they are read aloud, and do not when they are known by heart, so a script for {a firm} should be three sentences and one question, written in the words of the person who uses it. ~;~ everything after that is a talk with {a customer} about {problem}. ~so~ listen to a few calls together with {workers}, keep what sounded natural and strike the rest.",
    ],
  ],
  "year-and-daylight": [
    [
      "Should we close earlier in winter?",
      "The door may close earlier, but not the phone: in the dark months {customers} call earlier in the evening and are pleased when {a worker} picks up. ~so~ shift the hours of {workers} by what last winter's visits show, and print the change on the listing a week ahead. ~since~ {firms} that change it without a word lose the people who drive over after work.",
    ],
    [
      "How far ahead should a campaign start?",
      "It should start as far ahead as {customers} need to decide, plus a week for the mail and the machines. ~;~ for {problem} that is hardly any time, so the ad must simply be ready. ~;~ for {jobs} that can wait it may be two months. ~so~ ask the last ten {customers} when they first thought of it, and let {a firm} start a little before the median.",
    ],
    [
      "Are evening slots worth it?",
      "In June more than in December, and for {customers} with a fixed working day more than for others. ~so~ offer two a week and watch how often {customers} keep them. {workers} who dislike them will not do them well, so let them choose which. ~and~ if the slots fill with people who would have come at noon, {a firm} has only moved work into the night.",
    ],
    [
      "What do we do in the dead weeks?",
      "First the list of everyone {a firm} has worked for, then photos and pages, then training. ~;~ a call that asks how the last {job} has held up is welcome in January. Write the tasks down in fall, while {workers} remember what was missing. ~since~ a dead week with a plan is the cheapest week of marketing that {a firm} will ever get.",
    ],
    [
      "Does weather change the plan?",
      "It changes the week and not the year, so keep one message ready for the first cold and one for the first heat, so that {a firm} can send it on the same morning. For the rest, note the weather beside the counts of {jobs}. ~and~ after two years {workers} will know which changes were caused by a campaign and which by rain.",
    ],
    [
      "Should reminders go out at a fixed hour?",
      "They do better at a fixed distance from sunset, because in winter {customers} read in the early evening, in summer in the morning before work. ~;~ two settings, switched when the clocks change, are enough for {a firm}. ~so~ try both in the same week once, with half of the list each, and let {workers} tell you which half called.",
    ],
    [
      "How do we plan around school holidays?",
      "Take the calendar of the district, and let {workers} mark the week before each break. Families settle things in that week and vanish in the next, so {jobs} at home are easiest just before. ~;~ offer those days to {customers} who have asked for them in the past. {a firm} without children on the team forgets this every year, and {workers} with children do not.",
    ],
  ],
  "what-brought-them": [
    [
      "What if people cannot remember?",
      "Write down that they cannot, because it is an answer as well: {customers} who cannot say are often those who have seen {a firm} several times, and that is worth knowing. ~so~ do not offer {customers} a list to choose from, since the first item will win. ~and~ ask what they typed or whom they spoke with, and the memory of many {customers} returns.",
    ],
    [
      "Which software do we need?",
      "A sheet with seven columns will do for the first hundred {jobs}. ~and~ when the sheet is kept for a quarter, it is clear what a tool should save, and which one fits {a firm}. ~;~ tools bought earlier tend to stay empty, since {workers} do not yet know what to enter. ~;~ whatever you choose, check that the rows can be taken out again, since {firms} change tools more often than phones.",
    ],
    [
      "How do we count referrals?",
      "Count them by name, and with thanks. ~so~ ask {customers} who mentioned you, write the name in the row, and let {a worker} send a note on the same day. ~and~ in two months it is clear that a handful of people send most of them. ~;~ {firms} that treat those few with care seldom need the next campaign as much as they thought.",
    ],
    [
      "Should we trust the platforms' reports?",
      "Read them as statements by a seller, with interest but not as proof, since each platform counts {customers} who would have come through another, and each is honest by its own rules. ~so~ add the claims up, compare with the {jobs} in the calendar, and the excess shows how much is counted twice. ~;~ use the reports to compare weeks within one channel of {a firm}, and your own sheet for everything else.",
    ],
    [
      "What if two people fill in the sheet?",
      "They will use different words by Tuesday, unless {workers} agree on the names of the sources, put a sentence of explanation beside each, and look at the odd rows together once a week. ~since~ it takes {workers} ten minutes, and the numbers of {a firm} can be compared across months. ~;~ if one of them leaves, the sentences stay, and {customers} are still asked in the same way.",
    ],
    [
      "Is it rude to ask?",
      "Hardly anyone minds if the question comes after the help, so ask {customers} when the slot is fixed, in a friendly half sentence, and do not press. ~since~ people like to mention who recommended {a firm}. ~;~ those who say that they do not know have given you an answer too, and {workers} can move on.",
    ],
    [
      "When do we have enough data?",
      "When the next decision would not change if the numbers moved by a few {jobs}. ~;~ for small steps that may be after twenty rows, for large ones after a season. ~;~ {a firm} in a place like {place} will never have what a national brand calls enough. ~but~ it has something better, which is the chance to ask {customers} why.",
    ],
  ],
  "mail-radius": [
    [
      "Is every door in a route worth a card?",
      "Rarely, but sorting has its own price, and for {a firm} with a wide public a full route is cheaper by the piece and catches people whom no list knows. ~;~ for {jobs} that only owners order, a list pays even at twice the postage. ~so~ try one of each within {d1} miles of {place}, with a code on both, and let the calls of {customers} decide.",
    ],
    [
      "Should the radius grow after a success?",
      "First repeat it, because a mailing that worked once may have met a lucky week, and {a firm} learns this for the price of a second run on the same streets. ~;~ if it works again, add one ring that {workers} can reach, such as {n1} at {d1} miles, and keep the old one as a measure. ~;~ {workers} will tell you before the numbers do whether the new {jobs} are too far.",
    ],
    [
      "What about people who just moved in?",
      "They are worth a card of their own, sent within weeks, since new households have no {firm} yet, and they may have {problem} before they have asked around. ~so~ use a friendlier text, mention {place} once, and let {a worker} sign it by hand.",
    ],
    [
      "How do we mail near a job without being rude?",
      "By asking the {customer} first, and by mentioning no name or number. ~;~ a card that says {workers} will be on the street this week is a courtesy, while one that shows the neighbor's house is not. ~so~ keep it to a dozen doors on each side, and let {a worker} drop them if the rules for mailboxes allow, or send them by post.",
    ],
    [
      "Do rural routes work?",
      "They cost more minutes and meet less advertising, and {a firm} that can combine two {jobs} on one road will often do well there, since people keep what is useful. ~so~ print the distance and a weekday on which {workers} are near, because readers out there think of both at once. Count them apart, and do not compare their cost for each {customer} with that of a street in {place}.",
    ],
    [
      "Should we leave out apartments?",
      "For most {jobs} in this trade, yes, unless the manager is your reader. ~;~ a single letter to the office of a building can be worth more to {a firm} than a card in every box. ~so~ ask {workers} which houses they have been in, and address the person who let them in. Renters may still call about {problem}, so be ready to say who has to agree.",
    ],
    [
      "How small may a first run be?",
      "As small as the number of answers that {a firm} needs for a lesson. ~and~ if a handful of calls would be enough to learn from, a few hundred cards among the {hh} households can do. Below that chance decides everything, and {customers} who call will be the ones who would have called anyway. ~so~ spend the rest on a second card for the same {customers}, not on a third street.",
    ],
  ],
  "postcard-offer": [
    [
      "Should the offer end on a date?",
      "Only if the date has a reason that {a customer} can see. ~;~ the start of {season}, <the day {workers} leave your street|a fixed number of open slots> or the end of school are such reasons. ~;~ an arbitrary Friday is none, and {customers} feel it. ~;~ without a reason, limit the number instead, and let {a firm} tell callers honestly how many places are left.",
    ],
    [
      "Can we offer the same thing every time?",
      "Not to the same streets, because {customers} who did not want it twice will not want it a third time, and the card becomes part of the pile. ~so~ keep what the offer costs {a firm} and change what it is about: another month, another need, another reader. ~and~ if one offer keeps bringing {jobs}, leave it alone and change the streets.",
    ],
    [
      "Is handwriting worth the price?",
      "For small runs of {a firm} it usually is, since it decides whether the card is read at all. ~and~ it only works when the text sounds like one of your {workers}, with short lines and a name. ~;~ a printed essay in a handwriting font fools no {customer}. ~so~ try both on the same route, with separate codes, and let {workers} note which card callers mention.",
    ],
    [
      "What if a competitor copies it?",
      "Then the offer was good, and that is no loss: offers are copied within weeks, while the way {workers} answer the phone is not. ~since~ {customers} compare the card for seconds and {the firm} for years, and a copied headline cannot change the second part.",
    ],
    [
      "How much text fits on the back?",
      "About as much as {a customer} reads while walking from the mailbox to the door. ~;~ six short lines, a name and a number are plenty for {a firm}. ~and~ if something about {jobs} must be explained, put it behind the code. ~so~ read the text aloud once in the office, and cut at the place where {workers} begin to smile or to look away.",
    ],
    [
      "Do we have to show a price?",
      "Show one if it is true for most {jobs} and low enough to calm. Otherwise show what it costs to find out, or say that the price is told before {a worker} starts. ~;~ a wide range frightens more {customers} than it informs. {customers} seldom ask for a low price; they ask not to be surprised by {a firm}.",
    ],
    [
      "Should the card name other services?",
      "One at most, in a line beneath the signature, because the card is there to start a talk about one {job}, and the talk will show what else is needed. ~;~ {firms} that list everything train readers to look for nothing. ~so~ put the list on the page behind the code, where {customers} who like lists can read in peace.",
    ],
  ],
  "second-card": [
    [
      "Will people be annoyed by three cards?",
      "A few will be, and they will tell you, while most {customers} hardly notice the first, recognize the second and decide at the third, provided each says something of its own. ~so~ let {workers} take off everyone who asks, on the same day. ~since~ what annoys people is the same card three times, or {a firm} that answers the phone as if it had never heard of the mailing.",
    ],
    [
      "How long between the cards?",
      "Long enough for an answer, short enough to be remembered; three weeks do for most {jobs}. ~;~ if {workers} are booked when the first answers arrive, stretch it at once. ~;~ {a firm} that delays the second card by two weeks loses nothing, and one that cannot keep its promises loses the whole list.",
    ],
    [
      "Can email replace the second card?",
      "Where {customers} have given you an address and leave to use it, it can. ~so~ use email for the receipt and the reminder, and paper for the part that should lie on the table until {customers} need it. ~;~ {a firm} that does both should let {workers} see which was sent to whom.",
    ],
    [
      "Should card two go to everyone?",
      "It should go to everyone who has not answered and not declined: leaving out the silent ones is tempting, but for {a firm} they are the point of the series. ~so~ leave out those who scanned and looked, and send them a card of their own about {problem}. That small group of {customers} is often worth more than the rest of the list.",
    ],
    [
      "What if the first card failed entirely?",
      "Look for a mistake before you look for a reason, since a wrong number, a dead code or a week of storms explains more failures than the taste of {customers} does. ~so~ call ten people on the list whom you know and ask whether it arrived. ~and~ if all is well, change the offer and not the streets, and let {a firm} try the second card on half of them.",
    ],
    [
      "Does the third card need an offer?",
      "It needs a reason and a date, while the offer may stay as it was, since raising it would punish {customers} who answered early, and neighbors of {a firm} talk. ~;~ a plain sentence that {workers} will be busy from {season} on is reason enough, if it is true. ~so~ close the series with thanks to {customers}, and mean it.",
    ],
    [
      "When may we write to the same street again?",
      "Half a year later, with a new reason, it is welcome again, since by then some {customers} have moved, some have {problem}, and some have heard of you from a neighbor. ~;~ streets with booked {jobs} may be visited earlier, with a card that says thank you and nothing else. ~;~ {a firm} that keeps the dates in a sheet never has to guess.",
    ],
  ],
  "codes-and-counts": [
    [
      "Do older readers use codes at all?",
      "They use them more than a few years ago, and less than they call, so print the number and the short address beside the square, and {a firm} loses nobody. ~;~ ask callers for the letters in the corner, which {customers} of any age can read out. ~so~ judge the card by all three together, or {firms} with an older public will think that paper does not work.",
    ],
    [
      "What if one household scans ten times?",
      "Then somebody is interested, or the children found the card, so count it as one {customer} for the verdict and look at the ten visits for what they show. ~;~ if they all end at the price of {a job}, the page of {a firm} should say more about that. ~;~ a good counter separates visits from visitors, and {workers} need only the second.",
    ],
    [
      "May we follow up on a scan?",
      "Not with a call out of the blue, since a scan is no consent, but a second card to the same route is fine, and so is a form on the page that invites {customers} to leave a number. ~;~ {firms} that call people who only looked lose more than they gain. ~;~ say on the page that visits are counted and names are not, and keep it so for every {customer}.",
    ],
    [
      "How many codes are too many?",
      "When {workers} can no longer say what each one means. ~;~ a code for each route and two versions is enough for a first campaign of {a firm}. ~;~ more codes divide the same answers into smaller heaps, until each heap is luck. ~so~ merge afterward, if you must; a question that was not planned before the print run will not be settled by {customers} later.",
    ],
    [
      "Can we count calls without a special number?",
      "You can, by asking for the letters in the corner, and it works as long as the same people answer the phone at {a firm} and do not forget in a busy week. A rented number on the card is surer and must be kept for a year, because {customers} keep cards. ~so~ do not use it anywhere else, or {the firm} will be found under it for good.",
    ],
    [
      "What is a good response rate?",
      "The one at which {a job} still earns money after print and postage. ~so~ work out the number of {jobs} that pays for a route before you mail it. ~;~ everything above that is good for {a firm}, whatever the percentage of {customers} may be called elsewhere.",
    ],
    [
      "When do we throw the codes away?",
      "Throw them away when the page behind them no longer helps anyone, and not before a year has passed, since {customers} find cards in drawers, and a dead address looks like a closed {firm}. ~so~ let old codes lead to a short page with your number and the hours of {workers}. Never give the letters to another route, or next season's count of {jobs} is spoiled.",
    ],
  ],
};
