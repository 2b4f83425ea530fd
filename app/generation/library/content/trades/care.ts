import type { Trade } from "../../library";

const PAGE = {
  page: "our page for practices",
  pagePath: "/healthcare",
  travels: false,
  onsite: false,
} as const;

/** Practices, and care that comes to the house. Their figures are examples for worked sums. */
export const CARE: readonly Trade[] = [
  {
    ...PAGE,
    id: "dentistry",
    name: "Dentistry",
    group: "dentists",
    shop: ["dental practice", "dentists"],
    worker: "dentist",
    customer: ["patient", "patients"],
    desk: "receptionist",
    job: ["regular patient", "regular patients"],
    unit: "the first year of a new patient",
    costs: "staff, supplies, and the lab",
    quote: ["first visit", "first visits"],
    books: "book a first visit",
    about: "a tooth that hurts with cold water",
    wrong: "“medical clinic”",
    right: "“dentist”",
    hesitate: "are embarrassed about how long it’s been",
    rival: ["the dental chain in the shopping center", "the chain"],
    proof: "the people who work there, with their first names",
    complaint: "an hour in the waiting room",
    unheard: "over lunch, when one person covers the phones",
    reply:
      "Sorry, we’re at lunch and the phones are busy. Does it hurt right now? We’ll hold a spot this afternoon. Otherwise text us the name of your plan and we’ll send two times.",
    season: "Calls rise in November, when people notice their benefits are about to run out.",
    doubt:
      "Insurance decides where a lot of people go, and no page or card changes which networks you’re in.",
    looking:
      "They look for three things: the name of their plan, your hours, and a face that won’t scold. A page that has all three on the first screen gets read by people who’ve put it off for years.",
    deciding:
      "Most of it gets decided after the first visit. People walk out with a new toothbrush and a treatment plan, and remember only the price. A call two days later that asks how the tooth feels, before a word about money, finds out what’s in the way.",
    inTheMail:
      "A card from a dentist gets read in the hall, with a tongue on the tooth in question. Skip the model with the smile. Print your early hours, Tuesdays from seven or whatever they are, and the name of whoever answers.",
    reviewed:
      "People don’t review the filling. They review the wait, the bill, and whether anybody made them feel bad about the years since the last visit.",
    scene:
      "A sip of cold water found the tooth again, the one on the left that’s been quiet since spring. At work somebody types with one hand and holds a cheek with the other.",
    otherScene:
      "The school nurse sent a note home about the boy’s back teeth, and the dentist the family used to see has retired. The search starts at the kitchen table.",
    done: "A few hundred families live on the streets around the practice, and most of them have a dentist across town.",
    urgent: "emergency dentist today",
    planned: "dentist taking new patients",
    front: "Which tooth is it?",
    offer: "a look at the one that bothers you, and a price in writing before anything is done",
    figures: { value: 1000, left: 40, book: 75, close: 65, leads: 80, need: 10, wage: 22, hour: 180 },
    example: { visits: 3, click: 7, ads: 1050, reviews: 100, stars: 431, mailed: 23, held: 2 },
    questions: `
Do you take my insurance? It is the first question for most callers, and the answer is a list with a date. Print the plans by name, say what happens if a plan is not on it, and the desk gains an hour a week.
It has been nine years. Will I be scolded? Nobody asks this aloud. A sentence from the dentist, that the first visit is for looking and that no one here counts years, brings in people who have driven past for a long time.
What does a crown cost without insurance? A range with what moves it is better than a request to call. Practices that print a cash price, and payment terms in plain numbers, are found by people who have no plan and pay on the day.
Will it hurt? Nobody can promise that it will not, and nobody should. Say what is done against it, how the patient can stop with a raised hand, and how long the lip stays numb. Knowing what comes next is most of the comfort.
Can I come before work? One early morning a week fills faster than any campaign. Put the hour on your Google profile as well as on the website, because people with a job search by hours and not by degrees.
Do you see children? Parents look for a yes, then for the age, then for a picture without a drill. Tell them what happens in the first ten minutes, and that they may stay in the room, which is what they wanted to know.
Something broke. Do you have time today? Two free slots a day, kept open until eleven, turn emergencies into patients. The page should say what to do with the piece of tooth until then, and it should say it at the top.
Do I need all of that? A plan with six lines is frightening, even if each of them is right. Sort it into now, this year, and when it bothers you, and people start with the first column instead of with nothing.
Who will I see? A new face at every visit is the usual complaint about chains. If it is the same dentist each time, say so in those words and put the face beside it, without a stock photo of somebody else’s smile.
`,
  },
  {
    ...PAGE,
    id: "eye-care",
    name: "Eye care",
    group: "optometrists",
    shop: ["optometry practice", "optometrists"],
    worker: "optometrist",
    customer: ["patient", "patients"],
    desk: "receptionist",
    job: ["glasses sale", "glasses sales"],
    unit: "a pair of glasses",
    costs: "frames, lenses, and the optical staff",
    quote: ["eye exam", "eye exams"],
    books: "book an eye exam",
    about: "small print that’s gotten hard to read",
    wrong: "“sunglasses store”",
    right: "“optometrist”",
    hesitate: "buy a stronger pair at the drugstore and put off the exam",
    rival: ["the online shop that mails frames for the price of lunch", "the online shop"],
    proof: "a wall of frames with the prices facing out",
    complaint: "glasses that were two weeks late",
    unheard: "when the only person up front is adjusting a frame",
    reply:
      "Sorry, we’re fitting a frame. Flashes or sudden spots are urgent, so please call right back. For an exam, text us the name of your plan and we’ll send two open times.",
    season:
      "The weeks before school starts fill the book, and so do the last ones of the year, when benefits run out.",
    doubt: "Plenty of people take the prescription and buy online, so exams can grow while glasses don’t.",
    looking:
      "They check whether the exam is covered and when you have an opening. A page that names two common plans, walks through an ordinary bill, and has a button for Thursday at six doesn’t need a slogan.",
    deciding:
      "Two people pick a pair of glasses: the one who wears them and the one who looks at them. A prescription without a frame is often just waiting for the other one’s day off.",
    inTheMail:
      "The best joke a card about eyes can make is its own type, getting smaller line by line. People read it out loud to each other at the mailbox. Put the phone number on the last line both can read.",
    reviewed:
      "The exam gets a kind word. The detail goes to the bill at the counter, how long the glasses took, and the person who bent the frame back for free.",
    scene:
      "The menu is at arm’s length, and the arm is too short. A daughter reads out the prices with a grin, and on the way home somebody asks a phone about an eye exam.",
    otherScene:
      "After an hour at the screen the letters swim, and the headache sits where it sat yesterday. A coworker says get your eyes checked, and the search starts between two meetings.",
    done: "A man comes out of the practice, stops at his car, and reads the sign across the street out loud, to nobody.",
    urgent: "eye doctor open today",
    planned: "eye exam and glasses",
    front: "Is your arm long enough for this card?",
    offer: "a free check of the glasses you have, and a new screw if they need it",
    figures: { value: 400, left: 50, book: 80, close: 55, leads: 100, need: 25, wage: 20, hour: 120 },
    example: { visits: 2, click: 3, ads: 600, reviews: 50, stars: 212, mailed: 33, held: 3 },
    questions: `
What does it cost if I have a vision plan? Plans pay for the exam, part of a frame, and a basic lens. Show an ordinary bill for two common plans, line by line, and the surprise moves from the counter to the screen, where it does no harm.
Can I take the prescription with me? Yes, it is the patient’s by law, and the page should say so without a sigh. Practices that hand it over gladly, and name what they add, such as fitting and repairs, keep more of the glasses than those that hide it.
How long does the exam take? Half an hour, and longer with drops, after which driving is a bad idea. Put that last point into the confirmation, because a patient who learns it in the chair has to cancel an afternoon.
Does my child need one? The screening at school can miss what matters for reading. Describe three signs that parents can see for themselves: a tilted head, a finger under the line, a child who hates nothing but homework.
Are progressive lenses worth it? For many people, after an odd first week. Offer a trial with a date until which they may come back, explain what gets measured that a website cannot measure, and say who should not buy them.
Can you repair these? A lost screw takes one minute and is never forgotten. Do it free for strangers as well, and say so on the door, because people buy the next pair where somebody saved the last one.
Why do your frames cost more? Some do and some do not, and the prices should face the customer. Keep a shelf of frames under a round number that your own staff wears, because the search began with the price of lunch.
I see flashes. Is that urgent? Yes, today, and not by a form in the evening. The page needs one line in red with the signs and the number for them, and whoever answers needs to know which of them cannot wait.
Would contacts suit me? Dry offices and long days decide, more than age. A fitting with three pairs to take home, and a price for the whole of it, spares people the year of trying in which they give up.
`,
  },
  {
    ...PAGE,
    id: "physical-therapy",
    name: "Physical therapy",
    group: "physical therapists",
    shop: ["physical therapy clinic", "physical therapists"],
    worker: "therapist",
    customer: ["patient", "patients"],
    desk: "receptionist",
    job: ["course of treatment", "courses of treatment"],
    unit: "a course of eight visits",
    costs: "the therapist, the front desk, and billing",
    quote: ["evaluation", "evaluations"],
    books: "book an evaluation",
    about: "a shoulder that hurts at night",
    wrong: "“gym”",
    right: "“physical therapy clinic”",
    hesitate: "think they need a referral, or that it’ll go away by itself",
    rival: ["the hospital’s own rehab department", "the hospital"],
    proof: "an arm held as high as it would go on day one",
    complaint: "a different therapist every week",
    unheard: "on the hour, when every therapist is changing patients",
    reply:
      "Sorry, we’re with patients until the half hour. Where does it hurt, and since when? You may not need a referral. Text us and a therapist will suggest a time.",
    season:
      "{#cold}The first warm weekend and the first ice each bring their own injuries.{:else}The start of a sports season brings shoulders and knees, and January brings resolutions.{/cold}",
    doubt:
      "Referrals from a handful of doctors can fill most of the calendar, and when one of them retires, a year of good marketing is gone.",
    looking:
      "They type what hurts, usually at the hour when it hurts. A page that shows one way to sleep tonight and explains the state’s rule on referrals has told them more than the last three they opened.",
    deciding:
      "People talk about months of pain as if it were the weather. At the evaluation they hear for the first time which movement causes it. Repeat that one sentence on the phone a week later, and they come in.",
    inTheMail:
      "A card with one exercise in three drawings gets propped up against the bathroom mirror. After a week it has either helped, and they trust the name on it, or it hasn’t, and the number is on the back.",
    reviewed:
      "They name a person and something they can do again: stairs, a tennis serve, picking up a grandchild. The bad ones are about being handed from one therapist to the next.",
    scene:
      "At three in the morning the shoulder has woken somebody up again, and there’s no side left to lie on. A phone lights up, and a question that’s been put off for two months finally gets typed.",
    otherScene:
      "The knee held for the first mile and gave out on the curb. Sitting on a stranger’s front steps, its owner looks up whether you have to see a doctor first.",
    done: "From the parking lot people can see a woman take the clinic’s steps one at a time, without the rail, and wave at somebody inside.",
    urgent: "physical therapist this week",
    planned: "physical therapy without referral",
    front: "Which stair is the bad one?",
    offer: "fifteen minutes with a therapist to find out whether you need one",
    figures: { value: 1000, left: 36, book: 50, close: 75, leads: 60, need: 5, wage: 20, hour: 75 },
    example: { visits: 8, click: 4, ads: 600, reviews: 50, stars: 212, mailed: 20, held: 2 },
    questions: `
Do I need a referral? Every state has its own rule, and the insurer may want one even where the state doesn’t. Put both in two lines, say what changes after the first visits, and offer to make the call to the insurer yourself.
How often do I have to come? Twice a week for a month frightens a person with a job. Say what the first visit decides, how much can be done at home, and when it ends, because nobody likes to start a thing without an end.
Will I see the same person? Clinics that pass patients around lose them after the third visit. If it is one therapist from first to last, make that the second sentence of the page, after the one about parking.
What should I wear? It sounds like nothing, and it gets asked every day. Two lines on what to wear for a knee and for a shoulder, and on where to change, take away a small fear that nobody mentions.
Is it going to hurt? Sometimes for a day, and there is a kind of pain that is fine and one that is not. Explain the difference as you would in the room, with the number from one to ten that means stop.
What can I do tonight? One position for sleeping, with a pillow in the right place, is worth more than a page about the history of the clinic. People who slept because of your picture call in the morning.
Does my plan pay for it? It pays for a number of visits, after a deductible that few people know. Let the desk find out both before the first appointment and write them on a card, together with the cash price.
Surgery or exercise? That is decided with a doctor, and a clinic should not pretend otherwise. It can say which questions to bring along, and what eight weeks of work usually show before anyone has to choose.
Why not just a video? For a stiff neck it may do. For a shoulder that is getting worse it loses weeks. Name the signs that a screen cannot see, offer one visit to learn the three right exercises, and let people go on alone.
`,
  },
  {
    ...PAGE,
    id: "veterinary",
    name: "Veterinary care",
    group: "vets",
    shop: ["vet clinic", "vet clinics"],
    worker: "vet",
    customer: ["client", "clients"],
    desk: "receptionist",
    job: ["dental cleaning", "dental cleanings"],
    unit: "a dental cleaning under anesthesia",
    costs: "staff, drugs, and equipment",
    quote: ["dental exam", "dental exams"],
    books: "bring the pet in for an exam",
    about: "a dog with bad breath",
    wrong: "“pet groomer”",
    right: "“veterinarian”",
    hesitate: "fear the bill, and fear being judged for asking about it even more",
    rival: ["the groomer who scrapes teeth while the dog is awake", "the groomer"],
    proof: "the quiet room with a separate door for cats",
    complaint: "a bill that came in over the estimate",
    unheard: "during surgery hours, when the calm voice at the desk is holding a paw",
    reply:
      "Sorry, we’re in surgery. Is your pet breathing hard, bleeding, or unable to stand? Drive to the emergency hospital now. If not, tell us what you see, and we’ll call by noon.",
    season: "February is pet dental month, when clinics talk about teeth and people ask.",
    doubt:
      "Not every home has a dog or a cat, and what people spend on one depends on love more than on income.",
    looking:
      "They compare two clinics by how the desk sounds and by one price they can check. Print the price of a first visit and an estimate in three steps, and they’ll believe you about the rest.",
    deciding:
      "Owners weigh a bill against an animal that’s looking at them. They don’t want to be talked into it. They want to know what happens if they wait, and a vet who can say it’s fine to wait gets asked again.",
    inTheMail:
      "A list of the six signs of an emergency goes straight onto the refrigerator and stays there longer than a puppy stays a puppy. Print it under the offer, above your number.",
    reviewed:
      "They write about the night something went wrong, who called them back, and whether the bill was a surprise. Nobody rates a cleaning; they rate being treated like family.",
    scene:
      "The dog hasn’t touched the bowl since last night and is lying by the door. Somebody kneels down with a phone and compares two numbers.",
    otherScene:
      "A kitten came home in a shoebox, and the kids have already named it. Nobody knows what it needs, in what order, or what it’s going to cost.",
    done: "The old dog everybody on the block knows is out again, slower, with a shaved patch and a wagging tail.",
    urgent: "vet open now",
    planned: "dog dental cleaning cost",
    front: "Smell that? It’s the dog.",
    offer: "a free look at your pet’s teeth, with you right there",
    figures: { value: 600, left: 40, book: 75, close: 55, leads: 40, need: 6, wage: 19, hour: 150 },
    example: { visits: 2, click: 3, ads: 450, reviews: 120, stars: 520, mailed: 30, held: 2 },
    questions: `
Do you take new animals? Clinics that are full should say so, with the date when they will not be. Clinics with room should put it first, because after four refusals people stop reading anything else.
Is this an emergency? People call because they cannot judge it. A list of six signs that mean now, and of six that can wait until morning, sends some of them away at the right moment and earns more trust than an open door.
What will it cost? People ask it in a low voice. Give an estimate in three steps and call before each one. An owner who’s allowed to say stop hardly ever needs to.
Does she have to be put under? To clean below the gum line, yes, and that’s what owners are really afraid of. Say who watches her breathing, what the blood work checks, and when you’d advise against it. Scraping while she’s awake gets only the part that shows.
My cat will not go into a box. Now what? Describe the towel, the spray and the box that lives in the living room, and offer the hour when no dog is in the building. Cat owners will drive past two clinics for that.
Is insurance worth it? For a young dog of some breeds perhaps, for an old cat seldom. Say it as a clinic that earns nothing by the answer, and show what the bills of last year looked like, with the names left out.
Who do I call at night? Name the hospital, the road and the minutes, and what to tell them. Sending people there, with the file already on its way, is a service they remember as yours.
Can I stay with my pet? You can stay until she’s asleep, and we’ll call you in when she wakes up: say it in those words, because people who were once sent out of the room remember it.
How often do teeth need it? Once a year for most small dogs, less often for many big ones, and no two mouths are alike. Say how you decide, and put the date of the last one on every reminder, because owners lose track.
`,
  },
  {
    ...PAGE,
    id: "hearing",
    name: "Hearing care",
    group: "hearing clinics",
    shop: ["hearing clinic", "hearing clinics"],
    worker: "audiologist",
    customer: ["patient", "patients"],
    desk: "receptionist",
    job: ["hearing aid fitting", "hearing aid fittings"],
    unit: "a pair of hearing aids, fitted",
    costs: "the aids and the follow-up visits",
    quote: ["hearing test", "hearing tests"],
    books: "book a hearing test",
    about: "a TV that’s too loud for everyone else",
    wrong: "“ear doctor”",
    right: "“hearing aid store”",
    hesitate: "wait for years because a hearing aid means being old",
    rival: ["the pharmacy that sells hearing aids off the shelf", "the pharmacy"],
    proof: "a hearing aid on a fingertip, next to a dime",
    complaint: "an aid that whistles in church",
    unheard: "all day, when callers can’t hear the phone menu and hang up",
    reply:
      "Sorry we missed you. You can text us back, so nobody has to listen to a menu. Is it for you or for someone in the family? We’ll send two times for a test, for both of you if you like.",
    season: "Families bring it up at the holidays, and the calls come in January.",
    doubt:
      "The caller is often a daughter, and between her call and a test there’s a conversation no clinic takes part in.",
    looking:
      "A daughter does the looking, and she’s looking for words more than prices. The page that tells her how to bring it up at dinner, and that both of them can be tested, goes to her brother the same night.",
    deciding:
      "The test takes an hour, and the decision takes until somebody at the table says how nice it was to be heard. So follow up with the patient and with whoever came along, and not on the same day.",
    inTheMail:
      "The people who need the card don’t read it, and the people who read it live with them. Write to both, print it large, and say up front that nobody has to buy anything.",
    reviewed:
      "They write about what they heard: birds, a turn signal, a grandchild on the phone. The bad ones are about being sold the top model and never being called again.",
    scene:
      "At the family table he laughs a second after everybody else, and the woman next to him notices. In the kitchen she asks her phone how you tell a father.",
    otherScene:
      "You could hear the TV from the driveway, and the grandson asked why. There’s been a brochure under the car keys ever since, and tonight somebody reads it.",
    done: "Outside the clinic a man on a bench has turned his head toward a bird, and his wife saw it.",
    urgent: "hearing aid repair today",
    planned: "hearing test",
    front: "Who turns up the TV at your house?",
    offer: "a hearing test for two, so nobody has to go alone",
    figures: { value: 4000, left: 40, book: 50, close: 45, leads: 40, need: 2, wage: 20, hour: 90 },
    example: { visits: 4, click: 10, ads: 1500, reviews: 30, stars: 123, mailed: 12, held: 1 },
    questions: `
Do I really need a test for that? The box from the pharmacy asks for none, and for a mild loss it may be enough. Say so, and say what a test finds that no box can, from a plug of wax to something a doctor has to see.
Will everybody see it? They will notice it less than they now notice being asked twice. Photos of real ears from the side and from behind, with gray hair and with none, answer this better than the word discreet.
What does a pair cost? The range is wide, and hiding it costs more calls than it saves. Name three steps with what each is good for, a quiet home, a restaurant or a meeting, and say what the visits after the fitting are worth.
Can I try them first? A trial of some weeks, with the money back and a date on paper, is the answer people wait for. Explain that the first days are loud and strange, and that the second visit is where it turns.
My father refuses. What now? Most of these calls come from a daughter. Invite both of them for a test together. A person who hears the difference on a familiar voice decides for himself, and a person who was talked into it leaves them in a drawer.
Does insurance pay? Some plans do, many do not, and the veterans’ office often does. Offer to find out before the visit, and name the number of that office, because people who get help there will tell others.
Do they whistle? They used to, and everybody knows an uncle. Say why it happens and what a fitting does about it, and let people listen to a quiet one in the waiting room.
What about the batteries? Nobody needs the fingers of a watchmaker any more, because many aids sit in a charger overnight. For people who travel or forget, show the other kind, and how a stiff thumb opens the door.
How often do I come back? Three times in the beginning and then twice a year, if it goes well. Put the visits into the price so that nobody saves on them, because an aid that is not adjusted gets worn on Sundays only.
`,
  },
  {
    ...PAGE,
    travels: true,
    onsite: true,
    id: "home-care",
    name: "Home care for seniors",
    group: "home care agencies",
    shop: ["home care agency", "home care agencies"],
    worker: "care manager",
    customer: ["family", "families"],
    desk: "coordinator",
    job: ["new client", "new clients"],
    unit: "the first three months with a client",
    costs: "wages, payroll taxes, and insurance",
    quote: ["home visit", "home visits"],
    books: "ask for a home visit",
    about: "a mother who’s stopped cooking",
    wrong: "“nursing home”",
    right: "“home care agency”",
    hesitate: "promise each other to manage, and feel guilty when they can’t",
    rival: ["the national franchise that answers around the clock", "the franchise"],
    proof: "a page of the notebook on a kitchen counter",
    complaint: "the fourth new face in a month",
    unheard: "on Sunday evenings, when the kids have just driven home",
    reply:
      "Sorry, the office is closed this evening. Is your parent safe tonight? If not, call a neighbor first. Text us the town and what you found, and we’ll call you at eight tomorrow.",
    season: "Calls come right after the holidays, when the kids have looked in the refrigerator.",
    doubt:
      "Whether care can start depends on whether you can hire somebody for it, and no ad for clients finds a caregiver.",
    looking:
      "They search late, and they type as if the phone knew their mother. A page with the hourly rate, the shortest shift, and the first name of a caregiver answers the three things they’re afraid to ask.",
    deciding:
      "Brothers and sisters decide together, from different towns. The one close by is worn out, and the one far away has doubts, so a second call everyone can join is worth more than a second brochure.",
    inTheMail:
      "The parent opens the mail and the daughter makes the call. A card that offers help offends the parent. A card that offers a ride, or a list of questions for the doctor, gets passed along.",
    reviewed:
      "They name the caregiver, never the company. And they write about the day she called in sick: whether somebody came, and whether anyone told the family.",
    scene:
      "There were four cartons of milk in the refrigerator, all of them old, and the pan on the stove was black. The son drives home on a Sunday and calls from the first rest stop.",
    otherScene:
      "She said on the phone that she’d eaten, and couldn’t say what. Two states away a daughter opens a laptop, types three words, and closes it before anyone comes in.",
    done: "There’s been a small car in front of the brick house every morning this spring, and the curtains are open by nine.",
    urgent: "home care starting tomorrow",
    planned: "home care cost",
    front: "Who’s driving you on Thursday?",
    offer: "one free ride to an appointment, with somebody who waits with you",
    figures: { value: 6400, left: 25, book: 25, close: 50, leads: 80, need: 1, wage: 21, hour: 30 },
    example: { visits: 2, click: 9, ads: 1350, reviews: 20, stars: 82, mailed: 10, held: 1 },
    questions: `
What does an hour cost? It is the first question and the last. Print it, with the shortest visit you make and the price of a night, because a family that has to ask feels as if it were haggling over a mother.
Who comes into the house? Not a profile but a person. Say how many people are tried before one stays, that the family meets her first, and what is checked, and add how long your people have been with you on average.
What if they do not get along? It happens, and changing should take one call and no reason. Families who know that a second caregiver is possible are more patient with the first.
Does insurance or the state pay? Sometimes a policy from long ago does, sometimes a program for veterans. Offer to read the policy, because it lies in a drawer and nobody understands it, and say in which cases you cannot help.
She says she needs nobody. How do we begin? With two hours a week and a reason that is not care: the laundry, a ride, the mail. Agencies that tell families how to bring it up get the call once it has been brought up.
How do we know what happens there? A notebook on the counter, three lines a day, a photo of the page in the evening. It is simple, and a daughter two states away can read it before she sleeps.
Can you come tonight? For the first evening after a hospital, sometimes. Say until what hour, and what has to be in the house by then, and families will write your number on the discharge papers themselves.
Companion or nurse? People use the words as if they were one, and the prices are far apart. A list of what a caregiver may do and what only a nurse may do spares both sides an embarrassing first visit.
What if it gets worse? Families want to know how far the agency goes along. Say up to which point you can, whom you call then, and that you have worked with them before. An honest end makes the beginning easier.
`,
  },
];
