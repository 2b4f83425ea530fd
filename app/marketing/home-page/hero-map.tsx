import { FIRST_CARDS, MAILING, MOVED_TUESDAY, TRADE_IN_CARD } from "../../copy/example-business";
import { Art, Icon } from "../../web/art/art";
import { HERO_GROUND, HERO_MAP } from "../../web/art/hero-map";
import { Meter, moveColor, signedDollars } from "../../web/art/meter";
import { postcardBack } from "../../web/art/postcard";

const card = postcardBack(TRADE_IN_CARD);
const RANK_KEY = [
  { band: "rank-a", ranks: "1–3" },
  { band: "rank-b", ranks: "4–10" },
  { band: "rank-c", ranks: "11–20" },
  { band: "rank-d", ranks: "20+" },
] as const;

/** The town with the beam over it, and what was found and done there; places are in hero-map.css. */
export function HeroMap() {
  return (
    <div className="hero-map tabular-nums">
      <Art picture={HERO_GROUND} className="hero-map-ground" />
      <Art picture={HERO_MAP} />
      <div className="picture-tag hero-map-rank items-center" data-over-picture>
        <span className="text-xs/[1.4] text-ink-3 max-sm:leading-[1.3]">“brake repair near me”</span>
        <span className="hero-map-choice row-span-2 text-right font-display text-[2rem] leading-none font-[560] normal-nums">
          <span className="at at-1">14</span>
          <span className="at at-30">
            <RankBefore />6
          </span>
          <span className="at at-90">
            <RankBefore />2
          </span>
        </span>
        <strong>Lakeview rank</strong>
      </div>
      <MovedTuesday />
      <div className="hero-map-card at at-30 at-90 absolute" data-over-picture>
        <Art picture={card} />
      </div>
      <div className="picture-tag hero-map-scans items-center px-3 py-2" data-over-picture>
        <Icon name="qr-code" />
        <span className="hero-map-choice">
          <span className="at at-1">No cards mailed yet</span>
          <Scans of={FIRST_CARDS} at="at-30" />
          <Scans of={MAILING} at="at-90" />
        </span>
      </div>
      <ul className="hero-map-key absolute flex" aria-label="Rank key" data-over-picture>
        {RANK_KEY.map(({ band, ranks }) => (
          <li key={band} className="flex items-center gap-[0.35rem]">
            <i
              className={`${band} size-[0.7rem] rounded-full bg-(--rank) shadow-[inset_0_0_0_1px_var(--rank-edge,transparent)]`}
            />
            {ranks}
          </li>
        ))}
      </ul>
    </div>
  );
}

function RankBefore() {
  return <s className="mr-[0.35rem] font-sans text-[1rem] font-medium text-ink-3">14</s>;
}

function Scans({ of: { scans, cards }, at }: { of: { scans: number; cards: number }; at: string }) {
  return (
    <span className={`at ${at}`}>
      <strong>{`${scans} scans`}</strong>
      {` of ${cards} cards`}
    </span>
  );
}

function MovedTuesday() {
  return (
    <div className="picture-tag hero-map-budget at at-30 at-90" data-over-picture>
      <strong>Budget moved Tuesday</strong>
      <ul className="mt-2 grid gap-[0.4rem] text-xs/[1.4]">
        {MOVED_TUESDAY.map(({ channel, dollars, share }) => (
          <li key={channel} className="grid grid-cols-[4.2rem_1fr_3rem] items-center gap-2">
            <span>{channel}</span>
            <Meter now={share.now} before={share.before} color={moveColor(dollars)} />
            <span className={`text-right font-semibold ${dollars > 0 ? "text-ok" : "text-ink-2"}`}>
              {signedDollars(dollars)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
