import type { DemoArticle } from "./article.ts";
import { chart, picture, sum, table } from "./blocks.ts";

export const RANK_WALK: DemoArticle = {
  townId: "dubuque-ia",
  title: "A walk through 81 ranks in Dubuque",
  metaDescription:
    "One heating firm, one search, 81 points on a map of Dubuque: six stops on foot, what the average hides, and where a better rank is worth the drive.",
  category: "SEO",
  keyPoints: [
    "A rank belongs to a place: the same firm is 2nd at its door and 19th in Asbury",
    "Look at the share of points in the top three, not at the average",
    "A bad patch near the door usually has an address",
    "Price the drive before you chase a rank at the end of it",
  ],
  content: `Begin at the shop door, with a phone. Type “furnace repair” and look for the firm whose sign hangs over your head. It is second. Its owner has done this every morning for a year, on the way in with his coffee, and every morning he has been pleased.

This page does what he has not done: it walks away from the door. The firm is an example, and so are its ranks. Dubuque, Iowa, is real, as are the towns around it, their distances and their people, which come from GeoNames (March 2020).

## The map in your pocket

A rank map asks one question from many places at once. This one has 81 points, nine by nine, 1.25 miles apart, so that it is 8 × 1.25 = 10 miles wide. The shop stands in the middle. Each number is the place of the firm in the list that a person standing on that point would see.

${picture(
  "rank-walk",
  [688, 764],
  "A square map of nine by nine numbers around the shop. Near the middle the ranks are 1 to 3, further out 4 to 20, in the corners beyond 20. A line leads from the shop four points west, through 3, 7 and 12 to 19 in Asbury. A second line leads one point southeast to a patch of 14s close to the shop.",
  "Eighty-one answers to one question. The orange rings are the walk.",
)}

## Stop one: the door

Second. Of course it is. The search knows where the phone is, and nobody stands closer to this firm than its owner. Google names three things that decide a local list: relevance, distance and prominence. At the door, distance does most of the work. A check from there measures the length of a hallway.

## Stops two to five: due west

Walk 1.25 miles toward the sunset, which on December 21 comes at 4:32 pm, so start early. The firm is third. Another stretch, and it is seventh, below the fold of a phone. At 3.75 miles it has dropped to twelve.

The fifth stop is Asbury, 5 miles west of Dubuque with 5,291 people. From here the firm is nineteenth. It has put in furnaces on this side of town for years. To someone with a cold house in Asbury it does not exist.

## Stop six: the patch

Now go back and take one step the other way, to the point southeast of the shop, 1.8 miles from the door. By all rules the firm should be third or fourth there. It is fourteenth, and so are two neighbors of that point.

A patch like this one has an address in most cases. Look at who stands first on it. Here, in our example, it is a competitor whose listing sits in the middle of the patch, with a service page for each thing it repairs. No amount of general improvement at the shop would touch it. A page on the furnaces of that part of town might, together with reviews from the jobs done there.

${table(
  "The walk, stop by stop",
  ["Stop", "Miles from the door", "Rank"],
  [
    ["The door", "0", "2"],
    ["West", "1.25", "3"],
    ["West", "2.5", "7"],
    ["West", "3.75", "12"],
    ["Asbury", "5", "19"],
    ["Southeast", "1.8", "14"],
  ],
)}

## What the average hides

The six stops have an average rank of 57 ÷ 6 = 9.5. No one has ever been shown rank 9.5. It is a number without a street.

Count points instead, and sort them by what a searcher does with them: the top three are on the screen, the next seven need a thumb, and below that begins the part of the list nobody visits for a leaking furnace.

${chart(
  "Points by rank. All 81 of them",
  ["Rank", "Points"],
  [
    ["1–3", "17"],
    ["4–10", "23"],
    ["11–20", "26"],
    ["20+", "15"],
  ],
)}

Seventeen points in the top three: 17 ÷ 81 = 21% of the map. That is the number to write down each month, because every one of its parts can be pointed at.

## Is Asbury worth it?

Let us put a price on stop five. The assumptions are ours: six households in a hundred need a furnace repaired in a year, a firm near the top of the list gets 12% of those jobs, and a job leaves $260 before the drive. A van with a technician costs $95 an hour. At 11 minutes each way, driving costs 22 ÷ 60 × $95 = $34.83, and $260 − $34.83 = $225.17 is left.

${sum("A year of Asbury, from the top of the list", [
  ["People", "5,291"],
  ["To a household, assumed", "÷ 2.5"],
  ["Households", "= 2,116"],
  ["Repairs in a year", "× 6%"],
  ["Repairs, all firms", "= 127", "126.96"],
  ["Share of a firm near the top", "× 12%"],
  ["Jobs for this one", "= 15", "15.24, rounded down"],
  ["Left of each", "× $225.17"],
  ["Left in a year", "= $3,377.55"],
])}

That is what the work for Asbury may cost in a year, and not a dollar more. It pays for a page, a few photographs and the patience to ask 15 customers for a review. An office out there, rented only to be nearer to the searchers, it does not pay for.

## Where to stop wanting it

Ambition on a map has no natural edge, so give it one. Here is the same job further out, with the minutes there and back and what they cost, if we assume 1.25 miles of road to a mile of map at 35 miles per hour.

${table(
  "One repair, by where the furnace stands",
  ["Place", "Miles", "Min.", "Drive", "Left"],
  [
    ["Asbury", "5", "22", "$34.83", "$225.17"],
    ["Galena, Illinois", "13", "56", "$88.67", "$171.33"],
    ["Platteville, Wisconsin", "19", "82", "$129.83", "$130.17"],
    ["Dyersville", "23", "98", "$155.17", "$104.83"],
  ],
)}

In Platteville half of the job is road. A top rank there would fill the van with the least profitable hours of the week, and the firm would call it growth. Better to be found close by, and to be fourteenth where the drive eats the repair.

## Before you go home

Have the map drawn from your own door once; [PixlSEO](/pixlseo) checks a rank from 81 points around each address, every week. Circle the worst patch inside a 15-minute drive and read who is first on it. Then put your own listing right, since most of the walk depends on it: [nine edits](/blog/one-listing-nine-edits-and-an-honest-doubt) are an afternoon. The rest of the map can wait until [the vans](/home-services) have been there.
`,
};
