import type { Trade } from "../../library";

export const familyLaw: Trade = {
  id: "family-law",
  name: "Family law",
  group: "family lawyers",
  travels: false,
  page: "/law-firms",
  words: {
    firm: "family law firm",
    firms: "family law firms",
    short: "firm",
    shorts: "firms",
    worker: "attorney",
    workers: "attorneys",
    customer: "client",
    customers: "clients",
    job: "consultation",
    jobs: "consultations",
    problem: "a custody schedule",
    otherProblem: "papers that came in the mail",
    proof: "the room where a first meeting takes place",
    season: "January",
  },
  searches: ["divorce lawyer near me", "child custody lawyer cost"],
  orderValue: 2400,
  choosing: [
    [
      "They read at night and call at noon",
      "Most people study several firms in private before they dare to phone. ~;~ pages must answer the first fears without a call, and the call must be possible in a lunch break.",
    ],
    [
      "Cost is feared more than conflict",
      "An open retainer stops many people at the door. ~so~ explain how fees are counted, what the first meeting costs, and which steps a client may do alone.",
    ],
    [
      "A friend sends them, the site confirms",
      "Referrals arrive with half a name and look you up. ~so~ they should find the attorney's face, the county courts served and the next free appointment within a minute.",
    ],
    [
      "Papers with a deadline change everything",
      "Someone who has been served has a date on the page and little sleep. ~so~ put the words for that situation on the home page, with what to bring and how soon to come.",
    ],
    [
      "Discretion shows in small things",
      "Ask whether it is safe to leave a message, and offer a neutral subject line. ~since~ people in shared homes notice, and choose the firm that thought of it.",
    ],
    [
      "Mediation is looked up by the calmer half",
      "Couples who still talk search in other terms than those who do not. ~so~ give them a separate page that explains roles, sessions and what happens if it fails.",
    ],
    [
      "Grandparents and stepparents are overlooked",
      "Their questions about visits and adoption seldom have a page. ~so~ write one, in everyday words, and you may be the only office nearby that did.",
    ],
  ],
  showing: [
    [
      "Show the first meeting",
      "A photo of the actual room, and a list of the five questions you will ask, make a hard hour easier to book. ~so~ mention where to park if being seen is a worry.",
    ],
    [
      "Explain the court's calendar",
      "Clients imagine a trial, while most of the time passes in waiting and paper. ~so~ draw the usual order of steps in your county, and say which of them have fixed dates.",
    ],
    [
      "Give a list of papers to gather",
      "Pay stubs, leases and school calendars take weeks to find. ~so~ a list that prints on one page helps even those who never hire you.",
    ],
    [
      "Write about children with care",
      "Parents read every word for what it says about them. ~so~ describe schedules with neutral names and no villains, and leave out the photographs of crying faces.",
    ],
    [
      "Tell them who answers the phone",
      "A named assistant who explains confidentiality in the first minute keeps callers on the line. ~so~ introduce that person on the contact page.",
    ],
    [
      "Keep results out of the headline",
      "Past outcomes say little about the next case, and bar rules are strict about them. ~so~ show training, years in the county and the way you work instead.",
    ],
    [
      "Offer a glossary without Latin",
      "Legal separation, guardian and temporary order confuse people daily. ~;~ thirty short entries bring steady readers and shorten the first meeting.",
    ],
  ],
  postcards: [
    {
      audience: "Parents of school-age children, worded for anyone",
      offer: "A printed checklist of papers to gather",
      front: "For the question nobody wants to ask",
    },
    {
      audience: "Households on routes near the office, worded for anyone",
      offer: "A planning hour at a fixed fee",
      front: "One calm hour with a lawyer",
    },
    {
      audience: "Past clients whose parenting plan is three years old",
      offer: "A review of the schedule before the school year",
      front: "The kids grew. Did the plan?",
    },
  ],
};

