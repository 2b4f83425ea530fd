import type { Trade } from "../../library";

const PAGE = "/home-services";

export const plumbing: Trade = {
  id: "plumbing",
  name: "Plumbing",
  group: "plumbers",
  travels: true,
  page: PAGE,
  words: {
    firm: "plumbing company",
    firms: "plumbing companies",
    short: "company",
    shorts: "companies",
    worker: "plumber",
    workers: "plumbers",
    customer: "homeowner",
    customers: "homeowners",
    job: "repair call",
    jobs: "repair calls",
    problem: "a burst pipe",
    otherProblem: "a drain that backs up",
    proof: "a corroded joint beside the new one",
    season: "the first hard freeze",
  },
  searches: ["emergency plumber near me", "water heater replacement"],
  orderValue: 380,
  choosing: [
    [
      "Water on the floor ends the comparison",
      "A person standing in water does not weigh four plumbers against each other. ~;~ the first listing with an answered phone and a believable arrival time wins, so the line must ring through to a human at odd hours.",
    ],
    [
      "The second pipe job follows the first",
      "Whoever cleared the kitchen drain last spring is usually asked about the bathroom this fall. ~so~ keep the name and number where people look under a sink, on a plain sticker beside the shutoff valve.",
    ],
    [
      "A water heater is bought in one afternoon",
      "Few households plan this purchase; they notice cold water and start calling. ~;~ have tank sizes, lead times and haul-away spelled out on one page, since the plumber who answers those three questions first often gets the order.",
    ],
    [
      "Renters call too, but the owner pays",
      "In rented houses the caller and the payer are different people. ~so~ ask which one is on the line, and have a form ready that sends photos and a price to the landlord before anyone drives out.",
    ],
    [
      "Fear of the bill is stronger than the leak",
      "Many people live with a dripping valve for months because they expect an open-ended invoice. ~;~ a posted diagnostic fee, and a plain rule about when it is credited, removes the reason to wait.",
    ],
    [
      "Old houses ask other questions than new ones",
      "Owners of older homes search for galvanized pipe, slow drains and low pressure, while owners of new ones ask about softeners and recirculation. ~so~ give each group its own page instead of one list of services.",
    ],
    [
      "Property managers read response times",
      "Someone who looks after thirty apartments wants to know when the van comes and who will sign the ticket. A single page for managers, with billing terms and a direct number, can replace a good deal of cold calling.",
    ],
  ],
  showing: [
    [
      "Show the part that failed",
      "A photo of the cracked fitting next to its replacement explains a bill better than a paragraph. ~;~ plumbers who attach two pictures to every invoice also collect the material for their web pages.",
    ],
    [
      "Teach the shutoff valve",
      "A short guide to closing the main valve costs an hour to write and gets saved on phones. ~and~ it puts your number in front of people on the worst night of their year, when it counts.",
    ],
    [
      "Say which brands you stock",
      "People with a dead faucet cartridge search for the brand stamped on the handle. ~so~ list the makes on the truck and the ones you order, so that nobody waits at home for a part that is not coming.",
    ],
    [
      "Write down what you will not do",
      "If you do not touch septic fields or gas lines, say so and name the kind of firm that does. ~and~ it saves wasted trips, and callers trust the rest of the page more for it.",
    ],
    [
      "Put permits in plain words",
      "Homeowners rarely know when a water heater needs a permit or an inspection. ~;~ a paragraph about who files it, and what happens on inspection day, settles a worry that rivals leave alone.",
    ],
    [
      "Explain the smell, the noise and the stain",
      "Nobody searches for a vent stack. ~;~ they search for a sewer smell in the bathroom, a pipe that bangs or a brown ring on the ceiling, so title your pages with what people notice.",
    ],
    [
      "Let the dispatcher be seen",
      "The person who answers the phone decides more jobs than the logo does. ~;~ a name and a face on the contact page make the next nervous caller a little less nervous.",
    ],
  ],
  postcards: [
    {
      audience: "Owners of single-family homes on the routes between jobs",
      offer: "A look at the water heater on any visit, at no extra charge",
      front: "Where is your main shutoff valve?",
    },
    {
      audience: "Households that called once and have been quiet for a year",
      offer: "A priority slot for past customers in freezing weather",
      front: "Before the pipes freeze again",
    },
    {
      audience: "Owners of older houses, by year built in the county record",
      offer: "A written second opinion on any repair quote",
      front: "Two quotes are better than one leak",
    },
  ],
};

