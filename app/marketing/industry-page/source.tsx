import type { Source } from "../../copy/industry-pictures";
import { rankBand } from "../../web/art/map";
import { Legend, Swatch } from "../pictures/legend";
import { BoardKey } from "../sections/board";

/** The total in a picture's heading: "26" and "of 30 booked". */
export type BoardTotal = { figure: string; rest: string };

export const SOURCE_NAMES: Record<Source, string> = {
  search: "Local search",
  ads: "Ads",
  mail: "Postcard",
  returning: "Returning",
};

/** The color of what came from a source, and of the words on it. */
export const SOURCE_COLORS: Record<Source, string> = {
  search: "bg-teal text-surface",
  ads: "bg-data-2 text-on-signal",
  mail: "bg-data-3 text-surface",
  returning: "bg-[color-mix(in_oklab,var(--color-data-6)_45%,var(--color-surface))]",
};

/** The legend of a picture's colors, and of an empty cell. */
export function SourceKey({ sources, empty }: { sources: readonly Source[]; empty?: string }) {
  return (
    <BoardKey>
      <Legend>
        {sources.map((source) => (
          <li key={source}>
            <Swatch color={SOURCE_COLORS[source]} />
            {SOURCE_NAMES[source]}
          </li>
        ))}
        {empty ? (
          <li>
            <Swatch color="inset-ring inset-ring-line-strong" />
            {empty}
          </li>
        ) : null}
      </Legend>
    </BoardKey>
  );
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** A map rank on the color of its band, always with the number. */
export function Rank({ rank }: { rank: number }) {
  return (
    <span
      className={`rank-${rankBand(rank)} inline-grid size-7 place-items-center rounded-full bg-(--rank) text-xs/[1.6] font-semibold text-(--rank-ink) shadow-[inset_0_0_0_1px_var(--rank-edge,transparent)]`}
    >
      {rank}
    </span>
  );
}
