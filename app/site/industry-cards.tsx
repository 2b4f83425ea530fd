import { ArtFile } from "./art/art";
import { SHOP_FILES } from "./art/files";
import { STOREFRONTS } from "./art/storefronts";
import { INDUSTRY_CARDS, type IndustryCard, industryHref } from "./content/industries";
import { MoreLink } from "./more-link";

/** Every industry as a cell with its storefront, its figure and the way to its page. */
export function IndustryCards() {
  return (
    <div className="inds">
      {INDUSTRY_CARDS.map((card) => (
        <Industry key={card.name} card={card} />
      ))}
    </div>
  );
}

function Industry({ card }: { card: IndustryCard }) {
  return (
    <article className="ind">
      <ArtFile picture={STOREFRONTS[card.storefront]} file={SHOP_FILES[card.storefront]} />
      <h3>{card.name}</h3>
      <p>{card.text}</p>
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
