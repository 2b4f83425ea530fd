import { directionOf, driveMinutes, milesOf, solstices } from "../gazetteer/figures";
import { STATES } from "../gazetteer/states";
import type { Neighbor, Town } from "../gazetteer/towns";
import { GENERATORS, type GeneratorId } from "../generators";
import type { Draft } from "../writer";
import { fill, Values } from "./fill";
import { ALL_FORMS } from "./forms";
import type { Form, Trade } from "./library";
import { makePostcard } from "./postcard";

/** Limits of the draft's schema. */
const TITLE = 60;
const DESCRIPTION = 155;
/**
 * A trade's nine questions as a square: the forms of the first generator take its rows, of the second its columns, of
 * the third its diagonals. So two forms of a generator have no question in common, and any two at most one.
 */
const QUESTIONS: readonly (readonly number[])[] = [
  ...[
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
  ],
  ...[
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
  ],
  ...[
    [0, 4, 8],
    [1, 5, 6],
    [2, 3, 7],
  ],
];

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
    keyPoints: form.keyPoints.map((point) => fill(point, values)),
    content: withStates(content, town),
    postcard: generator === "direct-mail-automation" ? makePostcard(town, trade, form) : null,
  };
}

function firstThatFits(texts: readonly string[], limit: number, values: Values): string {
  const filled = texts.map((text) => fill(text, values));
  return filled.find((text) => text.length <= limit) ?? filled.at(-1)?.slice(0, limit) ?? "";
}

function valuesOf(town: Town, trade: Trade, form: Form): Values {
  const { figures, trial, card, searches, needs, questions, ...words } = trade;
  const position = ALL_FORMS.indexOf(form);
  const [first, second] = town.neighbors;
  const { december, june } = solstices(town);
  const texts = Object.entries(words).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return new Values(
    new Map([
      ...texts,
      ["place", town.name],
      ["state", town.state],
      [
        "scene",
        form.id === "near-the-door" ? trade.done : (needs[position < 3 || position === 6 ? 0 : 1] ?? ""),
      ],
      ["urgent", searches[0]],
      ["planned", searches[1]],
      ["questions", threeOf(questions, position)],
      ["audience", card.audience],
      ["front", card.front],
      ["offer", card.offer],
      ["decemberSunset", december.sunset],
      ["juneSunset", june.sunset],
      ...wordsOf("n1", town, first),
      ...wordsOf("n2", town, second),
      ...wordsOf("city", town, town.city),
    ]),
    {
      ...figures,
      mailedOrders: trial.mailed,
      heldOrders: trial.held,
      people: town.population,
      ring10: town.rings[0].people,
      ring25: town.rings[1].people,
      ...figuresOf("n1", first),
      ...figuresOf("n2", second),
      ...figuresOf("city", town.city),
    },
    new Set([
      ...(trade.travels ? ["travels"] : []),
      ...(town.population > town.rings[0].people ? ["big"] : []),
    ]),
    form.pays,
  );
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
  return [...town.neighbors.slice(0, 2), town.city]
    .filter(({ name, stateCode }) => name !== town.name && stateCode !== town.stateCode)
    .reduce((text, { name, stateCode }) => text.replace(name, `${name} in ${STATES[stateCode]}`), content);
}

/** Three questions with their answers, each under a heading of its own. */
function threeOf(questions: string, position: number): string {
  const all = questions.trim().split("\n\n");
  return (QUESTIONS[position] ?? []).map((at) => `### ${all[at]?.replace("\n", "\n\n")}`).join("\n\n");
}
