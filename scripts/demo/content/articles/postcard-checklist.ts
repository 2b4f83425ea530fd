import type { DemoArticle } from "./article.ts";
import { picture, sum } from "./blocks.ts";

export const POSTCARD_CHECKLIST: DemoArticle = {
  townId: "frederick-md",
  title: "Twelve questions before a postcard goes to print",
  metaDescription:
    "A checklist with its reasons, for the half hour in which a mailing can still be changed: the card, the list behind it, and the desk that answers.",
  category: "Direct Mail",
  keyPoints: [
    "Dial the number from the printed proof, from a phone that doesn’t have it saved",
    "Sort the list by street: 96 of 2,400 addresses were on it twice",
    "Hold back one address in ten, or you will never know what the card did",
    "Tell whoever answers the phone what is on the card",
  ],
  content: `The typo is always in the phone number. Nobody reads a phone number on a proof; the eye takes it for furniture. So the first question below is answered with a telephone, and the other eleven are of the same kind: things to do with a card in your hand rather than opinions to hold about it.

The job in this list is an example. A real-estate office in Frederick, Maryland, is about to mail a card that says which house in the neighborhood has just been sold. It bought 2,400 addresses, and we assume $0.71 for each card, print and postage together. With 2,400 × $0.71 = $1,704 on the table, half an hour is not too much to ask.

${picture(
  "postcard-proof",
  [688, 430],
  "A postcard with numbered marks where the questions belong: 1 the phone number, 2 the code, 3 the request, 4 the date, 5 the small print, 6 the edge. To its right, a list with marks 7 to 9 and a telephone with marks 10 to 12.",
  "Six questions for the card, three for the list behind it, three for the desk.",
)}

## On the card

1. **Does the number ring?** Dial it from the proof, digit by digit, on a phone that has not stored it. Let a second person do the same; you know what it should say.
2. **Does the code open?** Scan it from paper, at arm’s length, in the light of a hallway. A code that works at four times its size on a screen has proved that the screen works.
3. **Is there one thing to do?** Underline the verbs that are addressed to the reader. Call, scan, visit, follow: every further one is a reason to put the card down and decide later.
4. **Does the offer end on a day?** “Soon” cannot be missed, so nobody hurries. Cards of one mailing arrive on different mornings; leave three weeks between the drop and the last day.
5. **Can it be read without glasses?** Give it to the colleague who holds menus furthest from the face. Any tilt toward the window costs you two point sizes.
6. **Is anything near the edge?** The knife wanders. Keep words and faces a quarter of an inch inside, or more if the printer says so. On a card of 6 × 4 inches that leaves 5.5 × 3.5 inches, and 19.25 ÷ 24 = 80% of the surface. Design for that part alone.

## Behind the card

7. **Who is on the list twice?** Sort it by street and house number, never by name. In our example 96 addresses appear as both St and Street. Striking them saves 96 × $0.71 = $68.16, and it spares 96 households the proof that you do not know them.
8. **Who should not be on it at all?** The sellers of the house in the picture. Clients under contract, who will wonder. Everybody who has ever asked you to stop.
9. **Whom do you leave out on purpose?** Draw one address in ten by lot before printing and send it nothing. Of the 2,304 that remain, 230 stay at home. They are the only people who can tell you what would have happened without a card.

${sum("From the list you bought to the bill you pay", [
  ["Addresses on the list", "2,400"],
  ["There twice", "− 96"],
  ["Different addresses", "= 2,304"],
  ["Held back by lot", "− 230", "one in ten"],
  ["Cards to print", "= 2,074"],
  ["Print and postage", "× $0.71"],
  ["The bill", "= $1,472.54"],
])}

Here is what question nine buys. Suppose that after four months 11 of the mailed households have signed a listing with the office, and 1 of those held back. Without the card you would have expected 2,074 ÷ 230 = 9.0 times that one listing, so nine of your eleven might have come anyway. Two are the card’s. One signature more or fewer in the small group would turn the picture around, which is worth knowing before anybody gives a speech about direct mail.

## At the desk

10. **Can you take the calls?** Assume that 0.8% of the households ring: 2,074 × 0.8% = 17 calls. If half of them come in the first three days, that is about three a day on top of the usual. One person manages; one person on vacation does not.
11. **Does whoever answers know the card?** Pin it above the telephone. “Which card?” is the most expensive question in the building.
12. **How will you know it was this one?** Print an address or a code that exists for this mailing only, and leave your home page off. A card from [AI Direct Mail](/direct-mail) carries a short link of its own for that reason.

## How much of Frederick is that?

Ask it before the list is bought. The town has 69,479 people (GeoNames, March 2020), which at an assumed 2.5 people to a household makes 69,479 ÷ 2.5 = 27,792 households. The example reaches 2,074 ÷ 27,792 = 7.5% of them. Clover Hill, 3 miles north, has 3,542 people, or 3,542 ÷ 2.5 = 1,417 households. For less than the present bill, [the same office](/real-estate) could write to every door there and have cards to spare for a second round in the streets where it sold.

## Then sign it

Put initials and the time on the proof, one set for each group of questions. The printer has no use for them. They are for the afternoon in spring when a colleague asks who dialed the number, and it turns out that somebody did. What the mailing has to bring in after that is [a sum of its own](/blog/how-many-roofs-pay-for-five-thousand-postcards).
`,
};
