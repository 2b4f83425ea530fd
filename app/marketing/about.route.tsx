import type { LinksFunction } from "@remix-run/cloudflare";
import { buttonClass } from "../ui/button";
import { Art, Signature } from "../web/art/art";
import { RAY, TOWER } from "../web/art/tower";
import { metaOf } from "../web/meta";
import { ABOUT, ABOUT_CLOSING, NAME_STORY, VALUES } from "./content/about";
import { MODULES } from "./content/modules";
import innerStyles from "./inner-pages.css?url";
import { Closing } from "./sections/closing";
import { PageHero } from "./sections/page-hero";
import { SectionHead } from "./sections/section-head";

export const meta = metaOf({
  path: "/about",
  title: "About us: our mission and four rules",
  description:
    "Why a local business should be as easy to find as the largest one in town, the four rules we are held to, and where our name comes from.",
  keywords: ["about", "mission", "company values", "local marketing company"],
});

export const links: LinksFunction = () => [{ rel: "stylesheet", href: innerStyles }];

export default function AboutPage() {
  return (
    <>
      <PageHero badge="About" title={ABOUT.title} lead={ABOUT.lead} />
      <Mission />
      <Values />
      <NameStory />
      <Closing {...ABOUT_CLOSING}>
        <div className="cta">
          <a
            className={buttonClass({ variant: "signal", size: "lg" })}
            href="/book-now"
            data-cta="about closing"
          >
            Book a Demo
          </a>
          <a className={buttonClass({ size: "lg" })} href="/contact" data-cta="about closing">
            Write to Us
          </a>
        </div>
      </Closing>
    </>
  );
}

function Mission() {
  const { title, statement, text } = ABOUT.mission;
  return (
    <section className="sec dark-section mission">
      <div className="wrap mission-in">
        <div>
          <h2 className="meta">{title}</h2>
          <p className="statement">{statement}</p>
          <p className="lead">{text}</p>
        </div>
        <div className="mission-art">
          <Art picture={RAY} />
          <Art picture={TOWER} />
        </div>
      </div>
    </section>
  );
}

function Values() {
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead title={ABOUT.values} />
        <div className="plain4 plain2">
          {VALUES.map(({ title, text }) => (
            <article key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

function NameStory() {
  return (
    <section className="sec sunk">
      <div className="wrap definition-list">
        <div className="story">
          <h2>{NAME_STORY.title}</h2>
          {NAME_STORY.paragraphs.map((text) => (
            <p key={text} className="lead">
              {text}
            </p>
          ))}
        </div>
        <dl className="lights">
          {MODULES.map(({ name, signature }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Signature name={signature} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
