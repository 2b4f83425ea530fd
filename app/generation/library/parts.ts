import type { GeneratorId } from "../generators";
import { cardPart } from "./card";
import { at } from "./choose";
import { PLACE_ITEMS } from "./content/closings";
import { EXAMPLES } from "./content/examples";
import {
  CHECKLIST_HEADINGS,
  PLACE_HEADINGS,
  TRADE_HEADINGS,
  TRADE_INTROS,
  TRADE_LINES,
} from "./content/frame";
import { GROUPS } from "./content/groups";
import { MAIL, MARKETING, SEARCH } from "./content/places/consequences";
import { PLACE_TEXTS } from "./content/places/facts";
import { placeAlternative, spread, topicAlternative, tradeAlternative } from "./design";
import { workOut } from "./example";
import { fill, lowered } from "./fill";
import { type Layout, type Lead, type Part, SECTIONS, SECTIONS_WITH_DAYLIGHT, type Section } from "./layouts";
import { type Consequences, PLACE_KINDS, type Point } from "./library";
import type { Material } from "./material";
import { followingFrom, suited, suitedFact } from "./suited";
import { numbersOf } from "./values";

const CONSEQUENCES: Readonly<Record<GeneratorId, Consequences>> = {
  "generate-pixlseo-blog-post": SEARCH,
  "generate-marketing-article": MARKETING,
  "direct-mail-automation": MAIL,
};
const EVENING_TOPICS = ["year-and-daylight", "first-reply", "business-profile"];
const CHECKLIST_SLOT = 6;

/** A part of the post as light markup, or null if the post has none. */
export function partOf(part: Part, material: Material, layout: Layout): string | null {
  const { points, values, question } = material;
  switch (part) {
    case "place-one":
      return placePart(material, 0);
    case "place-two":
      return placePart(material, 1);
    case "group-one":
      return groupPart(material, 0, points.slice(0, 2), layout.lead);
    case "group-two":
      return groupPart(material, 1, points.slice(2), layout.lead);
    case "question":
      return `## ${fill(question[0], values)}\n\n${fill(question[1], values)}`;
    case "trade":
      return tradePart(material, layout);
    case "example":
      return examplePart(material);
    case "checklist":
      return checklistPart(material);
    case "card":
      return cardPart(material);
  }
}

/** The two sections about the place. */
export function sectionsOf({ design, topic }: Material): readonly [Section, Section] {
  const choices = EVENING_TOPICS.includes(topic.id) ? SECTIONS_WITH_DAYLIGHT : SECTIONS;
  return at(choices, spread(design, 2, choices.length));
}

function placePart(material: Material, section: 0 | 1): string {
  const { design, town, values } = material;
  const { theme, kinds } = sectionsOf(material)[section];
  const heading = at(PLACE_HEADINGS[theme], spread(design, 10, PLACE_HEADINGS[theme].length));
  const texts = kinds.map((kind) => {
    const slot = PLACE_KINDS.indexOf(kind);
    const fact = suitedFact(PLACE_TEXTS[kind], placeAlternative(design, slot), town);
    const consequences = followingFrom(fact, CONSEQUENCES[design.generator][kind]);
    const follows = suited(consequences, topicAlternative(design, slot) + design.topic * slot, town);
    return fill(`${fact} ~;~ ${lowered(follows)}`, values);
  });
  return [`## ${fill(heading, values)}`, ...texts].join("\n\n");
}

/** Points under a heading of their own; in one of the two groups, after a few words that lead to them. */
function groupPart(material: Material, group: 0 | 1, points: readonly Point[], lead: Lead): string {
  const { design, topic, values } = material;
  const groups = GROUPS[topic.id] ?? [];
  const { headings } = at(groups, group);
  const heading = at(headings, spread(design, 3 + group, headings.length));
  const intros = groups.flatMap(({ intros }, index) => intros.map((intro) => ({ intro, index })));
  const { intro, index } = at(intros, spread(design, 16, intros.length));
  const beginning = index === group ? [fill(intro, values)] : [];
  return [`## ${fill(heading, values)}`, ...beginning, ...pointsIn(points, material, lead)].join("\n\n");
}

function pointsIn(points: readonly Point[], { values }: Material, lead: Lead): string[] {
  return points.map(([heading, text]) => {
    const title = fill(heading, values);
    return lead === "line"
      ? `### ${title}\n\n${fill(text, values)}`
      : `**${title}${/[?!.]$/.test(title) ? "" : ":"}** ${fill(text, values)}`;
  });
}

/** How customers of the trade choose, and what to show them; in every second post after a few words. */
function tradePart(material: Material, layout: Layout): string {
  const { design, trade, values } = material;
  const choosing = at(trade.choosing, tradeAlternative(design, 0));
  const showing = at(trade.showing, tradeAlternative(design, 1));
  const heading = at(TRADE_HEADINGS, spread(design, 7, TRADE_HEADINGS.length));
  const intro = TRADE_INTROS[spread(design, 8, 2 * TRADE_INTROS.length)];
  const beginning = intro === undefined ? [] : [fill(intro, values)];
  const line = fill(at(TRADE_LINES, spread(design, 6, TRADE_LINES.length)), values);
  const points = pointsIn([choosing, showing], material, layout.lead);
  return [`## ${fill(heading, values)}`, ...beginning, `${points.join("\n\n")} ${line}`].join("\n\n");
}

/** The first of the topic's examples, from the design's on, in which no result is a fraction of one. */
function examplePart({ design, town, trade, topic, values }: Material): string {
  const examples = EXAMPLES[topic.id] ?? [];
  const first = spread(design, 19, 60) + design.number;
  const choice = spread(design, 24, 997) * 7 + design.number;
  const numbers = numbersOf(town, trade);
  const worked = examples.map((_, offset) => {
    const example = at(examples, first + offset);
    return [fill(example.heading, values), workOut(example, numbers, values, choice)] as const;
  });
  const [heading, text] = worked.find(([, text]) => !/= \$?0/.test(text)) ?? at(worked, 0);
  return `## ${heading}\n\n${text}`;
}

/** Two items of the topic and up to five about the place. */
function checklistPart({ design, town, topic, values }: Material): string {
  const own = at(topic.checklists, topicAlternative(design, CHECKLIST_SLOT));
  const ofTopic = [0, 1].map((offset) => at(own, design.number + offset));
  const place = PLACE_ITEMS[design.generator];
  const first = spread(design, 9, place.length);
  const ofPlace = [...new Set([0, 3, 5, 7, 9].map((offset) => suited(place, first + offset, town)))];
  const heading = at(CHECKLIST_HEADINGS, spread(design, 11, CHECKLIST_HEADINGS.length));
  const items = design.number % 2 === 0 ? [...ofTopic, ...ofPlace] : [...ofPlace, ...ofTopic];
  return `## ${heading}\n\n${items.map((item) => `- ${fill(item, values)}`).join("\n")}`;
}
