import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { buttonClass } from "../../ui/forms/button";
import { metaOf } from "../../web/meta";
import { useSite } from "../../web/use-site";
import { type OwnFigures, readOwnFigures, writtenPricePath } from "../content/own-figures";
import { EXAMPLE_RATES, PRICING, PRICING_CLOSING } from "../content/pricing";
import { Closing } from "../sections/closing";
import { PageHero } from "../sections/page-hero";
import { Actions } from "../sections/section-head";
import { Bills } from "./bills";
import { Calculator } from "./calculator";
import { PriceTable } from "./price-table";
import pricingStyles from "./pricing.css?url";
import { Terms } from "./terms";
import { Worth } from "./worth";

export const meta = metaOf(({ company }) => ({
  path: "/pricing",
  ...PRICING.meta,
  noIndex: company.rates === null,
}));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: pricingStyles }];

/** The visitor's figures are in the address, so that the price can be sent on. */
export function loader({ request }: LoaderFunctionArgs) {
  return { own: readOwnFigures(new URL(request.url).searchParams) };
}

/** How a price is built: the owner's rates, or examples that say so. */
export default function PricingPage() {
  const { own } = useLoaderData<typeof loader>();
  const saved = useSite().company.rates;
  const rates = saved ?? EXAMPLE_RATES;
  return (
    <>
      <PageHero
        badge={PRICING.badge}
        title={PRICING.title}
        lead={PRICING.lead}
        note={saved ? undefined : PRICING.exampleNote}
        picture={<Bills rates={rates} />}
      >
        <PriceLinks place="pricing hero" own={own} />
      </PageHero>
      <Calculator own={own} rates={rates} />
      <PriceTable rates={rates} isExample={saved === null} />
      <Worth rates={rates} />
      <Terms />
      <Closing {...PRICING_CLOSING} on="mist">
        <Actions>
          <PriceLinks place="pricing closing" own={own} />
        </Actions>
      </Closing>
    </>
  );
}

function PriceLinks({ place, own }: { place: string; own: OwnFigures }) {
  return (
    <>
      <a className={buttonClass({ variant: "signal", size: "lg" })} href="/book-now" data-cta={place}>
        Get Your Price in 30 Minutes
      </a>
      <a
        className={buttonClass({ size: "lg" })}
        href={writtenPricePath(own.isAsked ? own.figures : null)}
        data-cta={place}
      >
        Get It in Writing
      </a>
    </>
  );
}
