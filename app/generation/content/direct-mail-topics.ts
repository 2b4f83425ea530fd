import type { Topic } from "./topic";

const GENERATOR = "direct-mail-automation";
const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;
const cents = (amount: number) => `$${(amount / 100).toFixed(2)}`;

export const DIRECT_MAIL_TOPICS: readonly Topic[] = [
  {
    id: "postcard-timing",
    generator: GENERATOR,
    category: null,
    titles: [
      "The best week for a postcard in {place} is not next week",
      "Postcards and the calendar of {place}",
      "When should a card land in a {place} mailbox",
    ],
    descriptions: [
      "A card is read on the day it lands. How to plan print, drop and landing dates for {place} from the moment your customers need you.",
      "Timing decides whether a postcard in {place} is kept or binned. Work back from the customer's date, add slack, and staff the phone.",
      "A calendar for postcards in {place}: which moments to aim for, how many days of slack to allow, and what to do when a drop is late.",
    ],
    stepsHeading: "Plan the drop backwards",
    theses: [
      "A postcard has one good day, the one on which it is carried from the mailbox to the kitchen. If the question it answers is in the house on that day, it goes on the refrigerator. If not, it goes with the pizza flyers, however handsome it is. In {place} the question has a calendar.",
      "Most mailings go out when the designer is finished. That is a date in the life of the designer. The reader in {areaA} has dates too: the first frost, the lease, the inspection, the school physical. A card that is aimed at one of them needs far fewer words.",
      "Owners ask which weekday is best for a postcard. The weekday is the small question. The large one is which week, because a furnace card that lands in the week of the first frost in {place} needs no cleverness, and in May no cleverness will save it.",
    ],
    steps: [
      {
        heading: "Find the customer's date",
        point: "Aim at a date in the reader's life, not in your own plan",
        text: "Look through last year's jobs for the week in which the calls began. Then ask what happened just before: weather, school, tax, a lease, a birthday of the car. That event is your date. Write it down as a week, since most such dates move a little.",
      },
      {
        heading: "Count back from the mailbox",
        point: "Count back from landing day, with a week of slack",
        text: "Work backwards: landing week, less the days that the mail needs, less print, less proof, less writing, and a week of slack. For most mailings the start lies five to six weeks ahead. If that date is past, choose the next event rather than hurrying this one.",
      },
      {
        heading: "Drop in parts",
        point: "Split the drop so that the phone can keep up",
        text: "If a thousand cards land on one day, the phone rings for two days and is quiet for ten. Mail {areaA} in the first week and {areaB} in the second. The same desk can then answer everyone, and the second half can profit from what the first one asked.",
      },
      {
        heading: "Mail yourself",
        point: "Put your own address on every list and note the day it lands",
        text: "Add your own address, a colleague's beyond {edge} and a friend's out of town to every list. Note the day on which the card arrives and the state it is in. After three mailings you know more about delivery in {place} than the timetable says.",
      },
      {
        heading: "Hold back for weather",
        point: "Print early and release late when weather sets the date",
        text: "Print the weather card in summer and leave it at the mail house. Release it when the forecast shows the first cold night. Storage costs little. Being in the mailbox two days before everyone else has thought of it is worth a good deal.",
      },
      {
        heading: "Avoid the loud weeks",
        point: "Stay out of election weeks and the week of Black Friday",
        text: "There are weeks when the mailbox is full without you: before elections, before Black Friday, the first days of January. A card that lands there competes with forty others. Ten days earlier or later it lies alone on the mat, for the same postage.",
      },
      {
        heading: "Send the second card",
        point: "Plan two cards from the start; the second one gets the call",
        text: "One card is an introduction. Plan the second with the first, three weeks apart, recognizably from the same people and with another reason. Take out those who answered. Many who call after the second will tell you about the first, which they had kept.",
      },
      {
        heading: "Warn the people who answer",
        point: "Whoever answers the phone sees the card a day before the reader",
        text: "Show the card to everyone who picks up the phone, a day before it lands, with the offer and the code in large type. “Which card?” is an expensive question. Check that the page behind the QR code is finished, and that its hours are those of this week.",
      },
    ],
    examples: [
      (random) => {
        const print = random.between(5, 7);
        const mail = random.between(6, 9);
        const proof = random.between(3, 4);
        const write = random.between(4, 6);
        const days = mail + print + proof + write + 7;
        return `A calendar with sample durations: the card should land in the second week of October. Delivery ${mail} days, print ${print}, proof ${proof}, writing ${write}, slack seven. Together that is ${days} days, so for a card on October 8 the work begins on September ${38 - days}. The durations are examples. Your printer and your own patience supply the real ones.`;
      },
      (random) => {
        const cards = random.between(800, 1400, 200);
        const rate = random.between(8, 14);
        const calls = Math.round((cards * rate) / 1000);
        const perDay = random.between(4, 6);
        return `Assume ${cards.toLocaleString("en-US")} cards and, purely for the sum, ${rate} calls per thousand. That makes about ${calls} calls, most of them in three days after landing, or ${Math.ceil(calls / 3)} a day. If your desk can handle ${perDay} extra calls a day, ${Math.ceil(calls / 3) > perDay ? "one drop is too many at once and two are comfortable" : "one drop is just manageable, and two are comfortable"}. Replace the rate by your own once you have mailed twice.`;
      },
      (random) => {
        const store = random.between(20, 40, 5);
        const cards = random.between(600, 900, 100);
        const unit = random.between(62, 74, 2);
        return `What does it cost to wait for the weather? Imagine ${cards} cards at ${cents(unit)} each, ready in July, with ${dollars(store)} for storage until the frost. The mailing costs ${dollars(Math.round((cards * unit) / 100) + store)} instead of ${dollars(Math.round((cards * unit) / 100))}. The extra is the price of choosing the day instead of having it chosen. All prices are invented; ask the mail house for its own.`;
      },
    ],
    asides: [
      "Do not spend an hour on the question of Tuesday or Thursday. Bulk mail arrives within a span of days that nobody promises. Plan for a week, and be ready on each of its days.",
      "A late drop is not always lost. If the moment has passed, hold the cards for the next one, and change what can still be changed by an overprint. Mailing anyway merely tells people that you are late.",
      "Leave the envelope out of it. A postcard needs no decision to open, which is half of its charm. If the matter is private, send a letter, and then it is a different piece of work altogether.",
    ],
    checklist: [
      "The customer's week, with the reason for it",
      "Start date counted back, slack included",
      "Two drops by district, a week apart",
      "Three control addresses on the list",
      "Loud weeks crossed out",
      "Second card planned and paid for",
      "Phone desk briefed a day before landing",
      "The page behind the code tested on a phone",
    ],
    closings: [
      "Put the dates of {place} in a calendar once, and next year's mailings are half planned. [Direct mail](/direct-mail) shows how cards are printed, held and released on the day you choose.",
      "The reader will never know that you planned it. They will only notice that a card about furnaces came on the evening they had to look for the blanket. That is what timing looks like from the kitchen.",
      "If there is time for only one improvement, move the mailing closer to its reason. The paper, the picture and the wording may stay exactly as they are.",
    ],
  },
  {
    id: "mailing-list",
    generator: GENERATOR,
    category: null,
    titles: [
      "Who gets the card: a mailing list for {place}",
      "A shorter mailing list for {place} works better",
      "Build the {place} list before you choose the paper",
    ],
    descriptions: [
      "The list decides more than the design. How to build a mailing list for {place} from your own customers, their streets and a few rules.",
      "Past customers, their neighbors, then new movers: an order for mailing {place} that keeps the list short and the postage reasonable.",
      "How to choose whom in {place} to mail, whom to leave in peace, and how to keep the list clean from one season to the next.",
    ],
    stepsHeading: "Building the list, ring by ring",
    theses: [
      "People remember a postcard's picture and discuss its headline. The list is what decides the result, and nobody ever hangs a list on the wall. In {place} the right five hundred addresses with a plain card will usually beat five thousand with a beautiful one.",
      "Postage is paid per address, so every wrong address is a small donation to the post office. Before choosing paper, spend two evenings on the question of who in {place} has a reason to need you, and how you would know.",
      "Mailing a whole ZIP code is comfortable, since nobody has to decide anything. It also means sending roof offers to tenants on {center} and tenant offers to people with roofs. A list is a set of decisions, made once and improved every season.",
    ],
    steps: [
      {
        heading: "Begin with your own customers",
        point: "Your own customers are the first ring and the cheapest one",
        text: "Take everyone who bought in the last three years and is not in the middle of a complaint. They know the name on the card, so it is read. Write to them as to people who know you: with what you did for them and what may be due next.",
      },
      {
        heading: "Add the doors beside them",
        point: "The ten doors around each good job are the second ring",
        text: "The ten houses around a good job have seen your van, are as old as the customer's house, and probably have the same boiler. Mention the street, never the name. In {areaA} this second ring is often the one that pays for all of the others.",
      },
      {
        heading: "Welcome new movers once",
        point: "New movers choose everything within a few weeks, so be early",
        text: "Whoever moves chooses a dentist, a garage and a pharmacy within a few weeks and then keeps them for years. Buy the list of new movers monthly, small and fresh, and send a useful card with a map. A list that is four months old is a list of people who have chosen.",
      },
      {
        heading: "Draw the line by minutes",
        point: "Cut the list where your own drive-time line ends",
        text: "Cut the list at the border of the area you really serve. If {edge} adds fifteen minutes in the afternoon, the streets behind it need a reason to come, or they should not be on this list at all. Put them on a second one with a different offer.",
      },
      {
        heading: "Match house and offer",
        point: "One property fact, such as the year built, sorts a list well",
        text: "Public records know the year of construction, and often whether the owner lives there. One such fact is enough: gutters for houses before a certain year, cleaning for rentals. With three filters the list looks clever, shrinks to nothing and cannot be checked.",
      },
      {
        heading: "Take people off",
        point: "Remove whoever asked, at once and for good",
        text: "Keep one list of those who do not want mail, and subtract it each time, also from lists you buy. Remove returned cards after the first return and the deceased on the same day. It is decent, it saves postage, and people in {place} talk about it.",
      },
      {
        heading: "Clean the addresses",
        point: "Standardize addresses before printing, not after the returns",
        text: "Run the list through the postal standard before print. New streets and apartments in {areaB} are the usual trouble. An address that fails should be looked at by somebody who knows the town, and not simply be dropped by a program that does not.",
      },
      {
        heading: "Keep one group without a card",
        point: "Leave one address in ten unmailed, as a measure",
        text: "Set aside every tenth address and send it nothing. After two months compare purchases per hundred in both groups. Without the quiet tenth, each sale to someone who had a card looks like the merit of the card, and some of them would have come anyway.",
      },
    ],
    examples: [
      (random) => {
        const customers = random.between(240, 320, 20);
        const perJob = 10;
        const jobs = random.between(18, 26);
        const movers = random.between(30, 45, 5);
        const unit = random.between(64, 76, 2);
        const total = customers + jobs * perJob + movers;
        return `A list for a fictional lawn care firm: ${customers} customers, ten doors around each of ${jobs} good jobs, and ${movers} new movers. That is ${total} addresses, and at ${cents(unit)} a card it costs ${dollars(Math.round((total * unit) / 100))}. The whole ZIP code might be ten times as many. The numbers only show the proportion; the rings are the part to keep.`;
      },
      (random) => {
        const mailed = random.between(18, 24);
        const quiet = random.between(9, 13);
        const size = random.between(6, 9) * 100;
        const extra = Math.round(((mailed - quiet) * size) / 1000);
        return `The quiet tenth, with values assumed for the sum: of each thousand mailed addresses ${mailed} buy, of each thousand in the quiet group ${quiet}. For ${size} cards the mailing therefore brought ${extra} customers, and not the ${Math.round((mailed * size) / 1000)} that the till would suggest. If ${extra} pay for the cards, mail again. If not, it is the list that needs work, or the offer.`;
      },
      (random) => {
        const cards = random.between(900, 1300, 100);
        const bad = random.between(7, 11);
        const unit = random.between(65, 75, 5);
        const wasted = Math.round((cards * bad) / 100);
        return `Suppose ${cards.toLocaleString("en-US")} addresses of which ${bad} in a hundred are moved, doubled or misspelled. Those ${wasted} cards cost ${dollars(Math.round((wasted * unit) / 100))} in a single mailing, and the same again in the next. An hour of cleaning removes most of them. The share is invented, and so is the price, but a pile of returned cards on your desk can be counted tomorrow.`;
      },
    ],
    asides: [
      "Do not buy a list because it is large and cheap. Ask how old it is, where it comes from and how people can leave it. If the seller has no answer, you have yours.",
      "You can leave age, income and guesses on taste alone. For a dentist, a roofer or a garage the distance and the house say more, and nobody feels watched by a card that knows the age of a roof on the street.",
      "Medical and legal practices should not mail to people because of a condition or a case, and often they may not. Mail the neighborhood, and say something that is useful to all of it.",
    ],
    checklist: [
      "Customers of three years, open complaints removed",
      "Ten doors around each good job",
      "New movers not older than a month",
      "Cut at the drive-time line",
      "At most one property filter",
      "Do-not-mail list subtracted",
      "Addresses standardized, failures read by a person",
      "Every tenth address kept back as a measure",
    ],
    closings: [
      "Two evenings, three rings and one quiet tenth: that is the whole craft. Afterwards the design may be as pretty as you like. [Advanced targeting](/advanced-targeting) draws the rings on the map and keeps the removals in one place.",
      "Next season begin from the list you have, take off who moved, add this year's doors, and you are finished in an hour. Lists age like milk; a kept one is always worth more than a bought one.",
      "When in doubt about a street in {place}, leave it out and remember it. Mail saved this time pays for a second card to the people who almost called.",
    ],
  },
  {
    id: "first-line",
    generator: GENERATOR,
    category: null,
    titles: [
      "The first line of a postcard, written for {place}",
      "Say it with a number: offers that work in {place}",
      "Eleven words for a {place} postcard",
    ],
    descriptions: [
      "A card gets one look between the mailbox and the bin. How to write the first line and the offer for {place} so that both are true.",
      "A plain number and a date beat a clever headline. Writing postcard offers for readers in {place}, with a sum that shows what you can afford.",
      "What to put in the first line of a card for {place}, what to leave for the back, and how to choose an offer that you can live with.",
    ],
    stepsHeading: "Writing the card, line by line",
    theses: [
      "Between the mailbox and the recycling bin in an average home in {place} there are perhaps ten steps, and during those the card is looked at once. One line is read. Everything that you wanted to say has to be in it, or has to be made interesting by it.",
      "A headline that would suit every business in the country suits none in {place}. “Quality you can trust” is no lie; it is no information either. “Furnace check, $89, done before the first frost” can be wrong, and for that reason it can be believed.",
      "Good postcards are written backwards. First the thing that the reader should do, then the reason to do it this week, then the number. The picture comes last, and the slogan, if it comes at all, goes on the van.",
    ],
    steps: [
      {
        heading: "Decide on one action",
        point: "Ask for one action: call, scan or come in, never all three",
        text: "Call, scan or come in: choose one and print it large. Three choices are a small examination, and the bin is nearer. For older streets the phone number is right, near {center} it may be the door, and for renters the code. The other ways can stand on the back, in small type.",
      },
      {
        heading: "Put the number in the first line",
        point: "A price or a date in the first line beats an adjective",
        text: "Readers look for a number because it tells them whether to go on. A price, a date, a count of minutes: something that could be checked. If you cannot print a price, print the price of the first step, such as the visit, the estimate or the cleaning.",
      },
      {
        heading: "Name the street, not the person",
        point: "The name of the district works; the first name feels like a form",
        text: "“For the houses on Depot Road” makes people look up; “Dear Michael” has been worn out. Use the district, as people in {areaA} say it, and never more than you could know by driving past. A card must not be cleverer than a neighbor would be.",
      },
      {
        heading: "Choose an offer you can afford twice",
        point: "An offer must pay even if only bargain hunters answer",
        text: "Work out the offer for the worst case, in which only those answer who would have come anyway. If you survive that, print it. A free first step that leads to work is often better than a discount on the work, since it does not teach people to wait.",
      },
      {
        heading: "Give a true end date",
        point: "Print the real last day and the real reason for it",
        text: "A date helps people decide, provided it is real. Write the reason beside it: after the fifteenth the crew is on the roofs, from May the yard is full. And keep to it. In {place} a deadline that is extended twice becomes a joke in a single season.",
      },
      {
        heading: "Let the back do the proving",
        point: "Use the back for proof: one job, one picture, one name",
        text: "The front asks and the back proves. One job in {areaB}, one picture of it, what it cost, how long it took, and the name of the person who will answer the phone. A map helps if the way leads past {edge}. A list of eighteen services helps nobody.",
      },
      {
        heading: "Write by hand what a hand would write",
        point: "Handwriting suits a short note and spoils a price list",
        text: "Handwritten type is read as a note from a person, so it should say what a person would note: two lines and a name. Prices, addresses and terms belong in print. When everything is written by hand, nothing is, and the reader smells the machine.",
      },
      {
        heading: "Read it aloud at the counter",
        point: "If the counter cannot say the line to a customer, rewrite it",
        text: "Read the card to whoever stands at the counter. If they would be embarrassed to say the sentence to a customer, change it. They also know the first question that people will ask about the offer. Print the answer, and save them the afternoon.",
      },
    ],
    examples: [
      (random) => {
        const price = random.between(79, 99, 10);
        const cost = random.between(45, 55, 5);
        const share = random.between(2, 3);
        const follow = random.between(220, 320, 20);
        return `Let a furnace check at ${dollars(price)} cost the firm ${dollars(cost)} in time and travel, and let ${share} of ten checks lead to a repair that leaves ${dollars(follow)}. Ten checks then earn ${dollars((price - cost) * 10)} at the door and ${dollars(share * follow)} afterwards. Even without one repair the offer does not lose money, which is the test it had to pass. The figures are invented for the test.`;
      },
      (random) => {
        const discount = random.between(15, 25, 5);
        const regulars = random.between(30, 40, 5);
        const bill = random.between(120, 180, 20);
        return `Compare it with a discount. Suppose ${regulars} regulars who would have come anyway bring the card and take ${discount} % from a bill of ${dollars(bill)}. That costs ${dollars(Math.round((regulars * bill * discount) / 100))} before a single new customer has appeared. All three inputs are assumptions, but regulars do keep cards. A free extra for new customers costs nothing of the kind.`;
      },
      (random) => {
        const price = random.between(85, 115, 5);
        return `Count words for practice, using this invented pair. “We are a family business with decades of experience and we would be delighted to welcome you to our newly renovated rooms soon” takes twenty-three words and promises nothing. “Teeth cleaned before school starts: Saturdays in August, ${dollars(price)}” takes nine. It holds a service, a date and a price, and a parent in {areaA} can decide on the way to the door.`;
      },
    ],
    asides: [
      "Do not print “limited time only” without a time. It is the one sentence on a postcard that everybody has learned not to believe, and it drags its neighbors down with it.",
      "Leave humor to the back. A joke in the first line costs the number its place, and half of {place} reads the card while holding a dog, a child or both.",
      "There is no need for your history on the card. That you were founded long ago is pleasant. It belongs on the page behind the code, where those who care can find it.",
    ],
    checklist: [
      "One action, printed large",
      "A number in the first line",
      "The district named as its people name it",
      "Offer calculated for the worst case",
      "A real end date with its reason",
      "One job with picture and price on the back",
      "Handwriting for two lines at most",
      "Read aloud at the counter, first question answered",
    ],
    closings: [
      "Write three versions, leave them overnight, and send the one that you would keep yourself. If two are good, print both, half and half, with different codes. [Direct mail](/direct-mail) counts which half of {place} answered.",
      "It will be a plain card. Plain cards hang on refrigerators; clever ones are admired on the way to the bin. You can put that to the test with a hundred addresses before you believe it with a thousand.",
      "Afterwards use the same line in the ad, on the page and on the phone. People who meet one sentence in three places begin to think that it may be true, and it was.",
    ],
  },
  {
    id: "mail-tracking",
    generator: GENERATOR,
    category: null,
    titles: [
      "How to tell whether the {place} mailing worked",
      "Codes, calls and a quiet group: measuring mail in {place}",
      "Counting what a postcard does in {place}",
    ],
    descriptions: [
      "A QR code counts the curious, not the customers. How to measure a mailing in {place} with codes, a phone line and a group without a card.",
      "Measure a postcard mailing in {place} with simple means: one code per drop, one question at the desk, and a group that gets nothing.",
      "What a mailing in {place} cost, what it brought, and what would have come anyway: three numbers, and a way to get each of them.",
    ],
    stepsHeading: "Setting up the count before the drop",
    theses: [
      "After a mailing in {place} everyone has an opinion, and the loudest belongs to whoever chose the picture. A count settles it. It has to be prepared before the first card is printed, because a code cannot be added to a card that already hangs on a refrigerator.",
      "Mail has a reputation for being impossible to measure. It is easier than most of what happens on a screen: you know who received it, on which day, and who became a customer. What is usually missing is somebody who puts those two lists side by side.",
      "Scans are pleasant to look at, and they are not sales. Many people who become customers through a card in {areaA} never scan anything; they call, or they come in and mention it, or they do not mention it. A measure that sees only the code sees only the young.",
    ],
    steps: [
      {
        heading: "Give each drop its own code",
        point: "One code per drop and version, never one for the whole year",
        text: "Each drop, district and version gets a code and a short address of its own. They all may lead to the same page. With a single code for the year you will learn in December that mail does something, which you suspected in January.",
      },
      {
        heading: "Print an address people can type",
        point: "Print a short address as well; not everyone scans",
        text: "Below the code print a short address that can be typed: the name, a slash and one word. It should be a word of {place} rather than a row of figures. Many people prefer to look at it later on a larger screen, when the card lies beside the keyboard.",
      },
      {
        heading: "Give the mailing a phone line",
        point: "A number of its own shows calls that no code will ever show",
        text: "A forwarding number for each mailing costs little and shows the calls. Tell the desk what it means when that line rings. Keep it for a year at least, since cards are kept that long, and a dead line on a refrigerator is worse than no card.",
      },
      {
        heading: "Ask at the desk",
        point: "One question at the desk, with three answers to tick",
        text: "“What made you think of us today?” with three boxes: card, search, someone told me. Nobody remembers precisely, and that does not matter, because the error is the same every month. Without boxes the answer is always the internet.",
      },
      {
        heading: "Match addresses after two months",
        point: "Compare the list of buyers with the list of mailed addresses",
        text: "Two months later lay the list of new customers over the list of addresses. Every match counts, whether or not they mentioned the card. It needs a spreadsheet and an hour. Do it inside your own office, and delete the combined list afterwards.",
      },
      {
        heading: "Subtract the quiet group",
        point: "Subtract what the unmailed group bought before you claim success",
        text: "A tenth of the list received nothing. See what that tenth bought, scale it up, and subtract it. What remains is the work of the card. It is always less than hoped, and it is the only figure that you can take to the bank.",
      },
      {
        heading: "Count the whole cost",
        point: "Count writing, list, print, postage and the hours at the phone",
        text: "List, design, print, postage, the line, and the hours of those who answered: that is the cost. Divide by the customers that remain after subtracting. Compare it with what a customer from search costs you in {areaB}, counted equally strictly.",
      },
      {
        heading: "Wait before judging",
        point: "Judge after eight weeks; cards are slower than ads",
        text: "An ad is over when it is off. A card lies beside the phone for weeks and then meets its reason. Look after eight weeks for the first time and after six months for the last. Write both results beside the picture of the card, and file them together.",
      },
    ],
    examples: [
      (random) => {
        const cards = random.between(900, 1500, 100);
        const unit = random.between(66, 78, 2);
        const scans = random.between(24, 36);
        const buyers = random.between(14, 19);
        const anyway = random.between(4, 6);
        const cost = Math.round((cards * unit) / 100);
        return `An imaginary mailing: ${cards.toLocaleString("en-US")} cards at ${cents(unit)}, ${dollars(cost)} in all. There are ${scans} scans. The match finds ${buyers} new customers among the addresses, and the quiet group suggests that ${anyway} of them would have come anyway. The card brought ${buyers - anyway}, at ${dollars(Math.round(cost / (buyers - anyway)))} each. By scans alone it would have been ${dollars(Math.round(cost / scans))} per thumb, which tells nobody anything.`;
      },
      (random) => {
        const a = random.between(11, 14);
        const b = random.between(12, 15);
        return `A warning in numbers that are made up. Version A brings ${a} customers from five hundred cards, version B brings ${b}. It is tempting to declare a winner. But if a single family had been on vacation, the order could be reversed. With so few, differences of one or two mean nothing; wait until they are as large as a half, or repeat the test with the same pair.`;
      },
      (random) => {
        const first = random.between(7, 9);
        const later = random.between(4, 6);
        const cost = random.between(70, 90, 5) * 10;
        return `How patience changes the result: assume ${dollars(cost)} for a mailing that brings ${first} customers within eight weeks and another ${later} by the end of six months. At first each costs ${dollars(Math.round(cost / first))}, in the end ${dollars(Math.round(cost / (first + later)))}. Had you judged in the second week, you might have stopped it. This is an illustration and no promise; roofs wait longer than pizza.`;
      },
    ],
    asides: [
      "You do not need a personal address for every single reader. Knowing which household has opened a page feels clever in the office and strange in the kitchen. A code per drop says enough.",
      "Do not compare scans with clicks. A scan is made by someone who stood up, found a phone and aimed it. A click is sometimes made by a sleeve.",
      "Leave the response rates of other people's articles where they are. They come from another town, another offer and another decade. Your own second mailing is the first figure worth anything.",
    ],
    checklist: [
      "A code and a short address per drop",
      "A phone line of its own, kept for a year",
      "Three boxes at the desk",
      "Quiet tenth of the list written down",
      "Day of landing noted from control addresses",
      "Match of buyers and addresses after two months",
      "Complete cost, hours included",
      "Both results filed with a picture of the card",
    ],
    closings: [
      "Three numbers remain: what it cost, what it brought, what would have come anyway. Anyone in {place} who knows those three about their mail is ahead of most agencies. [Unified analytics](/unified-analytics) puts them beside search and ads.",
      "The second mailing is where it becomes interesting, because now there is something to compare. Change one thing only, keep the rest, and in a year you will own a small book about your own town.",
      "If the count says no, believe it, and ask which of the three was wrong: the list, the week or the line. Usually it is the list. It is hardly ever the paper.",
    ],
  },
];
