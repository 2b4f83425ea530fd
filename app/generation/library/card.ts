import type { Postcard } from "../writer";
import { at } from "./choose";
import { CARD_BEGINNINGS, CARD_HEADINGS, CARD_LINES } from "./content/frame";
import { type Design, spread, topicAlternative } from "./design";
import { fill, lowered } from "./fill";
import type { Material } from "./material";

/** The section that presents the postcard, or null if the post has none. */
export function cardPart({ design, values, postcard }: Material): string | null {
  if (!postcard) return null;
  const heading = at(CARD_HEADINGS, spread(design, 12, CARD_HEADINGS.length));
  const line = at(CARD_LINES, topicAlternative(design, 3) + design.topic);
  const beginning = at(CARD_BEGINNINGS, spread(design, 13, CARD_BEGINNINGS.length));
  const summary = `${beginning}: ${termsOf(postcard, design)}.`;
  return `## ${fill(heading, values)}\n\n${fill(line, values)}\n\n${fill(summary, values)}`;
}

/** Front, offer and audience as the end of a sentence. */
function termsOf(card: Postcard, design: Design): string {
  const terms = [
    `on the front, **${inOneSentence(card.front)}**`,
    `as the offer, ${lowered(card.offer)}`,
    `as the audience, ${lowered(card.audience)}`,
  ];
  return terms.map((_, index) => at(terms, index + spread(design, 15, terms.length))).join("; ");
}

/** "Wake it early. Sleep well." as "Wake it early, sleep well". */
function inOneSentence(text: string): string {
  return text.replace(/[.!]$/, "").replace(/\. (\w)/g, (_, letter: string) => `, ${letter.toLowerCase()}`);
}
