import type { Trade } from "../../library";

const PAGE = { page: "our page for practices", pagePath: "/healthcare", travels: false } as const;

/** Practices, and care that comes to the house. Their figures are assumptions for worked sums. */
export const CARE: readonly Trade[] = [
  {
    ...PAGE,
    id: "dentistry",
    name: "Dentistry",
    group: "dentists",
    firm: "dental practice",
    firms: "dental practices",
    worker: "dentist",
    customer: "patient",
    customers: "patients",
    desk: "front desk",
    job: "crown",
    jobs: "crowns",
    quote: "treatment plan",
    quotes: "treatment plans",
    wrong: "a medical clinic",
    right: "a dentist",
    sign: "a tooth that hurts with cold water",
    hesitate: "are ashamed of the years since the last visit",
    rival: "a chain with an office beside the supermarket",
    rivalAgain: "the chain",
    proof: "the treatment room with nobody in it and the window open",
    complaint: "an hour in the waiting room",
    reply:
      "Sorry, we are at lunch with a full waiting room. Does it hurt now? Then we will keep a slot this afternoon. Otherwise, text us your plan’s name, and we will send two times.",
    unheard: "from noon to one, when two people share a sandwich and the phone",
    season: "Calls rise in November, when people notice that the year’s insurance is about to lapse.",
    doubt:
      "Insurance decides for many people where they go, and nothing on a page or a card changes whose network a practice is in.",
    looking:
      "They look for three things: the name of their plan, the hours, and a face that does not scold. A page that has all of them on the first screen is read to the end even by people who have put it off for years.",
    deciding:
      "The plan for a crown is taken home by somebody with a numb lip who remembers only the price. A call two days later that asks how the tooth has been, before a word of money, finds out what is really in the way.",
    inTheMail:
      "A card from a dentist is read in the hall, with the tongue on the tooth in question. It needs no model with a smile. It needs the hour before work on Tuesdays, and the name of the person who answers.",
    scene:
      "A sip of cold water has found the tooth again, the one on the left that has been quiet since spring. At a desk at work somebody types with one hand and holds a cheek with the other.",
    otherScene:
      "The school nurse sent a note home about the boy’s back teeth, and the practice where the family used to go has closed. At the kitchen table the search begins.",
    done: "The same forty people walk or drive past the practice every morning, and most of them have a dentist across town.",
    urgent: "emergency dentist today",
    planned: "dentist taking new patients",
    front: "Which tooth is it?",
    offer: "a look at the one that bothers you, and a price on paper before anything is done",
    figures: { value: 1350, left: 45, close: 55, inquiries: 90, need: 4, wage: 22, hour: 60, visits: 3 },
    example: { click: 8, reviews: 74, stars: 316, room: 8, mailed: 14, held: 1 },
    questions: `
Do you take my insurance?
It is the first question for most callers, and the answer is a list with a date. Print the plans by name, say what happens if a plan is not on it, and the desk gains an hour a week.
It has been nine years. Will I be scolded?
Nobody asks this aloud. A sentence from the dentist, that the first visit is for looking and that no one here counts years, brings in people who have driven past for a long time.
What does a crown cost without insurance?
A range with what moves it is better than a request to call. Practices that print a cash price, and payment terms in plain numbers, are found by people who have no plan and pay on the day.
Will it hurt?
Nobody can promise that it will not, and nobody should. Say what is done against it, how the patient can stop with a raised hand, and how long the lip stays numb. Knowing what comes next is most of the comfort.
Can I come before work?
One early morning a week fills faster than any campaign. Put the hour into the listing as well as on the website, because people with a job search by hours and not by degrees.
Do you see children?
Parents look for a yes, then for the age, then for a picture without a drill. Tell them what happens in the first ten minutes, and that they may stay in the room, which is what they wanted to know.
Something broke. Do you have time today?
Two free slots a day, kept open until eleven, turn emergencies into patients. The page should say what to do with the piece of tooth until then, and it should say it at the top.
Do I need all of that?
A plan with six lines is frightening, even if each of them is right. Sort it into now, this year, and when it bothers you, and people start with the first column instead of with nothing.
Who will I see?
A new face at every visit is the usual complaint about chains. If it is the same dentist each time, say so in those words and put the face beside it, without a stock photo of somebody else’s smile.
`,
  },
  {
    ...PAGE,
    id: "eye-care",
    name: "Eye care",
    group: "optometrists",
    firm: "optometry practice",
    firms: "optometry practices",
    worker: "optometrist",
    customer: "patient",
    customers: "patients",
    desk: "front desk",
    job: "eyewear sale",
    jobs: "eyewear sales",
    quote: "eye exam",
    quotes: "eye exams",
    wrong: "a store for sunglasses",
    right: "an optometrist",
    sign: "tired eyes after an hour of reading",
    hesitate: "buy a stronger pair at the drugstore and put the exam off",
    rival: "an online shop that mails frames for the price of lunch",
    rivalAgain: "the online shop",
    proof: "a wall of frames with the prices turned to the front",
    complaint: "a pair that was two weeks late",
    reply:
      "Sorry, we are fitting a frame. Flashes or sudden spots are urgent, so please call again at once. For an exam, text the name of your plan, and you will get two free times.",
    unheard: "when the only person in front is adjusting a frame behind the counter",
    season:
      "The weeks before school begins and the last ones of the year, when benefits lapse, fill the book.",
    doubt:
      "Many people take the prescription and buy the glasses elsewhere, so exams can grow while sales do not.",
    looking:
      "They ask the phone whether the exam is covered and when the next free hour is. A page that names two common plans, shows an ordinary bill line by line and has a button for Thursday at six needs no slogan.",
    deciding:
      "Two people choose glasses, the one who wears them and the one who looks at them. A prescription without a frame is often waiting for the other person’s free Saturday, so it helps to say how late somebody may come along.",
    inTheMail:
      "The best joke a card about eyes can make is its own type, which shrinks line by line. People read it aloud to each other at the mailbox, and the phone number belongs on the last line that both can read.",
    scene:
      "The menu is held at arm’s length, then the arm is too short, and a daughter reads the prices aloud with a grin. On the way home somebody asks a phone about an eye exam.",
    otherScene:
      "After an hour at the screen the letters swim, and the headache sits in the same place as yesterday. A colleague says glasses, and the search begins between two meetings.",
    done: "A man walks out of the practice, stops on the sidewalk and reads the sign across the street aloud, to nobody.",
    urgent: "eye doctor open today",
    planned: "eye exam and glasses",
    front: "Is your arm long enough for this card?",
    offer: "a check of your present glasses and a new screw if they need it, free",
    figures: { value: 420, left: 48, close: 62, inquiries: 85, need: 10, wage: 20, hour: 55, visits: 2 },
    example: { click: 4, reviews: 54, stars: 228, room: 9, mailed: 33, held: 2 },
    questions: `
What does it cost if I have a vision plan?
Plans pay for the exam, part of a frame and a lens that nobody wants. Show an ordinary bill for two common plans, line by line, and the surprise moves from the counter to the screen, where it does no harm.
Can I take the prescription with me?
Yes, it is the patient’s by law, and the page should say so without a sigh. Practices that hand it over gladly, and name what they add, such as fitting and repairs, keep more of the glasses than those that hide it.
How long does the exam take?
Half an hour, and longer with drops, after which driving is a bad idea. Put that last point into the confirmation, because a patient who learns it in the chair has to cancel an afternoon.
Does my child need one?
The screening at school can miss what matters for reading. Describe three signs that parents can see for themselves: a tilted head, a finger under the line, a child who hates nothing but homework.
Are progressive lenses worth it?
For many people, after an odd first week. Offer a trial with a date until which they may come back, explain what gets measured that a website cannot measure, and say who should not buy them.
Can you repair these?
A lost screw takes one minute and is never forgotten. Do it free for strangers as well, and say so on the door, because people buy the next pair where somebody saved the last one.
Why do your frames cost more?
Some do and some do not, and the prices should face the customer. Keep a shelf of frames below a round sum that your own staff wears, because the search began with the price of lunch.
I see flashes. Is that urgent?
Yes, today, and not by a form in the evening. The page needs one line in red with the signs and the number for them, and whoever answers needs to know which of them cannot wait.
Would contacts suit me?
Dry offices and long days decide, more than age. A fitting with three pairs to take home, and a price for the whole of it, spares people the year of trying in which they give up.
`,
  },
  {
    ...PAGE,
    id: "physical-therapy",
    name: "Physical therapy",
    group: "therapists",
    firm: "physical therapy clinic",
    firms: "physical therapy clinics",
    worker: "therapist",
    customer: "patient",
    customers: "patients",
    desk: "front desk",
    job: "treatment plan",
    jobs: "treatment plans",
    quote: "evaluation",
    quotes: "evaluations",
    wrong: "a gym",
    right: "a physical therapy clinic",
    sign: "a shoulder that aches at night",
    hesitate: "believe that they need a referral, or that it will pass",
    rival: "the clinic that the surgeon’s office always names",
    rivalAgain: "the surgeon’s clinic",
    proof: "an arm held as high as it goes on the first day",
    complaint: "a different therapist each week",
    reply:
      "Sorry, we are with patients until the half hour. Where does it hurt, and since when? You need not have seen a doctor first. Text us, and a therapist will suggest a time.",
    unheard: "on the hour, when all therapists change patients at once",
    season: "The first warm weeks and the first dark ones each bring injuries of their own.",
    doubt:
      "Referrals from a few doctors can fill most of the calendar, and one who retires undoes a year of good work on a page.",
    looking:
      "They type what hurts and when, at the hour when it hurts. A page that begins with that hour, shows one position for tonight and says whether a referral is needed has told them more than the last three they opened.",
    deciding:
      "People talk about a pain of some months as if it were weather. In the evaluation they hear for the first time which movement causes it, and if somebody repeats that sentence on the phone a week later, treatment begins.",
    inTheMail:
      "A card with one exercise, drawn in three steps, gets propped against the bathroom mirror. After a week it has either helped, and the name on it is a good one, or it has not, and the number is on the back.",
    scene:
      "At three in the morning the shoulder has woken somebody again, and there is no side left to lie on. In the glow of a phone a question is typed that has been put off for two months.",
    otherScene:
      "The knee held for the first mile and gave way on the curb. Sitting on a stranger’s steps, its owner looks up whether one has to see a doctor first.",
    done: "People on the sidewalk see a woman take the clinic’s front steps one at a time, without the rail, and wave at somebody inside.",
    urgent: "physical therapist this week",
    planned: "physical therapy without referral",
    front: "Which stair is the bad one?",
    offer: "fifteen minutes with a therapist to learn whether you need one",
    figures: { value: 960, left: 35, close: 58, inquiries: 55, need: 4, wage: 20, hour: 70, visits: 8 },
    example: { click: 6, reviews: 48, stars: 207, room: 8, mailed: 20, held: 1 },
    questions: `
Do I need a referral?
In many states not for the first visits, but the insurer may want one. Explain both in two lines, and offer to ask the insurer yourself, because that call is the point at which most people put the matter off again.
How often do I have to come?
Twice a week for a month frightens a person with a job. Say what the first visit decides, how much can be done at home, and when it ends, because nobody likes to start a thing without an end.
Will I see the same person?
Clinics that pass patients around lose them after the third visit. If it is one therapist from first to last, make that the second sentence of the page, after the one about parking.
What should I wear?
It sounds like nothing, and it gets asked every day. Two lines on what to wear for a knee and for a shoulder, and on where to change, take away a small fear that nobody mentions.
Is it going to hurt?
Sometimes for a day, and there is a kind of pain that is fine and one that is not. Explain the difference as you would in the room, with the number from one to ten that means stop.
What can I do tonight?
One position for sleeping, with a pillow in the right place, is worth more than a page about the history of the clinic. People who slept because of your picture call in the morning.
Does my plan pay for it?
It pays for a number of visits, after a deductible that few people know. Let the desk find out both before the first appointment and write them on a card, together with the cash price.
Surgery or exercise?
That is decided with a doctor, and a clinic should not pretend otherwise. It can say which questions to bring along, and what eight weeks of work usually show before anyone has to choose.
Why not just a video?
For a stiff neck it may do. For a shoulder that is getting worse it loses weeks. Name the signs that a screen cannot see, offer one visit to learn the three right exercises, and let people go on alone.
`,
  },
  {
    ...PAGE,
    id: "veterinary",
    name: "Veterinary care",
    group: "vets",
    firm: "animal clinic",
    firms: "animal clinics",
    worker: "vet",
    customer: "pet owner",
    customers: "pet owners",
    desk: "front desk",
    job: "dental cleaning",
    jobs: "dental cleanings",
    quote: "estimate",
    quotes: "estimates",
    wrong: "a pet groomer",
    right: "a veterinarian",
    sign: "a dog whose breath fills the car",
    hesitate: "fear the bill, and fear even more to be judged for fearing it",
    rival: "a groomer who scrapes teeth while the dog is awake",
    rivalAgain: "the groomer",
    proof: "the quiet room that cats enter by a door of their own",
    complaint: "a bill that was higher than the estimate",
    reply:
      "Sorry, we are in surgery. Is your animal breathing hard, bleeding or unable to stand? Then drive to the emergency hospital now. If not, tell us what you see, and we will call by noon.",
    unheard: "during surgery hours, when the one calm voice is holding a paw",
    season: "Teeth are on people’s minds in February, and puppies arrive in spring and with the holidays.",
    doubt:
      "Nobody counts the pets of a town, and what people spend on one depends on love more than on income.",
    looking:
      "They compare two clinics by how the desk sounds and by one price they can check. A page that prints the price of a first visit and an estimate in three steps is believed about everything that cannot be printed.",
    deciding:
      "Owners weigh a bill against an animal that looks at them meanwhile. They do not want to be persuaded. They want to be told what happens if they wait, and a vet who can say wait is asked again.",
    inTheMail:
      "A magnet with the six signs of an emergency goes straight onto the refrigerator, and it stays there longer than the dog stays a puppy. Whatever else the card says should fit around the magnet.",
    scene:
      "The dog has not touched the bowl since last night and looks at the door as if it were far away. Somebody kneels beside it with a phone and compares two numbers.",
    otherScene:
      "A kitten came home in a shoebox, and the children have named it already. Nobody knows what it needs, in which order, or what it is going to cost.",
    done: "The old dog that everybody on the block knows is out again, slower, with a shaved patch and a wagging tail.",
    urgent: "vet open now",
    planned: "dog dental cleaning cost",
    front: "Smell that? It is the dog.",
    offer: "a free look at the teeth, with the dog awake and you beside it",
    figures: { value: 480, left: 45, close: 52, inquiries: 110, need: 5, wage: 19, hour: 60, visits: 2 },
    example: { click: 5, reviews: 82, stars: 346, room: 8, mailed: 30, held: 2 },
    questions: `
Do you take new animals?
Clinics that are full should say so, with the date when they will not be. Clinics with room should put it first, because after four refusals people stop reading anything else.
Is this an emergency?
People call because they cannot judge it. A list of six signs that mean now, and of six that can wait until morning, sends some of them away at the right moment and earns more trust than an open door.
What will it cost?
People ask it in a low voice. An estimate in three steps, with a call to the owner before each of them, makes it possible to say stop, and an owner who may say stop seldom needs to.
Does she have to be put under?
For teeth below the gum line, yes, and that is what most of the waiting is about. Say who watches the breathing, what is checked in the blood beforehand, and at what age you advise against it. The groomer can scrape only what shows.
My cat will not go into a box. Now what?
Describe the towel, the spray and the box that lives in the living room, and offer the hour when no dog is in the building. Cat owners will drive past two clinics for that.
Is insurance worth it?
For a young dog of some breeds perhaps, for an old cat seldom. Say it as a clinic that earns nothing by the answer, and show what the bills of last year looked like, with the names left out.
Who do I call at night?
Name the hospital, the road and the minutes, and what to tell them. Sending people there, with the file already on its way, is a service they remember as yours.
Can I stay with my animal?
For most of it, yes, and at the end in every case. Say so in plain words, because people who were once sent out of the room remember it for the life of the next dog.
When is it time?
No page can answer that, and none should try to sell anything there. One paragraph on how the talk goes, how long it may take and that it costs nothing is enough.
`,
  },
  {
    ...PAGE,
    id: "hearing",
    name: "Hearing care",
    group: "hearing clinics",
    firm: "hearing clinic",
    firms: "hearing clinics",
    worker: "audiologist",
    customer: "patient",
    customers: "patients",
    desk: "front desk",
    job: "fitting",
    jobs: "fittings",
    quote: "hearing test",
    quotes: "hearing tests",
    wrong: "an ear doctor",
    right: "a hearing aid clinic",
    sign: "a television too loud for everyone else",
    hesitate: "wait for years because a hearing aid means being old",
    rival: "a pharmacy that sells hearing aids off the shelf",
    rivalAgain: "the pharmacy",
    proof: "an aid on a fingertip, beside a dime",
    complaint: "an aid that whistles in church",
    reply:
      "Sorry we missed you. You can answer this by text, so nobody has to listen to a menu. Is it for you or for somebody in the family? We will send two times for a test, for both if you like.",
    unheard: "all day, if callers cannot hear the menu and hang up",
    season: "Families raise the subject at the holidays, and the calls come in January.",
    doubt:
      "The caller is often a daughter, and between her call and a test lies a conversation that no clinic takes part in.",
    looking:
      "A daughter does the looking, and she looks for words more than for prices. The page that tells her how to bring it up at dinner, and that both of them can be tested, will be sent to her brother the same night.",
    deciding:
      "The test takes an hour, and the decision takes until somebody at the table says that it was nice to be heard. So the call afterwards should go to the patient and to the person who came along, and not on the same day.",
    inTheMail:
      "The people who need the card do not read it, and the people who read it live with them. Address it to both, print it large, and say that nobody has to buy anything before anyone asks.",
    scene:
      "At the family table he laughs a moment after the others, and the woman beside him notices it. In the kitchen she asks her phone quietly how to tell a father.",
    otherScene:
      "The television could be heard on the sidewalk, and the grandson asked why. Since then there is a leaflet under the bowl with the keys, and tonight somebody reads it.",
    done: "Outside the clinic a man on a bench has turned his head toward a bird, and his wife has seen it.",
    urgent: "hearing aid repair today",
    planned: "hearing test",
    front: "Who turns up the television at your house?",
    offer: "a hearing test for two, so that nobody has to go alone",
    figures: { value: 3900, left: 42, close: 40, inquiries: 30, need: 2, wage: 20, hour: 65, visits: 4 },
    example: { click: 9, reviews: 26, stars: 110, room: 6, mailed: 12, held: 1 },
    questions: `
Do I really need a test for that?
The box from the pharmacy asks for none, and for a mild loss it may be enough. Say so, and say what a test finds that no box can, from a plug of wax to something a doctor has to see.
Will everybody see it?
They will notice it less than they now notice being asked twice. Photos of real ears from the side and from behind, with gray hair and with none, answer this better than the word discreet.
What does a pair cost?
The range is wide, and hiding it costs more calls than it saves. Name three steps with what each is good for, a quiet home, a restaurant or a meeting, and say what the visits after the fitting are worth.
Can I try them first?
A trial of some weeks, with the money back and a date on paper, is the answer people wait for. Explain that the first days are loud and strange, and that the second visit is where it turns.
My father refuses. What now?
Most of these calls come from a daughter. Invite both of them for a test together. A person who hears the difference on a familiar voice decides for himself, and a person who was talked into it leaves them in a drawer.
Does insurance pay?
Some plans do, many do not, and the veterans’ office often does. Offer to find out before the visit, and name the number of that office, because people who get help there will tell others.
Do they whistle?
They used to, and everybody knows an uncle. Say why it happens and what a fitting does about it, and let people listen to a quiet one in the waiting room.
What about the batteries?
Nobody needs the fingers of a watchmaker any more, because many aids sit in a charger overnight. For people who travel or forget, show the other kind, and how a stiff thumb opens the door.
How often do I come back?
Three times in the beginning and then twice a year, if it goes well. Put the visits into the price so that nobody saves on them, because an aid that is not adjusted gets worn on Sundays only.
`,
  },
  {
    ...PAGE,
    travels: true,
    id: "home-care",
    name: "Home care for seniors",
    group: "home care teams",
    firm: "home care agency",
    firms: "home care agencies",
    worker: "caregiver",
    customer: "family",
    customers: "families",
    desk: "coordinator",
    tool: "car",
    job: "new client",
    jobs: "new clients",
    quote: "home visit",
    quotes: "home visits",
    wrong: "a nursing home",
    right: "a home care agency",
    sign: "a mother who has stopped cooking",
    hesitate: "promise each other to manage, and feel guilty when they cannot",
    rival: "a national franchise that answers at once",
    rivalAgain: "the franchise",
    proof: "the page of a notebook on a kitchen counter",
    complaint: "a fourth new face in one month",
    reply:
      "Sorry, the office is closed on Sunday evening. Is your parent safe tonight? If not, call a neighbor first. Tell us the town and what you found, and we will call at eight tomorrow.",
    unheard: "on Sunday evenings, when the children have just driven home",
    season: "The calls come after the holidays, when the children have opened the refrigerator.",
    doubt:
      "Whether care can begin depends on whether somebody can be hired for it, and no advertisement for clients finds a caregiver.",
    looking:
      "They search late and in the second person, as if the phone knew their mother. A page that prints the price of an hour, the shortest visit and the first name of a caregiver answers the three things they are afraid to ask.",
    deciding:
      "Brothers and sisters decide together, from different towns. The one who lives nearest is tired and the one who lives furthest away has doubts, so a second call that all of them can join is worth more than a second brochure.",
    inTheMail:
      "The parent opens the mail and the daughter makes the call. A card that offers help offends the parent. A card that offers a ride, or a list of questions for the doctor, gets handed on.",
    scene:
      "There were four cartons of milk in the refrigerator, all of them old, and the pan on the stove was black. The son drives home on a Sunday and calls from the first rest stop.",
    otherScene:
      "She said on the phone that she had eaten, and could not say what. Two states away a daughter opens a laptop, types three words, and closes it before anyone comes in.",
    done: "A small car has stood in front of the brick house every morning this spring, and the curtains are open by nine.",
    urgent: "home care starting tomorrow",
    planned: "home care cost",
    front: "Who drives you on Thursday?",
    offer: "one ride to an appointment, with somebody who waits there",
    figures: { value: 5400, left: 24, close: 36, inquiries: 30, need: 1, wage: 21, hour: 30, visits: 1 },
    example: { click: 9, reviews: 22, stars: 92, room: 3, mailed: 11, held: 1 },
    questions: `
What does an hour cost?
It is the first question and the last. Print it, with the shortest visit you make and the price of a night, because a family that has to ask feels as if it were haggling over a mother.
Who comes into the house?
Not a profile but a person. Say how many people are tried before one stays, that the family meets her first, and what is checked, and add how long your people have been with you on average.
What if they do not get along?
It happens, and changing should take one call and no reason. Families who know that a second caregiver is possible are more patient with the first.
Does insurance or the state pay?
Sometimes a policy from long ago does, sometimes a program for veterans. Offer to read the policy, because it lies in a drawer and nobody understands it, and say in which cases you cannot help.
She says she needs nobody. How do we begin?
With two hours a week and a reason that is not care: the laundry, a ride, the mail. Agencies that tell families how to bring it up get the call once it has been brought up.
How do we know what happens there?
A notebook on the counter, three lines a day, a photo of the page in the evening. It is simple, and a daughter two states away can read it before she sleeps.
Can you come tonight?
For the first evening after a hospital, sometimes. Say until what hour, and what has to be in the house by then, and families will write your number on the discharge papers themselves.
Companion or nurse?
People use the words as if they were one, and the prices are far apart. A list of what a caregiver may do and what only a nurse may do spares both sides an embarrassing first visit.
What if it gets worse?
Families want to know how far the agency goes along. Say up to which point you can, whom you call then, and that you have worked with them before. An honest end makes the beginning easier.
`,
  },
];
