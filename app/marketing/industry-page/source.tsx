import { rankBand } from "../../web/art/map";
import type { Source } from "../content/industry-pictures";

/** The total in a picture's heading: "26" and "of 30 booked". */
export type BoardTotal = { figure: string; rest: string };

export const SOURCE_NAMES: Record<Source, string> = {
  search: "Local search",
  ads: "Ads",
  mail: "Postcard",
  returning: "Returning",
};

/** The legend of a picture's colors, and of an empty cell. */
export function SourceKey({ sources, empty }: { sources: readonly Source[]; empty?: string }) {
  return (
    <ul className="legend board-key">
      {sources.map((source) => (
        <li key={source}>
          <i className={`sw from-${source}`} />
          {SOURCE_NAMES[source]}
        </li>
      ))}
      {empty ? (
        <li>
          <i className="sw from-none" />
          {empty}
        </li>
      ) : null}
    </ul>
  );
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** A map rank on the color of its band, always with the number. */
export function Rank({ rank }: { rank: number }) {
  return <span className={`rank rk-${rankBand(rank)}`}>{rank}</span>;
}
