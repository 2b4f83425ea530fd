import type { LinksFunction } from "@remix-run/cloudflare";
import { buttonClass } from "../../ui/forms/button";
import { Icon } from "../../web/art/art";
import { metaOf } from "../../web/meta";
import { ContactSection } from "../contact/contact-section";
import { WHITE_LABEL } from "../content/white-label";
import { Rows } from "../pictures/rows";
import { Closing } from "../sections/closing";
import { Figures } from "../sections/figures";
import { PageHero } from "../sections/page-hero";
import { Actions, SectionHead } from "../sections/section-head";
import { AgencyBoard } from "./agency-board";
import { Brands, ReportHeads } from "./brands";
import whiteLabelStyles from "./white-label.css?url";

export const meta = metaOf({ path: "/white-label", ...WHITE_LABEL.meta });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: whiteLabelStyles }];

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
      <ContactSection
        title={WHITE_LABEL.contactTitle}
        level="h2"
        note={
          <p>
            <a href="/pricing">How the price is built</a>
          </p>
        }
      />
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

/** What an agency keeps, and the picture of it: our name is on none of the three dashboards. */
function Reasons() {
  const { title, items } = WHITE_LABEL.reasons;
  return (
    <section className="dark-section py-section">
      <div className="wrap grid grid-cols-1 gap-y-part">
        <h2>{title}</h2>
        <Brands />
        <ol className="grid gap-x-[clamp(2rem,4vw,3.5rem)] gap-y-8 min-[52rem]:grid-cols-3">
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

function AgencyFeatures() {
  const { section, features } = WHITE_LABEL;
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={section.title} lead={section.text} />
        <section
          className="snap-row grid gap-x-[clamp(2rem,4vw,3.5rem)] border-ink lg:grid-cols-3 lg:border-t"
          style={{ "--cards": `${features.length}` }}
          aria-label="Six features"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable to scroll by keyboard
          tabIndex={0}
        >
          {features.map(({ title, text, benefits, ...feature }) => (
            <article
              key={title}
              className="grid content-start gap-y-[0.7rem] border-b border-line py-7 max-lg:rounded-lg max-lg:border max-lg:bg-surface"
            >
              <div className="strip">
                {"picture" in feature ? <Rows rows={feature.picture} /> : <ReportHeads />}
              </div>
              <h3 className="lg:text-[clamp(1.375rem,1.85vw,1.625rem)]">{title}</h3>
              <p className="max-w-[34em] text-[1rem] text-ink-2">{text}</p>
              <ul className="grid content-start gap-[0.35rem] text-sm/[1.6] text-ink">
                {benefits.map((benefit) => (
                  <li key={benefit} className="flex items-center gap-[0.4rem]">
                    <Icon name="check" size={16} className="text-teal" />
                    {benefit}
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </section>
      </div>
    </section>
  );
}
