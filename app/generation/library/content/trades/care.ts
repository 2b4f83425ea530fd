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
    tool: "chair",
    job: "dental crown",
    jobs: "crowns",
    quote: "treatment plan",
    quotes: "treatment plans",
    sign: "a tooth that answers to cold water",
    hesitate: "are ashamed of the years since the last visit",
    rival: "a chain with an office in the mall",
    rivalAgain: "the chain",
    proof: "the room with nobody in it and the window open",
    unheard: "from noon to one, when two people share a sandwich and the phone",
    season: "Calls rise in November, when people notice that the year’s insurance will lapse.",
    doubt:
      "Insurance decides for many where they go, and no listing, card or call changes whose network a practice is in.",
    deciding:
      "A plan for a crown is taken home by somebody who has a mouth full of cotton and remembers the price alone. Whoever calls two days later and asks how the tooth has been, before a word of money, finds out what is really in the way.",
    inTheMail:
      "A card from a dentist is read in the hall, with the tongue on the tooth in question. What it needs is no smile of a model but two things: that somebody is in before work on Tuesdays, and which bus stops there.",
    needs: [
      "A sip of cold water found the tooth again, the one on the left that has been quiet since spring. At the desk at work somebody types with one hand and holds a cheek with the other.",
      "The school nurse sent a note home about the boy’s back teeth, and the practice where the family used to go has closed. At the kitchen table the search begins.",
    ],
    done: "A family from the corner has come out of the practice laughing, and the youngest shows a gap to everyone who passes.",
    searches: ["tooth hurts with cold", "dentist taking new patients"],
    figures: { value: 1350, left: 45, close: 55, inquiries: 90, need: 4, wage: 22, hour: 60, visits: 3 },
    trial: { mailed: 14, held: 1 },
    questions: `
Do you take my insurance?
It is the first question for most callers, and the answer is a list with a date. Print the plans by their names on the card, add what happens when a plan is not on it, and the desk has an hour more each week.

It has been nine years. Will I be scolded?
Nobody asks this aloud. A sentence in the name of the dentist, that the first visit is for looking and that no one here counts years, brings people through the door who have passed it for a long time.

What does a crown cost without insurance?
A range with what makes it higher is better than a request to call. Practices that show a price for cash, and terms in plain numbers, are found by those who have no plan and pay on the day.

Will it hurt?
Nobody can promise that it will not, and nobody should. Say what is done against it, how the patient can stop with a raised hand, and how long the lip stays numb, since knowing the order of things is most of the comfort.

Can I come before work?
One early morning a week fills faster than any campaign. Put the hour into the listing as well as the website, because a person with a job searches by hours and not by degrees.

Do you see children?
Parents look for a yes, then for the age, then for a picture without a drill. Tell them what happens in the first ten minutes and that they may stay in the room, which is what they wanted to know.

Something broke. Do you have time today?
Two free slots a day, kept until eleven, turn emergencies into patients. The page should say what to do with the piece of tooth until then, and should say it above the fold.

Do I need all of that?
A plan with six lines frightens, even if each is right. Sort it into now, this year and when it bothers you, and people begin with the first column where they would otherwise have begun with nothing.

Who will I see?
A new face at every visit is the complaint about chains. If it is the same dentist each time, say so in these words and put the face beside it, without a stock photo of somebody else’s smile.
`,
    card: {
      audience: "families who have moved here within the last year",
      front: "New here? So was everyone once.",
      offer: "a first visit with time for questions and nothing done that day",
      back: "Come and look around first. We will count your teeth and answer what you ask, and that is all.",
    },
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
    desk: "reception",
    tool: "lane",
    job: "exam with new glasses",
    jobs: "exams",
    quote: "prescription",
    quotes: "prescriptions",
    sign: "letters that swim after an hour",
    hesitate: "buy a stronger pair at the drugstore and put the rest off",
    rival: "a site that mails frames for the price of lunch",
    rivalAgain: "the online shop",
    proof: "a wall of frames with the prices turned to the front",
    unheard: "when the only person in front is adjusting a temple behind the counter",
    season:
      "The weeks before school begins and the last ones of the year, when benefits lapse, fill the book.",
    doubt:
      "Many take the prescription and buy the glasses elsewhere, so the exams grow while the sum per exam falls.",
    deciding:
      "Glasses are chosen by two, the one who wears them and the one who looks at them. A prescription without a frame is often a matter of the other one’s free Saturday, and it helps to say until what hour one may come along.",
    inTheMail:
      "The best joke of a card about eyes is its own type, which shrinks line by line. People read it aloud to each other at the mailbox, and the last line that both can read is where the number should stand.",
    needs: [
      "The menu is held at arm’s length, then the arm is too short, and a daughter reads the prices aloud with a grin. On the way home a phone is asked about an eye exam in letters of the largest size.",
      "After an hour at the screen the letters swim, and the headache sits in the same place as yesterday. A colleague says glasses, and the search begins between two meetings.",
    ],
    done: "A man walks out of the practice, stops on the sidewalk and reads the sign across the street aloud to nobody.",
    searches: ["eye strain headache", "eye exam and glasses"],
    figures: { value: 420, left: 48, close: 62, inquiries: 85, need: 10, wage: 20, hour: 55, visits: 2 },
    trial: { mailed: 33, held: 2 },
    questions: `
What does it cost if I have a vision plan?
Plans pay for the exam, part of a frame and a lens that nobody wants. Show the usual bill for two common plans line by line, and the surprise moves from the counter to the screen, where it does no harm.

Can I take the prescription with me?
Of course, and it should say so without a sigh. Practices that hand it over with a smile, and name what they add, such as fitting and repairs, keep more of the glasses than those that hide it.

How long does the exam take?
Half an hour, and longer with drops, after which nobody should drive. That last point belongs into the confirmation, because a patient who learns it in the chair has to cancel an afternoon.

Do my child’s eyes need it?
The screening at school misses what matters for reading. Describe the three signs that parents can see themselves: a tilted head, a finger under the line, a child who hates only homework.

Are progressive lenses worth it?
For some, after two weeks of nausea. Offer a trial with a date on which they may come back, tell what is measured that a website cannot measure, and say to whom you would not sell them.

Can you repair these?
A lost screw takes one minute and is never forgotten. Do it without a bill for strangers as well, and write that on the door, for the next pair is bought where the first one was saved.

Why do your frames cost more?
Some are, some are not, and the prices should face the customer. Keep a shelf below a round sum with frames that your own people wear, since the search began with the price of lunch.

I see flashes. Is that urgent?
Yes, today, and not in the evening by form. The page needs one red line with the signs and the number for them, and the person who answers needs to know which of them cannot wait.

Do contacts suit me?
Dry offices and long days decide, more than age. A fitting with three pairs to take home, and a price for the whole of it, spares people the year of trying in which they give up.
`,
    card: {
      audience: "households with children in the first years of school",
      front: "Is your arm long enough for this card?",
      offer: "a check of your present glasses and a new screw if they need it, free",
      back: "Bring in the glasses you have. We clean them, set them straight, and tell you if they still fit.",
    },
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
    tool: "table",
    job: "course of treatment",
    jobs: "courses of treatment",
    quote: "evaluation",
    quotes: "evaluations",
    sign: "a shoulder that wakes them at three",
    hesitate: "believe that they need a referral, or that it will pass",
    rival: "the clinic that the surgeon’s office always names",
    rivalAgain: "the other clinic",
    proof: "a hand that shows how far the arm goes on the first day",
    unheard: "on the hour, when all therapists change patients at once",
    season: "The first warm weeks and the first dark ones each send their own kind of injury.",
    doubt:
      "Referrals from a few doctors can be most of the calendar, and one who retires undoes a year of good pages.",
    deciding:
      "Pain that has lasted for months is talked about as if it were weather. In the evaluation a patient hears for the first time which movement causes it, and if that sentence is repeated on the phone a week later, the course begins.",
    inTheMail:
      "A card with one exercise, drawn in three steps, is propped against the bathroom mirror. After a week it has either helped, and the name is a good one, or it has not, and then the number is on the back.",
    needs: [
      "At three in the morning the shoulder has woken somebody again, and there is no side left to lie on. In the glow of a phone the question is typed that was put off for two months.",
      "The knee held for the first mile and gave way on the curb. Sitting on a stranger’s steps, its owner looks up whether one has to see a doctor first.",
    ],
    done: "The woman from the second floor takes the stairs again, one at a time and without the rail, and has told everybody why.",
    searches: ["shoulder pain at night", "physical therapy without referral"],
    figures: { value: 960, left: 35, close: 58, inquiries: 55, need: 4, wage: 20, hour: 70, visits: 8 },
    trial: { mailed: 20, held: 1 },
    questions: `
Do I need a referral?
In many states not for the first visits, but the insurer may want one. Explain both in two lines, and offer to ask the insurer by phone, which is the step at which most people put the matter off again.

How often do I have to come?
Twice a week for a month frightens a person with a job. Tell what the first visit decides, how much can be done at home, and when a course ends, since nobody likes to begin a thing without an end.

Will I see the same person?
Clinics that hand patients around lose them after the third visit. If it is one therapist from first to last, make that the second sentence of the page, after the one about parking.

What should I wear?
It sounds like nothing and is asked every day. Two lines on clothes for a knee and for a shoulder, and on the room in which one changes, take away a small fear that was never spoken about.

Is it going to hurt?
Sometimes for a day, and there is a kind of pain that is allowed and one that is not. Explain the difference as you would in the room, with the number from one to ten that means stop.

What can I do tonight?
One position for sleeping, with a pillow in the right place, is worth more than a page about the history of the clinic. People who slept because of a picture come by themselves.

Does my plan pay for it?
It pays for a number of visits, after a deductible that few people know. Let the desk find out both before the first appointment and write them on a card, together with the price for cash.

Surgery or exercise?
That is decided with a doctor, and a clinic should not pretend otherwise. It can say which questions to bring, and what eight weeks of work usually show before anyone has to choose.

Why not just a video?
For a stiff neck it may do, for a shoulder that is getting worse it loses weeks. Name the signs that a screen cannot see, offer one visit to learn the three right exercises, and let people continue alone.
`,
    card: {
      audience: "members of the clubs that run, bowl or garden nearby",
      front: "Which stair is the bad one?",
      offer: "fifteen minutes with a therapist to learn whether you need one",
      back: "Fifteen minutes, your own shoes. I will tell you if it is for us, for a doctor, or for a week of rest.",
    },
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
    tool: "exam room",
    job: "checkup with blood work",
    jobs: "checkups",
    quote: "care plan",
    quotes: "care plans",
    sign: "a dog that has not touched its bowl",
    hesitate: "fear the bill and fear even more to be judged for fearing it",
    rival: "an emergency hospital an hour down the highway",
    rivalAgain: "the hospital",
    proof: "the quiet room that cats enter by a door of their own",
    unheard: "during surgery hours, when the one calm voice is holding a paw",
    season: "Puppies come with spring and with the holidays, ticks with the first warm rain.",
    doubt:
      "The number of pets is nobody’s statistic, and what people spend on one depends on love more than on income.",
    deciding:
      "Owners weigh a bill against an animal that looks at them meanwhile. They do not want to be persuaded, they want to be told what happens if they wait, and a vet who can say wait without losing face is asked again.",
    inTheMail:
      "Mail with the dog’s own name on it is never thrown away, and the license office knows the names. Where that is not wished for, a magnet with the signs of an emergency earns the same place on the refrigerator.",
    needs: [
      "The dog has not touched the bowl since last night and looks at the door as if it were far away. Somebody kneels beside it with a phone and compares two numbers.",
      "A kitten came home in a shoebox, and the children have named it already. Nobody knows what it needs, in which order, or what it is going to cost.",
    ],
    done: "The old dog that everybody on the block knows is out again, slower, with a shaved patch and a wagging tail.",
    searches: ["dog not eating", "vet for a new kitten"],
    figures: { value: 310, left: 45, close: 64, inquiries: 110, need: 8, wage: 19, hour: 60, visits: 3 },
    trial: { mailed: 30, held: 2 },
    questions: `
Is this an emergency?
People call because they cannot judge it. A list of six signs that mean now, and of six that can wait until morning, sends some away at the right moment and earns more trust than an open door.

What will it cost?
It is asked in a low voice. An estimate in three steps, with a word from the owner before each of them, makes it possible to say stop, and an owner who may say stop seldom needs to.

Do you take new animals?
Clinics that are full should say so with a date on which they will not be. Those with room should put it first, for after four refusals people stop reading anything else.

My cat will not go into a box. Now what?
Describe the towel, the box that lives in the living room and the spray, and offer the hour in which no dog is in the building. Cat owners will drive past two clinics for that.

Which shots are needed?
Some by law, some by life, some hardly at all. A table with an indoor cat, a hunting dog and a dog that goes to day care shows it without a quarrel, and makes the longer list believable where it is due.

Can I stay with my animal?
For most of it, yes, and at the end in every case. Say so in plain words, since people who were once sent out of the room remember it for the life of the next dog.

Is insurance worth it?
For a young dog of some breeds perhaps, for an old cat seldom. Say it as a clinic that gets nothing for the answer, and list what bills of the last year looked like with names left out.

Who do I call at night?
Name the hospital, the road and the minutes, and what to tell them. To send people there with the file already on its way is a service that they count as yours.

When is it time?
No page can answer that, and one should not try to sell there. A paragraph on how the talk goes, how long it may take and that it costs nothing is the most read one of many clinics.
`,
    card: {
      audience: "households with a dog license issued this year",
      front: "Who is new at your house?",
      offer: "a first visit for getting acquainted, without a needle",
      back: "Come in for ten minutes and a treat. No table, no needle, so that the second visit is easier.",
    },
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
    tool: "booth",
    job: "pair of hearing aids",
    jobs: "hearing aids",
    quote: "hearing test",
    quotes: "tests",
    sign: "a television that is too loud for the neighbors",
    hesitate: "wait for years because an aid means being old",
    rival: "a box from the pharmacy shelf",
    rivalAgain: "the box from the pharmacy",
    proof: "an aid on a fingertip, beside a dime",
    unheard: "all day, if the callers do not hear the menu and hang up",
    season: "Families raise the subject at the holidays, and the calls come in January.",
    doubt:
      "The one who calls is often a daughter, and between her call and a test lies a conversation that no clinic takes part in.",
    deciding:
      "The test is over in an hour, and the choice takes until somebody at the table says that it was nice to be heard. So the call after it should go to the patient and to the one who came along, and not on the same day.",
    inTheMail:
      "Those who need the card do not read it, and the ones who read it live with them. It should therefore be addressed to both, printed large, and say that nobody has to buy anything, as the answer to a question that was not asked.",
    needs: [
      "At the family table he laughs a moment after the others, and the one beside him notices it. In the kitchen she asks her phone quietly how one tells a father.",
      "The television could be heard on the sidewalk, and the grandson asked why. Since then there is a leaflet under the bowl with the keys, and tonight somebody reads it.",
    ],
    done: "A man on the bench has turned his head toward a bird, and his wife has seen it.",
    searches: ["parent will not wear hearing aids", "hearing test"],
    figures: { value: 3900, left: 42, close: 40, inquiries: 30, need: 2, wage: 20, hour: 65, visits: 4 },
    trial: { mailed: 12, held: 1 },
    questions: `
Do I really need a test for that?
The box from the pharmacy asks for none, and for a mild loss it may be enough. Say so, and say what a test finds that no box can, from a plug of wax to a thing that a doctor has to see.

Will everybody see it?
They will see it less than they now see the asking twice. Photos of real ears from the side and from behind, with gray hair and with none, answer this better than a word like discreet.

What does a pair cost?
The range is wide, and hiding it costs more calls than it saves. Name three steps with what each is good for, a quiet home, a restaurant or a meeting, and what the visits after the fitting are worth.

Can I try them first?
A trial of some weeks, with the money back and a date on paper, is the answer people wait for. Explain that the first days are loud and strange, and that the second visit is where it turns.

My father refuses. What now?
Most calls come from a daughter. Invite both of them for a test together, since a person who hears the difference on a familiar voice decides by himself, and one who was talked into it leaves them in a drawer.

Does insurance pay?
Some plans do, many do not, and the veterans’ office often does. Offer to find out before the visit, and name the number of the office, for those who are helped there will tell the others.

Do they whistle?
They did, and everybody knows an uncle. Say why it happens, what a fitting does about it, and let people hear the silence of a good one in the waiting room.

What about the batteries?
Small fingers of a clock maker are no longer needed, since many aids lie in a charger overnight. For those who travel or forget, show the other kind, and how a stiff thumb opens the door.

How often do I come back?
Three times in the beginning and then twice a year, if it goes well. Put the visits into the price so that nobody saves on them, because an aid that is not adjusted is worn on Sundays.
`,
    card: {
      audience: "households in which somebody has turned sixty-five",
      front: "Who turns up the television at your house?",
      offer: "a hearing test for two, so that nobody has to go alone",
      back: "Come as a pair and both of you get tested. It takes half an hour, and there is coffee.",
    },
  },
  {
    page: "our page for practices",
    pagePath: "/healthcare",
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
    job: "first season of care",
    jobs: "care hours",
    quote: "care plan",
    quotes: "care plans",
    sign: "a mother who has stopped cooking",
    hesitate: "promise each other to manage and feel guilty when they cannot",
    rival: "a national franchise that answers at once",
    rivalAgain: "the franchise",
    proof: "the page of a notebook on a kitchen counter",
    unheard: "on Sunday evenings, when the children have just driven home",
    season: "The calls come after the holidays, when the children have opened the refrigerator.",
    doubt:
      "Whether care can begin depends on whether somebody can be hired for it, and no advertisement for clients finds a caregiver.",
    deciding:
      "Brothers and sisters decide together and from different towns. The plan is forwarded, the one who lives nearest is tired and the one furthest away has doubts, so a second call that all of them can join is worth more than a second sheet.",
    inTheMail:
      "The parent opens the mail and the daughter makes the call. A card that offers help to the parent offends; one that offers a ride, a list of questions for the doctor or an hour of reading is handed on by the parent.",
    needs: [
      "There were four cartons of milk in the refrigerator, all of them old, and the pan on the stove was black. The son drives home on a Sunday and calls from the first rest stop.",
      "She said on the phone that she had eaten, and could not say what. Two states away a daughter opens a laptop, types three words, and closes it before anyone comes in.",
    ],
    done: "A small car has stood before the brick house each morning this spring, and the curtains are open by nine.",
    searches: ["parent living alone help", "home care cost"],
    figures: { value: 5400, left: 24, close: 36, inquiries: 30, need: 1, wage: 21, hour: 30, visits: 1 },
    trial: { mailed: 11, held: 1 },
    questions: `
What does an hour cost?
It is the first question and the last, with guilt between. Name it, with the shortest visit you make and what a night is, because a family that has to ask begins with the feeling of having haggled over a mother.

Who comes into the house?
Not a profile but a person. Say how many are sent before one stays, that the family meets her first, and what is checked, and add how long your people have been with you on average.

What if they do not get along?
It happens, and changing should need one call and no reason. Families who know that a second caregiver is possible are more patient with the first.

Does insurance or the state pay?
Sometimes a policy from long ago does, sometimes a program for veterans. Offer to read the policy, since it lies in a drawer and nobody understands it, and say in which cases you cannot help.

She says she needs nobody. How do we begin?
With two hours a week and a reason that is not care: the laundry, a ride, the mail. Agencies that tell families how to open the subject are called by them when it has been opened.

How do we know what happens there?
A notebook on the counter, three lines a day, a photo of the page in the evening. It is simple, it cannot be hacked, and a daughter two states away reads it before she sleeps.

Can you come tonight?
For the first evening after a hospital, sometimes. Say until which hour, and what has to be in the house by then, and families will put your number on the discharge papers themselves.

Companion or nurse?
People use the words as if they were one, and the price differs by a factor. A list of what a caregiver may do and what only a nurse may do saves both sides an embarrassing first visit.

What if it gets worse?
Families want to know whether the agency goes along. Tell up to which point you can, whom you call then, and that you have called them before, since an honest end makes the beginning easier.
`,
    card: {
      audience: "owners who have lived at the same address for forty years",
      front: "Who drives you on Thursday?",
      offer: "one ride to an appointment, with somebody who waits there",
      back: "I can drive her and wait. If we like each other, there is more that I can do.",
    },
  },
];
