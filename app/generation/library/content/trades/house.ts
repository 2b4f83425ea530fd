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
    sign: "a rusty ring under the tank",
    hesitate: "fear a bill without an end and put up with lukewarm showers",
    rival: "a chain that buys the first line of every page",
    rivalAgain: "the chain",
    proof: "the old tank beside the new one, with the date on both",
    unheard: "while the crew is under a sink and the radio is on",
    season:
      "Requests for water heaters rise in the fall, when the water that comes into the house turns cold.",
    doubt:
      "A tank fails when it fails, so a mild year has fewer of these orders than the sum says and a hard one has more.",
    deciding:
      "Nobody sleeps on a water heater for long. Whoever names a price and an hour first has the order by dinner, and a price that arrives on Tuesday finds another tank in the closet already.",
    inTheMail:
      "A card about tanks is kept if it can be tested at once, with a flashlight and a label. It hangs in the utility room for years beside the shutoff valve, and that is exactly the room in which it is needed.",
    needs: [
      "On a Sunday evening the carpet beside the utility closet is wet, and the label on the water heater has a date that nobody in the house remembers. Somebody takes a picture of it and begins to search.",
      "The shower has been lukewarm for a week, and this morning it was cold before the second person got in. Over breakfast the question is no longer whether to call, only whom.",
    ],
    done: "A truck with a new tank has stood in the driveway all morning, and by noon an old one lies at the curb.",
    searches: ["no hot water", "water heater replacement"],
    figures: { value: 1900, left: 38, close: 45, inquiries: 80, need: 8, wage: 24, hour: 110, visits: 1 },
    trial: { mailed: 14, held: 1 },
    questions: `
Does somebody come today?
Most callers ask this before they ask about money, since the house has no hot water and somebody has to wait for the van. A window of two hours that is kept sells more than a promise of the same afternoon, and a text when the van leaves the last stop keeps the caller from trying a second number.

What does the whole thing cost?
A tank, the fittings, the permit, hauling the old one away: as long as these stand on different lines, people add a fear to each of them. One price for the usual tank in the usual closet, with the two things that change it, is easier to trust than a low one that begins with the word from.

Repair it or replace it?
Age decides more often than the fault does, and the age can be read from the serial number with a phone call. A company that says over the phone when a repair is not worth the trip loses a small order and is believed about the large one.

Do I need a permit?
In many places a new water heater is inspected, and hardly any homeowner knows it. Say who files the paper, who has to be at home, and what the inspector looks at, and the one who did not mention it begins to look careless.

Gas, electric or a heat pump?
The honest answer depends on the pipe, the panel and the size of the closet, none of which can be seen from the office. Three photos that the caller can take in five minutes settle most of it, and whoever asks for them sounds like somebody who has done this before.

What about the water on the floor?
The leak is shut off with one valve, and many people have never touched it. A person on the phone who explains where to find it, before any talk of an appointment, has done the first piece of work for free and usually gets the second.

Who carries the old one out?
A full tank is heavier than it looks, and stairs are narrow. Say that two people come, that the tank is drained first, and that the floor is covered; it is a small sentence that lets older people stop worrying about their backs.

How long will the new one last?
People have heard ten years and would like to hear twenty. Explain what the anode is, that it can be checked, and that hard water eats it, and offer to write the year of the next look on the tank with a marker.

Can I pay over time?
A tank breaks in the wrong month by nature. Name the terms in plain numbers on the page, including what they cost, because a person who has to ask about money on the phone often hangs up before the question.
`,
    card: {
      audience: "owners of houses that are older than their second water heater",
      front: "How old is your water heater? Look at the label.",
      offer: "we read the label from a photo and tell you how long it has left, at no charge",
      back: "Send me a photo of the label on your tank. I will tell you its age and what to watch for.",
    },
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
    sign: "an outdoor unit that has begun to rattle",
    hesitate: "collect three numbers for the same box and understand none of them",
    rival: "a dealer from the next county with a louder truck",
    rivalAgain: "the other dealer",
    proof: "a tidy line of pipes on an outside wall",
    unheard: "on the first hot afternoon, when every technician is on a roof",
    season: "Calls bunch at the first hot week of summer and at the first cold one of fall.",
    doubt:
      "Rebates change from year to year, and a season in which one of them ends pulls orders forward that are then missing.",
    deciding:
      "Two people decide about a heat pump, and only one of them was at home when the technician came. The other one has read a story about a cold house up north, and it is that story which the proposal has to answer.",
    inTheMail:
      "In a mild week a card about heating is paper. It becomes a telephone number on the day on which the thermostat no longer agrees with the room, so it should look like something that one pins up.",
    needs: [
      "The outdoor unit has rattled since the weekend, and tonight the air from the vent is no cooler than the room. It is half past nine, the children are awake, and a phone lights up.",
      "The utility bill is higher than last summer although nobody has touched the thermostat. A neighbor says heat pump over the fence, and that evening two people read about it in bed.",
    ],
    done: "For two days a quiet crew went in and out beside the garage, and now a new unit hums there that can hardly be heard from the sidewalk.",
    searches: ["air conditioner not cooling", "heat pump cost"],
    figures: { value: 9800, left: 28, close: 30, inquiries: 70, need: 3, wage: 25, hour: 120, visits: 1 },
    trial: { mailed: 10, held: 1 },
    questions: `
Is mine worth repairing?
A part that costs a tenth of a new system is an easy yes, and a compressor in an old unit is an easy no. Everything between needs a look, so print the rule on the page and let people place themselves before a technician drives out.

Why do three firms name three sizes?
Because two of them guessed from the square feet. A load calculation takes an hour and looks at windows, attic and ducts, and a homeowner who has seen one written out no longer compares boxes by price alone.

Will it heat on the coldest night?
The fear is old and was once justified. Show the output of the unit at the low temperature of your own area, as the maker prints it, and say plainly when the strips or the old furnace come on, because a promise without a temperature convinces no one.

Which rebate is still open?
Programs begin, pause and end without asking anyone. A page with a date at its top, kept by a person who calls the utility each month, is read by the whole county, and those who read it need the rest of the work as well.

How loud is the new one?
Numbers in decibels tell people nothing. Offer the address of a house where one can stand on the sidewalk and listen, with the permission of its owners, and the question turns into a short walk that others do not offer.

What happens to the old ducts?
Leaky ducts waste what the new machine saves, and nobody wants to hear it after signing. Put the test and its price into the proposal from the beginning, as a line that can be struck, and show a picture of what was found.

Do I have to be at home for two days?
Mostly not, but nobody says so. Write the two days down by the hour: when the power is off, when the crew needs a decision, and when the house can be left alone, and working people can choose their days.

Is the service plan worth it?
For a filter and a look, perhaps not; for being first in the line when everything fails at once, probably. Sell it as a place in the line, say what the two visits contain, and let people leave it at any month.

Who do I call at night?
An answering service that can only take a name makes a cold house colder. State which failures bring someone out at once and which wait until seven, with the price of each, and the calls at night become fewer and better.
`,
    card: {
      audience: "owners of houses with an outdoor unit from before the last two owners",
      front: "Is it getting louder out there?",
      offer: "a load calculation for your house on two pages, yours to keep",
      back: "Before anybody sells you a size, let us work out the one that your house needs. You keep the paper.",
    },
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
    sign: "a brown stain on the bedroom ceiling",
    hesitate: "have heard of crews that vanish with the deposit",
    rival: "a company that knocks on doors after each storm",
    rivalAgain: "the door-knocking company",
    proof: "the bare deck with the rotten boards marked",
    unheard: "on dry mornings, when everybody who could answer is on a ladder",
    season: "The weeks after the first long rain of spring bring the most requests.",
    doubt: "Hail can fill a year in one night, and no sum about an ordinary year knows anything of hail.",
    deciding:
      "A roof is decided by whoever has been in the attic. Once the owners have seen the dark wood with their own flashlight, the price turns into a question of dates, and before that every price is too high.",
    inTheMail:
      "People sort mail over the bin, and roofers are the first to fall in, right after the credit cards. A photo of the street’s own roofs from above stays on the table, because everybody looks for their house.",
    needs: [
      "After the long rain a stain on the bedroom ceiling has grown by the width of a hand. Someone stands on the bed, touches it with a finger, and reaches for the phone on the pillow.",
      "Grit from the shingles lies in the downspout again, more of it than in spring. The man who cleans the gutters says it in passing, and at night the owner looks up what it means.",
    ],
    done: "For two days there was hammering from the ridge, and now the dumpster leaves with the old shingles in it.",
    searches: ["roof leak repair", "new roof cost"],
    figures: { value: 11500, left: 22, close: 25, inquiries: 40, need: 4, wage: 24, hour: 95, visits: 1 },
    trial: { mailed: 11, held: 1 },
    questions: `
Does it need a whole roof?
Every second caller expects to be sold one. A company that patches what can be patched, and shows in photos why this slope has five years left and that one has none, is remembered when the five years are over.

Who is on my roof?
People picture strangers who are paid by the day. Name the foreman, say whether the crew is your own, and put the insurance certificate on the page where it can be opened, since asking for it feels like an accusation.

How much money before you begin?
The deposit is what the bad stories are about. A small one, or none until the material lies in the driveway, with the dates of the other payments in writing, does more against fear than any number of stars.

Will the insurance pay?
Sometimes, and a roofer does not decide it. Explain the order of things without taking sides: photos, call, adjuster, then an estimate that uses the same words, and say openly that a deductible cannot be made to disappear.

What happens if it rains on the open roof?
It will happen one day, and people know it. Say how much is torn off before noon, where the covers lie, and who sits by the radar, and the question turns from a threat into proof that somebody has thought about it.

Are my flower beds safe?
A falling shingle does not care about hydrangeas. Sheets over the beds, plywood against the wall and a magnet for the nails on the last evening cost an hour, and a photo of the three is the most copied picture on any such page.

How long will it be loud?
Two days for a simple roof, more with skylights. Name the hours, warn about the first morning, and suggest to people who work at home or have a dog that they plan a trip, which nobody has ever held against a roofer.

What about the boards below?
The wood cannot be seen until the shingles are off, so the price for a sheet of new decking belongs into the estimate from the start. Marked boards in a photo, sent before they are replaced, end a quarrel that would come later.

What is the warranty worth?
The maker covers the material and the company covers the work, and the two are mixed up everywhere. Two short lines say who answers for what and for how long, and a third tells what happens if the house is sold.
`,
    card: {
      audience: "owners of houses whose shingles are as old as the house",
      front: "Have you looked up lately?",
      offer: "twelve photos of your roof from above, with a note on each",
      back: "I can take pictures of your roof and write on each what I see. If all is well, I will say so.",
    },
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
    sign: "a breaker that trips with the kettle",
    hesitate: "know that a wire is dangerous but not whether theirs is",
    rival: "a directory that sells the same call to three firms",
    rivalAgain: "the directory",
    proof: "the open panel before and after, each circuit labeled",
    unheard: "whenever the only person who knows the prices is in an attic",
    season: "Inquiries climb in late winter, when people plan a charger for the car or work on the kitchen.",
    doubt:
      "A good part of such work is begun by another trade, a kitchen or a heat pump, and a page or a card never sees it.",
    deciding:
      "A panel is bought like a tooth: late, and then at once. Most owners wait until a second trade says that it cannot go on without one, and then they call the name which they have heard before.",
    inTheMail:
      "Electricians seldom send cards, which is an advantage for the one who does. If the sheet of labels that comes with it is glued into the panel door, the number will be there on the evening when the lights go out.",
    needs: [
      "The kettle and the toaster together take out the kitchen again. Somebody stands in the garage with a flashlight between the teeth, reads faded pencil on a panel door, and gives up.",
      "The new car is to be charged at home, and the dealer asked a question about amperes that nobody at the table could answer. On the way back one of them types it into a phone.",
    ],
    done: "The power was off on one side of the street number for a day, and since the evening a new panel hangs in the garage with words on every switch.",
    searches: ["breaker keeps tripping", "electrical panel upgrade"],
    figures: { value: 2800, left: 42, close: 40, inquiries: 60, need: 3, wage: 24, hour: 105, visits: 1 },
    trial: { mailed: 13, held: 1 },
    questions: `
Is it dangerous right now?
The caller wants a yes or a no, and a careful electrician gives three more questions: is it warm, does it smell, does it hum. Put those on the page with what to switch off, since a worried person reads before dialing.

What does it cost to come and look?
A fee that is hidden is worse than a high one. Name it, say what it includes, and say that it is credited if the work is done; callers who only wanted a free opinion stay away, and the others know where they stand.

Do I need a new panel or only a circuit?
That depends on what is planned for the next ten years, not on today. A sheet on which people tick charger, heat pump, oven and hot tub leads to the answer by itself, and it makes a good attachment to a quote.

Will the inspector come?
For a panel usually yes, and the utility may have to pull the meter. Explain who makes the two appointments and how long the house is dark, because the fear of a day without a refrigerator delays more work than the price.

Are old outlets with two holes a problem?
They can be, and replacing the plate is not the cure. A drawing with a hand on a washing machine explains what the third hole is for, and people who have understood it stop asking for the cheapest way around.

Can the charger go on the wall I want?
Distance from the panel is money, and so is a trench. A photo of both places with a pace count between them allows a price over the phone, and someone who has paced it off has nearly decided.

Why are the lights flickering?
It may be a lamp, a neutral or the utility, in rising order of worry. Describe how to tell them apart from an armchair, and say at which of the three you would come in the evening.

Will you damage the walls?
Some holes are needed, and someone has to close them. Say which, show two pictures of the patch, and name a painter you work with, since the plaster is what is seen each day after the wires are forgotten.

Who else has been in this panel?
Work by an uncle is found in many houses and never mentioned on the phone. Say that you have seen worse, that nothing is reported to anybody, and that the list of what was found belongs to the owner.
`,
    card: {
      audience: "owners of houses with a panel from before air conditioning",
      front: "Which switch is the kitchen? Nobody knows.",
      offer: "we label every circuit in your panel while we are there for anything else",
      back: "If you have a breaker that trips, call. While we are there we label the whole panel in plain words.",
    },
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
    job: "year of visits",
    jobs: "yearly plans",
    quote: "offer",
    quotes: "offers",
    sign: "droppings behind the dog food",
    hesitate: "are ashamed, and try a trap from the hardware store first",
    rival: "a national name with an app",
    rivalAgain: "the national name",
    proof: "the sealed gap under a siding board",
    unheard: "between eight and ten in the evening, when most of these animals are seen",
    season: "The phone changes its subject twice a year: insects in late spring, rodents in the fall.",
    doubt:
      "People who are rid of the animals forget the company, so a plan that renews by itself flatters the figure for a while.",
    deciding:
      "Shame makes people hang up, and it makes them choose whoever sounded as if it were nothing. A technician who says on the phone that he had the same in his own garage last fall has almost sold the year.",
    inTheMail:
      "No one wants a picture of a roach on the kitchen table, and such cards go out with the peelings. A drawing of a house with its six usual gaps is taken down to the basement or out to the porch and compared.",
    needs: [
      "Something ran along the baseboard while the television was on. Two people lift their feet onto the couch, and one of them types with a thumb, the eyes on the floor.",
      "The bag of dog food has a hole that the dog did not make. It is moved to a bin, the floor is swept, and in the morning the signs are there again.",
    ],
    done: "A truck with a quiet sign was parked at the corner, and a man crawled along the foundation with a lamp and a tube of sealant.",
    searches: ["mice in the kitchen", "pest control plan"],
    figures: { value: 540, left: 52, close: 50, inquiries: 75, need: 9, wage: 21, hour: 70, visits: 4 },
    trial: { mailed: 30, held: 2 },
    questions: `
What is it?
A caller can seldom name the animal but can always take a photo. An address for pictures, with an answer within the hour and the name of the creature in plain words, brings people to the company before they have decided to buy anything.

Do I have to leave the house?
For most treatments not at all, for a few during an afternoon. Say it for each animal in one line, with what to do about the fish tank, because the idea of a hotel keeps people with the trap from the store.

Is it safe for the baby and the dog?
Name the product, the place where it is put and the time until it is dry. General words such as family friendly alarm careful parents, whereas a label that can be read and a gel inside a hinge do not.

Will the neighbors see the truck?
They might, and shame is a real cost of this trade. A plain vehicle on request, or a slot before seven, is easily arranged; mention it once and quietly, and the people who need it will have found it.

Why every three months?
Because eggs hatch and the weather turns, not because the contract says so. Show what is done in each of the four visits, and let the household skip the winter one where it does little, and the plan reads like care.

Where do they come in?
That is the real service, and few describe it. A list of the six usual gaps with a coin beside each for size, and a photo of a sealed one, explains why a spray alone would have to be bought for life.

What if they come back?
Between visits the return trip should be free, and the page should say how soon it happens. People do not expect that no ant will ever be seen again; they expect that somebody picks up the phone about it.

Can I do it myself?
For a trail of ants often yes, and telling people how is the most shared page that such a company can have. Draw the line where it lies, at bedbugs, at wasps in a wall and at anything that chews wires.

What does one visit cost?
Some want the plan and some only want the nest gone. Two prices side by side, with what the second one leaves out, let people choose without a salesman, and a surprising part of the single visits turns into plans in the fall.
`,
    card: {
      audience: "households in streets where a nest was treated this year",
      front: "Heard something in the wall?",
      offer: "send a photo and learn what it is within the hour, free",
      back: "Take a picture of what you saw and text it to us. You will hear what it is, and whether it matters.",
    },
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
    desk: "person at the phone",
    tool: "van",
    job: "new garage door",
    jobs: "garage doors",
    quote: "offer",
    quotes: "offers",
    sign: "a spring that broke with a bang",
    hesitate: "call when the car is locked in and compare nothing, or compare for a year",
    rival: "a call center that passes as local",
    rivalAgain: "the call center",
    proof: "the same house with the old door and the new one",
    unheard: "before eight in the morning, when cars are locked in and nobody is at the phone",
    season: "Springs break most often in the first cold snap; new doors are chosen in April and May.",
    doubt:
      "A repair can turn into a new door on the spot, and the books then show the order but not what led to it.",
    deciding:
      "Broken springs are bought within the hour, new doors within the year. For the second kind a photo of the customer’s own house with another door on it does the work, and it is passed from one phone to the next at supper.",
    inTheMail:
      "The card should show a house like those on the street, from the sidewalk and by daylight. Nobody recognizes the mansion on the brochure, and everybody recognizes a split level with a basketball hoop.",
    needs: [
      "There was a bang in the garage at ten to seven, and now the door rises by a foot and stops. The car is inside, the school bell is at eight, and a phone is on the hood.",
      "The door has a dent from the year of the bicycle, and the paint around it has begun to peel. From across the street, while the neighbor waves, it suddenly looks like the oldest thing on the house.",
    ],
    done: "The old panels went onto a trailer before lunch, and the house looks as if it had been painted.",
    searches: ["garage door spring broke", "new garage door"],
    figures: { value: 2100, left: 36, close: 48, inquiries: 55, need: 5, wage: 22, hour: 90, visits: 1 },
    trial: { mailed: 12, held: 1 },
    questions: `
Can I get my car out?
The first question has no price in it. Explain how the door is released and held by two people, and when to keep the hands off it, and the caller who gets to work on time because of you will not look for another number.

Why is the spring so expensive?
The spring is cheap, and the wrong one is dangerous. Say that both are changed because both have made the same number of turns, show the rating on the tag, and name the price for the pair before the van leaves.

Is it you or a call center?
Callers have learned to distrust a name that begins with the town. Answer with your own name and the street of the shop, and offer that people come by and touch a panel, which no call center can do.

Which door is quiet?
The opener is heard in the bedroom above, not the door. Describe the three drives in the order of their sound, and let people hear them from a phone that was laid on a pillow, in a recording without music.

Does insulation matter?
It does if somebody works in the garage or sleeps over it, and hardly otherwise. A company that says so can sell the better door to those who need it, and the rest of them remember that nobody pushed.

How long does it take?
Half a day for the door, some weeks for the panel that is not in stock. Say which of the designs lie in the warehouse, since a person with a broken door will gladly take the second choice this week.

Can I keep the old opener?
Often yes, if it has the sensors near the floor that later ones have. A photo of the label and of the two sides of the door is enough to tell, and it saves the kind of surprise that spoils an installation.

What about the rotten frame?
Nobody sees it until the old door is out, and then the day stands still. Poke at the wood beforehand, put the price of new jambs into the offer as a line of its own, and the afternoon goes on.

Will my remote still work?
It is a small thing, and it decides how the evening is remembered. Teach the new code to the cars while their owners stand there, leave the sheet in the kitchen, and say on the page that this is part of the work.
`,
    card: {
      audience: "owners of houses whose garage faces the street",
      front: "A third of your house is a door.",
      offer: "a photo of your own house with three doors on it, to choose from",
      back: "I will send you a picture of your house with three different doors. Keep it, even if you keep the old one.",
    },
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
    jobs: "wood floors",
    quote: "measurement",
    quotes: "measurements",
    sign: "a carpet that no longer comes clean",
    hesitate: "dread the week without a living room more than the bill",
    rival: "a warehouse at the edge of the highway",
    rivalAgain: "the warehouse",
    proof: "a doorway where two floors meet without a step",
    unheard: "on Saturdays, when the showroom is full and the phone is behind the samples",
    season: "Most floors are ordered in early fall, to be down before the holidays bring guests.",
    doubt:
      "Houses that are about to be sold get floors as well, and how many are sold in a year depends on interest rates and not on anything in this sum.",
    deciding:
      "With floors the talk is about the week and hardly about the wood. Once somebody has drawn on the plan where the bed stands on Wednesday night, the rest of the offer is read in a friendlier mood.",
    inTheMail:
      "A sliver of oak in an envelope costs a stamp more and is never thrown away on the same day. It is laid beside the couch in the evening, by lamplight, and that is where the decision begins.",
    needs: [
      "The steam cleaner went back to the store this afternoon, and the spot in front of the couch is still there. Someone lifts a corner of the carpet beside the heating vent and finds boards.",
      "The puppy is a dog now, and the carpet in the hall remembers all of it. After the guests have left, two people sit on the stairs and talk about wood.",
    ],
    done: "The furniture stood under a sheet in the garage for four days, and through the open door the passersby could see boards where a carpet had been.",
    searches: ["carpet removal", "hardwood floor installation"],
    figures: { value: 6400, left: 30, close: 38, inquiries: 35, need: 4, wage: 22, hour: 80, visits: 1 },
    trial: { mailed: 12, held: 1 },
    questions: `
Where do I live in the meantime?
This is the question behind most delays. Offer a plan in which one half of the rooms is done before the other is emptied, say who moves the piano, and give the hour on which one may walk on the floor in socks.

How bad is the dust?
Sanding with a good machine leaves little, and sanding with a rented one leaves a film on every spoon. Show the hose, seal one door in the photo, and admit that the shelf in the next room will need a cloth.

Is what I have worth saving?
Boards under an old carpet are often better than what the shop sells. A company that lifts a corner and says so earns the sanding now and the stairs later, and is named at dinner for having talked itself out of an order.

Wood, laminate or vinyl?
People ask about the material and mean the dog, the sun and the leaking dishwasher. Turn the choice around: a page that begins with what happens in the room leads to the right one without a lecture on layers.

Why is the quote by room and not by foot?
Stairs, closets and a crooked wall take the time, and the open middle takes little. An example with a sketch shows where a low price per foot is earned back, and people begin to ask the warehouse about its stairs.

What if the floor below is uneven?
It is uneven in most houses, and the price for leveling should not be learned on the second day. A long straightedge and a coin on the floor during the measuring show it to the owner as well.

How long until it looks worn?
Scratches come in the first month and patina in the tenth year. Say which finish can be touched up with a cloth and which has to be sanded by the whole room, and show a floor of yours that is ten years old.

Can you match the boards in the next room?
Near enough for daylight, seldom for noon in June. Lay three samples on the spot for a week instead of promising, and let the owner decide at the hour when the room is used.

Who takes the old carpet away?
It weighs more than anyone thinks, and the staples stay in the boards. Say that both are included and where the carpet goes, since a pile in the garage is the picture that people have from their brother-in-law.
`,
    card: {
      audience: "owners of houses with wall-to-wall carpet on the ground floor",
      front: "What is under your carpet?",
      offer: "we lift a corner and tell you whether the boards below can be saved",
      back: "There may be a good floor under your carpet. We lift one corner, look, and put it back.",
    },
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
    job: "set of eight windows",
    jobs: "window orders",
    quote: "proposal",
    quotes: "proposals",
    sign: "fog between two panes",
    hesitate: "have sat through a salesman who would not leave",
    rival: "a national brand with a discount that ends today",
    rivalAgain: "the national brand",
    proof: "the inside of an opened wall with the flashing in place",
    unheard: "from four o’clock on, when owners are home and the office is not",
    season: "People think of windows in the first drafty week of fall and order them in spring.",
    doubt:
      "Savings on the heating bill are smaller than most people hope, so an order that was sold with them comes back as a complaint.",
    deciding:
      "Whoever has once had a salesman in the house until ten at night does not pick up for a number they do not know. Write first, name the sum in the first line, and ask when a call would be welcome.",
    inTheMail:
      "Mail about windows always shouts of a discount. One that says nothing about money, and asks people to breathe on a pane and look, is an odd thing among the others and for that reason is tried out.",
    needs: [
      "The view from the sink has been cloudy for a year, and no cloth reaches it, because the fog sits between the panes. A finger writes a word on the glass, and the word stays outside of it.",
      "On a windy night the curtain moves although the window is shut. Someone holds a hand to the frame, then a candle, and then looks at the last utility bill.",
    ],
    done: "Eight old sashes leaned against the porch for a day, and in the evening the light in the front room was different.",
    searches: ["foggy window repair", "replacement windows"],
    figures: { value: 7600, left: 27, close: 28, inquiries: 45, need: 3, wage: 22, hour: 85, visits: 1 },
    trial: { mailed: 11, held: 1 },
    questions: `
Will somebody sit in my living room for three hours?
So many have been through it that the answer should stand above everything else: a visit of forty minutes to measure, a written price by email, and no second person who has to be present. Nothing sets a small company apart as quickly.

Can only the glass be changed?
Where the frame is sound it can, at a fraction of the price. Say so, and say when it makes no sense; the owners of the other seven windows are in the same room and listen.

How much do I save?
Less than the brochure says, and more comfort than it mentions. Give a range for a house of the usual size, name what it depends on, and talk about the chair by the window in which nobody sits in winter.

Why does the price fall when I hesitate?
Because it was too high at the start, and people know it. One price, valid for sixty days and the same for the neighbor, needs a sentence on the page and some courage in the first weeks.

What about the trim inside?
That is what will be looked at every day. Show a corner before and after, say whether paint is included, and ask which rooms have old plaster, as it does not forgive a crowbar.

Vinyl, wood or fiberglass?
Each has a wall on which it fails: vinyl on a dark south side, wood where nobody paints. Two samples that have lain outside for ten years tell more than a cutaway with six arrows.

Do I need a permit for the bedrooms?
Often the opening has to let a person out in a fire, and a replacement may not make it smaller. A company that brings this up before the owner does is believed about the rest.

How long is the house open?
Each opening for less than an hour, if the size is right. Say in which order the rooms are done and what happens if it rains at ten, and people will plan their week around it without another call.

Who comes if one sticks?
Makers answer letters; a local company has a ladder. Name the person, the time within which somebody looks at it, and what it costs in the third year, and the warranty shrinks to what it is: paper.
`,
    card: {
      audience: "owners of houses with the first windows still in them",
      front: "Is the fog inside the glass?",
      offer: "an honest list of which windows can stay, on one sheet",
      back: "We look at each window and tell you which ones can stay. Forty minutes, one sheet, nobody who will not leave.",
    },
  },
];
