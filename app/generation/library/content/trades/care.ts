import type { Trade } from "../../library";

const PAGE = "/healthcare";

export const dentistry: Trade = {
  id: "dentistry",
  name: "Dentistry",
  group: "dentists",
  travels: false,
  page: PAGE,
  words: {
    firm: "dental practice",
    firms: "dental practices",
    short: "practice",
    shorts: "practices",
    worker: "dentist",
    workers: "dentists",
    customer: "patient",
    customers: "patients",
    job: "checkup",
    jobs: "checkups",
    problem: "a cracked tooth",
    otherProblem: "a child's first visit",
    proof: "the treatment room as a patient sees it",
    season: "the end of the benefit year",
  },
  searches: ["dentist near me", "dental implant cost"],
  orderValue: 260,
  choosing: [
    [
      "Insurance is the first question",
      "Many people ask whether you take their plan before they ask anything else. ~;~ a current list, with the date of its last update, saves your front desk a good part of the morning's calls.",
    ],
    [
      "Families move as a group",
      "Whoever books the first cleaning usually brings the rest of the household within a year. ~so~ offer back-to-back slots for siblings, and say so on the page where parents look.",
    ],
    [
      "Toothache does not wait for Monday",
      "Someone in pain calls down the list until a voice answers. ~so~ hold two short slots a day for strangers, and publish the hour by which to call.",
    ],
    [
      "Fear is more common than it looks",
      "Nervous people study the photos for faces and rooms, and skip the equipment. ~so~ describe what a first visit feels like, minute by minute, including the moment when they may say stop.",
    ],
    [
      "New residents look within a month",
      "People who have just moved choose a dentist along with a school and a grocery. ~so~ reach them early, because once the first cleaning is done they rarely change.",
    ],
    [
      "Unused benefits run out quietly",
      "Many plans start over in January, and few people remember what is left. ~;~ a plain letter in October, with their own balance to look up, fills the late fall.",
    ],
    [
      "Cosmetic work needs a longer look",
      "Aligners and whitening are considered for weeks, often at night. ~so~ give prices as ranges, show cases with consent, and let people ask by message instead of by phone.",
    ],
  ],
  showing: [
    [
      "Introduce the hygienist",
      "Patients spend more time with the hygienist than with the doctor. ~;~ a photo and three honest lines about that person steady a nervous newcomer.",
    ],
    [
      "Explain the bill before the chair",
      "Surprise costs lose more people than pain does. ~so~ show a sample estimate with the plan's part and the patient's part, and say when each is due.",
    ],
    [
      "Put the forms online, all of them",
      "A clipboard in the waiting room costs ten minutes and some goodwill. ~so~ offer the health history as a form for the phone, and promise that it is asked only once.",
    ],
    [
      "Show the way in",
      "Where to park, which door, whether there is a ramp: small facts that decide whether an older person comes. ~;~ three pictures from the street to the chair are enough.",
    ],
    [
      "Write one page for each worry",
      "Bleeding gums, a chipped edge and bad breath are searched in just those words. ~so~ give each its page, with what you would check first and when it is urgent.",
    ],
    [
      "Tell parents about the first visit",
      "Say at what age to come, how long it takes, and where the parent sits. ~;~ the page will be shared in groups that you could never buy ads in.",
    ],
    [
      "Post the real wait for a cleaning",
      "If the next free morning is five weeks away, say it and offer a list for cancellations. ~;~ people respect a straight answer, and the list fills the gaps.",
    ],
  ],
  postcards: [
    {
      audience: "Households that moved in during the past ninety days",
      offer: "A first visit with X-rays explained on the screen",
      front: "New in town? So is your dentist.",
    },
    {
      audience: "Patients with no visit in the past twelve months",
      offer: "A morning slot held for you this month",
      front: "It has been a while. No lecture.",
    },
    {
      audience: "Families with children near school age",
      offer: "Back-to-back checkups for brothers and sisters",
      front: "One trip for all the teeth",
    },
  ],
};

