import { buttonClass } from "../../ui/button";
import { Art, Icon } from "../../web/art/art";
import { HERO_GROUND, HERO_MAP } from "../../web/art/hero-map";
import { Meter, signedDollars } from "../../web/art/meter";
import { postcardBack } from "../../web/art/postcard";
import { useSite } from "../../web/use-site";
import { MAILING, MOVED_TODAY, TRADE_IN_CARD } from "../content/example-business";
import { HERO, PROOF } from "../content/home";
import { Actions } from "../sections/actions";

const card = postcardBack(TRADE_IN_CARD);
const RANK_KEY = [
  { band: "a", ranks: "1–3" },
  { band: "b", ranks: "4–10" },
  { band: "c", ranks: "11–20" },
  { band: "d", ranks: "20+" },
] as const;

export function Hero() {
  const { company } = useSite();
  return (
    <section className="hero">
      <div className="wrap hero-in">
        <h1>{HERO.title}</h1>
        <p className="lead">{`${company.name} ${HERO.lead}`}</p>
        <Actions>
          <a className={buttonClass({ variant: "signal", size: "lg" })} href="/book-now" data-cta="home hero">
            See Live Demo
          </a>
          <a className={buttonClass({ variant: "ghost", size: "lg" })} href="#modules" data-cta="home hero">
            See what it does
            <Icon name="arrow-right" />
          </a>
        </Actions>
      </div>
      <HeroPicture />
    </section>
  );
}

function HeroPicture() {
  return (
    <div className="hero-map num">
      <Art picture={HERO_GROUND} />
      <Art picture={HERO_MAP} />
      <div className="tag tag-rank">
        <span className="meta">“brake repair near me”</span>
        <span className="big">
          <s>14</s>2
        </span>
        <strong>Lakeview rank</strong>
      </div>
      <MovedToday />
      <div className="tag-mail">
        <Art picture={card} />
      </div>
      <div className="tag tag-scan">
        <Icon name="qr-code" />
        <span>
          <strong>{`${MAILING.scans} scans`}</strong>
          {` of ${MAILING.cards} cards`}
        </span>
      </div>
      <ul className="map-key" aria-label="Rank key">
        {RANK_KEY.map(({ band, ranks }) => (
          <li key={band}>
            <i className={`rd rk-${band}`} />
            {ranks}
          </li>
        ))}
      </ul>
    </div>
  );
}

function MovedToday() {
  return (
    <div className="tag tag-ads">
      <strong>Budget moved today</strong>
      <ul>
        {MOVED_TODAY.map(({ channel, dollars, share, color }) => (
          <li key={channel}>
            <span>{channel}</span>
            <Meter now={share.now} before={share.before} color={color} />
            <span className={dollars > 0 ? "up" : "down"}>{signedDollars(dollars)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Proof() {
  return (
    <section className="proof" aria-label="Results">
      <div className="wrap">
        <div className="scale" />
        <ul>
          {PROOF.map(({ value, label }) => (
            <li key={label}>
              <strong>{value}</strong>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
