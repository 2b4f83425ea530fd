import { FIGURES } from "../../../copy/figures";
import { Definition } from "../../../ui/overlays/definition";
import { counted } from "../figures";
import type { Grade, RangeView, VitalView } from "../load.server";

const GRID =
  "card grid grid-cols-2 overflow-clip lg:grid-cols-4 xl:grid-cols-[minmax(10rem,1.3fr)_repeat(4,minmax(0,1fr))] *:px-card *:pt-[0.9rem] *:pb-4";

/** How fast the pages are for sampled visitors, once there are any. */
export function WebVitals({ vitals: { samples, figures } }: Pick<RangeView, "vitals">) {
  if (samples === 0) return null;
  return (
    <section className={GRID} aria-labelledby="web-vitals-title">
      <div className="max-xl:col-span-full">
        <h3 id="web-vitals-title">Web vitals</h3>
        <p className="mt-[0.15rem] text-xs text-ink-3">
          75th percentile of {counted(samples, "sampled page view")}, all visitors
        </p>
      </div>
      {figures.map((figure) => (
        <Vital key={figure.vital} figure={figure} />
      ))}
    </section>
  );
}

const GRADES: Record<Grade, { label: string; tone: string }> = {
  good: { label: "Good", tone: "text-ok" },
  "needs work": { label: "Needs work", tone: "text-warn" },
  poor: { label: "Poor", tone: "text-danger" },
};

function Vital({ figure }: { figure: VitalView }) {
  const grade = figure.grade && GRADES[figure.grade];
  return (
    <div className="-mt-px -ml-px grid content-start gap-[0.15rem] border-t border-l border-line" data-stat>
      <span className="flex flex-wrap justify-between gap-x-2 text-sm font-medium text-ink-2">
        <span className="inline-flex items-center gap-1">
          {figure.label} <Definition {...FIGURES[figure.vital]} className="-my-1" />
        </span>
        {grade ? <span className={`text-xs font-semibold ${grade.tone}`}>{grade.label}</span> : null}
      </span>
      <b className={figure.p75 === null ? "text-sm font-normal text-ink-3" : "figure text-[1.375rem]"}>
        {figure.text}
      </b>
      <Scale figure={figure} />
    </div>
  );
}

/** Good, needs work and poor as a ruler, with a mark where the figure lies. */
function Scale({ figure: { p75, good, poor } }: { figure: VitalView }) {
  if (p75 === null) return <span className="mt-[0.45rem] block h-[5px] rounded-xs bg-ink/11" />;
  const end = poor * 1.5;
  const at = (value: number) => `${(Math.min(value / end, 1) * 100).toFixed(1)}%`;
  return (
    <span className="relative mt-[0.45rem] block h-[5px]" aria-hidden="true">
      <span className="flex h-full gap-px overflow-hidden rounded-xs">
        <i className="w-(--to) bg-data-1" style={{ "--to": at(good) }} />
        <i className="w-(--to) bg-data-4" style={{ "--to": at(poor - good) }} />
        <i className="flex-1 bg-data-bad" />
      </span>
      <i
        className="absolute -top-1 left-(--at) h-[13px] w-[3px] -translate-x-1/2 rounded-xs bg-ink outline-2 outline-surface"
        style={{ "--at": at(p75) }}
      />
    </span>
  );
}
