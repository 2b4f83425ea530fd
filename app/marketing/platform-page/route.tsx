import type { LinksFunction } from "@remix-run/cloudflare";
import { buttonClass } from "../../ui/button";
import { Signature } from "../../web/art/art";
import { metaOf } from "../../web/meta";
import { PLATFORM, PLATFORM_CLOSING, PLATFORM_DAY, PLATFORM_FEATURES } from "../content/platform";
import innerStyles from "../inner-pages.css?url";
import { Closing } from "../sections/closing";
import { Figures } from "../sections/figures";
import { MoreLink } from "../sections/more-link";
import { PageHero } from "../sections/page-hero";
import { CheckList } from "../sections/ruled-cards";
import { Actions, SectionHead } from "../sections/section-head";
import { StepsSection } from "../sections/steps-section";
import { Layers } from "./layers";

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
