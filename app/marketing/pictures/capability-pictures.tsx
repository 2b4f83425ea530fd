import type { ReactNode } from "react";
import { LEADS_PER_WEEK } from "../../copy/example-business";
import { Art, ArtFile } from "../../web/art/art";
import { AUTOMATION_FLOW, LEADS_CHART, TARGETING_MAP } from "../../web/art/capabilities";
import { HOUSEHOLDS_FILES } from "../../web/art/files";
import { dataColor } from "../../web/art/stack-chart";
import { Legend, Swatch } from "./legend";

const drawing = "h-full max-h-62 self-center";

/** The pictures of the capabilities' cards, all of one height. */
function Panel({ fill, children }: { fill: string; children: ReactNode }) {
  return (
    <div
      className={`product-picture mt-auto grid h-80 gap-3 border-t border-line bg-sunk max-sm:h-58 ${fill}`}
    >
      {children}
    </div>
  );
}

export function LeadsPicture() {
  return (
    <Panel fill="content-center grid-rows-[minmax(0,1fr)_auto] p-5">
      <Art picture={LEADS_CHART} className={drawing} />
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
    </Panel>
  );
}

export function FlowPicture() {
  return (
    <Panel fill="content-center grid-rows-[minmax(0,1fr)_auto] p-5">
      <Art picture={AUTOMATION_FLOW} className={drawing} />
    </Panel>
  );
}

export function TargetingPicture() {
  return (
    <Panel fill="content-stretch">
      <ArtFile picture={TARGETING_MAP} files={HOUSEHOLDS_FILES} className="h-full min-h-0" />
    </Panel>
  );
}
