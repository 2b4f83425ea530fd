import type { DemoArticle } from "./article.ts";
import { chart, picture, sum, table } from "./blocks.ts";

export const AD_REPORT: DemoArticle = {
  townId: "santa-fe-nm",
  title: "The report said three. The register said minus $314",
  metaDescription:
    "A reading guide to one month of ads: which column to read first, where orders are counted twice, and what a return of 3.0 left an example shop.",
  category: "E-commerce",
  keyPoints: [
    "Read a report from the money that stays, not from the clicks",
    "At a margin of 40%, a return below 2.5 loses money",
    "Compare order numbers: 24 of 150 stood in two reports",
    "The cheapest click of the month led to the most expensive order",
    "Orders collected in the shop turned the month around",
  ],
  content: `Three dollars of sales for every dollar of advertising: the report of an example shop for stoneware in Santa Fe, New Mexico, could hardly look healthier. In the same month the shop lost money on its ads. Both are true, and this guide goes from one to the other, column by column. Keep your own report beside it; the columns have the same names nearly everywhere.

${table(
  "Ads of one month, as the platforms report them",
  ["Campaign", "Spent", "Orders", "Sales", "Return"],
  [
    ["Own name", "$420", "42", "$3,360", "8.0"],
    ["Product listings", "$1,900", "57", "$5,130", "2.7"],
    ["New people", "$1,400", "21", "$1,680", "1.2"],
    ["Past visitors", "$480", "30", "$2,400", "5.0"],
    ["All", "$4,200", "150", "$12,570", "3.0"],
  ],
)}

The shop and all of its figures are made up. Nothing in the table is unusual.

## Leave the clicks for last

Most reports begin with clicks; the table above leaves them out on purpose. Divide by them once, to see how they mislead. New people clicked 3,500 times, at $1,400 ÷ 3,500 = $0.40 a click. The product listings had 2,375 clicks, and each cost twice as much: $1,900 ÷ 2,375 = $0.80. Somebody who buys clicks would move the budget to new people before lunch.

Now the same money by orders. New people: $1,400 ÷ 21 = $66.67. Product listings: $1,900 ÷ 57 = $33.33. The cheap click leads to the dear order.

${chart(
  "What an order cost. Spent on the campaign, divided by its orders",
  ["Campaign", "An order"],
  [
    ["Own name", "$10.00"],
    ["Product listings", "$33.33"],
    ["New people", "$66.67"],
    ["Past visitors", "$16.00"],
  ],
)}

If a meeting about ads opens with the price of a click, it is going to be a long meeting.

## Know your own break-even first

A return says how many dollars of sales stand against one dollar of ads. What it should be depends on a figure that no platform has: your margin. We assume that 40% of a sale is left here after clay, kiln, packing, $9 of shipping and the card fee. The return at which nothing is won or lost is then 1 ÷ 40% = 2.5.

Draw a line in the table at 2.5. Own name and past visitors are far above it, product listings just above, new people far below. The total of 3.0 is above too, so on paper all is well. Write down what the paper promises: $12,570 × 40% = $5,028, less $4,200, makes $828.

## Look for orders that two reports claim

Each platform counts an order if its ad was clicked on the way, and none of them asks the others. Export the order numbers from both, put them in one column, and sort. In this month 24 numbers stand there twice: people who had come back through an ad for past visitors and then typed the name of the shop.

The average order is $12,570 ÷ 150 = $83.80. So 24 × $83.80 = $2,011.20 of the sales were reported by two parties and paid by one.

## Take out what came back

Stoneware breaks, and colors look different at home. Assume that 8% of sales are returned. The report was printed before those parcels arrived, and it will not be printed again.

${sum("From the report to the register", [
  ["Sales in the report", "$12,570"],
  ["Orders counted twice", "− $2,011.20", "24 × $83.80"],
  ["Sent back", "− $844.70", "8% of the rest"],
  ["Sales that stayed", "= $9,714.10"],
  ["Share left after making and shipping", "× 40%"],
  ["Left before the ads are paid", "= $3,885.64"],
  ["Ads", "− $4,200"],
  ["In the register", "= −$314.36"],
])}

${picture(
  "return-steps",
  [688, 400],
  "Five falling bars: sales in the report 12,570 dollars; without orders counted twice 10,559; without returns 9,714; the 40 percent that is left 3,886; and beside that last bar the ads at 4,200, a little taller than it.",
  "From left to right, what becomes of the reported sales. The last two bars should be the other way around.",
)}

The honest return of the month is $9,714.10 ÷ $4,200 = 2.3, below the line drawn at 2.5. Nobody lied. Every column is correct about the thing it counts.

## Read the line that no report prints

Before anyone cuts the budget: who came to the shop? Of the 150 − 24 = 126 orders that were real, 38 were collected at the counter, and $9 of shipping was never spent on them. That is 38 × $9 = $342, and $342 − $314.36 = $27.64. Twenty-eight dollars, give or take a bowl. The month was even, and the customers who live nearby made it so.

Santa Fe and the places within 25 miles have 139,657 people (GeoNames, March 2020). Albuquerque has 559,121, but it lies 58 miles southwest, about 58 × 1.25 ÷ 35 × 60 = 124 minutes by road if we assume 1.25 miles of road for each mile of map and 35 miles per hour. Few people drive that for a mug. An ad that offers “collect it today” should therefore end well short of Albuquerque, and inside that circle it may cost $9 more an order than anywhere else.

## What to do on the first of the month

1. Margin first. Work out your own 2.5 and write it at the top of the page.
2. Then the orders, by number, from all platforms in one column. Count each once.
3. Subtract the returns of the month before; those have arrived.
4. Divide what is left by what was spent, and compare with the top of the page.
5. Only now look at single campaigns, from the largest bill down.
6. Before you end one, rest it for two weeks and watch the others.

That last point is about new people, the worst row in the table. An order there costs $66.67 and leaves $83.80 × 40% = $33.52. It seems to lose half its money. But someone who sees a plate for the first time often buys it later, by name, and then the credit goes to the first row. If the own-name row shrinks during the two weeks, the bad row was feeding the good one. Whether you need to pay for your name at all is [a different test](/blog/should-a-law-office-buy-ads-on-its-own-name), with the same calendar.

Platforms report what they can see. Joining them is your work, or [ours](/unified-analytics); for [shops that ship](/ecommerce-brands), the counter is the column to add.
`,
};