export const heating: Trade = {
  id: "heating-and-cooling",
  name: "Heating and cooling",
  group: "HVAC firms",
  travels: true,
  page: PAGE,
  words: {
    firm: "heating and cooling company",
    firms: "heating and cooling companies",
    short: "company",
    shorts: "companies",
    worker: "technician",
    workers: "technicians",
    customer: "homeowner",
    customers: "homeowners",
    job: "service call",
    jobs: "service calls",
    problem: "a furnace that will not light",
    otherProblem: "an air conditioner that ices up",
    proof: "a clogged filter next to a clean one",
    season: "the first week of real heat",
  },
  searches: ["furnace repair near me", "new air conditioner cost"],
  orderValue: 290,
  choosing: [
    [
      "Nobody shops for a furnace in good weather",
      "Demand arrives with the first cold night and leaves with the thaw. ~;~ firms that publish their fall tune-up dates early fill the quiet weeks, and keep room for breakdowns when everyone else is booked.",
    ],
    [
      "A replacement is decided at the kitchen table",
      "Repair calls go to whoever is quick, but a new system is discussed for days by two people. ~so~ send a written comparison of two or three options that both of them can read after you leave.",
    ],
    [
      "The thermostat is the first suspect",
      "Callers often describe the thermostat because it is the only part they see. ~;~ a page about batteries, breakers and filters saves needless trips and earns thanks from everyone else.",
    ],
    [
      "Upstairs is always too warm",
      "Uneven rooms bring steady work that does not depend on the season. ~;~ owners describe it in everyday words, so write about the hot bedroom over the garage, not about static pressure.",
    ],
    [
      "Service plans are renewed by memory",
      "People keep a plan when they remember the last visit. ~;~ a note that says what was cleaned, measured and found, with the technician's name, does more for renewals than a discount.",
    ],
    [
      "Buyers ask about the monthly bill",
      "Efficiency ratings mean little to most families, while the electric bill means a lot. ~so~ show how to find last year's usage on the utility's site, and do the comparison with their own numbers.",
    ],
    [
      "Small businesses break down at noon",
      "A bakery or clinic with a failed rooftop unit loses the afternoon's trade. ~so~ keep a separate line for commercial calls, and say on the page which units you service and how you reach the roof.",
    ],
  ],
  showing: [
    [
      "Photograph the data plate",
      "Ask callers for a picture of the label on the unit before the truck leaves. ~since~ it tells the technician the age, the size and the refrigerant, and it spares a second visit for the part.",
    ],
    [
      "Publish the tune-up checklist",
      "A tune-up sounds like a sales visit until people see the list of what is measured. ~so~ print every step, with a line for the reading, and hand the filled sheet over at the end.",
    ],
    [
      "Explain noise by kind",
      "A rattle, a hiss and a bang have different causes and different urgency. ~;~ a page sorted by sound is found by worried people at night, and it tells them honestly which noise can wait.",
    ],
    [
      "Show the crew covering the floor",
      "Owners fear the mess of a replacement more than the price tag suggests. ~;~ pictures of drop cloths, shoe covers and the swept mechanical room answer a question that few people ask aloud.",
    ],
    [
      "Put rebates on one dated page",
      "Utility and tax programs change, and stale advice costs trust. ~so~ keep a single page with the date of the last check and links to the official sources, and remove what has ended.",
    ],
    [
      "Name the repair that makes no sense",
      "Tell readers when a fix is no longer worth its price, and how you judge it. ~since~ an honest rule about age and part cost sells more replacements than pressure does.",
    ],
    [
      "List filter sizes you carry",
      "Odd filter sizes send people searching across the county. ~;~ a simple table of the sizes at your counter brings owners of exactly the systems that you service.",
    ],
  ],
  postcards: [
    {
      audience: "Homes with no service visit in the past twelve months",
      offer: "A fall tune-up with the full reading sheet left behind",
      front: "Your furnace sleeps. Wake it early.",
    },
    {
      audience: "Owners whose system is past its tenth year, from your own records",
      offer: "A written answer, repair or replace, with both prices",
      front: "Fix it or replace it?",
    },
    {
      audience: "Households around a job finished this month",
      offer: "A filter check while the crew is on your street",
      front: "We are two doors down this week",
    },
  ],
};

