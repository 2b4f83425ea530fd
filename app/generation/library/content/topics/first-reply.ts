import type { Topic } from "../../library";

export const firstReply: Topic = {
  id: "first-reply",
  name: "The first reply",
  travelersOnly: false,
  category: null,
  titles: [
    "The first reply wins: {group} in {place}",
    "Who answers at six? {group} in {place}, {st}",
    "Missed calls in {place} and what they cost",
    "From message to booking: {group} in {place}",
    "Answering {place} faster: a plan for {group}",
    "After hours in {place}: a reply plan for {group}",
  ],
  descriptions: [
    "Most inquiries in {place} go to whoever replies. How {group} can answer calls, forms and texts sooner, with a sum for what silence costs.",
    "A reply plan for {group} in {place}: who answers, in which words, until what hour, and how to count the misses.",
    "More leads do not help when the phone rings out. A week's plan for {group} in {place} to answer the ones they have.",
  ],
  openings: [
    "A person with {problem} sends the same message to three firms and sits back. ~;~ in {place}, as elsewhere, the conversation usually goes to whoever answers while the phone is still in the hand.",
    "Marketing for {a firm} in {place} often fails after it has worked. ~;~ the ad was seen, the number was dialed, and then a machine asked the caller to leave a message.",
    "Before {a firm} buys another lead, it should listen to last week's. ~;~ somewhere in the voicemail of nearly every business is {a customer} from {place} or nearby who wanted {a job} and went elsewhere.",
    "Speed is the one advantage over larger {firms} that costs almost nothing. ~;~ a shop in {place} with three people can answer in two minutes, if it decides to.",
    "Call your own number at ten past five from {n1}. ~;~ what you hear is what {customers} hear, and for many {firms} it is a greeting recorded by somebody who has left.",
    "The distance between a click and {a job} is a reply. ~and~ it is also the part of marketing that nobody sells, so it rarely gets a budget or an owner.",
    "People forgive a late {worker} more easily than a silent one. ~;~ for {firms} around {place} the first reply sets the tone for price, trust and the review that follows.",
  ],
  points: [
    [
      [
        "Decide who owns the first minute",
        "A call that belongs to everybody is answered by nobody. ~so~ name one person for each hour of the week, with a second in line, and post the list where {workers} can see it.",
      ],
      [
        "Answer forms as if they were ringing",
        "A form is a phone call from someone who could not talk. ~so~ treat it with the same hurry, and send a sentence that shows a human at {a firm} has read the message.",
      ],
      [
        "Text back the missed call",
        "An automatic text within a minute keeps many callers from dialing the next {firm}. ~so~ let it say who missed them, and when {a worker} will ring, and nothing else.",
      ],
      [
        "Take the phone off the busiest person",
        "In small {firms} the owner answers, and the owner is <on a ladder or|behind a door> with {a customer}. ~so~ pay someone for the two hours in which most calls come, and watch the diary fill.",
      ],
      [
        "Open earlier, not later",
        "Many people settle such things before work. ~;~ an answered phone at half past seven can be worth more to {a firm} than an evening shift, and it is easier to staff.",
      ],
      [
        "Give the night its own promise",
        "Few {firms} can answer at midnight, but all can say what will happen. ~;~ a greeting that names the hour of the call back, and keeps it, holds {customers} with anything short of an emergency.",
      ],
      [
        "Put the number where the thumb is",
        "On a phone the call button should be in reach without scrolling. ~so~ look at the site of {a firm} on the smallest phone in the office, and time how long it takes to ring.",
      ],
    ],
    [
      [
        "Sort by urgency in one question",
        "The first question should divide {problem} from a plan for next month. ~so~ train everyone to ask it in the same words, so that the urgent {customer} never waits behind a quote.",
      ],
      [
        "Write the first three sentences down",
        "Thanks, the name, the next step: a card beside the phone keeps tired people kind. ~and~ it also makes the fifth answer of the day sound like the first to a new {buyer}.",
      ],
      [
        "Ask for a picture",
        "<A photo of {problem} spares ten questions and sometimes a trip. {workers} can judge from it whether to come today, bring a part or wait.|Where it is proper, a photo of a form, a card or a quote spares ten questions. {workers} can see from it what to prepare for {the customer}, and which question comes next.>",
      ],
      [
        "Offer two times, not a blank",
        "People find it hard to answer when asked what suits them. ~;~ two concrete slots from the calendar of {workers} are accepted more often than an open question, and the second one usually fits.",
      ],
      [
        "Say the price of finding out",
        "Most callers fear the first bill. ~so~ tell them what it costs to have {a worker} look, <and when that sum is credited,|and what is included,> before they have to ask.",
      ],
      [
        "Never end without a next step",
        "Every talk should close with a date, even if it is only a promise to call. ~;~ {a customer} who hangs up without one is free to try the next {firm}, and will.",
      ],
      [
        "Write down the words they used",
        "Callers describe {otherProblem} in their own terms. ~;~ a line in the notes with those exact words helps {a worker} begin well, and it gives your pages better headings.",
      ],
    ],
    [
      [
        "Listen to ten calls a month",
        "Nothing shows the state of {a firm} like ten recordings in a row, where the law permits them. ~so~ listen for silence, for sighs and for the moment when {a customer} gives up.",
      ],
      [
        "Count misses by hour",
        "A simple tally of unanswered calls by hour and weekday shows where help is needed. ~;~ for many {firms} two short gaps, at noon and after five, make up most of it.",
      ],
      [
        "Watch the slowest reply, not the average",
        "An average of ten minutes can hide one message that waited three days. ~so~ list the slowest three each week, and ask what happened to those {customers}.",
      ],
      [
        "Call the ones who never wrote back",
        "A short call on the third day finds people who still have {problem} to deal with. ~and~ they are surprised, seldom annoyed, and {firms} rarely do it.",
      ],
      [
        "Mark how each talk ended",
        "Booked, later, too dear, too far, wrong number: five words are enough. ~and~ in two months the list tells {a firm} whether it has a phone problem or a price problem.",
      ],
      [
        "Try a mystery caller",
        "Ask a friend in {n2} to call twice, once at a bad moment. ~and~ hear the result together with the {workers} who answer, and change one thing.",
      ],
      [
        "Set the clock at the click",
        "Measure from the moment the form was sent, not from when it was read. ~since~ the difference between the two is where most {jobs} are lost, and software shows it without effort.",
      ],
    ],
    [
      [
        "Follow up in three small steps",
        "One message the same day, one after two days, one after a week, and then stop. ~;~ each should add something: a photo of {proof}, a free slot, an answer to a common doubt of {customers}.",
      ],
      [
        "Let automation carry the dull part",
        "[Smart automation](/smart-automation) can send the receipt, the reminder and the review request. ~so~ leave the first true answer to {a worker}, because people notice the difference.",
      ],
      [
        "Keep quotes alive for a month",
        "A quote sent is not a quote lost. ~;~ a note in the calendar after ten days, with one sentence about {the job}, brings back more than a discount does.",
      ],
      [
        "Hand over with the whole story",
        "Nothing annoys {customers} like telling it twice. ~;~ the note from the first call should reach {a worker} before the <visit|meeting>, with the details and the promised hour.",
      ],
      [
        "Remind them the evening before",
        "A text on the eve of {a job} cuts <empty trips|empty chairs> and shows order. ~so~ give a way to move the slot by reply, since a moved visit is better than a missed one.",
      ],
      [
        "Ask the lost ones why",
        "One line to those who chose another {firm} is answered more often than you expect. ~;~ the reasons are usually time and clarity, and seldom the price.",
      ],
      [
        "Thank the person who called first",
        "Whoever recommended you to a neighbor deserves a note. ~and~ it takes two minutes, and it is a quieter way for {firms} to be named again.",
      ],
    ],
    [
      [
        "Do not hide behind a menu",
        "A recording with five choices suits an airline. ~;~ {a firm} in {place} should let a person answer, or let one key reach that person at once.",
      ],
      [
        "Do not promise what the day denies",
        "An hour that {workers} cannot keep costs more than a later one that they can. <Add the drive to {n2} before you speak, and round up.|Look at the calendar before you speak, and leave room for {a customer} from {n2} who is late.>",
      ],
      [
        "Leave chat robots for later",
        "A robot that cannot book only adds a step. ~so~ fix phone and text at {a firm} first, and see whether anything is left for it to do.",
      ],
      [
        "Do not answer anger in writing",
        "When {a customer} writes in capitals, call. ~;~ five minutes of listening end most quarrels that ten messages would have fed, and no review is written meanwhile.",
      ],
      [
        "Do not count robots as leads",
        "Some calls and forms come from sellers and machines. ~so~ take them out before you praise a campaign, or {a firm} will buy more of them.",
      ],
      [
        "Avoid the perfect answer tomorrow",
        "A short reply now beats a complete one in the morning. ~;~ say what you know, say when the rest will come, and let {a worker} finish it.",
      ],
      [
        "Do not stop when the season is full",
        "During {season} it is tempting to let calls ring. ~;~ a kind no, with a date or the name of a colleague, is remembered when {firms} are hungry again.",
      ],
    ],
  ],
  checklists: [
    [
      "The name of whoever answers, for each hour",
      "A text for missed calls of {a firm}",
      "The one question that finds {problem}",
    ],
    [
      "Your own number called at ten past five",
      "Two free slots of {workers} beside the phone each morning",
      "The slowest three replies of the week",
    ],
    [
      "A card with the first three sentences for {customers}",
      "Misses counted by hour",
      "The price of having {a worker} look",
    ],
    [
      "The call button tried on the smallest phone at {a firm}",
      "Recordings heard, where the law permits",
      "A reminder the evening before every {job}",
    ],
    [
      "A greeting for the night that names an hour, and {a worker} to keep it",
      "Five words for how a talk ended",
      "A call on the third day to quiet {customers}",
    ],
    [
      "<A picture of {problem} asked for|What {a worker} should know, asked for before {the job}>",
      "Quotes looked at again after ten days",
      "A friend in {n2} who calls as a stranger",
    ],
    [
      "Sellers and robots taken out of the count of {a firm}",
      "The words {customers} use, written down",
      "A kind no for {season}",
    ],
  ],
};
