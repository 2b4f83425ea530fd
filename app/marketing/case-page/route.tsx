import type { LinksFunction } from "@remix-run/cloudflare";
import { buttonClass } from "../../ui/forms/button";
import { Icon } from "../../web/art/art";
import { metaOf } from "../../web/meta";
import { useSite } from "../../web/use-site";
import { CASE, CASE_CLOSING } from "../content/case";
import { EXAMPLE_RATES } from "../content/pricing";
import { casePrice } from "../price";
import { Closing } from "../sections/closing";
import { PageHero } from "../sections/page-hero";
import { Actions } from "../sections/section-head";
import caseStyles from "./case.css?url";
import { Failures } from "./failures";
import { Maps } from "./maps";
import { Sums } from "./sums";
import { Weeks } from "./weeks";

export const meta = metaOf({ path: "/case", ...CASE.meta });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: caseStyles }];

/** Ninety days of a made-up practice: both maps, the weeks, the money, and what went wrong. */
export default function CasePage() {
  const rates = useSite().company.rates ?? EXAMPLE_RATES;
  const price = casePrice(CASE, rates);
  return (
    <>
      <PageHero badge={`${CASE.badge}. ${CASE.note}`} title={CASE.title} lead={CASE.lead}>
        <DemoLink place="case hero" />
      </PageHero>
      <Maps spentCents={price.total} />
      <Weeks />
      <Sums price={price} rates={rates} />
      <Failures />
      <Quote />
      <End />
    </>
  );
}

/** Beside what to read next. */
function Quote() {
  const { text, by } = CASE.quote;
  return (
    <section className="pt-section">
      <div className="wrap case-quote definition-list">
        <figure>
          <blockquote>{text}</blockquote>
          <figcaption>{by}</figcaption>
        </figure>
        <dl>
          {CASE.next.map(({ href, name, text }) => (
            <div key={href}>
              <dt>
                <a href={href}>
                  {name}
                  <Icon name="arrow-right" size={17} />
                </a>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function End() {
  return (
    <Closing {...CASE_CLOSING}>
      <Actions>
        <DemoLink place="case closing" />
        <a className={buttonClass({ size: "lg" })} href="/pricing" data-cta="case closing">
          How the Price Is Built
        </a>
      </Actions>
    </Closing>
  );
}

function DemoLink({ place }: { place: string }) {
  return (
    <a className={buttonClass({ variant: "signal", size: "lg" })} href="/book-now" data-cta={place}>
      See Your Own Map
    </a>
  );
}
