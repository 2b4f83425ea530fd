import type { LinksFunction } from "@remix-run/cloudflare";
import { buttonClass } from "../../ui/button";
import { Art } from "../../web/art/art";
import { STOREFRONTS } from "../../web/art/storefronts";
import { metaOf } from "../../web/meta";
import { INDUSTRIES } from "../content/industries";
import { SOLUTIONS } from "../content/solutions";
import { CallToAction } from "../sections/call-to-action";
import { IndustryCards } from "../sections/industry-cards";
import { SectionHead } from "../sections/section-head";
import solutionsStyles from "./solutions.css?url";

export const meta = metaOf({ path: "/solutions", ...SOLUTIONS.meta });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: solutionsStyles }];

export default function SolutionsPage() {
  return (
    <>
      <section className="under-header">
        <div className="wrap">
          <div className="sec-head">
            <h1>{SOLUTIONS.title}</h1>
            <div>
              <p className="lead">{SOLUTIONS.lead}</p>
              <CallToAction label={SOLUTIONS.action} place="solutions hero" />
            </div>
          </div>
          <h2 className="vh">The six trades</h2>
          <IndustryCards saying="problem" />
        </div>
      </section>
      <DayOne />
      <WhiteLabelTeaser />
    </>
  );
}

function DayOne() {
  const { title, text, columns } = SOLUTIONS.dayOne;
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead title={title} lead={text} />
        <table className="dayone">
          <thead>
            <tr>
              <th scope="col">Trade</th>
              <th scope="col">{columns.searches}</th>
              <th scope="col">{columns.card}</th>
              <th scope="col">{columns.connects}</th>
            </tr>
          </thead>
          <tbody>
            {INDUSTRIES.map(({ slug, name, dayOne }) => (
              <tr key={slug}>
                <th scope="row">
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
    <section className="dark-section band">
      <div className="wrap band-in">
        <Art picture={STOREFRONTS.agency} />
        <div>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
          <div className="cta">
            <a className={buttonClass({ size: "lg" })} href="/white-label" data-cta="solutions white-label">
              {label}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
