import type { LinksFunction } from "@remix-run/cloudflare";
import { buttonClass } from "../../ui/forms/button";
import { Signature } from "../../web/art/art";
import { metaOf } from "../../web/meta";
import {
  PLATFORM,
  PLATFORM_CLOSING,
  PLATFORM_DAY,
  PLATFORM_FEATURES,
  SHARED_LAYERS,
} from "../content/platform";
import innerStyles from "../inner-pages.css?url";
import { Closing } from "../sections/closing";
import { Figures } from "../sections/figures";
import { MoreLink } from "../sections/more-link";
import { PageHero } from "../sections/page-hero";
import { CheckList } from "../sections/ruled-cards";
import { Actions, SectionHead } from "../sections/section-head";
import { StepsSection } from "../sections/steps-section";

export const meta = metaOf({
  path: "/platform",
  title: "The platform: three modules, three shared layers",
  description:
    "PixlSEO, Adrev and AI Direct Mail on one foundation: the same audience, the same rules and one count for search, paid media and mail.",
  keywords: ["marketing platform", "local SEO", "paid media", "direct mail", "marketing analytics"],
});

export const links: LinksFunction = () => [{ rel: "stylesheet", href: innerStyles }];

export default function PlatformPage() {
  return (
    <>
      <PageHero badge="Platform" title={PLATFORM.title} lead={PLATFORM.lead} picture={<Layers />}>
        <a
          className={buttonClass({ variant: "signal", size: "lg" })}
          href="/book-now"
          data-cta="platform hero"
        >
          See Live Demo
        </a>
        <a className={buttonClass({ size: "lg" })} href="/integrations" data-cta="platform hero">
          See Integrations
        </a>
      </PageHero>
      <Figures figures={PLATFORM.figures} />
      <FeaturesGrid />
      <StepsSection {...PLATFORM_DAY} />
      <Closing {...PLATFORM_CLOSING}>
        <Actions>
          <a
            className={buttonClass({ variant: "signal", size: "lg" })}
            href="/book-now"
            data-cta="platform closing"
          >
            See Live Demo
          </a>
        </Actions>
      </Closing>
    </>
  );
}

function FeaturesGrid() {
  return (
    <section className="py-section" id="features">
      <div className="wrap">
        <SectionHead
          title="Six parts, each with a rhythm of its own."
          lead="Like lights on a coast: you know at a glance which one you are looking at."
        />
        <div className="grid grid-cols-1 gap-x-[clamp(1.5rem,3vw,3rem)] border-t border-ink md:grid-cols-2 lg:grid-cols-3">
          {PLATFORM_FEATURES.map(({ signature, name, href, text, benefits }) => (
            <article
              key={name}
              className="relative grid content-start justify-items-start gap-[0.6rem] border-b border-line pt-7 pb-[1.9rem]"
            >
              <Signature name={signature} />
              <h3>{name}</h3>
              <p className="text-[1rem] text-ink-2">{text}</p>
              <CheckList items={benefits} />
              <div className="mt-[0.6rem] grid">
                <MoreLink href={href} label="Learn More" about={`about ${name}`} />
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Three columns on three layers; the grid below has the same content as text. */
function Layers() {
  return (
    <div className="grid grid-cols-3 gap-3 text-sm/[1.6]" aria-hidden="true">
      {PLATFORM_FEATURES.slice(0, 3).map(({ signature, name, benefits }) => (
        <div
          key={name}
          className="grid content-start gap-[0.45rem] rounded-t-lg border border-line bg-surface px-[1.1rem] pt-5 pb-13 leading-[1.35] text-ink-2 max-sm:px-3 max-sm:pt-[0.9rem] max-sm:pb-12"
        >
          <Signature name={signature} />
          <strong className="py-[0.35rem] font-display text-[1.375rem] leading-[1.15] font-[560] text-ink max-sm:text-[1.125rem]">
            {name}
          </strong>
          {benefits.map((benefit) => (
            <span key={benefit} className="max-sm:hidden">
              {benefit}
            </span>
          ))}
        </div>
      ))}
      {SHARED_LAYERS.map(({ signature, question, name }, index) => (
        <div
          key={name}
          className={`col-span-full grid grid-cols-[9rem_1fr_auto] items-center gap-x-4 rounded-md border border-ink bg-surface px-[1.1rem] py-[0.95rem] max-sm:grid-cols-[1fr_auto] ${index === 0 ? "-mt-11" : ""}`.trim()}
        >
          <em className="text-ink-2 not-italic max-sm:col-span-full">{question}</em>
          <strong className="text-ui/[1.6]">{name}</strong>
          <Signature name={signature} />
        </div>
      ))}
    </div>
  );
}
