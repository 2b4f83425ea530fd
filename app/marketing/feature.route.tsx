import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import { useLocation } from "@remix-run/react";
import { buttonClass } from "../ui/forms/button";
import { Icon } from "../web/art/art";
import { metaOf } from "../web/meta";
import type { FeaturePage } from "./content/page-copy";
import { FEATURE_PAGES, pageAt } from "./content/pages";
import innerStyles from "./inner-pages.css?url";
import { Picture } from "./pictures/feature-picture";
import { HeroPanel } from "./pictures/hero-picture";
import { Closing } from "./sections/closing";
import { PageHero } from "./sections/page-hero";
import { RuledCard, RuledCards } from "./sections/ruled-cards";
import { Actions, SectionHead } from "./sections/section-head";

/** A shared capability's page: /unified-analytics, /smart-automation and /advanced-targeting. */
export const meta: MetaFunction = (args) => {
  const { path, meta: texts } = pageAt(FEATURE_PAGES, args.location.pathname);
  return metaOf({ path, ...texts })(args);
};

export const links: LinksFunction = () => [{ rel: "stylesheet", href: innerStyles }];

export default function FeaturePageRoute() {
  const page = pageAt(FEATURE_PAGES, useLocation().pathname);
  return (
    <>
      <PageHero {...page} picture={<HeroPanel name={page.picture} />}>
        <Links name={page.name} place="hero" />
      </PageHero>
      <Cards cards={page.cards} />
      <Example example={page.example} />
      <Modules modules={page.modules} />
      <Closing {...page.closing}>
        <Actions>
          <Links name={page.name} place="closing" />
        </Actions>
      </Closing>
    </>
  );
}

function Links({ name, place }: { name: string; place: string }) {
  return (
    <>
      <a
        className={buttonClass({ variant: "signal", size: "lg" })}
        href="/book-now"
        data-cta={`${name} ${place}`}
      >
        Get Started Now
      </a>
      <a className={buttonClass({ size: "lg" })} href="/platform" data-cta={`${name} ${place}`}>
        View All Features
      </a>
    </>
  );
}

function Cards({ cards }: Pick<FeaturePage, "cards">) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={cards.title} />
        <RuledCards>
          {cards.items.map(({ title, text }) => (
            <RuledCard key={title} title={title} text={text} />
          ))}
        </RuledCards>
      </div>
    </section>
  );
}

function Example({ example }: Pick<FeaturePage, "example">) {
  return (
    <section className="dark-section py-section">
      <div className="example wrap grid grid-cols-1 items-center gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 min-[60rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid content-start gap-[1.1rem]">
          <h2>{example.title}</h2>
          {example.paragraphs.map((text) => (
            <p key={text} className="lead">
              {text}
            </p>
          ))}
        </div>
        <Picture picture={example.picture} />
      </div>
    </section>
  );
}

function Modules({ modules }: Pick<FeaturePage, "modules">) {
  return (
    <section className="bg-sunk py-section">
      <div className="wrap definition-list">
        <h2>{modules.title}</h2>
        <dl>
          {modules.items.map(({ name, href, text }) => (
            <div key={href}>
              <dt>
                <a href={href}>
                  {name}
                  <Icon name="arrow-right" size={17} />
                </a>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
