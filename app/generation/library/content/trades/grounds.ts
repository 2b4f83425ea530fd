import type { Trade } from "../../library";

const PAGE = { page: "our page for home services", pagePath: "/home-services", travels: true } as const;

/** Trades that work outside, or carry a house to another street. Their figures are examples for worked sums. */
export const GROUNDS: readonly Trade[] = [
  {
    ...PAGE,
    id: "landscaping",
    name: "Landscaping",
    group: "landscapers",
    onsite: true,
    shop: ["landscaping company", "landscapers"],
    worker: "crew leader",
    customer: ["homeowner", "homeowners"],
    desk: "office",
    job: ["patio job", "patio jobs"],
    unit: "a patio with drainage",
    costs: "stone, equipment, and crew",
    quote: ["design", "designs"],
    books: "have you out for a design",
    about: "{#dry}a yard that’s dead by July{:else}a back yard that turns to mud{/dry}",
    wrong: "“garden center”",
    right: "“landscaper”",
    hesitate: "save pictures for two summers before they call anyone",
    rival: ["the mowing service that also lays stone", "the mowing service"],
    proof: "the gravel base before the stone went down",
    complaint: "ruts across the front lawn",
    unheard: "while the whole crew is out on a job",
    reply:
      "Sorry, we’re running equipment. Can you text us two photos of the yard, one looking back at the house, and the width of your gate? We’ll send what a yard like yours has cost and when we could start.",
    season:
      "{#hot}Patios get built in spring and fall here; nobody wants to lay stone in August.{:else}The first warm weekend of spring brings more calls than the whole month of July.{/hot}",
    doubt:
      "{#dry}Watering rules can change in a week, and they decide what people plant more than any page does.{:else}One wet spring pushes a dozen patios into July, and the crew that should build them is mowing.{/dry}",
    looking:
      "They don’t search for a company at first. They search for a picture. Five real yards, each with its size, its {#dry}rock, its watering bill{:else}stone, its year{/dry}, and its price, turn a search for a picture into a phone call.",
    deciding:
      "Couples decide on yards together, and it takes them all winter. One wants it done right, the other wants it over with, and they agree on the design that shows what happens this year and what can wait.",
    inTheMail:
      "A picture of a finished yard in February is almost cruel, and it works. The same card in May lands in everybody’s busiest week, and the people who call can’t be helped before fall.",
    reviewed:
      "They review the crew: whether it showed up when promised, how the lawn looked afterward, and whether anyone called when the date moved. The stone comes last.",
    scene:
      "{#dry}Three inches fell a week ago, the first in two months, and the low end of the back yard is still soup.{:else}It rained all last week, and the back yard is still mud, with boards laid across it.{/dry} Somebody stands at the kitchen door with wet shoes and a phone.",
    otherScene:
      "The folding table has stood crooked on the grass for three summers, with a magazine under one leg. After the guests have gone, the owner looks through the saved pictures one more time.",
    done: "The skid steer is gone, and where there was a slope full of weeds there’s a level spot with two chairs on it.",
    urgent: "yard drainage help",
    planned: "{#dry}rock landscaping cost{:else}paver patio cost{/dry}",
    front: "{#dry}Tired of watering dirt?{:else}Mud again? Stone stays put.{/dry}",
    offer: "an hour in your yard with a level, and a sketch you keep",
    figures: { value: 9000, left: 25, book: 40, close: 25, leads: 50, need: 2, wage: 23, hour: 120 },
    example: { visits: 4, click: 8, ads: 800, reviews: 40, stars: 171, mailed: 10, held: 1 },
    questions: `
What does a patio cost? Nobody can say without seeing the slope, and everybody can say what the last five cost. Photos with size, stone, year and price let people find their own yard among them, and the calls that follow begin in the right range.
Do I need a plan first? For a square of stone no, for anything with water or a wall yes. Sell the plan for a flat fee that comes off the job, and people who only wanted free drawings will thank you and go elsewhere.
Will it sink? It sinks if the base is thin, and the base is the part no one sees. Show the depth with a ruler in the picture, say what is below the stones in your kind of soil, and ask what lies below the other ones.
When can you begin? Promise June, show up in August, and you lose the neighbors, too. Put the week of your next free start on the page, change it every Monday, and people will sign in the fall to be first.
How do you get in? A gate no wider than a wheelbarrow doubles the days. Ask for the narrowest spot in inches on the first call, with a photo, so the price doesn’t have to go up after the handshake.
What happens to the water? Stone sends the rain somewhere, often to the neighbor. Draw an arrow for the water on each design and explain the drain at the low corner. People talk for years about a patio that floods a garage.
Which plants live without me? Owners overrate their love of watering. Three lists, sorted by hours of care in a month, with photos of real beds in their second August, sell fewer plants and bring fewer dead ones back.
Who looks after it later? The company that built it has moved on, and the one that mows does not know it. A visit in the second spring, in the price from the start, finds the loose stone and very often the next job.
Can it be done in two parts? Yes, if the pipes and the base for the second part go in with the first. A drawing with a line through it, and two prices, turns many a no for this year into a yes for half of it.
`,
  },
  {
    ...PAGE,
    id: "trees",
    name: "Tree care",
    group: "tree services",
    onsite: true,
    shop: ["tree company", "tree services"],
    worker: "climber",
    customer: ["homeowner", "homeowners"],
    desk: "office",
    job: ["removal", "removals"],
    unit: "a tree removal",
    costs: "crew, fuel, and disposal",
    quote: ["estimate", "estimates"],
    books: "have you out for an estimate",
    about: "a limb hanging over the roof",
    wrong: "“landscaper”",
    right: "“tree service”",
    hesitate: "love the tree, fear the limb, and let the next storm decide",
    rival: ["the crew with a cheap ad and no insurance", "the cheap crew"],
    proof: "a hollow trunk seen from above",
    complaint: "tire tracks across the lawn",
    unheard: "while the saws are running, which is most of the day",
    reply:
      "Sorry, the saws are running. Has anything come down, and is a wire involved? If so, stay away and call the power company. If not, text us three photos and we’ll send a time to come look.",
    season:
      "The phone rings for a week after every storm, and the careful callers come in {#cold}winter, when the leaves are off{:else}the quiet weeks after New Year’s{/cold}.",
    doubt:
      "After a storm everybody calls everybody, and what you win in those weeks says nothing about a quiet year.",
    looking:
      "With a tree on the roof they call the first number with a time and an insurance certificate. With a tree they’re worried about, they look for somebody who sometimes says leave it alone.",
    deciding:
      "Nobody enjoys deciding about an old tree, so any excuse will do. An estimate that says what can stay, and what the wood is good for, gets read to the end by the person who planted it.",
    inTheMail:
      "After a storm every mailbox has a card with a chainsaw on it. The one that came a month earlier, with the six signs of a weak limb, gets pulled out of the drawer.",
    reviewed:
      "They review the lawn and the mess. People will forgive the price of a removal, and they won’t forgive ruts, sawdust in the pool, or a stump you forgot to mention.",
    scene:
      "Something cracked in the night, and in the morning a limb as thick as a man is hanging over the roof by a strip of bark. The owner takes three pictures and doesn’t know who to send them to.",
    otherScene:
      "The big oak leafed out on one side only. A neighbor asks about it in a friendly voice, and he looks at his own garage while he does.",
    done: "The chipper ran all morning, and now there’s sun on a lawn that hasn’t seen any in forty years.",
    urgent: "tree fell on house",
    planned: "tree removal cost",
    front: "What’s hanging over your roof?",
    offer: "an arborist looks up with you and tells you which limbs can stay",
    figures: { value: 1500, left: 40, book: 80, close: 40, leads: 50, need: 4, wage: 21, hour: 180 },
    example: { visits: 1, click: 10, ads: 1000, reviews: 60, stars: 253, mailed: 13, held: 1 },
    questions: `
Does it have to come down? A company that is paid by the trunk is suspected of saying yes. Say how often you say no, show a tree that was only thinned, and let a certified arborist write down the reasons for people who love the tree.
Are you insured if it hits the house? The cheap crew is not, and that is how it gets to its price. Put the certificate where anyone can open it, name the insurer, and explain in one line who pays when somebody without one drops a tree.
What about the stump? The other estimates forget it, and people trip over it for years. Three prices in a row, for the tree, the stump and the roots in the lawn, show what the low number left out.
Can I keep the wood? People would like some and cannot imagine how much it is. Say how high the pile will be, what it weighs wet and when it burns, and most will keep one round for a table and let you take the rest.
Is it my tree or my neighbor’s? The trunk decides, and the limb over the fence has rules of its own in each state. A tree service is no lawyer, but it can suggest that both neighbors stand under the tree together, which settles more than a letter.
Why now, after a hundred years? Because of what is new: a fork with a crack, mushrooms at the foot, soil that lifts on one side. Photos of all three from your own work let owners look for themselves, and people who have looked call calmly.
Do I need a permit? Some towns protect trunks above a certain width, and the fine is higher than the bill. Offer to ask the office yourself. A company that knows the form and the clerk saves a week of phone calls.
What will my lawn look like? Like a lawn if plywood was laid, and like a racetrack if it was not. A photo of your own boards on the grass, and the path of the machine on a sketch, answers it without a word about anybody else.
Should I wait for winter? Often yes, because the nests are empty and the crew has time. Say for which trees the wait is safe, give the winter price at once, and the slow months fill with people who were going to wait anyway.
`,
  },
  {
    ...PAGE,
    id: "painting",
    name: "House painting",
    group: "painters",
    onsite: true,
    shop: ["painting company", "painters"],
    worker: "painter",
    customer: ["homeowner", "homeowners"],
    desk: "estimator",
    job: ["exterior paint job", "exterior paint jobs"],
    unit: "an exterior repaint",
    costs: "paint, labor, and ladders",
    quote: ["estimate", "estimates"],
    books: "have you out for an estimate",
    about: "paint that’s peeling on one side",
    wrong: "“paint store”",
    right: "“painter”",
    hesitate: "can’t tell why one bid is half of the other",
    rival: ["the franchise that sends college kids every summer", "the franchise"],
    proof: "a wall scraped and primed, before any color",
    complaint: "drips on the porch",
    unheard: "between ten and three, when everybody’s on a ladder",
    reply:
      "Sorry, we’re on ladders until three. Text us a photo of the worst wall and one of the whole house. We’ll send a price range for that side and one for all of it.",
    season:
      "{#hot}Exteriors get booked for fall and early spring, when it’s not too hot to paint, and interiors before Thanksgiving.{:else}Exteriors get booked in early spring, when the light shows every crack, and interiors before Thanksgiving.{/hot}",
    doubt:
      "Some owners paint the next room themselves after watching you do one, and a good painter doesn’t mind.",
    looking:
      "They look at colors, and what they’re buying is prep. A page that shows one wall scraped, primed, and painted, with the hours under each picture, explains your price better than a gallery does.",
    deciding:
      "Faced with two bids, one half of the other, people take the low one with a bad feeling or take neither. A call that walks them through the hours often ends with a third answer: just the bad side, this year.",
    inTheMail:
      "Colors never print right, so don’t sell a color on a card. What people keep is a strip with five whites, because somebody takes it outside and holds it up to the trim.",
    reviewed:
      "They write about the crew and the drop cloths: whether it was the same people every day, whether they cleaned up at five, and whether anybody came back for the spot by the door.",
    scene:
      "On the {#hot}south{:else}weather{/hot} side the paint is coming off in curls, and the wood underneath is gray. Somebody presses a thumbnail into the windowsill, and it goes in.",
    otherScene:
      "The house across the street is getting its picture taken because it’s going up for sale, and next to it this porch looks tired. That evening the owner asks a phone what paint costs.",
    done: "There have been ladders around the corner house since Tuesday, and this morning the neighbors drove by a little slower.",
    urgent: "painter available this week",
    planned: "exterior painting cost",
    front: "Look at the side the weather hits.",
    offer: "three squares of color on your own wall, to live with for a week",
    figures: { value: 5000, left: 36, book: 60, close: 25, leads: 50, need: 4, wage: 24, hour: 90 },
    example: { visits: 5, click: 9, ads: 900, reviews: 20, stars: 82, mailed: 12, held: 1 },
    questions: `
Why is one price half of the other? Because one of them skips the scraping. List the hours for washing, scraping, priming and painting on the estimate, and suggest that people get the same four numbers from anyone else. It needs no unkind word about anybody.
How long will it last? Fewer years on the south side than on the north, whatever the can says. Give a range for each wall with what shortens it, such as a sprinkler or a hedge, and offer to come back for the bad side alone.
Is there lead under it? In an old house it is likely, and it changes the work. Show the certificate, the plastic on the ground and the vacuum, and say what it adds to the price. Parents of small children will not hire anyone who avoids the word.
Which color? The sample card is a lie at noon. Paint three squares, a yard each, on two sides of the house, let them stand for a week, and the couple will have settled it before the estimate arrives.
Can I stay at home? With today’s paints mostly yes, with a parrot perhaps not. Say which rooms are closed on which days and where the crew eats lunch, because strangers in the house worry people more than fumes do.
What about the rotten boards? They come to light when the scraping begins. A price for each foot of new trim, agreed on before the start, keeps the second day friendly, and a photo of every board keeps the invoice short.
Who is in the crew? Put the names on the estimate, the same names that will be at the door on Monday. Students can paint, too, but a company that keeps its people for years should say so.
Does weather stop you? Cold nights and wet mornings do, and work done in spite of them shows after two winters. Publish the temperature below which you pack up, and owners will read the thermometer on your side.
Do you touch up later? The first scratch comes with the next delivery. A labeled jar of each color costs nothing, and a visit after a year, with a small brush and an hour’s time, is the cheapest advertisement a painter can buy.
`,
  },
  {
    ...PAGE,
    id: "fencing",
    name: "Fencing",
    group: "fence companies",
    onsite: true,
    shop: ["fence company", "fence companies"],
    worker: "builder",
    customer: ["homeowner", "homeowners"],
    desk: "office",
    job: ["fence sale", "fence sales"],
    unit: "a cedar fence around a back yard",
    costs: "lumber, concrete, and crew",
    quote: ["quote", "quotes"],
    books: "have you out to measure",
    about: "a dog that keeps getting out",
    wrong: "“lumber yard”",
    right: "“fence contractor”",
    hesitate: "aren’t sure where the property line is and don’t want to ask next door",
    rival: ["the home center that sells panels by the pallet", "the home center"],
    proof: "a post hole with a tape measure in it",
    complaint: "a gate that drags",
    unheard: "from seven to four, because nobody hears a phone over an auger",
    reply:
      "Sorry, we’re digging. Text us a photo along the line, the rough length in steps, and how many gates you want. You’ll get a price range by text tonight.",
    season:
      "{#cold}Most fences get ordered in April, once the ground has thawed.{:else}Most fences get ordered in spring, and a new dog or a new pool can come any time.{/cold}",
    doubt:
      "Half of every fence is a talk between neighbors, and a sale can die there even when the price was right.",
    looking:
      "They look for a price per foot and find one that leaves out the gates, the corners, and hauling off the old fence. Three real yards with the full price are the first thing that lets them guess their own.",
    deciding:
      "They have to talk to the neighbor across the very line where it’ll stand. A quote that comes with a copy for next door, the good side marked on it, gets signed by Sunday.",
    inTheMail:
      "The houses behind a new fence look at its back for years. A card to exactly those doors, about how good both sides can look, reaches people who think about it every morning.",
    reviewed:
      "They write about gates and posts. The gate that still swings shut after two winters gets mentioned, and so does the pile of concrete you left behind the garage.",
    scene:
      "The dog was out in the street again, and this time a stranger brought her back. Behind the garage two posts lean so far that the gate won’t close.",
    otherScene:
      "Somebody bought the lot behind the house, and a second story is going up with a window facing the breakfast table. The owner paces off the line and writes a number on a hand.",
    done: "The whole block smells like cedar, and for the first time in years that gate closes by itself.",
    urgent: "fence repair today",
    planned: "cedar fence cost",
    front: "Where did the dog get out this time?",
    offer: "we measure your line and draw the gates where you want them, free",
    figures: { value: 4500, left: 32, book: 75, close: 40, leads: 80, need: 3, wage: 20, hour: 90 },
    example: { visits: 2, click: 7, ads: 700, reviews: 50, stars: 212, mailed: 10, held: 1 },
    questions: `
Where exactly is the line? A fence a foot over the line is an expensive foot. Ask for the survey before you measure, explain where an owner finds the pins, and keep a surveyor’s number at hand, because no builder should settle it with a string.
Does the neighbor pay half? Custom sometimes says so, the law seldom does. A letter that the owner can hand over the fence, with a drawing, the good side marked and both shares, has started more fences than any discount.
Wood, vinyl or steel? Ask what will lean on it: a dog, a vine, a child with a ball. Wood can be repaired board by board, vinyl cannot, and steel hides nothing. Three old fences nearby tell the rest on a walk.
How deep are the posts? Deeper than the home center’s leaflet says, and the depth is where the money goes. A photo down a hole, with a tape in it and the kind of soil written beside it, explains a price that people otherwise take on trust.
Do you call about the cables? The call is required, it is free, and it takes some days. Say that you make it and what the colored flags on the lawn mean, because people who pull them out to mow delay their own fence.
What about the slope? A fence can step or it can follow the ground, and the two look very different. Draw both with a pencil on a photo of the yard, point to the gap that a small dog would use, and let the owner choose.
Do I need a permit for six feet? In front of the house nearly always, behind it often not. Keep the rules of the towns you build in on one page, with a date, and the clerks there will begin to send people to it.
Who takes the old one? Posts with their concrete are the heaviest things on the lot. Price each of them, say that the holes are filled, and show the loaded trailer, because panels from a home center come without any of that.
How soon does it turn gray? Within two summers, and some people like it. Show the same fence new, gray and stained, name the month in which stain takes, and offer it as a visit in the following year, when the wood is dry enough.
`,
  },
  {
    ...PAGE,
    id: "moving",
    name: "Moving",
    group: "movers",
    onsite: false,
    shop: ["moving company", "movers"],
    worker: "mover",
    customer: ["family", "families"],
    desk: "dispatcher",
    job: ["booked move", "booked moves"],
    unit: "a three-bedroom local move",
    costs: "crew, fuel, and insurance",
    quote: ["estimate", "estimates"],
    books: "send the video for an estimate",
    about: "a closing five weeks out",
    wrong: "“truck rental”",
    right: "“moving company”",
    hesitate: "have read about trucks that held the furniture until somebody paid more",
    rival: ["the broker who doesn’t own a truck", "the broker"],
    proof: "a wrapped piano on a staircase",
    complaint: "a lamp that arrived without its shade",
    unheard: "the last three days of every month, when everyone’s carrying",
    reply:
      "Sorry, every hand is carrying today. What’s the date, how many bedrooms, and is there a piano? Send us a quick video of the rooms and we’ll text you one price by noon tomorrow.",
    season: "From the end of school to the middle of August there are more moves than trucks.",
    doubt:
      "How many people move in a year depends on mortgage rates, and nobody knows this year’s number until it’s over.",
    looking:
      "They type the number of bedrooms, and they read the bad reviews first. A mover who shows the DOT number, where to look it up, and the full price of three real moves is rarer than one with five stars.",
    deciding:
      "By the time a family calls, it has a date, and dates don’t wait for a callback. The mover who answers first is halfway there, and the one who can name the whole price on the phone usually gets it.",
    inTheMail:
      "A house with a sign in the yard has about six weeks of use for a mover’s card, and then never again. So keep it small and steady: a few cards every Monday, to the signs of the week before.",
    reviewed:
      "They write about three things: the price matched, nothing broke, and the crew was nice to the kids. When something did break, they write about how long the claim took.",
    scene:
      "The closing is in five weeks, and the first box got packed tonight with way too much in it. A kid asks who’s going to carry the piano, and nobody at the table knows.",
    otherScene:
      "The lease ends on the thirtieth and the new one starts on the first, with a night in between. Somebody writes couch on a list, then bed, then stops and looks up a truck.",
    done: "They loaded a whole house in one morning, without anybody yelling, and the lamp came out last.",
    urgent: "movers this weekend",
    planned: "moving cost three bedrooms",
    front: "Who’s going to carry the piano?",
    offer: "a firm price after ten minutes of video, good for sixty days",
    figures: { value: 2500, left: 30, book: 40, close: 35, leads: 100, need: 8, wage: 21, hour: 150 },
    example: { visits: 1, click: 6, ads: 600, reviews: 100, stars: 431, mailed: 13, held: 1 },
    questions: `
Is the price fixed? The stories in the news are about prices that were not. A binding price after a video walk through the rooms, with the list attached and the two things that may change it, takes the worst fear out of the choice.
Do you own the truck? A broker sells the move and hopes to find somebody. Show the number on the door, tell people where to look it up, and let them visit the yard on any weekday. A website with nine towns in its title cannot do that.
What if something breaks? The legal minimum is paid by the pound, and a television weighs little. Explain the kinds of cover in one short table of plain words, and say how many days it took to settle the last claim.
Who packs the kitchen? Glasses take longer than anything else, and people begin with the books. Offer the kitchen alone, on the day before, for a price that is on the page. Many who meant to pack everything themselves will take it.
Can you take the piano? Some crews say yes and mean perhaps. Name the tools, the number of people and the stairs you refuse. An honest no to a spiral staircase convinces people who own nothing larger than a desk.
What may not go on the truck? Paint, propane, plants in summer, anything alive. Send the list with the confirmation and not on the morning itself, when a freezer full of meat has no other place to go.
What about the night between? Two leases often leave a gap, and a loaded truck in a locked yard closes it. Say what a night costs and that nothing is unloaded for it. Few families will have found anybody else who mentions it.
When should I book? For the end of a month in summer eight weeks ahead, for a Tuesday in February eight days. Publish your free days as a calendar, because a household that can move on a Tuesday will gladly pay less.
How many boxes do I need? More than the internet says, and boxes of the wrong size are worse than none. Lend them out, take them back, and have people write the room on each side. The crew saves an hour at the other end.
`,
  },
];
