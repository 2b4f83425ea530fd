import type { Topic } from "../../library";

export const offer: Topic = {
  id: "postcard-offer",
  name: "The offer on the card",
  travelersOnly: false,
  category: null,
  titles: [
    "What should the card offer? {group} in {place}",
    "A postcard offer for {place} that is not a discount",
    "Words for a card: {group} in {place}, {st}",
    "One reason to call: postcards for {place}",
    "Handwritten to {place}: an offer by {group}",
    "The back of the card: {group} write to {place}",
  ],
  descriptions: [
    "A discount is the weakest thing a card can say. Offers for {group} in {place} that give a reason to call, with front, back and a cost sum.",
    "How {group} in {place} can write a postcard: one reader, one reason, one next step, and an offer that does not eat the margin.",
    "Front, back, signature: a card for the households of {place}, and what {group} should leave off it.",
  ],
  openings: [
    "A tenth off is not an offer; it is a confession that the price was soft. A card from {a firm} in {place} can give people a better reason to pick up the phone.",
    "The best line on a postcard is often a plain fact about the reader's own house or week. ~;~ a household in {place} may keep such a card from {a firm} until it is needed.",
    "A postcard has about the room of a text message and the patience of a stranger. ~;~ {firms} in {place} that use it for a list of services have filled the space and said nothing.",
    "Somebody in {n1} will turn the card over once. ~;~ in that second {a firm} can offer help with {problem}, or it can show a logo.",
    "Most of what is printed on postcards was put there to please the sender. ~;~ this campaign for {place} starts from the person at the mailbox, and asks what would make {a firm} worth a call.",
    "An offer works when it lowers the risk of the first step. For {firms} in {place} that seldom means a lower price; it means a smaller beginning.",
    "Handwriting gets a card read, and the offer gets it answered. ~;~ both have to sound like one person in {place} writing to another, or {customers} sense the machine behind it.",
  ],
  points: [
    [
      [
        "Offer a small, whole thing",
        "A free estimate is expected, and therefore no offer. ~;~ a finished piece of work with a beginning and an end, such as one look at {problem}, gives {a customer} something to accept.",
      ],
      [
        "Sell certainty instead of savings",
        "People put off {jobs} because they cannot see the end of the bill. ~;~ an offer with a fixed first step and a written result removes that fog, and costs {a firm} no margin.",
      ],
      [
        "Give knowledge they can keep",
        "A report, a measurement or a dated photo stays with the household. ~;~ even if no {job} follows, the sheet on the refrigerator carries the name of {a firm} for a year.",
      ],
      [
        "Make room the offer",
        "When everyone is booked, a held slot is worth more than a price cut. ~so~ print the week, not the discount, and let {customers} choose the half day.",
      ],
      [
        "Let the <neighbor|street> be the reason",
        "<A crew on the street is a true occasion. Offer to look in while {a worker} is two doors away, and the saved trip is a benefit that both sides understand.|Being near is a true occasion. Tell people on the routes around {a firm} how many minutes they need to the door, since a short trip is a benefit that both sides understand.>",
      ],
      [
        "Tie it to a date that exists",
        "An invented deadline is felt at once. ~;~ {season}, the clock change and the end of school are real ones, and {customers} need no persuading that those will come.",
      ],
      [
        "Offer the second opinion",
        "Many households already hold a quote that they do not trust. ~;~ an invitation to read it with {a worker}, without any duty to buy, reaches people who are ready to decide.",
      ],
    ],
    [
      [
        "Work out what it costs if all accept",
        "Multiply the offer by the largest answer you can imagine, and see whether {a firm} survives it. ~;~ if the sum is frightening, limit the number on the card itself.",
      ],
      [
        "Name the catch yourself",
        "If the offer excludes something, say so in the same size of type. ~;~ {customers} who find the limit on the phone feel tricked, and tell others in {place}.",
      ],
      [
        "Keep it easier than an argument",
        "Whoever answers the phone must be able to grant the offer without asking. ~so~ put it on a card beside the phone of {a firm}, with the one thing to check.",
      ],
      [
        "Let the offer choose the customer",
        "A low price draws bargain hunters; a written plan draws planners. ~;~ decide which {customers} you want more of, and word the offer so that the others yawn.",
      ],
      [
        "Test two offers, one list",
        "Alternate two offers along the same routes, with a code for each. ~and~ after six weeks {a firm} knows more than a year of opinions would tell.",
      ],
      [
        "Reward the call, not the purchase",
        "A gift for buying arrives too late to move anyone. ~so~ give something at the first talk, such as a checklist for {problem}, and people will remember who handed it over.",
      ],
      [
        "Leave the price off if it needs a footnote",
        "A figure that is true only for some {jobs} costs trust. ~;~ say what the first step is, and that its price is told before anyone comes.",
      ],
    ],
    [
      [
        "Put one thought on the front",
        "The picture side is read from arm's length. ~;~ a headline of five or six words about {problem} is enough, and the name of {a firm} can wait for the back.",
      ],
      [
        "Write as if you knew the street",
        "Mention {place} or {n1} where a neighbor would, once and without fuss. ~since~ a card that names the town in every line was plainly made by somebody who does not live there, and {firms} from elsewhere make it often.",
      ],
      [
        "Use the picture as proof",
        "Show {proof}, not a smiling stranger. ~since~ a real photograph in ordinary light tells {customers} that something was done here, by people they could ask.",
      ],
      [
        "Begin the back with you",
        "The first line should be about the reader's house, car, yard or week. ~;~ what {a firm} has won, and since when, belongs on the wall of the office.",
      ],
      [
        "Sign with a first name",
        "A name that will answer the phone turns an advertisement into a note. ~so~ choose {a worker} who likes to talk, and print the same name on the voicemail.",
      ],
      [
        "Choose the pen to fit the message",
        "Blue ink looks like a note from a desk, a marker like a sign on a door. ~so~ decide by occasion, and let {a firm} use only one hand for the whole campaign.",
      ],
      [
        "Read it aloud at the counter",
        "If {a worker} would be embarrassed to say the line to {a customer}, it should not be printed. ~so~ strike adjectives until the sentence could be spoken.",
      ],
    ],
    [
      [
        "Give one way to answer",
        "A number, a code and a website make three decisions. ~so~ choose the code for {jobs} that can wait or the number for urgent ones, and print the other small.",
      ],
      [
        "Send the code to the right page",
        "A visitor from a card should land on the same offer, in the same words. ~;~ a page that greets {customers} with the whole catalog loses them where you paid most.",
      ],
      [
        "Leave white space for the eye",
        "Handwriting needs air around it. ~so~ cut a line rather than shrink the letters, since many {customers} read without their glasses.",
      ],
      [
        "Say what happens after the call",
        "Who answers, what they will ask, when {a worker} comes: one short sentence settles it. ~;~ people who know the next step are more likely to take the first.",
      ],
      [
        "Let the stamp be real",
        "A live stamp and a slightly crooked card look like mail, and a permit mark looks like a campaign. ~;~ for small runs the difference in postage is worth it to {a firm}.",
      ],
      [
        "Put the limit where it helps",
        "Ten places, one week, two streets: a true limit makes it easier to act. ~;~ an untrue one is remembered by {customers} who called on the eleventh day and still got it.",
      ],
      [
        "Print the name people search for",
        "Many readers will look {a firm} up before they call. ~;~ the name on the card must match the listing letter by letter, or the search ends with someone else.",
      ],
    ],
    [
      [
        "Leave off the list of services",
        "Twelve bullet points say that you could not decide. ~;~ one {job} on one card is remembered, and the rest can be told on the phone.",
      ],
      [
        "Avoid the word free in capitals",
        "It works on flyers for pizza, and makes {a worker} look cheap. ~;~ state the gift in a calm sentence, and its value will be seen.",
      ],
      [
        "Do not thank people for nothing",
        "Dear valued customer is a phrase that no {customer} has ever felt. ~so~ begin with a fact or a question instead.",
      ],
      [
        "Skip the award seals",
        "Badges take the space of a reason, and few people know what they mean. ~so~ keep them for the page behind the code, where {customers} who check such things will look.",
      ],
      [
        "Do not frighten",
        "Pictures of damage sell once, and sour the name. ~so~ show <what {problem} looks like after {a worker} has dealt with it|the calm moment after {the job} instead>.",
      ],
      [
        "Do not change everything at once",
        "If the new card has a new offer, list and season, its result teaches nothing. ~so~ alter one part per mailing, and let {a firm} build on it.",
      ],
      [
        "Stop before it is clever",
        "A pun about {jobs} amuses the office and puzzles the mailbox. ~so~ when a plain line and a witty one compete, print the plain one.",
      ],
    ],
  ],
  checklists: [
    [
      "One reader, described in a line, with the {job} that person needs",
      "The cost if everyone accepts",
      "A headline of five or six words",
    ],
    [
      "The first step for {problem}, with its price told beforehand",
      "A first name that answers the phone of {a firm}",
      "One way to answer",
    ],
    [
      "The catch, in the same size of type",
      "A photo of {proof}",
      "A landing page with the same words for {customers}",
    ],
    [
      "Two offers along the same routes for {a firm}",
      "The back, begun with the reader",
      "White space around the handwriting",
    ],
    [
      "A card beside the phone so that {workers} can grant the offer",
      "A limit that is true",
      "The name as it stands in the listing",
    ],
    ["A real date, such as {season}", "The text read aloud by {a worker}", "No list of services"],
    [
      "A gift for the first talk about {otherProblem}",
      "One hand for the whole campaign of {a firm}",
      "One change for the next mailing",
    ],
  ],
};
