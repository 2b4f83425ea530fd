import type { Picture } from "./picture";
import { stamp } from "./postcard";

export type SealTone = "water" | "land" | "beam";

const GROUNDS: Record<SealTone, string> = { water: "fill-water", land: "fill-land", beam: "fill-beam" };

/** The beam is bright in both themes. */
const INKS: Record<SealTone, string> = {
  water: "--color-ink",
  land: "--color-ink",
  beam: "--color-on-signal",
};

/** A person's initials as a cancelled stamp, instead of a portrait. */
export function seal(initials: string, tone: SealTone): Picture {
  const inner = `<rect class="${GROUNDS[tone]}" width="34" height="40"/><text x="17" y="26" fill="var(${INKS[tone]})">${initials}</text>`;
  return {
    viewBox: "0 0 58 52",
    label: null,
    className: "seal -my-1 w-[58px] flex-none",
    body: `${stamp(1, 1, 44, 50, inner)}<path class="seal-wave" d="M32 38q4-3 8 0t8 0 8 0M32 43q4-3 8 0t8 0 8 0M32 48q4-3 8 0t8 0 8 0"/>`,
  };
}

const STAR = "l1.9 4.2 4.6.5-3.4 3.1.9 4.5-4-2.3-4 2.3.9-4.5-3.4-3.1 4.6-.5z";

/** Always five of five, as specified; a marketing claim like every figure. */
export const FIVE_STARS: Picture = {
  viewBox: "0 0 79 15",
  label: "5 out of 5 stars",
  className: "mt-[0.3rem] w-[79px] fill-data-2",
  body: `<path d="${[0, 1, 2, 3, 4].map((index) => `M${7.5 + index * 16} 1${STAR}`).join("")}"/>`,
};
