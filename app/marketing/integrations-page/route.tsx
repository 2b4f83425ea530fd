import type { LinksFunction } from "@remix-run/cloudflare";
import { buttonClass } from "../../ui/button";
import { Icon } from "../../web/art/art";
import { metaOf } from "../../web/meta";
import { INTEGRATION_SERVICES, INTEGRATIONS, INTEGRATIONS_CLOSING } from "../content/integrations";
import { Closing } from "../sections/closing";
import { PageHero } from "../sections/page-hero";
import { SectionHead } from "../sections/section-head";
import { StepsSection } from "../sections/steps-section";
import integrationsStyles from "./integrations.css?url";

export const meta = metaOf({
  path: "/integrations",
  title: "Integrations: CRM, DMS, EHR and store connections",
  description:
    "Four kinds of connection with their time frames. Custom integrations typically take 2-3 weeks; average delivery is 2-6 weeks, tests included.",
  keywords: ["CRM integration", "DMS integration", "EHR integration", "custom integrations"],
});

export const links: LinksFunction = () => [{ rel: "stylesheet", href: integrationsStyles }];

export default function IntegrationsPage() {
  return (
    <>
      <PageHero
        badge="Integrations"
        title={INTEGRATIONS.title}
        lead={INTEGRATIONS.lead}
        picture={<WeeksPicture />}
      >
        <a
          className={buttonClass({ variant: "signal", size: "lg" })}
          href="/book-now"
          data-cta="integrations hero"
        >
          Plan Your Integration
        </a>
      </PageHero>
      <Services />
      <StepsSection {...INTEGRATIONS.process} />
      <Closing {...INTEGRATIONS_CLOSING}>
        <div className="cta">
          <a
            className={buttonClass({ variant: "signal", size: "lg" })}
            href="/book-now"
            data-cta="integrations closing"
          >
            Plan Your Integration
          </a>
          <a className={buttonClass({ size: "lg" })} href="/contact" data-cta="integrations closing">
            Ask an Engineer
          </a>
        </div>
      </Closing>
    </>
  );
}

/** The time frames as bars over six weeks; the cards below have the same content as text. */
function WeeksPicture() {
  return (
    <div className="ipic weeks num" aria-hidden="true">
      <p className="meta">{INTEGRATIONS.ruler}</p>
      <div className="weeks-g">
        {[1, 2, 3, 4, 5, 6].map((week) => (
          <span key={week}>{week}</span>
        ))}
        <i className="scale" />
        {INTEGRATION_SERVICES.map(({ title, from, to, timeFrame }) => (
          <div key={title}>
            <strong>{title}</strong>
            <b style={{ "--s": `${from}`, "--e": `${to + 1}` }}>{timeFrame}</b>
          </div>
        ))}
      </div>
    </div>
  );
}

function Services() {
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead title={INTEGRATIONS.services} />
        <div className="plain4 services">
          {INTEGRATION_SERVICES.map(({ title, timeFrame, text, examples }) => (
            <article key={title}>
              <p className="frame">{timeFrame}</p>
              <h3>{title}</h3>
              <p>{text}</p>
              <ul>
                {examples.map((example) => (
                  <li key={example}>
                    <Icon name="check" size={16} />
                    {example}
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
