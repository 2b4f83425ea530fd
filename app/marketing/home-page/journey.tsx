import { buttonClass } from "../../ui/forms/button";
import { Art } from "../../web/art/art";
import { RAY, TOWER } from "../../web/art/lighthouse";
import { JOURNEY } from "../content/home";
import { DaysBar } from "../sections/days-bar";
import { Steps } from "../sections/steps-section";

const SCALE = { days: 30, division: 1, ends: ["Day 1", "Day 30"], isOpen: true } as const;

export function Journey() {
  return (
    <section className="dark-section overflow-clip py-section" id="integrations">
      <div className="wrap">
        {/* Below the menu breakpoint the heading takes the full width, with the tower below it on the ruler. */}
        <div className="grid items-end gap-x-8 lg:grid-cols-[minmax(0,1fr)_auto]">
          <div className="relative z-1 grid gap-[1.1rem] pb-5 lg:pb-part-lg">
            <h2>Lit within 30 days.</h2>
            <p className="lead max-w-[24em]">
              White-glove onboarding: our engineers connect your systems, you approve the plan, and nobody on
              your team writes a line of code.
            </p>
          </div>
          <div className="relative mr-[clamp(3.75rem,6vw,5rem)] -mb-[1.9rem] w-[clamp(4.5rem,9vw,7.5rem)] max-lg:justify-self-end">
            <Art picture={RAY} />
            <Art picture={TOWER} />
          </div>
        </div>
        <DaysBar scale={SCALE} items={JOURNEY} />
        <Steps items={JOURNEY} />
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-line pt-6">
          <p className="mr-auto text-ink-2">
            Thirty minutes is enough to see your own rank map and a first plan.
          </p>
          <a
            className={buttonClass({ variant: "signal", size: "lg" })}
            href="/book-now"
            data-cta="home journey"
          >
            Book Now
          </a>
        </div>
      </div>
    </section>
  );
}
