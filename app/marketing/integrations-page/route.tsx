import type { LinksFunction } from "@remix-run/cloudflare";
import { buttonClass } from "../../ui/forms/button";
import { metaOf } from "../../web/meta";
import { INTEGRATION_SERVICES, INTEGRATIONS, INTEGRATIONS_CLOSING } from "../content/integrations";
import innerStyles from "../inner-pages.css?url";
import { Closing } from "../sections/closing";
import { PageHero } from "../sections/page-hero";
import { RuledCards, ServiceCard } from "../sections/ruled-cards";
import { Actions, SectionHead } from "../sections/section-head";
import { StepsSection } from "../sections/steps-section";

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

const WEEKS = [1, 2, 3, 4, 5, 6] as const;

/**
 * The time frames as bars over six weeks. Each bar begins at the kickoff and is darker up to its shortest time. The
 * cards below have the same content as text.
 */
export function Weeks() {
  return (
    <div
      className="hero-panel overflow-clip rounded-xl border border-line bg-surface p-panel shadow-lg tabular-nums"
      aria-hidden="true"
    >
      <p className="text-sm/[1.6] text-ink-3">{INTEGRATIONS.ruler}</p>
      <div className="weeks grid grid-cols-6 pt-4">
        {WEEKS.map((week) => (
          <span key={week} className="pb-[0.4rem] pl-[0.4rem] text-sm/[1.6] font-semibold">
            {week}
          </span>
        ))}
        <i className="weeks-ruler col-span-full h-2 border border-ink" />
        {INTEGRATION_SERVICES.map(({ title, from, to, timeFrame }) => (
          <div key={title} className="col-span-full grid grid-cols-subgrid gap-y-[0.3rem] pt-[1.1rem]">
            <strong className="col-span-full justify-self-start bg-surface pr-[0.4rem] text-sm/[1.6] font-medium">
              {title}
            </strong>
            <b
              className="weeks-bar rounded-md px-3 py-[0.45rem] text-sm/[1.6] whitespace-nowrap text-rank-a-ink"
              style={{ gridColumn: `1 / ${to + 1}`, "--shortest": `${(from / to) * 100}%` }}
            >
              {timeFrame}
            </b>
          </div>
        ))}
      </div>
    </div>
  );
}
