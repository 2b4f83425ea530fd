import { factsOf } from "./gazetteer/facts";
import { findTown, TOWNS } from "./gazetteer/towns";
import { GENERATOR_IDS, type GeneratorId } from "./generators";
import { FORMS, findTrade, TRADES } from "./library/catalog";
import { exampleFacts } from "./library/compose";
import type { Brief } from "./writer";

/** How many briefs of a generator come before one repeats a form with a trade. */
export const BRIEFS_WITHOUT_REPETITION = 4 * TRADES.length;

const cache = new Map<GeneratorId, readonly string[]>();

/**
 * Keys of a generator's briefs, "town/trade/form", in the order in which they are written: the next town and the next
 * trade each time, and another form when the trades begin again. No town and trade come together twice, and no two
 * generators have a town in common.
 */
export function listBriefs(generator: GeneratorId): readonly string[] {
  const known = cache.get(generator);
  if (known) return known;
  const own = GENERATOR_IDS.indexOf(generator);
  const towns = TOWNS.filter((_, index) => index % GENERATOR_IDS.length === own);
  const forms = FORMS[generator];
  // The generators begin a third of the trades apart, so that they seldom meet.
  const offset = (own * TRADES.length) / GENERATOR_IDS.length;
  const period = (towns.length * TRADES.length) / commonDivisor(towns.length, TRADES.length);
  const listed = Array.from({ length: towns.length * TRADES.length }, (_, at) => {
    const round = Math.floor(at / TRADES.length);
    // One town further when both lists begin again together, or a town would always meet the same trades.
    const town = towns[(at + Math.floor(at / period)) % towns.length]?.id;
    const trade = TRADES[(at + offset) % TRADES.length]?.id;
    return `${town}/${trade}/${forms[(at + round) % forms.length]?.id}`;
  });
  cache.set(generator, listed);
  return listed;
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

type Choice = {
  /** The briefs that other generators wrote last: another town and trade are taken if there is one. */
  others?: readonly string[];
  /** How many of the generator's briefs the writer can write; null is all. */
  limit?: number | null;
};

/**
 * The next brief of a generator, or null if none is left. `used` holds the keys that are written or being written, or
 * were tried in this run. The form comes first that was used least, so that neighbors in the queue differ in form.
 */
export function chooseBrief(
  generator: GeneratorId,
  used: ReadonlySet<string>,
  { others = [], limit = null }: Choice = {},
): Brief | null {
  const pairs = new Set([...used].map(pairOf));
  const left = listBriefs(generator)
    .slice(0, limit ?? undefined)
    .filter((key) => !pairs.has(pairOf(key)));
  const taken = new Set(others.flatMap((key) => key.split("/").slice(0, 2)));
  const apart = left.filter((key) => !key.split("/").some((part) => taken.has(part)));
  const next = leastUsedForm(apart.length > 0 ? apart : left, used);
  return next === undefined ? null : findBrief(generator, next);
}

/** The first of the keys whose form occurs least often in `used`. */
function leastUsedForm(keys: readonly string[], used: ReadonlySet<string>): string | undefined {
  const counts = new Map<string, number>();
  for (const key of used) counts.set(formOf(key), (counts.get(formOf(key)) ?? 0) + 1);
  const countOf = (key: string) => counts.get(formOf(key)) ?? 0;
  const least = Math.min(...keys.map(countOf));
  return keys.find((key) => countOf(key) === least);
}

/** The brief with this key, or null if there is no such town, trade or form. */
export function findBrief(generator: GeneratorId, key: string): Brief | null {
  const [townId = "", tradeId = "", formId = ""] = key.split("/");
  const town = findTown(townId);
  const trade = findTrade(tradeId);
  const form = FORMS[generator].find(({ id }) => id === formId);
  if (!town || !trade || !form) return null;
  return {
    generator,
    key,
    place: { id: town.id, name: town.name, state: town.state, stateCode: town.stateCode },
    industry: { id: trade.id, name: trade.name },
    topic: { id: form.id, name: form.name },
    facts: [...factsOf(town), ...exampleFacts(town, trade, form)],
    rejections: [],
  };
}

function pairOf(key: string): string {
  return key.split("/").slice(0, 2).join("/");
}

function formOf(key: string): string {
  return key.split("/")[2] ?? "";
}
