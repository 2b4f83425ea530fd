import type { Claim } from "../content/claim";

/** Marketing figures on a scale bar, at the end of a page's head. */
export function Figures({ figures }: { figures: readonly Claim[] }) {
  return (
    <section className="imetrics watery spread" aria-label="Figures">
      <div className="wrap">
        <div className="scale" />
        <ul className="num">
          {figures.map(({ value, label, kind }) => (
            <li key={label} data-kind={kind}>
              <strong>{value}</strong>
              <span>{label}</span>
            </li>
          ))}
        </ul>
        <p className="meta">Marketing copy: what others reached, not a forecast for you.</p>
      </div>
    </section>
  );
}
