import type { LinksFunction } from "@remix-run/cloudflare";
import { buttonClass } from "../../ui/button";
import { metaOf } from "../../web/meta";
import { INTEGRATION_SERVICES, INTEGRATIONS, INTEGRATIONS_CLOSING } from "../content/integrations";
import innerStyles from "../inner-pages.css?url";
import { Closing } from "../sections/closing";
import { PageHero } from "../sections/page-hero";
import { RuledCards, ServiceCard } from "../sections/ruled-cards";
import { Actions, SectionHead } from "../sections/section-head";
import { StepsSection } from "../sections/steps-section";
import { Weeks } from "./weeks";

export const meta = metaOf({
  path: "/integrations",
  title: "Integrations: CRM, DMS, EHR and store connections",
  description:
    "Four kinds of connection with their time frames. Custom integrations typically take 2-3 weeks; average delivery is 2-6 weeks, tests included.",
  keywords: ["CRM integration", "DMS integration", "EHR integration", "custom integrations"],
});

export const links: LinksFunction = () => [{ rel: "stylesheet", href: innerStyles }];

export default function IntegrationsPage() {
  return (
    <>
      <PageHero badge="Integrations" title={INTEGRATIONS.title} lead={INTEGRATIONS.lead} picture={<Weeks />}>
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
        <Actions>
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
        </Actions>
      </Closing>
    </>
  );
}

function Services() {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={INTEGRATIONS.services} />
        <RuledCards>
          {INTEGRATION_SERVICES.map(({ title, timeFrame, text, examples }) => (
            <ServiceCard key={title} title={title} text={text} timeFrame={timeFrame} points={examples} />
          ))}
        </RuledCards>
      </div>
    </section>
  );
}
