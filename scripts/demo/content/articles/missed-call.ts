import type { DemoArticle } from "./article.ts";
import { chart, picture, sum, table } from "./blocks.ts";

export const MISSED_CALL: DemoArticle = {
  townId: "paducah-ky",
  title: "A missed call in Paducah, priced to the dollar",
  metaDescription:
    "A worked sum for one dental practice: 53 missed calls, who was behind them, what they were worth, and which hour of the day deserves a wage.",
  category: "Healthcare",
  keyPoints: [
    "Count people, not rings: 53 missed calls came from 45 callers",
    "Give patients on file no value; most of them try again",
    "Twelve likely new patients went unheard, which makes $43.47 a call",
    "Staffing the lunch hour pays once eleven calls are saved",
    "Halve every assumption in turn, and see which one changes your mind",
  ],
  content: `Forty-three dollars and forty-seven cents. That is the price of one missed call at a dental practice in Paducah, Kentucky, and the rest of this page is the receipt.

The practice is an example, and so is its phone log; please do not look for it. What you can take home is the order of the steps. The usual estimate multiplies every missed call by the value of a patient and arrives at a sum that would furnish a second office. This one loses three quarters of the calls on the way, on purpose.

## The log

Four weeks, twenty working days, 312 calls. The desk answered 259 of them and missed 53. As a share of all calls that is 17%, a figure that hides a good morning behind a bad lunch.

${chart(
  "Calls by time of day, answered and missed. Four weeks, 7 AM–6 PM",
  ["Time", "Answered", "Missed"],
  [
    ["7–8", "8", "6"],
    ["8–12", "109", "9"],
    ["12–1", "25", "21"],
    ["1–4", "75", "7"],
    ["4–6", "42", "10"],
  ],
  { isStacked: true },
)}

From noon to one, the two people at the front take turns with a sandwich and the telephone takes its chances. It rang 25 + 21 = 46 times in that hour, and 21 ÷ 46 = 46% of the callers gave up. In the four hours before, with two and a half times as many calls, the desk lost nine.

## From calls to people

A ring is not a person. Go down the list with the patient list open beside it, and cross names off.

- **8 were second tries** by a number already on the list: 53 − 8 = 45 callers.
- **19 got through later** the same day. It cost them patience and the practice nothing: 45 − 19 = 26.
- **10 are patients on file.** They will call again about the same tooth, so the sum gives them no value: 26 − 10 = 16.
- **4 were never going to sit in the chair.** We assume that a quarter of the unknown numbers are sales calls and wrong numbers: 16 × 25% = 4.

That leaves twelve people who were probably looking for a dentist and found a recording.

${picture(
  "missed-calls",
  [688, 484],
  "53 dots, one for each missed call, in five rows: 8 second tries, 19 who got through later, 10 patients on file, 4 sales calls or wrong numbers, and 12 people looking for a dentist, which are filled in orange.",
  "Fifty-three rings, sorted by who was behind them. Only the last row costs anything.",
)}

Giving ten patients no value is kind to the desk. Somebody on file can leave too. Nothing in a phone log shows it, though, and a sum should stop where its evidence does.

## The receipt

Two more figures are needed. During those four weeks the desk spoke with 50 new callers and booked 34 of them: 34 ÷ 50 = 68%. And we assume that the first year of a new patient brings $640 in fees, of which 45% is left after lab fees, materials and staff time: $640 × 45% = $288. Use your own pair; the accountant has one, the appointment book the other.

${sum("What four weeks of missed calls cost", [
  ["People looking for a dentist, never spoken to", "12"],
  ["Share of new callers that books", "× 68%", "34 of 50"],
  ["Bookings lost", "= 8", "8.16, rounded down"],
  ["Left from a first year", "× $288"],
  ["Lost in four weeks", "= $2,304"],
  ["All missed calls", "÷ 53"],
  ["One missed call", "= $43.47"],
])}

Watch the division at the end. It spreads the loss over all the rings, including those that cost nothing, because nobody at the desk can tell by the sound of it which kind is ringing.

## What lunch is worth

Someone at the desk from noon to one costs an assumed $22 an hour, so 20 × $22 = $440 for the four weeks. To earn that back she has to save $440 ÷ $43.47 = 10.1 calls, in other words eleven of the 21 that go unanswered. Saving all of them would be worth 21 × $43.47 = $912.87.

The early hour fails the same test. Its six calls come to 6 × $43.47 = $260.82, against the same $440. So nobody starts work at seven; the recording says when the desk opens, and that repair is free.

## Now doubt it

An assumption is a dial. Turn each one to a gloomy position and watch the last column, which is 21 calls at their new price, less $440.

${table(
  "The lunch hour, with one assumption changed at a time",
  ["If", "Lost", "One call", "Lunch pays"],
  [
    ["all is as above", "8", "$43.47", "$472.87"],
    ["only half of the new callers book", "6", "$32.60", "$244.60"],
    ["half of the unknown numbers sell something", "5", "$27.17", "$130.57"],
    ["a first year leaves $144", "8", "$21.74", "$16.54"],
  ],
)}

Every row still ends above zero, the last one by the price of two sandwiches. The value of a patient is therefore the figure to check first. It happens to be the one the practice owns.

## Against the size of the town

Eight bookings in four weeks sound like noise. A year has thirteen such stretches: 13 × 8 = 104 patients. Paducah and the places within 10 miles have 51,265 people, according to GeoNames (March 2020), and 51,265 ÷ 104 = 493. One neighbor in every 493, each year, hears the recording and goes elsewhere.

Your provider keeps the log; ask for four weeks of it. Whether those callers came from [search, an ad or a card](/unified-analytics) is the next question, and a [healthcare practice](/healthcare) should ask it only after somebody picks up at noon.
`,
};
