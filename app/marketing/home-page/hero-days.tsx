import { FIRST_CARDS, MAILING, MOVED_TUESDAY } from "../../copy/example-business";
import { HERO_DAYS } from "../../web/art/hero-map";

const LAST = HERO_DAYS.at(-1)?.day;

type Day = (typeof HERO_DAYS)[number];

const whoOf = (count: number, places: number) =>
  `${count === places ? "All" : `${count || "None"} of`} ${places} points`;

/** Once all are in the top ten the beam reaches them all; until then only the lines say which are meant. */
const whereOf = ({ places, topTen }: Day) =>
  topTen === places ? "inside the beam" : "between the dashed lines";

function textOf(day: Day): string {
  const { places, topTen, topThree, average } = day;
  const best = topTen === 0 ? "" : `, ${topThree === 0 ? "none" : `${topThree} of them`} in the top three`;
  return `${whoOf(topTen, places)} ${whereOf(day)} rank in the top ten${best}. Average rank ${average}.`;
}

/** Of the part of the map that phones show, where there are points outside the beam too. */
function nearText(day: Day): string {
  const { places, topTen, topThree, average } = day.near;
  const [count, top] = topThree > 0 ? [topThree, "three"] : [topTen, "ten"];
  return `${whoOf(count, places)} in view ${whereOf(day)} rank in the top ${top}. Average rank ${average}.`;
}

/**
 * Radio buttons on a scale bar, one for each day of which the map has the ranks. The style shows what belongs to the
 * chosen one: no script. Without `:has()` it stays at the last. Most widths below 1280 px cut the map; phones count
 * what they show.
 */
export function HeroDays() {
  return (
    <fieldset className="hero-days mt-8 max-sm:order-1 max-sm:my-5 grid max-w-[27em] grid-cols-3 tabular-nums">
      <legend className="pb-[0.55rem] text-sm/[1.6] font-semibold">Ranks at Harbor Auto, Lakeview</legend>
      <i className="col-span-full h-2 border border-ink" />
      {HERO_DAYS.map(({ day }) => (
        <label
          key={day}
          className={`relative min-h-11 cursor-pointer py-[0.45rem] text-ui/[1.6] font-semibold text-ink-2 ${day === LAST ? "text-right" : ""}`}
        >
          <input
            className="absolute inset-0 cursor-pointer"
            type="radio"
            name="day"
            value={day}
            defaultChecked={day === LAST}
            aria-describedby={`ranks-${day}`}
          />
          <span>{`Day ${day}`}</span>
        </label>
      ))}
      <p className="hero-map-choice col-span-full text-sm/[1.6] text-ink-2">
        {HERO_DAYS.map((at) => (
          <span key={at.day} id={`ranks-${at.day}`} className={`at at-${at.day}`}>
            <span className="max-sm:hidden">
              {textOf(at)}
              <span className="hero-days-cut"> Not all are in view.</span>
            </span>
            <span className="sm:hidden">{nearText(at)}</span>
          </span>
        ))}
      </p>
      <Channels />
    </fieldset>
  );
}

const moved = MOVED_TUESDAY.reduce((sum, { dollars }) => sum + Math.max(dollars, 0), 0);

/** What each channel has of each day: the rank, the budget and the scans that tags on a wider map say. */
const CHANNELS = [
  { name: "Search", what: "Lakeview rank", days: ["14", "6", "2"] },
  { name: "Ads", what: "moved Tuesday", days: ["$0", `$${moved}`, `$${moved}`] },
  { name: "Mail", what: "cards scanned", days: ["0", `${FIRST_CARDS.scans}`, `${MAILING.scans}`] },
];

/** On phones, whose map has no room for the tags of ads and mail. */
function Channels() {
  return (
    <dl className="col-span-full mt-3 flex justify-between gap-x-4 text-xs/[1.4] text-ink-2 sm:hidden">
      {CHANNELS.map(({ name, what, days }) => (
        <div key={name}>
          <dt className="font-semibold text-ink">{name}</dt>
          <dd className="hero-map-choice py-2 font-display text-[1.375rem] leading-none text-ink">
            {days.map((value, at) => (
              <strong key={HERO_DAYS[at]?.day} className={`font-[560] at at-${HERO_DAYS[at]?.day}`}>
                {value}
              </strong>
            ))}
          </dd>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
