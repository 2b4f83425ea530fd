import type { Trade } from "../../library";

const PAGE = { page: "our page for home services", pagePath: "/home-services", travels: true } as const;

/** Trades that keep a house running. Their figures are examples for worked sums. */
export const HOUSE: readonly Trade[] = [
  {
    ...PAGE,
    id: "plumbing",
    name: "Plumbing",
    group: "plumbers",
    onsite: false,
    shop: ["plumbing company", "plumbers"],
    worker: "plumber",
    customer: ["homeowner", "homeowners"],
    desk: "dispatcher",
    job: ["water heater job", "water heater jobs"],
    unit: "an installed water heater",
    costs: "the tank, parts, and labor",
    quote: ["quote", "quotes"],
    books: "get a quote",
    about: "a water heater that’s leaking",
    wrong: "“general contractor”",
    right: "“plumber”",
    hesitate: "put up with lukewarm showers because they’re afraid of the bill",
    rival: ["the national chain that buys the top ad spot", "the chain"],
    proof: "the old tank next to the new one, with the dates on both",
    complaint: "muddy footprints on the hall carpet",
    unheard: "while everybody’s under a sink with both hands full",
    reply:
      "Sorry we missed you, we’re on a job. Is water running right now? Turn the handle on the cold pipe above the tank. Text us a photo of the label and we’ll send a price and a time.",
    season:
      "{#hot}Water heater calls come all year here, with a bump around the holidays, when the house is full.{:else}Water heater calls climb in the fall, when the water coming into the house turns cold.{/hot}",
    doubt: "Tanks fail when they fail, and no page makes one fail sooner.",
    looking:
      "With water on the floor, they call whoever picks up. With a tank that’s just old, they compare three prices on the couch, and the plumber who prints one sets the bar for the others.",
    deciding:
      "A leaking water heater doesn’t leave anybody much time to think. The first plumber to name a price and an hour has the job by dinner, and a quote that arrives on Tuesday finds a new tank in the closet.",
    inTheMail:
      "A card about water heaters gets kept if people can use it right away, with a flashlight and the label on the tank. It ends up taped next to the shutoff valve, which is where you want it.",
    reviewed:
      "Hardly anyone reviews the pipe work. They review whether you showed up inside the window, wore shoe covers, and charged what you said on the phone.",
    scene:
      "It’s Sunday evening, the floor by the utility closet is wet, and nobody remembers when the water heater went in. Somebody takes a picture of the label and starts searching.",
    otherScene:
      "The shower has been lukewarm for a week, and this morning it went cold before the second person got in. Over breakfast nobody asks whether to call anymore, just who.",
    done: "The van was in the driveway by eight, and by noon there was an old water heater at the curb, where everybody on the street could see it.",
    urgent: "no hot water",
    planned: "water heater replacement",
    front: "How old is your water heater? Check the label.",
    offer: "text us a photo of the label and we’ll tell you how old the tank is, free",
    figures: { value: 2000, left: 40, book: 70, close: 45, leads: 100, need: 8, wage: 25, hour: 120 },
    example: { visits: 1, click: 18, ads: 1800, reviews: 80, stars: 342, mailed: 14, held: 1 },
    questions: `
Can somebody come today? Most callers ask this before they ask about money, because somebody has to stay home. A two-hour window you keep beats a promise of this afternoon, and a text when the van leaves its last stop keeps people from dialing a second number.
What does the whole thing cost? The tank, the fittings, the permit, hauling the old one away: list them separately and people wait for a fifth. One price for the usual tank in the usual spot, plus the two things that change it, beats a low price that starts with the word from.
Repair it or replace it? Age decides more often than the fault does, and the age can be read off the serial number by phone. A company that says when a repair is not worth the trip loses a small job and is believed about the large one.
Do I need a permit? In many places a new water heater is inspected, and few homeowners know it. Say who files the paper, who has to be home and what the inspector looks at, and the company that never mentioned it starts to look careless.
Gas, electric, or a heat pump? It depends on the gas line, the panel, and the size of the closet. Three photos settle most of it, and asking for them makes you sound like somebody who’s done this before.
What about the water on the floor? One valve stops it, and many people have never touched that valve. Tell them where it is before you talk about an appointment. It’s the first thing you do for them, and it’s free.
Who carries the old one out? A full tank is heavier than it looks, and stairs are narrow. Say that two people come, that the tank is drained first and that the floor is covered. It is a small sentence that lets older people stop worrying about their backs.
How long will the new one last? People have heard ten years and hope for twenty. Explain what the anode rod does and that it can be replaced before the tank rusts, and offer to write the next inspection date on the tank with a marker.
Can I pay over time? Tanks like to break in the wrong month. Put the terms on the page in plain numbers, including what they cost, because people who’d have to bring up money on the phone often don’t call.
`,
  },
  {
    ...PAGE,
    id: "heating",
    name: "Heating and cooling",
    group: "HVAC companies",
    onsite: true,
    shop: ["heating and cooling company", "HVAC companies"],
    worker: "technician",
    customer: ["homeowner", "homeowners"],
    desk: "office",
    job: ["system replacement", "system replacements"],
    unit: "a new heating and cooling system",
    costs: "equipment and labor",
    quote: ["proposal", "proposals"],
    books: "get as far as a proposal",
    about: "{#hot}an AC that can’t keep up{:else}a furnace that keeps shutting off{/hot}",
    wrong: "“appliance repair service”",
    right: "“HVAC contractor”",
    hesitate: "collect three bids for the same system and can’t tell them apart",
    rival: ["the dealer with the billboards and the jingle", "the billboard dealer"],
    proof: "a clean line set on an outside wall",
    complaint: "a technician who came on the wrong day",
    unheard:
      "{#hot}on the first really hot day{:else}on the first cold morning{/hot}, when every tech is on a call",
    reply:
      "Sorry, we’re all out on calls. Is it too hot or too cold in there, and since when? Text a photo of the label on the outdoor unit and we’ll give you a time for today or tomorrow.",
    season:
      "{#hot}Calls pile up in the first real heat, and again right after a power outage.{:else}Calls pile up in the first hot week of summer and again on the first cold nights of fall.{/hot}",
    doubt: "Rebates come and go, and when one ends it pulls sales forward that you’ll miss later.",
    looking:
      "{#hot}In a heat wave{:else}In a cold snap{/hot} they call down the list until somebody answers. In a mild month they read about sizes and rebates at night, and they trust the page that says when a repair is the better deal.",
    deciding:
      "Two people decide about a new system, and only one of them was home when the technician came. The other has one worry, usually {#hot}the power bill{:else}the coldest night of the year{/hot}, and the proposal has to answer it.",
    inTheMail:
      "In a mild week a card about {#hot}air conditioning{:else}heating{/hot} is just paper. It turns into a phone number the day the thermostat and the room disagree, so make it something people stick on the refrigerator.",
    reviewed:
      "People can’t judge the install. They review whether the tech explained it without talking down, whether the price held, and whether anybody came back when one bedroom stayed {#hot}warm{:else}cold{/hot}.",
    scene:
      "{#hot}It’s half past nine at night, well over eighty degrees in the bedroom, and the air coming out of the vent isn’t cold. The kids are still awake, and a phone lights up.{:else}It’s half past nine at night, the furnace has quit for the third time, and the kids are in their coats on the couch. A phone lights up.{/hot}",
    otherScene:
      "{#hot}The electric bill is way up over last summer’s, and nobody has touched the thermostat.{:else}The heating bill is way up over last winter’s, and nobody has touched the thermostat.{/hot} A neighbor mentions heat pumps over the fence, and that night two people read about them in bed.",
    done: "For two days a crew went in and out of the house on the corner. Now there’s a new unit by the garage, and you can barely hear it from the street.",
    urgent: "{#hot}AC not cooling{:else}furnace not working{/hot}",
    planned: "heat pump cost",
    front: "Is it getting louder out there?",
    offer: "a load calculation for your house, in writing, yours to keep",
    figures: { value: 9600, left: 30, book: 50, close: 25, leads: 80, need: 5, wage: 24, hour: 120 },
    example: { visits: 2, click: 16, ads: 2000, reviews: 120, stars: 520, mailed: 10, held: 1 },
    questions: `
Is mine worth repairing? A part that costs a tenth of a new system is an easy yes, and a dead compressor in an old unit is an easy no. Print that rule on the page, and people can place themselves before a technician drives out.
Why do three companies name three sizes? Because two of them guessed from the square feet. A load calculation takes an hour and looks at windows, attic and ducts, and a homeowner who has seen one written out stops comparing boxes by price alone.
Will it heat on the coldest night? The fear is old and was once justified. Show the output of the unit at the coldest temperature of your own area, as the maker prints it, and say plainly when the backup comes on.
Which rebate is still open? Programs begin, pause and end without telling anyone. A page with a date at the top, kept by a person who calls the utility each month, gets read all over the county, and its readers need the rest of the work as well.
How loud is the new one? Decibels tell people nothing. Offer the address of a house where they can stand on the sidewalk and listen, with the owners’ permission, and the question becomes a short walk that nobody else offers.
What happens to the old ducts? Leaky ducts waste what the new machine saves, and nobody wants to hear it after signing. Put the test into the proposal from the start, as a line that can be struck out, with a photo of what it usually finds.
Do I have to be home for two days? Mostly not, but hardly anyone says so. Write the two days down by the hour: when the power is off, when the crew needs a decision, and when the house can be left alone.
Is the service plan worth it? For a filter and a look, perhaps not. For being first in line when everything fails at once, probably. Sell it as a place in that line, say what the two visits include, and let people leave in any month.
Who do I call at night? An answering service that can only take a name makes a cold house colder. Say which failures bring someone out at once and which wait until seven, with the price of each, and the night calls become fewer and better.
`,
  },
  {
    ...PAGE,
    id: "roofing",
    name: "Roofing",
    group: "roofers",
    onsite: true,
    shop: ["roofing company", "roofers"],
    worker: "roofer",
    customer: ["homeowner", "homeowners"],
    desk: "office",
    job: ["roof replacement", "roof replacements"],
    unit: "a new roof",
    costs: "materials, labor, and the dumpster",
    quote: ["estimate", "estimates"],
    books: "let you up on the roof for an estimate",
    about: "a stain on the bedroom ceiling",
    wrong: "“construction company”",
    right: "“roofing contractor”",
    hesitate: "have heard about crews that vanish with the deposit",
    rival: ["the out-of-town outfit that knocks on doors after a storm", "the storm chasers"],
    proof: "the bare deck with the rotten boards marked",
    complaint: "a nail in a tire",
    unheard: "on dry mornings, when everybody who could answer is up a ladder",
    reply:
      "Sorry, we’re on a roof. Is water coming in right now? Put a bucket under it and send two photos, and we’ll tell you whether it needs a tarp tonight or an estimate this week.",
    season:
      "{#storm}June through November is storm season, and the phone follows the forecast.{:else}{#dry}The phone rings after hail and after the first hard rain in months.{:else}The phone rings after hail, after high wind, and after the first long rain of spring.{/dry}{/storm}",
    doubt:
      "One {#storm}hurricane{:else}hailstorm{/storm} can fill a year overnight, and no math about an ordinary year knows that.",
    looking:
      "They look at photos first, and they look for a house like theirs. Six ordinary roofs, each with its year and what was wrong with it, hold them longer than a mansion in slate.",
    deciding:
      "Whoever has been in the attic decides. Once the owners have seen dark wood by their own flashlight, it’s a matter of dates. Until then, every price is too high.",
    inTheMail:
      "People sort mail over the trash, and roofing cards go first. One with a picture of their own street from above stays on the counter, because everybody looks for their house.",
    reviewed:
      "Nobody can see the flashing. What they write about is the magnet sweep, the flower beds, and whether the final invoice matched the estimate.",
    scene:
      "{#dry}The first hard rain in months came through overnight, and there’s a brown ring on the bedroom ceiling.{:else}After two days of rain the stain on the bedroom ceiling has grown by the width of a hand.{/dry} Somebody stands on the bed, touches it, and reaches for a phone.",
    otherScene:
      "{#storm}The letter from the insurance company wants to know how old the roof is, and the answer decides the premium.{:else}There’s grit from the shingles in the downspout again, more than last year.{/storm} That night the owner looks up what it means.",
    done: "Two days of hammering, and then the dumpster left with the old shingles in it. Everybody on the street knows who had the roof done.",
    urgent: "roof leak repair",
    planned: "new roof cost",
    front: "Have you looked up lately?",
    offer: "twelve photos of your roof from above, with a note on each",
    figures: { value: 12800, left: 25, book: 75, close: 25, leads: 40, need: 4, wage: 26, hour: 90 },
    example: { visits: 2, click: 22, ads: 2200, reviews: 60, stars: 260, mailed: 11, held: 1 },
    questions: `
Does it need a whole roof? Every other caller expects to be sold one. A company that patches what can be patched, and shows in photos why this slope has five years left and that one has none, is remembered when the five years are over.
Who is on my roof? People picture strangers who are paid by the day. Name the foreman, say whether the crew is your own, and put the insurance certificate where anyone can open it, because asking for it feels like an accusation.
How much money before you begin? The deposit is what the bad stories are about. A small one, or none until the shingles are in the driveway, with the dates of the other payments in writing, does more against fear than any number of stars.
Will the insurance pay? Sometimes, and the roofer does not decide it. Explain the order of things without taking sides: photos, call, adjuster, then an estimate that uses the same words. Say openly that a deductible cannot be made to disappear.
What if it rains on the open roof? It will one day, and people know it. Say how much is torn off before noon, where the tarps are and who watches the radar, and the question turns into proof that somebody has thought about it.
Are my flower beds safe? A falling shingle does not care about hydrangeas. Tarps over the beds, plywood against the wall and a magnet for the nails on the last evening take an hour, and a photo of all three answers the question for good.
How long will it be loud? Two days for a simple roof, more with skylights. Name the hours, warn about the first morning, and suggest that people who work from home or have a nervous dog plan to be out. Nobody has ever held that against a roofer.
What about the boards below? Nobody sees the wood until the shingles are off, so the price of a sheet of new decking belongs in the estimate from the start. A photo of the marked boards, sent before they are replaced, ends a quarrel that would come later.
What is the warranty worth? The maker covers the material and the company covers the work, and the two get mixed up everywhere. Two short lines say who answers for what and for how long, and a third says what happens when the house is sold.
`,
  },
  {
    ...PAGE,
    id: "electrical",
    name: "Electrical work",
    group: "electricians",
    onsite: true,
    shop: ["electrical contractor", "electricians"],
    worker: "electrician",
    customer: ["homeowner", "homeowners"],
    desk: "office",
    job: ["panel upgrade", "panel upgrades"],
    unit: "a panel upgrade",
    costs: "materials, labor, and the permit",
    quote: ["quote", "quotes"],
    books: "have you out for a quote",
    about: "a breaker that keeps tripping",
    wrong: "“handyman”",
    right: "“electrician”",
    hesitate: "know bad wiring is dangerous but not whether theirs is bad",
    rival: ["the lead site that sells the same call to three contractors", "the lead site"],
    proof: "a panel before and after, with every circuit labeled",
    complaint: "a hole in the drywall that nobody patched",
    unheard: "when the one person who knows the prices is in an attic",
    reply:
      "Sorry, we’re in an attic. If it smells hot or feels warm, turn off the main and call the power company. If not, text us a photo of the open panel door and we’ll send a price to come look.",
    season:
      "Calls climb {#hot}ahead of summer, when an old panel meets the air conditioner{:else}in late winter, when people plan a kitchen or a charger for the car{/hot}.",
    doubt:
      "A lot of this work starts with another trade, a kitchen or a heat pump, and no page or postcard ever sees it.",
    looking:
      "They type the symptom, because they don’t know what a panel is until somebody tells them. The page that starts with the microwave gets found by more of them than the page that starts with two hundred amps.",
    deciding:
      "Panels get put off for years and then bought in a week, when a second contractor says the job can’t go on without one. Then they call the name they’ve already heard.",
    inTheMail:
      "Electricians rarely send mail, which helps the one who does. If the card comes with a sheet of circuit labels, it ends up inside the panel door, and so does your number.",
    reviewed:
      "Reviews are about the walls and the invoice: whether the holes got patched, whether somebody explained the inspection, and whether the price on the phone was the price.",
    scene:
      "The microwave and the toaster have knocked out the kitchen again. Somebody stands in the garage with a flashlight, tries to read faded pencil on the panel door, and gives up.",
    otherScene:
      "The new car is supposed to charge at home, and the dealer asked something about amps that nobody could answer. On the way home one of them types it into a phone.",
    done: "The power was off at one house most of the day. Now there’s a new panel in the garage, with a word next to every breaker, and the neighbors have heard about it.",
    urgent: "breaker keeps tripping",
    planned: "electrical panel upgrade",
    front: "Which breaker is the kitchen? Nobody knows.",
    offer: "we label every circuit in your panel, free with any other job",
    figures: { value: 3000, left: 40, book: 60, close: 40, leads: 100, need: 2, wage: 23, hour: 120 },
    example: { visits: 1, click: 12, ads: 900, reviews: 70, stars: 301, mailed: 13, held: 1 },
    questions: `
Is it dangerous right now? The caller wants a yes or a no, and a careful electrician asks three more questions: is it warm, does it smell, does it hum. Put those on the page with what to switch off, because a worried person reads before dialing.
What does it cost to come and look? A hidden fee is worse than a high one. Name it, say what it includes, and say that it is credited if the work is done. People who only wanted a free opinion stay away, and the others know where they stand.
Do I need a new panel or only a circuit? That depends on what is planned for the next ten years. A sheet with boxes for charger, heat pump, oven and hot tub leads people to the answer by themselves, and it makes a good first page for a quote.
Will the inspector come? For a panel usually yes, and the utility may have to pull the meter. Explain who makes both appointments and how long the house is dark. The thought of a day without a refrigerator delays more work than the price does.
Are old outlets with two holes a problem? They can be, and a new cover plate is not the cure. A drawing of a hand on a washing machine explains what the third hole is for, and people who have seen it stop asking for the cheapest way around.
Can the charger go on the wall I want? Distance from the panel is money, and so is a trench. Two photos and the number of steps between them are enough for a price over the phone, and people who have paced it off have nearly decided.
Why are the lights flickering? It may be a bulb, a loose neutral or the utility, and they are not equally urgent. Describe how to tell them apart from the couch, and say for which of the three you would come tonight.
Will you damage the walls? Some holes are needed, and someone has to close them. Say which ones, show two photos of a patch, and name a painter you work with, because the wall is what people see every day after the wires are forgotten.
Who else has been in this panel? Plenty of panels hold the work of an uncle, and nobody mentions him on the phone. Say that you have seen worse, that nothing gets reported to anybody, and that the list of what you found belongs to the owner.
`,
  },
  {
    ...PAGE,
    id: "pests",
    name: "Pest control",
    group: "pest control pros",
    onsite: true,
    shop: ["pest control company", "pest control companies"],
    worker: "technician",
    customer: ["customer", "customers"],
    desk: "scheduler",
    job: ["yearly plan", "yearly plans"],
    unit: "a yearly plan",
    costs: "product, labor, and fuel",
    quote: ["inspection", "inspections"],
    books: "book an inspection",
    about: "{#hot}roaches in the kitchen{:else}mice in the pantry{/hot}",
    wrong: "“lawn care service”",
    right: "“pest control service”",
    hesitate: "are embarrassed, and try something from the hardware store first",
    rival: ["the national brand with the app", "the national brand"],
    proof: "a sealed gap under the siding, with a coin for scale",
    complaint: "ants that were back in a week",
    unheard: "between eight and ten at night, when most bugs get spotted",
    reply:
      "Sorry we missed you. Text us a photo of what you saw, or tell us where and when. You’ll know what it is within the hour, and we’ll send an open time if you need one.",
    season:
      "{#hot}Bugs don’t take a winter off here, but the phone still jumps when it turns hot and after every heavy rain.{:else}The phone changes subject twice a year: insects in late spring, rodents in the fall.{/hot}",
    doubt:
      "People forget you once the bugs are gone, so a plan that renews by itself makes the numbers look better than they are.",
    looking:
      "They search late, with one hand, and with a picture in mind they’d rather not have. A photo of the bug, its name, and what it can and can’t do will hold them longer than a coupon.",
    deciding:
      "Embarrassment makes people hang up. It also makes them pick the voice that sounded like it was no big deal, so a technician who’s had the same thing in his own garage has about sold the year.",
    inTheMail:
      "Nobody wants a roach on the kitchen table, not even a picture of one. A drawing of a house with its six usual gaps gets carried outside and compared.",
    reviewed:
      "They write about two things: whether it worked, and whether they felt judged. The tech who took off his boots and didn’t look around gets five stars by name.",
    scene:
      "Something ran along the baseboard while the TV was on. Two people pull their feet up on the couch, and one of them is typing with a thumb, eyes on the floor.",
    otherScene:
      "There’s a hole in the bag of dog food that the dog didn’t make. The bag goes into a bin, the floor gets swept, and in the morning the signs are back.",
    done: "A truck with a small sign was parked at the corner, and a man crawled along the foundation with a flashlight and a tube of sealant. People noticed.",
    urgent: "exterminator today",
    planned: "pest control plan",
    front: "Heard something in the wall?",
    offer: "text a photo and find out what it is within the hour, free",
    figures: { value: 600, left: 50, book: 80, close: 50, leads: 100, need: 10, wage: 21, hour: 60 },
    example: { visits: 4, click: 8, ads: 1000, reviews: 100, stars: 431, mailed: 30, held: 2 },
    questions: `
What is it? Few callers can name the animal, and all of them can take a photo. A number for pictures, with an answer within the hour, brings people to the company before they have decided to buy anything.
Do I have to leave the house? For most treatments not at all, for a few during an afternoon. Say it for each animal in one line, with what to do about the fish tank. The thought of a hotel keeps people with the trap from the store.
Is it safe for the baby and the dog? Name the product, the place it goes and the time until it is dry. General words such as family friendly alarm careful parents. A label they can read, and a gel inside a hinge, do not.
Will the neighbors see the truck? They might, and it matters more than anyone admits. A plain vehicle on request, or a visit before seven, is easy to arrange. Mention it once, without fuss, and the people who need it will find it.
Why every three months? Because eggs hatch and the weather turns, and not because the contract says so. Show what is done in each of the four visits, let people skip the one that does little, and the plan reads like care.
Where do they come in? That is the real service, and few companies describe it. A list of the six usual gaps, with a coin beside each for size and a photo of a sealed one, explains why a spray alone would have to be bought forever.
What if they come back? Between visits the return trip should be free, and the page should say how soon it happens. People do not expect never to see an ant again. They expect that somebody picks up the phone about it.
Can I do it myself? For a trail of ants often yes, and the page that tells people how will be passed around. Draw the line at bedbugs, at wasps in a wall and at anything that chews wires.
What does one visit cost? Some want the plan, and some only want the nest gone. Print two prices side by side, with what the second one leaves out, and let people choose without a salesman. Some of the single visits turn into plans by fall.
`,
  },
  {
    ...PAGE,
    id: "garage-doors",
    name: "Garage doors",
    group: "garage door companies",
    onsite: true,
    shop: ["garage door company", "garage door companies"],
    worker: "installer",
    customer: ["homeowner", "homeowners"],
    desk: "dispatcher",
    job: ["new-door sale", "new-door sales"],
    unit: "a new garage door with opener",
    costs: "the door, hardware, and labor",
    quote: ["quote", "quotes"],
    books: "have you out to measure",
    about: "a garage door that won’t close",
    wrong: "“hardware store”",
    right: "“garage door supplier”",
    hesitate: "call the first name if the car’s locked in, and compare for a year if it isn’t",
    rival: ["the call center posing as a local shop", "the call center"],
    proof: "one house with its old door and its new one, side by side",
    complaint: "a four-hour window that turned into a day",
    unheard: "before eight in the morning, when cars are locked in and nobody’s at the office yet",
    reply:
      "Sorry, we open at eight. Is your car locked in? Please don’t touch the spring. Text us a photo of it and we’ll send the price for the pair and our first opening.",
    season:
      "{#cold}Springs snap in the first cold spell, and new doors get picked in April and May.{:else}{#storm}Springs break all year, and people ask about wind-rated doors when storm season gets close.{:else}Repairs come all year, but people choose new doors from March to May, when they look at the house from the street.{/storm}{/cold}",
    doubt:
      "A repair can turn into a new door on the spot, and then the books show the sale but not what led to it.",
    looking:
      "People in a hurry look for a phone number and the hours. People with time want one price for the whole thing, opener and haul-away included, and they leave a page that makes them call for it.",
    deciding:
      "A broken spring gets fixed the same day, and a new door gets bought within the year. What sells the door is a photo of their own house with a different door on it, passed around at supper.",
    inTheMail:
      "Put a house on the card that looks like the ones on the street, in daylight. Nobody sees their own place in a mansion, and everybody knows a split-level with a basketball hoop.",
    reviewed:
      "They write about the clock and the quote: whether you came when you said, fixed it the same day, and kept the price once you’d seen the door.",
    scene:
      "There was a bang in the garage at ten to seven, and now the door goes up a foot and stops. The car’s inside, school starts at eight, and a phone is lying on the hood.",
    otherScene:
      "The door has had a dent since the year of the bicycle. From across the street, while a neighbor waves, it suddenly looks like the oldest thing on the house.",
    done: "The old panels were on a trailer before lunch, and from the street the house looks as if it had been painted.",
    urgent: "garage door spring broke",
    planned: "new garage door",
    front: "A third of the front of your house is a door.",
    offer: "a photo of your own house with three doors on it, to choose from",
    figures: { value: 2500, left: 30, book: 80, close: 40, leads: 50, need: 4, wage: 22, hour: 90 },
    example: { visits: 1, click: 10, ads: 750, reviews: 50, stars: 212, mailed: 12, held: 1 },
    questions: `
Can I get my car out? The first question is not about price. Explain how two people release the door and hold it, and when to keep hands off it. The caller who gets to work on time because of you will not look for another number.
Why is the spring so expensive? The spring is cheap, and the wrong one is dangerous. Say that both are changed because both have made the same number of turns, show the rating on the tag, and name the price for the pair before the van leaves.
Are you local or a call center? Callers have learned to distrust a name that begins with the town. Answer with your own name and the street of the shop, and invite people to come by and touch a panel. No call center can do that.
Which door is quiet? What people hear in the bedroom above is the opener and not the door. Describe the three kinds of drive in the order of their noise, and play each one on the page from a recording made upstairs.
Does insulation matter? It does if somebody works in the garage or sleeps over it, and hardly otherwise. A company that says so can sell the better door to those who need it, and the others remember that nobody pushed.
How long does it take? Half a day for the door, and some weeks for a panel that is not in stock. Say which designs are in the warehouse, because a person with a broken door will gladly take the second choice this week.
Can I keep the old opener? Often yes, if it has the sensors near the floor that newer ones have. A photo of the label and of both sides of the door is enough to tell, and it prevents the kind of surprise that spoils a morning.
What about the rotten frame? Nobody sees it until the old door is out, and then the day stands still. Poke at the wood beforehand, give new jambs a line of their own in the quote, and the afternoon goes on.
Will my remote still work? It’s a small thing, and it’s what they’ll remember. Program the cars before you leave, tape the instructions inside the garage, and say on the page that it’s part of the job.
`,
  },
  {
    ...PAGE,
    id: "flooring",
    name: "Flooring",
    group: "flooring companies",
    onsite: true,
    shop: ["flooring company", "flooring companies"],
    worker: "installer",
    customer: ["homeowner", "homeowners"],
    desk: "showroom",
    job: ["floor sale", "floor sales"],
    unit: "an installed hardwood floor",
    costs: "material and labor",
    quote: ["estimate", "estimates"],
    books: "have you out to measure",
    about: "carpet that won’t come clean",
    wrong: "“carpet cleaner”",
    right: "“flooring contractor”",
    hesitate: "dread a week without a living room more than the bill",
    rival: ["the big-box store out by the highway", "the big-box store"],
    proof: "a doorway where two floors meet without a step",
    complaint: "dust on everything for a month",
    unheard: "on Saturdays, when the showroom is full",
    reply:
      "Sorry, the showroom is full today. Text us a photo of the room and its rough size, and tell us who lives there, dogs included. We’ll send a price range and a time to measure.",
    season: "Most floors get ordered in early fall, so they’re down before the holidays.",
    doubt:
      "Houses about to be sold get new floors, too, and interest rates decide how many of those there are.",
    looking:
      "They search for a color and a price per square foot, because that’s what they can picture. What they need is a room like theirs, dog included, and one price for all of it.",
    deciding:
      "The plan for the week sells the floor. Once somebody has drawn where the bed goes on Wednesday night, the rest of the estimate gets read in a better mood.",
    inTheMail:
      "Print the oak at its real size, one board wide across the whole card, and nobody throws it out the same day. It gets laid next to the couch that evening, and that’s where the decision starts.",
    reviewed:
      "They mention the floor in one line. The rest is about the crew: dust, furniture, the piano, and whether the job was done on the day you said.",
    scene:
      "The rented carpet cleaner went back this afternoon, and the spot in front of the couch is still there. Somebody lifts a corner by the vent and finds boards.",
    otherScene:
      "The puppy is a dog now, and the carpet in the hall remembers all of it. After the guests have left, two people sit on the stairs and talk about wood.",
    done: "The furniture spent four days under a tarp in the garage, and through the open front door the neighbors could see wood where there used to be carpet.",
    urgent: "flooded floor repair",
    planned: "hardwood floor installation",
    front: "What’s under your carpet?",
    offer: "we lift a corner of the carpet, tell you what’s below, and price a wood floor for that room",
    figures: { value: 6000, left: 30, book: 50, close: 40, leads: 40, need: 4, wage: 20, hour: 90 },
    example: { visits: 3, click: 8, ads: 800, reviews: 30, stars: 123, mailed: 12, held: 1 },
    questions: `
Where do I live in the meantime? This is the question behind most delays. Offer a plan in which one half of the rooms is finished before the other is emptied, say who moves the piano, and name the hour when people can walk on the floor in socks.
How bad is the dust? Sanding with a good machine leaves little, and sanding with a rented one leaves a film on everything. Show the hose, show a door that has been sealed, and admit that the shelf in the next room will need a cloth.
Is what I have worth saving? Boards under an old carpet are often better than what the shop sells. Lift a corner and say so. You get the sanding now and the stairs later, and they’ll tell the story at dinner.
Wood, laminate or vinyl? People ask about the material and mean the dog, the sun and the leaky dishwasher. A page that begins with what happens in the room leads to the right answer without a lecture on layers.
Why is the price by room and not by foot? Stairs, closets and a crooked wall take the time, and the open middle takes little. A sketch shows where a low price per foot is earned back, and people begin to ask the warehouse about its stairs.
What if the floor below is uneven? In most houses it is, and nobody should learn the price of leveling on the second day. A long straightedge and a coin under it, while you measure, show it to the owner as well.
How long until it looks worn? The scratches come in the first month, the patina in the tenth year. Say which finish can be touched up with a cloth and which has to be sanded by the room, and show a floor of yours that is ten years old.
Can you match the boards in the next room? Near enough for evening, seldom for noon in June. Leave three samples on the spot for a week instead of promising, and let the owners decide at the hour when they use the room.
Who takes the old carpet away? It weighs more than anyone thinks, and the staples stay in the boards. Say that hauling and pulling staples are both included, because a pile in the garage is what people expect from a brother-in-law.
`,
  },
  {
    ...PAGE,
    id: "windows",
    name: "Window replacement",
    group: "window companies",
    onsite: true,
    shop: ["window company", "window companies"],
    worker: "installer",
    customer: ["homeowner", "homeowners"],
    desk: "office",
    job: ["window sale", "window sales"],
    unit: "a set of replacement windows",
    costs: "windows, labor, and the permit",
    quote: ["estimate", "estimates"],
    books: "have you out to measure",
    about: "{#storm}windows that won’t hold up in a storm{:else}fog between the panes{/storm}",
    wrong: "“glass shop”",
    right: "“window installer”",
    hesitate: "have sat through a salesman who wouldn’t leave",
    rival: ["the national brand with the today-only discount", "the national brand"],
    proof: "{#storm}the label with the wind rating{:else}an open wall with the flashing showing{/storm}",
    complaint: "a window that has stuck since week one",
    unheard: "after five, when homeowners are home and the office isn’t",
    reply:
      "Sorry, nobody’s in the office right now. Text us a photo of the worst window and how many you have like it. You’ll get a price range by text, and nobody comes out unless you ask.",
    season:
      "{#storm}Storm season runs June through November: people think about windows once a storm has a name, and by then every installer is booked.{:else}{#hot}People call in the first hot month, with a power bill in their hand.{:else}People notice the draft in the first cold week and order in spring.{/hot}{/storm}",
    doubt:
      "{#storm}Insurance credits can change at a renewal, and a sale made on one can come back as a complaint.{:else}The savings on a power bill are smaller than most people hope, and a sale made on them comes back as a complaint.{/storm}",
    looking:
      "They read reviews for one thing: how long the salesman stayed. A page that says how long the visit takes, {#storm}what wind the frame and the glass are rated for, {/storm}and what one window costs answers what they came for.",
    deciding:
      "Anyone who’s had a salesman in the house until ten at night is waiting for the pressure to start. A call that names the price up front and asks for nothing is so unlike the last one that they stay on the line.",
    inTheMail:
      "Mail about windows usually shouts about a discount. A card that {#storm}asks what the shutters cost last time, in hours and knuckles,{:else}says nothing about money and asks people to look for fog inside the glass{/storm} is the odd one in the pile, and the odd one gets read.",
    reviewed:
      "They write about the sales visit and the cleanup. Nobody mentions the glass. A review that says the visit took forty minutes and nobody pushed is worth ten that say “great windows” and nothing else.",
    scene:
      "{#storm}The shutters went up on Thursday and came down on Monday, and two fingers are still bandaged.{:else}The view from the kitchen sink has been cloudy for a year, and wiping doesn’t help, because the fog is inside the glass.{/storm} That evening somebody looks up what new windows cost.",
    otherScene:
      "{#storm}The shutters went up on Thursday and came down on Monday, and one pane has been foggy ever since. The insurance renewal came the same week. Somebody at the kitchen table starts a list.{:else}{#hot}The room on the west side is useless after three in the afternoon, and the power bill says why. Somebody closes the blinds and looks up what new windows cost.{:else}The curtain moves, and the window is shut. Somebody holds a hand to the frame, then looks at the last heating bill, and then reaches for a phone.{/hot}{/storm}",
    done: "Eight old windows leaned against the porch for a day. By evening the front of the house looked different, and people slowed down to look.",
    urgent: "broken window repair",
    planned: "replacement windows",
    front: "{#storm}How long do your shutters take?{:else}Is the fog inside the glass?{/storm}",
    offer: "a one-page list of which windows can stay and which should go",
    figures: { value: 8000, left: 25, book: 50, close: 20, leads: 40, need: 3, wage: 22, hour: 90 },
    example: { visits: 2, click: 14, ads: 1400, reviews: 40, stars: 164, mailed: 11, held: 1 },
    questions: `
Will somebody sit in my living room for three hours? So many people have been through it that the answer belongs at the top: forty minutes to measure, a written price by email, and no rule that both owners have to be home. Nothing sets you apart faster.
Can only the glass be changed? {#storm}Yes, but new glass in an old frame isn’t storm-rated, and neither is the discount on the insurance. Say so, and say which windows it’s still good enough for.{:else}If the frame is sound, yes, for a fraction of the price. Say so, and say when it’s not worth it. There are seven more windows in that house, and the owner is listening.{/storm}
How much do I save? Less than the brochure says, and more comfort than it mentions. Give a range for an ordinary house, name what it depends on, and talk about the chair by the window that nobody uses.
Will the price change if I wait? At some companies it falls the moment you hesitate, and people know what that means. Have one price, good for sixty days and the same for the neighbor. It takes one sentence on the page and some nerve in the first few weeks.
What about the trim inside? People will look at it every day. Show a corner before and after, say whether paint is included, and ask which rooms have old plaster, because plaster does not forgive a crowbar.
Vinyl, wood or fiberglass? Each has a wall where it does badly: vinyl on a dark south side, wood where nobody paints. Two samples that have been outside for ten years say more than a cutaway with six arrows.
Do I need a permit? {#storm}Nearly always here, and the inspector checks the product approval, which covers the frame and the anchors as well as the glass. Say that you pull it, what it costs, and who has to be home.{:else}In many towns, yes, and a bedroom window has to be big enough to climb out of in a fire. Say that you pull the permit and what it costs.{/storm} Most homeowners have never dealt with the building department and don’t want to start.
How long is the house open? Each opening for less than an hour, if the size is right. Say in which order the rooms are done and what happens if it rains at ten, and people can plan their week around it without another call.
Who comes if one sticks? The maker is a phone menu, and a local company has a ladder. Name the person, say how soon somebody looks at it and what that costs in the third year, and the warranty has a face.
`,
  },
];
