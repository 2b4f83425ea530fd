import { TOPICS } from "./briefs";
import { PLACES } from "./content/places";
import type { Brief } from "./writer";

/** Which texts of its topic and place a draft uses, and the order of its sections. */
export type Arrangement = {
  steps: readonly number[];
  checklist: readonly number[];
  title: number;
  thesis: number;
  example: number;
  aside: number;
  closing: number;
  lens: number;
  layout: number;
};

/**
 * One row per place: steps, checklist items, and the variants of thesis, example, aside and closing. The fours are
 * blocks of the Steiner system S(3,4,8), any two of which share none or two; rows and variants were matched by a
 * search that minimizes the longest text two rows have in common.
 */
const ROWS = [
  [[0, 1, 6, 7], [0, 3, 4, 7], 0, 1, 2, 2],
  [[1, 3, 5, 7], [2, 3, 4, 5], 2, 2, 1, 2],
  [[1, 3, 4, 6], [4, 5, 6, 7], 1, 1, 0, 1],
  [[2, 3, 4, 5], [1, 3, 5, 7], 2, 1, 2, 0],
  [[0, 1, 2, 3], [1, 2, 5, 6], 0, 0, 2, 1],
  [[4, 5, 6, 7], [2, 3, 6, 7], 0, 0, 1, 0],
  [[0, 3, 5, 6], [0, 1, 2, 3], 1, 0, 0, 2],
  [[0, 3, 4, 7], [0, 2, 4, 6], 1, 2, 2, 0],
  [[0, 2, 4, 6], [1, 2, 4, 7], 2, 2, 1, 1],
  [[1, 2, 4, 7], [0, 1, 6, 7], 2, 0, 0, 2],
  [[0, 2, 5, 7], [0, 2, 5, 7], 1, 1, 1, 1],
  [[1, 2, 5, 6], [0, 1, 4, 5], 0, 2, 0, 0],
] as const;

const TOPIC_IDS = Object.values(TOPICS).flatMap((topics) => topics.map((topic) => topic.id));

/** The arrangement for a brief. Each topic shifts the rows, so a place does not get the same row for every topic. */
export function arrange(brief: Brief): Arrangement {
  const topic = TOPIC_IDS.indexOf(brief.topic.id);
  const turn = PLACES.findIndex((place) => place.id === brief.place.id) + topic;
  const row = ROWS[turn % ROWS.length] ?? ROWS[0];
  const [steps, checklist, thesis, example, aside, closing] = row;
  return {
    steps,
    checklist,
    title: turn + Math.floor(turn / 3),
    thesis,
    example,
    aside,
    closing,
    lens: topic + thesis,
    layout: turn + Math.floor(turn / 4),
  };
}
