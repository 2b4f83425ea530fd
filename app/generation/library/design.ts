import type { GeneratorId } from "../generators";

/**
 * Which of seven alternatives a post uses in each slot, by a Reed-Solomon code over the field of seven elements: the
 * alternative of slot x is c·x² + b·x + a modulo 7. Two different polynomials agree in at most two points, so two posts
 * of a topic share the texts of at most two of its seven slots; posts with the same `c`, in at most one.
 */
const FIELD = 7;

/** Briefs of a topic: one for each polynomial. */
export const BRIEFS_PER_TOPIC = FIELD ** 3;

export type Design = {
  generator: GeneratorId;
  /** Position of the topic in its generator's list. */
  topic: number;
  /** 0 to 342. */
  number: number;
  /** 0 to 61: another trade text, question, closing, example and set of joints for the same brief. */
  variant: number;
};

type Coefficients = { a: number; b: number; c: number };

function coefficientsOf(number: number): Coefficients {
  return { a: number % FIELD, b: Math.floor(number / FIELD) % FIELD, c: Math.floor(number / FIELD ** 2) };
}

function valueAt({ a, b, c }: Coefficients, x: number): number {
  return (c * x * x + b * x + a) % FIELD;
}

/** The alternative (0 to 6) of the topic's slot `slot` (0 to 6). */
export function topicAlternative(design: Design, slot: number): number {
  return valueAt(coefficientsOf(design.number), slot);
}

/**
 * Position of the trade (0 to 13): it fixes `c`, and takes every second of that value's polynomials. A topic for the
 * first seven only gives them all.
 */
export function tradeOf(design: Design, isForFirstSeven: boolean): number {
  const { a, b, c } = coefficientsOf(design.number);
  return isForFirstSeven ? c : c + FIELD * ((a + b * FIELD) % 2);
}

/** The alternative (0 to 6) of the trade's slot 0 or 1; posts of a trade and topic never share both. */
export function tradeAlternative(design: Design, slot: 0 | 1): number {
  const { a, b } = coefficientsOf(design.number);
  return (
    ((slot === 0 ? a + 2 * design.topic : b + 2 * a + 3 * design.topic) + design.variant * (slot + 1)) % FIELD
  );
}

/**
 * The alternative (0 to 6) of the topic's question. Posts with the same `b` and `c` share no other text of the topic.
 */
export function questionAlternative(design: Design): number {
  return (coefficientsOf(design.number).b + 3 * design.variant) % FIELD;
}

/**
 * The alternative (0 to 6) of the slot `slot` (0 to 6) for texts about the place. The topic is a third power's
 * coefficient, so posts of different topics share at most three.
 */
export function placeAlternative(design: Design, slot: number): number {
  const { a, b, c } = coefficientsOf(design.number);
  const turned = { a: c, b: a, c: b };
  return (valueAt(turned, slot) + (design.topic + 1) * slot ** 3) % FIELD;
}

/** A number that spreads posts over `count` choices that need no bound, such as layouts. */
export function spread(design: Design, salt: number, count: number): number {
  const { a, b, c } = coefficientsOf(design.number);
  return (
    (a * 5 +
      b * 11 +
      c * 17 +
      design.topic * 23 +
      design.variant * (7 + salt) +
      salt * 31 +
      (a * b + b * c * 3) * salt) %
    count
  );
}
