import type { LinksFunction } from "@remix-run/cloudflare";
import { buttonClass } from "../../ui/forms/button";
import { metaOf } from "../../web/meta";
import { INTEGRATION_SERVICES, INTEGRATIONS, INTEGRATIONS_CLOSING } from "../content/integrations";
import innerStyles from "../inner-pages.css?url";
import { Closing } from "../sections/closing";
import { DaysBar } from "../sections/days-bar";
import { PageHero } from "../sections/page-hero";
import { Actions } from "../sections/section-head";
import { Steps, StepsSection } from "../sections/steps-section";
import { Piers } from "./piers";
import { Tested } from "./tested";

export const meta = metaOf({
  path: "/integrations",
  title: "Integrations: CRM, DMS, EHR and store connections",
  description:
    "Four kinds of connection and what each works with. Average delivery is 2-6 weeks from kickoff; custom integrations typically take 2-3 weeks to build.",
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
      <Piers />
      <StepsSection title={INTEGRATIONS.process.title} lead={INTEGRATIONS.process.lead}>
        <DaysBar scale={INTEGRATIONS.process.scale} items={INTEGRATIONS.process.items} />
        <Steps items={INTEGRATIONS.process.items} />
        <Tested />
      </StepsSection>
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

const WEEKS = [1, 2, 3, 4, 5, 6] as const;

/** The weeks of each kind above a ruler of six, filled up to the shortest. */
export function Weeks() {
  const { title, shortest, longest } = INTEGRATIONS.picture;
  return (
    <div className="weeks hero-panel overflow-clip rounded-xl border border-line bg-surface text-sm/[1.4] shadow-lg tabular-nums">
      <p className="flex flex-wrap justify-between gap-x-4 border-b border-line px-panel py-[0.85rem]">
        <strong className="text-ui/[1.4]">{title}</strong>
        <span className="flex items-baseline gap-2 text-ink-2">
          <b style={{ "--shortest": "100%" }} />
          {shortest} <b style={{ "--shortest": "0%" }} />
          {longest}
        </span>
      </p>
      <ul className="px-panel pb-5">
        {INTEGRATION_SERVICES.map(({ title, timeFrame, from, to }) => (
          <li key={title} className="pt-6">
            <p className="flex flex-wrap justify-between gap-x-4 pb-3">
              <strong>{title}</strong> <span>{timeFrame}</span>
            </p>
            <i style={{ "--weeks": `${to}`, "--shortest": `${(from / to) * 100}%` }} />
          </li>
        ))}
        <li className="weeks-ruler" aria-hidden="true">
          {WEEKS.map((week) => (
            <span key={week}>{week}</span>
          ))}
        </li>
      </ul>
    </div>
  );
}
