import type { LinksFunction } from "@remix-run/cloudflare";
import { MODULES } from "../../copy/modules";
import { buttonClass } from "../../ui/forms/button";
import { Art, Signature } from "../../web/art/art";
import { RAY, TOWER } from "../../web/art/lighthouse";
import { metaOf } from "../../web/meta";
import { useSite } from "../../web/use-site";
import { ABOUT, ABOUT_CLOSING, FLASHES, NAME_STORY } from "../content/about";
import { Closing } from "../sections/closing";
import { FactList } from "../sections/fact-list";
import { PageHero } from "../sections/page-hero";
import { Actions } from "../sections/section-head";
import aboutStyles from "./about.css?url";
import { Office } from "./office";
import { People } from "./people";
import { OwnRecord } from "./record";
import { Values } from "./values";

export const meta = metaOf({
  path: "/about",
  title: "About us: our mission and four rules",
  description:
    "Why a local business should be as easy to find as the largest one in town, the four rules we are held to, and where our name comes from.",
  keywords: ["about", "mission", "company values", "local marketing company"],
});

export const links: LinksFunction = () => [{ rel: "stylesheet", href: aboutStyles }];

export default function AboutPage() {
  return (
    <>
      <PageHero badge="About" title={ABOUT.title} lead={ABOUT.lead} below={<Reach />} picture={<People />}>
        <a className={buttonClass({ variant: "signal", size: "lg" })} href="/book-now" data-cta="about hero">
          Book a Demo
        </a>
      </PageHero>
      <Mission />
      <Office />
      <Values />
      <OwnRecord />
      <NameStory />
      <Closing {...ABOUT_CLOSING}>
        <Actions>
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
        </Actions>
      </Closing>
    </>
  );
}

/** How to reach the people beside it. */
function Reach() {
  const { hours, phone } = useSite().company;
  return (
    <div className="reach">
      <FactList
        terms="short"
        facts={[
          { term: "Hours", text: hours.weekdays },
          {
            term: "Phone",
            text: (
              <>
                <a href={phone.href}>{phone.label}</a>, {hours.phone}
              </>
            ),
          },
        ]}
      />
    </div>
  );
}

function Mission() {
  const { title, statement, text } = ABOUT.mission;
  return (
    <section className="dark-section overflow-clip py-section">
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-8 min-[60rem]:grid-cols-[minmax(0,1fr)_auto]">
        <div className="relative z-1 grid gap-6">
          <h2 className="font-sans text-sm/[1.4] font-medium tracking-[0] text-beam">{title}</h2>
          <p className="max-w-[17em] font-display text-h1/[1.08] font-[560] tracking-[-0.018em] text-balance">
            {statement}
          </p>
          <p className="lead">{text}</p>
        </div>
        <div className="relative -mb-section w-[clamp(4.5rem,9vw,6rem)] self-end justify-self-end">
          {/* Shorter than on the home page: ends before the text next to it. */}
          <Art picture={RAY} className="w-[min(24rem,30vw)]" />
          <Art picture={TOWER} />
        </div>
      </div>
    </section>
  );
}

function NameStory() {
  return (
    <section className="bg-sunk py-section">
      <div className="wrap definition-list">
        <div className="grid content-start gap-[1.1rem]">
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
              <dd className="flex items-center gap-4 text-sm/[1.6]">
                {FLASHES[signature]}
                <Signature name={signature} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