export const roofing: Trade = {
  id: "roofing",
  name: "Roofing",
  group: "roofers",
  travels: true,
  page: PAGE,
  words: {
    firm: "roofing company",
    firms: "roofing companies",
    short: "company",
    shorts: "companies",
    worker: "roofer",
    workers: "roofers",
    customer: "house owner",
    customers: "house owners",
    job: "roof inspection",
    jobs: "roof inspections",
    problem: "a stain on the bedroom ceiling",
    otherProblem: "shingles on the lawn",
    proof: "lifted flashing around a chimney",
    season: "hail season",
  },
  searches: ["roof leak repair", "roof replacement estimate"],
  orderValue: 950,
  choosing: [
    [
      "Storm chasers make everyone suspicious",
      "After hail, strangers knock on every door with a clipboard. ~;~ a roofer with an office, a license number on the site and years of dated photos stands apart without saying a word against them.",
    ],
    [
      "The insurer enters the room early",
      "Many roofs are paid in part by a claim, and owners dread the paperwork. ~so~ describe the order of steps, from the adjuster's visit to the final invoice, and say which parts stay the owner's job.",
    ],
    [
      "One roof in a lifetime, perhaps two",
      "People buy so few roofs that they have no habit and no favorite. ~and~ they look for someone nearby who has done the same kind of house, which is why street-level examples beat slogans.",
    ],
    [
      "A leak is found far from its cause",
      "Water travels along a rafter before it drips, and owners repair the wrong spot. ~;~ a diagram that shows three common paths makes your inspection worth its fee.",
    ],
    [
      "Gutters open the door",
      "A gutter cleaning is a small, easy first job that puts you on the roof with a camera. ~so~ offer it as a separate service, and send the owner the pictures whether or not they show work.",
    ],
    [
      "Estimates are compared line by line",
      "Owners lay three quotes side by side and cannot tell what differs. ~so~ spell out underlayment, ventilation, flashing and disposal, so that a cheaper quote shows what it leaves out.",
    ],
    [
      "Neighbors choose together",
      "Houses of one age wear out in the same few years. ~so~ when one owner on a block signs, ask to leave a yard sign and a note to the others about the week the crew will be there.",
    ],
  ],
  showing: [
    [
      "Let the drone do the arguing",
      "Ten pictures from above settle more doubts than a salesman on the porch. ~so~ put each one beside a sentence about what it shows, and date it, so that it also serves the claim.",
    ],
    [
      "Explain the warranty twice",
      "A roof carries one promise from the maker and another from the crew, and they cover different failures. ~;~ two short columns on the site keep people from expecting the wrong one.",
    ],
    [
      "Show the job on day two",
      "Finished roofs all look alike from the curb. ~;~ pictures of bare decking, replaced boards and ice shield at the eaves show the part that owners pay for and never see.",
    ],
    [
      "Publish your calendar honestly",
      "In a busy season the wait may be weeks, and people accept that if they hear it first. ~;~ say how long the line is now and what you do for open leaks meanwhile.",
    ],
    [
      "Keep a gallery by roof type",
      "A low-slope porch, a steep gable and a metal barn raise different questions. ~so~ sort the gallery that way, and write the roof's age, its material and the fault that was found under each picture.",
    ],
    [
      "Name the crew leader",
      "Owners meet the salesperson once and the crew for three days. ~so~ introduce the person who will run the site, with the number to call when a ladder blocks the driveway.",
    ],
    [
      "Tell people what to check from the ground",
      "Grit in the downspout, a sagging line or a lifted corner can be seen with binoculars. ~;~ a seasonal list for owners keeps you in mind without a single sales pitch.",
    ],
  ],
  postcards: [
    {
      audience: "Houses on the same streets as roofs finished this year",
      offer: "A photo report of your roof, yours to keep",
      front: "We were on the roof next door",
    },
    {
      audience: "Owners in the area of the last hail report",
      offer: "A damage check with dated pictures for your files",
      front: "Hail leaves marks you cannot see",
    },
    {
      audience: "Homes built about twenty-five years ago, by county record",
      offer: "An age check of roof, gutters and flashing in one visit",
      front: "How old is your roof?",
    },
  ],
};

