import type { LinksFunction } from "@remix-run/cloudflare";
import { buttonClass } from "../../ui/forms/button";
import { metaOf } from "../../web/meta";
import { PLATFORM, PLATFORM_CLOSING } from "../content/platform";
import { Closing } from "../sections/closing";
import { Figures } from "../sections/figures";
import { PageHero } from "../sections/page-hero";
import { Actions } from "../sections/section-head";
import { Day } from "./day";
import { Handovers } from "./handovers";
import platformStyles from "./platform.css?url";
import { Story } from "./story";

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
      <PageHero badge="Platform" title={PLATFORM.title} lead={PLATFORM.lead} picture={<Story />}>
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