export const estate: Trade = {
  id: "estate-planning",
  name: "Estate planning",
  group: "estate lawyers",
  travels: false,
  page: "/law-firms",
  words: {
    firm: "estate planning office",
    firms: "estate planning offices",
    short: "office",
    shorts: "offices",
    worker: "lawyer",
    workers: "lawyers",
    customer: "family",
    customers: "families",
    job: "planning meeting",
    jobs: "planning meetings",
    problem: "a will that is twenty years old",
    otherProblem: "a house left to three children",
    proof: "the folder that a finished plan comes in",
    season: "the first weeks of the year",
  },
  searches: ["estate lawyer near me", "living trust or will"],
  orderValue: 1800,
  choosing: [
    [
      "An event starts the search",
      "A birth, a funeral or a long trip makes people act on what they put off. ~so~ name those moments on your pages, because readers search for the event and not for the document.",
    ],
    [
      "Two generations read the page",
      "A daughter finds the office, and her parents decide. ~so~ use type that is easy to read, a number that is easy to dial, and a letter they can hold.",
    ],
    [
      "A flat fee makes it possible to start",
      "People delay because they cannot guess the bill. ~so~ publish a fee for the simple cases, and say honestly what makes a case not simple.",
    ],
    [
      "Farms and shops are plans of their own",
      "A business with two children, only one of whom works in it, needs more than a form. ~;~ a page for owners speaks to people who have no time to look around.",
    ],
    [
      "Online forms are the real rival",
      "Most families have seen a kit for the price of a dinner. ~so~ show three situations in which the kit is enough and three in which it fails, and let readers place themselves.",
    ],
    [
      "Blended families search in a whisper",
      "Second marriages bring questions that are awkward at home. ~so~ give them a page with plain examples and no judgment, and offer a meeting for one.",
    ],
    [
      "Banks and advisers pass on names",
      "A banker who sees an outdated beneficiary looks for someone to call. ~so~ send a one-page guide to what you need, so that the handover takes five minutes.",
    ],
  ],
  showing: [
    [
      "Show the finished folder",
      "Clients cannot picture a plan until they see the tabs. ~so~ photograph the folder, and explain each section in one sentence, from the will to the health form.",
    ],
    [
      "Tell them what happens after signing",
      "Accounts must be retitled and copies handed out, and many plans fail at that step. ~so~ publish your follow-up list, and say who does which part.",
    ],
    [
      "Explain probate with a calendar",
      "Families want to know how long and how public it is. ~;~ a row of months with the usual steps answers both better than a definition.",
    ],
    [
      "Make the questionnaire gentle",
      "Ten pages of assets scare people away from the first visit. ~so~ ask for names and worries first, and leave the account numbers for later.",
    ],
    [
      "Write about guardians for young parents",
      "Choosing who would raise a child is the hardest line to fill. ~;~ a page with the questions other parents ask helps them decide, and brings them in.",
    ],
    [
      "Say how often to look again",
      "Documents age with marriages, moves and new laws. ~so~ offer a short review every few years, and send the reminder without being asked.",
    ],
    [
      "Hold a talk in the library",
      "An hour on three common mistakes, with coffee and no sales pitch, fills a room in most towns. ~so~ put the handout on the site the next day.",
    ],
  ],
  postcards: [
    {
      audience: "Homeowners past fifty-five on routes around the office",
      offer: "A seat at a free one-hour talk",
      front: "Who has the key to your plan?",
    },
    {
      audience: "Past clients whose documents are five years old",
      offer: "A short review of names and dates",
      front: "Same will, different family?",
    },
    {
      audience: "Parents of young children",
      offer: "A guardian worksheet and a first talk by phone",
      front: "Who would tuck them in?",
    },
  ],
};

export const realEstate: Trade = {
  id: "real-estate",
  name: "Real estate",
  group: "real estate agents",
  travels: false,
  page: "/real-estate",
  words: {
    firm: "real estate office",
    firms: "real estate offices",
    short: "office",
    shorts: "offices",
    worker: "agent",
    workers: "agents",
    customer: "seller",
    customers: "sellers",
    job: "listing appointment",
    jobs: "listing appointments",
    problem: "a house that needs a price",
    otherProblem: "a move on short notice",
    proof: "a kitchen in morning light",
    season: "the spring market",
  },
  searches: ["realtor near me", "what is my house worth"],
  orderValue: 6200,
  choosing: [
    [
      "Sellers watch before they speak",
      "Most owners follow the prices on their street for months before they call anyone. ~so~ send them useful sale notes in that time, and you are known when the decision falls.",
    ],
    [
      "The portal has the buyer, not the seller",
      "Large sites own the search for listings, so competing there is costly. ~;~ owners with a question about their own house are easier to reach, and agents seldom write for them.",
    ],
    [
      "Out-of-town owners need eyes",
      "Heirs and landlords who live elsewhere look for someone who will open the door and send pictures. ~;~ a page about selling from a distance reaches people with a firm reason.",
    ],
    [
      "Downsizing takes two years",
      "Older couples begin with the attic, and end with the house. ~;~ a guide to sorting, repairs and timing keeps you in the picture for the whole stretch.",
    ],
    [
      "First-time buyers bring their parents",
      "Two generations read the offer, with different worries. ~so~ write a page for each of them, one about monthly cost and one about the pitfalls they remember.",
    ],
    [
      "An open house tests the agent",
      "Neighbors who walk through are judging how their own place would be shown. ~so~ greet them as future sellers, and follow up with the result of that sale.",
    ],
    [
      "Relocating families decide by weekend",
      "People with a new job see eight houses in two days. ~so~ offer a route, a school map and a lunch stop, and collect their wishes in writing beforehand.",
    ],
  ],
  showing: [
    [
      "Write the street, not the adjectives",
      "Readers skip past lovely and spacious. ~;~ they stop at the width of the driveway, the age of the furnace and the direction the porch faces.",
    ],
    [
      "Publish what sold and how long it took",
      "A monthly list of closed sales, from the public record, is worth more than an opinion. ~so~ add one line about each house that explains its price.",
    ],
    [
      "Photograph before the cleaning crew leaves",
      "Empty counters and open blinds do more than a wide lens. ~so~ take the pictures at the hour when the main room has its light.",
    ],
    [
      "Show your marketing on one sheet",
      "Owners interview three agents and hear three vague plans. ~;~ a dated schedule of photos, mail, open house and price review makes yours the one they can check.",
    ],
    [
      "Answer the repair question",
      "Should they replace the carpet or give a credit? Tell what you have seen in recent sales, with the caveat that houses differ, and you will be asked for more.",
    ],
    [
      "Keep a map of your signs",
      "A simple map of past listings shows where you are at home. ~so~ add the month of sale and nothing else, since privacy counts after closing.",
    ],
    [
      "Explain the closing table",
      "Who sits there, what is signed and when the keys change hands are mysteries to most people. ~;~ a short page with the usual order is shared widely.",
    ],
  ],
  postcards: [
    {
      audience: "Owners who have lived in the same house for ten years or more",
      offer: "A price opinion with the three sales it rests on",
      front: "The house next door has sold",
    },
    {
      audience: "Landlords whose mailing address is out of town",
      offer: "A walk-through with pictures, before you decide",
      front: "When did you last see the porch?",
    },
    {
      audience: "Streets around a listing that closed this month",
      offer: "The full story of that sale, in one page",
      front: "What the neighbors got for theirs",
    },
  ],
};

