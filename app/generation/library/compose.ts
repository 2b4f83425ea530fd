import { findTown } from "../gazetteer/towns";
import { GENERATORS } from "../generators";
import type { Draft } from "../writer";
import { CLOSINGS } from "./content/closings";
import { PLACE_KEYS } from "./content/frame";
import { type Design, placeAlternative, spread, topicAlternative, tradeAlternative } from "./design";
import { fill, type Values } from "./fill";
import { LAYOUTS, type Layout, type Part } from "./layouts";
import type { Topic } from "./library";
import { varyMentions } from "./mentions";
import {
  at,
  cardPart,
  checklistPart,
  examplePart,
  type Material,
  pairPart,
  placePart,
  questionPart,
  type Sections,
  tradePart,
} from "./parts";
import { makePostcard } from "./postcard";
import { settleJoints } from "./sentences";
import { topicsOf } from "./topics";
import { findTrade } from "./trades";
import { valuesOf } from "./values";

const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 155;
/** A post of fewer words gets a second example. */
const SHORT = 760;

const SECTIONS: readonly Sections[] = [
  [
    ["neighbors", "drive"],
    ["rings", "households"],
  ],
  [
    ["rank", "households"],
    ["neighbors", "drive"],
  ],
  [
    ["rings", "neighbors"],
    ["drive", "rank"],
  ],
  [
    ["households", "rings"],
    ["rank", "drive"],
  ],
  [
    ["drive", "neighbors"],
    ["rank", "rings"],
  ],
  [
    ["rank", "neighbors"],
    ["households", "drive"],
  ],
];
/** For topics in which evenings matter. */
const SECTIONS_WITH_DAYLIGHT: readonly Sections[] = [
  [
    ["daylight", "drive"],
    ["rank", "households"],
  ],
  [
    ["neighbors", "drive"],
    ["daylight", "households"],
  ],
  [
    ["rings", "households"],
    ["daylight", "drive"],
  ],
  [
    ["daylight", "rank"],
    ["neighbors", "drive"],
  ],
  [
    ["drive", "daylight"],
    ["rings", "rank"],
  ],
];
const EVENING_TOPICS = ["year-and-daylight", "first-reply", "business-profile"];

/** Writes the draft of a subject. The same subject always gives the same draft. */
export function composeDraft(subject: { place: string; industry: string; design: Design }): Draft {
  const material = gather(subject);
  const { design, topic, values, postcard } = material;
  const category = GENERATORS.find(({ id }) => id === design.generator)?.category ?? "";
  return {
    title: firstThatFits(topic.titles, values, TITLE_LENGTH, design.number),
    metaDescription: firstThatFits(topic.descriptions, values, DESCRIPTION_LENGTH, design.number),
    category: topic.category ?? category,
    keyPoints: keyPointsOf(material),
    content: contentOf(material),
    postcard,
  };
}

function gather({ place, industry, design }: { place: string; industry: string; design: Design }): Material {
  const town = findTown(place);
  const trade = findTrade(industry);
  const topic = topicsOf(design.generator)[design.topic];
  if (!town || !trade || !topic)
    throw new Error(`The library does not have ${place}, ${industry} or the topic`);
  const isMail = design.generator === "direct-mail-automation";
  return {
    design,
    town,
    trade,
    topic,
    values: valuesOf(town, trade),
    points: topic.points.map((slot, index) => at(slot, topicAlternative(design, index + 1))),
    sections: sectionsOf(design, topic),
    postcard: isMail ? makePostcard(design, town, trade, topic.id) : null,
  };
}

function sectionsOf(design: Design, topic: Topic): Sections {
  const choices = EVENING_TOPICS.includes(topic.id) ? SECTIONS_WITH_DAYLIGHT : SECTIONS;
  return at(choices, spread(design, 2, choices.length));
}

function contentOf(material: Material): string {
  const content = assemble(material, 1);
  const long = content.split(/\s+/).length < SHORT ? assemble(material, 2) : content;
  return settleJoints(
    varyMentions(long, material.trade.words),
    material.design.number + 29 * material.design.variant,
  );
}

function assemble(material: Material, examples: 1 | 2): string {
  const { design, topic, values } = material;
  const layout = at(LAYOUTS, spread(design, 1, LAYOUTS.length));
  const opening = fill(at(topic.openings, topicAlternative(design, 0)), values);
  const parts = layout.parts.flatMap((part) => {
    const text = partOf(part, material, layout, examples);
    return text === null ? [] : [text];
  });
  const closing = fill(
    at(CLOSINGS[design.generator], placeAlternative(design, 6) + 2 * design.variant),
    values,
  );
  return [opening, ...parts, closing].join("\n\n");
}

function partOf(part: Part, material: Material, layout: Layout, examples: 1 | 2): string | null {
  const { points, values } = material;
  switch (part) {
    case "place-one":
      return placePart(material, material.sections[0]);
    case "place-two":
      return placePart(material, material.sections[1]);
    case "pair-one":
      return pairPart(points.slice(0, 2), values, layout);
    case "pair-two":
      return pairPart(points.slice(2, 4), values, layout);
    case "single":
      return pairPart(points.slice(4), values, layout);
    case "question":
      return questionPart(material) + (examples === 2 ? `\n\n${examplePart(material, 1)}` : "");
    case "trade":
      return tradePart(material, layout);
    case "example":
      return examplePart(material, 0);
    case "checklist":
      return checklistPart(material);
    case "card":
      return material.postcard && cardPart(material, material.postcard);
  }
}

/** Five statements: four headings of points that the post may not show, and one figure of the place. */
function keyPointsOf({ design, points, trade, values }: Material): string[] {
  const showing = at(trade.showing, tradeAlternative(design, 1));
  const chosen = [points[1], points[3], points[4], showing].flatMap((point) =>
    point ? [fill(point[0], values)] : [],
  );
  const place = fill(at(PLACE_KEYS, spread(design, 13, PLACE_KEYS.length)), values);
  const position = spread(design, 14, chosen.length + 1);
  return [...chosen.slice(0, position), place, ...chosen.slice(position)];
}

function firstThatFits(texts: readonly string[], values: Values, length: number, start: number): string {
  const filled = texts.map((_, index) => fill(at(texts, start + index), values));
  const fitting = filled.find((text) => text.length <= length);
  if (fitting === undefined) throw new Error(`No text fits in ${length} characters: ${filled[0]}`);
  return fitting;
}