export const therapy: Trade = {
  id: "physical-therapy",
  name: "Physical therapy",
  group: "therapy clinics",
  travels: false,
  page: PAGE,
  words: {
    firm: "physical therapy clinic",
    firms: "physical therapy clinics",
    short: "clinic",
    shorts: "clinics",
    worker: "therapist",
    workers: "therapists",
    customer: "patient",
    customers: "patients",
    job: "evaluation",
    jobs: "evaluations",
    problem: "a stiff shoulder",
    otherProblem: "back pain after a long drive",
    proof: "the exercise floor with someone at work on it",
    season: "the school sports season",
  },
  searches: ["physical therapy near me", "knee rehab after surgery"],
  orderValue: 640,
  choosing: [
    [
      "Distance is counted twice a week",
      "A course of therapy means many trips, so a clinic ten minutes closer is chosen even by people who liked another one more. ~;~ say how many visits a usual plan has, and let them do the arithmetic.",
    ],
    [
      "Surgeons suggest, patients decide",
      "A referral names a clinic, yet most people still look it up before they call. ~;~ the page must confirm what the surgeon's office said: the right joint, the right insurance, an early slot.",
    ],
    [
      "Few know they may come directly",
      "Many people believe that every first visit needs a doctor's note. ~;~ state your rule for self-referral, and what their plan may still ask for, in two plain sentences.",
    ],
    [
      "The schedule decides who finishes",
      "People quit when the only free hours are in the middle of work. ~so~ publish the earliest and latest slot of each weekday, since that line matters more than the list of methods.",
    ],
    [
      "Coaches send whole teams",
      "A school coach who trusts you sends one ankle, then a season of them. ~so~ offer a short talk about warm-ups, and leave a card with a number that is answered after practice.",
    ],
    [
      "Older adults come through their children",
      "A daughter or son often makes the call after a fall. ~so~ write a page for that reader, covering rides, balance checks and what to ask the family doctor.",
    ],
    [
      "People compare you with doing nothing",
      "The real rival is waiting another month. ~so~ describe what tends to get harder with time and what a single visit can settle, without promising an outcome.",
    ],
  ],
  showing: [
    [
      "Film two exercises, plainly",
      "A steady phone video with your own therapist is more useful than a glossy one. ~so~ show the common mistake as well, because that is what brings viewers back.",
    ],
    [
      "Describe the first hour",
      "What to wear, what is measured and whether it will hurt: newcomers ask these three things. ~;~ answer them in order, and the first call becomes shorter.",
    ],
    [
      "Show who treats whom",
      "Therapists have specialties that the front page hides. ~;~ a grid of names and body regions sends the runner and the new mother to the right person.",
    ],
    [
      "State the cost of one visit",
      "With and without insurance, in one small table. ~;~ people with a high deductible are often ready to pay and only fear the unknown.",
    ],
    [
      "Give the home plan on paper",
      "A printed sheet with drawings survives on the refrigerator. ~;~ your address at the bottom travels with it, and relatives read it too.",
    ],
    [
      "Explain how you say goodbye",
      "Patients like to know how the end is decided. ~so~ describe the last measurement and the plan for keeping well, and mention that the door stays open.",
    ],
    [
      "Write for the job, not the joint",
      "Drivers, nurses and roofers hurt in different ways. ~;~ a page for each trade in your area reaches people who never search for anatomy.",
    ],
  ],
  postcards: [
    {
      audience: "Past patients whose plan ended a year ago",
      offer: "A recheck of strength and range, with the old numbers beside the new",
      front: "How is that knee today?",
    },
    {
      audience: "Households near the high school fields",
      offer: "A Saturday screening for young runners",
      front: "Sore shins before the season?",
    },
    {
      audience: "Adults over sixty on the routes near the clinic",
      offer: "A balance check in a quiet hour",
      front: "Steady on the stairs",
    },
  ],
};

