import type { DealStage } from "../../../app/crm/deals/deal";
import type { ActivityType } from "../../../app/crm/leads/lead";

/** `from` is how far a lead must have progressed (see ACTIVITY_TEMPLATES); `{first}` and `{company}` are replaced. */
export type ActivityTemplate = {
  from: number;
  type: ActivityType;
  title: string;
  description: string | null;
};

/** In chronological order. 0: any lead … 4: in negotiation. */
export const ACTIVITY_TEMPLATES: readonly ActivityTemplate[] = [
  {
    from: 0,
    type: "note",
    title: "Looked at their listings",
    description: "Hours differ between the map and the website. Two old phone numbers still around.",
  },
  {
    from: 0,
    type: "note",
    title: "Checked for a former contact",
    description: "Nobody from {company} in the list. No duplicate.",
  },
  { from: 0, type: "task", title: "Compare their hours in three directories", description: null },
  {
    from: 1,
    type: "email",
    title: "Email sent: We have your message",
    description: "To {first}, {company}. Promised a call on the next working day.",
  },
  {
    from: 1,
    type: "call",
    title: "Call with {first}",
    description: "Twelve minutes. Wants to see the map for their own streets before talking about money.",
  },
  {
    from: 1,
    type: "call",
    title: "Called, no answer",
    description: "Left a message with the time of the next try.",
  },
  {
    from: 1,
    type: "email",
    title: "Email sent: Your rank map",
    description: "Forty-nine points around the door of {company}, drawn this morning.",
  },
  {
    from: 1,
    type: "email",
    title: "Email sent: Two times for a call",
    description: "Tuesday 10:30 or Thursday 2:00.",
  },
  {
    from: 2,
    type: "meeting",
    title: "Demo, 30 minutes",
    description: "{first} and one colleague. Most questions were about who owns the data when they leave.",
  },
  {
    from: 2,
    type: "note",
    title: "Who decides",
    description: "{first} decides alone up to a limit, above it the partner has to agree.",
  },
  {
    from: 2,
    type: "call",
    title: "Asked for last year's figures",
    description: "Calls by month and the cost of ads. They will look for them.",
  },
  {
    from: 2,
    type: "task",
    title: "Draw the service area by minutes",
    description: "Worst hour is four in the afternoon.",
  },
  {
    from: 3,
    type: "email",
    title: "Email sent: Proposal",
    description: "Two variants, the smaller one first.",
  },
  {
    from: 3,
    type: "meeting",
    title: "Went through the proposal",
    description: "They prefer to start with one district and to decide on the others after eight weeks.",
  },
  {
    from: 3,
    type: "note",
    title: "Compared with another offer",
    description: "The other one is cheaper by a fifth and has a term of two years.",
  },
  {
    from: 4,
    type: "call",
    title: "Talked about the term",
    description: "They want to be able to pause for a month. We can live with that.",
  },
  {
    from: 4,
    type: "email",
    title: "Email sent: Revised quote",
    description: "Pause included, first month reduced because of the late start.",
  },
  { from: 4, type: "task", title: "Send the data agreement", description: null },
];

export const WON: readonly ActivityTemplate[] = [
  {
    from: 5,
    type: "note",
    title: "Signed",
    description: "Contract back by mail, countersigned the same day.",
  },
  {
    from: 5,
    type: "meeting",
    title: "First working session",
    description: "Access to the listings, list of former phone numbers, names of those who answer the phone.",
  },
];

export const LOST: readonly ActivityTemplate[] = [
  {
    from: 1,
    type: "call",
    title: "Talked with {first} again",
    description: "Short and friendly. Not the right time for them.",
  },
  {
    from: 1,
    type: "note",
    title: "Closed as lost",
    description: "Went with someone local. Asked us to get in touch again next year.",
  },
];

/** What is to be done: a call, a mail, or a task of another kind. */
export type NextStep = readonly [type: "call" | "email" | "task", title: string];
export const FIRST_STEP: NextStep = ["call", "Call {first} back"];
export const NEXT_STEPS: readonly NextStep[] = [
  FIRST_STEP,
  ["email", "Send {first} the updated map"],
  ["call", "Ask {first} about the partner's answer"],
  ["email", "Remind {first} of Thursday's call"],
  ["task", "Prepare the figures for {company}"],
];

export const NOTES: readonly string[] = [
  "Prefers the phone before nine, hardly reads mail.",
  "Had a bad experience with an agency that kept the ad account. Say early that everything is theirs.",
  "The website is looked after by a relative. Be kind about it.",
  "Feed has hundreds of products, about half without a second picture.",
  "Front desk is excellent and knows every regular by name. Bring them into the first meeting.",
  "Budget year ends in September, so nothing new before that.",
  "Asked twice about handwriting on postcards. Send a sample by real mail.",
  "Two locations share one phone number. That explains the map.",
  "Knows the owner of a present customer from the chamber of commerce.",
  "Interested in the quiet group, understood it at once. Rare.",
  "Does not want reviews mentioned in ads. Reason is a former employee.",
  "Parking is the topic in every third review.",
  "Wants a single page a month, no dashboard.",
  "Will not decide in a week with a holiday in it.",
  "Their busiest week is the first one after the county fair.",
  "Old domain still works and shows prices from years ago. Tell them gently.",
  "Partner is skeptical about mail, {first} is not.",
  "Uses three spellings of the company's name. We agreed on “{company}”.",
];

/** Of each company with a deal, by what it asked for. */
export const DEAL_TITLES: Partial<Record<string, string>> = {
  "Northside Pediatrics": "Eleven clinics, one website",
  "Saleh Dental Group": "Empty Tuesdays by mail",
  "Brandt Dermatology": "Two paths, measured apart",
  "Eklund Family Dental": "Listings for two offices",
  "Hart Chiropractic": "Listings, reviews, two cards a year",
  "Lavalle Skin Studio": "Prices in writing",
  "Moore & Abbott": "Intake words to pages",
  "Kline Injury Lawyers": "Half the calls, the right ones",
  "Bennett Holloway LLP": "County campaigns, two of four",
  "Nasser Immigration Law": "Pages in plain English",
  "Delgado Injury Law": "Leads per case",
  "Bright Street Motors": "Used-car search, 30 minutes",
  "Russo Chevrolet of Fairfield": "Service drive by mail",
  "Papas Auto Mall": "Five brands, one budget",
  "Grimm Ford": "Trade-in mailing, four quarters",
  "Stroud Auto Sales": "Leads by Friday",
  "Oberholt Windows": "Booked appointments that show",
  "Wierzba Heating & Air": "Tune-up cards, two districts",
  "Webb Garage Doors": "Four towns, one map",
  "Santos Roofing & Siding": "Roofs, with a pause in January",
  "Yoder Kitchens": "Thirty kitchens a year",
  "Boyd Pest Control": "Five vans, area by minutes",
  "Birch & Bay Home": "Pictures for the glass",
  "Paper Crane Gifts": "Ready by September",
  "Fern & Thistle": "Feed first, then retargeting",
  "Hoffman & Rye": "Two weeks on the feed",
  "Doyle & Ross Realtors": "Nine neighborhood pages",
  "Friedman Lofts": "Waiting list for fall",
  "Iverson Homes": "Eight houses a year",
  "Adler Digital": "White label, 20 small clients",
  "Quarter Mile Agency": "White label, 12 clients",
  "Finch Antiques": "Collectors find the shop",
};

/** The open stages, in the order a deal passes through them. */
export const STAGE_PATH: readonly DealStage[] = [
  "qualification",
  "needs-analysis",
  "proposal",
  "negotiation",
];
