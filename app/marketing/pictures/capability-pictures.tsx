import { cva } from "class-variance-authority";
import { LEADS_PER_WEEK } from "../../copy/example-business";
import { Art, ArtFile } from "../../web/art/art";
import { AUTOMATION_FLOW, LEADS_CHART, TARGETING_MAP } from "../../web/art/capabilities";
import { HOUSEHOLDS_FILE } from "../../web/art/files";
import { dataColor } from "../../web/art/stack-chart";
import { Legend, Swatch } from "./legend";

/** A card fixes the height; a page's head gives the drawing its own. */
type Place = { place?: "card" | "hero" };

const frame = cva("product-picture grid gap-3 bg-sunk", {
  variants: {
    place: { card: "mt-auto h-80 border-t border-line max-sm:h-64", hero: "" },
    fill: { chart: "content-center grid-rows-[minmax(0,1fr)_auto]", map: "content-stretch" },
  },
  compoundVariants: [
    { place: "card", fill: "chart", className: "p-5" },
    { place: "hero", fill: "chart", className: "p-panel" },
    // Without text next to it, the map is wide and needs its full height.
    {
      place: "hero",
      fill: "map",
      className: "h-[clamp(20rem,36vw,28rem)] sm:max-lg:h-[clamp(20rem,58vw,30rem)]",
    },
  ],
});
/** A wide frame scales a drawing up; its text stays close to the surrounding size. */
const chart = cva("h-full self-center", {
  variants: {
    place: {
      card: "max-h-62 max-sm:[&_text]:text-[13px]",
      hero: "max-sm:[&_text]:text-[13px] sm:[&_text]:text-[9px]",
    },
  },
});
const flow = cva("h-full self-center", {
  variants: { place: { card: "max-h-62", hero: "mx-auto max-w-116" } },
});

export function LeadsPicture({ place = "card" }: Place) {
  return (
    <div className={frame({ place, fill: "chart" })}>
      <Art picture={LEADS_CHART} className={chart({ place })} />
      <div className="mt-2">
        <Legend>
          {LEADS_PER_WEEK.sources.map((source, index) => (
            <li key={source}>
              <Swatch color={dataColor(index + 1).ground} />
              {source}
            </li>
          ))}
        </Legend>
      </div>
    </div>
  );
}

export function FlowPicture({ place = "card" }: Place) {
  return (
    <div className={frame({ place, fill: "chart" })}>
      <Art picture={AUTOMATION_FLOW} className={flow({ place })} />
    </div>
  );
}

export function TargetingPicture({ place = "card" }: Place) {
  return (
    <div className={frame({ place, fill: "map" })}>
      <ArtFile picture={TARGETING_MAP} file={HOUSEHOLDS_FILE} className="h-full min-h-0" />
    </div>
  );
}
