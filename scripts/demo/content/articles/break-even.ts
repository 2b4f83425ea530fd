import type { DemoArticle } from "./article.ts";
import { chart, picture, sum, table } from "./blocks.ts";

export const BREAK_EVEN: DemoArticle = {
  townId: "la-crosse-wi",
  title: "How many roofs pay for five thousand postcards?",
  metaDescription:
    "The break-even of one mailing in La Crosse, worked backwards from the last roof to the first call, and why a test with 1,000 cards would tell nothing.",
  category: "Direct Mail",
  keyPoints: [
    "Divide the bill by what one job leaves, never by what it brings in",
    "Two roofs cover $4,000, and twelve calls should lead to two roofs",
    "The same card needs 45 gutter cleanings",
    "With luck alone, one mailing in four sells fewer roofs than it needs",
    "Mail when it is light after work; estimates need daylight",
  ],
  content: `A printer thinks in thousands of cards. A roofer thinks in roofs. Between those two units lies the only question about a mailing that has to be settled before it goes out, and it fits on the back of one of the cards.

The roofer below is an example in La Crosse, Wisconsin, and his prices are assumptions. Put your own in the same places. The arithmetic does not care whose they are.

## The bill

${sum("What 5,000 postcards cost", [
  ["Cards", "5,000"],
  ["Print and postage, each", "× $0.74"],
  ["In the mail", "= $3,700"],
  ["List and design, once", "+ $300"],
  ["The bill", "= $4,000"],
])}

These are plain printed cards. A handwritten one, ours among them, costs more; move the first figure and the rest follows.

## What one roof leaves

A roof is sold for an assumed $9,200. That is not what it brings to the table. Shingles, the crew, the dumpster and the truck are paid out of it, and 22% is left: $9,200 × 22% = $2,024. Many a mailing has been called a success because somebody divided by the first figure.

$4,000 ÷ $2,024 = 1.98. Two roofs, then, and everything after the second is profit.

${picture(
  "break-even",
  [688, 430],
  "A line chart. The bill is a flat line at 4,000 dollars. What the roofs leave rises from zero by 2,024 dollars a roof and crosses the bill just before the second roof; with three roofs 2,072 dollars are left, with four 4,096.",
  "The bill is the same whether anyone calls. Each roof climbs by what it leaves, not by what it is sold for.",
)}

## Backwards, from the roof to the doorbell

Nobody mails for roofs directly; the card makes telephones ring. Suppose that 70% of the callers let the roofer come and look, and that one estimate in four is accepted.

- 2 ÷ 25% = 8 estimates for two roofs
- 8 ÷ 70% = 11.4, so twelve calls for eight estimates
- 12 ÷ 5,000 = 0.24% of the doors have to call

Write that percentage on the wall before the cards are printed. It cannot be argued with afterwards.

## The same card for somebody else

Now change the trade and nothing else. The bill stays $4,000, the doors stay 5,000, and the answer moves by a factor of more than twenty.

${table(
  "Jobs that pay for 5,000 cards",
  ["Trade", "Left per job", "Jobs needed", "Share of the doors"],
  [
    ["New roof", "$2,024", "2", "0.04%"],
    ["New furnace", "$1,150", "4", "0.08%"],
    ["Drain cleaning", "$95", "43", "0.86%"],
    ["Gutter cleaning", "$90", "45", "0.90%"],
  ],
)}

Does that mean that people who clean gutters should not mail? It means they should not do the sum with one visit. A customer who books twice a year for three years leaves 6 × $90 = $540, and $4,000 ÷ $540 = 7.4, so eight of them are enough. The card has to offer the plan instead of the visit. A discount on the first cleaning would make the sum worse on the one line where it is already bad.

## Why a small test tells a roofer nothing

The sensible thing seems to be a test with 1,000 cards. Let us see what such a test can know. Assume that 0.30% of the doors call. Then the chance that one card ends in a roof is 0.30% × 70% × 25% = 0.0525%, or about one in 1,900.

The chance that 1,000 cards sell no roof at all is what is left when each of them fails: 99.9475%, multiplied by itself a thousand times.

${chart(
  "Chance of selling no roof, by the number of cards. If one card in 1,900 ends in a roof",
  ["Cards", "Chance of none"],
  [
    ["1,000", "59%"],
    ["2,500", "27%"],
    ["5,000", "7%"],
  ],
)}

So a mailing that works would look like a failure six times out of ten. The roofer cancels it, and the lesson he draws is the wrong one. With gutters it is the other way around: 1,000 cards should bring several customers or the offer is bad, and a test for 1,000 × $0.74 + $300 = $1,040 is money well spent.

There is a second thing in that model, and it is not pleasant. At 5,000 cards the average is 5,000 × 0.0525% = 2.6 roofs, enough to pay. But averages are not sold. The chance of none or only one is 26%, so roughly one mailing in four loses money although every assumption behind it is right. Plan for two mailings before you judge, or do not begin.

## La Crosse, in doors

The town has 52,306 people, according to GeoNames (March 2020). At an assumed 2.5 to a household that is 52,306 ÷ 2.5 = 20,922 households, and the mailing reaches 5,000 ÷ 20,922 = 24% of them. Which quarter matters more than anything printed on the card. The roofer’s own job book knows: streets where he replaced one roof twenty years after they were built have more of the same age. Onalaska, 6 miles north, adds 18,468 ÷ 2.5 = 7,387 households about 13 minutes away if a mile of map is 1.25 miles of road at 35 miles an hour, and close enough for an estimate after work. Drawing such an area by drive time is [a matter of targeting](/advanced-targeting).

And after work is when people are at home to show the roof. On June 21 the sun sets in La Crosse at 8:50 pm, on December 21 at 4:30 pm. A card that arrives in May gets its estimates in daylight. A card that arrives in November gets them on Saturdays.

## The card, turned over

Copy this onto the back of one: the bill, divided by what a job leaves, gives the jobs. Jobs divided by the share that says yes gives the estimates. Estimates divided by the share that lets you in gives the calls. If the calls are more than you have ever had from a mailing, change the offer before [the proof](/blog/twelve-questions-before-a-postcard-goes-to-print), not after the invoice. For [a home-service business](/home-services) that is the whole science; [direct mail](/direct-mail) adds the stamp.
`,
};
