import type { Trade } from "../../library";

const PAGE = { page: "our page for home services", pagePath: "/home-services", travels: true } as const;

/** Trades that keep a house running. Their figures are assumptions for worked sums. */
export const HOUSE: readonly Trade[] = [
  {
    ...PAGE,
    id: "plumbing",
    name: "Plumbing",
    group: "plumbers",
    firm: "plumbing company",
    firms: "plumbing companies",
    worker: "plumber",
    customer: "homeowner",
    customers: "homeowners",
    desk: "dispatcher",
    tool: "van",
    job: "new water heater",
    jobs: "water heaters",
    quote: "estimate",
    quotes: "estimates",
    wrong: "a contractor",
    right: "a plumber",
    sign: "a rusty ring under the tank",
    hesitate: "dread a bill without an end and put up with lukewarm showers",
    rival: "a chain that buys the top line of every page",
    rivalAgain: "the chain",
    proof: "the old tank beside the new one, with the date on both",
    complaint: "a wet footprint on the hall carpet",
    reply:
      "Sorry, we are under a sink. Is water running right now? The shutoff is the handle on the cold pipe above the tank. Send a photo of the label, and we will text a price and an hour.",
    unheard: "while the crew is under a sink with both hands full",
    season:
      "Calls about water heaters rise in the fall, when the water that comes into the house turns cold.",
    doubt:
      "A tank fails when it fails, so a lucky year has fewer of these jobs than the sum says, and a bad one has more.",
    looking:
      "With water on the floor, they call whoever is open. With a tank that is merely old, they compare three prices on the couch, and the company that prints one is the company they measure the others by.",
    deciding:
      "Nobody sleeps on a water heater for long. The first company to name a price and an hour has the job by dinner, and an estimate that arrives on Tuesday finds a new tank in the closet already.",
    inTheMail:
      "A card about tanks is kept if it can be tested at once, with a flashlight and a label. It ends up taped beside the shutoff valve, which is exactly where it will be needed.",
    scene:
      "On Sunday evening the carpet beside the utility closet is wet, and the label on the water heater has a date that nobody in the house remembers. Somebody takes a picture of it and starts to search.",
    otherScene:
      "The shower has been lukewarm for a week, and this morning it was cold before the second person got in. Over breakfast the question is no longer whether to call, only whom.",
    done: "A van has stood in the driveway since eight, and by noon there is an old water heater at the curb.",
    urgent: "no hot water",
    planned: "water heater replacement",
    front: "How old is your water heater? Look at the label.",
    offer: "we read the label from a photo and tell you how old the tank is, at no charge",
    figures: { value: 1900, left: 38, close: 45, inquiries: 80, need: 8, wage: 24, hour: 110, visits: 1 },
    example: { click: 18, reviews: 46, stars: 193, room: 9, mailed: 14, held: 1 },
    questions: `
Can somebody come today?
Most callers ask this before they ask about money, because somebody has to stay home for the van. A two-hour window that is kept beats a promise of the same afternoon, and a text when the van leaves its last stop keeps people from dialing a second number.
What does the whole thing cost?
A tank, the fittings, the permit, hauling the old one away: as long as these stand on separate lines, people expect a fifth. One price for the usual tank in the usual closet, with the two things that change it, is easier to trust than a low one that begins with the word from.
Repair it or replace it?
Age decides more often than the fault does, and the age can be read off the serial number by phone. A company that says when a repair is not worth the trip loses a small job and is believed about the large one.
Do I need a permit?
In many places a new water heater is inspected, and few homeowners know it. Say who files the paper, who has to be home and what the inspector looks at, and the company that never mentioned it starts to look careless.
Gas, electric or a heat pump?
It depends on the pipe, the panel and the size of the closet, none of which can be seen from the office. Three photos settle most of it, and asking for them sounds like somebody who has done this before.
What about the water on the floor?
One valve stops it, and many people have never touched that valve. Explaining over the phone where it is, before any talk of an appointment, is the first piece of work done for free. It usually leads to the second.
Who carries the old one out?
A full tank is heavier than it looks, and stairs are narrow. Say that two people come, that the tank is drained first and that the floor is covered. It is a small sentence that lets older people stop worrying about their backs.
How long will the new one last?
People have heard ten years and hope for twenty. Explain what the anode rod does, that it can be checked and that hard water eats it, and offer to write the year of the next look on the tank with a marker.
Can I pay over time?
Tanks like to break in the wrong month. Put the terms on the page in plain numbers, including what they cost, because many people who would have to ask about money on the phone never call.
`,
  },
  {
    ...PAGE,
    id: "heating",
    name: "Heating and cooling",
    group: "heating firms",
    firm: "heating and cooling firm",
    firms: "heating firms",
    worker: "technician",
    customer: "homeowner",
    customers: "homeowners",
    desk: "office",
    tool: "van",
    job: "new heat pump",
    jobs: "heat pumps",
    quote: "proposal",
    quotes: "proposals",
    wrong: "a repair service",
    right: "a heating and cooling contractor",
    sign: "an outdoor unit that has begun to rattle",
    hesitate: "collect three prices for the same box and understand none of them",
    rival: "a dealer from the next county with a louder truck",
    rivalAgain: "the other dealer",
    proof: "a tidy line of pipes on an outside wall",
    complaint: "a technician who came on the wrong day",
    reply:
      "Sorry, everybody is on a roof. Is it too hot or too cold in there, and since when? Send a photo of the outdoor unit’s label, and we will text back with an hour for today or tomorrow.",
    unheard: "on the first hot afternoon, when every technician is on a roof",
    season: "Calls bunch up in the first hot week of summer and again in the first cold one of fall.",
    doubt:
      "Rebates change from year to year, and when one of them ends, it pulls sales forward that are missing later.",
    looking:
      "In a heat wave they call down the list until somebody answers. In a mild month they read about sizes and rebates at night, and they trust the page that admits where a heat pump makes no sense.",
    deciding:
      "Two people decide about a heat pump, and only one of them was home when the technician came. The other has read a story about a cold house up north, and that story is what the proposal has to answer.",
    inTheMail:
      "In a mild week a card about heating is just paper. It becomes a phone number on the day the thermostat and the room disagree, so it should look like something you would stick on the refrigerator.",
    scene:
      "The outdoor unit has rattled since the weekend, and tonight the air from the vent is no cooler than the room. It is half past nine, the children are awake, and a phone lights up.",
    otherScene:
      "The utility bill is higher than last summer’s, although nobody has touched the thermostat. A neighbor says heat pump over the fence, and that evening two people read about it in bed.",
    done: "For two days a quiet crew went in and out beside the garage, and now a new unit hums there that you can hardly hear from the sidewalk.",
    urgent: "air conditioner not cooling",
    planned: "heat pump cost",
    front: "Is it getting louder out there?",
    offer: "a load calculation for your house on two pages, yours to keep",
    figures: { value: 9800, left: 28, close: 30, inquiries: 70, need: 3, wage: 25, hour: 120, visits: 1 },
    example: { click: 15, reviews: 58, stars: 241, room: 5, mailed: 10, held: 1 },
    questions: `
Is mine worth repairing?
A part that costs a tenth of a new system is an easy yes, and a dead compressor in an old unit is an easy no. Print that rule on the page, and people can place themselves before a technician drives out.
Why do three firms name three sizes?
Because two of them guessed from the square feet. A load calculation takes an hour and looks at windows, attic and ducts, and a homeowner who has seen one written out stops comparing boxes by price alone.
Will it heat on the coldest night?
The fear is old and was once justified. Show the output of the unit at the coldest temperature of your own area, as the maker prints it, and say plainly when the backup comes on.
Which rebate is still open?
Programs begin, pause and end without telling anyone. A page with a date at the top, kept by a person who calls the utility each month, gets read all over the county, and its readers need the rest of the work as well.
How loud is the new one?
Decibels tell people nothing. Offer the address of a house where they can stand on the sidewalk and listen, with the owners’ permission, and the question becomes a short walk that nobody else offers.
What happens to the old ducts?
Leaky ducts waste what the new machine saves, and nobody wants to hear it after signing. Put the test into the proposal from the start, as a line that can be struck out, with a photo of what it usually finds.
Do I have to be home for two days?
Mostly not, but hardly any firm says so. Write the two days down by the hour: when the power is off, when the crew needs a decision, and when the house can be left alone.
Is the service plan worth it?
For a filter and a look, perhaps not. For being first in line when everything fails at once, probably. Sell it as a place in that line, say what the two visits include, and let people leave in any month.
Who do I call at night?
An answering service that can only take a name makes a cold house colder. Say which failures bring someone out at once and which wait until seven, with the price of each, and the night calls become fewer and better.
`,
  },
  {
    ...PAGE,
    id: "roofing",
    name: "Roofing",
    group: "roofers",
    firm: "roofing company",
    firms: "roofing companies",
    worker: "roofer",
    customer: "homeowner",
    customers: "homeowners",
    desk: "office manager",
    tool: "truck",
    job: "new roof",
    jobs: "new roofs",
    quote: "estimate",
    quotes: "estimates",
    wrong: "a construction company",
    right: "a roofing contractor",
    sign: "a brown stain on the bedroom ceiling",
    hesitate: "have heard of crews that vanish with the deposit",
    rival: "a company that knocks on doors after each storm",
    rivalAgain: "the door knockers",
    proof: "the bare deck with the rotten boards marked",
    complaint: "a nail in the driveway",
    reply:
      "Sorry, we are on a ladder. Is water coming in now? Put a bucket under it, send two photos, and we will say whether you need a tarp tonight or an estimate this week.",
    unheard: "on dry mornings, when everybody who could answer is on a ladder",
    season: "The weeks after the first long rain of spring bring the most calls.",
    doubt: "Hail can fill a year in one night, and no sum about an ordinary year knows anything of hail.",
    looking:
      "They look at photos first, and they look for their own kind of house. A gallery of slate mansions sends people away; six ordinary roofs, each with its street, its year and what was wrong with it, keep them reading.",
    deciding:
      "The person who has been in the attic decides about the roof. Once the owners have seen the dark wood with their own flashlight, the price turns into a question of dates. Before that, every price is too high.",
    inTheMail:
      "People sort mail over the trash, and roofers go first, right after the credit cards. A photo of the street’s own roofs from above stays on the table, because everybody looks for their house.",
    scene:
      "After the long rain a stain on the bedroom ceiling has grown by the width of a hand. Someone stands on the bed, touches it with a finger, and reaches for the phone on the pillow.",
    otherScene:
      "There is grit from the shingles in the downspout again, more of it than in spring. The man who cleans the gutters mentions it in passing, and that night the owner looks up what it means.",
    done: "For two days there was hammering from the ridge, and now the dumpster leaves with the old shingles in it.",
    urgent: "roof leak repair",
    planned: "new roof cost",
    front: "Have you looked up lately?",
    offer: "twelve photos of your roof from above, with a note on each",
    figures: { value: 11500, left: 22, close: 25, inquiries: 40, need: 4, wage: 24, hour: 95, visits: 1 },
    example: { click: 22, reviews: 34, stars: 141, room: 5, mailed: 11, held: 1 },
    questions: `
Does it need a whole roof?
Every other caller expects to be sold one. A company that patches what can be patched, and shows in photos why this slope has five years left and that one has none, is remembered when the five years are over.
Who is on my roof?
People picture strangers who are paid by the day. Name the foreman, say whether the crew is your own, and put the insurance certificate where anyone can open it, because asking for it feels like an accusation.
How much money before you begin?
The deposit is what the bad stories are about. A small one, or none until the shingles are in the driveway, with the dates of the other payments in writing, does more against fear than any number of stars.
Will the insurance pay?
Sometimes, and the roofer does not decide it. Explain the order of things without taking sides: photos, call, adjuster, then an estimate that uses the same words. Say openly that a deductible cannot be made to disappear.
What if it rains on the open roof?
It will one day, and people know it. Say how much is torn off before noon, where the tarps are and who watches the radar, and the question turns into proof that somebody has thought about it.
Are my flower beds safe?
A falling shingle does not care about hydrangeas. Tarps over the beds, plywood against the wall and a magnet for the nails on the last evening take an hour, and a photo of all three answers the question for good.
How long will it be loud?
Two days for a simple roof, more with skylights. Name the hours, warn about the first morning, and suggest that people who work from home or have a nervous dog plan to be out. Nobody has ever held that against a roofer.
What about the boards below?
Nobody sees the wood until the shingles are off, so the price of a sheet of new decking belongs in the estimate from the start. A photo of the marked boards, sent before they are replaced, ends a quarrel that would come later.
What is the warranty worth?
The maker covers the material and the company covers the work, and the two get mixed up everywhere. Two short lines say who answers for what and for how long, and a third says what happens when the house is sold.
`,
  },
  {
    ...PAGE,
    id: "electrical",
    name: "Electrical work",
    group: "electricians",
    firm: "electrical contractor",
    firms: "electrical contractors",
    worker: "electrician",
    customer: "homeowner",
    customers: "homeowners",
    desk: "front office",
    tool: "van",
    job: "panel upgrade",
    jobs: "panel upgrades",
    quote: "quote",
    quotes: "quotes",
    wrong: "a handyman",
    right: "an electrician",
    sign: "a breaker that trips with the microwave",
    hesitate: "know that a bad wire is dangerous but not whether theirs is one",
    rival: "a directory that sells the same call to three firms",
    rivalAgain: "the directory",
    proof: "the open panel before and after, each circuit labeled",
    complaint: "a hole in the drywall that nobody closed",
    reply:
      "Sorry, we are in an attic. If it smells or feels warm, switch off the main and call the utility. If not, send a photo of the open panel door, and we will text a price for a look.",
    unheard: "whenever the only person who knows the prices is in an attic",
    season: "Calls climb in late winter, when people plan a charger for the car or a new kitchen.",
    doubt:
      "A good part of such work is started by another trade, a kitchen or a heat pump, and no page or card ever sees it.",
    looking:
      "They type the symptom and not the remedy, because they do not know what a panel is until somebody tells them. The page that begins with the microwave is found by more of them than the page that begins with two hundred amps.",
    deciding:
      "Panels are bought late and then all at once. Most owners wait until the second trade tells them that it cannot go on without one, and then they call the name they have heard before.",
    inTheMail:
      "Electricians seldom send cards, which is an advantage for the one who does. If the sheet of labels that comes with it is stuck inside the panel door, the number will be there on the evening the lights go out.",
    scene:
      "The microwave and the toaster together have taken out the kitchen again. Somebody stands in the garage with a flashlight, reads faded pencil on a panel door, and gives up.",
    otherScene:
      "The new car is supposed to charge at home, and the dealer asked a question about amps that nobody at the desk could answer. On the way back one of them types it into a phone.",
    done: "The power was off in one house for most of a day, and since last night a new panel hangs in the garage with a word beside every switch.",
    urgent: "breaker keeps tripping",
    planned: "electrical panel upgrade",
    front: "Which switch is the kitchen? Nobody knows.",
    offer: "we label every circuit in your panel while we are there for anything else",
    figures: { value: 2800, left: 42, close: 40, inquiries: 60, need: 3, wage: 24, hour: 105, visits: 1 },
    example: { click: 15, reviews: 40, stars: 171, room: 8, mailed: 13, held: 1 },
    questions: `
Is it dangerous right now?
The caller wants a yes or a no, and a careful electrician asks three more questions: is it warm, does it smell, does it hum. Put those on the page with what to switch off, because a worried person reads before dialing.
What does it cost to come and look?
A hidden fee is worse than a high one. Name it, say what it includes, and say that it is credited if the work is done. People who only wanted a free opinion stay away, and the others know where they stand.
Do I need a new panel or only a circuit?
That depends on what is planned for the next ten years. A sheet with boxes for charger, heat pump, oven and hot tub leads people to the answer by themselves, and it makes a good first page for a quote.
Will the inspector come?
For a panel usually yes, and the utility may have to pull the meter. Explain who makes both appointments and how long the house is dark. The thought of a day without a refrigerator delays more work than the price does.
Are old outlets with two holes a problem?
They can be, and a new cover plate is not the cure. A drawing of a hand on a washing machine explains what the third hole is for, and people who have seen it stop asking for the cheapest way around.
Can the charger go on the wall I want?
Distance from the panel is money, and so is a trench. Two photos and the number of steps between them are enough for a price over the phone, and people who have paced it off have nearly decided.
Why are the lights flickering?
It may be a bulb, a loose neutral or the utility, and they are not equally urgent. Describe how to tell them apart from the couch, and say for which of the three you would come tonight.
Will you damage the walls?
Some holes are needed, and someone has to close them. Say which ones, show two photos of a patch, and name a painter you work with, because the wall is what people see every day after the wires are forgotten.
Who else has been in this panel?
Plenty of panels hold the work of an uncle, and nobody mentions him on the phone. Say that you have seen worse, that nothing gets reported to anybody, and that the list of what you found belongs to the owner.
`,
  },
  {
    ...PAGE,
    id: "pests",
    name: "Pest control",
    group: "pest firms",
    firm: "pest control company",
    firms: "pest control companies",
    worker: "technician",
    customer: "household",
    customers: "households",
    desk: "scheduler",
    tool: "truck",
    job: "yearly plan",
    jobs: "yearly plans",
    quote: "inspection",
    quotes: "inspections",
    wrong: "a lawn service",
    right: "a pest control service",
    sign: "droppings behind the dog food",
    hesitate: "are embarrassed and try a trap from the hardware store first",
    rival: "a national name with an app",
    rivalAgain: "the national name",
    proof: "the sealed gap under a siding board",
    complaint: "ants that were back after a week",
    reply:
      "Sorry we missed you. Send a photo of what you saw, or tell us where and when. You will have its name within the hour, and a free time this week if it needs one.",
    unheard: "between eight and ten at night, when most of these animals are seen",
    season: "The phone changes its subject twice a year: insects in late spring, rodents in the fall.",
    doubt:
      "People forget the company once the animals are gone, so a plan that renews by itself flatters the figures for a while.",
    looking:
      "They search with one hand, late, and with a picture in mind that they would rather not have. A photo of the animal, its name in plain words and what it can and cannot do will hold them longer than any coupon.",
    deciding:
      "Embarrassment makes people hang up, and it makes them choose the voice that sounded as if it were nothing. A technician who says on the phone that he had the same in his own garage last fall has almost sold the year.",
    inTheMail:
      "Nobody wants a picture of a roach on the kitchen table, and such cards go straight into the trash. A drawing of a house with its six usual gaps gets carried outside and compared.",
    scene:
      "Something ran along the baseboard while the television was on. Two people lift their feet onto the couch, and one of them types with a thumb, eyes on the floor.",
    otherScene:
      "The bag of dog food has a hole that the dog did not make. The bag goes into a bin, the floor is swept, and in the morning the signs are there again.",
    done: "A truck with a small sign was parked at the corner, and a man crawled along the foundation with a lamp and a tube of sealant.",
    urgent: "exterminator today",
    planned: "pest control plan",
    front: "Heard something in the wall?",
    offer: "send a photo and learn what it is within the hour, free",
    figures: { value: 540, left: 52, close: 50, inquiries: 75, need: 9, wage: 21, hour: 70, visits: 4 },
    example: { click: 16, reviews: 62, stars: 262, room: 9, mailed: 30, held: 2 },
    questions: `
What is it?
Few callers can name the animal, and all of them can take a photo. A number for pictures, with an answer within the hour, brings people to the company before they have decided to buy anything.
Do I have to leave the house?
For most treatments not at all, for a few during an afternoon. Say it for each animal in one line, with what to do about the fish tank. The thought of a hotel keeps people with the trap from the store.
Is it safe for the baby and the dog?
Name the product, the place it goes and the time until it is dry. General words such as family friendly alarm careful parents. A label they can read, and a gel inside a hinge, do not.
Will the neighbors see the truck?
They might, and it matters more than anyone admits. A plain vehicle on request, or a visit before seven, is easy to arrange. Mention it once, without fuss, and the people who need it will find it.
Why every three months?
Because eggs hatch and the weather turns, and not because the contract says so. Show what is done in each of the four visits, let people skip the one that does little, and the plan reads like care.
Where do they come in?
That is the real service, and few companies describe it. A list of the six usual gaps, with a coin beside each for size and a photo of a sealed one, explains why a spray alone would have to be bought forever.
What if they come back?
Between visits the return trip should be free, and the page should say how soon it happens. People do not expect never to see an ant again. They expect that somebody picks up the phone about it.
Can I do it myself?
For a trail of ants often yes, and the page that tells people how will be passed around. Draw the line at bedbugs, at wasps in a wall and at anything that chews wires.
What does one visit cost?
Some want the plan, and some only want the nest gone. Print two prices side by side, with what the second one leaves out, and let people choose without a salesman. Some of the single visits turn into plans by fall.
`,
  },
  {
    ...PAGE,
    id: "garage-doors",
    name: "Garage doors",
    group: "garage door firms",
    firm: "garage door company",
    firms: "garage door companies",
    worker: "installer",
    customer: "homeowner",
    customers: "homeowners",
    desk: "dispatcher",
    tool: "van",
    job: "new garage door",
    jobs: "garage doors",
    quote: "quote",
    quotes: "quotes",
    wrong: "a hardware store",
    right: "a garage door supplier",
    sign: "a spring that broke with a bang",
    hesitate: "call the first name if the car is locked in, and compare for a year if it is not",
    rival: "a call center that passes as local",
    rivalAgain: "the call center",
    proof: "the same house with the old door and the new one",
    complaint: "a window of four hours that became a day",
    reply:
      "Sorry, the office is dark until eight. Is the car locked in? Do not touch the spring. Send a photo of it, and we will text the price for the pair and the first hour we have.",
    unheard: "before eight in the morning, when cars are locked in and the office is dark",
    season: "Springs break most often in the first cold snap, and new doors are chosen in April and May.",
    doubt:
      "A repair can turn into a new door on the spot, and the books then show the sale but not what led to it.",
    looking:
      "People in a hurry read the phone number and the hours, in that order. People with time want one price for the whole thing, with the opener and the old door hauled away, and they leave a page that makes them call for it.",
    deciding:
      "A broken spring is fixed within the hour, a new door is bought within the year. For the second kind, a photo of the customer’s own house with another door on it does the selling, passed from phone to phone at supper.",
    inTheMail:
      "The card should show a house like those on the street, from the sidewalk and by daylight. Nobody sees themselves in the mansion on the brochure, and everybody knows a split-level with a basketball hoop.",
    scene:
      "There was a bang in the garage at ten to seven, and now the door rises by a foot and stops. The car is inside, the school bell is at eight, and a phone lies on the hood.",
    otherScene:
      "The door has had a dent since the year of the bicycle, and the paint around it has begun to peel. From across the street, while the neighbor waves, it suddenly looks like the oldest thing on the house.",
    done: "The old panels went onto a trailer before lunch, and the house looks as if it had been painted.",
    urgent: "garage door spring broke",
    planned: "new garage door",
    front: "A third of your house is a door.",
    offer: "a photo of your own house with three doors on it, to choose from",
    figures: { value: 2100, left: 36, close: 48, inquiries: 55, need: 5, wage: 22, hour: 90, visits: 1 },
    example: { click: 18, reviews: 38, stars: 160, room: 8, mailed: 12, held: 1 },
    questions: `
Can I get my car out?
The first question is not about price. Explain how two people release the door and hold it, and when to keep hands off it. The caller who gets to work on time because of you will not look for another number.
Why is the spring so expensive?
The spring is cheap, and the wrong one is dangerous. Say that both are changed because both have made the same number of turns, show the rating on the tag, and name the price for the pair before the van leaves.
Are you local or a call center?
Callers have learned to distrust a name that begins with the town. Answer with your own name and the street of the shop, and invite people to come by and touch a panel. No call center can do that.
Which door is quiet?
What people hear in the bedroom above is the opener and not the door. Describe the three kinds of drive in the order of their noise, and play each one on the page from a recording made upstairs.
Does insulation matter?
It does if somebody works in the garage or sleeps over it, and hardly otherwise. A company that says so can sell the better door to those who need it, and the others remember that nobody pushed.
How long does it take?
Half a day for the door, and some weeks for a panel that is not in stock. Say which designs are in the warehouse, because a person with a broken door will gladly take the second choice this week.
Can I keep the old opener?
Often yes, if it has the sensors near the floor that newer ones have. A photo of the label and of both sides of the door is enough to tell, and it prevents the kind of surprise that spoils a morning.
What about the rotten frame?
Nobody sees it until the old door is out, and then the day stands still. Poke at the wood beforehand, give new jambs a line of their own in the quote, and the afternoon goes on.
Will my remote still work?
It is a small thing, and it decides how the evening is remembered. Teach the new code to the cars while their owners stand there, leave the sheet in the kitchen, and say on the page that this is part of the job.
`,
  },
  {
    ...PAGE,
    id: "flooring",
    name: "Flooring",
    group: "flooring firms",
    firm: "flooring company",
    firms: "flooring companies",
    worker: "installer",
    customer: "homeowner",
    customers: "homeowners",
    desk: "showroom",
    tool: "van",
    job: "new oak floor",
    jobs: "oak floors",
    quote: "estimate",
    quotes: "estimates",
    wrong: "a carpet cleaner",
    right: "a flooring contractor",
    sign: "a carpet that no longer comes clean",
    hesitate: "dread the week without a living room more than the bill",
    rival: "a warehouse out by the highway",
    rivalAgain: "the warehouse",
    proof: "a doorway where two floors meet without a step",
    complaint: "dust on every spoon",
    reply:
      "Sorry, the showroom is full today. Send a photo of the room and its rough size, and tell us who lives in it, dogs included. We will text a range and a time to measure.",
    unheard: "on Saturdays, when the showroom is full and the phone is behind the samples",
    season: "Most floors are ordered in early fall, to be down before the holidays bring guests.",
    doubt:
      "Houses about to be sold get floors as well, and how many are sold in a year depends on interest rates and not on anything in this sum.",
    looking:
      "They search for a color and a price per foot, because those are the two things they can picture. What they need is a room like their own, with the dog in it, and a price for the whole of it including the furniture.",
    deciding:
      "With floors the talk is about the week and hardly about the wood. Once somebody has drawn on the plan where the bed stands on Wednesday night, the rest of the estimate is read in a better mood.",
    inTheMail:
      "A sliver of oak in an envelope costs a stamp more, and nobody throws it away on the same day. It gets laid beside the couch in the evening, by lamplight, and that is where the decision begins.",
    scene:
      "The carpet cleaner went back to the store this afternoon, and the spot in front of the couch is still there. Someone lifts a corner beside the vent and finds boards.",
    otherScene:
      "The puppy is a dog now, and the carpet in the hall remembers all of it. After the guests have left, two people sit on the stairs and talk about wood.",
    done: "The furniture stood under a sheet in the garage for four days, and through the open door people could see boards where a carpet had been.",
    urgent: "flooded floor repair",
    planned: "hardwood floor installation",
    front: "What is under your carpet?",
    offer: "we lift a corner and tell you whether the boards below can be saved",
    figures: { value: 6400, left: 30, close: 38, inquiries: 35, need: 4, wage: 22, hour: 80, visits: 1 },
    example: { click: 9, reviews: 28, stars: 116, room: 6, mailed: 12, held: 1 },
    questions: `
Where do I live in the meantime?
This is the question behind most delays. Offer a plan in which one half of the rooms is finished before the other is emptied, say who moves the piano, and name the hour when people can walk on the floor in socks.
How bad is the dust?
Sanding with a good machine leaves little, and sanding with a rented one leaves a film on everything. Show the hose, show a door that has been sealed, and admit that the shelf in the next room will need a cloth.
Is what I have worth saving?
Boards under an old carpet are often better than what the shop sells. A company that lifts a corner and says so earns the sanding now and the stairs later, and gets named at dinner for talking itself out of a sale.
Wood, laminate or vinyl?
People ask about the material and mean the dog, the sun and the leaky dishwasher. A page that begins with what happens in the room leads to the right answer without a lecture on layers.
Why is the price by room and not by foot?
Stairs, closets and a crooked wall take the time, and the open middle takes little. A sketch shows where a low price per foot is earned back, and people begin to ask the warehouse about its stairs.
What if the floor below is uneven?
In most houses it is, and nobody should learn the price of leveling on the second day. A long straightedge and a coin under it, while you measure, show it to the owner as well.
How long until it looks worn?
The scratches come in the first month, the patina in the tenth year. Say which finish can be touched up with a cloth and which has to be sanded by the room, and show a floor of yours that is ten years old.
Can you match the boards in the next room?
Near enough for evening, seldom for noon in June. Leave three samples on the spot for a week instead of promising, and let the owners decide at the hour when they use the room.
Who takes the old carpet away?
It weighs more than anyone thinks, and the staples stay in the boards. Say that hauling and pulling staples are both included, because a pile in the garage is what people expect from a brother-in-law.
`,
  },
  {
    ...PAGE,
    id: "windows",
    name: "Window replacement",
    group: "window firms",
    firm: "window company",
    firms: "window companies",
    worker: "fitter",
    customer: "homeowner",
    customers: "homeowners",
    desk: "office",
    tool: "truck",
    job: "window job",
    jobs: "window jobs",
    quote: "proposal",
    quotes: "proposals",
    wrong: "a glass shop",
    right: "a window installer",
    sign: "fog between two panes",
    hesitate: "have sat through a salesman who would not leave",
    rival: "a national brand with a discount that ends today",
    rivalAgain: "the national brand",
    proof: "the inside of an opened wall with the flashing in place",
    complaint: "a sash that has stuck since the first week",
    reply:
      "Sorry, nobody is in the office now. Send a photo of the worst window and say how many there are like it. You will get a range by text, and nobody will come unless you ask.",
    unheard: "after four o’clock, when owners are home and the office is not",
    season: "People think of windows in the first week of bad weather and order them in spring.",
    doubt:
      "Savings on the utility bill are smaller than most people hope, and a sale made on them comes back as a complaint.",
    looking:
      "They read reviews for one thing: how long the salesman stayed. A page that gives the length of the visit in minutes, and a price range for one window before anybody sits down, answers what they came for.",
    deciding:
      "Anyone who once had a salesman in the house until ten at night is waiting for the pressure to start. A call that names the price in its first sentence, and asks for nothing, is so unlike the last one that people stay on the line.",
    inTheMail:
      "Mail about windows shouts of a discount. A card that says nothing about money, and asks people to breathe on a pane and look, is an odd thing in that pile, and odd things get tried.",
    scene:
      "The view from the sink has been cloudy for a year, and no cloth helps, because the fog sits between the panes. A guest notices it, and that evening somebody looks up what it costs.",
    otherScene:
      "On a windy night the curtain moves although the window is shut. Someone holds a hand to the frame, then a candle, and then looks at the last utility bill.",
    done: "Eight old sashes leaned against the porch for a day, and in the evening the front room looked different from the street.",
    urgent: "broken window repair",
    planned: "replacement windows",
    front: "Is the fog inside the glass?",
    offer: "a list of which windows can stay, on one sheet",
    figures: { value: 7600, left: 27, close: 28, inquiries: 45, need: 3, wage: 22, hour: 85, visits: 1 },
    example: { click: 14, reviews: 36, stars: 146, room: 5, mailed: 11, held: 1 },
    questions: `
Will somebody sit in my living room for three hours?
So many people have been through it that the answer belongs above everything else: forty minutes to measure, a written price by email, and no rule that both owners have to be there. Nothing sets a small company apart as quickly.
Can only the glass be changed?
Where the frame is sound it can, at a fraction of the price. Say so, and say when it makes no sense. The other seven windows are in the same house, and their owner is listening.
How much do I save?
Less than the brochure says, and more comfort than it mentions. Give a range for an ordinary house, name what it depends on, and talk about the chair by the window that nobody uses.
Why does the price fall when I hesitate?
Because it was too high to begin with, and people know it. One price, good for sixty days and the same for the neighbor, takes a sentence on the page and some nerve in the first weeks.
What about the trim inside?
People will look at it every day. Show a corner before and after, say whether paint is included, and ask which rooms have old plaster, because plaster does not forgive a crowbar.
Vinyl, wood or fiberglass?
Each has a wall where it does badly: vinyl on a dark south side, wood where nobody paints. Two samples that have been outside for ten years say more than a cutaway with six arrows.
Do I need a permit for the bedrooms?
Often a bedroom window has to let a person out in a fire, and a replacement may not make it smaller. A company that brings this up before the owner does is believed about the rest.
How long is the house open?
Each opening for less than an hour, if the size is right. Say in which order the rooms are done and what happens if it rains at ten, and people can plan their week around it without another call.
Who comes if one sticks?
The maker is a phone menu, and a local company has a ladder. Name the person, say how soon somebody looks at it and what that costs in the third year, and the warranty has a face.
`,
  },
];
