import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import { useLocation } from "@remix-run/react";
import { buttonClass } from "../ui/forms/button";
import { metaOf } from "../web/meta";
import type { ModulePage } from "./content/page-copy";
import { MODULE_PAGES, pageAt } from "./content/pages";
import innerStyles from "./inner-pages.css?url";
import { Picture } from "./pictures/feature-picture";
import { HeroPanel } from "./pictures/hero-picture";
import { RankBands } from "./pictures/maps/rank-map";
import { QuestionPicture } from "./pictures/question-picture";
import { Closing } from "./sections/closing";
import { FeatureCard, FeatureCards } from "./sections/feature-cards";
import { Figures } from "./sections/figures";
import { PageHero } from "./sections/page-hero";
import { Actions, SectionHead } from "./sections/section-head";
import { DatedStepsSection } from "./sections/steps-section";

/** A module's page: /pixlseo, /adrev and /direct-mail share this route. */
export const meta: MetaFunction = (args) => {
  const { path, meta: texts } = pageAt(MODULE_PAGES, args.location.pathname);
  return metaOf({ path, ...texts })(args);
};

export const links: LinksFunction = () => [{ rel: "stylesheet", href: innerStyles }];

export default function ModulePageRoute() {
  const page = pageAt(MODULE_PAGES, useLocation().pathname);
  return (
    <>
      <PageHero
        {...page}
        picture={<HeroPanel name={page.picture} />}
        below={page.picture === "rank" ? <RankBands /> : null}
      >
        <Links page={page} place="hero" />
      </PageHero>
      <Figures figures={page.figures} />
      <Features features={page.features} />
      <DatedStepsSection {...page.steps} />
      <Questions page={page} />
      <Closing {...page.closing}>
        <Actions>
          <Links page={page} place="closing" />
        </Actions>
      </Closing>
    </>
  );
}

function Links({ page, place }: { page: ModulePage; place: string }) {
  return (
    <>
      <a
        className={buttonClass({ variant: "signal", size: "lg" })}
        href={page.action.href}
        data-cta={`${page.name} ${place}`}
      >
        {page.action.label}
      </a>
      <a className={buttonClass({ size: "lg" })} href="/platform" data-cta={`${page.name} ${place}`}>
        See the Platform
      </a>
    </>
  );
}

/** Behind the pictures of the four features: neighbors differ, in two columns and in one. */
const GROUNDS = ["sunk", "water", "sunkThenWater", "waterThenSunk"] as const;

function Features({ features }: Pick<ModulePage, "features">) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={features.title} lead={features.lead} />
        <FeatureCards>
          {features.items.map(({ title, text, picture }, index) => (
            <FeatureCard
              key={title}
              title={title}
              text={text}
              picture={<Picture picture={picture} />}
              ground={GROUNDS[index]}
            />
          ))}
        </FeatureCards>
      </div>
    </section>
  );
}

function Questions({ page: { questions, picture } }: { page: ModulePage }) {
  return (
    <section className="bg-sunk py-section">
      <div className="wrap">
        <SectionHead
          columns="head"
          title={questions.title}
          lead={
            <>
              Something else? <a href="/contact">Ask a person.</a> You’ll have an answer within 2 hours.
            </>
          }
        />
        <div className="definition-list beside-picture">
          <QuestionPicture name={picture} />
          <dl>
            {questions.items.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
