import { TESTED_RECORDS } from "../../copy/example-business";
import { Art } from "../../web/art/art";
import { circles } from "../../web/art/map";
import type { Picture } from "../../web/art/picture";
import { INTEGRATION_MAPPING } from "../content/integrations";
import { Rows } from "../pictures/rows";

const COLUMNS = 10;
const LOOKS = ["fill-teal", "fill-data-2", "household-outside"] as const;
const all = TESTED_RECORDS.reduce((sum, { records }) => sum + records, 0);

/** What became of each record, in the order of the list. */
const looks = TESTED_RECORDS.flatMap(({ records }, index) =>
  Array.from({ length: records }, () => LOOKS[index]),
);

const dots = looks.map((look, index) => ({
  look,
  x: 6 + (index % COLUMNS) * 24,
  y: 6 + Math.floor(index / COLUMNS) * 24,
}));

const RECORDS: Picture = {
  viewBox: "0 0 228 108",
  label: `${all} dots for ${all} records: ${TESTED_RECORDS.map(({ what, records }) => `${records} ${what.toLowerCase()}`).join(", ")}`,
  body: LOOKS.map((look) =>
    circles(
      dots.filter((dot) => dot.look === look),
      5.5,
      look,
    ),
  ).join(""),
};

/** The page that a test ends with: which field goes where, and what became of fifty records. */
export function Tested() {
  const { title, note, theirs, ours, fields } = INTEGRATION_MAPPING;
  return (
    <figure className="tested overflow-clip rounded-xl border border-line bg-surface text-sm/[1.4] tabular-nums">
      <figcaption className="flex flex-wrap justify-between gap-x-4 border-b border-line px-panel py-[0.85rem]">
        <strong className="text-ui/[1.4]">{title}</strong>
        <span className="text-ink-2">{note}</span>
      </figcaption>
      <table>
        <thead>
          <tr>
            <th scope="col">{theirs}</th>
            <td />
            <th scope="col">{ours}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ their, our, goes }) => (
            <tr key={their}>
              <td>{their}</td>
              <td>{goes}</td>
              <td>{our}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="tested-records">
        <Art picture={RECORDS} />
        <Rows
          rows={[
            ...TESTED_RECORDS.map(({ what, records }) => ({ label: what, value: `${records}` })),
            { label: "Records, checked by one of your people", value: `${all}`, mark: "total" },
          ]}
        />
      </div>
    </figure>
  );
}
