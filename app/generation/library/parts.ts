import type { Town } from "../gazetteer/towns";
import type { GeneratorId } from "../generators";
import type { Postcard } from "../writer";
import { PLACE_ITEMS } from "./content/closings";
import { EXAMPLES } from "./content/examples";
import { CARD_BEGINNINGS, CARD_HEADINGS, CARD_LINES, CHECKLIST_HEADINGS, TRADE_LINES } from "./content/frame";
import { MAIL, MARKETING, SEARCH } from "./content/places/consequences";
import { PLACE_TEXTS } from "./content/places/facts";
import { QUESTIONS } from "./content/questions";
import {
  type Design,
  placeAlternative,
  questionAlternative,
  spread,
  topicAlternative,
  tradeAlternative,
} from "./design";
import { workOut } from "./example";
import { fill, type Values } from "./fill";
import type { Layout } from "./layouts";
import {
  type Consequences,
  PLACE_KINDS,
  type PlaceKind,
  type Point,
  type Topic,
  type Trade,
} from "./library";
import { numbersOf } from "./values";

const CONSEQUENCES: Readonly<Record<GeneratorId, Consequences>> = {
  "generate-pixlseo-blog-post": SEARCH,
  "generate-marketing-article": MARKETING,
  "direct-mail-automation": MAIL,
};
const CHECKLIST_SLOT = 6;

/** The facts of the two sections about the place. */
export type Sections = readonly [readonly [PlaceKind, PlaceKind], readonly [PlaceKind, PlaceKind]];

/** What a post is made of: its texts, chosen by the design, and what their placeholders stand for. */
export type Material = {
  design: Design;
  town: Town;
  trade: Trade;
  topic: Topic;
  values: Values;
  /** Opening, then the five points. */
  points: readonly Point[];
  sections: Sections;
  postcard: Postcard | null;
};

export function placePart({ design, values }: Material, kinds: readonly PlaceKind[]): string {
  const [first, second] = kinds.map((kind) => {
    const slot = PLACE_KINDS.indexOf(kind);
    const [heading, fact] = at(PLACE_TEXTS[kind], placeAlternative(design, slot));
    const follows = at(
      CONSEQUENCES[design.generator][kind],
      topicAlternative(design, slot) + design.topic * slot,
    );
    return {
      heading,
      text: `${fact} ~;~ ${lowered(follows)}`,
    };
  });
  if (!first || !second) throw new Error("A section about the place has two texts");
  return `## ${fill(first.heading, values)}\n\n${fill(first.text, values)}\n\n${fill(second.text, values)}`;
}

export function pairPart(points: readonly Point[], values: Values, layout: Layout): string {
  const texts = points.map(([heading, text], index) => {
    const title = fill(heading, values);
    const body = fill(text, values);
    if (index === 0) return `## ${title}\n\n${body}`;
    if (layout.lead === "heading") return `### ${title}\n\n${body}`;
    return layout.lead === "bold" ? `**${title}${/[?!.]$/.test(title) ? "" : ":"}** ${body}` : body;
  });
  return texts.join("\n\n");
}

export function tradePart({ design, trade, values }: Material, layout: Layout): string {
  const choosing = at(trade.choosing, tradeAlternative(design, 0));
  const showing = at(trade.showing, tradeAlternative(design, 1));
  const turned = spread(design, 5, 2) === 0 ? [choosing, showing] : [showing, choosing];
  const line = fill(at(TRADE_LINES, spread(design, 6, TRADE_LINES.length)), values);
  return `${pairPart(turned, values, layout)} ${line}`;
}

export function questionPart({ design, topic, values }: Material): string {
  return pairPart([at(QUESTIONS[topic.id] ?? [], questionAlternative(design))], values, {
    parts: [],
    lead: "none",
  });
}

export function examplePart({ design, town, trade, topic, values }: Material, turn: number): string {
  const example = at(EXAMPLES[topic.id] ?? [], design.number + design.variant + turn);
  const text = workOut(
    example,
    numbersOf(town, trade),
    values,
    Math.floor(design.number / 3) + 5 * design.variant,
  );
  return `## ${fill(example.heading, values)}\n\n${text}`;
}

export function checklistPart({ design, topic, values }: Material): string {
  const own = at(topic.checklists, topicAlternative(design, CHECKLIST_SLOT));
  const place = PLACE_ITEMS[design.generator];
  const first = spread(design, 9, place.length);
  const [one, two, three] = own;
  const joinedItems = at(
    [
      [`${one}; ${lowered(two)}`, three],
      [one, `${two}; ${lowered(three)}`],
      [`${one}; ${lowered(three)}`, two],
    ],
    design.number,
  );
  const items = [...joinedItems, at(place, first), at(place, first + 2), at(place, first + 4)];
  const turned = items.map((_, index) => at(items, index + spread(design, 10, items.length)));
  const heading = at(CHECKLIST_HEADINGS, spread(design, 11, CHECKLIST_HEADINGS.length));
  return `## ${heading}\n\n${turned.map((item) => `- ${fill(item, values)}`).join("\n")}`;
}

export function cardPart({ design, values }: Material, card: Postcard): string {
  const heading = at(CARD_HEADINGS, spread(design, 12, CARD_HEADINGS.length));
  const line = at(CARD_BEGINNINGS, spread(design, 13, CARD_BEGINNINGS.length));
  return [
    `## ${fill(heading, values)}`,
    fill(at(CARD_LINES, topicAlternative(design, 3) + design.topic), values),
    fill(`${line}: ${cardTerms(card, design)}.`, values),
  ].join("\n\n");
}

/** Front, offer and audience of the card as the end of a sentence. */
function cardTerms(card: Postcard, design: Design): string {
  const front = `on the front, **${card.front.replace(/[.?!]$/, "").replace(/([.?!]) (\w)/g, (_, end, next) => `${end === "." ? "," : end} ${end === "." ? next.toLowerCase() : next}`)}**`;
  const offer = `as the offer, ${lowered(card.offer)}`;
  const audience = `as the audience, ${lowered(card.audience)}`;
  return at(
    [
      [front, offer, audience],
      [audience, front, offer],
      [offer, audience, front],
    ],
    spread(design, 15, 3),
  ).join("; ");
}

/** In lower case at its start, unless that is a placeholder or a quotation. */
function lowered(text: string): string {
  return text.replace(/^(<?)([A-Z])(?![A-Z])|(?<=\|)[A-Z]/g, (start) => start.toLowerCase());
}

/** The item at an index that may lie beyond the end of the list, which starts over. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("The library has an empty list");
  return item;
}
