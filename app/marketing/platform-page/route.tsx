import type { LinksFunction } from "@remix-run/cloudflare";
import { buttonClass } from "../../ui/button";
import { Icon, Signature } from "../../web/art/art";
import { metaOf } from "../../web/meta";
import {
  PLATFORM,
  PLATFORM_CLOSING,
  PLATFORM_DAY,
  PLATFORM_FEATURES,
  SHARED_LAYERS,
} from "../content/platform";
import { Closing } from "../sections/closing";
import { Figures } from "../sections/figures";
import { MoreLink } from "../sections/more-link";
import { PageHero } from "../sections/page-hero";
import { SectionHead } from "../sections/section-head";
import { StepsSection } from "../sections/steps-section";
import platformStyles from "./platform.css?url";

export const meta = metaOf({
  path: "/platform",
  title: "The platform: three modules, three shared layers",
  description:
    "PixlSEO, Adrev and AI Direct Mail on one foundation: the same audience, the same rules and one count for search, paid media and mail.",
  keywords: ["marketing platform", "local SEO", "paid media", "direct mail", "marketing analytics"],
});

export const links: LinksFunction = () => [{ rel: "stylesheet", href: platformStyles }];

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
        <div className="cta">
          <a
            className={buttonClass({ variant: "signal", size: "lg" })}
            href="/book-now"
            data-cta="platform closing"
          >
            See Live Demo
          </a>
        </div>
      </Closing>
    </>
  );
}

/** Three columns on three layers; the grid below has the same content as text. */
function Layers() {
  return (
    <div className="layers" aria-hidden="true">
      {PLATFORM_FEATURES.slice(0, 3).map(({ signature, name, benefits }) => (
        <div key={name} className="layer-col">
          <Signature name={signature} />
          <strong>{name}</strong>
          {benefits.map((benefit) => (
            <span key={benefit}>{benefit}</span>
          ))}
        </div>
      ))}
      {SHARED_LAYERS.map(({ signature, question, name }) => (
        <div key={name} className="layer-row">
          <em>{question}</em>
          <strong>{name}</strong>
          <Signature name={signature} />
        </div>
      ))}
    </div>
  );
}

function FeaturesGrid() {
  return (
    <section className="sec" id="features">
      <div className="wrap">
        <SectionHead
          title="Six parts, each with a rhythm of its own."
          lead="Like lights on a coast: you know at a glance which one you are looking at."
        />
        <div className="grid6">
          {PLATFORM_FEATURES.map(({ signature, name, href, text, benefits }) => (
            <article key={name}>
              <Signature name={signature} />
              <h3>{name}</h3>
              <p>{text}</p>
              <ul>
                {benefits.map((benefit) => (
                  <li key={benefit}>
                    <Icon name="check" size={16} />
                    {benefit}
                  </li>
                ))}
              </ul>
              <MoreLink href={href} label="Learn More" about={`about ${name}`} />
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
