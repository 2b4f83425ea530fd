import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import { useLocation } from "@remix-run/react";
import { industryAt } from "../../copy/industries";
import type { Industry } from "../../copy/industry";
import { metaOf } from "../../web/meta";
import { CallToAction } from "../sections/call-to-action";
import { Closing } from "../sections/closing";
import { Features } from "./features";
import { IndustryHero } from "./hero-board";
import industryStyles from "./industry.css?url";
import { IndustryQuote, Metrics } from "./metrics";

export const meta: MetaFunction = ({ location, matches }) =>
  metaOf({ path: `/${known(location.pathname).slug}`, ...known(location.pathname).meta })({ matches });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: industryStyles }];

/** One page for all industries: the routes are generated from the list that this looks up. */
export default function IndustryPage() {
  const industry = known(useLocation().pathname);
  return (
    <>
      <IndustryHero industry={industry} />
      <Metrics metrics={industry.metrics} />
      <Features section={industry.section} features={industry.features} />
      <IndustryQuote testimonial={industry.testimonial} storefront={industry.storefront} />
      <Closing {...industry.closing}>
        <CallToAction label={industry.action} second="Write to Us" place="closing" />
      </Closing>
    </>
  );
}

function known(pathname: string): Industry {
  const industry = industryAt(pathname);
  if (!industry) throw new Error(`No industry has the address ${pathname}`);
  return industry;
}
