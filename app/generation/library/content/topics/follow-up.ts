import type { Topic } from "../../library";

export const followUp: Topic = {
  id: "second-card",
  name: "The second card",
  travelersOnly: false,
  category: null,
  titles: [
    "The second card does the work: {group} in {place}",
    "Three cards for {place}: a series by {group}",
    "After the first mailing in {place}: {group}",
    "A mail series for {group} in {place}, {st}",
    "Silence is not a no: following up in {place}",
    "When to write to {place} again: {group}",
  ],
  descriptions: [
    "One postcard is a coin toss. How {group} in {place} can plan a second and third card, what each should say, and when to stop.",
    "A mail series for the households of {place}: dates, texts and a cost sum, for {group} with a small crew.",
    "Who answered, who did not, who should hear again? A follow-up plan for {group} mailing around {place}.",
  ],
  openings: [
    "Most people who will ever answer a postcard do not answer the first. ~;~ a campaign by {a firm} in {place} should be planned as a series, or not at all.",
    "Silence after a mailing is hard to read. Perhaps nobody in {place} needed {a job} in that week; perhaps the card lay under the newspaper.",
    "The first card introduces, the second reminds, the third closes. ~;~ {firms} in {place} that stop after the first have paid for the introduction and skipped the conversation.",
    "Timing beats wording. ~;~ a plain second card that reaches {n1} in the right week will do more for {a firm} than a brilliant first one in the wrong week.",
    "There is a small group on every list: the people who meant to call. ~;~ the second card from {a firm} in {place} is written for them alone.",
    "A series sounds like more work, and it is less. ~;~ once the three cards for {place} are written, {workers} know what is coming, and the phone rings in an even rhythm.",
    "Persistence is welcome when it adds something and a nuisance when it repeats. ~;~ this plan gives {firms} in {place} three different reasons to write to the same door.",
  ],
  points: [
    [
      [
        "Plan all three before the first leaves",
        "Texts, dates and codes should be on one sheet on day one. ~;~ otherwise the second card of {a firm} is written in a hurry by whoever has time, and it says the same again.",
      ],
      [
        "Shrink the list to pay for the series",
        "If the budget allows three thousand cards, mail a thousand doors three times. ~;~ {customers} who see a name three times begin to think that they know {a firm}.",
      ],
      [
        "Give each card its own job",
        "Card one shows who you are, card two answers a doubt, card three offers a date. ~since~ three thoughts in three weeks are easier for {customers} to follow than nine on one card.",
      ],
      [
        "Keep the look, change the words",
        "The same hand and the same colors let the second card be recognized from the hallway. ~;~ the message must be new, or {a firm} is only repeating itself at the price of a stamp.",
      ],
      [
        "Write the third card first",
        "Start with the date on which you want {jobs} to begin, and work backward. ~;~ the last card then has a purpose, and the earlier ones lead to it.",
      ],
      [
        "Let past customers skip ahead",
        "People who know {a firm} do not need the introduction. ~so~ send them card two, with a line that mentions the last {job} and its month.",
      ],
      [
        "Choose a rhythm you can keep",
        "Three weeks between cards suit most households, and most crews. ~;~ if {workers} are few, stretch it to five; a regular gap matters more than a short one.",
      ],
    ],
    [
      [
        "Reserve the slots in advance",
        "Block a few half days after each drop for the people who will call. ~since~ nothing ruins a series like a third card that leads to a wait until {season} for {customers}.",
      ],
      [
        "Stagger the towns",
        "Start {place} in one week and {n1} in the next. ~since~ the phone stays calm, and <{a worker} can take two {jobs} on the same road|{customers} from one town can be offered the same mornings>.",
      ],
      [
        "Join it with search",
        "A card makes people look you up. ~;~ in the same weeks keep a small budget on your own name and on “{s1}”, so that no other {firm} stands in between.",
      ],
      [
        "Move with the season",
        "The doubt in spring is not the doubt in fall. ~so~ rewrite the second card four times a year, and let {a firm} leave the first and third as they are.",
      ],
      [
        "Tell the team what was sent",
        "A caller will say that a card came, and expect {a worker} to know which. ~so~ pin all three beside the phone, with the dates.",
      ],
      [
        "Keep a blank in the plan",
        "Leave one week without mail between the second and third card. ~since~ it gives late {customers} time to answer, and saves cards on those who already did.",
      ],
      [
        "Match the gap to the decision",
        "For {problem} a week may be too long, and for larger plans a month too short. ~so~ ask five recent {customers} how long they thought about it.",
      ],
    ],
    [
      [
        "Answer the doubt on card two",
        "Ask {workers} why people hesitate, and take the first reason they name. ~since~ one honest sentence about it is worth more than three about how long {a firm} has existed.",
      ],
      [
        "Show the result on card two",
        "The first card promised, the second should show. ~;~ a photo of {proof}, with the town and the month, needs few words beside it.",
      ],
      [
        "Quote the question, not the praise",
        "A question that a real {customer} asked is more useful to readers than applause. ~so~ print it in plain words, answer it in two lines, and leave the stars for the listing.",
      ],
      [
        "Make card three the shortest",
        "By now they know who writes. ~;~ a date, a number and a first name are enough, and the white space says that {a firm} is not desperate.",
      ],
      [
        "Give the late ones another door",
        "Some people will not call but would reply by text. ~so~ put that on the third card for {customers} who let two go by, and have someone read the phone.",
      ],
      [
        "Say that it is the last",
        "A plain line that this is the final card for the season is honest and effective. ~;~ those who meant to ask {a firm} about {otherProblem} will do it now.",
      ],
      [
        "Refer to the card before",
        "A sentence such as a few weeks ago we wrote makes a series out of three mailings. ~;~ {customers} who kept the first will look for it, and most will not mind.",
      ],
    ],
    [
      [
        "Remove everyone who answered",
        "Nothing looks more careless than a reminder to someone whose {job} is booked. ~so~ take names off on the day they call, not at the end of the month.",
      ],
      [
        "Write to the scanned but silent",
        "A visit to the page without a call is half an answer. ~;~ [Direct mail](/direct-mail) can send a further card to those households only, which costs {a firm} little and reaches the warmest of the list.",
      ],
      [
        "Count by card, not by campaign",
        "Give every card its own code, and see which one moved people. ~;~ for many {firms} it is the second, and the first would have looked like a failure by itself.",
      ],
      [
        "Call the best ten",
        "From each street pick a few people you have worked for, and call after the second card. ~and~ it takes {a worker} an hour, and shows how the card reads in a kitchen.",
      ],
      [
        "Note the reason of the no",
        "Some will tell you to stop, and why. ~so~ take them off at once, and keep the reasons of {customers} in a list, because three equal ones are advice.",
      ],
      [
        "Measure the quiet street, too",
        "Leave a comparable route without any card. ~since~ what happens there in the same weeks is what {a firm} would have earned anyway.",
      ],
      [
        "Add up at the end of week ten",
        "Late answers belong to the series. ~so~ count {jobs} at ten weeks, divide the cost by them, and compare with the last campaign only then.",
      ],
    ],
    [
      [
        "Stop after three",
        "A fourth card to a silent door is a habit. ~so~ rest the street for half a year, and give its share of the budget of {a firm} to one that answered.",
      ],
      [
        "Do not raise the offer each time",
        "If card three is cheaper than card one, {customers} learn to wait. ~so~ keep the offer, and change the reason.",
      ],
      [
        "Do not apologize for writing",
        "Sorry to bother you is a poor opening. ~;~ if the card is useful to somebody with {problem}, it needs no excuse; if it is not, do not send it.",
      ],
      [
        "Do not send two in one week",
        "Delays at the post office can push cards together. ~so~ leave three weeks, ask a friend in {n2} to report the day of arrival, and let {workers} know.",
      ],
      [
        "Do not let the printer choose the date",
        "Drops are moved to suit the press. ~so~ insist on the week in which {workers} have room, or wait for the next.",
      ],
      [
        "Do not test during the peak",
        "In {season} any card works, and none teaches. ~so~ begin series in ordinary weeks, and use what {a firm} learned when the rush comes.",
      ],
      [
        "Do not forget to thank",
        "After the series, write to those who booked. ~;~ a short note by the {worker} who did the work leads to the next {job} more often than a further offer.",
      ],
    ],
  ],
  checklists: [
    [
      "Three texts, three dates, three codes on one sheet",
      "Half days of {workers} blocked after each drop",
      "Names removed on the day of the call",
    ],
    [
      "A list small enough for three mailings by {a firm}",
      "The doubt that {workers} hear most",
      "The day of arrival, reported from {n2}",
    ],
    [
      "The third card written first, with the week of the {jobs}",
      "A photo of {proof} for card two",
      "A route without any card",
    ],
    [
      "Past {customers} moved to card two",
      "All cards of {a firm} pinned beside the phone",
      "The reasons of those who said no",
    ],
    [
      "{place} and {n1} started in different weeks",
      "A reply by text for late {customers}",
      "A count at ten weeks",
    ],
    [
      "A small budget on “{s1}” in the same weeks",
      "The same hand on all cards of {a firm}",
      "Thanks to everyone who booked",
    ],
    [
      "A blank week before card three",
      "Ten people you have worked for called after card two",
      "Half a year of rest for silent streets",
    ],
  ],
};