export const electrical: Trade = {
  id: "electrical-work",
  name: "Electrical work",
  group: "electricians",
  travels: true,
  page: PAGE,
  words: {
    firm: "electrical company",
    firms: "electrical companies",
    short: "company",
    shorts: "companies",
    worker: "electrician",
    workers: "electricians",
    customer: "property owner",
    customers: "property owners",
    job: "electrical visit",
    jobs: "electrical visits",
    problem: "a breaker that keeps tripping",
    otherProblem: "lights that flicker",
    proof: "a scorched outlet beside its replacement",
    season: "the holiday season",
  },
  searches: ["electrician open now", "ev charger installation"],
  orderValue: 340,
  choosing: [
    [
      "A burning smell gets an instant call",
      "Nobody reads reviews while an outlet smokes. ~;~ for those minutes the only thing that counts is a number that is answered, so print the after-hours line larger than the logo.",
    ],
    [
      "Chargers bring buyers with a checklist",
      "Someone who has just bought an electric car arrives with the model, the panel photo and a deadline. ~so~ ask for all three on a short form, and the quote can be made without a visit.",
    ],
    [
      "The panel decides what else is possible",
      "Hot tubs, workshops and heat pumps all end at the same gray box. ~;~ a page about panel capacity, written for people who have never opened theirs, leads to the larger projects.",
    ],
    [
      "Home inspectors write your leads",
      "A sale often turns up double-tapped breakers or missing ground faults, with a week to repair them. ~so~ offer a fixed routine for inspection lists, and let agents know how quickly you return one.",
    ],
    [
      "Owners fear the hole in the wall",
      "Rewiring sounds like plaster dust in every room. ~so~ explain how you fish cable, where you must cut, and who patches the opening, because that answer often decides the job.",
    ],
    [
      "Small jobs are tests",
      "A ceiling fan or a dimmer is how many people try out an electrician. ~so~ bundle small tasks into one half-day visit, and treat it as the interview for the kitchen that comes later.",
    ],
    [
      "Generators are remembered after the outage",
      "Interest jumps when the lights return, and fades within days. ~so~ keep a page and a quote form ready so that you answer while the freezer is still thawing.",
    ],
  ],
  showing: [
    [
      "Show the inside of a tidy panel",
      "Labeled breakers and straight wiring say more about a firm than any badge. ~so~ photograph every panel before and after, and let the labels be readable.",
    ],
    [
      "Explain the code in one paragraph",
      "Owners hear that something is not up to code and suspect a trick. ~;~ a calm paragraph about which rules apply to old work, and which only to new, keeps the talk honest.",
    ],
    [
      "Give a price for the visit",
      "Most people do not need the final price; they need to know what it costs to have someone look. State it beside the phone number, along with what the visit includes.",
    ],
    [
      "Sort services by room",
      "A reader thinks of the garage, the nursery or the deck, not of circuits. ~;~ pages arranged by room match the way people search, and they suggest the next job by themselves.",
    ],
    [
      "Tell them what is safe to try",
      "Resetting a breaker is fine and opening a panel is not. ~;~ a short list of both earns trust, and the second half shows why the call was worth making.",
    ],
    [
      "Introduce the apprentices",
      "Two people at the door can look like a larger bill. ~;~ say on the site how crews are made up and who pays for training time, before anyone has to ask.",
    ],
    [
      "Show the load sum for a car charger",
      "A worked load calculation for a common panel explains why some homes need an upgrade. ~and~ it also shows that you do the sum before you sell the hardware.",
    ],
  ],
  postcards: [
    {
      audience: "Owners of houses whose panels date from before the last remodel",
      offer: "A panel photo review by text, free of charge",
      front: "What is behind the gray door?",
    },
    {
      audience: "Streets where a charger was installed this quarter",
      offer: "A charger quote from three photos, without a visit",
      front: "Charge at home, not at the store",
    },
    {
      audience: "Past customers with open items from their last visit",
      offer: "One half day for every small job on your list",
      front: "Five small jobs, one visit",
    },
  ],
};

