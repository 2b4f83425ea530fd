import type { ReactNode } from "react";
import { RESULTS_NOTE } from "../../copy/claim";
import { buttonClass } from "../../ui/forms/button";
import { Icon } from "../../web/art/art";
import type { FeaturePage as Copy } from "../content/page-copy";
import { PictureCard } from "../pictures/frame";
import { Closing } from "../sections/closing";
import { PageHero } from "../sections/page-hero";
import { Actions, SectionHead } from "../sections/section-head";

type FeaturePageProps = {
  page: Copy;
  /** The picture of the page's head, those of its four cards, and the one beside its example. */
  hero: ReactNode;
  pictures: readonly [ReactNode, ReactNode, ReactNode, ReactNode];
  example: ReactNode;
  /** The picture beside what each module uses it for. */
  use: ReactNode;
};

/** A shared capability's page: what it is, its four parts, an example, and what each module uses it for. */
export function FeaturePage({ page, hero, pictures, example, use }: FeaturePageProps) {
  return (
    <>
      <PageHero {...page} picture={hero}>
        <Links name={page.name} place="hero" />
      </PageHero>
      <Cards cards={page.cards} pictures={pictures} />
      <Example example={page.example}>{example}</Example>
      <Modules modules={page.modules}>{use}</Modules>
      <Closing {...page.closing} on="mist">
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

function Cards({ cards, pictures }: Pick<Copy, "cards"> & Pick<FeaturePageProps, "pictures">) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={cards.title} lead={cards.lead} />
        <div className="picture-cards">
          {cards.items.map((card, index) => (
            <PictureCard key={card.title} {...card}>
              {pictures[index]}
            </PictureCard>
          ))}
        </div>
        <p className="pt-5 text-sm/[1.6] text-ink-3">{RESULTS_NOTE}</p>
      </div>
    </section>
  );
}

function Example({ example, children }: Pick<Copy, "example"> & { children: ReactNode }) {
  return (
    <section className="dark-section py-section">
      <div className="wrap grid grid-cols-1 items-center gap-x-[clamp(2rem,4vw,3.5rem)] gap-y-10 min-[60rem]:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
        <div className="grid content-start gap-[1.1rem]">
          <h2>{example.title}</h2>
          {example.paragraphs.map((text) => (
            <p key={text} className="lead">
              {text}
            </p>
          ))}
        </div>
        {children}
      </div>
    </section>
  );
}

function Modules({ modules, children }: Pick<Copy, "modules"> & { children: ReactNode }) {
  return (
    <section className="bg-sunk py-section">
      <div className="wrap">
        <SectionHead title={modules.title} />
        <div className="definition-list beside-picture">
          {children}
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
      </div>
    </section>
  );
}
