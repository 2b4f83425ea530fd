import { roundPeople } from "../gazetteer/figures";
import { STATES } from "../gazetteer/states";
import { climateOf, type Neighbor, type Town } from "../gazetteer/towns";
import { GENERATORS, type GeneratorId } from "../generators";
import { type Draft, type Fact, HANDWRITING, type Postcard } from "../writer";
import { TRADES } from "./catalog";
import { fill, Values } from "./fill";
import type { Form, Trade } from "./library";

/** Limits of the draft's schema. */
const TITLE = 60;
const DESCRIPTION = 155;
/** A place that is nearer is the same town to whoever drives there. */
const NEXT_DOOR_MILES = 4;
/** The larger neighbor within so many miles is the one that people of the town think of. */
const NEAR_MILES = 15;
/** A place that is farther is no neighbor. */
const FAR_MILES = 30;
/** Close on the map, and an hour away by road or a ferry ride. */
const ACROSS_WATER = new Set(["Hilton Head Island", "Oak Harbor"]);

const EXAMPLE_FACTS = [
  "An urgent search in this trade is “{urgent}”.",
  "A planned search in this trade is “{planned}”.",
  "A Google profile may say {wrong} and should say {right}.",
  "The price of {unit} is {$value}, of which {left%} is gross profit.",
  "Of {leads} new callers a month {book%} come to {quotes}; {close%} of those buy, {rest%} think it over.",
  "{need%} of homes buy it in a year, at {visits} visits each.",
  "An hour at the phone costs {$wage}, an hour of {a worker} {$hour}, a click {$click}, a month of ads {$ads}.",
  "There are {reviews} reviews with {stars} stars together.",
  "After a mailing {mailed} with a card bought, and {held} without.",
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
    keyPoints: form.keyPoints.map((point) => fill(point, values.begin())),
    content,
    postcard: makePostcard(form, values),
  };
}

/** What a draft may quote and assume of a trade and a topic: searches and figures, all as examples. */
export function exampleFacts(town: Town, trade: Trade, form: Form): Fact[] {
  const values = valuesOf(town, trade, form);
  return [...EXAMPLE_FACTS, form.assumes].map((text) => ({ text: fill(text, values), source: "example" }));
}

function firstThatFits(texts: readonly string[], limit: number, values: Values): string {
  const filled = texts.map((text) => fill(text, values.begin()));
  return filled.find((text) => text.length <= limit) ?? filled.at(-1)?.slice(0, limit) ?? "";
}

function valuesOf(town: Town, trade: Trade, form: Form): Values {
  const { figures, example, questions, travels, onsite, rival, shop, customer, job, quote, ...words } = trade;
  const near = nearOf(town);
  const twin = twinOf(town);
  const asked = questionsOf(questions, form);
  return new Values(
    new Map([
      ...Object.entries(words),
      ...Object.entries({ shop, customer, job, quote }).flatMap(([name, [one, several]]) => [
        [name, one] as const,
        [`${name}s`, several] as const,
      ]),
      // "a family law office" at first, then "the office".
      ["shopAgain", shop[0].split(" ").at(-1) ?? shop[0]],
      ["rival", rival[0]],
      ["rivalAgain", rival[1]],
      ["place", town.name],
      ["state", town.state],
      ["city", `${town.name}, ${town.stateCode}`],
      ["questions", asked.map(([question, answer]) => `### ${question}\n\n${answer}`).join("\n\n")],
      ["questionList", asked.map(([question, answer]) => `- **${question}** ${answer}`).join("\n")],
      ["near", nameOf(town, near)],
      ["nearAgain", near.name === town.name ? nameOf(town, near) : near.name],
      ...(twin ? [["twin", nameOf(town, twin)] as const] : []),
    ]),
    {
      ...figures,
      ...example,
      rest: 85 - figures.close,
      people: roundPeople(town.population),
    },
    new Set([
      ...climateOf(town),
      ...(travels ? ["travels"] : []),
      ...(onsite ? ["onsite"] : []),
      ...(twin ? ["twin"] : []),
    ]),
    form.when,
    TRADES.indexOf(trade),
  );
}

/** The place around the town that its people are likeliest to think of: the largest nearby, or else the next one. */
function nearOf({ neighbors, city, stateCode }: Town): Neighbor {
  const away = [...neighbors, city].filter(
    ({ name, miles }) => miles >= NEXT_DOOR_MILES && miles <= FAR_MILES && !ACROSS_WATER.has(name),
  );
  const close = away.filter(({ miles }) => miles <= NEAR_MILES);
  // People look across the border less: Abingdon in Virginia goes to Bristol, Virginia.
  const weight = (one: Neighbor) => one.population * (one.stateCode === stateCode ? 2 : 1);
  return close.sort((one, other) => weight(other) - weight(one))[0] ?? away[0] ?? neighbors[3];
}

/** A place that has grown together with the town, and is not much smaller. */
function twinOf({ neighbors: [next], population }: Town): Neighbor | null {
  return next.miles < NEXT_DOOR_MILES && next.population > population / 3 ? next : null;
}

/** Across the border, or with the town's own name, a neighbor is called by its state as well. */
function nameOf(town: Town, { name, stateCode }: Neighbor): string {
  return name === town.name || stateCode !== town.stateCode ? `${name}, ${STATES[stateCode]}` : name;
}

/** The form's questions, each with its answer. */
function questionsOf(questions: string, form: Form): [question: string, answer: string][] {
  const lines = questions.trim().split("\n");
  return form.questions.map((at) => {
    const [, question = "", answer = ""] = /^(.*?\?) (.*)$/.exec(lines[at] ?? "") ?? [];
    return [question, answer];
  });
}

/**
 * The card that the article of a form talks about: from a shop of the trade to homes in its town. Null for a form that
 * has none.
 */
function makePostcard({ card, id }: Form, values: Values): Postcard | null {
  if (!card) return null;
  return {
    homes: fill("Homes in {city}", values.begin()),
    offer: fill("{Offer}.", values.begin()),
    front: fill("{front}", values.begin()),
    back: fill(card, values.begin()),
    handwriting: HANDWRITING[id.length % HANDWRITING.length] ?? HANDWRITING[0],
  };
}
