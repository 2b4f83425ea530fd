import type { Topic } from "../../library";

export const measuring: Topic = {
  id: "what-brought-them",
  name: "What brought them",
  travelersOnly: false,
  category: null,
  titles: [
    "What brought them? Tracking for {group} in {place}",
    "Counting what counts: {group} in {place}, {st}",
    "Where new customers in {place} come from",
    "From ad to invoice: {group} in {place}",
    "Small numbers, honest answers: {place} {group}",
    "Reports {group} in {place} can act on",
  ],
  descriptions: [
    "In a market the size of {place}, a month brings few leads, and chance is loud. How {group} can still learn which marketing works.",
    "A plain way for {group} in {place} to trace jobs to ads, search, mail and referrals, with a sum that shows how much chance hides.",
    "Three numbers, one question on the phone, one page a month: measuring for {group} in {place} without a data department.",
  ],
  openings: [
    "With a handful of new inquiries a week, {a firm} in {place} cannot measure like a national brand. ~and~ it can do something better: ask each person, write the answer down and follow the money.",
    "Dashboards are built for large numbers. ~;~ {firms} around {place} deal in small ones, where a single busy Tuesday can look like a trend.",
    "Every channel that {a firm} in {place} pays for claims the same {customer}. The ad was seen, the listing was tapped, the postcard was on the table; all three reports are true, and they cannot be added up.",
    "Ask five owners in {place} what brought their last ten {customers}, and you will hear ten guesses. ~;~ the truth is not hard to collect, but it has to be collected on the day.",
    "A report that nobody acts on is a cost. ~;~ for {a firm} in {place} three numbers on one page, read on the same morning each month, are worth more than thirty charts.",
    "The gap between a lead and an invoice is where most marketing reports stop. ~;~ in {place}, where {jobs} can be counted on a calendar, there is no excuse for stopping there.",
    "Measuring is mostly manners: ask everyone the same question, and do not argue with the answer. ~;~ {firms} in {place} that do so for a quarter know more than their software does.",
  ],
  points: [
    [
      [
        "Ask one question, the same way",
        "How did you find us? Put it in the script of whoever answers, and write down the words of the {customer}, not your category for them. ~;~ categories can wait until there are fifty answers.",
      ],
      [
        "Accept two answers",
        "People often name a friend and a search, and both are right. ~so~ give the sheet two columns, first heard and last seen, and {a firm} stops fighting over which channel deserves {the job}.",
      ],
      [
        "Write it down on the day",
        "By Friday nobody remembers Monday's calls. ~;~ a field that must be filled before {a job} can be booked is a small nuisance, and the only method that lasts.",
      ],
      [
        "Give every printed thing a code",
        "Signs, cards and <vans|folders> can carry a short address of their own. ~;~ the code says which one was read, and it costs {a firm} no more than a minute at the printer.",
      ],
      [
        "Keep one number, count by source",
        "Call tracking can follow the visitor without changing the number on your listings. ~so~ choose a service that does so, because {customers} save the number that they dialed.",
      ],
      [
        "Tag every link you control",
        "A link in an email, a profile or a post should say where it stands. ~so~ agree on five names for sources and never invent a sixth in passing, or the report of {a firm} falls apart.",
      ],
      [
        "Ask again after the work",
        "On the day of the call people are in a hurry. ~;~ when {a worker} is finished and the mood is good, the same question brings longer and better answers from {customers}.",
      ],
    ],
    [
      [
        "Count the ones you lost",
        "A sheet that holds only booked {jobs} cannot explain anything. ~so~ record the calls that ended elsewhere, with one word for the reason, and compare sources by both.",
      ],
      [
        "Separate new from returning",
        "A returning {customer} who clicks an ad on the way back was not won by the ad. ~so~ check the name against your records before any channel is praised.",
      ],
      [
        "Note the town",
        "{place}, {n1} or {n2}: the town of each {customer} is known anyway, and it explains more than age or gender. ~;~ sources often differ by town, and then so should the spending of {a firm}.",
      ],
      [
        "Let the calendar be the register",
        "If bookings live in one calendar and leads in another, nothing matches. ~so~ put the source into the calendar entry of {the job}, where {workers} already look.",
      ],
      [
        "Protect what you collect",
        "Names and addresses of {customers} are borrowed. ~so~ keep only what a decision needs, delete the rest on a date, and say so on the form.",
      ],
      [
        "Use round categories",
        "Search, ads, mail, referral, passing by, other: six are enough for {a firm}. ~and~ when other grows past a fifth, read those entries and split it once.",
      ],
      [
        "Trust the odd answer",
        "Somebody will say that a dog walker mentioned you. ~so~ write it as it is; when three {customers} name the same odd source, it is not odd any longer.",
      ],
    ],
    [
      [
        "Follow each source to the invoice",
        "Ten calls from one source may bring less than three from another. ~so~ add the invoice of {the job} to the row when it is paid, and sort by that column twice a year.",
      ],
      [
        "Divide spending by jobs, not by clicks",
        "A click has no meaning in the bank. ~so~ take what was spent in a month, divide it by the {jobs} that came from it, and give late bookings thirty days to arrive.",
      ],
      [
        "Let slow purchases be slow",
        "Some {customers} look in spring and buy in fall. ~so~ judge a channel for “{s2}” over half a year, and one for “{s1}” over a month.",
      ],
      [
        "Look at the second order",
        "The first {job} shows what a source costs, the second what it is worth. ~so~ mark the {customers} who return, and see which source sends that kind.",
      ],
      [
        "Put time in the sum",
        "A free channel that takes ten hours of {a worker} is not free. ~so~ write hours beside dollars, at the rate you would pay someone else.",
      ],
      [
        "Compare with doing nothing",
        "Some of the people who clicked would have come anyway. ~so~ pause one channel for two weeks in {n1} only, and watch whether {jobs} from there change.",
      ],
      [
        "See everything on one chart",
        "Search, ads and mail each come with a report of their own. ~;~ [Unified analytics](/unified-analytics) puts them on one chart and counts a visit once, and a paper version with the same columns serves {a firm} nearly as well.",
      ],
    ],
    [
      [
        "Wait for thirty before you judge",
        "Below thirty inquiries the difference between two channels is mostly luck. ~so~ keep the test running at {a firm}, and use the waiting time to write down what you expect.",
      ],
      [
        "Be suspicious of round jumps",
        "A doubling from two {jobs} to four is one family and a coincidence. ~so~ write the counts beside every percentage, so that nobody at {a firm} is carried away.",
      ],
      [
        "Compare weeks of the same kind",
        "A week with a holiday is not a week. ~so~ set like beside like, with {season} apart, before you say that an ad made {customers} call.",
      ],
      [
        "Change one thing, write the date",
        "If the ad, the page and the price move together, nobody learns anything. ~so~ note the date of each change in the calendar that {workers} use, and leave two weeks between.",
      ],
      [
        "Keep the losing tests",
        "A list of what did not work saves {a firm} from trying it again in three years. ~;~ one line each, with the number that settled it, and the name of whoever ran it.",
      ],
      [
        "Ask how sure you need to be",
        "To move a sign, a hunch is enough; to double the budget, it is not. ~;~ let {a firm} set the proof by the price of being wrong.",
      ],
      [
        "Let a person read the outliers",
        "One huge {job} can make a weak channel look brilliant. ~so~ take out the largest and the smallest, and see whether the order of channels stays.",
      ],
    ],
    [
      [
        "Put the month on one page",
        "Inquiries, {jobs}, dollars spent, and one sentence about what will change. As long as {a firm} has no such sentence, the meeting is not over.",
      ],
      [
        "Show it to those who answer",
        "People who take the calls often know why a number moved. ~;~ five minutes with {workers} and the page give explanations that no tool has.",
      ],
      [
        "End one thing each quarter",
        "Every review should stop something. ~;~ if nothing is bad enough, {a firm} should stop the least good, and move its money to the best source for “{s2}”.",
      ],
      [
        "Do not reward the loudest channel",
        "The source that sends the most reports is not the one that sends the most {customers}. ~so~ read your own sheet first, and the vendor's afterward.",
      ],
      [
        "Write the question before the chart",
        "A chart without a question becomes decoration. ~so~ begin with what {a firm} must decide this month, and collect only what bears on it.",
      ],
      [
        "Leave visits alone",
        "Visits please the eye, and pay nobody. ~so~ unless {jobs} follow them within a season, take the line off the page.",
      ],
      [
        "Check one row by hand",
        "Each month pick one {customer} and trace the whole way, from first contact to payment. ~;~ errors in the sheet show up at once, and so do the kind words.",
      ],
    ],
  ],
  checklists: [
    [
      "One question in the script of {a firm}",
      "The town of each {customer}",
      "Invoices added to the row when paid",
    ],
    [
      "A code on every <sign, card and van|sign, card and folder> of {a firm}",
      "Lost {jobs} with one word for the reason",
      "Counts beside every percentage",
    ],
    [
      "A few fixed names for sources, the same for everyone at {a firm}",
      "New {buyers} apart from returning ones",
      "Thirty inquiries before a verdict",
    ],
    [
      "The source in the calendar entry of every {job}",
      "Hours of {workers} beside dollars",
      "One channel paused in {n1} for two weeks",
    ],
    [
      "Two columns: first heard and last seen by the {customer}",
      "A half year for “{s2}”, a month for “{s1}”",
      "One page a month",
    ],
    [
      "The question asked again by {a worker} after the work",
      "Tests that failed, in a list",
      "One thing ended each quarter at {a firm}",
    ],
    [
      "A date on which data about {customers} is deleted",
      "Weeks of {season} kept apart",
      "One row traced by hand, from call to invoice of {the job}",
    ],
  ],
};