export const eye: Trade = {
  id: "eye-care",
  name: "Eye care",
  group: "eye doctors",
  travels: false,
  page: PAGE,
  words: {
    firm: "eye care office",
    firms: "eye care offices",
    short: "office",
    shorts: "offices",
    worker: "optometrist",
    workers: "optometrists",
    customer: "patient",
    customers: "patients",
    job: "eye exam",
    jobs: "eye exams",
    problem: "blurry road signs at dusk",
    otherProblem: "a broken pair of glasses",
    proof: "frames on faces of all ages",
    season: "the back-to-school weeks",
  },
  searches: ["eye exam near me", "contact lens fitting cost"],
  orderValue: 310,
  choosing: [
    [
      "Broken glasses cannot wait",
      "A person who cannot drive home without a lens will take whatever is open. ~;~ say which repairs you do on the spot, and keep a line for them apart from the exam schedule.",
    ],
    [
      "The exam is here, the frames are online",
      "Some people come for the prescription and buy elsewhere. ~so~ publish the price of a complete pair with your fitting and later adjustments, so that the comparison is fair.",
    ],
    [
      "Parents act on a teacher's note",
      "A remark about squinting sends a family to the phone that evening. ~;~ a page for that night should say how a child's exam goes and when the next one is free.",
    ],
    [
      "Contacts are bought by habit",
      "Lens wearers reorder wherever the last box came from. ~;~ a reminder that carries the right power and a one-tap order keeps them without a discount.",
    ],
    [
      "Dry eyes bring people in winter",
      "Heated rooms and screens make eyes burn, and few think of an eye doctor for it. ~so~ write about the feeling in ordinary words, and describe what an examination can find.",
    ],
    [
      "Vision plans hide behind other names",
      "Members often do not know which network their employer uses. ~so~ list the plans by the names that stand on the cards, with a photo of each.",
    ],
    [
      "Night drivers notice first",
      "Glare and slow focus show up behind the wheel before they show up at a desk. ~so~ speak to commuters in the months when they drive home in the dark.",
    ],
  ],
  showing: [
    [
      "Show frames by face, not by brand",
      "Shoppers look for someone like themselves. ~so~ photograph willing patients of several ages, and name the frame and its price under each picture.",
    ],
    [
      "Explain the puff, the drops and the lights",
      "The instruments worry people who have not come in years. ~;~ a sentence for each test, and a note about driving afterward, takes most of that away.",
    ],
    [
      "Post the turnaround for lenses",
      "Single-vision lenses and progressives take different times to make. ~so~ put both on a card at the desk and on the site, and send a text when the tray arrives.",
    ],
    [
      "Say what a medical visit is",
      "Patients mix up routine exams with visits for an infection or floaters, and the bills differ. ~;~ one short table shows which insurance pays for which.",
    ],
    [
      "Let children see the chair",
      "A photo story of a child's exam, from the picture chart to the sticker, calms the parent as much as the child. ~so~ keep it short enough for a phone.",
    ],
    [
      "Keep old prescriptions easy to get",
      "People ask for a copy and expect a refusal. ~so~ offer it on the site without a call, and they will remember where it was easy.",
    ],
    [
      "Tell people how to clean lenses",
      "Shirts scratch coatings, and most owners use nothing else. ~;~ a little guide with the cloth you hand out is read more often than a page of services.",
    ],
  ],
  postcards: [
    {
      audience: "Families with school-age children near the office",
      offer: "Late-summer exam slots for brothers and sisters together",
      front: "Can they read the board?",
    },
    {
      audience: "Patients due for their yearly exam",
      offer: "A slot of your choice, by text, before the list opens",
      front: "Your eyes have had a birthday",
    },
    {
      audience: "Commuters along the road to the nearest city",
      offer: "A night-driving check in the early evening",
      front: "Headlights look like stars?",
    },
  ],
};