export const cars: Trade = {
  id: "car-dealers",
  name: "Car dealers",
  group: "car dealers",
  travels: false,
  page: "/auto-dealerships",
  words: {
    firm: "car dealership",
    firms: "car dealerships",
    short: "dealership",
    shorts: "dealerships",
    worker: "sales adviser",
    workers: "sales advisers",
    customer: "driver",
    customers: "drivers",
    job: "test drive",
    jobs: "test drives",
    problem: "a lease that ends in spring",
    otherProblem: "a trade-in with high mileage",
    proof: "the actual car, with its tire depth in view",
    season: "tax refund season",
  },
  searches: ["used trucks near me", "trade in value"],
  orderValue: 1900,
  choosing: [
    [
      "The car is chosen before the store",
      "Shoppers pick a model on their phone and then ask who has one. ~;~ each car therefore needs its own page with real photos, a stock number and a price that matches the windshield.",
    ],
    [
      "A trade-in is an argument about fairness",
      "Owners arrive with a figure from the web and expect to be talked down. ~so~ show how you reach yours, line by line, and most will accept a difference.",
    ],
    [
      "Service keeps the name alive",
      "A buyer comes once in several years, but the oil change comes twice a year. ~so~ treat the service lane as the place where the next sale begins, and invite an appraisal there.",
    ],
    [
      "People drive past three lots for the right one",
      "Drivers cover real distance for a certain truck, and hardly any for a common sedan. ~so~ advertise the rare units widely and the ordinary ones close to home.",
    ],
    [
      "Payment is the number that matters",
      "Many shoppers think in months, not in totals. ~so~ offer a calculator with honest inputs, and say which fees are yours and which belong to the state.",
    ],
    [
      "Sold cars anger more than high prices",
      "Nothing spoils a Saturday like a listing that left on Thursday. ~so~ pull ads when a deposit is taken, and show two similar units in its place.",
    ],
    [
      "Lease ends are on the calendar already",
      "You know the month in which each lease runs out. ~so~ write to those drivers a season ahead with three choices, and name a person to call.",
    ],
  ],
  showing: [
    [
      "Photograph the flaws",
      "A scratch shown online is a scratch accepted, and one found on the lot is a reason to leave. ~so~ include the tires, the seat bolster and the cargo floor.",
    ],
    [
      "Tell where the car came from",
      "One owner, local trade, off-lease: buyers read history like a biography. ~;~ put it in the first line, with the service record if you did the work.",
    ],
    [
      "Compare two trims in plain words",
      "Model letters mean little to most families. ~;~ say what the higher trim adds, which part of it people mention later, and what it does to the payment.",
    ],
    [
      "Show the waiting area and its end",
      "Service customers ask how long and whether there is a ride. ~;~ a photo of the lounge, the shuttle hours and a typical time for common jobs settles it.",
    ],
    [
      "Answer on the channel they used",
      "A text asks for a text. ~;~ staff who call back instead are often ignored, so agree on a rule, and check it every week.",
    ],
    [
      "Put the appraiser on video",
      "One minute of a person walking around a car and naming what counts teaches sellers to prepare. ~and~ it also makes the later figure easier to believe.",
    ],
    [
      "Write for the second car",
      "Many households need something plain for a teenager or a commute. ~;~ a page of cars under a set payment, updated on its own, is bookmarked for months.",
    ],
  ],
  postcards: [
    {
      audience: "Owners of cars four to six years old in your service records",
      offer: "A written appraisal while the oil is changed",
      front: "What is your truck worth today?",
    },
    {
      audience: "Drivers whose lease ends within six months",
      offer: "Three ways out of the lease, on one sheet",
      front: "Your lease has a last page",
    },
    {
      audience: "Service customers not seen for a year",
      offer: "A tire and battery check before the season turns",
      front: "The car remembers. We do, too.",
    },
  ],
};

