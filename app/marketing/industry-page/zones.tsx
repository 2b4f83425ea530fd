import type { ZoneMap } from "../../copy/industry-pictures";
import { Art } from "../../web/art/art";
import { flare, streets } from "../../web/art/map";
import type { Picture } from "../../web/art/picture";

const WET = "M420 30C392 60 398 96 384 120S372 164 350 188H420Z";

const TOWN: Picture = {
  viewBox: "0 0 420 188",
  preserveAspectRatio: "xMidYMid slice",
  label: null,
  body: `<rect class="fill-land" width="420" height="188"/>${streets({ width: 420, height: 188, step: 24, seed: "zn" })}<path class="fill-water" d="${WET}"/><path class="map-coast" d="${WET}"/>${flare(212, 96, 1.15)}`,
};

/** ZIP codes on a map: filled where ads run, empty where the day is booked up. */
export function Zones({ map }: { map: ZoneMap }) {
  return (
    <div className="absolute inset-0 isolate tabular-nums" role="img" aria-label={map.label}>
      <Art picture={TOWN} className="absolute inset-0 -z-2 h-full" />
      {map.zones.map(({ zip, state, isOn, x, y }) => (
        <span
          key={zip}
          className={`zone ${isOn ? "zone-on border-signal-text" : "border-line-strong"} absolute grid -translate-1/2 rounded-md border bg-surface px-[0.6rem] py-[0.3rem] text-micro/[1.3] whitespace-nowrap text-ink-2`}
          style={{ left: `${x}%`, top: `${y}%` }}
        >
          <strong className="text-sm/[1.3] text-ink">{zip}</strong>
          {state}
        </span>
      ))}
    </div>
  );
}
