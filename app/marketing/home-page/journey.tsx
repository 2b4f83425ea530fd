import { buttonClass } from "../../ui/button";
import { Art } from "../../web/art/art";
import { RAY, TOWER } from "../../web/art/tower";
import { JOURNEY } from "../content/home";

const DAYS = Array.from({ length: 30 }, () => "<i></i>").join("");

export function Journey() {
  return (
    <section className="sec dark-section journey" id="integrations">
      <div className="wrap">
        <div className="journey-top">
          <div>
            <h2>Lit within 30 days.</h2>
            <p className="lead">
              White-glove onboarding: our engineers connect your systems, you approve the plan, and nobody on
              your team writes a line of code.
            </p>
          </div>
          <div className="journey-art">
            <Art picture={RAY} />
            <Art picture={TOWER} />
          </div>
        </div>
        <Timeline />
        <ol className="steps">
          {JOURNEY.map((step) => (
            <li key={step.title}>
              <p className="meta">{step.when}</p>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <div className="journey-end">
          <p>Thirty minutes is enough to see your own rank map and a first plan.</p>
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

/** The steps as bars over thirty days; the list below has the same content as text. */
function Timeline() {
  return (
    <div className="gantt" aria-hidden="true">
      <p className="gantt-lab num">
        <span>Day 1</span>
        <span>Day 30</span>
      </p>
      <div className="gantt-days" dangerouslySetInnerHTML={{ __html: DAYS }} />
      <ul className="gantt-rows">
        {JOURNEY.map(({ title, from, to }, index) => (
          <li key={title} style={{ "--s": `${from}`, "--e": `${to + 1}`, "--m": `${1 + index * 0.35}` }}>
            <b>{index + 1}</b>
            <span>{title}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
