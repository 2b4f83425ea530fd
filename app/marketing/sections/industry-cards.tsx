import type { ReactNode } from "react";
import { INDUSTRY_CARDS, type IndustryCard, industryHref } from "../../copy/industries";
import { ArtFile } from "../../web/art/art";
import { SHOP_FILES } from "../../web/art/files";
import { STOREFRONTS } from "../../web/art/storefronts";
import { cardLink, MoreLink } from "./more-link";

type IndustryCardsProps = {
  sentence: "problem" | "text";
  /** Between the sentence and the figure. */
  more?: (card: IndustryCard) => ReactNode;
};

/** A card per industry in a ruled grid: storefront, its problem or what we do for it, a figure and a link. */
export function IndustryCards({ sentence, more }: IndustryCardsProps) {
  return (
    <div className="grid border-t border-ink md:grid-cols-2 lg:grid-cols-3 lg:[&_.art]:max-w-[min(20.5rem,24vw)]">
      {INDUSTRY_CARDS.map((card) => (
        <Industry key={card.name} card={card} sentence={card[sentence]} more={more?.(card)} />
      ))}
    </div>
  );
}

// The outer cards align with the page; only their hover color reaches into the margin (`--reach`).
const TWO_COLUMNS =
  "md:max-lg:odd:border-r md:max-lg:odd:pl-0 md:max-lg:odd:[--reach:-1.75rem] md:max-lg:even:pr-0 md:max-lg:even:[--reach:1.75rem]";
const THREE_COLUMNS =
  "lg:border-r lg:nth-[3n]:border-r-0 lg:nth-[3n]:pr-0 lg:nth-[3n]:[--reach:1.75rem] lg:nth-[3n+1]:pl-0 lg:nth-[3n+1]:[--reach:-1.75rem]";

type IndustryProps = { card: IndustryCard; sentence: string; more: ReactNode };

function Industry({ card, sentence, more }: IndustryProps) {
  return (
    <article
      className={`${cardLink} grid gap-x-4 gap-y-[0.4rem] border-b border-line pt-[0.9rem] pb-4 transition-[background-color] duration-(--dur-2) hover:bg-beam-soft hover:shadow-[var(--reach,0)_0_0_var(--color-beam-soft)] max-md:grid-cols-[minmax(0,1fr)_5rem] md:grid-rows-[auto_auto_1fr_auto] md:gap-[0.55rem] md:px-7 md:pt-7 md:pb-[1.6rem] ${TWO_COLUMNS} ${THREE_COLUMNS}`}
    >
      <ArtFile
        picture={STOREFRONTS[card.storefront]}
        files={SHOP_FILES[card.storefront]}
        className="max-md:col-start-2 max-md:row-start-1 md:mb-3 md:-ml-[0.35rem]"
      />
      <h3 className="max-md:text-[1.25rem] max-md:col-start-1 max-md:row-start-1 max-md:self-end">
        {card.name}
      </h3>
      <p className="text-[1rem] text-ink-2 max-md:col-span-2">{sentence}</p>
      {more}
      <div className="mt-[0.35rem] flex items-baseline justify-between gap-x-4 gap-y-2 max-md:col-span-2 max-[22rem]:flex-wrap md:mt-[0.8rem] md:items-end">
        <div className="max-md:flex max-md:items-baseline max-md:gap-2">
          <strong className="block font-display text-[1.375rem] leading-none font-[560] md:text-[1.75rem]">
            {card.figure.value}
          </strong>
          <small className="block text-sm/[1.3] text-ink-2">{card.figure.label}</small>
        </div>
        <MoreLink href={industryHref(card)} label="Explore Solution" about={`for ${card.name}`} fillsCard />
      </div>
    </article>
  );
}