export const landscaping: Trade = {
  id: "landscaping",
  name: "Landscaping",
  group: "landscapers",
  travels: true,
  page: PAGE,
  words: {
    firm: "landscaping company",
    firms: "landscaping companies",
    short: "company",
    shorts: "companies",
    worker: "crew leader",
    workers: "crew leaders",
    customer: "yard owner",
    customers: "yard owners",
    job: "yard visit",
    jobs: "yard visits",
    problem: "a lawn that floods",
    otherProblem: "a hedge that got away",
    proof: "a bare bed and the same bed in its second summer",
    season: "the first warm weekends",
  },
  searches: ["lawn care near me", "patio installation"],
  orderValue: 420,
  choosing: [
    [
      "The first warm Saturday fills the season",
      "Requests for mowing arrive within a few weeks and are given to whoever replies. ~so~ prepare the price list and the route map in winter, so that every message gets an answer on the same day.",
    ],
    [
      "A neighbor's yard is the showroom",
      "People choose what they have walked past. ~so~ ask good customers whether a small sign may stand for a week, and put the plant list of that yard on a page with its picture.",
    ],
    [
      "Mowing is a route, design is a sale",
      "A mowing customer three streets off the route can cost more than the visit pays. ~so~ design work travels well, so accept it from farther away and keep maintenance tight.",
    ],
    [
      "Water is the quiet worry",
      "Puddles against the foundation worry owners more than weeds do. ~;~ a page about grading, drains and downspouts reaches people with money set aside and a reason to act.",
    ],
    [
      "Older owners hand over one task at a time",
      "First the leaves, then the hedge, then the whole yard. ~so~ make the small task easy to book, and keep a note of what the person said about the others.",
    ],
    [
      "Patios are dreamed of in winter",
      "Plans for stone and shade are made in January, long before anyone digs. ~so~ publish projects with rough budgets then, and book site visits for the thaw.",
    ],
    [
      "Commercial grounds follow a calendar",
      "Office parks and churches sign contracts on fixed dates each year. ~so~ find out those dates, and send the walk-through notes a month ahead instead of a brochure.",
    ],
  ],
  showing: [
    [
      "Show year three, not day one",
      "Fresh mulch makes every job look fine. ~;~ pictures of the same bed after three summers show whether the plants were chosen for the place or for the photograph.",
    ],
    [
      "Write the care sheet",
      "New sod and young trees die of bad watering more often than of bad planting. ~;~ a one-page care sheet, sent on the day you leave, saves replacements and gets forwarded.",
    ],
    [
      "Price by yard, not by hour",
      "Owners can picture their lot, but not your crew's hours. ~so~ group yards into three or four sizes with an example of each, and quote from a satellite view.",
    ],
    [
      "Say which plants you refuse",
      "Some shrubs spread, and some sulk in the local winter. ~;~ a short list of plants that you no longer install, with the reason, shows experience better than awards.",
    ],
    [
      "Publish the route days",
      "If the crew mows the north side on Tuesdays, say so. ~;~ new customers on that route cost little to add, and they like knowing when to lock up the dog.",
    ],
    [
      "Put machines in proportion",
      "A skid steer in a small backyard frightens people. ~so~ explain how you get in, which boards you lay down, and what the grass looks like a month later.",
    ],
    [
      "Answer the leaf question early",
      "Every fall the same callers ask whether leaves are hauled or mulched. ~so~ decide, price both, and publish it before the first frost.",
    ],
  ],
  postcards: [
    {
      audience: "Homes along the existing mowing route",
      offer: "A first cut at no charge when you join the route day",
      front: "We already mow on your street",
    },
    {
      audience: "Owners of lots larger than the town's usual size",
      offer: "A spring cleanup priced from a map view, without a visit",
      front: "Leaves, beds, edges: one morning",
    },
    {
      audience: "Past design customers in the second year after planting",
      offer: "A walk through your beds with the designer",
      front: "How is the garden we planted?",
    },
  ],
};

