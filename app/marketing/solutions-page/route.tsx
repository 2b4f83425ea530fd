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

export const meta = metaOf({ path: "/solutions", ...SOLUTIONS.meta });

export default function SolutionsPage() {
  return (
    <>
      <section className="pt-under-header">
        <div className="wrap">
          <div className="mb-part grid items-end gap-x-gap gap-y-4 [--actions-gap:1.5rem] lg:grid-cols-2">
            <h1>{SOLUTIONS.title}</h1>
            <div>
              <p className="lead">{SOLUTIONS.lead}</p>
              <CallToAction label={SOLUTIONS.action} place="solutions hero" />
            </div>
          </div>
          <h2 className="sr-only">The trades</h2>
          <IndustryCards />
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

function DayOne() {
  const { title, text, columns } = SOLUTIONS.dayOne;
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={title} lead={text} />
        <table className="max-md:block w-full border-t border-ink text-left text-[1rem]/[1.45]">
          <thead className="text-sm/[1.45] text-ink-3 max-md:hidden">
            <tr className="border-b border-line *:py-3 *:pr-6 *:align-baseline *:font-normal">
              <th scope="col">Trade</th>
              <th scope="col">{columns.searches}</th>
              <th scope="col">{columns.card}</th>
              <th scope="col">{columns.connects}</th>
            </tr>
          </thead>
          <tbody className="max-md:grid max-md:auto-cols-[82%] max-md:grid-flow-col max-md:overflow-x-auto max-md:gap-x-4">
            {INDUSTRIES.map(({ slug, name, dayOne }) => (
              <tr
                key={slug}
                className="border-b border-line max-md:grid max-md:content-start max-md:gap-2 max-md:py-[1.1rem] md:*:py-4 md:*:pr-6 md:*:align-baseline"
              >
                <th scope="row" className="font-display text-[1.25rem]/[1.2] font-[560] whitespace-nowrap">
                  <a href={`/${slug}`}>{name}</a>
                </th>
                <Cell label={columns.searches}>{dayOne.searches}</Cell>
                <Cell label={columns.card}>{dayOne.card}</Cell>
                <Cell label={columns.connects}>{dayOne.connects}</Cell>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** On phones the column's name stands next to the value. */
function Cell({ label, children }: { label: string; children: string }) {
  return (
    <td
      data-label={label}
      className="text-balance text-ink-2 max-md:grid max-md:grid-cols-[8rem_1fr] max-md:gap-4 max-md:before:text-sm max-md:before:text-ink-3 max-md:before:content-[attr(data-label)]"
    >
      {children}
    </td>
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
