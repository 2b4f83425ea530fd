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
    sign: "a back yard that turns to mud in March",
    hesitate: "save pictures for two summers before they call anyone",
    rival: "a cousin with a skid steer",
    rivalAgain: "the cousin",
    proof: "the gravel base before the stones went down",
    unheard: "from the first warm day on, when everybody is behind a machine",
    season: "The first warm weekend of spring brings more inquiries than the whole of summer.",
    doubt: "One wet spring moves a dozen orders into July, and the crew that should build them is mowing.",
    deciding:
      "Yards are bought by couples over a winter. One of the two wants stone and the other one wants it to be over, and the offer that shows a first step for this year and a second for the next is the one on which they agree.",
    inTheMail:
      "In February a picture of a finished yard is nearly cruel, and it works. By May the same card lies below the calendars of three crews that have no room until fall, and nobody turns it over.",
    needs: [
      "The snow is gone or the rain is over, and the back yard is a field of mud again with a path of boards across it. Somebody stands at the kitchen door with wet shoes and a phone.",
      "The folding table has stood crooked on the grass for the third summer, with a magazine under one leg. When the guests have gone, the owner looks at the saved pictures once more.",
    ],
    done: "The skid steer has left, and where there was a slope of weeds there is a level place with two chairs on it.",
    searches: ["muddy back yard", "paver patio cost"],
    figures: { value: 8900, left: 26, close: 32, inquiries: 50, need: 2, wage: 22, hour: 130, visits: 1 },
    trial: { mailed: 11, held: 1 },
    questions: `
What does a patio cost?
Nobody can say without the slope, and everybody can say what the last five cost. Five photos with size, stone, year and price let people find their own yard among them, and the calls that follow begin in the right hundred.

Do I need a plan first?
For a square of stone no, for anything with water or a wall yes. Sell the plan for a fixed sum that is taken off the order, and those who only wanted free drawings will thank you and go elsewhere.

Will it sink?
It sinks if the base is thin, and the base is the part no one sees. Show the depth with a ruler in the picture, say what is below the stones in your kind of soil, and let the cousin with the machine explain his.

When can you begin?
A date in June that becomes August loses the neighbor as well. Keep a public line with the week in which the next free start lies, change it every Monday, and people will order in the fall in order to be first.

How do you get in?
A gate of the width of a wheelbarrow doubles the days. Ask for the narrowest place in inches on the first call, with a photo of it, so that the price does not have to rise after the handshake.

What happens to the water?
Stone sends the rain somewhere, often to the neighbor. Draw an arrow for the water on each design, and explain the drain at the low corner, since a patio that floods a garage is told about for years.

Which plants live without me?
Owners overrate their love of watering. Three lists, by hours of care in a month, with photos from real beds in their second August, sell fewer plants and bring fewer dead ones back.

Who looks after it later?
The company that built it forgets it, and the one that mows does not know it. A visit in the second spring, in the price from the start, finds the loose stone and very often the next order.

Can it be done in two parts?
Yes, if the pipes and the base for the second part go in with the first. A drawing with a line through it, and two prices, turns many a no for this year into a yes for half of it.
`,
    card: {
      audience: "owners of houses next to a yard that was built this year",
      front: "Mud again? Stone stays put.",
      offer: "an hour in your yard with a level and a sketch you keep",
      back: "I come by with a level and show you where the water wants to go. You keep the sketch.",
    },
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
    desk: "owner’s phone",
    tool: "chipper",
    job: "tree removal",
    jobs: "tree removals",
    quote: "estimate",
    quotes: "estimates",
    sign: "a limb that hangs over the roof",
    hesitate: "love the tree, fear the limb and wait for the next wind to decide",
    rival: "a man with a saw and no insurance",
    rivalAgain: "the man with the saw",
    proof: "the hollow trunk seen from above",
    unheard: "as long as a saw is running, which is most of the day",
    season: "Calls come in the days after a storm, and the careful ones in the quiet weeks after New Year.",
    doubt:
      "After a storm every tree service is called by everyone, and what was won then says nothing about a quiet year.",
    deciding:
      "Nobody enjoys the decision about an old tree, and it is put off with any excuse. The estimate that mentions what can stay, and what the wood is good for, is read to the end by the one who planted it.",
    inTheMail:
      "After a storm everybody’s mailbox has a card with a saw on it. The one that came a month before the storm, with the six signs of a weak limb, is fetched from the drawer by people who now believe it.",
    needs: [
      "In the night something cracked outside, and in the morning a limb as thick as a man hangs over the roof by a strip of bark. The owner takes three pictures and does not know whom to send them to.",
      "The big oak has put out leaves on one side only. A neighbor asks about it in a friendly voice and looks at his garage while he does.",
    ],
    done: "The chipper could be heard for a morning, and now the light falls on a lawn that has not seen it in forty years.",
    searches: ["tree fell on house", "tree removal cost"],
    figures: { value: 1700, left: 40, close: 42, inquiries: 60, need: 3, wage: 24, hour: 160, visits: 1 },
    trial: { mailed: 13, held: 1 },
    questions: `
Does it have to come down?
Anyone who earns by the trunk is suspected of saying yes. Say how often you say no, show a tree that was only thinned, and let a certified arborist write the reasons; the paper is worth its fee to a person who loves the tree.

Are you insured if it hits the house?
The man with a saw is not, and that is his whole price. Put the certificate where it can be opened, name the insurer’s telephone, and explain in one line who pays when somebody without one falls.

What about the stump?
It is forgotten in every other estimate and tripped over for years. Three prices in a row, for the tree, for the stump and for the roots in the lawn, show what the cheap number left out.

Can I keep the wood?
People would like some and cannot imagine how much it is. Say how high the pile will be, what it weighs wet and when it burns, and most will keep one round for a table and let you take the rest.

Is it my tree or my neighbor’s?
The trunk decides, and the limb over the fence has rules of its own in each state. A tree service is no lawyer, but it can propose that both neighbors stand under the tree together, which settles more than a letter.

Why now, it has stood for a century?
Because of what is new: a fork with a crack, mushrooms at the foot, soil that lifts on one side. Photos of the three signs, from your own work, let owners look by themselves, and a person who has looked calls calmly.

Do I need a permit?
Some towns protect trunks above a certain width, and the fine is higher than the work. Offer to ask the office yourself, since a company that knows the form and the clerk saves a week of telephone.

What will my lawn look like?
Like a lawn, if boards were laid, and like a racetrack, if not. A picture of the ruts of somebody else is unkind; a picture of your own boards is enough, together with the path of the machine on a sketch.

Should I not wait for winter?
Often yes, since the nests are empty and the company has time. Say for which trees the wait is safe and give the winter price at once, and the slow months fill with people who were going to wait anyway.
`,
    card: {
      audience: "owners of lots with trees older than the house",
      front: "What hangs over your roof?",
      offer: "an arborist looks up with you and tells you which limb can stay",
      back: "I will stand under the tree with you and say which limbs are sound. Some of them always are.",
    },
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
    sign: "paint that peels on the weather side",
    hesitate: "cannot tell two prices apart that differ by half",
    rival: "a crew of students",
    rivalAgain: "the summer crew",
    proof: "a scraped and primed wall before any color",
    unheard: "between ten and three, when hands are on ladders and not on phones",
    season:
      "Exteriors are ordered in early spring, when the light shows each crack, and interiors before Thanksgiving.",
    doubt:
      "Every third owner paints one more room alone after seeing how it is done, and a good painter gladly shows it.",
    deciding:
      "Between two prices that differ by half, owners take the lower one with a bad feeling or none at all. A call that goes through the hours of both estimates, line by line, often ends with a third answer: only the weather side, this year.",
    inTheMail:
      "Colors on a card are printed wrong and hold no one for long. What is kept is a narrow strip with five whites, which somebody carries to the trim on the porch and holds there with an outstretched arm.",
    needs: [
      "On the weather side the paint comes off in curls, and below it the wood is gray. Somebody presses a thumbnail into the sill, and the thumbnail goes in.",
      "The realtor across the street has a photographer over, and by comparison this porch looks tired. In the evening its owner asks a phone what paint costs.",
    ],
    done: "The ladders have stood around the corner house since Tuesday, and this morning the neighbors walked by more slowly.",
    searches: ["peeling paint repair", "exterior painting cost"],
    figures: { value: 5200, left: 34, close: 35, inquiries: 45, need: 4, wage: 22, hour: 75, visits: 1 },
    trial: { mailed: 12, held: 1 },
    questions: `
Why is one price half of the other?
Because one of them skips the scraping. List the hours for washing, scraping, priming and painting on the estimate, and ask people to get the same four numbers from anyone else, which needs no unkind word about anybody.

How long will it last?
On the south side fewer years than on the north, whatever the can says. Name a range for each wall, together with what shortens it, such as a sprinkler or a hedge, and offer to come back for the bad side alone.

Is there lead under it?
In an old house it is likely, and it changes the work. Show the certificate, the sheets on the ground and the vacuum, and say what it adds to the price, because parents of small children will ask nobody who avoids the word.

Which color?
The sample card is a lie at noon. Paint three squares of a yard each on two sides of the house, let them stand for a week, and the couple will have settled it by themselves before the estimate arrives.

Can I stay at home?
With today’s paints mostly yes, with a dog perhaps not. Say which rooms are closed on which days and where the crew eats, since strangers in the house worry people more than fumes do.

What about the rotten boards?
They come to light when the scraping begins. A price for each foot of new trim, agreed on before the start, keeps the second day friendly, and a photo of every board keeps the invoice short.

Who is in the crew?
Names on the estimate, the same ones who will stand at the door on Monday. Students can paint well too, but a company that keeps its people for years should say so and show the oldest brush.

Does weather stop you?
Cold nights and wet mornings do, and hurrying in them shows after two winters. Publish the temperature below which you pack up, and owners will read the thermometer on your side.

Do you touch up later?
Scratches come with the first sofa. A labeled jar of each color in the closet costs nothing, and a visit after a year, with a small brush and an hour’s time, is the cheapest advertisement a painter can buy.
`,
    card: {
      audience: "owners of wooden houses whose weather side faces the street",
      front: "Look at the side where the rain comes from.",
      offer: "three squares of color on your own wall, to live with for a week",
      back: "I paint three squares on your wall and leave. After a week you will know which one.",
    },
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
    jobs: "fences",
    quote: "quote",
    quotes: "quotes",
    sign: "two posts that lean toward the neighbor",
    hesitate: "do not know where the line runs and would rather not ask next door",
    rival: "a store that sells panels by the pallet",
    rivalAgain: "the panel store",
    proof: "a post hole with the gravel at its bottom",
    unheard: "from seven to four, since an auger is louder than any ring",
    season: "A new dog or a new pool knows no calendar, but most fences are ordered in April.",
    doubt:
      "Half a fence belongs to a conversation between neighbors, and an order can fail on that although the price was right.",
    deciding:
      "A fence is discussed across the very line on which it will stand. If the quote has a second copy for the neighbor, with the good side marked, it is signed on a Sunday; otherwise it waits for a talk that nobody begins.",
    inTheMail:
      "The strip of houses behind a new fence sees its back for years. A card that goes to exactly these doors, with a word on how well both sides can look, meets people who have thought about it every morning.",
    needs: [
      "The dog was in the street again, and this time a stranger brought it back. Behind the garage two posts lean so far that the gate between them no longer closes.",
      "The lot behind the house has been sold, and a second story rises there with a window toward the breakfast table. Somebody counts steps along the line and writes a number on a hand.",
    ],
    done: "The smell of cedar hangs over the block, and a gate that falls shut by itself can be heard for the first time.",
    searches: ["fix leaning fence", "cedar fence cost"],
    figures: { value: 4300, left: 31, close: 37, inquiries: 48, need: 3, wage: 21, hour: 95, visits: 1 },
    trial: { mailed: 12, held: 1 },
    questions: `
Where exactly is the line?
A fence a foot over is an expensive foot. Ask for the survey before the tape measure, explain where an owner finds the pins, and offer a surveyor’s number, as no builder should decide it with a string.

Does the neighbor pay half?
Sometimes custom says so, seldom the law. A letter that the owner can hand over the line, with a drawing, the good side marked and both shares, has started more fences than any discount.

Wood, vinyl or steel?
Ask what leans on it: a dog, a vine, a child with a ball. Wood can be mended board by board, vinyl cannot, and steel keeps no secrets; three old examples nearby tell the rest on a walk.

How deep are the posts?
Deeper than the store’s leaflet says, and the depth is the price. A photo down a hole with a tape in it, and the word for the soil it was dug in, explains a quote for which there is otherwise only trust.

Do you call about the cables?
It is required, it is free, and it takes some days. Say that you make the call and what the colored flags on the lawn mean, because people who pull them out for mowing delay their own fence.

What about the slope?
A fence can step or it can follow, and the two look very different. Draw both with a pencil on a photo of the yard, point to the gap that a small dog would use, and let the owner choose.

Do I need a permit for six feet?
In front of the house nearly always, behind it often not. Keep the rules of the towns you build in on one page with a date, and the office there will begin to send people to it.

Who takes the old one?
Posts with their concrete are the heaviest thing on the lot. Price each of them, say that the holes are filled, and show the trailer, since the panels from the store come without any of that.

How soon does it turn gray?
Within two summers, and some like it. Show the same fence new, gray and stained, tell the month in which stain takes, and offer it as a visit in the following year, when the wood is dry enough.
`,
    card: {
      audience: "owners of back yards along a fence that was built this year",
      front: "Good fences begin with a good string.",
      offer: "we measure your line and draw the gate where you want it, free",
      back: "I measure, you keep the drawing, and your neighbor can have a copy, too.",
    },
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
    job: "full house move",
    jobs: "house moves",
    quote: "fixed price",
    quotes: "fixed prices",
    sign: "a closing date on the refrigerator",
    hesitate: "have read about trucks that kept the furniture until more was paid",
    rival: "a broker who owns no truck",
    rivalAgain: "the broker",
    proof: "a wrapped piano on a stair",
    unheard: "on the last three days of each month, when all hands carry",
    season: "Between the end of school in June and the middle of August there are more moves than trucks.",
    doubt:
      "A town that few people leave gives few moves, and the census of those who leave comes years too late.",
    deciding:
      "By the time a family asks, it has a date, and dates do not wait for a return call. The mover who answers first has half of it; the one who says at the end of the call what the whole thing costs has the other half.",
    inTheMail:
      "A house with a sign before it has about six weeks of use for such a card, and then never again. So few addresses and many rounds are right, a new round each Monday, to the signs of the week before.",
    needs: [
      "The closing is in five weeks, and the first box was packed tonight with much too much in it. A child asks who carries the piano, and nobody at the table knows.",
      "The lease ends on the thirtieth and the new one begins on the first, with a night between them. Somebody writes sofa on a list, then bed, then stops and searches for a truck.",
    ],
    done: "A truck was loaded before the house in the course of one morning, without a shout, and the lamp came last.",
    searches: ["movers this weekend", "moving cost three bedrooms"],
    figures: { value: 2400, left: 30, close: 34, inquiries: 65, need: 6, wage: 21, hour: 150, visits: 1 },
    trial: { mailed: 13, held: 1 },
    questions: `
Is the price fixed?
The stories in the news are about prices that were not. A fixed sum after a video walk through the rooms, with the list attached and the two things that may change it, takes the worst fear out of the choice.

Do you own the truck?
A broker sells the order and hopes. Show the number on the door, tell people where they can look it up, and let them come to the yard on any weekday, which a website with nine towns in its title cannot offer.

What if something breaks?
The legal minimum is paid by the pound, and a television weighs little. Explain the three kinds of cover in one table of plain words, and say how many days it took to settle the last claim.

Who packs the kitchen?
Glasses take longer than all else, and people begin with the books. Offer the kitchen alone as a service on the day before, for a price that stands there, and many who wanted to do everything by themselves will take it.

Can you take the piano?
Some crews say yes and mean perhaps. Name the tools, the number of men and the stairs you refuse, because an honest no for a spiral staircase convinces people who own nothing larger than a desk.

What may not go on the truck?
Paint, propane, the plants in summer, whatever is alive. Send the list with the confirmation and not on the morning itself, when a freezer full of meat has no other place to go.

What about the night between?
Two leases often leave a gap, and a loaded truck in a locked yard closes it. Say what a night costs and that nothing is unloaded for it; families with a closing date will have found nobody else who mentions it.

When should I book?
For the end of a month in summer eight weeks ahead, for a Tuesday in February eight days. Publish the free days as a calendar, since a household that can move on a Tuesday will do so for less.

How many boxes do I need?
More than the internet says, and the wrong size is worse than none. Lend them, take them back, and write the room on each side, and the crew saves an hour at the other end.
`,
    card: {
      audience: "households with a sign of sale in the front lawn",
      front: "Who carries the piano?",
      offer: "a fixed price after ten minutes of video, good for sixty days",
      back: "Walk through your rooms with the phone, and I will give you one price that does not move.",
    },
  },
];
