import type { Place } from "./topic";

/** Invented places, typical of the Midwest in size and kind. */
export const PLACES: readonly Place[] = [
  {
    id: "lakeview-wi",
    name: "Lakeview",
    region: "WI",
    center: "Front Street",
    edge: "the railway line",
    areas: ["the lake blocks", "Depot Hill"],
    lenses: [
      {
        heading: "A town cut by a railway",
        point: "The railway line decides who will visit, long before price does",
        text: "Lakeview is two towns that share a mayor. The lake blocks walk to Front Street; Depot Hill sits behind a crossing that closes for freight several times a day. People on the hill do not dislike the center. They dislike waiting for forty cars of gravel, so they settle for whatever lies on their own side.",
      },
      {
        heading: "Summer people and everyone else",
        point: "From June to August many searches come from guests with no habits yet",
        text: "From June the rentals by the water fill up and strangers ask their phones for a dentist, a mechanic, a quiet dinner. They have no habits here and read the first three results. After Labor Day the regulars come back, and regulars ask a neighbor first and check the listing second.",
      },
      {
        heading: "How people here decide",
        point: "In a town this size a wrong phone number travels faster than a good review",
        text: "Everybody in Lakeview knows somebody who works at the school, the hospital or the ferry office, and those three places pass judgment on most businesses in town. Word of mouth still starts the search. The listing finishes it, and a listing with the wrong hours loses a sale that a friend had already made.",
      },
    ],
  },
  {
    id: "northside-wi",
    name: "Northside",
    region: "WI",
    center: "Hamline Avenue",
    edge: "the viaduct",
    areas: ["the brewery blocks", "Upper Terrace"],
    lenses: [
      {
        heading: "Two levels, one name",
        point: "What a map calls half a mile can be four flights of steps",
        text: "On a flat map Northside looks small. On foot it is a staircase. The brewery blocks lie under the viaduct, Upper Terrace lies above it, and only two streets join them. A radius drawn with a compass treats both as neighbors. The people who carry groceries up the hill do not.",
      },
      {
        heading: "Renters below, owners above",
        point: "Renters and owners ask for the same trade in different words",
        text: "In Northside below the viaduct most doors belong to renters, who move in August and look for a vet, a gym and a dentist in the same week. Upper Terrace is owners with slate roofs and boilers older than they are. The trades are the same. The words they type are not.",
      },
      {
        heading: "A crowded strip",
        point: "On a strip with four of everything, the complete listing gets the call",
        text: "Hamline Avenue has four dentists, three barbers and two law offices within a short walk, all open about the same hours. Nobody in Northside compares all of them. Someone waiting for the bus looks at pictures, opening times and the latest reviews, and calls the one that leaves the fewest questions open.",
      },
    ],
  },
  {
    id: "harbor-point-wi",
    name: "Harbor Point",
    region: "WI",
    center: "the harbor market",
    edge: "the drawbridge",
    areas: ["the south pier", "Shipyard Row"],
    lenses: [
      {
        heading: "When the bridge is up",
        point: "A bridge that opens on the hour moves customers as surely as a coupon",
        text: "The drawbridge in Harbor Point opens for masts from spring to October, and every opening puts the south pier out of reach for a quarter of an hour. Locals plan around it without thinking. Your opening hours, appointment slots and delivery promises should do the same, and most listings never mention it.",
      },
      {
        heading: "A calendar of boats",
        point: "Demand follows the launch in May and the haul-out in October",
        text: "Work in Harbor Point comes in two waves. In May the boats go in, and everyone who paints, fuels, insures or feeds them is busy. In October they come out again. Between the waves a business has time to think, which is when next season's pages and lists should be made rather than during the rush.",
      },
      {
        heading: "Shifts, not office hours",
        point: "Shift workers search late and call early",
        text: "Shipyard Row works in shifts, so much of Harbor Point's searching happens after ten at night or before six in the morning. These people do not fill in long forms on a phone with a cracked screen. They want to see that you exist, that you are open on Saturday, and a number that someone answers.",
      },
    ],
  },
  {
    id: "millbrook-mi",
    name: "Millbrook",
    region: "MI",
    center: "the old furniture mill",
    edge: "the river",
    areas: ["the west bank", "Orchard Grove"],
    lenses: [
      {
        heading: "Three bridges, two habits",
        point: "People shop along the bridge they cross for work",
        text: "Millbrook has three bridges and each has its regulars. Whoever crosses at the mill in the morning buys lunch, tires and flowers on that side all year. Orchard Grove, out by the bypass, hardly crosses at all. Knowing which bridge your customers use is worth more than knowing their age.",
      },
      {
        heading: "A place that counts",
        point: "Engineers and toolmakers read the small print, so give them numbers",
        text: "The mill houses offices now, but Millbrook still thinks like toolmakers. People here ask what is included, how long it takes and what happens when it goes wrong. A page that answers in plain figures does better with them than one with a family smiling at a laptop.",
      },
      {
        heading: "Winter shapes the year",
        point: "The first hard frost sells more furnace visits than any headline",
        text: "The first hard frost reaches Millbrook some time in October, and with it comes every furnace question at once. In March the river rises and basements become the topic. Neither date is known in advance, but both come every year, so the message can lie ready and wait for the weather.",
      },
    ],
  },
  {
    id: "cedar-junction-in",
    name: "Cedar Junction",
    region: "IN",
    center: "the crossroads",
    edge: "the freight yard",
    areas: ["Grain Street", "the new subdivisions"],
    lenses: [
      {
        heading: "A town with an exit number",
        point: "Travelers and residents need separate pages and separate budgets",
        text: "Two highways meet at Cedar Junction, so many who search here are only passing through. They need gas, a tow or a bed, and they will never come back. Residents on Grain Street want the same tow truck to know their name. One message cannot serve both without boring one of them.",
      },
      {
        heading: "Old streets, new streets",
        point: "New streets are missing from old maps, lists and service areas",
        text: "Cedar Junction's new subdivisions went up faster than the directories could follow. Some of their streets are missing from printed lists, a few are spelled two ways, and delivery drivers still call for directions. Whoever gets these addresses right early is the first plumber, dentist and pizza that five hundred households try.",
      },
      {
        heading: "Who answers on Friday",
        point: "Friday afternoon is when this town does its errands",
        text: "Harvest and the freight yard set the hours in Cedar Junction. During the week people leave early and come home tired; errands wait until Friday afternoon, when every parking lot at the crossroads is full. A business that goes quiet on Friday at three is closed at the very time its customers are free.",
      },
    ],
  },
  {
    id: "prairie-glen-il",
    name: "Prairie Glen",
    region: "IL",
    center: "the station plaza",
    edge: "the tollway",
    areas: ["Glen Park", "the east villages"],
    lenses: [
      {
        heading: "Commuters leave their wallets elsewhere",
        point: "Commuters choose at the platform and buy near home on Saturday",
        text: "Most working adults in Prairie Glen are gone from seven to six. They look things up on the train, compare during lunch in another city, and buy on Saturday within ten minutes of home. A campaign judged by what happens on weekdays here will be judged unfairly.",
      },
      {
        heading: "Schools set the calendar",
        point: "August belongs to schools, and so do most family budgets",
        text: "In Prairie Glen the calendar that counts is the one on the refrigerator. In August families need physicals, braces, shoes and a second car. In late January they book summer. Offers that arrive between those moments are read with interest and forgotten by Thursday; offers that arrive inside them are kept.",
      },
      {
        heading: "A village is not a suburb",
        point: "Use the village's name, since that is what residents type",
        text: "Nobody in the east villages says they live in Prairie Glen. They name the village, and they type it too, often misspelled in the same way. A page that lumps all of them under one heading is correct by the post office and invisible to the person who is searching.",
      },
    ],
  },
  {
    id: "kettle-ridge-wi",
    name: "Kettle Ridge",
    region: "WI",
    center: "County Road K",
    edge: "the ridge",
    areas: ["Spring Hollow", "the quarry side"],
    lenses: [
      {
        heading: "Minutes, not miles",
        point: "Plan by minutes of driving, because miles lie in the hills",
        text: "The ridge makes fools of circles. Spring Hollow is three miles from the quarry side for a crow and twenty-five minutes for a van in February. Any promise about arrival, any service area and any mailing radius in Kettle Ridge has to be drawn along roads that are plowed.",
      },
      {
        heading: "Thin signal, long memory",
        point: "A heavy page never opens in a hollow with one bar of signal",
        text: "Reception in the hollows of Kettle Ridge is one bar on a good day. A page heavy with video simply never opens there, and the visitor does not report a fault; they call someone else. In return people remember. A plumber who came out in the ice storm is recommended for a decade.",
      },
      {
        heading: "Weekend houses",
        point: "Every house with two owners' addresses needs two messages",
        text: "Many houses in Kettle Ridge are empty until Friday night. Their owners live two hours south, pay bills there and read mail there, yet the roof that leaks is here. They search from a city for a trade on the ridge, and they choose whoever sends photographs of the finished work.",
      },
    ],
  },
  {
    id: "stone-ferry-ia",
    name: "Stone Ferry",
    region: "IA",
    center: "the levee",
    edge: "the bluffs",
    areas: ["Ferry Landing", "Bluff Top"],
    lenses: [
      {
        heading: "Another state across the water",
        point: "A state line in the river changes taxes, licenses and search results",
        text: "Across the river from Stone Ferry lies another state, with its own licenses and its own sales tax. Customers cross without a thought. Directories do not: they file both banks separately and often file you on the wrong one. Say in words which side you serve and which permits you hold.",
      },
      {
        heading: "High water years",
        point: "Write the flood page in a dry year",
        text: "Every few springs the levee is the news in Stone Ferry, and for a week nobody at Ferry Landing searches for anything but pumps, insurance and storage. A page written calmly in a dry year, with hours and a phone number, serves people better than a hasty post made while the street is wet.",
      },
      {
        heading: "Loyal by block",
        point: "Loyalty runs by block, so earn one street at a time",
        text: "Bluff Top families have used the same garage for three generations and will tell you so. New businesses do not win Stone Ferry; they win a block, then the next one. It helps to know which streets you already have, because the neighbors of a happy customer are the easiest people to reach.",
      },
    ],
  },
  {
    id: "linden-heights-mn",
    name: "Linden Heights",
    region: "MN",
    center: "University Square",
    edge: "the light rail",
    areas: ["the hospital quarter", "Maple Flats"],
    lenses: [
      {
        heading: "People who turn over",
        point: "Much of the audience is new each fall, so repeat the basics",
        text: "Each September a large part of Linden Heights is new: students, residents at the hospital, visiting staff. They know no shop names and have no grudges. What you explained last year has to be explained again, in the same plain words, because last year's readers have moved to another city.",
      },
      {
        heading: "Along the stops",
        point: "Near a light rail stop, distance is counted in stops",
        text: "Nobody in Linden Heights says how many miles away something is. They say two stops, or one stop and a walk. Parking is a reason not to go, while a stop at the door is a reason to go. Name yours on the listing, on the card and in the first line of the page.",
      },
      {
        heading: "Night shifts and second languages",
        point: "Plain words are read by more people than clever ones",
        text: "The hospital quarter of Linden Heights never closes, and many who work there read English as their second or third language. Clever wording costs you those readers first. Short sentences, real opening hours, prices with the dollar sign in front: this is not simplifying, it is being polite to tired people.",
      },
    ],
  },
  {
    id: "willow-bend-ne",
    name: "Willow Bend",
    region: "NE",
    center: "the grain exchange",
    edge: "the creek road",
    areas: ["Sutter Addition", "the stockyard blocks"],
    lenses: [
      {
        heading: "The hub of four counties",
        point: "Customers who drive an hour plan one trip, so help them plan it",
        text: "Willow Bend sells to four counties. A customer may drive an hour, so the trip is planned: the vet, the parts counter, new glasses, lunch. They want to know before leaving that the part is on the shelf. A phone answered at eight in the morning is the strongest advertisement in town.",
      },
      {
        heading: "Money arrives in fall",
        point: "Ask for large decisions after harvest, small ones before",
        text: "Much of Willow Bend is paid once a year, when the grain is sold. Trucks, roofs and dental implants are decided between October and Christmas; the rest of the year buys small and careful. It makes no sense to spread a budget evenly over months that are so uneven.",
      },
      {
        heading: "Radio, church, school gym",
        point: "Repeat the offer people already heard, in the same words",
        text: "Willow Bend hears about you in three places: the morning radio, the church bulletin and the school gym. Online they only confirm what they heard. If the search result uses other words than the bulletin, people in Sutter Addition wonder whether it is the same business. Use the same sentence everywhere.",
      },
    ],
  },
  {
    id: "port-ames-mi",
    name: "Port Ames",
    region: "MI",
    center: "Beach Street",
    edge: "the dunes",
    areas: ["the cottage rows", "Inland Township"],
    lenses: [
      {
        heading: "A town that swells",
        point: "Summer prices and winter customers do not belong in one message",
        text: "In July Port Ames is full and in February it is quiet, and the people of each month come with different needs. Cottage owners want someone with keys who will check the pipes. Guests want fish and a pharmacy. The year-round families in Inland Township want to know who will still be there in March.",
      },
      {
        heading: "Addresses without mailboxes",
        point: "Many cottages have no mailbox; reach the owner's winter address",
        text: "Much of the cottage rows has no mailbox and no house number that a navigation system accepts. Letters go from Port Ames to a winter address in another state. Any list that was made from local addresses alone misses the people who decide about decks, roofs and docks, though their money is spent here.",
      },
      {
        heading: "Reviews come in a clump",
        point: "Ask for reviews in the quiet months as well as in August",
        text: "Guests of Port Ames write reviews on the drive home, so the whole year's reviews land between July and September. By May the newest one is eight months old and readers wonder whether you closed. Regulars write rarely and mean it. A polite request in November keeps the page alive through the winter.",
      },
    ],
  },
  {
    id: "ashford-mo",
    name: "Ashford",
    region: "MO",
    center: "the courthouse square",
    edge: "the bypass",
    areas: ["the old town", "Hickory Farms"],
    lenses: [
      {
        heading: "The square and the bypass",
        point: "The square is for business on foot, the bypass for business by car",
        text: "Ashford moved its big stores to the bypass and kept its lawyers, banks and barbers on the courthouse square. People visit the square on purpose and the bypass by routine. A business at one of them is compared with its neighbors there, hardly ever with the other end of town.",
      },
      {
        heading: "Court days",
        point: "Court days fill the square, and the phones of everyone near it",
        text: "On court days the square in Ashford is full by nine. People who came for a hearing need copies, coffee, a notary and a place to wait, and they search while they stand on the steps. On other days the same street is quiet enough to hear the clock. Plan staff, ads and posts by that calendar.",
      },
      {
        heading: "The county paper still counts",
        point: "Match the facts in the paper, the listing and the letterhead",
        text: "Ashford reads the county paper on Wednesday, and Hickory Farms trusts it. Notices, obituaries and the sports page are clipped and kept. When the paper, the map listing and your letterhead give three versions of one suite number, readers here take it as carelessness, and they may be right.",
      },
    ],
  },
];
