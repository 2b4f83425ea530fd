import type { Topic } from "../../library";

export const radius: Topic = {
  id: "mail-radius",
  name: "The mail radius",
  travelersOnly: true,
  category: null,
  titles: [
    "How far should a postcard travel from {place}?",
    "The right mail radius for {group} in {place}, {st}",
    "{place} first, {n1} later: postcards by distance",
    "Whom to mail around {place}: a plan for {group}",
    "Fewer cards, nearer doors: {group} in {place}",
    "A mailing list for {place} that {group} can work",
  ],
  descriptions: [
    "Every mile around {place} adds households and minutes. How {group} can choose a mail radius by what they can serve, with the sums shown.",
    "A postcard campaign for {group} in {place}: which households, how many, in which order, and when to stop.",
    "Households within ten miles of {place}, counted and priced. A radius plan for {group} that prefer two mailings to a wide one.",
  ],
  openings: [
    "The printer's price list rewards large runs, and so campaigns grow wide. ~;~ for {a firm} in {place} a thousand cards on near streets usually do more than five thousand on a map.",
    "A circle is the laziest way to choose a mailing list, yet it is a fair place to begin. ~;~ this campaign for {firms} in {place} starts with the circle and then cuts it by minutes, by need and by free hours.",
    "Paper travels as far as you pay it to, and {workers} do not. ~;~ a mail radius around {place} should therefore begin with the longest trip that still earns money.",
    "Most postcards fail in the spreadsheet. ~;~ the list was too wide, {a firm} was three towns away, and the card said nothing that concerned a house in {n1}.",
    "Two mailings to the same two thousand doors beat one to four thousand. ~;~ the hard part, around {place} as anywhere, is to decide which half of the list {a firm} will leave out.",
    "Everyone within a short drive of {place} has a mailbox, and it is emptier than it used to be. ~;~ which of those boxes {a firm} should fill is a question of miles and hours.",
    "Before anything is designed, write two numbers on paper: how many {jobs} you could take on next month, and how many cards that needs. ~;~ around {place} the second number is smaller than most printers hope.",
  ],
  points: [
    [
      [
        "Begin with the streets you know",
        "Mark last year's {jobs} on a map, and mail around them first. ~since~ a card that can truthfully mention work on the next street is read by {customers} who would drop an advertisement.",
      ],
      [
        "Choose by carrier route, not by ZIP code",
        "A ZIP code may hold a dozen routes with nothing in common. ~so~ pick the few that suit {a firm}, and leave the ones that only fill the carton.",
      ],
      [
        "Cut the list by who owns",
        "For much of this work the renter cannot say yes. ~so~ use owner records where the law allows, and for the rest choose routes with houses of the age that brings {problem}.",
      ],
      [
        "Leave out those you already serve",
        "People who have booked before should get a letter, not an introduction. ~so~ take them off the list before it goes to print, or {a firm} looks as if it had forgotten them.",
      ],
      [
        "Let the far edge be a phone call",
        "At the rim of the radius an offer by card is dear. ~so~ call the few people there who have booked before, and ask whether a neighbor could use {a worker} on the same day.",
      ],
      [
        "Mail where the van already goes",
        "If {workers} are in {n1} every week, the trip costs nothing extra. ~so~ put those routes ahead of nearer ones where nobody has business.",
      ],
      [
        "Skip the street with a new rival",
        "If {a firm} like yours has opened in {n2}, its own neighbors will try it first. ~so~ spend this round elsewhere, and return when the novelty is over.",
      ],
    ],
    [
      [
        "Divide the circle into three",
        "Near, middle and far each get their own code and their own count. ~and~ after one mailing {a firm} knows which ring answers, and the next print run needs no debate.",
      ],
      [
        "Keep a street back for comparison",
        "Leave every tenth route out on purpose. ~and~ if {jobs} rise there as well, it was the weather, and {a firm} has saved the price of a wrong lesson.",
      ],
      [
        "Count doors, not people",
        "A card reaches a household, whatever its size. ~so~ divide people by the size you assume before you ask for prices, or the order for {a firm} will be more than twice too large.",
      ],
      [
        "Ask the carrier's count, then subtract",
        "The post office lists addresses for each route, with businesses apart. ~so~ order a little less than the sum, since some boxes belong to empty houses, and {customers} rarely live there.",
      ],
      [
        "Choose a week with little other mail",
        "In weeks with elections or sales the box is full. ~so~ ask the post office for a quieter week, and let {workers} tell you when they come home to an empty box themselves.",
      ],
      [
        "Save the city for later",
        "{city} offers tens of thousands of doors and as many competitors. ~so~ unless {jobs} there pay for the road, its mailboxes can wait until the near routes are exhausted.",
      ],
      [
        "Weigh the list by season",
        "Before {season} the nearest routes are worth the most, since {workers} can fit two visits into one morning. ~;~ in quiet weeks the radius may widen by a town.",
      ],
    ],
    [
      [
        "Match the cards to free hours",
        "Count the open slots of {workers} in the three weeks after the drop. ~and~ mail what would fill them at a modest response, and hold the rest of the cards for a second wave.",
      ],
      [
        "Send in portions",
        "Split the run over four weeks. ~since~ the phone of {a firm} rings evenly, {customers} get an answer, and a mistake on the card can still be corrected.",
      ],
      [
        "Put the nearest town on the card",
        "A line that names {n1} on the cards for {n1} is simple for the printer today. ~and~ it tells the {customer} that the sender knows where the card was going.",
      ],
      [
        "Print the drive, not the map",
        "A tiny map on a postcard helps nobody. ~;~ say how far it is from {n2} in plain miles, so that {customers} can decide with the card still in hand.",
      ],
      [
        "Name the day you are there",
        "For routes around {n1} print a weekday on which {a worker} is nearby. ~and~ it gives the card a reason to exist, and makes the answer easy to schedule.",
      ],
      [
        "Let one picture carry the street",
        "Use a photo of {proof} from the area, not a model from a catalog. ~since~ readers recognize roofs, trees and light, and trust {a firm} that seems to have been there.",
      ],
      [
        "Write for the person at the counter",
        "The card is read standing, over the bin, in a few seconds. ~;~ one thought, one number and one reason must be enough for {a customer} with {problem}.",
      ],
    ],
    [
      [
        "Give each ring its own short address",
        "A code for near, middle and far costs nothing, and ends the guessing. ~and~ when [the mail module](/direct-mail) prints the code, every visit is counted for {a firm} under its own ring.",
      ],
      [
        "Count calls for six weeks",
        "Cards live on refrigerators. ~;~ most answers come within ten days, but some {customers} keep one until they need {a worker}, so close the books late.",
      ],
      [
        "Ask for the card",
        "When someone calls, ask what is printed in the corner. ~;~ the question takes {a worker} three seconds and gives a cleaner count than any software.",
      ],
      [
        "Compare by job, not by call",
        "The far ring may ring often and book seldom. ~so~ set the {jobs} from each ring beside its cards and postage, and drop the ring that costs more than it earns.",
      ],
      [
        "Note who called without the code",
        "Many {customers} read the card and search for the name. ~so~ watch searches for {a firm} by name in those weeks, and add the difference with caution.",
      ],
      [
        "Record the weather of the week",
        "A storm in the week of the drop can double or ruin a mailing for {firms}. ~;~ a single word in the sheet keeps you from repeating luck.",
      ],
      [
        "Keep the list that answered",
        "Streets that answered once tend to answer again. ~so~ mark them, and let {a firm} mail them again before any new route is bought.",
      ],
    ],
    [
      [
        "Do not mail what you cannot answer",
        "A full phone line turns a good card into a bad name. ~and~ if {a firm} has nobody for calls in that week, move the drop.",
      ],
      [
        "Do not widen because it failed",
        "When a near street is silent, the card is at fault more often than the street. ~so~ change the offer or the headline for the same {customers} before you buy more doors.",
      ],
      [
        "Do not trust rented lists blindly",
        "Lists age, and some hold addresses in {city} under the wrong name. ~so~ read fifty lines at random, with {a worker} who knows the roads.",
      ],
      [
        "Do not mix two offers in one ring",
        "If near and far get different offers, nobody can tell distance from price. ~so~ keep one offer for {jobs} in the first round and vary it in the second.",
      ],
      [
        "Do not forget the side streets",
        "Routes are bought whole, and the dull half often answers. ~;~ {customers} on a back road see less advertising than those on the main one.",
      ],
      [
        "Do not stop at one",
        "A single card is a coin toss. ~so~ plan three to the same doors before you start, and cut the radius until {a firm} can pay for all of them.",
      ],
      [
        "Do not mail into the peak",
        "During {season} the phone rings by itself. ~so~ put the cards into the weeks when {workers} would otherwise sweep the yard.",
      ],
    ],
  ],
  checklists: [
    [
      "Last year's {jobs} marked on a map",
      "Free slots of {workers} for the three weeks after the drop",
      "A code for each ring",
    ],
    [
      "Routes chosen one by one, with {n1} checked first",
      "Everyone who has booked before taken off the list",
      "Every tenth route left out on purpose",
    ],
    [
      "Households counted, not people, for {a firm} of your size",
      "One photo of {proof}",
      "Calls written down for six weeks",
    ],
    [
      "The weekday on which {a worker} is near {n1}",
      "A quiet week at the post office",
      "The same offer for all rings of {jobs}",
    ],
    [
      "Fifty lines of the list read by {a worker}",
      "A run split over four weeks",
      "The streets that answered, kept for the next card",
    ],
    [
      "A limit for the longest trip to {a job}",
      "Searches for the firm's own name watched before and after the drop",
      "A card asked for on every call",
    ],
    [
      "{city} left out of the first round for {jobs}",
      "Three mailings planned to the same doors",
      "One word about the weather beside each week",
    ],
  ],
};
