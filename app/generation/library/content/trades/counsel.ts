import type { Trade } from "../../library";

const LAW = {
  page: "our page for law firms",
  pagePath: "/law-firms",
  travels: false,
  onsite: false,
} as const;

/** Offices and shops to which people come, and agents. Their figures are examples for worked sums. */
export const COUNSEL: readonly Trade[] = [
  {
    ...LAW,
    id: "family-law",
    name: "Family law",
    group: "family lawyers",
    shop: ["family law office", "family lawyers"],
    worker: "attorney",
    customer: ["client", "clients"],
    desk: "receptionist",
    job: ["custody case", "custody cases"],
    unit: "a custody case",
    costs: "salaries, rent, and filing fees",
    quote: ["consultation", "consultations"],
    books: "book a consultation",
    about: "papers they were just served",
    wrong: "“notary public”",
    right: "“family law attorney”",
    hesitate: "still hope to settle it at the kitchen table",
    rival: ["the firm with the billboard by the courthouse", "the billboard firm"],
    proof: "a page from a parenting calendar, with the names removed",
    complaint: "three calls nobody returned",
    unheard: "in the evening, when the kids are asleep and people dare to call",
    reply:
      "We’re sorry we missed you. Please don’t text any details. Send us a safe number, a safe time to call, and whether the papers have a date on them, and a person will call you.",
    season: "Calls peak in January, and again right before school starts.",
    doubt:
      "A case two parents settle on their own is good news, and here it looks like a case you didn’t get.",
    looking:
      "They read at night, on a phone somebody else might pick up. What they’re looking for is the next deadline and what it means, and the office that explains how to count the days has earned the call.",
    deciding:
      "Plenty of people leave a consultation and try one more time to work it out, as they should. One call a month later, with no pressure and a reminder of the filing date, is as far as an office should go.",
    inTheMail:
      "An envelope from a law office scares the wrong person, and anyone in the house can read a card. So print nothing on it that a child shouldn’t see, and write about calendars and school breaks.",
    reviewed:
      "They can’t review the law. They review whether calls got returned, whether the bill made sense, and whether somebody told them what would happen next.",
    scene:
      "The envelope had a law firm’s name on it, and it got opened standing up. When the house is quiet, somebody sits on the edge of the bathtub with a phone.",
    otherScene:
      "The exchange in the parking lot went wrong again, in front of the kids. Before the engine starts, somebody types a question they can’t ask any friend.",
    done: "People drive past the office on the way to work and know the sign. Few of them could say what kind of law gets practiced inside.",
    urgent: "served with custody papers",
    planned: "custody lawyer consultation",
    front: "One calendar for two houses.",
    offer: "a calendar for kids with two homes, school breaks printed in, free",
    figures: { value: 5000, left: 40, book: 25, close: 55, leads: 40, need: 1, wage: 24, hour: 120 },
    example: { visits: 4, click: 24, ads: 2400, reviews: 30, stars: 123, mailed: 10, held: 1 },
    questions: `
What does it cost from beginning to end? Nobody can know, and everybody has to decide. A range for a case that settles and one for a case that is heard, with the three things that move it, is more than most offices dare to print.
What do I have to do this week? The letter has a date in it, and panic reads past it. A page that begins with how to count the days, and what happens if one is missed, is read at night by exactly the people who call in the morning.
Will I have to go to court? Most people do not, and some have to. Say where the paths part, which of them are private, and how long each one takes where you practice, without a word about winning.
Can you talk to me before I pay? A quarter of an hour by phone, without advice on the case and without a bill, sorts out who needs a lawyer and who needs a mediator. Say what can be asked in it, or people will save it for later.
Who reads what I write to you? People write from shared tablets and old accounts. Explain in two lines how to reach the office without being read, and build the page so that one touch leaves it. For some that matters more than anything else on it.
What about the house? People ask it first, and it is decided late. A page that says which papers to copy, and that nothing should be sold or signed meanwhile, helps for tonight without pretending to know the case.
Will my child have to choose? Parents fear this above all. Describe how judges in your courts usually hear children, at what age and in which room, and name what a parent should never ask at bedtime.
Can we share one lawyer? Not in the way people hope. Say who may draft what for two people, what a mediator does and when that is enough. Some of those you send away come back with something they can sign.
Do you know this judge? Every office does, and none should promise anything from it. Saying that openly, along with how often you are in that building, sets a tone that no billboard can.
`,
  },
  {
    ...LAW,
    id: "estate-planning",
    name: "Estate planning",
    group: "estate lawyers",
    shop: ["estate planning office", "estate lawyers"],
    worker: "attorney",
    customer: ["client", "clients"],
    desk: "assistant",
    job: ["estate plan", "estate plans"],
    unit: "a will-and-trust package",
    costs: "salaries and rent",
    quote: ["first meeting", "first meetings"],
    books: "come in for a first meeting",
    about: "a will from before the grandkids",
    wrong: "“tax service”",
    right: "“estate planning attorney”",
    hesitate: "mean to do it after the next vacation, same as last year",
    rival: ["the website that fills in forms", "the form website"],
    proof: "a finished binder with its six tabs",
    complaint: "a bill for a phone call",
    unheard: "during every signing, when the door stays closed for two hours",
    reply:
      "Sorry, we’re in a signing. Do you have a trip or a surgery coming up? Tell us the date. Otherwise text us which evening works for both of you, and we’ll send a list of six things to bring.",
    season: "People call before a big trip, after a funeral, and in the quiet weeks after New Year’s.",
    doubt:
      "There’s no deadline anybody knows about, so a good month may just be one when a few people got a scare.",
    looking:
      "They type a question about somebody else’s death and end up reading about their own. Pages without a price get closed, because people expect the worst. Three short stories about real situations get sent to a spouse.",
    deciding:
      "Nothing happens if they do nothing today, so they do nothing. A first meeting that ends with a signing date gets signed. One that ends with call us when you’re ready gets a folder in a drawer.",
    inTheMail:
      "A card about wills gets read if it’s about kids and tossed if it’s about death. A blank line on a form, where a guardian’s name should go, needs no other picture.",
    reviewed:
      "They write that it was easier than they thought, and how the attorney talked to their mother. The documents don’t come up; the patience does.",
    scene:
      "Nobody said much on the drive home from the funeral, until one of them asked whether they had anything like that. At home they look for a folder.",
    otherScene:
      "The insurance form asks for a guardian, and there’s a blank line. Two people look at each other over the child’s head and put the pen down.",
    done: "All day people drive past the office on the way to the grocery store, and the will they keep meaning to make has been on a list since last year.",
    urgent: "will before surgery",
    planned: "living trust lawyer",
    front: "Who would raise them?",
    offer: "an evening for ten parents, with questions and no sales pitch",
    figures: { value: 2400, left: 50, book: 50, close: 65, leads: 20, need: 2, wage: 25, hour: 150 },
    example: { visits: 3, click: 12, ads: 900, reviews: 20, stars: 82, mailed: 12, held: 1 },
    questions: `
Do I need a trust or only a will? It depends on a house, a second marriage and the patience of the heirs. Three short stories with made-up families, one of which needs no trust at all, sort readers better than a definition.
What is the whole price? Many offices have a fixed price, and few print it. Say what it includes, how many meetings there are and what a change costs in five years, and the form from the internet loses its only advantage.
What do I bring? One page, and not the forty that people expect. A list of six things, with where they usually are, turns a vague intention into something to do on a rainy Saturday.
Who should be the guardian? Parents get stuck here for years. Say that the choice can be changed, that the second name matters as well, and how other couples have talked about it, and the empty line on the form fills itself.
Where do I keep it? Somewhere another person will find it. Tell people what a bank box does on the wrong day, who gets a copy, and what the card in the wallet says. Offices are recommended for details like these.
Does my old one still count? One from another state often does, and one from before a marriage often not as people think. Offer to read it for a small flat fee and to say in one sentence whether it can stay.
Can we come as a couple? Usually yes, with a word on what happens if your wishes differ. Explain it before the appointment, because a question about it in the room, in front of the other, comes too late.
What happens if I do nothing? The state has a plan for everyone, and it is rarely the one people imagine. A drawing of who gets what, without adjectives, is the most honest advertisement there is.
Will my children have to pay tax? For most families the federal kind never comes up, and the fear of it sells bad products. Say roughly where the limit lies and where to look up this year’s figure, and leave it at that.
`,
  },
  {
    page: "our page for agents",
    pagePath: "/real-estate",
    travels: true,
    onsite: true,
    id: "real-estate",
    name: "Real estate",
    group: "real estate agents",
    shop: ["real estate office", "agents"],
    worker: "agent",
    customer: ["homeowner", "homeowners"],
    desk: "assistant",
    job: ["closed sale", "closed sales"],
    unit: "your commission on a house",
    costs: "the broker’s split and marketing",
    quote: ["home valuation", "home valuations"],
    books: "have you over for a valuation",
    about: "what their house would sell for",
    wrong: "“property management company”",
    right: "“real estate agency”",
    hesitate: "want to know the price long before they want to sell",
    rival: ["the website with the instant estimate", "the website"],
    proof: "a house you sold, with the date under it",
    complaint: "photos that made a small room look big",
    unheard: "on Sunday afternoons, when every agent is at an open house",
    reply:
      "Sorry, we’re showing a house. Text us your street, and tonight you’ll get the last three sales near you on one page. Nobody will call unless you ask.",
    season: "Owners ask in February and list in April, hoping to move before school starts.",
    doubt:
      "Mortgage rates sell more houses than any agent does, and in a year when they fall, every campaign looks smart.",
    looking:
      "They look up their own address first and the neighbor’s second. An office that explains three nearby sales, and what each of those houses had that this one doesn’t, gives them something a website can’t.",
    deciding:
      "Most people ask for a valuation out of curiosity, and a few because something has happened. You can’t hear the difference on the phone. So call once, ask nothing, and call again when a house on their street closes.",
    inTheMail:
      "Everybody on a street wants to know what the blue house sold for, including people who’ll never move. Get the card there before the gossip does, three days after closing, and get it right to the dollar.",
    reviewed:
      "They write about the bad week in the middle: the inspection, the appraisal, the buyer who got cold feet, and whether their agent picked up the phone.",
    scene:
      "The younger kid moved out this fall, and on Sunday they set the table for two. There’s a number for the house online, and neither of them believes it.",
    otherScene:
      "A sign went up on the corner on Monday and had a sold rider on it by Friday. Across the street somebody wonders what it went for.",
    done: "The sign in front of the blue house came down today, eleven days after it went up, and there’s a moving van out front with out-of-state plates.",
    urgent: "sell house fast",
    planned: "real estate agent near me",
    front: "The blue one sold. What’s yours worth?",
    offer: "the price of the last three sales near you, on one page",
    figures: { value: 8000, left: 50, book: 25, close: 25, leads: 40, need: 4, wage: 22, hour: 60 },
    example: { visits: 6, click: 7, ads: 700, reviews: 60, stars: 260, mailed: 10, held: 1 },
    questions: `
What is my house worth? A website answers in a second, and it’s never been in the kitchen. Give three sales nearby, and say what each of those houses had that this one doesn’t. People argue with a number, not with a neighbor’s stove.
What do you do for the commission? People ask it more directly than they used to. Show one real sale from first call to closing, task by task, including the two buyers who backed out.
Should I fix the kitchen first? Mostly not, and people are relieved to hear it. Name the four repairs that pay for themselves in your price range, and the longer list of those that don’t.
How long does it take? Say what the last ten took, the slow ones included. An office that shows a house that stood empty for four months, and says why, is believed when it says that this one will not.
When should I list? Spring, says everybody, and everybody else lists then, too. Say for which kind of house the fall is better, by looking at the sales of both halves of a year on the same streets.
How do showings work with kids in the house? There’s a routine for it: two hours on Saturday, shoes off, medicine locked up, the dog at a neighbor’s. A page that spells it out calms people who would never have asked.
What if it doesn’t sell? They want to know how they get out. Put the length of the contract and the way to end it into plain words before the meeting, because an agent who is easy to leave is easy to hire.
Can I buy before I sell? That is a matter for a lender, and for a plan with three dates. Draw it, show where the risk is, and name two lenders who pick up on a weekend and do not pay you to name them.
Who takes the photographs? Photographs decide whether anybody comes. Show the same room by phone and by somebody who waited for the light, and say who owns the pictures after the sale.
`,
  },
  {
    page: "our page for dealers",
    pagePath: "/auto-dealerships",
    travels: false,
    onsite: false,
    id: "used-cars",
    name: "Used cars",
    group: "used-car dealers",
    shop: ["used-car lot", "used-car dealers"],
    worker: "salesperson",
    customer: ["shopper", "shoppers"],
    desk: "sales team",
    job: ["car sale", "car sales"],
    unit: "a car on the lot",
    costs: "the car, reconditioning, and commission",
    quote: ["test drive", "test drives"],
    books: "come in for a test drive",
    about: "a family car they can rely on",
    wrong: "“auto repair shop”",
    right: "“used car dealer”",
    hesitate: "have been told one price on the phone and another on the lot",
    rival: ["the online dealer that delivers to the driveway", "the online dealer"],
    proof: "the underside of the car on a lift",
    complaint: "a fee that showed up at the desk",
    unheard: "after six, when people are home and the lot is closed",
    reply:
      "Sorry, the lot’s closed. Which car was it? We’ll text you whether it’s still here, what’s wrong with it, and the full price, and we’ll hold it for a day if you give us a name.",
    season: "Tax refunds make late February and March the busiest weeks for the cheaper cars.",
    doubt:
      "The right car has to be on the lot on the right day, and nothing sells a minivan to somebody who came for a truck.",
    looking:
      "They sort by price and then look for the catch. The car whose page shows the scratch, the worn tire, and the report, above the pretty pictures, is the one they come to see.",
    deciding:
      "After a test drive, people go home and look at five other cars that night. They come back for the one whose flaw they were told about, because the others surely have one nobody mentioned.",
    inTheMail:
      "The bill from the repair shop and the card from the lot should land in the same month. Then the repair has a price to be compared with, and comparing is what people do with a bill anyway.",
    reviewed:
      "They don’t review the car. They review the last half hour: the fees, the waiting, the extended warranty, and whether the price on the windshield was the price on the paper.",
    scene:
      "The shop called at noon, and fixing it costs more than the car is worth. By the end of lunch its owner is scrolling through used ones.",
    otherScene:
      "The baby is due in March, and the car has two doors. At night nobody asks which car looks good. They ask which seller is telling the truth.",
    done: "The red wagon that sat at the front of the lot since fall is gone, and people who drive past every day have noticed the gap.",
    urgent: "cheap car this weekend",
    planned: "used family car",
    front: "Fix it one more time?",
    offer: "we put your old car on the lift and tell you if it’s worth fixing",
    figures: { value: 15000, left: 10, book: 40, close: 20, leads: 100, need: 12, wage: 21, hour: 30 },
    example: { visits: 2, click: 4, ads: 1500, reviews: 120, stars: 520, mailed: 13, held: 1 },
    questions: `
Is the price the price? Fees that show up at the desk are why people dread buying a car. One number with everything but the tax, on the windshield and on the page, loses a few clicks and wins the drive.
What is wrong with it? Every used car has something, and the seller who says so first gets trusted on the rest. Two photos of the scratch and the worn tire, above the pretty ones, save a lot of talk on the lot.
Can my mechanic look at it? Yes is the only answer that sells. Offer the lift, an hour and the keys, name the two shops nearby that do it, and let the buyer choose a third.
What do I get for mine? A figure by phone that shrinks at the desk sours the whole deal. Give a range from six photos and the mileage, say what would lower it, and keep to it when they arrive.
Has it been in a crash? The report shows what was reported, and paint shows the rest. Put them side by side, with the paint-meter reading for each panel. The online dealer won’t.
Can I bring it back? Put the days, the miles, and the reasons you’d say no in four lines. Hardly anyone uses it, and nearly everyone asks.
What’s the monthly payment? The month is what people feel, and the total is what they pay. Show both on one line for two loan lengths, and admit that their own bank may be cheaper.
Why is it so cheap? A low price scares careful people more than a high one. Write the reason under it, such as a color, a missing key, or {#storm}a sun-faded hood, and add the flood check{:else}{#cold}some winters on salted roads{:else}a sun-baked dashboard{/cold}{/storm}, and they stop imagining worse.
Is it still there? They were told yes once, and drove an hour for nothing. Mark a sold car within the hour, and hold one for a day with a name and no deposit. They’ll call you before the other lots.
`,
  },
  {
    page: "our page for shops",
    pagePath: "/ecommerce-brands",
    travels: false,
    onsite: false,
    id: "furniture",
    name: "Furniture",
    group: "furniture stores",
    shop: ["furniture store", "furniture stores"],
    worker: "salesperson",
    customer: ["shopper", "shoppers"],
    desk: "sales team",
    job: ["sofa sale", "sofa sales"],
    unit: "a mid-range sofa",
    costs: "the sofa, freight, and delivery",
    quote: ["store visit", "store visits"],
    books: "come in to sit on one",
    about: "a sofa that sags in the middle",
    wrong: "“storage facility”",
    right: "“furniture store”",
    hesitate: "measure the room, then the stairs, and then doubt both numbers",
    rival: ["the brand that ships a sofa in a box", "the boxed brand"],
    proof: "a sofa turned over, with the frame showing",
    complaint: "a delivery that came three weeks late",
    unheard: "on Saturdays after eleven, when the floor is full",
    reply:
      "Sorry, it’s a busy Saturday. Text us how wide your door is and how long the wall is. We’ll send three sofas that fit, with the price and the soonest we can deliver.",
    season: "Sofas sell in the weeks before Thanksgiving and again when tax refunds come.",
    doubt:
      "Shoppers compare on their phones for weeks before they come in, so a visit is easy to count and its cause isn’t.",
    looking:
      "They look at a hundred sofas on a phone and can’t sit on any of them. The page with the height, the depth, and the narrowest door it fits through gets saved, and that store gets the Saturday.",
    deciding:
      "People sit on a sofa for four minutes and then live with it for ten years, and they know it. Most who leave empty-handed are going home to measure a wall.",
    inTheMail:
      "Put three blanks on the card, for the door, the stairs, and the wall. It stays next to the tape measure until they’re filled in, and whoever walks in with three numbers already knows what fits.",
    reviewed:
      "They review the delivery, hardly ever the sofa: whether it came on the day, whether the crew got it around the corner, and who picked up the phone when a leg was missing.",
    scene:
      "The guests slid toward each other all evening, because the sofa sags in the middle. After they’ve gone, somebody holds a tape measure to the wall, and then to the door.",
    otherScene:
      "The cat has finished the left arm of the sofa and started on the right. Over coffee two people look at legs, cushions, and prices on a phone, and can’t sit on any of it.",
    done: "Two people have pulled over to look in the window again, and one of them is measuring something in the air with both hands.",
    urgent: "sofa delivery this week",
    planned: "sofa that does not sag",
    front: "Sit down. Now get up again.",
    offer: "we measure your door and your stairs before you buy a sofa, at no charge",
    figures: { value: 1500, left: 40, book: 60, close: 35, leads: 100, need: 8, wage: 19, hour: 25 },
    example: { visits: 2, click: 2, ads: 500, reviews: 80, stars: 342, mailed: 14, held: 1 },
    questions: `
Will it go through my door? More sofas fail at the stairs than at the price. Give the three numbers that matter, height, depth and diagonal, offer to come and measure, and say what happens if it gets stuck before anyone has to imagine it.
What is inside it? Nobody sees the frame, the springs and the foam after the sale. Turn one over in the showroom and leave it like that, with tags on the hardwood and the staples, and it’s plain why the sofa in a box weighs so little.
When does it come? People can live with eight weeks. They can’t live with six that turn into twelve. Keep a list of what’s in stock and can come on Thursday, and let that list be the first thing on the page.
Can I take a piece of the fabric home? Nothing looks at home the way it looked in the store. Lend large samples for a week, and ask only for a phone number. Somebody who carries them home has started to decorate.
How does it hold up to a dog? Show a cushion from somebody’s dog after two years, with the name of the fabric. No rub count says as much, and people with a dog will remember where they saw it.
Do you take the old one? It is the heaviest obstacle in the house. Include it, up to the second floor, and say where it goes. Then nothing is left between a shopper and a Saturday delivery.
Is the price going to fall next week? They’ve learned to wait for a sale. If you don’t run sales, say so on the door, and refund the difference if you ever do.
Which one is good for a bad back? The one on which the feet stand flat. A sheet with three ways to test a seat, taped to the wall of the showroom, helps even people who buy elsewhere, and they take a picture of it.
Who repairs it in four years? The sofa in a box comes with an email address. If you know an upholsterer, name her and show a cushion she’s restuffed. It says you expect the sofa to be worth fixing.
`,
  },
];
