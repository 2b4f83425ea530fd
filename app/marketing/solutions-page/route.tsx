import type { LinksFunction } from "@remix-run/cloudflare";
import { RESULTS_NOTE } from "../../copy/claim";
import { INDUSTRIES } from "../../copy/industries";
import { buttonClass } from "../../ui/forms/button";
import { Art } from "../../web/art/art";
import { STOREFRONTS } from "../../web/art/storefronts";
import { metaOf } from "../../web/meta";
import { SOLUTIONS, SOLUTIONS_CLOSING } from "../content/solutions";
import { CallToAction } from "../sections/call-to-action";
import { Closing } from "../sections/closing";
import { IndustryCards } from "../sections/industry-cards";
import { Actions, SectionHead } from "../sections/section-head";
import dayOneStyles from "./day-one.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: dayOneStyles }];

export const meta = metaOf({ path: "/solutions", ...SOLUTIONS.meta });

export default function SolutionsPage() {
  return (
    <>
      <section className="pt-under-header max-md:pb-section">
        <div className="wrap">
          <div className="mb-part grid items-end gap-x-gap gap-y-4 [--actions-gap:1.5rem] lg:grid-cols-2">
            <h1>{SOLUTIONS.title}</h1>
            <div>
              <p className="lead">{SOLUTIONS.lead}</p>
              <CallToAction label={SOLUTIONS.action} place="solutions hero" />
            </div>
          </div>
          <h2 className="sr-only">The trades</h2>
          <IndustryCards sentence="problem" />
          <p className="pt-5 text-sm/[1.6] text-ink-3">{RESULTS_NOTE}</p>
        </div>
      </section>
      <DayOne />
      <WhiteLabelTeaser />
      <Closing {...SOLUTIONS_CLOSING}>
        <CallToAction label={SOLUTIONS.action} place="solutions closing" />
      </Closing>
    </>
  );
}

/** On phones each trade is a block of labeled lines. */
function DayOne() {
  const { title, text, columns } = SOLUTIONS.dayOne;
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={title} lead={text} />
        <table className="w-full border-t border-ink text-left text-[1rem]/[1.5]">
          <thead className="text-sm/[1.4] text-ink-3 max-md:hidden">
            <tr className="border-b border-line *:py-3 *:pr-6 *:align-baseline *:font-normal">
              <th scope="col">Trade</th>
              <th scope="col">{columns.searches}</th>
              <th scope="col">{columns.card}</th>
              <th scope="col">{columns.connects}</th>
            </tr>
          </thead>
          <tbody className="day-one text-balance text-ink-2">
            {INDUSTRIES.map(({ slug, name, dayOne }) => (
              <tr key={slug} className="border-b border-line *:py-3 *:pr-6 *:align-baseline">
                <th
                  scope="row"
                  className="font-display text-[1.25rem]/[1.2] font-[560] whitespace-nowrap text-ink"
                >
                  <a href={`/${slug}`}>{name}</a>
                </th>
                <td data-label={columns.searches}>{dayOne.searches}</td>
                <td data-label={columns.card}>{dayOne.card}</td>
                <td data-label={columns.connects}>{dayOne.connects}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function WhiteLabelTeaser() {
  const { title, text, label } = SOLUTIONS.whiteLabel;
  return (
    <section className="dark-section py-[clamp(3.5rem,6vw,5.5rem)]">
      <div className="wrap grid items-center gap-x-16 gap-y-8 min-[60rem]:grid-cols-[17rem_1fr]">
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
