import type { Town } from "../gazetteer/towns";
import { HANDWRITING, type Postcard } from "../writer";
import { BACKS, FIRST_NAMES } from "./content/postcards";
import { type Design, spread } from "./design";
import { fill, lowered } from "./fill";
import type { Trade } from "./library";

/** Characters in a line. */
const LINE = 36;

/** The postcard of a direct-mail draft: the offer of the trade in the words of the topic. */
export function makePostcard(design: Design, town: Town, trade: Trade, topic: string): Postcard {
  const words = trade.postcards[spread(design, 20, trade.postcards.length)] ?? trade.postcards[0];
  const name = FIRST_NAMES[spread(design, 21, FIRST_NAMES.length)] ?? FIRST_NAMES[0];
  const backs = BACKS[topic] ?? [];
  const back = backs[spread(design, 22, backs.length)];
  if (!back) throw new Error(`The library has no postcard for ${topic}`);
  const values = {
    travels: trade.travels ? "yes" : "no",
    place: town.name,
    n1: town.neighbors[0].name,
    name,
    offer: lowered(words.offer),
  };
  return {
    audience: words.audience,
    offer: words.offer,
    front: words.front,
    back: wrapped(fill(back, values)),
    signature: `${name}, ${trade.words.worker} in ${town.name}`,
    handwriting: HANDWRITING[spread(design, 23, HANDWRITING.length)] ?? HANDWRITING[0],
  };
}

/** In lines of a width that a hand writes on a card. */
function wrapped(text: string): string {
  const lines = text.split("\n").flatMap((line) => {
    const broken: string[] = [""];
    for (const word of line.split(" ")) {
      const last = broken.at(-1) ?? "";
      if (last !== "" && last.length + word.length >= LINE) broken.push(word);
      else broken[broken.length - 1] = last === "" ? word : `${last} ${word}`;
    }
    return broken;
  });
  return lines.join("\n");
}
