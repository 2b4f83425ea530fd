import type { Trade } from "../../library";

const PAGE = { page: "our page for home services", pagePath: "/home-services", travels: true } as const;

/** Trades that work outside, or carry a house to another street. Their figures are assumptions for worked sums. */
export const GROUNDS: readonly Trade[] = [
  {
    ...PAGE,
    id: "landscaping",
    name: "Landscaping",
    group: "landscapers",
    firm: "landscaping company",
    firms: "landscaping companies",
    worker: "crew leader",
    customer: "property owner",
    customers: "property owners",
    desk: "office",
    tool: "trailer",
    job: "new patio",
    jobs: "patios",
    quote: "design",
    quotes: "designs",
    wrong: "a garden center",
    right: "a landscaper",
    sign: "a back yard that turns to mud",
    hesitate: "save pictures for two summers before they call anyone",
    rival: "a mowing service that also lays stone",
    rivalAgain: "the mowing service",
    proof: "the gravel base before the stones went down",
    complaint: "ruts across the front lawn",
    reply:
      "Sorry, we are behind a machine. Send two photos of the yard, one toward the house, and the width of the gate. We will text what a yard like it has cost, and when we could start.",
    unheard: "from the first warm day on, when everybody is behind a machine",
    season: "The first warm weekend of spring brings more calls than the whole of summer.",
    doubt: "One wet spring moves a dozen patios into July, and the crew that should build them is mowing.",
    looking:
      "They do not search for a company at first, they search for a picture. A page with five real yards, each with its size, its stone, its year and its price, is where the search for a picture turns into a phone call.",
    deciding:
      "Couples decide about yards, and they take a winter over it. One of the two wants stone, the other wants it to be over, and they agree on the design that shows a first step for this year and a second for the next.",
    inTheMail:
      "In February a picture of a finished yard is nearly cruel, and it works. By May the same card arrives at three companies’ busiest week, and nobody who calls can be helped before fall.",
    scene:
      "After a week of rain the back yard is a field of mud again, with a path of boards across it. Somebody stands at the kitchen door with wet shoes and a phone.",
    otherScene:
      "The folding table has stood crooked on the grass for the third summer, with a magazine under one leg. When the guests have gone, the owner looks at the saved pictures once more.",
    done: "The skid steer is gone, and where there was a slope of weeds there is a level place with two chairs on it.",
    urgent: "yard drainage help",
    planned: "paver patio cost",
    front: "Mud again? Stone stays put.",
    offer: "an hour in your yard with a level and a sketch you keep",
    figures: { value: 8900, left: 26, close: 32, inquiries: 50, need: 2, wage: 22, hour: 130, visits: 1 },
    example: { click: 8, reviews: 32, stars: 137, room: 4, mailed: 11, held: 1 },
    questions: `
What does a patio cost?
Nobody can say without seeing the slope, and everybody can say what the last five cost. Photos with size, stone, year and price let people find their own yard among them, and the calls that follow begin in the right range.
Do I need a plan first?
For a square of stone no, for anything with water or a wall yes. Sell the plan for a fixed sum that comes off the job, and people who only wanted free drawings will thank you and go elsewhere.
Will it sink?
It sinks if the base is thin, and the base is the part no one sees. Show the depth with a ruler in the picture, say what is below the stones in your kind of soil, and ask what lies below the other ones.
When can you begin?
A date in June that becomes August loses the neighbor as well. Put the week of your next free start on the page, change it every Monday, and people will order in the fall in order to be first.
How do you get in?
A gate no wider than a wheelbarrow doubles the days. Ask for the narrowest spot in inches on the first call, with a photo, so that the price does not have to rise after the handshake.
What happens to the water?
Stone sends the rain somewhere, often to the neighbor. Draw an arrow for the water on each design and explain the drain at the low corner. People talk for years about a patio that floods a garage.
Which plants live without me?
Owners overrate their love of watering. Three lists, sorted by hours of care in a month, with photos of real beds in their second August, sell fewer plants and bring fewer dead ones back.
Who looks after it later?
The company that built it has moved on, and the one that mows does not know it. A visit in the second spring, in the price from the start, finds the loose stone and very often the next job.
Can it be done in two parts?
Yes, if the pipes and the base for the second part go in with the first. A drawing with a line through it, and two prices, turns many a no for this year into a yes for half of it.
`,
  },
  {
    ...PAGE,
    id: "trees",
    name: "Tree care",
    group: "tree services",
    firm: "tree service",
    firms: "tree services",
    worker: "climber",
    customer: "property owner",
    customers: "property owners",
    desk: "office",
    tool: "chipper truck",
    job: "tree removal",
    jobs: "tree removals",
    quote: "estimate",
    quotes: "estimates",
    wrong: "a landscaper",
    right: "a tree service",
    sign: "a limb that hangs over the roof",
    hesitate: "love the tree, fear the limb and let the next wind decide",
    rival: "a crew with a cheap ad and no insurance",
    rivalAgain: "the cheap crew",
    proof: "the hollow trunk seen from above",
    complaint: "a lawn that looked like a racetrack",
    reply:
      "Sorry, the saw is running. Has anything fallen, and is a wire involved? If so, stay away and call the utility. If not, send three photos, and we will text when a climber can look.",
    unheard: "as long as a saw is running, which is most of the day",
    season:
      "The phone rings in the days after a storm, and the careful callers come in the quiet weeks after New Year.",
    doubt:
      "After a storm everybody calls everybody, and what was won in those weeks says nothing about a quiet year.",
    looking:
      "With a tree on the roof they call the first number that shows an hour and a certificate. With a tree they worry about, they look for somebody who says no now and then, and a photo of a tree that was allowed to stay proves it.",
    deciding:
      "Nobody enjoys the decision about an old tree, so any excuse will do. An estimate that says what can stay, and what the wood is good for, gets read to the end by the person who planted it.",
    inTheMail:
      "After a storm every mailbox has a card with a saw on it. The one that came a month before, with the six signs of a weak limb, is fetched from the drawer by people who now believe it.",
    scene:
      "In the night something cracked outside, and in the morning a limb as thick as a man hangs over the roof by a strip of bark. The owner takes three pictures and does not know where to send them.",
    otherScene:
      "The big oak has put out leaves on one side only. A neighbor asks about it in a friendly voice, and he looks at his own garage while he does.",
    done: "The chipper could be heard for a morning, and now there is light on a lawn that has not seen any in forty years.",
    urgent: "tree fell on house",
    planned: "tree removal cost",
    front: "What hangs over your roof?",
    offer: "an arborist looks up with you and tells you which limb can stay",
    figures: { value: 1700, left: 40, close: 42, inquiries: 60, need: 3, wage: 24, hour: 160, visits: 1 },
    example: { click: 11, reviews: 44, stars: 188, room: 8, mailed: 13, held: 1 },
    questions: `
Does it have to come down?
A company that is paid by the trunk is suspected of saying yes. Say how often you say no, show a tree that was only thinned, and let a certified arborist write down the reasons for people who love the tree.
Are you insured if it hits the house?
The cheap crew is not, and that is how it gets to its price. Put the certificate where anyone can open it, name the insurer, and explain in one line who pays when somebody without one drops a tree.
What about the stump?
The other estimates forget it, and people trip over it for years. Three prices in a row, for the tree, the stump and the roots in the lawn, show what the low number left out.
Can I keep the wood?
People would like some and cannot imagine how much it is. Say how high the pile will be, what it weighs wet and when it burns, and most will keep one round for a table and let you take the rest.
Is it my tree or my neighbor’s?
The trunk decides, and the limb over the fence has rules of its own in each state. A tree service is no lawyer, but it can suggest that both neighbors stand under the tree together, which settles more than a letter.
Why now, after a hundred years?
Because of what is new: a fork with a crack, mushrooms at the foot, soil that lifts on one side. Photos of all three from your own work let owners look for themselves, and people who have looked call calmly.
Do I need a permit?
Some towns protect trunks above a certain width, and the fine is higher than the bill. Offer to ask the office yourself. A company that knows the form and the clerk saves a week of phone calls.
What will my lawn look like?
Like a lawn if plywood was laid, and like a racetrack if it was not. A photo of your own boards on the grass, and the path of the machine on a sketch, answers it without a word about anybody else.
Should I wait for winter?
Often yes, because the nests are empty and the crew has time. Say for which trees the wait is safe, give the winter price at once, and the slow months fill with people who were going to wait anyway.
`,
  },
  {
    ...PAGE,
    id: "painting",
    name: "House painting",
    group: "painters",
    firm: "painting company",
    firms: "painting companies",
    worker: "painter",
    customer: "homeowner",
    customers: "homeowners",
    desk: "estimator",
    tool: "van",
    job: "exterior repaint",
    jobs: "repaints",
    quote: "estimate",
    quotes: "estimates",
    wrong: "a paint store",
    right: "a painter",
    sign: "paint that peels on the weather side",
    hesitate: "cannot tell two prices apart when one is half of the other",
    rival: "a franchise that sends students each summer",
    rivalAgain: "the franchise",
    proof: "a scraped and primed wall before any color",
    complaint: "drips on the porch boards",
    reply:
      "Sorry, we are on ladders until three. Send a photo of the worst wall and one of the whole house. We will text a range for that side alone and one for all of it.",
    unheard: "between ten and three, when hands are on ladders and not on phones",
    season:
      "Exteriors are ordered in early spring, when the light shows each crack, and interiors before Thanksgiving.",
    doubt:
      "Some owners paint the next room themselves after seeing how it is done, and a good painter is glad to show it.",
    looking:
      "They look at color and they buy preparation. A page that shows the same wall scraped, primed and painted, with the hours written under each picture, explains a price that a gallery of finished fronts cannot.",
    deciding:
      "Between two prices of which one is half of the other, owners take the lower with a bad feeling or take none at all. A call that goes through the hours of both, line by line, often ends with a third answer: only the weather side, this year.",
    inTheMail:
      "Colors never print right, and no color on a card holds anyone for long. What people keep is a narrow strip with five whites, because somebody carries it to the trim on the porch and holds it there at arm’s length.",
    scene:
      "On the weather side the paint comes off in curls, and below it the wood is gray. Somebody presses a thumbnail into the sill, and the thumbnail goes in.",
    otherScene:
      "The house across the street is being photographed for a listing, and by comparison this porch looks tired. In the evening its owner asks a phone what paint costs.",
    done: "The ladders have stood around the corner house since Tuesday, and this morning the neighbors walked by more slowly.",
    urgent: "painter available this week",
    planned: "exterior painting cost",
    front: "Look at the side where the rain comes from.",
    offer: "three squares of color on your own wall, to live with for a week",
    figures: { value: 5200, left: 34, close: 35, inquiries: 45, need: 4, wage: 22, hour: 75, visits: 1 },
    example: { click: 10, reviews: 30, stars: 127, room: 6, mailed: 12, held: 1 },
    questions: `
Why is one price half of the other?
Because one of them skips the scraping. List the hours for washing, scraping, priming and painting on the estimate, and suggest that people get the same four numbers from anyone else. It needs no unkind word about anybody.
How long will it last?
Fewer years on the south side than on the north, whatever the can says. Give a range for each wall with what shortens it, such as a sprinkler or a hedge, and offer to come back for the bad side alone.
Is there lead under it?
In an old house it is likely, and it changes the work. Show the certificate, the plastic on the ground and the vacuum, and say what it adds to the price. Parents of small children will not hire anyone who avoids the word.
Which color?
The sample card is a lie at noon. Paint three squares, a yard each, on two sides of the house, let them stand for a week, and the couple will have settled it before the estimate arrives.
Can I stay at home?
With today’s paints mostly yes, with a parrot perhaps not. Say which rooms are closed on which days and where the crew eats lunch, because strangers in the house worry people more than fumes do.
What about the rotten boards?
They come to light when the scraping begins. A price for each foot of new trim, agreed on before the start, keeps the second day friendly, and a photo of every board keeps the invoice short.
Who is in the crew?
Put the names on the estimate, the same names that will be at the door on Monday. Students can paint, too, but a company that keeps its people for years should say so.
Does weather stop you?
Cold nights and wet mornings do, and work done in spite of them shows after two winters. Publish the temperature below which you pack up, and owners will read the thermometer on your side.
Do you touch up later?
The first scratch comes with the next delivery. A labeled jar of each color costs nothing, and a visit after a year, with a small brush and an hour’s time, is the cheapest advertisement a painter can buy.
`,
  },
  {
    ...PAGE,
    id: "fencing",
    name: "Fencing",
    group: "fence builders",
    firm: "fence company",
    firms: "fence companies",
    worker: "builder",
    customer: "homeowner",
    customers: "homeowners",
    desk: "yard office",
    tool: "truck",
    job: "cedar fence",
    jobs: "cedar fences",
    quote: "quote",
    quotes: "quotes",
    wrong: "a lumber yard",
    right: "a fence contractor",
    sign: "two posts that lean toward the neighbor",
    hesitate: "do not know where the line runs and would rather not ask next door",
    rival: "a home center that sells panels by the pallet",
    rivalAgain: "the home center",
    proof: "a post hole with the gravel at its bottom",
    complaint: "a gate that drags",
    reply:
      "Sorry, an auger is louder than a phone. Send a photo along the line, with your steps from corner to corner and the number of gates. You will get a range by text tonight.",
    unheard: "from seven to four, because an auger is louder than any ring",
    season: "A new dog or a new pool knows no calendar, but most fences are ordered in April.",
    doubt:
      "Half of every fence is a conversation between neighbors, and a sale can fail on that although the price was right.",
    looking:
      "They look for a price per foot and find one that leaves out the gate, the corner and the old fence. A page with three real yards, the feet, the gates and the full price, is the first that lets them guess their own.",
    deciding:
      "Owners have to discuss a fence across the very line where it will stand. A quote with a second copy for the neighbor, the good side marked on it, gets signed on a Sunday. Without one it waits for a talk that nobody starts.",
    inTheMail:
      "The houses behind a new fence look at its back for years. A card that goes to exactly those doors, with a word on how good both sides can look, meets people who think about it every morning.",
    scene:
      "The dog was in the street again, and this time a stranger brought it back. Behind the garage two posts lean so far that the gate between them no longer closes.",
    otherScene:
      "The lot behind the house has been sold, and a second story is going up there with a window toward the breakfast table. Somebody counts steps along the line and writes a number on a hand.",
    done: "The smell of cedar hangs over the block, and a gate has closed by itself for the first time.",
    urgent: "fence repair today",
    planned: "cedar fence cost",
    front: "Good fences begin with a good string.",
    offer: "we measure your line and draw the gate where you want it, free",
    figures: { value: 4300, left: 31, close: 37, inquiries: 48, need: 3, wage: 21, hour: 95, visits: 1 },
    example: { click: 7, reviews: 42, stars: 176, room: 7, mailed: 12, held: 1 },
    questions: `
Where exactly is the line?
A fence a foot over the line is an expensive foot. Ask for the survey before you measure, explain where an owner finds the pins, and keep a surveyor’s number at hand, because no builder should settle it with a string.
Does the neighbor pay half?
Custom sometimes says so, the law seldom does. A letter that the owner can hand over the fence, with a drawing, the good side marked and both shares, has started more fences than any discount.
Wood, vinyl or steel?
Ask what will lean on it: a dog, a vine, a child with a ball. Wood can be mended board by board, vinyl cannot, and steel hides nothing. Three old fences nearby tell the rest on a walk.
How deep are the posts?
Deeper than the home center’s leaflet says, and the depth is where the money goes. A photo down a hole, with a tape in it and the kind of soil written beside it, explains a price that people otherwise take on trust.
Do you call about the cables?
The call is required, it is free, and it takes some days. Say that you make it and what the colored flags on the lawn mean, because people who pull them out to mow delay their own fence.
What about the slope?
A fence can step or it can follow the ground, and the two look very different. Draw both with a pencil on a photo of the yard, point to the gap that a small dog would use, and let the owner choose.
Do I need a permit for six feet?
In front of the house nearly always, behind it often not. Keep the rules of the towns you build in on one page, with a date, and the clerks there will begin to send people to it.
Who takes the old one?
Posts with their concrete are the heaviest things on the lot. Price each of them, say that the holes are filled, and show the loaded trailer, because panels from a home center come without any of that.
How soon does it turn gray?
Within two summers, and some people like it. Show the same fence new, gray and stained, name the month in which stain takes, and offer it as a visit in the following year, when the wood is dry enough.
`,
  },
  {
    ...PAGE,
    id: "moving",
    name: "Moving",
    group: "movers",
    firm: "moving company",
    firms: "moving companies",
    worker: "mover",
    customer: "household",
    customers: "households",
    desk: "dispatcher",
    tool: "truck",
    job: "house move",
    jobs: "house moves",
    quote: "binding estimate",
    quotes: "binding estimates",
    wrong: "a truck rental",
    right: "a mover",
    sign: "a closing date five weeks away",
    hesitate: "have read about trucks that kept the furniture until more was paid",
    rival: "a broker who owns no truck",
    rivalAgain: "the broker",
    proof: "a wrapped piano on a staircase",
    complaint: "a lamp that arrived without its shade",
    reply:
      "Sorry, every hand is carrying today. What is the date, how many bedrooms, and is there a piano? Send a video walk through the rooms, and we will text one price by tomorrow noon.",
    unheard: "on the last three days of each month, when every hand is carrying",
    season: "Between the end of school in June and the middle of August there are more moves than trucks.",
    doubt:
      "A town that few people leave has few moves, and nobody knows this year’s number before it is over.",
    looking:
      "They type the number of bedrooms, and they read the bad reviews first. A company that shows the number on its truck, where to look it up, and the whole price of three real moves is rarer than one with five stars.",
    deciding:
      "By the time a family asks, it has a date, and dates do not wait for a return call. The mover who answers first has half of the job, and the one who can say at the end of the call what all of it costs has the other half.",
    inTheMail:
      "A house with a sign in front has about six weeks of use for such a card, and then never again. So few addresses and many rounds are right: a new round each Monday, to the signs of the week before.",
    scene:
      "The closing is in five weeks, and the first box was packed tonight with much too much in it. A child asks who carries the piano, and nobody at the table knows.",
    otherScene:
      "The lease ends on the thirtieth and the new one begins on the first, with a night between them. Somebody writes sofa on a list, then bed, then stops and searches for a truck.",
    done: "A truck was loaded in front of the house in the course of one morning, without a shout, and the lamp came last.",
    urgent: "movers this weekend",
    planned: "moving cost three bedrooms",
    front: "Who carries the piano?",
    offer: "a fixed price after ten minutes of video, good for sixty days",
    figures: { value: 2400, left: 30, close: 34, inquiries: 65, need: 6, wage: 21, hour: 150, visits: 1 },
    example: { click: 12, reviews: 66, stars: 272, room: 9, mailed: 13, held: 1 },
    questions: `
Is the price fixed?
The stories in the news are about prices that were not. A binding sum after a video walk through the rooms, with the list attached and the two things that may change it, takes the worst fear out of the choice.
Do you own the truck?
A broker sells the move and hopes to find somebody. Show the number on the door, tell people where to look it up, and let them visit the yard on any weekday. A website with nine towns in its title cannot do that.
What if something breaks?
The legal minimum is paid by the pound, and a television weighs little. Explain the kinds of cover in one short table of plain words, and say how many days it took to settle the last claim.
Who packs the kitchen?
Glasses take longer than anything else, and people begin with the books. Offer the kitchen alone, on the day before, for a price that is on the page. Many who meant to pack everything themselves will take it.
Can you take the piano?
Some crews say yes and mean perhaps. Name the tools, the number of people and the stairs you refuse. An honest no to a spiral staircase convinces people who own nothing larger than a desk.
What may not go on the truck?
Paint, propane, plants in summer, anything alive. Send the list with the confirmation and not on the morning itself, when a freezer full of meat has no other place to go.
What about the night between?
Two leases often leave a gap, and a loaded truck in a locked yard closes it. Say what a night costs and that nothing is unloaded for it. Few families will have found anybody else who mentions it.
When should I book?
For the end of a month in summer eight weeks ahead, for a Tuesday in February eight days. Publish your free days as a calendar, because a household that can move on a Tuesday will gladly pay less.
How many boxes do I need?
More than the internet says, and boxes of the wrong size are worse than none. Lend them out, take them back, and have people write the room on each side. The crew saves an hour at the other end.
`,
  },
];
