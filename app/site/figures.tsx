import type { Claim } from "./content/claim";

/** Marketing figures on a scale bar, as they close a page's head. */
export function Figures({ figures }: { figures: readonly Claim[] }) {
  return (
    <section className="imetrics" aria-label="Figures">
      <div className="wrap">
        <div className="scale" />
        <ul className="num">
          {figures.map(({ value, label }) => (
            <li key={label}>
              <strong>{value}</strong>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
