import type { Topic } from "./topic";

const GENERATOR = "generate-pixlseo-blog-post";
const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

export const SEO_TOPICS: readonly Topic[] = [
  {
    id: "rank-grid",
    generator: GENERATOR,
    category: null,
    titles: [
      "Where {place} stops finding you, and how to see it on a map",
      "An average rank hides half of {place}",
      "Rank by street: the {place} map that says what to fix",
    ],
    descriptions: [
      "One rank for all of {place} says little. Search from a grid of points, find the edge where you vanish, and fix what lies behind it.",
      "How to measure local rank street by street in {place}, read the pattern it makes, and choose one repair at a time with your own numbers.",
      "A rank map for {place} shows where people fail to find you. Here is how to draw one in an evening and what each common shape means.",
    ],
    stepsHeading: "How to draw it and read it",
    theses: [
      "A single rank for all of {place} is a comfortable number and a poor guide. Results shift with the place of the person who searches, so the same business can stand first near {center} and be missing past {edge}. The useful question is not how high you rank. It is where people fail to find you.",
      "Ask three people in {areaA} to search for what you sell, then ask three in {areaB}. You will probably see two different lists. That difference is the whole subject of local search, and an average smooths it away until there is nothing left to act on.",
      "Most ranking reports print one position beside one keyword. For a business with a counter and a parking lot, that report answers a question no customer asks. People search from kitchens, waiting rooms and parked cars, and each of those points has a result of its own.",
    ],
    steps: [
      {
        heading: "Lay the grid before you touch anything",
        point: "Draw the grid first; a map made after the change proves nothing",
        text: "Put a square of points over {place}, seven by seven, with your door in the middle. Search one phrase from every point and write the position down. It is an evening's work by hand, and [PixlSEO](/pixlseo) repeats it every week. Without a map from before, no later map means anything.",
      },
      {
        heading: "Use the phrase that pays",
        point: "Map the phrase that brings money, not the one that flatters",
        text: "Choose the words people type when they are ready to call, such as a service plus “near me”. A phrase with your own name in it will be green everywhere and teach you nothing. If two phrases bring money, draw two maps and keep them apart.",
      },
      {
        heading: "Look for an edge, not for an average",
        point: "A sharp edge on the map points to one cause on the ground",
        text: "Good ranks usually end along something you can see from the street: here, often {edge}. A sharp edge means one rival or one wrong fact is in charge beyond it. A slow fade with distance is normal, and trying to fight it costs more than it returns.",
      },
      {
        heading: "Name who wins each weak point",
        point: "Write down who outranks you at each weak point, then visit them",
        text: "At every point where you are lower than third, note the business at the top. Usually two or three names fill the whole list. Open their listings. Look at category, hours, number of photos and date of the newest review, and you will often have the reason within ten minutes.",
      },
      {
        heading: "Check the category before the content",
        point: "The primary category moves a map more than any paragraph",
        text: "The first category on your listing decides which searches you are considered for at all. A broad one keeps you out of narrow searches, where people know what they want. Change it once, note the date, and give it three weeks before you form an opinion.",
      },
      {
        heading: "Change one thing a month",
        point: "One change a month is slow, and the only way to know what worked",
        text: "If you move the category, the photos and the page title in one afternoon, the map may improve and you will believe the wrong cause. Pick the change with the best reason behind it. Make it, write the date on the map, and leave everything else as it was.",
      },
      {
        heading: "Keep the same hour",
        point: "Measure at the same hour, since open and closed rank differently",
        text: "A closed business tends to drop in results when people search for something open now. A map drawn at seven in the evening therefore looks worse than the one from noon. Choose an hour when you are open and customers search, and never compare across hours.",
      },
      {
        heading: "Count calls inside the weak area",
        point: "Set calls beside ranks, or the map stays a hobby",
        text: "Ranks are not customers. Take last quarter's calls and jobs, mark their addresses on the same map, and look at {areaB} in particular. If a weak area never brought work even when you ranked there, leave it weak and spend the effort where people already buy.",
      },
    ],
    examples: [
      (random) => {
        const weak = random.between(14, 22);
        const jobs = random.between(3, 5);
        const value = random.between(180, 320, 20);
        return `Take an invented heating company with 49 points on its map. Say ${weak} of them, nearly all beyond {edge}, show it lower than tenth. Assume each recovered point brings one more call in two months and that ${jobs} calls in ten become jobs worth ${dollars(value)}. Then ${weak} points are worth about ${dollars(Math.round((weak * jobs * value) / 10))} in those two months. Put your own figures in the three places before you decide whether the work pays.`;
      },
      (random) => {
        const before = random.between(9, 12);
        const near = random.between(2, 3);
        const far = random.between(16, 19);
        return `Suppose a dental practice reads an average of ${before} in its report. On the map, an imaginary one, the points around {center} average ${near} and those in {areaB} average ${far}. The report would look the same if all points stood at ${before}, yet the cure would differ: in the first case one district needs help, in the second the whole listing does. The numbers are made up; the arithmetic trap is real.`;
      },
      (random) => {
        const hours = random.between(5, 8);
        const rate = random.between(40, 60, 5);
        return `Here is the cost side with numbers chosen for easy sums. Drawing 49 points by hand takes ${hours} hours the first time. At ${dollars(rate)} an hour that is ${dollars(hours * rate)} of somebody's time. Repeated every week for a quarter it becomes ${dollars(hours * rate * 13)}, which nobody will do. So draw the first by hand, learn to read it, and let a machine draw the next twelve.`;
      },
    ],
    asides: [
      "Do not rewrite the home page because of the map. It ranks the listing and the page together, and the listing is the half that can be corrected by lunch. Words come later, if they are needed at all.",
      "Do not chase the far corners of the grid. Somebody is closer to those people than you are, and the search engine knows it. Being third there is a pleasant accident and a poor plan.",
      "Leave the daily check alone. Positions wobble by two or three from one day to the next for no reason that you can influence. A weekly map is often enough, and a monthly comparison is enough to act on.",
    ],
    checklist: [
      "One phrase that brings paying customers, written down word for word",
      "A grid with your door in the middle and the date on top",
      "The hour of measuring, kept the same each time",
      "The two or three rivals that win most weak points",
      "Your primary category compared with theirs",
      "Calls of the last quarter marked by address",
      "One change chosen, with its reason and date",
      "A day in the calendar for the next map",
    ],
    closings: [
      "The first map of {place} is usually a surprise, and the second is usually a relief, because it shows movement in one district rather than a mystery everywhere. Draw it, change one thing, and draw it again. If you want to see a finished one, [book a demo](/book-now) and bring your phrase.",
      "None of this needs talent. It needs a grid, a date and the patience to change one thing at a time. Start this week with the phrase that pays, and put the next map in the calendar before you close the file.",
      "Keep the old maps. A year of them, side by side, tells a new colleague more about {place} than any report, and it settles arguments about what worked. Our [analytics](/unified-analytics) page shows how maps and calls sit together.",
    ],
  },
  {
    id: "citations",
    generator: GENERATOR,
    category: null,
    titles: [
      "Three wrong addresses: a listing cleanup for {place}",
      "Clean your listings in {place} before you write a word",
      "The dull morning that helps {place} find your door",
    ],
    descriptions: [
      "Old suite numbers and dead phone lines send customers in {place} elsewhere. A plan for finding every listing and fixing the ones that count.",
      "How a business in {place} can correct name, address, phone and hours across directories in one morning, and keep them right afterwards.",
      "Before new pages, repair old facts. A working order for listing cleanup in {place}, with a sample tally and a list you can print.",
    ],
    stepsHeading: "The cleanup, from first list to last check",
    theses: [
      "Every business that has moved, changed a phone system or lost a partner leaves wrong facts behind it. They sit in directories for years and nobody at the office ever reads them. Customers in {place} do, and a search engine that finds three versions of one address trusts none of them fully.",
      "Listings are the least interesting part of local search, which is why they are so often wrong. Correct ones will not make anyone admire you. Wrong ones quietly send people in {areaA} to a locked door, and those people do not write to complain.",
      "Before you pay for a single new page, make sure the old facts agree. Name, address, phone, hours: four lines, repeated in dozens of places, each of which was typed by a different person in a different year. In {place}, as elsewhere, that is where the easy gains are.",
    ],
    steps: [
      {
        heading: "Write the one true version",
        point: "Decide on one spelling of your name and address, and never vary it",
        text: "Put the exact name, street, suite, phone and hours in one document, as they are painted on the door. Decide once about “Street” or “St.” and “and” or “&”. Every correction is copied from this text, so that you do not add a fifth version while removing the fourth.",
      },
      {
        heading: "Search for your old selves",
        point: "Look for old phone numbers; they lead to listings no one remembers",
        text: "Search each number you ever had, in quotation marks, and each former address, and the name of anyone who has left. Old numbers find listings that no tool knows. Write every address of a page into a sheet, with what is wrong on it, and correct nothing yet.",
      },
      {
        heading: "Rank the sheet by harm",
        point: "Fix what sends people to a wrong door first",
        text: "A wrong phone number or location costs visits today. A missing comma costs nothing. Sort the sheet into three groups: sends people wrong, says something false, merely untidy. Work through the first group in one sitting and let the third wait for a rainy day.",
      },
      {
        heading: "Claim before you edit",
        point: "Claim each listing in the company's name, not an employee's",
        text: "Use one shared mailbox for every claim, so that the access stays when a person leaves. Directories confirm by phone or postcard; do it when someone can answer at the desk near {center}. Keep the list of accounts with the keys to the building, since it is the same kind of thing.",
      },
      {
        heading: "Merge the twins",
        point: "Two listings for one door split the reviews between them",
        text: "Two listings for one door split their reviews and confuse the map. Keep the one with more history, ask for the other to be merged rather than deleted, and save the screenshots first. Practitioners and firms are often listed twice under each name; decide who is the main one.",
      },
      {
        heading: "Set the special hours",
        point: "Holiday hours entered a year ahead prevent the angriest reviews",
        text: "Ordinary hours are usually right. The trouble comes on the second of January and the Friday after Thanksgiving. Enter a year of exceptions in one go, including the days when {place} itself is closed for something, and note who is responsible for the next year.",
      },
      {
        heading: "Describe the entrance",
        point: "Tell people where to park and which door to use",
        text: "Mention where to park, which door to use and what one passes on the way from {edge}. It is the sentence that the front desk says ten times a day. Once it is on the listing, they say it less often, and people arrive calmer.",
      },
      {
        heading: "Photograph the proof",
        point: "Keep before and after pictures, because directories forget",
        text: "Some directories take their data from others and will overwrite your correction in a month. Keep a picture of each page before and after, with the date. When the old suite number returns, the second request takes two minutes instead of twenty.",
      },
    ],
    examples: [
      (random) => {
        const found = random.between(28, 44);
        const wrong = random.between(9, 14);
        const minutes = random.between(10, 15);
        return `An invented tally shows the size of the job. A law office lists its traces and finds ${found} pages. Of these, ${wrong} carry a wrong fact that could send someone away. At ${minutes} minutes each, claiming included, that makes ${Math.round((wrong * minutes) / 6) / 10} hours. The remaining ${found - wrong} are merely untidy and can wait. Nobody needs a project for this; it needs a morning and coffee.`;
      },
      (random) => {
        const visits = random.between(120, 200, 10);
        const lost = random.between(4, 7);
        const value = random.between(60, 110, 10);
        const missed = Math.round((visits * lost) / 100);
        return `How much does one wrong number cost? Assume, for the sake of the sum, ${visits} people a month look up a tire shop in {areaB}, that ${lost} in a hundred meet the old phone line and give up, and that a visit is worth ${dollars(value)}. That is ${missed} visits and ${dollars(missed * value)} a month. All three inputs are guesses here. Yours can be counted in a week.`;
      },
      (random) => {
        const first = random.between(12, 18);
        const second = random.between(3, 5);
        return `Picture a clinic that moved two streets, and let the figures stand as illustration only. In the first month it corrects ${first} listings. A month later ${second} of them have gone back to the former address, because one large directory keeps feeding the others. Correcting that single source ends it. The lesson of the made-up case: when errors return together, look for the one place they come from.`;
      },
    ],
    asides: [
      "You do not need to be in two hundred directories. Most of them are read by nobody but other directories. The large maps, the two or three guides of your trade and the local chamber cover nearly everyone who will ever look.",
      "Resist adding keywords to the business name. It may work for a month, it is against the rules of every large map, and the listing can be suspended at the worst possible time. The name on the door is the name.",
      "A tracking phone number on a listing is fine if the real number stays beside it as the second one. Replacing the real number everywhere brings back the very disorder that you have just removed.",
    ],
    checklist: [
      "The one true version of name, address, phone and hours",
      "Old phone numbers searched in quotation marks",
      "Former partners and former names searched as well",
      "Sheet sorted by harm, worst group finished",
      "Every account claimed with a shared mailbox",
      "Duplicate listings merged, screenshots kept",
      "Exceptional hours entered for the next twelve months",
      "A reminder to look again in one quarter",
    ],
    closings: [
      "When the sheet is empty, open the map in {areaB} on someone else's phone and follow it to your door. If you arrive, the work is finished for this quarter. If you do not, you have found the last wrong fact. [PixlSEO](/pixlseo) watches the list afterwards so that you need not.",
      "It is dull, it takes a morning, and hardly any competitor does it properly. Few things in marketing have all three of those qualities. Block the morning, and answer the confirmation calls yourself.",
      "After that, writing has a firm floor to stand on: pages about {place} that lead to a phone which rings at the right desk. If you would like company on the first round, [write to us](/contact) and name the directory that annoys you most.",
    ],
  },
  {
    id: "reviews",
    generator: GENERATOR,
    category: null,
    titles: [
      "Reviews that name the work: a quiet habit for {place}",
      "What to ask happy customers in {place} to write",
      "From “great staff” to found: reviews in {place}",
    ],
    descriptions: [
      "A review that names the service helps the next customer in {place} more than praise does. How to ask for one fairly, and how to answer it.",
      "Ask at the right moment, ask for detail, answer everyone. A fair review routine for businesses in {place}, with wording you can borrow.",
      "Star averages look alike in {place}; the words below them do not. How to get reviews that say what was done, without bribes or scripts.",
    ],
    stepsHeading: "A routine that fits an ordinary week",
    theses: [
      "Most businesses in {place} collect stars. Few collect sentences, though sentences are what the next customer reads and what a search engine can match. “Great staff” is kind. “New brakes in one afternoon, and they showed me the old pads” answers a question before it is asked.",
      "Look at any three rivals around {center} and their averages differ by a tenth of a star. Nobody chooses by that. People scroll until they meet someone with the same problem as theirs, and they call the business that solved it.",
      "A review is the only part of your listing that you do not write, which is why it is believed. You cannot decide what people say. You can decide when you ask, what you ask about, and how you answer, and those three decide most of the rest.",
    ],
    steps: [
      {
        heading: "Ask when the relief is fresh",
        point: "Ask within a day, while the customer still remembers the details",
        text: "The right moment is the hour after the problem is gone: the car starts, the tooth is quiet, the deal is signed. A day later people remember the result; a week later they remember that it was fine. Put the request into the hand-over, and train whoever hands over.",
      },
      {
        heading: "Ask one real question",
        point: "A question gets a story; “please review us” gets five words",
        text: "“Would you mind writing what we did for you and whether it held?” gives people something to say. “Please leave us a review” gives them a blank box. Never dictate the answer, and never say which number of stars would be nice.",
      },
      {
        heading: "Ask everyone the same way",
        point: "Ask everyone, happy or not; picking only fans breaks the rules",
        text: "Sending only the cheerful ones to the review page is called gating. The large platforms forbid it, and readers sense it. Ask all customers with the same words. The occasional hard one makes the rest believable and tells you something that nobody said to your face.",
      },
      {
        heading: "Make it one tap",
        point: "A short link on the receipt beats a poster on the wall",
        text: "Print a short link and a QR code on the receipt, the invoice and the card that lies in the car. People from {areaB} will not search for your listing to do you a favor. Test the link on an old phone; if it asks for a sign-in twice, choose another.",
      },
      {
        heading: "Answer within two working days",
        point: "Answer all of them; the answer is written for the next reader",
        text: "Thank people by naming what they mentioned, in two sentences. The reader of your answer is not the reviewer. It is the person who reads both next month and wonders what you are like when something happens. Write for that person, with your first name below.",
      },
      {
        heading: "Answer the angry one slowly",
        point: "Draft the angry answer today and send it tomorrow",
        text: "Write the reply, keep it overnight, then delete the first sentence, which is nearly always the bad one. Say what you understood, what you did about it, and how to reach you. Give no personal detail, not even to prove a point, and in a medical or legal practice not even that they were a client.",
      },
      {
        heading: "Borrow their words",
        point: "Use the customers' own nouns in page titles and ads",
        text: "Read fifty reviews in one sitting and mark the nouns. If people say “wobbly crown” and your page says “restorative dentistry”, your page is wrong for {place}. Use their words in headings, and keep the proper term in the text for the few who know it.",
      },
      {
        heading: "Keep a steady pace",
        point: "Two a week, every week, look more alive than forty at once",
        text: "A burst of forty reviews in one week looks bought, and in winter the newest is old again. Agree on a small number that the front desk can reach without effort, and look at it on Mondays. If it drops to nothing, somebody forgot the card, and that is easily mended.",
      },
    ],
    examples: [
      (random) => {
        const customers = random.between(80, 140, 10);
        const asked = random.between(6, 8);
        const write = random.between(10, 18);
        const result = Math.round((customers * asked * write) / 1000);
        return `Say a repair shop serves ${customers} people a month. These figures are assumed, to show the chain. The desk remembers to ask ${asked} in ten, and ${write} in a hundred of those write. That gives ${result} reviews a month. Doubling the share who write is hard. Asking all ten in ten is a matter of a card beside the keys, and gives ${Math.round((customers * write) / 100)}.`;
      },
      (random) => {
        const total = random.between(60, 90, 5);
        const named = random.between(8, 14);
        return `Try a count on your own page. For an imagined pediatric practice it might read: ${total} reviews, of which ${named} name a treatment, three name the street, and the others praise the mood. A parent who searches for one particular problem can only be matched with those ${named}. Half a year of better questions would change the proportion. The total would hardly need to grow.`;
      },
      (random) => {
        const stars = random.between(44, 46) / 10;
        const reviews = random.between(35, 55, 5);
        const next = Math.round(((stars * reviews + 1) / (reviews + 1)) * 100) / 100;
        return `What does one bad review do? Assume ${reviews} reviews with an average of ${stars}. One single star brings the average to ${next}, which most people would never notice. The numbers are only an example, yet the sum is the same everywhere: a single angry voice changes the average little. The answer below it, read by everyone, changes more.`;
      },
    ],
    asides: [
      "Never pay, never offer a discount for stars, never write one yourself. Apart from being against the law in many cases, it reads like what it is, and your best customers are the first to notice.",
      "Do not put a screen at the door that asks for a face, smiling or frowning. It measures who was in a hurry. Real words come later, from people who have had time to see whether the repair held.",
      "You can leave old bad reviews where they are. A fair answer from that time and a year of better ones above are more convincing than a spotless page, which nobody in {areaA} would believe.",
    ],
    checklist: [
      "A short link and code on every receipt",
      "One question, agreed on, that everybody asks",
      "A named person who answers, and a deputy",
      "Nothing personal revealed in any answer",
      "Fifty reviews read, the common nouns marked",
      "A weekly number that is looked at on Mondays",
      "No reward of any kind attached to the request",
      "The link tested on an old phone",
    ],
    closings: [
      "Begin with the next customer who thanks you. Ask the question, hand over the card, and see what comes back. In a few months the words on your listing will describe your work in {place} better than your own page does. Then copy them into the page.",
      "The habit is small, and that is its strength: it survives a busy week. If you want requests to leave by themselves after each job, look at [automation](/smart-automation); the asking at the counter remains yours.",
      "Somewhere near {edge} a person has the very problem that you solved last Tuesday. Whether they find you depends on whether last Tuesday's customer said so in public. It costs one sentence to ask.",
    ],
  },
  {
    id: "area-pages",
    generator: GENERATOR,
    category: null,
    titles: [
      "Drawing a service area for {place} that matches your vans",
      "One honest page for each part of {place}",
      "How many pages does {place} need from you",
    ],
    descriptions: [
      "Pages with the town name swapped help nobody. How to choose which parts of {place} deserve a page, and what to put on it that is true.",
      "Draw your service area in {place} by drive time, then write a page only where you have work, pictures and something particular to say.",
      "A plan for service-area pages in {place}: which districts get one, which facts fill it, and when a line in a list does the job better.",
    ],
    stepsHeading: "From a drive-time map to a page worth keeping",
    theses: [
      "There are two ways to cover {place} with pages. One is to write a page and swap the names forty times, which readers close and search engines ignore. The other is to write few, each about a district you really work in. The second is slower for a week and faster for years.",
      "A service area is a promise. It says that somebody will come to {areaB} at a reasonable hour for a reasonable price. Most websites make that promise with a circle or a list of every town in the county, and then the dispatcher breaks it on the phone.",
      "The question is usually put as how many pages to make for {place}. It is better put the other way round: for which districts could you fill half a page with things that are true there and nowhere else? Those get a page. The others get a line.",
    ],
    steps: [
      {
        heading: "Drive it before you draw it",
        point: "Draw the area by drive time at four in the afternoon",
        text: "Take the worst ordinary hour, four on a weekday, and mark how far a van comes in twenty-five minutes. Where {edge} gets in the way the line bends sharply. That bent shape is your service area. The circle on the old brochure never was.",
      },
      {
        heading: "Mark where the work was",
        point: "Past invoices show the area you have, not the one you wish for",
        text: "Put last year's invoices on the map as dots. Clusters show where you are already known; gaps inside the drive-time line show where you could be. Dots outside it are favors. They are pleasant, and each of them costs an hour that {areaA} would have paid for.",
      },
      {
        heading: "Give a page only to a cluster",
        point: "No cluster of past jobs, no page",
        text: "A district earns a page with at least ten jobs behind it, because then you have pictures, prices and questions from there. Without that you would be inventing, and it shows. Name the remaining districts in one list on the main page, with the travel fee if there is one.",
      },
      {
        heading: "Write what only that district has",
        point: "Use the age of houses, the parking and the permits of that district",
        text: "Age of the houses, the usual pipe, the parking, the permit office, the landlord who owns half the street: these differ between {areaA} and {areaB}, and people who live there nod when they read it. Two such details do more than four paragraphs about quality.",
      },
      {
        heading: "Show two jobs",
        point: "Two real jobs with a picture beat a page of adjectives",
        text: "Describe two jobs from the district: what was wrong, what was done, how long it took, roughly what it cost. Ask before you show a house, and leave out the number. A reader with the same problem has now seen the price, and the call begins further along.",
      },
      {
        heading: "Say when you can come",
        point: "Print the days you are in each district, and keep to them",
        text: "If the van is in one half of town on Tuesdays and Thursdays, write that. People plan around a fixed day gladly, and the dispatcher stops apologizing. A promise of any time, anywhere means in practice that nobody in {areaB} knows when you come.",
      },
      {
        heading: "Link like a signpost",
        point: "Each district page links to its neighbors and to the service itself",
        text: "A district page should point to the two districts next to it and to the full page of the service. That is how a person moves who lives near a border. It is also the plainest way to tell a search engine how your pages belong together.",
      },
      {
        heading: "Retire pages that stay silent",
        point: "After two quarters without a call, merge the page into its neighbor",
        text: "After six months look at each page for calls and forms, not for visits. Merge a silent one into its neighbor and redirect the address. Fewer and fuller pages are easier to keep true, and an untrue page about {place} is worse than none.",
      },
    ],
    examples: [
      (random) => {
        const vans = random.between(2, 3);
        const jobs = random.between(4, 5);
        const drive = random.between(35, 45, 5);
        const saved = random.between(12, 18, 3);
        const minutes = vans * jobs * saved;
        return `A sum with made-up inputs: ${vans} vans make ${jobs} visits a day and spend ${drive} minutes on the way to each. Better borders save ${saved} of those minutes. That is ${minutes} minutes a day across the vans, or about ${Math.floor(minutes / 60)} extra hours in which somebody works instead of steering. The website did not do that. The map behind the website did.`;
      },
      (random) => {
        const districts = random.between(9, 12);
        const full = random.between(3, 4);
        return `Imagine a roofing firm that counts ${districts} districts in and around {place}. By its invoices, ${full} have ten jobs or more. It writes ${full} pages of six hundred words with two jobs each, and one list with the other ${districts - full}. All of this is invented, but compare the effort: ${full} pages that someone can check in an hour, instead of ${districts} that no one will read again.`;
      },
      (random) => {
        const fee = random.between(25, 45, 5);
        const share = random.between(2, 4);
        return `Suppose a plumber charges ${dollars(fee)} for the trip beyond the drive-time line and prints it. In this example ${share} of ten callers from out there decline and call someone nearer. The others accept without a discussion, because they have read it. Compare that with the usual way, where all ten are told at the door. The figures are ours; the silence at the door you have probably met.`;
      },
    ],
    asides: [
      "Skip the paragraph on the history of the town. Visitors with a wet basement do not care when the county was founded, and it is the very same paragraph that every rival has copied from the same encyclopedia.",
      "Do not list forty towns in the footer. It was a trick once. Now it is a wall of small type that says you will go anywhere, which nobody believes of a firm with two vans.",
      "Leave the main service page in charge. A district page supports it and should never compete with it for the same words. If both describe the service in full, shorten the one for the district.",
    ],
    checklist: [
      "Drive-time line drawn for a weekday at four",
      "Invoices of one year on the map",
      "Districts with ten jobs or more, named",
      "Two details per district that are true only there",
      "Two jobs with pictures and permission",
      "Service days printed and agreed with dispatch",
      "Links to neighbors and to the service page",
      "A date for merging what stays silent",
    ],
    closings: [
      "Start with the district that already pays best, and write its page as if a neighbor would read it aloud. When the second and third are done, stop and wait for calls. [Home services](/home-services) shows how we set areas and pages up for firms with vans.",
      "A small true map outlives a large pretended one. It also makes Monday easier for the person who sends out the vans, who is rarely asked about the website and should be the first to read it.",
      "Print the bent shape, hang it beside the phone, and make the website say the same thing as the wall. If the two ever differ again, trust the wall and mend the page.",
    ],
  },
];
