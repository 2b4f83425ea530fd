import type { LinksFunction } from "@remix-run/cloudflare";
import { buttonClass } from "../../ui/button";
import { metaOf } from "../../web/meta";
import { ContactSection } from "../contact/contact-section";
import { WHITE_LABEL } from "../content/white-label";
import innerStyles from "../inner-pages.css?url";
import { Closing } from "../sections/closing";
import { Figures } from "../sections/figures";
import { PageHero } from "../sections/page-hero";
import { Actions } from "../sections/section-head";
import { AgencyBoard } from "./agency-board";
import { AgencyFeatures } from "./agency-features";

export const meta = metaOf({ path: "/white-label", ...WHITE_LABEL.meta });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: innerStyles }];

export default function WhiteLabelPage() {
  return (
    <>
      <Hero />
      <Figures figures={WHITE_LABEL.stats} />
      <AgencyFeatures />
      <Reasons />
      <Closing {...WHITE_LABEL.closing}>
        <Actions>
          <DemoAndContact place="white-label closing" second="Contact Sales" />
        </Actions>
      </Closing>
      <ContactSection title={WHITE_LABEL.contactTitle} level="h2" />
    </>
  );
}

function Hero() {
  return (
    <PageHero
      badge={WHITE_LABEL.badge}
      title={WHITE_LABEL.title}
      lead={WHITE_LABEL.lead}
      picture={<AgencyBoard />}
    >
      <DemoAndContact place="white-label hero" second="Get Pricing" />
    </PageHero>
  );
}

/** Links to the demo and to the contact section at the end of this page. */
function DemoAndContact({ place, second }: { place: string; second: string }) {
  return (
    <>
      <a className={buttonClass({ variant: "signal", size: "lg" })} href="/book-now" data-cta={place}>
        Schedule Demo
      </a>
      <a className={buttonClass({ size: "lg" })} href="#contact" data-cta={place}>
        {second}
      </a>
    </>
  );
}

function Reasons() {
  const { title, items } = WHITE_LABEL.reasons;
  return (
    <section className="dark-section py-section">
      <div className="wrap">
        <h2>{title}</h2>
        <ol className="mt-part grid gap-x-[clamp(2rem,4vw,3.5rem)] gap-y-8 min-[52rem]:grid-cols-3">
          {items.map((reason) => (
            <li
              key={reason.title}
              className="grid content-start gap-[0.6rem] border-t border-line-strong pt-5"
            >
              <h3>{reason.title}</h3>
              <p className="max-w-[30em] text-ink-2">{reason.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
