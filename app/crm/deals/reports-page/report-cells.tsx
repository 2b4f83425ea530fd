import type { ReactNode } from "react";

export const NUMBER = "text-right tabular-nums";
/** Where there is no room for the column, `more` says the same. */
export const ON_WIDE = `${NUMBER} max-sm:hidden`;
export const LAST_ON_PHONE = `${NUMBER} max-sm:pr-card!`;

export const count = (number: number) => number.toLocaleString("en-US");

type NamedProps = {
  name: string;
  share: number;
  /** On phones below the bar: what other columns say there is room for. */
  more?: ReactNode;
};

/** What a row is about, on a bar of the share of its value. */
export function Named({ name, share, more }: NamedProps) {
  return (
    <>
      {name}
      <span className="share" aria-hidden="true" style={{ "--share": `${share / 100}` }} />
      {more ? (
        <p className="font-normal whitespace-normal text-ink-2 tabular-nums sm:hidden">{more}</p>
      ) : null}
    </>
  );
}
