import type { Topic } from "./topic";

const GENERATOR = "generate-marketing-article";
const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

export const MARKETING_TOPICS: readonly Topic[] = [
  {
    id: "budget-floor",
    generator: GENERATOR,
    category: null,
    titles: [
      "When to stop an ad in {place}: set the floor first",
      "A stopping rule for ad money spent in {place}",
      "Let software move your {place} budget, within a fence",
    ],
    descriptions: [
      "Decide before the campaign what a lead in {place} may cost, how long a channel gets, and who may stop it. A floor, a deadline and a fence.",
      "Automated bidding needs limits that a person sets. How to write a stopping rule for ads in {place}, with a worked sum and a weekly check.",
      "Most ad money in {place} is lost in campaigns nobody dared to stop. Write the rule while you are calm, and let the numbers call the time.",
    ],
    stepsHeading: "Writing the rule",
    theses: [
      "Starting a campaign is easy and stopping one is not. There is always a reason to wait another week: the weather, the holiday, the new picture. A rule that was written before the first dollar was spent has no such feelings, and in a market the size of {place} it saves more than any clever bid.",
      "Software now moves budgets between channels better and faster than a person with a spreadsheet. It does so toward the goal it was given. If the goal was clicks, it will find you every idle thumb in {place}. The limits around it are still your work, and they fit on one page.",
      "Ask how much a new customer from {areaA} may cost and most owners give a different answer on Monday than on Friday. The channel is then judged by mood. A floor is one number, agreed on a calm day, under which a channel must not fall without someone having to explain it.",
    ],
    steps: [
      {
        heading: "Count leads, not clicks",
        point: "Set the floor in leads or calls, never in clicks",
        text: "A click is somebody's thumb. Set the floor in things your desk can recognize: a call of more than a minute, a form with a real address, a booked time. If two channels count differently, agree on one definition first, or you will compare apples with invoices.",
      },
      {
        heading: "Work back from the job",
        point: "Start from the profit of a job and work back to the price of a lead",
        text: "Take the profit of an ordinary job, decide which share of it you would pay to get it, and divide by the number of leads it takes. That is the ceiling for one lead. It is a duller number than a return on ad spend, and everyone at the table can check it.",
      },
      {
        heading: "Give each channel a fair trial",
        point: "Fix the length of the trial by lead count, not by patience",
        text: "A channel has had its trial when it could have brought about ten leads at your ceiling. With a small budget that may take a month, with a large one a week. Stopping earlier is superstition. Going on afterwards, without new facts, is hope.",
      },
      {
        heading: "Fence the machine",
        point: "Give automation a daily cap, an area and a list of words to avoid",
        text: "Automatic bidding needs three fences: a cap for the day, an area drawn by drive time and ending at {edge} if your vans do, and words you will never pay for. Inside the fences leave it alone. Correcting it each morning only restarts its learning.",
      },
      {
        heading: "Name the person who may stop it",
        point: "Name one person who may stop spending without asking",
        text: "Write a name beside the rule. When the floor is broken, that person switches the channel off the same day and tells the others afterwards. If a meeting is required, the money is spent by the time everyone has found a chair.",
      },
      {
        heading: "Move in thirds",
        point: "Move a third of the money at a time, so you can see what follows",
        text: "When a channel fails, do not carry its whole budget to the winner on the same afternoon. Move a third, wait for a week, look at the price of the extra leads. A channel that is cheap at a small scale in {place} may run out of people sooner than you expect.",
      },
      {
        heading: "Keep a quiet week as a measure",
        point: "A paused week tells you which leads would have come anyway",
        text: "Twice a year pause one channel for one ordinary week and watch the phone. Some leads come regardless, from habit and from the sign over your door. Their number belongs on the sheet, because the channel had been taking credit for them all along.",
      },
      {
        heading: "Write down why",
        point: "One line of reasons per stop saves the same argument next year",
        text: "For each stop and each start write one line: date, number, reason. Next fall a new colleague will propose the very same idea with the same enthusiasm. The line either saves you a month's budget or shows what has changed since.",
      },
    ],
    examples: [
      (random) => {
        const profit = random.between(600, 900, 50);
        const share = random.between(15, 25, 5);
        const leads = random.between(4, 5);
        const ceiling = Math.floor((profit * share) / 100 / leads);
        return `Let an imagined windshield shop earn ${dollars(profit)} on an average fleet order and be willing to pay ${share} % of it. It takes ${leads} leads to get one order. The ceiling is ${dollars(ceiling)} a lead. A fair trial of ten leads then costs up to ${dollars(ceiling * 10)}, and that is the amount to set aside per channel. The inputs are invented; the order of the steps is what to copy.`;
      },
      (random) => {
        const budget = random.between(1800, 3000, 300);
        const ceiling = random.between(40, 60, 5);
        const got = random.between(14, 20);
        const should = Math.floor(budget / ceiling);
        return `Suppose ${dollars(budget)} went into one network in a month, with a ceiling of ${dollars(ceiling)}. At that price it should have brought at least ${should} leads. In our made-up month it brought ${got}, at about ${dollars(Math.round(budget / got))} each. That is over the ceiling after a complete trial, so it stops. Nobody has to feel anything about it, and the talk lasts two minutes.`;
      },
      (random) => {
        const normal = random.between(22, 30);
        const paused = random.between(13, 17);
        const spend = random.between(700, 1000, 100);
        return `Here is the quiet week with figures for illustration. An ordinary week with ${dollars(spend)} of ads brings ${normal} leads, so each seems to cost ${dollars(Math.round(spend / normal))}. The paused week brings ${paused} anyway. The ads therefore brought ${normal - paused}, at ${dollars(Math.round(spend / (normal - paused)))} each. Whether that is too much depends on your ceiling, yet it is a different question from the one you thought you had answered.`;
      },
    ],
    asides: [
      "Ignore the score that the ad network gives your account. It rises when you spend more and accept its suggestions. It is a fine measure of how much the network likes you.",
      "Do not judge a channel in the week of a holiday, a storm or a strike at the freight company. Write the event into the sheet, leave the week out of the trial, and add one at the end.",
      "Brand searches deserve a line of their own. People who type your name were already coming. Counted among the rest, they make every campaign in {place} look better than it is.",
    ],
    checklist: [
      "One definition of a lead for all channels",
      "A ceiling per lead, with the sum behind it",
      "Trial length per channel in leads and in days",
      "Daily cap, area and excluded words entered",
      "The name of the person who may stop",
      "A sheet with date, number and reason",
      "One quiet week in each half of the year",
      "Brand searches reported apart",
    ],
    closings: [
      "The rule fits on a card beside the phone. When it calls for a stop, stop, and be glad that you decided in a calm hour. [Adrev](/adrev) can hold the fences and move the thirds for you; the floor remains a number that you chose.",
      "A channel that was stopped may come back. Offers change, {place} changes, and last year's failure may pass next year's trial. It simply has to pass it, with the same floor as all the others.",
      "If you write only one line today, write the ceiling and the sum that gave it. The next conversation about ads will be shorter, and it will be about a number rather than about who is braver.",
    ],
  },
  {
    id: "lead-response",
    generator: GENERATOR,
    category: null,
    titles: [
      "Answering leads in {place} without sounding like a machine",
      "What to automate, and what not to, when {place} writes",
      "The first hour after a {place} lead writes to you",
    ],
    descriptions: [
      "Let software confirm, sort and remind; let a person answer. A response plan for leads in {place} with roles, times and plain wording.",
      "Which parts of answering a lead in {place} a machine does well, which parts it spoils, and how to keep the promise you print on the form.",
      "A lead from {place} wants to know three things: did it arrive, who has it, and when will someone call. A plan for the first working hour.",
    ],
    stepsHeading: "The first hour, in order",
    theses: [
      "Somebody in {place} has just filled in your form. They have probably filled in another one as well, and the first sensible answer usually gets the conversation. Speed matters here, yet a fast reply that says nothing is only a fast way to be ignored.",
      "Software is good at three things in this trade: noticing, sorting and remembering. It is bad at a fourth, which is being someone. Let it do the three without rest, and let a person with a name write to {areaB}.",
      "A form is a question with a clock on it. People forgive a late answer when they were told it would be late. They do not forgive silence, because silence looks the same as a lost message, and nobody in {areaA} writes twice to find out which it was.",
    ],
    steps: [
      {
        heading: "Confirm at once, and say something",
        point: "The automatic mail says who has it and by when they will call",
        text: "Let the machine send the first mail within a minute. It should name the person who will call, the hour by which they will, and a number for those who cannot wait. No picture, no list of services. It is a receipt, and receipts are short.",
      },
      {
        heading: "Sort by need, not by size",
        point: "Sort by urgency first; money can wait an hour, a leak cannot",
        text: "Rules can put a lead in one of three trays: today, this week, not for us. Look at words such as leak, hearing, pain or closing date before you look at the budget. A system that ranks only by money will let the most grateful customers wait.",
      },
      {
        heading: "Give it to a person by name",
        point: "Every lead has one owner within ten minutes",
        text: "A lead that belongs to the team belongs to nobody. Assign by turn, by district or by trade, and show the name. If that person is in a meeting or beyond {edge} without reception, the lead moves on after fifteen minutes and both of them are told.",
      },
      {
        heading: "Read before you dial",
        point: "Thirty seconds of reading shows more respect than any script",
        text: "Thirty seconds are enough: what they wrote, which pages they read, whether they wrote before. “You asked about two vans and the lease ends in May” is a beginning. “How can we help you today” tells the caller to start all over again.",
      },
      {
        heading: "Call, then write, then wait",
        point: "One call, one message, one mail; then a day of peace",
        text: "Call once. If nobody answers, send a short message that says who called and when you will try again. One mail on the following day. After three friendly attempts in a week, stop, and leave the door open with a line that does not pretend to be hurt.",
      },
      {
        heading: "Let drafts stay drafts",
        point: "Generated text is a draft until somebody has read it aloud",
        text: "A writing assistant saves time with the tenth answer of the day. Treat its text as a draft: read it aloud, strike what you would never say, and check every price and date. A reply that promises what {place} cannot get is worse than none.",
      },
      {
        heading: "Respect the clock",
        point: "Nobody is pleased by an automatic message at midnight",
        text: "Forms arrive at midnight; answers should not, apart from the receipt. Hold reminders until eight in the morning. Say on the form what happens at night and on weekends. For real emergencies show the phone number above the form rather than under it.",
      },
      {
        heading: "Close the loop",
        point: "Record why a lead ended, in the customer's words",
        text: "When a lead ends, won or lost, write the reason in the words of the person who decided. “Too expensive” and “you called on Thursday” are different lessons. Read the month's reasons together, which takes ten minutes and replaces a survey.",
      },
    ],
    examples: [
      (random) => {
        const leads = random.between(50, 80, 5);
        const slow = random.between(30, 45, 5);
        const fast = slow + random.between(12, 18, 2);
        return `Let a dealer receive ${leads} forms a month. In this example ${slow} % of them are reached by phone when the first call comes next morning, and ${fast} % when it comes within the hour. The difference is ${Math.round((leads * (fast - slow)) / 100)} more conversations a month with the same advertising. The percentages are assumptions to show the sum. Your own are in the phone records.`;
      },
      (random) => {
        const minutes = random.between(6, 9);
        const leads = random.between(12, 18);
        return `Count the time of one day, invented but ordinary. ${leads} leads at ${minutes} minutes for reading, calling and noting make ${leads * minutes} minutes of work that only a person can do. Confirming, sorting, assigning and reminding would be about the same number again, and none of it needs a person. That is the whole case for automation, and it is enough.`;
      },
      (random) => {
        const callers = random.between(3, 4);
        const gap = random.between(20, 35, 5);
        return `Imagine ${callers} people who take turns, each away for ${gap} minutes now and then. Without a rule a lead waits for the one it was given to. With a rule that passes it on after fifteen minutes, the longest wait in this example falls from ${gap} minutes to fifteen, and usually to less. Nobody worked faster. The lead merely stopped standing at an empty desk.`;
      },
    ],
    asides: [
      "A robot that pretends to be a colleague named Amy helps nobody. People find out at the second question, and then they doubt the price as well. A receipt may say that it is one.",
      "You need no score with two decimals. Three trays are enough for any desk with fewer than a hundred leads a day, and everybody understands why a lead lies in one of them.",
      "Do not add every inquirer to the newsletter. They asked one question. Answer it, and let them choose the rest on a page that is as easy to leave as it was to enter.",
    ],
    checklist: [
      "Receipt mail with a name, an hour and a number",
      "Three trays, with the words that decide",
      "An owner for each lead within ten minutes",
      "A rule that passes a lead on when the owner is away",
      "The limit of attempts, written where all can see it",
      "Quiet hours for everything but the receipt",
      "Prices and dates checked in every draft",
      "Reasons for won and lost read once a month",
    ],
    closings: [
      "Try it yourself tonight: fill in your own form from a phone in {areaB}, and watch what comes back and when. Mend the first thing that annoys you. [Smart automation](/smart-automation) takes care of the receipt, the trays and the reminders.",
      "Nothing here makes a weak offer strong. It makes sure that a good one is heard while the question is still warm. For most teams that is the cheapest improvement there is, because the leads have already been paid for.",
      "Print the promised hour on the form and keep it for a month before you shorten it. A promise that is kept in {place} gets about, and so does the other kind.",
    ],
  },
  {
    id: "intake-calls",
    generator: GENERATOR,
    category: "Legal Marketing",
    titles: [
      "What intake calls say about legal keywords in {place}",
      "Listen to the phone: legal marketing for {place} firms",
      "County names and plain words: law firm search in {place}",
    ],
    descriptions: [
      "Callers describe their trouble in words no lawyer would choose. How a {place} firm turns intake notes into pages, ads and better calls.",
      "A law firm in {place} already owns its best keyword list: the intake log. How to read it without breaking a confidence, and what to change.",
      "Plain words, county names and honest hours bring a {place} law firm better calls. A method that starts at the phone, with a sample count.",
    ],
    stepsHeading: "From the intake log to the page",
    theses: [
      "A person with a legal problem in {place} does not search for a practice area. They search for what happened: hit from behind, landlord kept deposit, how long do I have. The firm's intake desk hears those words every day, and the website hardly ever does.",
      "Law firms buy keyword lists while the best list lies in a drawer at reception. It is the intake log, written in a hurry, in the callers' own words. Read with care, and with names covered, it says what to write, what to bid on and what to stop paying for.",
      "Legal advertising in {place} is expensive because everyone bids on the same ten words. Callers use hundreds. The gap between the two is where a smaller firm can afford to be found, and the way into it is to listen.",
    ],
    steps: [
      {
        heading: "Copy the first sentence",
        point: "Write down the caller's first sentence exactly as it was said",
        text: "Ask intake to note the first sentence of each call as it is spoken, without tidying. No names, no dates, nothing that points to a person: only the words for the trouble. A hundred such lines are a better guide to {place} than any tool.",
      },
      {
        heading: "Cover what is confidential",
        point: "Only words leave the log; names and facts stay inside the firm",
        text: "Decide with the managing partner what may leave the log. A phrase may; a story may not. The person who makes the list works inside the firm, deletes everything that identifies a caller, and shows the result to a lawyer before a marketer sees it.",
      },
      {
        heading: "Sort by what the caller needed",
        point: "Sort calls by the next step, not by the field of law",
        text: "Make three piles: needs a lawyer this week, needs a lawyer at some time, needs something else. Words from the first pile deserve money. Words from the second deserve a calm page. Words from the third deserve a kind referral and a place on the list of excluded words.",
      },
      {
        heading: "Use the county",
        point: "Courts belong to counties, so pages should name the county",
        text: "Cases are heard in a county's courthouse, and people in trouble learn the name of the county quickly. Name it on the page together with the building, the floor, the parking and what to bring. It is useful on its own, and hardly a rival writes it.",
      },
      {
        heading: "Answer the clock question",
        point: "Answer “how long do I have” without making a promise",
        text: "Many first sentences ask about time. Give the general rule, say what can shorten it, name the date on which a lawyer checked the text, and tell people to ask about their own case. A page that answers nothing in order to be safe also helps nobody.",
      },
      {
        heading: "Match the hours to the phone",
        point: "Bid when someone can answer; after hours, say what happens next",
        text: "Look at when calls come and when they are answered. Paid clicks at nine in the evening that meet a machine in {areaA} are gifts to a rival. Either somebody answers, or the ad pauses, or the page says who calls back at what time tomorrow.",
      },
      {
        heading: "Write for a shaken reader",
        point: "Short sentences first; the reader may be in pain or in a hurry",
        text: "The reader may sit in a parking lot near {edge} with a dented door and a headache. Put what to do now at the top, in five short lines. Credentials can follow. Nobody in that parking lot has ever wished for a longer paragraph about excellence.",
      },
      {
        heading: "Follow one call to its end",
        point: "Judge a phrase by signed matters, not by the number of calls",
        text: "Give intake one field more: where did you find us, and with which words. At the end of the quarter compare phrases by signed matters. A phrase that fills the phone and never signs costs you twice, once for the click and once for the person who listens.",
      },
    ],
    examples: [
      (random) => {
        const calls = random.between(160, 240, 20);
        const week = random.between(22, 30);
        const words = random.between(3, 4);
        return `Imagine ${calls} logged first sentences; all figures in this paragraph are made up. Sorting shows that ${week} in a hundred need a lawyer this week, which is ${Math.round((calls * week) / 100)} calls. Among those, ${words} phrases return again and again, none of them on the firm's website. Writing ${words} short pages is a week of work. The old plan had been forty pages on forty practice areas.`;
      },
      (random) => {
        const click = random.between(40, 70, 5);
        const clicks = random.between(30, 40, 5);
        const after = random.between(8, 12);
        return `A sum to try with your own bill: assume clicks at ${dollars(click)}, ${clicks} of them a month, of which ${after} arrive when nobody answers. That is ${dollars(click * after)} spent on a ringing phone. Pausing those hours costs nothing. Paying someone to answer in them may be the better choice, and now you know what it may cost. None of these numbers is a market price.`;
      },
      (random) => {
        const a = random.between(40, 55, 5);
        const b = random.between(12, 18);
        const signedA = random.between(1, 2);
        const signedB = signedA + random.between(2, 3);
        return `Two phrases in a fictional quarter: the first brought ${a} calls and ${signedA} signed, the second ${b} calls and ${signedB} signed. By calls, the first looks like the star. By matters it is nearly noise, and it kept intake busy for ${a} conversations of ten minutes, or ${Math.round((a * 10) / 60)} hours. The example is invented, yet most firms that count find a pair like it.`;
      },
    ],
    asides: [
      "Leave out comparisons, prizes you paid for and words such as expert, unless the rules of your bar permit them. Ask before you print. A complaint costs more than the page could have earned.",
      "Do not publish case results without the context that your rules require. If the context is longer than the result, choose another way to show how you work, for instance the first two weeks of a matter.",
      "Chat windows that promise a lawyer within seconds disappoint people at the wrong moment. A phone number and an honest hour are a smaller promise, and one that can be kept.",
    ],
    checklist: [
      "A hundred first sentences, nothing personal left in them",
      "Approval by a lawyer before anything leaves the log",
      "Three piles by the next step",
      "County, courthouse, floor and parking on the page",
      "The time question answered and dated",
      "Ads paused or the phone answered after hours",
      "Five lines of what to do now, at the top",
      "Signed matters per phrase at the end of the quarter",
    ],
    closings: [
      "Start with one clerk, one week and one sheet of paper near the phone. By Friday you will know five things about {place} that no keyword tool has told you. How we build pages from them is described under [law firms](/law-firms).",
      "The method is slow for two weeks and cheap forever. Rivals can copy your bids by the evening. They cannot copy your telephone, nor the patience of the person who answers it.",
      "Do it again in half a year, because words change: a new form, a new road, a new kind of dispute. Whoever listens notices first, and a firm that notices first can write calmly.",
    ],
  },
  {
    id: "product-feed",
    generator: GENERATOR,
    category: "E-commerce",
    titles: [
      "Fix the feed first: two weeks for a {place} store",
      "A small {place} store and its 500 products, in order",
      "The product feed is the shop window of {place} stores",
    ],
    descriptions: [
      "Before a {place} store raises its ad budget, its product feed deserves two weeks: titles, pictures, stock and price, in that order.",
      "Shopping ads show what the feed says. How a store in {place} with a few hundred products repairs titles, images and stock step by step.",
      "A two-week plan for the product feed of a small store in {place}: what to correct first, what to leave out, and a sum to do beforehand.",
    ],
    stepsHeading: "Two weeks, eight evenings at most",
    theses: [
      "A shopping ad has no copywriter. It shows the title, the picture, the price and the stock that your feed supplies, and it shows them next to eleven others. A store in {place} that repairs those four before it raises the budget gets more for the money it already spends.",
      "Store owners arrange the window on {center} every month and leave the product feed as the software made it in the first year. More people see the feed. It is the window for everyone who does not walk past, and it usually says “Mug, blue, 2”.",
      "There are stores with five thousand products and a team for the feed. Then there are stores in {place} with four hundred and an owner who packs parcels until six. For the second kind the order of repairs is everything, because there will be only a few evenings.",
    ],
    steps: [
      {
        heading: "Sell less first",
        point: "Take the hopeless third out of the feed before polishing the rest",
        text: "Sort products by profit over the last year and take the bottom third out of the ads. They stay in the store; they merely stop eating budget. It is the only improvement that takes half an hour, and it makes each later evening shorter.",
      },
      {
        heading: "Write titles like a customer",
        point: "Put kind, material, size and use into the first forty characters",
        text: "What is it, of what, how large, for whom: in that order, in the first forty characters, since the rest is cut off on a phone. Keep the poetic name for the label. Do the fifty best sellers by hand and a pattern for the others.",
      },
      {
        heading: "Take one honest picture",
        point: "One plain picture per product, with a hand or a table for scale",
        text: "A clean background for the first picture, and a second one with a hand, a table or a window in {areaA} that gives the scale. Most returns in small stores begin with a thing that seemed larger. Light from a north window costs nothing.",
      },
      {
        heading: "Let stock tell the truth",
        point: "Sold-out items must leave the feed within the hour",
        text: "Clicks on sold-out goods are paid like any others. Let stock update every hour, and set the feed to drop an item when one piece is left if you also sell over the counter. A parcel that cannot be sent costs a customer as well as the click.",
      },
      {
        heading: "Say the whole price",
        point: "Shipping in the feed equals shipping at the checkout",
        text: "Enter shipping by weight and zone exactly as the checkout charges it. If pickup at {center} is free, add it as an option, because people on this side of {edge} will choose it. A surprise at the last step undoes all the work before.",
      },
      {
        heading: "Fill the dull fields",
        point: "Material, color and product codes decide which searches you enter",
        text: "Material, color, size, age group, code: they are dull, and they decide for which searches you are considered. Export the list, sort by empty cells, and fill one column an evening. If a product has no official code, say so in the field made for it.",
      },
      {
        heading: "Group by margin",
        point: "Bid by margin group instead of one bid for everything",
        text: "Label each product high, middle or low by what remains after shipping and returns. Three groups with three targets are enough. Otherwise the budget flows to whatever sells most easily, which in many stores is the item that earns least.",
      },
      {
        heading: "Read the search terms weekly",
        point: "Exclude words weekly; the feed shows you what people meant",
        text: "Once a week read what people typed before they clicked. Exclude what you do not sell, and move good words into titles. After a month the list is short. It is also the best market research about {place} and beyond that an afternoon can buy.",
      },
    ],
    examples: [
      (random) => {
        const products = random.between(360, 480, 30);
        const clicks = random.between(1400, 2000, 100);
        const soldOut = random.between(6, 9);
        const price = random.between(40, 60, 5);
        const wasted = Math.round((clicks * soldOut * price) / 10000);
        return `Assume a store with ${products} products and ${clicks.toLocaleString("en-US")} paid clicks a month at ${price} cents. If ${soldOut} in a hundred clicks reach something sold out, ${dollars(wasted)} a month buys disappointment. Hourly stock removes most of it for the price of a setting. The shares here are assumed; count yours by comparing last month's clicked items with the stock list.`;
      },
      (random) => {
        const views = random.between(8, 12);
        const before = random.between(7, 9);
        const after = before + random.between(2, 4);
        const clicksMore = Math.round((views * 1000 * (after - before)) / 1000);
        return `Say fifty best sellers are shown ${views},000 times a month, and that clearer titles lift clicks from ${before} to ${after} per thousand. That makes ${clicksMore} more visits for two evenings of typing. Whether titles do this for you is an open question, and these values are only placeholders. Change half of the titles, wait two weeks, and compare the halves.`;
      },
      (random) => {
        const margin = random.between(18, 24);
        const low = random.between(4, 6);
        const cost = random.between(8, 11);
        return `Two imaginary products: a coat hook that leaves ${dollars(low)} after shipping, and a lamp that leaves ${dollars(margin)}. An order from ads costs ${dollars(cost)} for either. The hook then loses ${dollars(cost - low)} a piece, however well it sells, and the lamp earns ${dollars(margin - cost)}. With one bid for everything the software sees two successes. With margin labels it sees what you see.`;
      },
    ],
    asides: [
      "Do not rename products every week. Each new title begins to be learned from the start. Choose, wait for a fortnight, compare, and then leave the winner alone until the season changes.",
      "A discount is not a repair. If a product does not sell at its price with a clear title and a true picture, it may be the wrong product, and ten percent less will only tell you later.",
      "Leave the second and third marketplace for next year. Every channel multiplies the errors of the feed it is given, so a mended feed is the best preparation for all of them.",
    ],
    checklist: [
      "Bottom third by profit out of the ads",
      "Fifty best sellers retitled by hand",
      "A picture that shows the scale for each of them",
      "Stock in the feed updated every hour",
      "Shipping identical in feed and checkout",
      "No empty cell in material, color, size and code",
      "Margin label on every product",
      "Search terms read each Monday, exclusions added",
    ],
    closings: [
      "At the end of the second week compare two things with the weeks before: profit after ads, and parcels returned. If both are better, raise the budget by a third. [Adrev](/adrev) watches the feed from then on and tells you when stock or prices drift.",
      "A store in {place} cannot outspend the large ones. It can describe four hundred things properly, which they do not do for forty thousand. That is a real advantage, and it costs evenings rather than money.",
      "Begin tonight with the bottom third. It takes half an hour, hurts a little, and makes tomorrow's work smaller. For what follows, [e-commerce brands](/ecommerce-brands) shows the order in which we do it.",
    ],
  },
];
