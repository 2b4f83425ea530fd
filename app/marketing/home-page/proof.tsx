import { PROOF } from "../content/home";
import { ScaleBar } from "../sections/figure-band";

/** Five figures in a row; on phones one under another. */
export function Proof() {
  return (
    <section className="relative z-3 bg-paper" aria-label="Results">
      <div className="wrap">
        <ScaleBar />
        <ul className="pt-2 sm:grid sm:grid-cols-[repeat(5,auto)] sm:justify-between sm:gap-6 sm:pt-8">
          {PROOF.map(({ value, label }) => (
            <li
              key={label}
              className="grid gap-[0.1rem] border-line max-sm:grid-cols-[7.5rem_1fr] max-sm:items-baseline max-sm:py-[0.7rem] max-sm:not-first:border-t"
            >
              <strong className="font-display text-[clamp(1.75rem,1.3rem+1.4vw,2.5rem)] leading-[1.05] font-[560] tracking-[-0.015em]">
                {value}
              </strong>
              <span className="text-sm/[1.6] text-ink-2">{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