export const pest: Trade = {
  id: "pest-control",
  name: "Pest control",
  group: "exterminators",
  travels: true,
  page: PAGE,
  words: {
    firm: "pest control company",
    firms: "pest control companies",
    short: "company",
    shorts: "companies",
    worker: "inspector",
    workers: "inspectors",
    customer: "customer",
    customers: "customers",
    job: "treatment",
    jobs: "treatments",
    problem: "ants on the counter",
    otherProblem: "scratching in the attic",
    proof: "a sealed gap where mice came in",
    season: "the first warm weeks",
  },
  searches: ["exterminator near me", "termite inspection"],
  orderValue: 210,
  choosing: [
    [
      "Disgust is faster than price",
      "A person who has just seen a mouse wants it gone before supper. ~;~ say how soon someone can come, what happens on the first visit and how long pets must stay out.",
    ],
    [
      "Families ask what is sprayed",
      "Parents and pet owners want to read labels, not slogans. ~so~ list the products by name, where each is placed, and how long a room stays closed.",
    ],
    [
      "Termite letters come with a deadline",
      "Home sales often require an inspection report within days. ~;~ a page for agents that names the report form and the usual turnaround brings work that never depends on the weather.",
    ],
    [
      "Neighbors share walls and visitors",
      "In attached housing one treated unit solves little. ~so~ offer to speak with the manager, and price the building, because the second call from next door is nearly certain otherwise.",
    ],
    [
      "People misname what they saw",
      "A roach may be a beetle, and a wasp may be a hoverfly. ~so~ invite photos by text, name the insect within the hour, and say plainly when no treatment is needed.",
    ],
    [
      "Restaurants need paper as much as poison",
      "An inspector will ask for logs, maps of the traps and dates. ~so~ show a sample binder on the page, since kitchen managers buy the records along with the service.",
    ],
    [
      "The plan is sold on visit two",
      "After the first treatment works, the question is whether it will last. ~so~ explain what returns, in which month, and what a quarterly visit would do about it.",
    ],
  ],
  showing: [
    [
      "Show the gap, not the insect",
      "Close-ups of roaches drive readers away from the page. ~;~ pictures of the crack under the door, sealed and unsealed, tell them what you would actually do.",
    ],
    [
      "Make a month-by-month list",
      "Ants, wasps, mice and spiders arrive in a rhythm that regulars learn. ~;~ a calendar for your area, drawn from your own tickets, is a page that no national chain can copy.",
    ],
    [
      "Explain why one visit may not do",
      "Eggs hatch after the spray has dried, and people think the work failed. ~;~ say beforehand which pests need a second visit, and what that visit costs.",
    ],
    [
      "Tell them how to prepare the kitchen",
      "A treatment works better when cupboards are empty and the dog is out. ~so~ send the list with the appointment, and keep it on the site for those who lose the mail.",
    ],
    [
      "Let the truck be plain if they ask",
      "Some callers worry about what the neighbors will think. ~;~ offering an unmarked vehicle in one short line wins people who would never have asked.",
    ],
    [
      "Give the gentle option its place",
      "Traps and sealing take longer than spraying and suit some homes better. ~so~ describe both with their limits, and let the reader choose without a lecture.",
    ],
    [
      "Name your license and what it covers",
      "State licenses come in categories that few customers know. ~;~ two sentences about yours separate you from the handyman with a sprayer.",
    ],
  ],
  postcards: [
    {
      audience: "Homes backing onto woods, fields or water",
      offer: "A gap check around doors and vents before the cold",
      front: "Mice need a gap this small",
    },
    {
      audience: "Households treated once and not yet on a plan",
      offer: "A spring visit at the price of your first one",
      front: "Last year it was ants",
    },
    {
      audience: "Homes on the same streets as this season's treatments",
      offer: "A look at doors, vents and pipes from the outside",
      front: "Where would a mouse get in?",
    },
  ],
};