export const furniture: Trade = {
  id: "furniture-stores",
  name: "Furniture stores",
  group: "furniture stores",
  travels: true,
  page: "/ecommerce-brands",
  words: {
    firm: "furniture store",
    firms: "furniture stores",
    short: "store",
    shorts: "stores",
    worker: "crew member",
    workers: "crew members",
    customer: "shopper",
    customers: "shoppers",
    job: "delivery",
    jobs: "deliveries",
    problem: "a sofa that must fit a stairway",
    otherProblem: "a guest bed by Friday",
    proof: "a table in a real dining room",
    season: "moving season",
  },
  searches: ["sofa in stock near me", "solid wood dining table"],
  orderValue: 870,
  choosing: [
    [
      "They sit in the store and order at home",
      "Shoppers try the cushions on Saturday and fill the cart on Sunday night. ~so~ put a code on every tag that opens the same piece, with its stock and delivery day.",
    ],
    [
      "In stock beats on sale",
      "A family with an empty room buys what can arrive this week. ~so~ mark the pieces on the floor that can leave the store today, and let the site filter by it.",
    ],
    [
      "The stairway decides",
      "Returns often start with a doorway that nobody measured. ~so~ ask for three measurements in the cart, and offer to check them before the truck is loaded.",
    ],
    [
      "Large carts wait for a second opinion",
      "People who leave a full cart are often waiting for a spouse. ~so~ send the list as a picture with dimensions, and skip the discount on the first reminder.",
    ],
    [
      "Swatches start the sale",
      "Someone who asks for fabric samples is choosing a color, not browsing. ~so~ follow up in a week with a room photo of that very cloth.",
    ],
    [
      "Movers buy a house at a time",
      "A new address needs a bed first, then a table, then shelves. ~so~ keep the floor plan they drew with you, and write again when the boxes are gone.",
    ],
    [
      "Big chains are weak on delivery",
      "National sellers drop a box at the curb and leave. ~so~ describe what your two people do inside the house, down to the packaging, and price it openly.",
    ],
  ],
  showing: [
    [
      "Show the underside",
      "Joints, springs and screws tell buyers what the price is made of. ~;~ one photo from below on each page does more than a paragraph about craft.",
    ],
    [
      "Use rooms that look lived in",
      "Readers mistrust a sofa in a white hall. ~so~ ask recent buyers for a picture after a month, and pay for it with a cushion.",
    ],
    [
      "Put dimensions in a drawing",
      "Width, depth, seat height and the size of the carton belong in one sketch. ~;~ the first three spare questions, and the last spares a failed visit.",
    ],
    [
      "Give every feed a clean title",
      "Ads and shopping results copy the product name. ~so~ write material, type and size in that order, and leave the collection's poetic name for the page.",
    ],
    [
      "Explain repair and parts",
      "A store that can replace a leg or a cushion cover keeps customers for years. ~so~ list what you stock, and what it takes to fit it.",
    ],
    [
      "State the real delivery window",
      "A date two weeks off is fine, but a vague season is not. ~so~ show the next three delivery days for the shopper's ZIP code beside the button.",
    ],
    [
      "Let the old piece leave",
      "The question behind many delayed purchases is what to do with the old couch. ~;~ say who takes it, what it costs and where it goes.",
    ],
  ],
  postcards: [
    {
      audience: "New addresses within the delivery area",
      offer: "A floor plan session with an adviser",
      front: "Empty room? Bring the numbers.",
    },
    {
      audience: "Buyers of a bed or sofa in the past two years",
      offer: "A fabric care kit at your next visit",
      front: "How is the sofa holding up?",
    },
    {
      audience: "Households on the weekly delivery route",
      offer: "Delivery on your town's regular truck day",
      front: "Our truck passes on Thursday",
    },
  ],
};
