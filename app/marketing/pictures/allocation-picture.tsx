import { cva } from "class-variance-authority";
import { BUDGET } from "../../copy/example-business";
import { formatUsd } from "../../platform/money";
import { Meter, moveColor, signedDollars } from "../../web/art/meter";
import { MeterKey } from "./legend";

const budget = BUDGET.reduce((sum, { now }) => sum + now, 0);
/** The largest share nearly fills its bar; the others are in proportion. */
const BAR_PERCENT_PER_SHARE = 240;

type Place = { place?: "card" | "hero" };

const head = cva("flex items-baseline justify-between border-line px-panel", {
  variants: {
    place: {
      card: "border-t py-[0.7rem] text-ink-2",
      hero: "border-b py-[0.85rem] text-ui/[1.4] font-semibold",
    },
  },
});
const row = cva("grid grid-cols-[5.2rem_1fr_3.6rem_3.7rem] items-center gap-[0.7rem]", {
  variants: {
    place: {
      /** Swiped cards are narrow: the bar has a line of its own. */
      card: "gap-y-2 border-line py-3 sm:max-lg:grid-cols-[1fr_auto_3.7rem] max-lg:border-t sm:max-lg:*:nth-2:[grid-area:2/1/auto/-1] lg:py-[0.55rem]",
      hero: "border-line py-3 not-first:border-t",
    },
  },
});
const foot = cva("px-panel", {
  variants: {
    place: {
      card: "mt-3 pb-6",
      hero: "flex flex-wrap justify-between gap-x-4 border-t border-line bg-sunk py-[0.7rem]",
    },
  },
});

/** What some channels gained, and the others lost. */
const moved = BUDGET.reduce((sum, { now, before }) => sum + Math.max(now - before, 0), 0);

/** A month's budget by channel. */
export function AllocationPicture({ place = "card" }: Place) {
  return (
    <div
      className={`product-picture text-sm/[1.6] tabular-nums ${place === "card" ? "lg:mt-auto" : ""}`.trim()}
    >
      <p className={head({ place })}>
        <span>November budget</span>
        <strong className="font-display text-[1.375rem] leading-none font-[560] text-ink normal-nums">
          {formatUsd(budget * 100)}
        </strong>
      </p>
      <ul className="px-panel">
        {BUDGET.map(({ channel, now, before }) => (
          <li key={channel} className={row({ place })}>
            <span>{channel}</span>
            <Meter now={barPercent(now)} before={barPercent(before)} color={moveColor(now - before)} />
            <span className="text-right">{formatUsd(now * 100)}</span>
            <span className={`text-right font-semibold ${now > before ? "text-ok" : "text-ink-2"}`}>
              {signedDollars(now - before)}
            </span>
          </li>
        ))}
      </ul>
      <div className={foot({ place })}>
        <MeterKey now="now" before="where you started" color={1} />
        {place === "hero" ? <strong>{`${signedDollars(moved)} ${signedDollars(-moved)} = $0`}</strong> : null}
      </div>
    </div>
  );
}

function barPercent(dollars: number): number {
  return Math.round((dollars / budget) * BAR_PERCENT_PER_SHARE * 10) / 10;
}
