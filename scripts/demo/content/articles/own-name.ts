import type { DemoArticle } from "./article.ts";
import { picture, sum, table } from "./blocks.ts";

export const OWN_NAME: DemoArticle = {
  townId: "marquette-mi",
  title: "Should a law office buy ads on its own name?",
  metaDescription:
    "A composed conversation about the cheapest click in the account: four weeks of switching it on and off, and what an extra visit turned out to cost.",
  category: "Legal Marketing",
  keyPoints: [
    "The report counts people who would have found you anyway",
    "Switch the ads off every other week, and compare whole weeks",
    "60 clicks brought 14 extra visits: $8.14 each, where the report says $1.90",
    "Repeat the test when another office starts to bid on your name",
  ],
  content: `She manages a law office with four attorneys in Marquette, Michigan. He buys advertising for offices like hers. Neither of them exists: the conversation is composed from questions that are asked at every such table, and the figures are examples. The division at the end can be checked with a pencil.

## “We come up first for our own name. Why would I pay for that?”

Most months you should not have to. Somebody who types the name of your office has already chosen; they need a telephone number and maybe the parking. If the first result they see is an ad, many will tap it because it is first. You then pay for a visitor who was standing at the door.

## “But that line is the best one in your report.”

It always is. A click on your name costs $1.90 in this account, and one visitor in 20 sends an inquiry. By the report an inquiry costs $1.90 × 20 = $38. On “divorce lawyer” and its cousins you pay $11.50 a click, one visitor in 25 writes, and an inquiry comes to $11.50 × 25 = $287.50. Anybody who reads only those two lines will put the money on the name.

## “And what is wrong with reading only those two lines?”

The report knows who clicked. It cannot know who would have scrolled two inches further and clicked the free result. Divide the same bill by the visits that would not have happened otherwise, and you get the price of the thing you are really buying.

## “How would you ever find that out?”

With a calendar. Ads on your name run one week and rest the next, four weeks in all, Monday to Sunday, and nothing else changes. Then you count every visit that came from a search for the name, paid and free together.

${table(
  "Visits from searches for the office’s name",
  ["Week", "Ads", "Paid", "Free", "Together"],
  [
    ["First", "on", "31", "40", "71"],
    ["Second", "off", "0", "63", "63"],
    ["Third", "on", "29", "43", "72"],
    ["Fourth", "off", "0", "66", "66"],
    ["All", "", "60", "212", "272"],
  ],
)}

${picture(
  "own-name-weeks",
  [688, 400],
  "Four bars for four weeks. With ads on, 31 paid and 40 free visits, then 29 paid and 43 free. With ads off, 63 and 66 free visits. A dashed line at 64.5 shows the average without ads; the bars of the weeks with ads rise only 7 above it.",
  "The orange part is what the report counts. What the ads added is the strip above the dashed line.",
)}

Look at the free column. When the ads go off, it jumps by more than twenty. Those people did not disappear; they went around.

## “So we paid for our own front door.”

For three quarters of it. With ads you had (71 + 72) ÷ 2, so 71.5 visits a week; without them 64.5. The ads added 71.5 − 64.5 = 7 visits a week.

${sum("What an extra visit cost", [
  ["Paid clicks in the two weeks with ads", "60"],
  ["Price of a click", "× $1.90"],
  ["The bill", "= $114"],
  ["Visits that would not have come", "÷ 14", "2 weeks × 7"],
  ["One extra visit", "= $8.14"],
])}

Of the 60 people you paid for, 60 − 14 = 46 would have come anyway: 46 ÷ 60 = 77%.

## “Then switch it off.”

Not so fast. At one inquiry in 20, an inquiry that is truly extra costs $8.14 × 20 = $162.80. That is more than four times what the report claims, and still well under the $287.50 of the general words. It is a fair line in a budget. It just is not a miracle, and it should stop being the reason why the whole account looks healthy.

## “What would a year of it cost me, in clients?”

Thirty paid clicks a week are 30 × $1.90 = $57, and 52 × $57 = $2,964 a year. Extra visits: 52 × 7 = 364. Extra inquiries: 364 ÷ 20 = 18.2. Say that one inquiry in six becomes a client, which makes three. Each has then cost $2,964 ÷ 3 = $988. You know better than I do whether a case leaves more than that after the hours. For some of your matters it will not, and then the answer is no, whatever the report says.

## “Does the size of the town matter?”

It does for the count. Marquette and the places within 25 miles have 43,134 people (GeoNames, March 2020), and 272 visits in four weeks are not many. A difference of 7 on top of 64 could be weather or a story in the paper. I would run the calendar for twelve weeks before I moved real money, and I would leave out any week in which you were in the news.

## “When would you stop testing and simply pay?”

When somebody else buys your name. The free result slides down, and the weeks without ads get worse. You will see it in the free column before anyone tells you. Then run the four weeks again. An extra visit gets cheaper as the competitor gets louder, because more of your visitors really would go elsewhere.

There is one more case. If the free result leads to the wrong place, say to an old address in a directory, an ad repairs it by tomorrow morning. Repair the directory too, and end the ad when it is done.

## “And what do I tell the partners?”

One sentence. The name costs us $8.14 a visit, not $1.90; we keep it at $57 a week, and we look again in spring. If they want the long version, [the way of reading a whole report](/blog/the-report-said-three-the-register-said-minus-314) is the same as for this one line: ask of every figure what would be missing without it. [Adrev](/adrev) can hold such a calendar for you. So can the person who now opens the mail, in [an office of four](/law-firms).
`,
};
