import type { LinksFunction } from "@remix-run/cloudflare";
import { badgeClass } from "../../ui/badge";
import { buttonClass } from "../../ui/button";
import { metaOf } from "../../web/meta";
import { ContactSection } from "../contact/contact-section";
import { WHITE_LABEL } from "../content/white-label";
import innerStyles from "../inner-pages.css?url";
import { Closing } from "../sections/closing";
import { Figures } from "../sections/figures";
import { AgencyBoard } from "./agency-board";
import { AgencyFeatures } from "./agency-features";

export const meta = metaOf({ path: "/white-label", ...WHITE_LABEL.meta });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: innerStyles }];

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
    <section className="dark-section py-section">
      <div className="wrap">
        <h2>{title}</h2>
        <ol className="mt-[clamp(2rem,4vw,3.25rem)] grid gap-x-[clamp(2rem,4vw,3.5rem)] gap-y-8 min-[52rem]:grid-cols-3">
          {items.map((reason) => (
            <li
              key={reason.title}
              className="grid content-start gap-[0.6rem] border-t border-line-strong pt-5"
            >
              <h3>{reason.title}</h3>
              <p className="max-w-[30em] text-ink-2">{reason.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
