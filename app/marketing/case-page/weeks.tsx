import { CASE } from "../content/case";
import { SectionHead } from "../sections/section-head";

const { title, lead, calls, mistakes } = CASE.weeks;
const most = Math.max(...calls);
const isMistake = (week: number) => mistakes.some((mistake) => mistake === week);

/** Calls by week as bars, and what was done; the weeks of our mistakes are red, and the list says which they are. */
export function Weeks() {
  return (
    <section className="bg-sunk py-section">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ol className="week-bars" aria-label="Calls per week">
          {calls.map((count, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the weeks are numbered, and never move
              key={index}
              className={isMistake(index + 1) ? "mistake" : undefined}
              style={{ "--share": `${Math.round((count / most) * 1000) / 1000}` }}
            >
              <strong>{count}</strong>
              <span>{index + 1}</span>
            </li>
          ))}
        </ol>
        <ol className="week-actions">
          {CASE.actions.map(({ when, what, ...action }) => (
            <li key={when} className={"isMistake" in action ? "mistake" : undefined}>
              <strong>{when}</strong>
              {what}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
