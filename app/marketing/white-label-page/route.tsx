import type { LinksFunction } from "@remix-run/cloudflare";
import { badgeClass } from "../../ui/badge";
import { buttonClass } from "../../ui/button";
import { metaOf } from "../../web/meta";
import { ContactSection } from "../contact/contact-section";
import { WHITE_LABEL } from "../content/white-label";
import { Closing } from "../sections/closing";
import { Figures } from "../sections/figures";
import { AgencyBoard } from "./agency-board";
import { AgencyFeatures } from "./agency-features";
import whiteLabelStyles from "./white-label.css?url";

export const meta = metaOf({ path: "/white-label", ...WHITE_LABEL.meta });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: whiteLabelStyles }];

export default function WhiteLabelPage() {
  return (
    <>
      <Hero />
      <Figures figures={WHITE_LABEL.stats} />
      <AgencyFeatures />
      <Reasons />
      <Closing {...WHITE_LABEL.closing}>
        <ContactLinks place="white-label closing" second="Contact Sales" />
      </Closing>
      <ContactSection title={WHITE_LABEL.contactTitle} level="h2" />
    </>
  );
}

function Hero() {
  return (
    <section className="ihero">
      <div className="wrap ihero-in">
        <div className="ihero-txt">
          <span className={badgeClass({ tone: "beam", size: "md" })}>{WHITE_LABEL.badge}</span>
          <h1>{WHITE_LABEL.title}</h1>
          <p className="lead">{WHITE_LABEL.lead}</p>
          <ContactLinks place="white-label hero" second="Get Pricing" />
        </div>
        <AgencyBoard />
      </div>
    </section>
  );
}

/** Links to the demo and to the contact section at the end of this page. */
function ContactLinks({ place, second }: { place: string; second: string }) {
  return (
    <div className="cta">
      <a className={buttonClass({ variant: "signal", size: "lg" })} href="/book-now" data-cta={place}>
        Schedule Demo
      </a>
      <a className={buttonClass({ size: "lg" })} href="#contact" data-cta={place}>
        {second}
      </a>
    </div>
  );
}

function Reasons() {
  const { title, items } = WHITE_LABEL.reasons;
  return (
    <section className="sec dark-section">
      <div className="wrap">
        <h2>{title}</h2>
        <ol className="reasons">
          {items.map((reason) => (
            <li key={reason.title}>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
