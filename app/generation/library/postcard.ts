import { HANDWRITING, type Postcard } from "../writer";
import { fill, type Values } from "./fill";
import type { Form } from "./library";

/** Characters in a line. */
const LINE = 36;

/**
 * The card of a form that has one. It is written to the businesses that the article advises, since its code leads
 * there; figures are those that the article's own sums came to. Null without one.
 */
export function makePostcard({ card, id }: Form, audience: string, values: Values): Postcard | null {
  if (!card) return null;
  return {
    audience,
    offer: fill(card.offer, values.begin()),
    front: fill(card.front, values),
    back: fill(card.back, values.begin()).split("\n").map(wrapped).join("\n"),
    handwriting: HANDWRITING[id.length % HANDWRITING.length] ?? HANDWRITING[0],
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
