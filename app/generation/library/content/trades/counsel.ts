import type { Trade } from "../../library";

/** Offices and shops to which people come. Their figures are assumptions for worked sums. */
export const COUNSEL: readonly Trade[] = [
  {
    page: "our page for law firms",
    pagePath: "/law-firms",
    travels: false,
    id: "family-law",
    name: "Family law",
    group: "family lawyers",
    firm: "family law office",
    firms: "family law offices",
    worker: "lawyer",
    customer: "client",
    customers: "clients",
    desk: "receptionist",
    tool: "office",
    job: "custody case",
    jobs: "custody cases",
    quote: "consultation",
    quotes: "consultations",
    sign: "a letter from the other side’s lawyer",
    hesitate: "hope that it can still be settled at the kitchen table",
    rival: "a billboard on the way to the courthouse",
    rivalAgain: "the office on the billboard",
    proof: "the first page of a real parenting calendar, with names removed",
    unheard: "in the evening, when the children are asleep and people dare to call",
    season: "Inquiries are highest in January and again when school is about to begin.",
    doubt:
      "A case that is settled by the two parents themselves is good for everybody and shows up here as an order that did not come.",
    deciding:
      "Many who have had a consultation go home and try once more, and that is as it should be. A note a month later, without a question in it and with the date until which something has to be filed, is all that an office may decently send.",
    inTheMail:
      "An envelope from a law office frightens whoever is not meant, and a card can be read by the other parent. So print nothing on it that a household should not see, and write about calendars and school vacations.",
    needs: [
      "The envelope had a name on it that sounded like a law office, and it was opened standing up. When the house is quiet, somebody sits on the edge of the bathtub with a phone.",
      "The exchange at the gas station went wrong again, in front of the children. In the car, before the engine is started, a question is typed that cannot be asked of any friend.",
    ],
    done: "The two of them were seen at the same soccer game for the first time, on the same side of the field.",
    searches: ["served with custody papers", "custody lawyer consultation"],
    figures: { value: 4800, left: 45, close: 34, inquiries: 45, need: 1, wage: 24, hour: 90, visits: 4 },
    trial: { mailed: 10, held: 1 },
    questions: `
What does it cost from beginning to end?
Nobody can know, and everybody has to decide. A range for a case that is settled and one for a case that is heard, with the three things that move it, is more than most offices dare to print.

What do I have to do this week?
The letter has a date in it, and panic reads past it. A page that begins with how to count the days, and what happens if one is missed, is read at night by exactly the people who will call in the morning.

Will I have to go to court?
Most do not, and some have to. Say how the paths part, which of them are private, and how long each one takes where you practice, without a word about winning.

Can you talk to me before I pay?
A quarter of an hour by phone, without advice on the case and without a bill, sorts out who needs a lawyer and who needs a mediator. Say what can be asked in it, or people will save it up for later.

Who reads what I write to you?
People write from shared tablets and old accounts. Explain in two lines how to reach the office without being read, and set the page so that one touch leaves it; it is a courtesy, and for some more than that.

What about the house?
It is asked first and decided late. A page that tells which papers to copy, and that nothing should be sold or signed meanwhile, helps for an evening without pretending to know the case.

Will my child have to choose?
Parents fear this above all. Describe how judges in your courts usually hear children, at what age and in which room, and name what a parent should never ask at bedtime.

Can we share one lawyer?
Not in the way people hope. Say who may draft what for two people, what a mediator does and when it is enough, and you will send some away who come back with something they can sign.

Do you know this judge?
Every office does and none should promise anything from it. Saying that openly, along with how often you are in that building, sets a tone that a billboard cannot.
`,
    card: {
      audience: "households near the courthouse and along the roads that lead to it",
      front: "A letter came. What does it ask?",
      offer: "fifteen minutes on the phone to read a letter with you, without a bill",
      back: "Bring the letter to the phone. I will tell you what it asks and by which day. No bill for that.",
    },
  },
  {
    page: "our page for law firms",
    pagePath: "/law-firms",
    travels: false,
    id: "estate-planning",
    name: "Estate planning",
    group: "estate lawyers",
    firm: "estate planning office",
    firms: "estate planning offices",
    worker: "lawyer",
    customer: "client",
    customers: "clients",
    desk: "assistant",
    tool: "office",
    job: "will and trust package",
    jobs: "wills and trusts",
    quote: "meeting",
    quotes: "meetings",
    sign: "a will from before the grandchildren",
    hesitate: "mean to do it after the next vacation, as they did last year",
    rival: "a form from the internet",
    rivalAgain: "the internet form",
    proof: "a finished binder with its six tabs",
    unheard: "in the two hours of each signing, when the door has to stay closed",
    season: "People call before a long trip and after a funeral, and in the quiet weeks of late winter.",
    doubt:
      "There is no deadline that anybody knows of, so a good month can simply be one in which several people were reminded by chance.",
    deciding:
      "Nothing happens if nothing is done today, and this is why nothing is done. A meeting with a date for the signing in it gets papers signed; an invitation to call back gets good intentions and a folder.",
    inTheMail:
      "Cards about wills are read with care if they are about children, and thrown away if they are about death. The line that is left blank on a form, printed as a line that is left blank, needs no further picture.",
    needs: [
      "On the way back from a funeral nobody said much, and then one of them asked in the dark of the car whether they had anything like that. At home they look for a folder.",
      "The insurance form asks for a guardian, and there is an empty line. Two people look at each other over the child’s head and put the pen down.",
    ],
    done: "The couple from number nine has told the neighbors at the mailbox, with some pride, that their papers are in order.",
    searches: ["died without a will", "living trust lawyer"],
    figures: { value: 2600, left: 50, close: 46, inquiries: 30, need: 1, wage: 24, hour: 85, visits: 3 },
    trial: { mailed: 13, held: 1 },
    questions: `
Do I need a trust or only a will?
The honest answer is a matter of a house, a second marriage and the patience of the heirs. Three short stories with made-up families, one of which needs no trust at all, sort readers better than a definition.

What is the whole price?
Packages have a fixed sum in many offices, and few print it. State what it includes, how many meetings there are and what a change costs in five years, and the form from the internet loses its only advantage.

What do I bring?
One page, and not the forty that people expect. A list of six things, with where they usually lie, turns a vague intention into something that can be done on a rainy Saturday.

Who should be the guardian?
Parents get stuck here for years. Say that a choice can be changed, that the second choice matters as well, and how others have talked about it, and the empty line on the form fills itself.

Where do I keep it?
In a place where somebody else finds it. Tell them what a bank box does on the wrong day, who gets a copy, and what the card in the wallet says; these are the details by which an office is recommended.

Does my old one still count?
From another state often yes, after a marriage often not as people think. Offer to read it for a small fixed sum and to say in one sentence whether it can stay.

Can we come as a couple?
Usually yes, with a word on what happens if wishes differ. Explain it before the appointment, since a question about it in the room, in front of the other, comes too late.

What happens if I do nothing?
The state has a plan for everyone, and it is rarely the one that people imagine. A drawing of who gets what, without adjectives, is the most honest advertisement that there is.

Will my children have to pay tax?
For most families the federal kind does not arise, and the fear of it sells bad products. Say where the limit roughly lies and where to look up this year’s figure, and leave it at that.
`,
    card: {
      audience: "parents of children who are not yet eighteen",
      front: "Who would raise them?",
      offer: "an evening for ten parents in our library, with questions and no folders",
      back: "Come on a Thursday and ask. Ten chairs, one hour, and nothing is for sale that evening.",
    },
  },
  {
    page: "our page for agents",
    pagePath: "/real-estate",
    travels: true,
    id: "real-estate",
    name: "Real estate",
    group: "agents",
    firm: "real estate office",
    firms: "real estate offices",
    worker: "agent",
    customer: "owner",
    customers: "owners",
    desk: "assistant",
    tool: "car",
    job: "house sale",
    jobs: "house sales",
    quote: "valuation",
    quotes: "valuations",
    sign: "a house with two rooms too many",
    hesitate: "like to know the price long before they want to sell",
    rival: "an estimate from a website",
    rivalAgain: "the website",
    proof: "the front of a sold house with the date under it",
    unheard: "on Sunday afternoons, when every agent stands in somebody’s hall",
    season: "Owners ask in February and list in April, so that the move falls into the school vacation.",
    doubt:
      "Interest rates move more houses than any agent does, and a year in which they fall makes every card look clever.",
    deciding:
      "A valuation is asked for out of curiosity by most, and by a few because something has happened. You cannot hear the difference on the phone, so send the sheet, ask nothing, and write again when the next house in the street is sold.",
    inTheMail:
      "Everybody on a street reads what the blue house brought, even those who will never move. It has to be there before the gossip is, on the third day after the closing, and it has to be right to the dollar.",
    needs: [
      "The second of the children has moved out, and on Sunday the table was set for two. The website says a figure for the house, and neither of them believes it.",
      "A sign went up at the corner on Monday and had a second one nailed across it on Friday. Behind a window opposite somebody wonders what it brought.",
    ],
    done: "The sign at the blue house came down today, eleven days after it went up, and a van with another state’s plates is unloading.",
    searches: ["what is my house worth", "agent to sell a house"],
    figures: { value: 8400, left: 55, close: 22, inquiries: 25, need: 4, wage: 22, hour: 60, visits: 1 },
    trial: { mailed: 11, held: 1 },
    questions: `
What is my house worth?
A website has an answer in a second, and it has never been in the kitchen. Give three sales within a short walk and say for each what it had that this one does not, since people argue with a figure and not with a neighbor’s stove.

What do you do for the fee?
The question is asked more directly than it used to be. A list of the hours between the first call and the closing, from a real sale, makes the fee a wage, and it does so better than a slogan.

Should I fix the kitchen first?
Mostly not, and people are relieved to hear it. Name the four repairs that come back at the sale in your price range, and the larger number that never do.

How long does it take?
Say what the last ten took, with the slow ones in. An office that shows a house that stood for four months, and tells why, is believed when it says that this one will not.

When should I list?
Spring, says everybody, and everybody else lists then. Tell for which kind of house the fall is better, by looking at the sales of both halves of a year in the same streets.

Do strangers walk through with children about?
They do, and it can be arranged. Two hours on Saturday, shoes off, medicine locked away, and the dog with a neighbor: the page that explains it calms people who would not have asked.

What if it does not sell?
They want to know how they get out. Put the length of the contract and the way to end it into plain words before the meeting, because an agent who is easy to leave is easy to hire.

Can I buy before I sell?
That is a matter for a lender, and a plan with three dates. Draw it, show where the risk lies, and name two lenders who pick up on a weekend without being paid to be named.

Who takes the photographs?
They decide whether anybody comes. Show the same room by phone and by somebody who waited for the light, and say whose pictures they are after the sale.
`,
    card: {
      audience: "owners within three streets of a house that has just been sold",
      front: "The blue one is sold. And yours?",
      offer: "the price of the last three sales near you, on one sheet",
      back: "I can send you what the last three near you brought. One sheet, and no call unless you ask.",
    },
  },
  {
    page: "our page for dealers",
    pagePath: "/auto-dealerships",
    travels: false,
    id: "used-cars",
    name: "Used cars",
    group: "car dealers",
    firm: "used-car dealership",
    firms: "used-car dealerships",
    worker: "salesperson",
    customer: "buyer",
    customers: "buyers",
    desk: "sales desk",
    tool: "lot",
    job: "used family car",
    jobs: "used cars",
    quote: "test drive",
    quotes: "test drives",
    sign: "a repair bill higher than the car is worth",
    hesitate: "have been told a price on the phone that was another one on the lot",
    rival: "a site that delivers from three states away",
    rivalAgain: "the delivery site",
    proof: "the underside of the car on a lift",
    unheard: "after six, when buyers are home and the lot has a chain across it",
    season:
      "Tax refunds make late February and March the busiest weeks for cars below the middle of the lot.",
    doubt:
      "The right car has to stand on the lot on the right day, and no page can sell a van to somebody who came for a truck.",
    deciding:
      "People who have driven a car and gone home are looking at five others in the evening. They come back to the one whose fault they were told of, because the other four must have one, too, that nobody has mentioned.",
    inTheMail:
      "A letter from the shop and a card from the lot arrive in the same week, if the lot knows when inspections are due. The repair then has a price to be compared with, and comparing is what people do with a bill anyway.",
    needs: [
      "The shop called at noon with a number, and the number is more than the car is worth. On the bus home the owner looks at used ones with a thumb.",
      "The baby is due in March, and the car has two doors. At night the question is not which one is pretty, but which of them has been told the truth about.",
    ],
    done: "The red wagon that stood on the lot since fall is gone, and it is parked in front of the church now, with a child seat in it.",
    searches: ["car worth repairing", "used car inspection"],
    figures: { value: 14500, left: 11, close: 24, inquiries: 95, need: 6, wage: 21, hour: 60, visits: 2 },
    trial: { mailed: 13, held: 1 },
    questions: `
Is the price the price?
Fees that appear at the desk are the reason why people dread it. One sum with everything but the tax, printed on the windshield and on the page, loses a few clicks and wins the drive.

What is wrong with it?
Every used car has something, and whoever says so first is believed about the rest. Two photos of the scratch and the worn tire, above the pretty ones, shorten the conversation on the lot.

Can my mechanic look at it?
Yes is the only answer that sells. Offer the lift, an hour and the keys, name the two shops nearby that do it, and let the buyer choose a third.

What do I get for mine?
A figure by phone that shrinks at the desk poisons the day. Give a range from six photos and a mileage, say what would lower it, and keep to it when they arrive.

Has it been in a crash?
The report shows what was reported, and paint shows the rest. Put both beside each other, with the reading of the gauge on each panel, as the site from three states away does not.

Can I bring it back?
A few days and a number of miles, with the reasons for which you would refuse, in four lines. Hardly anyone uses it, and nearly everyone asks.

What is the payment a month?
The month is what people can feel, and the total is what they pay. Show both on the same line for two lengths of a loan, and say that their own bank may be cheaper.

Why is it so cheap?
A low price frightens careful people more than a high one. Write the reason under it, such as a color, a missing key or a winter up north, and they stop imagining worse.

Is it still there?
They were told yes once and drove for an hour. Mark a sold car within the hour, and let buyers hold one for a day with a name and no deposit, and they will call before the other lots.
`,
    card: {
      audience: "households with a car that is older than twelve years",
      front: "Repair it once more?",
      offer: "we look at your old car on our lift and say if it is worth it",
      back: "Bring it by. We put it on the lift and look together. If it has two good years left, I will say so.",
    },
  },
  {
    page: "our page for shops",
    pagePath: "/ecommerce-brands",
    travels: false,
    id: "furniture",
    name: "Furniture",
    group: "furniture stores",
    firm: "furniture store",
    firms: "furniture stores",
    worker: "salesperson",
    customer: "shopper",
    customers: "shoppers",
    desk: "counter",
    tool: "showroom",
    job: "new sofa",
    jobs: "sofas",
    quote: "offer",
    quotes: "offers",
    sign: "a sofa with a valley in its middle",
    hesitate: "measure the room, then the stairs, and then doubt both",
    rival: "a box that arrives rolled up",
    rivalAgain: "the rolled-up box",
    proof: "a sofa turned over, with the frame showing",
    unheard: "on Saturdays from eleven on, when the counter has a line",
    season: "Sofas are bought before Thanksgiving and after a move, and hardly in the first warm weeks.",
    doubt:
      "Most shoppers look here and compare on a phone between the aisles, so the visit is easy to count and its cause is not.",
    deciding:
      "A sofa is sat upon for four minutes and lived on for fifteen years, and shoppers feel this at the counter. Those who leave without one have usually a number in the pocket that they want to check against a wall.",
    inTheMail:
      "A paper tape of a yard, folded into the card, is used before it is read. It measures the door and then the wall, and by that time its owner knows two numbers that make the next visit a short one.",
    needs: [
      "The guests slid toward each other all evening, because the sofa has a valley in its middle. When they have gone, somebody holds a tape against the wall, and then against the door.",
      "The cat has finished the left arm of the sofa and begun on the right one. Over coffee two people look at legs, cushions and prices, and cannot feel any of it.",
    ],
    done: "Two men carried something long and wrapped up the steps this morning, turned it once in the door, and were back outside in four minutes.",
    searches: ["sofa delivery this week", "sofa that does not sag"],
    figures: { value: 1600, left: 41, close: 30, inquiries: 60, need: 7, wage: 19, hour: 50, visits: 2 },
    trial: { mailed: 14, held: 1 },
    questions: `
Will it go through my door?
More sofas fail at the stairs than at the price. Give the three numbers that matter, height, depth and diagonal, offer to come and measure, and say what happens if it gets stuck, before anyone has to imagine it.

What is inside it?
The frame, the springs and the foam are never seen again. Turn one over in the showroom and leave it like that, with the words hardwood and staple on tags, and explain why the box that arrives rolled up weighs so little.

When does it come?
Eight weeks is an answer that people can live with, and six that become twelve is not. Keep a shelf of what is in stock and can come on Thursday, and let that list be the first thing on the page.

Can I take a piece of the fabric home?
The light in a store is nobody’s light. Lend large samples and not small ones, for a week, and ask only for a telephone number; the person who carries them home has begun to furnish.

How does it hold up to a dog?
Show a cushion from somebody’s dog after two years, with the fabric’s name. No rub count in the world says as much, and whoever has a dog will remember where they saw it.

Do you take the old one?
It is the heaviest obstacle in the house. Include it up to the second floor, tell where it goes, and the question no longer stands between a shopper and a Saturday.

Is the price going to fall next week?
They have learned to wait for a sale. A store with one price all year has to say so loudly at the door, and to pay back the difference if it ever breaks the rule.

Which one is good for a bad back?
The one on which the feet stand flat. A sheet with three ways to test a seat, taped to the wall of the showroom, helps even those who buy elsewhere, and it has been photographed a great deal.

Who repairs it in four years?
The box has an address for email. If you know an upholsterer, name her and show a cushion that she has filled again, for it says that you expect the sofa to be worth it.
`,
    card: {
      audience: "households that have moved within the last six months",
      front: "Sit down. Now get up again.",
      offer: "we measure your door and stairs, so that you can choose without fear",
      back: "Before you fall in love with one, let us measure your door. It takes ten minutes, and it is free.",
    },
  },
];
