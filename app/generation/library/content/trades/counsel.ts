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
    job: "custody case",
    jobs: "custody cases",
    quote: "consultation",
    quotes: "consultations",
    wrong: "a notary",
    right: "a family law attorney",
    sign: "a letter from the other side’s lawyer",
    hesitate: "hope that it can still be settled at the kitchen table",
    rival: "a firm with a billboard near the courthouse",
    rivalAgain: "the billboard firm",
    proof: "the first page of a parenting calendar, with the names removed",
    complaint: "three calls that nobody returned",
    reply:
      "We are sorry to have missed you. Please send no details by text. Tell us only a safe number and a safe hour, and whether a date is named in the letter, and a person will call.",
    unheard: "in the evening, when the children are asleep and people dare to call",
    season: "Calls are highest in January and again when school is about to begin.",
    doubt:
      "A case that two parents settle by themselves is good for everybody, and here it shows up as a case that did not come.",
    looking:
      "They read at night, on a phone that others may see. What they look for is the next date and what it means, and the office that explains how to count the days has their trust before it has their name.",
    deciding:
      "Many people who have had a consultation go home and try once more, as they should. One call a month later, which asks nothing and names the date until which something has to be filed, is all that an office can decently do.",
    inTheMail:
      "An envelope from a law office frightens the wrong person, and anyone in the house can read a card. So print nothing on it that a household should not see, and write about calendars and school vacations.",
    scene:
      "The envelope had the name of a law office on it, and it was opened standing up. When the house is quiet, somebody sits on the edge of the bathtub with a phone.",
    otherScene:
      "The exchange in the parking lot went wrong again, in front of the children. In the car, before the engine is started, a question is typed that cannot be asked of any friend.",
    done: "People pass the office on their way to work and know the sign, and few of them could say what is done inside.",
    urgent: "served with custody papers",
    planned: "custody lawyer consultation",
    front: "One calendar for two houses.",
    offer: "a calendar for children with two homes, school vacations printed in, free",
    figures: { value: 4800, left: 45, close: 34, inquiries: 45, need: 1, wage: 24, hour: 90, visits: 4 },
    example: { click: 24, reviews: 24, stars: 99, room: 4, mailed: 10, held: 1 },
    questions: `
What does it cost from beginning to end?
Nobody can know, and everybody has to decide. A range for a case that settles and one for a case that is heard, with the three things that move it, is more than most offices dare to print.
What do I have to do this week?
The letter has a date in it, and panic reads past it. A page that begins with how to count the days, and what happens if one is missed, is read at night by exactly the people who call in the morning.
Will I have to go to court?
Most people do not, and some have to. Say where the paths part, which of them are private, and how long each one takes where you practice, without a word about winning.
Can you talk to me before I pay?
A quarter of an hour by phone, without advice on the case and without a bill, sorts out who needs a lawyer and who needs a mediator. Say what can be asked in it, or people will save it for later.
Who reads what I write to you?
People write from shared tablets and old accounts. Explain in two lines how to reach the office without being read, and build the page so that one touch leaves it. For some that matters more than anything else on it.
What about the house?
People ask it first, and it is decided late. A page that says which papers to copy, and that nothing should be sold or signed meanwhile, helps for tonight without pretending to know the case.
Will my child have to choose?
Parents fear this above all. Describe how judges in your courts usually hear children, at what age and in which room, and name what a parent should never ask at bedtime.
Can we share one lawyer?
Not in the way people hope. Say who may draft what for two people, what a mediator does and when that is enough. Some of those you send away come back with something they can sign.
Do you know this judge?
Every office does, and none should promise anything from it. Saying that openly, along with how often you are in that building, sets a tone that no billboard can.
`,
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
    job: "estate plan",
    jobs: "estate plans",
    quote: "first meeting",
    quotes: "first meetings",
    wrong: "a tax service",
    right: "an estate planning attorney",
    sign: "a will from before the grandchildren",
    hesitate: "mean to do it after the next vacation, as they did last year",
    rival: "a website that fills in forms",
    rivalAgain: "the form website",
    proof: "a finished binder with its six tabs",
    complaint: "a bill for a phone call",
    reply:
      "Sorry, we are in a signing. Is there a trip or an operation with a date? Then say so. Otherwise text us which evening suits you both, and you will get the list of six things to bring.",
    unheard: "during each signing, when the door has to stay closed for two hours",
    season: "People call before a long trip and after a funeral, and in the quiet weeks of late winter.",
    doubt:
      "There is no deadline that anybody knows of, so a good month can simply be one in which several people were reminded by chance.",
    looking:
      "They type a question about somebody else’s death and read about their own. Pages without a price are closed, because people assume the worst, and the page with three short stories is the one that gets sent to a spouse.",
    deciding:
      "Nothing happens if nothing is done today, and that is why nothing is done. A first meeting that ends with a date for the signing gets papers signed. An invitation to call back gets good intentions and a folder.",
    inTheMail:
      "Cards about wills are read with care if they are about children, and thrown away if they are about death. A blank line on a form, printed as a blank line, needs no further picture.",
    scene:
      "On the way back from a funeral nobody said much, and then one of them asked in the dark of the car whether they had anything like that. At home they look for a folder.",
    otherScene:
      "The insurance form asks for a guardian, and there is an empty line. Two people look at each other over the child’s head and put the pen down.",
    done: "People walk past the office door with groceries and strollers, and the will they mean to make has been on a list since last year.",
    urgent: "will before surgery",
    planned: "living trust lawyer",
    front: "Who would raise them?",
    offer: "an evening for ten parents in our library, with questions and no folders",
    figures: { value: 2600, left: 50, close: 46, inquiries: 30, need: 1, wage: 24, hour: 85, visits: 3 },
    example: { click: 14, reviews: 18, stars: 77, room: 5, mailed: 13, held: 1 },
    questions: `
Do I need a trust or only a will?
It depends on a house, a second marriage and the patience of the heirs. Three short stories with made-up families, one of which needs no trust at all, sort readers better than a definition.
What is the whole price?
Many offices have a fixed price, and few print it. Say what it includes, how many meetings there are and what a change costs in five years, and the form from the internet loses its only advantage.
What do I bring?
One page, and not the forty that people expect. A list of six things, with where they usually are, turns a vague intention into something to do on a rainy Saturday.
Who should be the guardian?
Parents get stuck here for years. Say that the choice can be changed, that the second name matters as well, and how other couples have talked about it, and the empty line on the form fills itself.
Where do I keep it?
Somewhere another person will find it. Tell people what a bank box does on the wrong day, who gets a copy, and what the card in the wallet says. Offices are recommended for details like these.
Does my old one still count?
One from another state often does, and one from before a marriage often not as people think. Offer to read it for a small fixed sum and to say in one sentence whether it can stay.
Can we come as a couple?
Usually yes, with a word on what happens if your wishes differ. Explain it before the appointment, because a question about it in the room, in front of the other, comes too late.
What happens if I do nothing?
The state has a plan for everyone, and it is rarely the one people imagine. A drawing of who gets what, without adjectives, is the most honest advertisement there is.
Will my children have to pay tax?
For most families the federal kind never comes up, and the fear of it sells bad products. Say roughly where the limit lies and where to look up this year’s figure, and leave it at that.
`,
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
    quote: "home valuation",
    quotes: "home valuations",
    wrong: "a property manager",
    right: "a real estate agency",
    sign: "two empty bedrooms",
    hesitate: "like to know the price long before they want to sell",
    rival: "a website with an instant estimate",
    rivalAgain: "the website",
    proof: "the front of a sold house with the date under it",
    complaint: "photos that made a room look large",
    reply:
      "Sorry, we are showing a house. Text us your street, and tonight you will have the last three sales near it on one sheet. Nobody will call unless you ask for it.",
    unheard: "on Sunday afternoons, when every agent is standing in somebody’s hall",
    season: "Owners ask in February and list in April, so that the move falls into the school vacation.",
    doubt:
      "Interest rates move more houses than any agent does, and in a year when they fall every campaign looks clever.",
    looking:
      "They look up their own address first, then the neighbor’s. An office that explains three sales within a short walk, and says what each of those houses had, gives them something the website cannot.",
    deciding:
      "Most people ask for a valuation out of curiosity, and a few because something has happened. You cannot hear the difference on the phone. So call once, ask nothing, and call again when the next house on the street is sold.",
    inTheMail:
      "Everybody on a street reads what the blue house brought, even people who will never move. The card has to be there before the gossip is, on the third day after the closing, and it has to be right to the dollar.",
    scene:
      "The second of the children has moved out, and on Sunday the table was set for two. The website has a figure for the house, and neither of them believes it.",
    otherScene:
      "A sign went up at the corner on Monday and had a second one nailed across it on Friday. Behind a window opposite, somebody wonders what it brought.",
    done: "The sign in front of the blue house came down today, eleven days after it went up, and a van with another state’s plates is unloading.",
    urgent: "sell house fast",
    planned: "agent to sell a house",
    front: "The blue one is sold. And yours?",
    offer: "the price of the last three sales near you, on one sheet",
    figures: { value: 8400, left: 55, close: 22, inquiries: 25, need: 4, wage: 22, hour: 60, visits: 1 },
    example: { click: 7, reviews: 50, stars: 212, room: 6, mailed: 11, held: 1 },
    questions: `
What is my house worth?
A website answers in a second, and it has never been in the kitchen. Give three sales within a short walk and say what each of them had that this house does not. People argue with a figure and not with a neighbor’s stove.
What do you do for the fee?
People ask it more directly than they used to. A list of the hours between the first call and the closing, from a real sale, turns the fee into a wage, and it does so better than a slogan.
Should I fix the kitchen first?
Mostly not, and people are relieved to hear it. Name the four repairs that come back at the sale in your price range, and the larger number that never do.
How long does it take?
Say what the last ten took, the slow ones included. An office that shows a house that stood empty for four months, and says why, is believed when it says that this one will not.
When should I list?
Spring, says everybody, and everybody else lists then, too. Say for which kind of house the fall is better, by looking at the sales of both halves of a year on the same streets.
Do strangers walk through with children about?
They do, and it can be arranged. Two hours on Saturday, shoes off, medicine locked away, the dog with a neighbor: a page that explains this calms people who would never have asked.
What if it does not sell?
They want to know how they get out. Put the length of the contract and the way to end it into plain words before the meeting, because an agent who is easy to leave is easy to hire.
Can I buy before I sell?
That is a matter for a lender, and for a plan with three dates. Draw it, show where the risk is, and name two lenders who pick up on a weekend and do not pay you to name them.
Who takes the photographs?
Photographs decide whether anybody comes. Show the same room by phone and by somebody who waited for the light, and say who owns the pictures after the sale.
`,
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
    job: "car sale",
    jobs: "car sales",
    quote: "test drive",
    quotes: "test drives",
    wrong: "a car repair shop",
    right: "a used car dealer",
    sign: "a repair bill higher than the car is worth",
    hesitate: "have been told one price on the phone and another on the lot",
    rival: "a website that delivers from three states away",
    rivalAgain: "the website",
    proof: "the underside of the car on a lift",
    complaint: "a fee that appeared at the desk",
    reply:
      "Sorry, the lot is closed. Which car was it? We will text whether it is still here, what is wrong with it and the full price, and hold it for a day if you give us a name.",
    unheard: "after six, when buyers are home and the lot has a chain across it",
    season: "Tax refunds make late February and March the busiest weeks for the less expensive cars.",
    doubt:
      "The right car has to stand on the lot on the right day, and no page can sell a van to somebody who came for a truck.",
    looking:
      "They sort by price and then look for the catch. A car whose page shows the scratch, the worn tire and the report, above the pretty pictures, is the one they come to see, because its catch is known.",
    deciding:
      "People who have driven a car and gone home look at five others that evening. They come back to the one whose fault they were told about, because the other four must have one, too, that nobody has mentioned.",
    inTheMail:
      "A bill from the repair shop and a card from the lot should arrive in the same month. The repair then has a price to be compared with, and comparing is what people do with a bill anyway.",
    scene:
      "The shop called at noon with a number, and the number is more than the car is worth. At lunch its owner looks at used ones with a thumb.",
    otherScene:
      "The baby is due in March, and the car has two doors. At night the question is not which one is pretty, but about which of them somebody has told the truth.",
    done: "The red wagon that stood at the front of the lot since fall is gone, and people who drive past have noticed the gap.",
    urgent: "cheap car this weekend",
    planned: "used family car",
    front: "Repair it once more?",
    offer: "we look at your old car on our lift and say if it is worth it",
    figures: { value: 14500, left: 11, close: 24, inquiries: 95, need: 6, wage: 21, hour: 60, visits: 2 },
    example: { click: 3, reviews: 88, stars: 363, room: 8, mailed: 13, held: 1 },
    questions: `
Is the price the price?
Fees that appear at the desk are the reason why people dread it. One sum with everything but the tax, printed on the windshield and on the page, loses a few clicks and wins the drive.
What is wrong with it?
Every used car has something, and the seller who says so first is believed about the rest. Two photos of the scratch and the worn tire, above the pretty ones, shorten the conversation on the lot.
Can my mechanic look at it?
Yes is the only answer that sells. Offer the lift, an hour and the keys, name the two shops nearby that do it, and let the buyer choose a third.
What do I get for mine?
A figure by phone that shrinks at the desk poisons the day. Give a range from six photos and the mileage, say what would lower it, and keep to it when they arrive.
Has it been in a crash?
The report shows what was reported, and paint shows the rest. Put both beside each other, with the reading of the gauge on each panel. The website from three states away does not.
Can I bring it back?
A few days and a number of miles, with the reasons for which you would refuse, in four lines. Hardly anyone uses it, and nearly everyone asks.
What is the payment a month?
The month is what people can feel, and the total is what they pay. Show both on the same line for two lengths of a loan, and say that their own bank may be cheaper.
Why is it so cheap?
A low price frightens careful people more than a high one. Write the reason under it, such as a color, a missing key or some winters on salted roads, and they stop imagining worse.
Is it still there?
They were told yes once and drove for an hour. Mark a sold car within the hour, and let buyers hold one for a day with a name and no deposit, and they will call you before the other lots.
`,
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
    desk: "sales counter",
    job: "new sofa",
    jobs: "sofas",
    quote: "written quote",
    quotes: "written quotes",
    wrong: "a storage company",
    right: "a furniture store",
    sign: "a sofa that sags in the middle",
    hesitate: "measure the room, then the stairs, and then doubt both",
    rival: "a brand that ships sofas in a box",
    rivalAgain: "the boxed brand",
    proof: "a sofa turned over, with the frame showing",
    complaint: "a delivery that came three weeks late",
    reply:
      "Sorry, there is a line at the counter. Tell us the width of your door and the wall you have. We will text three sofas that fit through it, with what each costs and when it could come.",
    unheard: "on Saturdays from eleven on, when there is a line at the counter",
    season: "Sofas are bought before Thanksgiving and after a move, and hardly in the first warm weeks.",
    doubt:
      "Shoppers look in the store and compare on a phone between the aisles, so the visit is easy to count and its cause is not.",
    looking:
      "They look at a hundred sofas on a phone and can sit on none of them. The page that gives height, depth and the width of the narrowest door it fits through is saved, and the store behind it gets the Saturday.",
    deciding:
      "People sit on a sofa for four minutes and then live on it for fifteen years, and they feel this at the counter. Those who leave without one usually have a number in a pocket that they want to check against a wall.",
    inTheMail:
      "A paper tape, a yard long and folded into the card, is used before it is read. It measures the door and then the wall, and by then its owner knows two numbers that make the next visit a short one.",
    scene:
      "The guests slid toward each other all evening, because the sofa sags in the middle. When they have gone, somebody holds a tape against the wall, and then against the door.",
    otherScene:
      "The cat has finished the left arm of the sofa and begun on the right one. Over coffee two people look at legs, cushions and prices, and cannot feel any of it.",
    done: "Two people have stopped in front of the window again, and one of them is measuring something in the air with both hands.",
    urgent: "sofa delivery this week",
    planned: "sofa that does not sag",
    front: "Sit down. Now get up again.",
    offer: "we measure your door and stairs, so that you can choose without fear",
    figures: { value: 1600, left: 41, close: 30, inquiries: 60, need: 7, wage: 19, hour: 50, visits: 2 },
    example: { click: 2, reviews: 56, stars: 234, room: 8, mailed: 14, held: 1 },
    questions: `
Will it go through my door?
More sofas fail at the stairs than at the price. Give the three numbers that matter, height, depth and diagonal, offer to come and measure, and say what happens if it gets stuck before anyone has to imagine it.
What is inside it?
Nobody sees the frame, the springs and the foam after the sale. Turn one over in the showroom and leave it like that, with tags on the hardwood and the staples, and it is plain why the sofa in a box weighs so little.
When does it come?
Eight weeks is an answer people can live with, and six that become twelve is not. Keep a shelf of what is in stock and can come on Thursday, and let that list be the first thing on the page.
Can I take a piece of the fabric home?
The light in a store is nobody’s light. Lend large samples and not small ones, for a week, and ask only for a phone number. The person who carries them home has begun to furnish.
How does it hold up to a dog?
Show a cushion from somebody’s dog after two years, with the name of the fabric. No rub count says as much, and people with a dog will remember where they saw it.
Do you take the old one?
It is the heaviest obstacle in the house. Include it up to the second floor, say where it goes, and nothing stands between a shopper and a Saturday any more.
Is the price going to fall next week?
They have learned to wait for a sale. A store with one price all year has to say so loudly at the door, and to pay back the difference if it ever breaks the rule.
Which one is good for a bad back?
The one on which the feet stand flat. A sheet with three ways to test a seat, taped to the wall of the showroom, helps even people who buy elsewhere, and they take a picture of it.
Who repairs it in four years?
The box has an address for email. If you know an upholsterer, name her and show a cushion she has filled again, because it says that you expect the sofa to be worth it.
`,
  },
];
