import { RESULTS_NOTE } from "../../copy/claim";
import { useSite } from "../../web/use-site";
import { EXAMPLE_RECORD, RECORD } from "../content/about";
import { FigureLabel, FigureValue, ScaleBar } from "../sections/figure-band";
import { SectionHead } from "../sections/section-head";

const EXAMPLE_LEAD = (
  <>
    {RECORD.lead}
    <small className="block pt-1 text-sm/[1.6] text-ink-3">{RESULTS_NOTE}</small>
  </>
);

/** Our figures, and our promises beside how we kept them: the company's own, or examples that say so. */
export function OwnRecord() {
  const { record } = useSite().company;
  const isOwn = record.length > 0;
  const rows = isOwn ? record : EXAMPLE_RECORD;
  return (
    <section className="bg-mist py-section">
      <div className="wrap">
        <SectionHead title={RECORD.title} lead={isOwn ? RECORD.lead : EXAMPLE_LEAD} />
        <ScaleBar />
        <ul className="own-figures">
          {RECORD.figures.map(({ value, label, kind }) => (
            <li key={label} data-kind={kind}>
              <FigureValue>{value}</FigureValue>
              <FigureLabel>{label}</FigureLabel>
            </li>
          ))}
        </ul>
        <table className="own-record">
          <caption className="sr-only">Our promises and last month</caption>
          <thead>
            <tr>
              <th scope="col">We promise</th>
              <th scope="col">Last month</th>
              <th scope="col">Where we missed</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ promise, kept, missed }) => (
              <tr key={promise}>
                <th scope="row">{promise}</th>
                <td data-label="Last month">{kept}</td>
                <td data-label="Where we missed">{missed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
