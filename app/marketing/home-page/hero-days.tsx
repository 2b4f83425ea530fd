import { HERO_DAYS } from "../../web/art/hero-map";

const LAST = HERO_DAYS.at(-1)?.day;

/**
 * Radio buttons on a scale bar, one for each day of which the map has the ranks. The style shows what belongs to the
 * chosen one: no script. Without `:has()` it stays at the last. Phones and small desktops cut the map.
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
        {HERO_DAYS.map(({ day, places, topTen, topThree, average }) => (
          <span key={day} id={`ranks-${day}`} className={`at at-${day}`}>
            {`${places} places between the dashed lines`}
            <span className="hero-days-cut">, not all in view</span>
            {`: ${topTen || "none"} in the top ten, ${topThree || "none"} in the top three. Average rank ${average}.`}
          </span>
        ))}
      </p>
    </fieldset>
  );
}
