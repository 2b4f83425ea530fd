import type { SeriesView } from "../load.server";
import { StateLink } from "../state-link";
import { useStepKeys } from "./use-step-keys";

/** The line of the chosen measure; each step is a link that narrows the range to it. */
export function SeriesChart({ series }: { series: SeriesView }) {
  const { ticks, steps, axis, pins, summary } = series;
  return (
    <div className="series-plot" style={{ "--ticks": `${ticks.length - 1}` }}>
      <div className="series-scale" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      <div className="series-area" role="group" aria-roledescription="chart" aria-label={summary}>
        <Drawing paths={series.paths} />
        <Steps steps={steps} />
      </div>
      <ol className="series-pins">
        {pins.map((pin) => (
          <li key={pin.target} style={{ "--x": `${pin.x}%` }}>
            <a
              href={`#note-${pin.target}`}
              className="grid h-5 min-w-5 place-items-center whitespace-nowrap px-1 rounded-xs bg-surface text-micro font-semibold text-ink inset-ring inset-ring-line-strong hover:bg-beam-soft"
              aria-label={pin.reading}
            >
              {pin.label}
            </a>
          </li>
        ))}
      </ol>
      <div className="series-labels" aria-hidden="true">
        {axis.map(({ x, text }) => (
          <span key={x} style={{ "--x": `${x}%` }}>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

function Drawing({ paths }: Pick<SeriesView, "paths">) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="series-previous" d={paths.previous} />
      <path className="series-fill" d={paths.area} />
      <path d={paths.line} />
      <path style={{ strokeWidth: 8, strokeLinecap: "round" }} d={paths.point} />
      <path className="series-partial" d={paths.partial} />
    </svg>
  );
}

type StepView = SeriesView["steps"][number];

function Steps({ steps }: Pick<SeriesView, "steps">) {
  const { listProps, stepProps } = useStepKeys(steps.length);
  const width = `calc(100% / ${Math.max(1, steps.length - 1)})`;
  return (
    <ol className="series-steps" {...listProps} style={{ "--step-width": width }}>
      {steps.map((step, index) => (
        <li key={step.key} style={{ "--x": `${step.x}%` }}>
          <Step step={step} {...stepProps(index)} />
        </li>
      ))}
    </ol>
  );
}

type StepProps = { step: StepView; tabIndex: number; onFocus: () => void };

function Step({ step, ...focus }: StepProps) {
  const className = step.x > 50 ? "series-step series-right" : "series-step";
  if (!step.narrow) {
    const label = [step.full, step.reading, step.before].filter(Boolean).join(", ");
    return (
      <span className={className} role="img" aria-label={label} {...focus}>
        <Reading step={step} />
      </span>
    );
  }
  return (
    <StateLink className={className} change={{ range: "custom", ...step.narrow }} {...focus}>
      <Reading step={step} />
    </StateLink>
  );
}

function Reading({ step: { y, previousY, full, reading, before } }: { step: StepView }) {
  return (
    <>
      {previousY === null ? null : (
        <i className="series-point series-point-before" style={{ "--y": `${previousY}%` }} />
      )}
      {y === null ? null : <i className="series-point" style={{ "--y": `${y}%` }} />}
      <span className="series-reading">
        <b>{full}</b>
        {reading ? <span>{reading}</span> : null}
        {before ? <span>{before}</span> : null}
      </span>
    </>
  );
}
