import { findTown, type Town } from "../gazetteer/towns";
import type { Postcard } from "../writer";
import { at } from "./choose";
import { QUESTIONS } from "./content/questions";
import { type Design, questionAlternative, topicAlternative } from "./design";
import type { Values } from "./fill";
import type { Point, Topic, Trade } from "./library";
import { makePostcard } from "./postcard";
import { suitedPoint } from "./suited";
import { topicsOf } from "./topics";
import { findTrade } from "./trades";
import { valuesOf } from "./values";

/** What a post is made of: its texts, chosen by the design, and what their placeholders stand for. */
export type Material = {
  design: Design;
  town: Town;
  trade: Trade;
  topic: Topic;
  values: Values;
  /** The five points: the first two are a group, and the others. */
  points: readonly Point[];
  question: Point;
  postcard: Postcard | null;
};

/** @throws if the library does not have the place, the industry or the topic */
export function gather(subject: { place: string; industry: string; design: Design }): Material {
  const { design } = subject;
  const town = findTown(subject.place);
  const trade = findTrade(subject.industry);
  const topic = topicsOf(design.generator)[design.topic];
  if (!town || !trade || !topic)
    throw new Error(`The library has no ${subject.place} or ${subject.industry}`);
  const isMail = design.generator === "direct-mail-automation";
  return {
    design,
    town,
    trade,
    topic,
    values: valuesOf(town, trade),
    points: topic.points.map((slot, index) => suitedPoint(slot, topicAlternative(design, index + 1), town)),
    question: at(QUESTIONS[topic.id] ?? [], questionAlternative(design)),
    postcard: isMail ? makePostcard(design, town, trade, topic.id) : null,
  };
}
