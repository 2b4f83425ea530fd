import { factsOf } from "./gazetteer/facts";
import { findTown, TOWNS } from "./gazetteer/towns";
import type { GeneratorId } from "./generators";
import { BRIEFS_PER_TOPIC, type Design, tradeOf } from "./library/design";
import type { Topic } from "./library/library";
import { topicsOf } from "./library/topics";
import { searchFacts, TRADES } from "./library/trades";
import { variantOf } from "./library/variants";
import type { Brief } from "./writer";

/** A subject of the ledger: key, and where it stands in the library's design. */
export type Subject = { key: string; place: string; industry: string; topic: string; design: Design };

/** Without a common factor with the number of towns, so that a topic visits as many towns as it has briefs. */
const PLACE_STRIDE = 101;
const TOPIC_OFFSET = 89;

const cache = new Map<GeneratorId, readonly Subject[]>();

/** Every subject of a generator, in no particular order: as many as the library can write without repeating itself. */
export function listSubjects(generator: GeneratorId): readonly Subject[] {
  const known = cache.get(generator);
  if (known) return known;
  const subjects = topicsOf(generator).flatMap((topic, position) =>
    Array.from({ length: BRIEFS_PER_TOPIC }, (_, number) => number).flatMap((number) => {
      const variant = variantOf(topic.id, number);
      return variant === null ? [] : [subjectOf({ generator, topic: position, number, variant }, topic)];
    }),
  );
  cache.set(generator, subjects);
  return subjects;
}

export function subjectOf(design: Design, topic: Topic): Subject {
  const place = TOWNS[(design.number * PLACE_STRIDE + design.topic * TOPIC_OFFSET) % TOWNS.length];
  const trade = TRADES[tradeOf(design, topic.travelersOnly)];
  if (!place || !trade) throw new Error("The design names a town or trade that the library does not have");
  return {
    key: `${place.id}/${trade.id}/${topic.id}`,
    place: place.id,
    industry: trade.id,
    topic: topic.id,
    design,
  };
}

/**
 * The next brief: of the least covered place, then the least covered industry, then topic. `used` holds the keys of
 * the briefs that are written or being written. Null when every brief is used.
 */
export function chooseBrief(generator: GeneratorId, used: ReadonlySet<string>): Brief | null {
  const subjects = listSubjects(generator);
  const covered = new Map<string, number>();
  const add = (id: string) => covered.set(id, (covered.get(id) ?? 0) + 1);
  for (const subject of subjects) {
    if (used.has(subject.key)) [subject.place, subject.industry, subject.topic].forEach(add);
  }
  const coverage = ({ place, industry, topic }: Subject) =>
    [place, industry, topic].map((id) => covered.get(id) ?? 0);
  let best: { subject: Subject; counts: number[] } | null = null;
  for (const subject of subjects) {
    if (used.has(subject.key)) continue;
    const counts = coverage(subject);
    if (!best || isLess(counts, best.counts)) best = { subject, counts };
  }
  return best && briefOf(best.subject);
}

/** The brief with this key, or null if the generator has none. */
export function findBrief(generator: GeneratorId, key: string): Brief | null {
  const subject = findSubject(generator, key);
  return subject && briefOf(subject);
}

export function findSubject(generator: GeneratorId, key: string): Subject | null {
  return listSubjects(generator).find((subject) => subject.key === key) ?? null;
}

export function briefOf({ key, place, industry, topic, design }: Subject): Brief {
  const town = findTown(place);
  const trade = TRADES.find(({ id }) => id === industry);
  const subject = topicsOf(design.generator).find(({ id }) => id === topic);
  if (!town || !trade || !subject) throw new Error(`No town, trade or topic for ${key}`);
  return {
    generator: design.generator,
    key,
    place: { id: town.id, name: town.name, state: town.state, stateCode: town.stateCode },
    industry: { id: trade.id, name: trade.name },
    topic: { id: subject.id, name: subject.name },
    facts: [...factsOf(town), ...searchFacts(trade)],
    rejections: [],
  };
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
