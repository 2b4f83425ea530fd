import type { DemoArticle } from "./article.ts";
import { chart, picture, sum } from "./blocks.ts";

export const LISTING_TEARDOWN: DemoArticle = {
  townId: "asheville-nc",
  title: "One listing, nine edits, and an honest doubt",
  metaDescription:
    "Before and after: the Google listing of an example animal clinic in Asheville, edit by edit, with the minutes each took and a test of the result.",
  category: "SEO",
  keyPoints: [
    "Write the name that is on the sign, and nothing else",
    "Wrong hours cost more than missing keywords",
    "Nine edits took 130 minutes, and photos took almost half of them",
    "Thirteen more calls in four weeks prove nothing yet",
    "Wait for eight weeks on either side before you praise yourself",
  ],
  content: `“Best Vet Asheville Emergency Dog Cat.” Those six words stood behind the name of the clinic on its Google listing, and none of them is on the sign above its door. The listing promised to be open around the clock. Its pin sat in a side street. And the first photograph, the one that everybody sees, showed a logo.

The clinic and its numbers are an example, put together from faults that come up again and again. Asheville, North Carolina, is real, and so is the sheet of nine edits that follows. At the end we ask whether the edits worked, and the answer is less comfortable than the sheet.

${picture(
  "listing-before-after",
  [688, 470],
  "Two drawings of the same listing side by side. On the left, before: nine orange marks on the name, category, hours, holidays, pin, phone, link, text and photos. On the right, after: the same nine marks in teal, a shorter name, a pin at the door and a row of photos.",
  "The numbers are the edits below, in the order in which we made them.",
)}

## The sheet

1. **Name.** Before: the sign plus six search words. After: the sign. Google asks for the name as the world knows it, and a name with extras can be reported by anyone, including the clinic across town.
2. **Category.** Before: pet groomer, chosen years ago because grooming was new. After: veterinarian, with animal hospital second. Of all the fields, this one decides which questions the listing may answer.
3. **Hours.** Before: open 24 hours. After: 8 am to 6 pm, Monday to Friday. Somebody had meant the emergency number. A stranger with a limping dog at two in the morning took it to mean the door.
4. **Holiday hours.** Before: none. After: the next six holidays, entered in one sitting. A listing without them shows an ordinary Thursday on Thanksgiving.
5. **Pin.** Before: 0.4 miles off, at the middle of the ZIP code. After: on the roof. On a map of the region 0.4 miles are nothing; on foot with a carrier they are 0.4 × 5,280 = 2,112 feet.
6. **Phone.** Before: the cell phone of a receptionist who has left. After: the main line.
7. **Link.** Before: the home page. After: the page with the address, the parking and the price of a first visit, which is what people who come from a map want to know next.
8. **Text.** Before: a row of keywords. After: three sentences on which animals are treated, by whom, and that the clinic also drives out to Woodfin, 3 miles northwest, and Weaverville, 7 miles north.
9. **Photos.** Before: a logo and two puppies. After: the door from the street, the parking lot, the desk, an exam room, the people. Nobody needs proof that puppies exist. A nervous owner needs to recognize the entrance.

## What it took

${sum("Minutes at the desk", [
  ["Name, category, pin and phone", "20", "4 × 5"],
  ["Hours, holidays and link", "+ 30", "3 × 10"],
  ["Text", "+ 20"],
  ["Photos", "+ 60", "with a walk around the house"],
  ["All nine edits", "= 130"],
])}

A little over two hours, 60 ÷ 130 = 46% of it behind a camera. Nothing on the sheet needs an agency, this one included. Looking after it every month does need somebody’s name on a calendar.

## What happened next

Four weeks before the edits against four weeks after them, from the listing’s own report:

${chart(
  "What people did with the listing. Four weeks before, four weeks after",
  ["Action", "Before", "After"],
  [
    ["Called", "31", "44"],
    ["Asked for directions", "52", "61"],
    ["Opened the website", "88", "97"],
  ],
)}

The listing was seen about as often in both stretches, 1,940 times and then 2,010 times. People did more with it: 31 + 52 + 88 = 171 actions before, 44 + 61 + 97 = 202 after. This is the place for a headline about 42% more calls, since 13 ÷ 31 = 42%. Before we print it, one question: how much do such counts move when nobody touches anything?

## The doubt

Calls arrive one by one, for reasons of their own, and a count of such things wobbles by roughly its square root. For a difference between two counts, add the counts first: 31 + 44 = 75, and the root of 75 is 8.7. Thirteen divided by that wobble is 13 ÷ 8.7 = 1.5. A common rule of thumb asks for at least 2 before it rules out luck.

Take all three actions together and it hardly improves: 202 − 171 = 31 more of them, 171 + 202 = 373, the root of that is 19.3, and 31 ÷ 19.3 = 1.6. Then there is the season, which has never read a rule of thumb.

So the honest report is this. The listing is right now, where it was wrong. Calls went up by an amount that luck alone produces now and then. If the same pace holds for eight weeks on either side, we will be comparing 62 with 88: the wobble grows to 12.2, the gap to 26, and 26 ÷ 12.2 = 2.1. That would be news.

## Why make the edits anyway?

Because five of them need no statistics. Nobody has to measure whether a clinic should claim to be open when it is dark, or send sick animals to a side street. Asheville and the places within 10 miles have 112,323 people (GeoNames, March 2020). In four weeks the listing was seen 2,010 times, and from now on each of those looks ends at a door that exists.

The [rank map](/pixlseo) is the second half of the work: it shows from where in town the listing can be seen at all. We have written down [a walk through one](/blog/a-walk-through-81-ranks-in-dubuque), stop by stop.
`,
};
