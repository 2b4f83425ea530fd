import type { Postcard } from "../writer";
import { at } from "./choose";
import { CARD_HEADINGS, CARD_LINES, CARD_SUMMARIES, LATER_CARD_LINES } from "./content/frame";
import { spread, topicAlternative } from "./design";
import { fill, lowered } from "./fill";
import type { Material } from "./material";

/** The section that presents the postcard, or null if the post has none. */
export function cardPart({ design, topic, values, postcard }: Material): string | null {
  if (!postcard) return null;
  const heading = at(CARD_HEADINGS, spread(design, 12, CARD_HEADINGS.length));
  const lines = topic.id === "second-card" ? LATER_CARD_LINES : CARD_LINES;
  const line = at(lines, topicAlternative(design, 3) + design.topic);
  const summary = at(CARD_SUMMARIES, spread(design, 13, CARD_SUMMARIES.length));
  const terms = { ...values, ...termsOf(postcard) };
  return `## ${fill(heading, values)}\n\n${fill(line, values)}\n\n${fill(summary, terms)}`;
}

/** Front, offer and audience as parts of a sentence. */
function termsOf({ front, offer, audience }: Postcard): Record<"front" | "offer" | "audience", string> {
  return { front: inOneSentence(front), offer: lowered(offer), audience: lowered(audience) };
}

/** "Wake it early. Sleep well." as "Wake it early, sleep well". */
function inOneSentence(text: string): string {
  return text.replace(/[.!]$/, "").replace(/\. (\w)/g, (_, letter: string) => `, ${letter.toLowerCase()}`);
}
