import { Art } from "../art/art";
import { STOREFRONTS } from "../art/storefronts";
import { INDUSTRY_CARDS, type IndustryCard, industryHref } from "../content/industries";
import { MoreLink } from "../more-link";

export function IndustryCards() {
  return (
    <section className="sec sunk" id="industries">
      <div className="wrap">
        <div className="sec-head">
          <h2>Set up for the trade you’re in.</h2>
          <p className="lead">
            The same platform, with the campaigns, wording and numbers of your business already in it.
          </p>
        </div>
        <div className="inds">
          {INDUSTRY_CARDS.map((card) => (
            <Industry key={card.name} card={card} />
          ))}
        </div>
        <div className="agency">
          <Art picture={STOREFRONTS.agency} />
          <div>
            <h3>Running it for clients?</h3>
            <p className="text-ink-2">
              White label puts your name on the platform. A new client is live in 24 hours.
            </p>
          </div>
          <a className="btn" href="/white-label">
            See white label
          </a>
        </div>
      </div>
    </section>
  );
}

function Industry({ card }: { card: IndustryCard }) {
  return (
    <article className="ind">
      <Art picture={STOREFRONTS[card.storefront]} />
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
