import { createSeededRandom } from "../../platform/seeded-random";
import { directionOf, driveMinutes, milesOf } from "../gazetteer/figures";
import { STATES } from "../gazetteer/states";
import type { Neighbor, Town } from "../gazetteer/towns";
import { GENERATORS, type GeneratorId } from "../generators";
import type { Draft } from "../writer";
import { fill, Values } from "./fill";
import type { Form, Trade } from "./library";
import { makePostcard } from "./postcard";

/** Limits of the draft's schema. */
const TITLE = 60;
const DESCRIPTION = 155;
/** Nobody is sent further for work: up to here the assumed speed of a drive is true of town and highway together. */
const FAR_MILES = 35;

type Subject = { generator: GeneratorId; town: Town; trade: Trade; form: Form };

/** The draft of one brief; the same each time. @throws if a text names a slot that nothing fills */
export function composeDraft({ generator, town, trade, form }: Subject): Draft {
  const values = valuesOf(town, trade, form);
  const content = fill(form.content, values)
    .replace(/\n{3,}/g, "\n\n")
    .replace(/ +$/gm, "")
    .trimEnd();
  return {
    title: firstThatFits(form.titles, TITLE, values),
    metaDescription: firstThatFits(form.descriptions, DESCRIPTION, values),
    category: GENERATORS.find(({ id }) => id === generator)?.category ?? "",
    keyPoints: form.keyPoints.map((point) => fill(point, values.begin())),
    content: withStates(content, town),
    postcard: makePostcard(form, `${trade.group} in ${town.name}`, values),
  };
}

function firstThatFits(texts: readonly string[], limit: number, values: Values): string {
  const filled = texts.map((text) => fill(text, values.begin()));
  return filled.find((text) => text.length <= limit) ?? filled.at(-1)?.slice(0, limit) ?? "";
}

function valuesOf(town: Town, trade: Trade, form: Form): Values {
  const { figures, example, questions, ...words } = trade;
  const [first, second] = town.neighbors;
  const far = farNeighborOf(town);
  const texts = Object.entries(words).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const asked = questionsOf(questions, form);
  return new Values(
    new Map([
      ...texts,
      ["place", town.name],
      ["state", town.state],
      ["questions", asked.map(([question, answer]) => `### ${question}\n\n${answer}`).join("\n\n")],
      ["questionList", asked.map(([question, answer]) => `- **${question}** ${answer}`).join("\n")],
      ...wordsOf("n1", town, first),
      ...wordsOf("n2", town, second),
      ...(far ? wordsOf("far", town, far) : []),
    ]),
    {
      ...figures,
      ...example,
      people: town.population,
      ring10: town.rings[0].people,
      ...figuresOf("n1", first),
      ...figuresOf("n2", second),
      ...(far ? figuresOf("far", far) : {}),
    },
    new Set([
      ...(trade.travels ? ["travels"] : []),
      ...(far ? ["far"] : []),
      ...(town.population > town.rings[0].people ? ["big"] : []),
    ]),
    form.pays,
    createSeededRandom(trade.id),
  );
}

/** A place beyond the second neighbor, a city if there is one, where people still drive for work; null without one. */
function farNeighborOf({ city, neighbors }: Town): Neighbor | null {
  const [, second, third, fourth] = neighbors;
  const beyond = [city, fourth, third].filter(({ miles }) => miles <= FAR_MILES && miles > second.miles + 1);
  return beyond[0] ?? null;
}

function wordsOf(prefix: string, town: Town, neighbor: Neighbor): [string, string][] {
  return [
    [prefix, nameOf(town, neighbor)],
    [`${prefix}direction`, directionOf(town, neighbor)],
    [`${prefix}mileword`, milesOf(neighbor) === 1 ? "mile" : "miles"],
  ];
}

function figuresOf(prefix: string, neighbor: Neighbor): Record<string, number> {
  const miles = milesOf(neighbor);
  return {
    [`${prefix}miles`]: miles,
    [`${prefix}minutes`]: driveMinutes(miles),
    [`${prefix}people`]: neighbor.population,
  };
}

/** A neighbor that has the town's own name is never without its state. */
function nameOf(town: Town, { name, stateCode }: Neighbor): string {
  return name === town.name ? `${name} in ${STATES[stateCode]}` : name;
}

/** The first mention of a neighbor across the border says its state. */
function withStates(content: string, town: Town): string {
  return [...town.neighbors, town.city]
    .filter(({ name, stateCode }) => name !== town.name && stateCode !== town.stateCode)
    .reduce((text, { name, stateCode }) => text.replace(name, `${name} in ${STATES[stateCode]}`), content);
}

/** The form's questions, each with its answer. */
function questionsOf(questions: string, form: Form): [question: string, answer: string][] {
  const lines = questions.trim().split("\n");
  return form.questions.map((at) => [lines[2 * at] ?? "", lines[2 * at + 1] ?? ""]);
}
