import { cva } from "class-variance-authority";
import { SEARCHES } from "../../copy/example-business";

const table = cva("w-full tabular-nums", {
  variants: {
    place: {
      map: "text-sm/[1.6] [--row-end:clamp(1.35rem,1rem+1.2vw,2rem)] [--cell-side:0.5rem] [--cell-top:0.6rem]",
      /** Within a panel, from edge to edge; on the narrowest phones, search terms keep whole words. */
      card: "text-sm/[1.4] [--row-end:0px] [--cell-side:0.5rem] [--cell-top:0.6rem] max-[22rem]:text-xs/[1.4] max-[22rem]:[--cell-side:0.3rem]",
    },
  },
});
const row = cva(
  "*:border-line *:px-(--cell-side) *:py-(--cell-top) *:text-right *:first:pl-(--row-end) *:first:text-left *:last:pr-(--row-end)",
  {
    variants: {
      place: {
        map: "",
        /**
         * Where space is tight, the previous ranks stand before the present ones, without a column of their own.
         */
        card: "max-lg:*:nth-2:hidden",
      },
      part: { head: "*:border-b *:font-medium *:text-ink-3", body: "not-first:*:border-t" },
    },
    compoundVariants: [{ place: "map", part: "head", className: "*:border-t *:bg-sunk" }],
  },
);

/** Search terms with their ranks, below the rank map or on a card of its own. */
export function SearchTable({ place = "map" }: { place?: "map" | "card" }) {
  return (
    <table className={table({ place })}>
      <thead>
        <tr className={row({ place, part: "head" })}>
          <th scope="col">Rank at your address</th>
          <th scope="col">Before</th>
          <th scope="col">Now</th>
          <th scope="col">Visits</th>
        </tr>
      </thead>
      <tbody>
        {SEARCHES.map(({ words, before, now, visits }) => (
          <tr key={words} className={row({ place, part: "body" })}>
            <td>{words}</td>
            <td>{before}</td>
            <td className="whitespace-nowrap">
              {place === "card" ? (
                <span className="text-ink-3 lg:hidden">
                  {before}
                  <span className="sr-only"> before, now</span> →{" "}
                </span>
              ) : null}
              <strong>{now}</strong>
            </td>
            <td>{visits}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
