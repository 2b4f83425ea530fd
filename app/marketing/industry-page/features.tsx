import { INDUSTRIES } from "../../copy/industries";
import type { Industry } from "../../copy/industry";
import type { ChartPanel, FeaturePicture, ZoneMap } from "../../copy/industry-pictures";
import { Art } from "../../web/art/art";
import { TARGETING_MAP } from "../../web/art/capabilities";
import { flare, streets } from "../../web/art/map";
import type { Picture } from "../../web/art/picture";
import { postcardBack } from "../../web/art/postcard";
import { rankGrid } from "../../web/art/rank-grid";
import { stackChart } from "../../web/art/stack-chart";
import { FeatureCard, FeatureCards } from "../sections/feature-cards";
import { SectionHead } from "../sections/section-head";
import { Facts, Meters, Panel, Rewrite, Slots, Steps, Thread } from "./panels";

type FeaturesProps = Pick<Industry, "section" | "features">;

export function Features({ section, features }: FeaturesProps) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={section.title} lead={section.text} />
        <FeatureCards>
          {features.map(({ title, text, picture }) => (
            <FeatureCard
              key={title}
              title={title}
              text={text}
              picture={<FeatureArt picture={picture} />}
              ground={picture.kind === "postcard" ? "table" : "sunk"}
              size={picture.kind === "ranks" ? "ranks" : "regular"}
            />
          ))}
        </FeatureCards>
      </div>
    </section>
  );
}

/** Built once, when the module loads. */
const drawings: ReadonlyMap<FeaturePicture, Picture> = new Map(
  INDUSTRIES.flatMap((industry) => industry.features).flatMap(({ picture }) => {
    const drawing = drawn(picture);
    return drawing ? [[picture, drawing]] : [];
  }),
);

function FeatureArt({ picture }: { picture: FeaturePicture }) {
  const drawing = drawings.get(picture);
  switch (picture.kind) {
    case "facts":
      return <Facts panel={picture} />;
    case "slots":
      return <Slots panel={picture} />;
    case "meters":
      return <Meters panel={picture} />;
    case "thread":
      return <Thread panel={picture} />;
    case "rewrite":
      return <Rewrite panel={picture} />;
    case "steps":
      return <Steps panel={picture} />;
    case "zones":
      return <Zones map={picture} />;
    case "chart":
      return (
        <Panel title={picture.title}>
          {drawing ? <Art picture={drawing} className="chart-wide" /> : null}
          <Art picture={chart(picture, NARROW_CHART)} className="chart-narrow" />
        </Panel>
      );
    case "postcard":
      return drawing ? <Art picture={drawing} className="w-[min(23rem,97%)] -rotate-3" /> : null;
    case "ranks":
      return drawing ? <Art picture={drawing} className="rank-grid" /> : null;
    default:
      return drawing ? <Art picture={drawing} className="absolute inset-0 h-full" /> : null;
  }
}

function drawn(picture: FeaturePicture): Picture | null {
  switch (picture.kind) {
    case "ranks":
      return rankGrid(picture);
    case "postcard":
      return postcardBack(picture.card);
    case "households":
      return TARGETING_MAP;
    case "chart":
      return chart(picture);
    default:
      return null;
  }
}

/** A card on a phone, or beside another on a tablet, is narrow and high. */
const NARROW_CHART = { width: 240, height: 200 };

function chart({ label, values, ...rest }: ChartPanel, size = { width: 300, height: 144 }): Picture {
  return {
    viewBox: `0 0 ${size.width} ${size.height}`,
    label,
    body: stackChart({ ...size, rows: [values], ...rest }),
  };
}

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
