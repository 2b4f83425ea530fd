import type { GeneratorId } from "../generators";
import { cardPart } from "./card";
import { at } from "./choose";
import { PLACE_ITEMS } from "./content/closings";
import { EXAMPLES } from "./content/examples";
import { CHECKLIST_HEADINGS, TRADE_LINES } from "./content/frame";
import { MAIL, MARKETING, SEARCH } from "./content/places/consequences";
import { PLACE_TEXTS } from "./content/places/facts";
import { placeAlternative, spread, topicAlternative, tradeAlternative } from "./design";
import { workOut } from "./example";
import { fill, lowered, type Values } from "./fill";
import {
  type Layout,
  type Lead,
  type Part,
  SECTIONS,
  SECTIONS_WITH_DAYLIGHT,
  type Sections,
} from "./layouts";
import { type Consequences, PLACE_KINDS, type Point } from "./library";
import type { Material } from "./material";
import { numbersOf } from "./values";

const CONSEQUENCES: Readonly<Record<GeneratorId, Consequences>> = {
  "generate-pixlseo-blog-post": SEARCH,
  "generate-marketing-article": MARKETING,
  "direct-mail-automation": MAIL,
};
const EVENING_TOPICS = ["year-and-daylight", "first-reply", "business-profile"];
const CHECKLIST_SLOT = 6;

/** A part of the post as light markup, or null if the post has none. A post may have a second example. */
export function partOf(part: Part, material: Material, layout: Layout, examples: 1 | 2): string | null {
  const { points, values, question } = material;
  const fifth = layout.fifth === part ? points.slice(4) : [];
  switch (part) {
    case "place-one":
      return placePart(material, 0);
    case "place-two":
      return placePart(material, 1);
    case "pair-one":
      return pointsPart([...points.slice(0, 2), ...fifth], values, layout.lead);
    case "pair-two":
      return pointsPart([...points.slice(2, 4), ...fifth], values, layout.lead);
    case "question":
      return (
        pointsPart([question], values, "none") + (examples === 2 ? `\n\n${examplePart(material, 1)}` : "")
      );
    case "trade":
      return tradePart(material, layout);
    case "example":
      return examplePart(material, 0);
    case "checklist":
      return checklistPart(material);
    case "card":
      return cardPart(material);
  }
}

/** The kinds of facts in the two sections about the place. */
export function sectionsOf({ design, topic }: Material): Sections {
  const choices = EVENING_TOPICS.includes(topic.id) ? SECTIONS_WITH_DAYLIGHT : SECTIONS;
  return at(choices, spread(design, 2, choices.length));
}

function placePart(material: Material, section: 0 | 1): string {
  const { design, values } = material;
  const kinds = sectionsOf(material)[section];
  const texts = kinds.map((kind) => {
    const slot = PLACE_KINDS.indexOf(kind);
    const [heading, fact] = at(PLACE_TEXTS[kind], placeAlternative(design, slot));
    const consequences = CONSEQUENCES[design.generator][kind];
    const follows = at(consequences, topicAlternative(design, slot) + design.topic * slot);
    return { heading, text: fill(`${fact} ~;~ ${lowered(follows)}`, values) };
  });
  return `## ${fill(texts[0]?.heading ?? "", values)}\n\n${texts.map(({ text }) => text).join("\n\n")}`;
}

/** Points under the heading of the first. */
function pointsPart(points: readonly Point[], values: Values, lead: Lead): string {
  const texts = points.map(([heading, text], index) => {
    const title = fill(heading, values);
    const body = fill(text, values);
    if (index === 0) return `## ${title}\n\n${body}`;
    return lead === "bold" ? `**${title}${/[?!.]$/.test(title) ? "" : ":"}** ${body}` : body;
  });
  return texts.join("\n\n");
}

function tradePart({ design, trade, values }: Material, layout: Layout): string {
  const choosing = at(trade.choosing, tradeAlternative(design, 0));
  const showing = at(trade.showing, tradeAlternative(design, 1));
  const turned = spread(design, 5, 2) === 0 ? [choosing, showing] : [showing, choosing];
  const line = fill(at(TRADE_LINES, spread(design, 6, TRADE_LINES.length)), values);
  return `${pointsPart(turned, values, layout.lead)} ${line}`;
}

function examplePart({ design, town, trade, topic, values }: Material, turn: number): string {
  const example = at(EXAMPLES[topic.id] ?? [], design.number + design.variant + turn);
  const choice = Math.floor(design.number / 3) + 5 * design.variant;
  const text = workOut(example, numbersOf(town, trade), values, choice);
  return `## ${fill(example.heading, values)}\n\n${text}`;
}

/** Three items of the topic, two of them in one line, and three about the place. */
function checklistPart({ design, topic, values }: Material): string {
  const [one, two, three] = at(topic.checklists, topicAlternative(design, CHECKLIST_SLOT));
  const lines = [
    [`${one}; ${lowered(two)}`, three],
    [one, `${two}; ${lowered(three)}`],
    [`${one}; ${lowered(three)}`, two],
  ];
  const place = PLACE_ITEMS[design.generator];
  const first = spread(design, 9, place.length);
  const items = [...at(lines, design.number), ...[0, 2, 4].map((offset) => at(place, first + offset))];
  const turned = items.map((_, index) => at(items, index + spread(design, 10, items.length)));
  const heading = at(CHECKLIST_HEADINGS, spread(design, 11, CHECKLIST_HEADINGS.length));
  return `## ${heading}\n\n${turned.map((item) => `- ${fill(item, values)}`).join("\n")}`;
}
