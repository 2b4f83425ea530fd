import type { ReactNode } from "react";
import { AUDIENCE, TRADE_IN_CARD, VISITOR } from "../../copy/example-business";
import type { SignatureName } from "../../copy/modules";
import { Art, Signature } from "../../web/art/art";
import { flare, rankDots, streets } from "../../web/art/map";
import type { Picture } from "../../web/art/picture";
import { postcardBack } from "../../web/art/postcard";
import { STOREFRONTS } from "../../web/art/storefronts";
import { SHARED_LAYERS } from "../content/platform";
import { Frame } from "../pictures/frame";

const [scan, ad, search, sale] = VISITOR.stops;
const SIZE = { width: 200, height: 116 };
const BUSINESS = { x: 100, y: 58 };
/** Around the business, on the day of her search; where phones crop the map, too, each number is whole. */
const RANKS = [2, 2, 11, 1, 2, 2, 3, 4].map((rank, index) => {
  const at = index < 4 ? index : index + 1;
  return { x: 52 + (at % 3) * 48, y: 20 + Math.floor(at / 3) * 38, rank };
});

const MAP: Picture = {
  viewBox: `0 0 ${SIZE.width} ${SIZE.height}`,
  preserveAspectRatio: "xMidYMid slice",
  label: null,
  body: `<rect class="fill-land" width="${SIZE.width}" height="${SIZE.height}"/>${streets({ ...SIZE, step: 24, seed: "harbor" })}${rankDots(RANKS, { radius: 15, digits: 15.3, smallDigits: 10 })}${flare(BUSINESS.x, BUSINESS.y, 1)}`,
};

type Stop = { signature: SignatureName; name: string; day: string; what: string; picture: ReactNode };

/** In the order of her days. */
const STOPS: readonly Stop[] = [
  {
    ...{ signature: "directMail", name: "AI Direct Mail", day: scan.day, what: scan.what },
    picture: <Art picture={{ ...postcardBack(TRADE_IN_CARD), label: null }} />,
  },
  {
    ...{ signature: "adrev", name: "Adrev", day: ad.day, what: ad.what },
    picture: (
      <p className="story-ad">
        <b>Harbor Auto</b> Sponsored
        <Art picture={STOREFRONTS.auto} />
      </p>
    ),
  },
  {
    ...{ signature: "pixlseo", name: "PixlSEO", day: search.day, what: search.what },
    picture: <Art picture={MAP} className="story-map" />,
  },
];

const [, nearby] = AUDIENCE.minutes;
/** What the shared layers say of her, in their order. */
const ANSWERS = [
  `One of ${nearby.mail} households`,
  "Stopped the day she bought",
  "One lead, won, counted once",
] as const;

/** One person's way through the three modules, and what the three shared layers know of it. */
export function Story() {
  return (
    <Frame
      title={`${VISITOR.name}, from card to car`}
      number={`${VISITOR.days} days`}
      foot={
        <span className="story-sale">
          <span>{`${sale.day}: ${sale.what}`}</span>
          <strong>{sale.result}</strong>
        </span>
      }
    >
      <ol className="story-stops">
        {STOPS.map(({ signature, name, day, what, picture }) => (
          <li key={name}>
            <div aria-hidden="true">{picture}</div>
            <p>
              <Signature name={signature} />
              <strong>{name}</strong>
              {`${day}. ${what}`}
            </p>
          </li>
        ))}
      </ol>
      <dl className="story-layers">
        {SHARED_LAYERS.map(({ question, name }, index) => (
          <div key={name}>
            <dt>
              {question} <strong>{name}</strong>
            </dt>
            <dd>{ANSWERS[index]}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}
