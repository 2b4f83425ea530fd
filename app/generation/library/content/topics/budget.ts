import type { Topic } from "../../library";

export const budget: Topic = {
  id: "market-and-budget",
  name: "Market size and budget",
  travelersOnly: false,
  category: null,
  titles: [
    "How much market is there in {place}? A sum for {group}",
    "A marketing budget for {group} in {place}, {st}",
    "{place} has a ceiling: budgeting for {group}",
    "What {group} can afford to spend in {place}",
    "Sizing {place}: a budget from the bottom up",
    "Spend to fit {place}: a plan for {group}",
  ],
  descriptions: [
    "Count the households around {place} before you set a budget. A bottom-up sum for {group}, with every assumption in view.",
    "How {group} in {place} can size their market, decide what a new customer may cost, and divide the budget by distance.",
    "A marketing budget for {group} that starts with the people of {place} and ends with a figure to test, not a percentage.",
  ],
  openings: [
    "A budget taken from a percentage of revenue knows nothing about {place}. ~;~ it would be the same in a city ten times as large, where {firms} face other rivals and other prices.",
    "There are only so many people around {place} who will need {a job} this year. ~;~ counting them, even roughly, is the best protection against a plan that spends as if there were more.",
    "Most {firms} set next year's marketing by adding a little to the last. ~;~ in {place} the households can be counted, and an afternoon with a pencil gives a better place to begin.",
    "An agency proposal for {a firm} in {place} usually starts with channels. ~so~ start with the market instead: how many households, how often they buy, and how many of them you could serve.",
    "The question is never whether advertising works. ~;~ it is whether the next dollar spent in {place} finds {a customer} who was not coming anyway.",
    "Small markets punish vague plans. ~;~ around {place} the same few thousand households see every ad, and {firms} that spend without a ceiling soon pay to be seen twice by the same people.",
    "A useful budget for {a firm} in {place} fits on half a page. ~and~ it holds a count of households, a guess at how often they buy, and a price that you can live with for each new {buyer}.",
  ],
  points: [
    [
      [
        "Begin with households, not with people",
        "Most {jobs} are bought by a household, not by a person. ~so~ divide the population by an assumed household size before anything else, and the market for {a firm} shrinks to its true size at once.",
      ],
      [
        "Guess the buying cycle aloud",
        "How many years pass between two {jobs} in the same household? Nobody knows exactly, yet a written guess can be argued with, and a hidden one cannot.",
      ],
      [
        "Take out those you cannot serve",
        "Some households are too far, <some rent, some do the work themselves|some are loyal to another name, some have no need>. Strike them from the count in steps, with a reason for each, so that {a worker} can tell you where the sum is wrong.",
      ],
      [
        "Use your own books for the share",
        "Divide last year's new {buyers} by the number that the market should produce. ~;~ the result is crude, but it says whether {a firm} is short of demand or short of share.",
      ],
      [
        "Ask how many you could handle",
        "If {workers} are full for the next two months, more demand is only more apologies. ~so~ set the ceiling of the budget by free hours first, and by ambition second.",
      ],
      [
        "Count the rivals who answer",
        "List every {firm} within the drive that people accept, then call each after six. ~since~ the ones that answer are your real competition, and there are fewer of them than the directory claims.",
      ],
      [
        "Treat the nearest city as another market",
        "Prices for ads in {city} are set by buyers with deeper pockets. ~so~ unless <{workers} go there daily|{customers} come from there weekly>, leave it out of the count and out of the campaign settings.",
      ],
    ],
    [
      [
        "Keep repeat business in its own column",
        "A returning {customer} costs a reminder, a new one costs a campaign. ~;~ budgets that mix the two make the campaign look better than it is, and starve the reminders.",
      ],
      [
        "Weigh towns by minutes",
        "A household in {n1} may be worth more than one in {n3}, because the trip is shorter. ~so~ give each town a weight by drive time before you divide the money, and let {workers} check the order.",
      ],
      [
        "Mark the months that sell themselves",
        "During {season} the phone rings without help. ~so~ spend little in those weeks, and move the money to the month before, when {a customer} can still be won for the quiet part of the calendar.",
      ],
      [
        "Write the assumptions beside the figures",
        "In a year nobody remembers where a figure came from. ~;~ with a column for reasons, names and dates, {a firm} can correct last year's budget and need not guess again.",
      ],
      [
        "Look for the household that buys twice",
        "Some {customers} lead to three more {jobs} within a year, and some to none. ~so~ if you can tell them apart in your records, aim at the first kind, even at double the cost.",
      ],
      [
        "Ask what a quiet week costs",
        "Idle {workers} are an expense like any other. ~;~ a campaign that only fills empty hours may pay at a price that would be foolish in a full week.",
      ],
      [
        "Check the count against the schoolyard",
        "If the sum says that half of {place} will need {a job} this year, something is wrong. ~so~ compare it with what you see on your own street before anyone spends a dollar.",
      ],
    ],
    [
      [
        "Set a price for one new customer",
        "Decide what you would pay for one new {buyer} before you look at channels. ~and~ take the profit of the first {job}, add a cautious part of what follows, and call half of that the limit.",
      ],
      [
        "Buy the last step first",
        "People who search “{s1}” are a step from calling. ~so~ fund that search until it is covered, and only then pay to reach {customers} who do not yet know that they need you.",
      ],
      [
        "Put a floor under the basics",
        "Listing, site and phone need a fixed sum every month, campaign or not. ~;~ {firms} that cut them in a slow season pay for it in the next one.",
      ],
      [
        "Keep a tenth for trying",
        "A small part of the budget should go to something that {a firm} has never done. ~so~ name the result that would earn it a second round, and stop without regret if it does not come.",
      ],
      [
        "Spend by distance",
        "Divide the money into rings: near, middle, far. ~and~ when the near ring still has {customers} who have never heard of {a firm}, the far ring can wait.",
      ],
      [
        "Match the channel to the purchase",
        "Search serves {problem}; mail and social serve plans that ripen. ~so~ divide the budget by how your {jobs} are decided, not by which seller called last.",
      ],
      [
        "Pay for reach only once",
        "In a small market two channels often reach the same house. ~so~ start one at a time, a month apart, so that {a firm} can see what the second adds.",
      ],
    ],
    [
      [
        "Let the smallest test decide",
        "A month in {n1} alone tells more than a quarter everywhere. ~so~ keep {place} as it was, compare the two, and you have an experiment that {a firm} can afford.",
      ],
      [
        "Review on the same day each month",
        "Ten minutes with three numbers beats a yearly report. ~so~ write down spending, new {buyers} and free hours of {workers}, and change one thing at most.",
      ],
      [
        "Stop rules come before the start",
        "Agree on the figure at which a campaign ends, while everyone is calm. ~since~ {firms} that decide later find reasons to go on for one more month.",
      ],
      [
        "Do not average away the good ring",
        "One cost per {customer} for the whole area hides the fact that near towns are cheap and far ones dear. ~so~ split it by ring before you judge the channel.",
      ],
      [
        "Follow the money past the call",
        "Calls are easy to count, but {jobs} pay the bills. ~so~ note for each new {buyer} what was earned, even if the column fills slowly.",
      ],
      [
        "Expect the second hundred to cost more",
        "The easiest {customers} come first, and each further one is dearer. ~so~ look at the cost of the latest ten, not at the average since January, before you raise the budget of {a firm}.",
      ],
      [
        "Put one person in charge of the sheet",
        "A budget kept by three people is kept by none. ~;~ the person who sees the schedule of {workers} every morning is often the right one.",
      ],
    ],
    [
      [
        "Do not copy a franchise",
        "A national brand can lose money in {place} for three years, and you cannot. ~;~ their channels may be right, but their amounts say nothing about {a firm} with one door.",
      ],
      [
        "Beware of cheap clicks from far away",
        "The cheapest clicks often come from towns that <you would not drive to|nobody would leave for you>. ~so~ limit the area by hand to places such as {n1} and {n2}, and let {a worker} read the list.",
      ],
      [
        "Leave slogans to the beer companies",
        "Fame is expensive and fades. ~;~ with a budget for one town, buy moments in which {a customer} needs {a job}, and let the work make the name.",
      ],
      [
        "Do not cut what you cannot see",
        "Referrals look free because nobody books them. ~so~ thank the people who send {customers}, and give that thanks a line in the budget.",
      ],
      [
        "Spend nothing on the week you are closed",
        "Campaigns run on through holidays and training days by default. ~so~ put the calendar of {workers} beside the campaign calendar, and pause by hand.",
      ],
      [
        "Hold back until the phone is answered",
        "Every paid call that ends in voicemail is the dearest call of all. ~so~ fix the phone of {a firm} first, then buy more of them.",
      ],
      [
        "Write the year on one page",
        "If the plan needs a second page, it has too many parts for {a firm} of this size. ~;~ twelve months, three rings and one limit per {customer} will do.",
      ],
    ],
  ],
  checklists: [
    [
      "Households in {place}, with the assumed size written beside them",
      "Years between two {jobs}, as a guess with a date",
      "The limit for one new {buyer}",
    ],
    [
      "Free hours of {workers} in the next two months",
      "Three rings by minutes, with {n1} in the right one",
      "A stop rule for each campaign of {a firm}",
    ],
    [
      "New {buyers} of last year, divided by what the market should bring",
      "The basics, funded before any campaign",
      "One test in one town",
    ],
    [
      "Rivals that answered after six, counted among {firms}",
      "“{s1}” covered before anything broader",
      "The review day of the month",
    ],
    [
      "Repeat {jobs} in a column of their own",
      "Months that sell themselves, such as {season}",
      "The cost of the latest ten {customers}",
    ],
    [
      "{city} left out of the settings, unless <{workers} go there|{customers} come from there>",
      "A tenth for something new",
      "The assumptions, with name and date",
    ],
    [
      "Campaigns paused when {workers} are away",
      "A thank-you line for people who send {customers}",
      "One page for the year of {a firm}",
    ],
  ],
};
