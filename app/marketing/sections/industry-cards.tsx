import { ArtFile } from "../../web/art/art";
import { SHOP_FILES } from "../../web/art/files";
import { STOREFRONTS } from "../../web/art/storefronts";
import { INDUSTRY_CARDS, type IndustryCard, industryHref } from "../content/industries";
import { MoreLink } from "./more-link";

/** A card per industry: storefront, one of its two sentences, a figure and a link. */
export function IndustryCards({ saying }: { saying: "text" | "problem" }) {
  return (
    <div className="inds">
      {INDUSTRY_CARDS.map((card) => (
        <Industry key={card.name} card={card} sentence={card[saying]} />
      ))}
    </div>
  );
}

function Industry({ card, sentence }: { card: IndustryCard; sentence: string }) {
  return (
    <article className="ind card-link">
      <ArtFile picture={STOREFRONTS[card.storefront]} file={SHOP_FILES[card.storefront]} />
      <h3>{card.name}</h3>
      <p>{sentence}</p>
      <div className="ind-foot">
        <div>
          <strong>{card.figure.value}</strong>
          <small>{card.figure.label}</small>
        </div>
        <MoreLink href={industryHref(card)} label="Explore Solution" about={`for ${card.name}`} />
      </div>
    </article>
  );
}
