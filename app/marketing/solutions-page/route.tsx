import type { LinksFunction } from "@remix-run/cloudflare";
import { RESULTS_NOTE } from "../../copy/claim";
import type { DayOne } from "../../copy/industry";
import { buttonClass } from "../../ui/forms/button";
import { Art } from "../../web/art/art";
import { STOREFRONTS } from "../../web/art/storefronts";
import { metaOf } from "../../web/meta";
import { SOLUTIONS, SOLUTIONS_CLOSING } from "../content/solutions";
import { CallToAction } from "../sections/call-to-action";
import { Closing } from "../sections/closing";
import { IndustryCards } from "../sections/industry-cards";
import { Actions } from "../sections/section-head";
import dayOneStyles from "./day-one.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: dayOneStyles }];

export const meta = metaOf({ path: "/solutions", ...SOLUTIONS.meta });

export default function SolutionsPage() {
  return (
    <>
      <section className="pt-under-header pb-section">
        <div className="wrap">
          <div className="mb-part grid items-end gap-x-gap gap-y-4 [--actions-gap:1.5rem] lg:grid-cols-2">
            <h1>{SOLUTIONS.title}</h1>
            <div>
              <p className="lead">{SOLUTIONS.lead}</p>
              <CallToAction label={SOLUTIONS.action} place="solutions hero" />
            </div>
          </div>
          <h2 className="sr-only">The trades</h2>
          <IndustryCards sentence="problem" more={({ dayOne }) => <DayOneList of={dayOne} />} />
          <p className="pt-5 text-sm/[1.6] text-ink-3">{RESULTS_NOTE}</p>
        </div>
      </section>
      <WhiteLabelTeaser />
      <Closing {...SOLUTIONS_CLOSING}>
        <CallToAction label={SOLUTIONS.action} second="Write to Us" place="solutions closing" />
      </Closing>
    </>
  );
}

/** What is in place for a trade before its first sign-in. */
function DayOneList({ of }: { of: DayOne }) {
  const { searches, card, connects } = SOLUTIONS.dayOne;
  return (
    <dl className="day-one text-sm/[1.5] text-ink-2">
      <div>
        <dt>{searches}</dt>
        <dd>{of.searches}</dd>
      </div>
      <div>
        <dt>{card}</dt>
        <dd>{of.card}</dd>
      </div>
      <div>
        <dt>{connects}</dt>
        <dd>{of.connects}</dd>
      </div>
    </dl>
  );
}

function WhiteLabelTeaser() {
  const { title, text, label } = SOLUTIONS.whiteLabel;
  return (
    <section className="dark-section py-[clamp(3.5rem,6vw,5.5rem)]">
      <div className="wrap agencies grid items-center gap-y-8">
        <Art picture={STOREFRONTS.agency} />
        <div>
          <h2>{title}</h2>
          <p className="mt-4 lead">{text}</p>
          <Actions>
            <a className={buttonClass({ size: "lg" })} href="/white-label" data-cta="solutions white-label">
              {label}
            </a>
          </Actions>
        </div>
      </div>
    </section>
  );
}
