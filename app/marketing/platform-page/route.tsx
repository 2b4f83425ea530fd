import type { LinksFunction } from "@remix-run/cloudflare";
import { buttonClass } from "../../ui/forms/button";
import { Signature } from "../../web/art/art";
import { metaOf } from "../../web/meta";
import { PLATFORM, PLATFORM_CLOSING, PLATFORM_FEATURES, SHARED_LAYERS } from "../content/platform";
import { Closing } from "../sections/closing";
import { Figures } from "../sections/figures";
import { PageHero } from "../sections/page-hero";
import { Actions } from "../sections/section-head";
import { Day } from "./day";
import { Handovers } from "./handovers";
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
      <Handovers />
      <Day />
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

/** Three modules on three shared layers, by name; the grid below says what each does. */
function Layers() {
  return (
    <div className="grid grid-cols-3 gap-3 text-sm/[1.6]" aria-hidden="true">
      {PLATFORM_FEATURES.slice(0, 3).map(({ signature, name }) => (
        <div
          key={name}
          className="layer-module rounded-t-lg border border-line bg-surface px-[1.1rem] pt-5 max-sm:px-3 max-sm:pt-[0.9rem]"
        >
          <Signature name={signature} />
          <strong className="py-[0.35rem] font-display text-[1.375rem] leading-[1.15] font-[560] text-ink max-sm:text-[1.125rem]">
            {name}
          </strong>
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
