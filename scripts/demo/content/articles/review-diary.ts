import type { DemoArticle } from "./article.ts";
import { chart, picture, sum, table } from "./blocks.ts";

export const REVIEW_DIARY: DemoArticle = {
  townId: "bellingham-wa",
  title: "Five days of letting a machine answer our reviews",
  metaDescription:
    "The composed diary of a repair shop in Bellingham: 23 reviews, 23 drafted replies, nine thrown away, and why 42 perfect ratings are so far off.",
  category: "AI Marketing",
  keyPoints: [
    "Sort your stars first: 267 stars in 64 reviews make 4.17",
    "From 4.2 to 4.5 it takes 42 five-star reviews in a row",
    "Nine of 23 drafted replies had to be written again by a person",
    "A draft may correct your spelling; it may not invent your reasons",
  ],
  content: `*This diary is composed. The shop in Bellingham, Washington, its people and its customers are examples; the sums come out right, and the temptation is real.*

Dev owns the shop. It has 64 reviews, 23 of them without a word from us underneath, and since last week it has a trial account with a program that writes replies. I run the front desk. We gave the thing until Friday.

## Monday: count before you type

7:40. Before the machine says anything, I sort the stars on the back of a work order. Thirty-eight fives, twelve fours, six threes, three twos, five ones.

${table(
  "Our stars on Monday",
  ["Rating", "Reviews", "Stars"],
  [
    ["5 stars", "38", "190"],
    ["4 stars", "12", "48"],
    ["3 stars", "6", "18"],
    ["2 stars", "3", "6"],
    ["1 star", "5", "5"],
    ["All", "64", "267"],
  ],
)}

That makes 267 ÷ 64 = 4.17, and the profile shows 4.2. Dev would like to see 4.5 by summer, so at lunch we work out how many perfect reviews that is.

${sum("From 4.2 to 4.5", [
  ["Reviews we have", "64"],
  ["Average we want", "× 4.5"],
  ["Stars that would take", "= 288"],
  ["Stars we have", "− 267"],
  ["Stars missing", "= 21"],
  ["What each new five brings beyond its own 4.5", "÷ 0.5"],
  ["Five-star reviews in a row", "= 42"],
])}

Forty-two, with nobody unhappy in between. We get about three a month: 42 ÷ 3 = 14 months. The next step up is closer. For 4.25, which shows as 4.3, we are 64 × 4.25 − 267 = 5 stars short, and every new five brings 0.75 more than its share. Seven would do.

${picture(
  "review-stars",
  [688, 400],
  "Above, bars for the reviews by rating: 38 with five stars, 12 with four, 6 with three, 3 with two, 5 with one. Below, one long bar: the 64 reviews of today at 4.2, then 7 more fives to reach 4.3, then 35 more to reach 4.5.",
  "What we have, and how far the next two steps are if every new review is perfect.",
)}

Dev looks at the number for a while. “Then the replies are not for the average,” he says. “They are for whoever is reading.” Bellingham and the places within 10 miles have 110,824 people, says GeoNames as of March 2020. For each review we own that is 110,824 ÷ 64 = 1,732 possible readers.

## Tuesday: twenty-three drafts before ten

The program takes the backlog and hands it back answered while I look for my glasses. I read the drafts aloud at the counter, as one would test a new voicemail greeting. At the fifth, laughter from under a lift: “Who is thrilled?” All of us are, it turns out. Seven drafts open with the same sentence about being thrilled, and on the page they would have stood one below the other.

By closing time I have three piles.

${chart(
  "What became of the drafts. Twenty-three replies on Tuesday evening",
  ["Pile", "Replies"],
  [
    ["Sent as written", "9"],
    ["Sent after a small edit", "5"],
    ["Written again by me", "9"],
  ],
)}

As many thrown out as sent: 9 ÷ 23 = 39% each. Dev calls that a bad apprentice. I have trained apprentices, and for a first day it is about right.

## Wednesday: the part that was never on back order

Two stars, two words: “Long wait.” The draft is sorry for the delay and explains that a part was on back order. There was no part. One of us had the flu. The machine gave a reason because apologies usually have one.

I go through the nine rejects and write the cause on each.

- **A fact it made up: 4.** The back order, a loaner car we do not own, a warranty, a manager called Steve.
- **A promise nobody made: 2.** One offered to refund the $120 diagnosis.
- **A detail that belongs to the customer: 3.** She had written that we “fixed it.” The draft thanked her for trusting us with her brakes.

The third kind took me longest to see, since nothing in it was wrong. Our profile lists brakes. But a reply is public, and what was broken is hers to tell.

## Thursday: four rules beside the phone

1. One fact from the job, or none. If the review names it, we may; otherwise we say thank you and stop.
2. No money in public. The reply has a first name and our number, and the rest happens by telephone.
3. Never the same opening twice on one screen.
4. Under four stars, a person writes. The machine may check the commas.

A fifth needed no wall, because it was never up for discussion: we do not pay for stars, and we do not ask only the people we know to be happy. Google’s review policy rules out both, and it is a short read.

## Friday: the clock

I kept times on a card all week. A reply from an empty box takes me seven minutes, most of them spent looking at the box.

${sum("Twenty-three replies, in minutes", [
  ["All by hand", "161", "23 × 7"],
  ["Reading the drafts", "− 46", "23 × 2"],
  ["Small edits", "− 15", "5 × 3"],
  ["Writing the rejects again", "− 54", "9 × 6"],
  ["Minutes saved in the week", "= 46"],
])}

Three quarters of an hour, then. It will not buy anyone a boat. What it did buy is the backlog: those reviews had waited since spring, and on Friday at five every one of them has an answer that is true. A poor draft is easier to correct than a blank box is to fill.

Next month brings three reviews and 3 × 2 = 6 minutes of reading. We are keeping the trial, with [a person between the draft and the public](/smart-automation), which is also how I would advise [anyone who sells or repairs cars](/auto-dealerships) to start. Dev has wiped “4.5” off the whiteboard. It now says “reply by Friday.”
`,
};
