import { HANDWRITING, type Postcard } from "../writer";
import { fill, type Values } from "./fill";
import type { Form } from "./library";

/**
 * The card that the article of a form talks about: from a shop of the trade to homes in its town. Null for a form that
 * has none.
 */
export function makePostcard({ card, id }: Form, values: Values): Postcard | null {
  if (!card) return null;
  return {
    homes: fill("Homes in {city}", values.begin()),
    offer: fill("{Offer}.", values.begin()),
    front: fill("{front}", values.begin()),
    back: fill(card, values.begin()),
    handwriting: HANDWRITING[id.length % HANDWRITING.length] ?? HANDWRITING[0],
  };
}
