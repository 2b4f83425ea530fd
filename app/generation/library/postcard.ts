import type { Town } from "../gazetteer/towns";
import { HANDWRITING, type Postcard } from "../writer";
import { ALL_FORMS } from "./forms";
import type { Form, Trade } from "./library";
import { TRADES } from "./trades";

/** Characters in a line. */
const LINE = 36;
const NAMES = ["Dana", "Maria", "Sam", "Chris", "Pat", "Lee", "Robin", "Terry", "Alex", "Jo", "Kim"] as const;
/** What stands before and after the trade's own words; the form's place decides. */
const FRAMES = [
  ["Hello,", "Call, or scan the square."],
  ["Good morning,", "The square leads to one short page. Or simply call."],
  ["Dear neighbors,", "You live close by, so it is easy to arrange. Ask for me."],
] as const;

/** The card of the trade, for those who would be its customers. */
export function makePostcard(town: Town, trade: Trade, form: Form): Postcard {
  const { audience, offer, front, back } = trade.card;
  const position = ALL_FORMS.indexOf(form);
  const [greeting, closing] = FRAMES[position % FRAMES.length] ?? FRAMES[0];
  const name = NAMES[(TRADES.indexOf(trade) + position) % NAMES.length] ?? NAMES[0];
  return {
    audience,
    offer,
    front,
    back: [greeting, back, closing].map(wrapped).join("\n"),
    signature: `${name}, ${trade.worker} in ${town.name}`,
    handwriting: HANDWRITING[position % HANDWRITING.length] ?? HANDWRITING[0],
  };
}

/** In lines of a width that a hand writes on a card. */
function wrapped(text: string): string {
  const broken: string[] = [""];
  for (const word of text.split(" ")) {
    const last = broken.at(-1) ?? "";
    if (last !== "" && last.length + word.length >= LINE) broken.push(word);
    else broken[broken.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return broken.join("\n");
}
