import { GENERATORS } from "../generators";
import type { Draft } from "../writer";
import { at } from "./choose";
import { CLOSINGS } from "./content/closings";
import { PLACE_KEYS } from "./content/frame";
import { LEADS } from "./content/leads";
import { type Design, placeAlternative, spread, topicAlternative, tradeAlternative } from "./design";
import { fill, type Values } from "./fill";
import { LAYOUTS } from "./layouts";
import { gather, type Material } from "./material";
import { varyMentions } from "./mentions";
import { partOf, sectionsOf } from "./parts";
import { settleJoints } from "./sentences";
import { suited } from "./suited";

const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 155;

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

function contentOf(material: Material): string {
  const { design, town, topic, trade, values } = material;
  const layout = at(LAYOUTS, spread(design, 1, LAYOUTS.length));
  const opening = suited(topic.openings, topicAlternative(design, 0), town);
  const leads = LEADS[topic.id] ?? [];
  const lead = suited(leads, spread(design, 18, leads.length), town);
  const closing = suited(CLOSINGS[design.generator], placeAlternative(design, 6) + 2 * design.variant, town);
  const parts = layout.parts.flatMap((part) => partOf(part, material, layout) ?? []);
  const content = [fill(opening, values), fill(lead, values), ...parts, fill(closing, values)].join("\n\n");
  return settleJoints(varyMentions(content, trade.words), design.number + 29 * design.variant);
}

/** Five statements: four headings of points that the post may not show, and one figure of the place. */
function keyPointsOf(material: Material): string[] {
  const { design, town, points, trade, values } = material;
  const showing = at(trade.showing, tradeAlternative(design, 1));
  const chosen = [points[1], points[3], points[4], showing].flatMap((point) =>
    point ? [fill(point[0], values)] : [],
  );
  const keys = PLACE_KEYS[sectionsOf(material)[0].kinds[0] ?? "neighbors"];
  const place = fill(suited(keys, spread(design, 13, keys.length), town), values);
  const position = spread(design, 14, chosen.length + 1);
  return [...chosen.slice(0, position), place, ...chosen.slice(position)];
}

function firstThatFits(texts: readonly string[], values: Values, length: number, start: number): string {
  const filled = texts.map((_, index) => fill(at(texts, start + index), values));
  const fitting = filled.find((text) => text.length <= length);
  if (fitting === undefined) throw new Error(`No text fits in ${length} characters: ${filled[0]}`);
  return fitting;
}
