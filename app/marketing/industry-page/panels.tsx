import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import type {
  FactPanel,
  MeterPanel,
  RewritePanel,
  SlotPanel,
  StepPanel,
  ThreadPanel,
} from "../../copy/industry-pictures";
import { badgeClass } from "../../ui/badge";
import { Icon } from "../../web/art/art";
import { Meter } from "../../web/art/meter";
import { MeterKey } from "../pictures/legend";

/** The white card under every small product picture. */
function Card({ children }: { children: ReactNode }) {
  return (
    <div className="grid w-[min(30rem,100%)] gap-[0.65rem] rounded-lg border border-line bg-surface px-[1.1rem] py-4 text-sm/[1.6] tabular-nums shadow-sm *:text-balance">
      {children}
    </div>
  );
}

type PanelProps = { title: string; aside?: ReactNode; children: ReactNode };

export function Panel({ title, aside, children }: PanelProps) {
  return (
    <Card>
      <p className="flex min-h-6 items-center justify-between gap-4">
        <strong>{title}</strong>
        {aside}
      </p>
      {children}
    </Card>
  );
}

/** Below the title's row; next to the title it keeps to one line. */
function Note({ inTitle = false, children }: { inTitle?: boolean; children: string }) {
  return (
    <span className={`text-xs/[1.6] text-ink-3 ${inTitle ? "whitespace-nowrap" : ""}`.trim()}>
      {children}
    </span>
  );
}

export function Facts({ panel }: { panel: FactPanel }) {
  const state = (
    <span className={badgeClass({ tone: "ok" })}>
      <Icon name="check" size={13} />
      {panel.state}
    </span>
  );
  return (
    <Panel title={panel.title} aside={state}>
      <dl className="divide-y divide-line border-t border-line">
        {panel.facts.map(({ term, value, isWithheld }) => (
          <div key={term} className="flex justify-between gap-4 py-[0.4rem]">
            <dt className="text-ink-2">{term}</dt>
            <dd
              className={`text-right whitespace-nowrap ${isWithheld ? "rounded-[2px] bg-ink text-transparent" : ""}`.trim()}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <Note>{panel.foot}</Note>
    </Panel>
  );
}

const slot = cva("flex min-h-9 items-center justify-center gap-[0.3rem] rounded-md border", {
  variants: {
    state: {
      free: "border-line-strong font-semibold",
      taken: "border-line text-ink-3 line-through",
      chosen: "border-signal bg-signal font-semibold text-on-signal",
    },
  },
});

export function Slots({ panel }: { panel: SlotPanel }) {
  return (
    <Panel title={panel.title} aside={<Note inTitle>{panel.note}</Note>}>
      <ul className="grid grid-cols-3 gap-[0.45rem]">
        {panel.slots.map(({ time, state }) => (
          <li key={time} className={slot({ state })}>
            {state === "chosen" ? <Icon name="check" size={14} /> : null}
            {time}
          </li>
        ))}
      </ul>
      <Note>{panel.foot}</Note>
    </Panel>
  );
}

export function Meters({ panel }: { panel: MeterPanel }) {
  const percent = (value: number) => Math.round((value / panel.max) * 1000) / 10;
  return (
    <Panel title={panel.title} aside={<Note inTitle>{panel.note}</Note>}>
      <ul>
        {panel.rows.map(({ name, now, before, shown }) => (
          <li key={name} className="grid grid-cols-[7.2rem_1fr_2.8rem] items-center gap-3 py-[0.3rem]">
            <span>{name}</span>
            <Meter now={percent(now)} before={percent(before)} color={1} />
            <strong className="text-right">{shown}</strong>
          </li>
        ))}
      </ul>
      <MeterKey now={panel.key.bar} before={panel.key.tick} color={1} />
    </Panel>
  );
}

const message = cva("max-w-[84%] rounded-t-lg px-[0.7rem] py-[0.4rem] leading-[1.35]", {
  variants: {
    by: {
      them: "justify-self-start rounded-br-lg bg-sunk",
      us: "justify-self-end rounded-bl-lg bg-teal-soft",
    },
  },
});

export function Thread({ panel }: { panel: ThreadPanel }) {
  return (
    <Panel title={panel.title} aside={<Note inTitle>{panel.note}</Note>}>
      <ul className="grid gap-[0.4rem]">
        {panel.messages.map(({ by, text }) => (
          <li key={text} className={message({ by })}>
            {text}
          </li>
        ))}
      </ul>
      <Note>{panel.foot}</Note>
    </Panel>
  );
}

export function Rewrite({ panel }: { panel: RewritePanel }) {
  return (
    <Card>
      <p className="grid gap-[0.55rem]">
        <s className="text-ink-3">{panel.before}</s>
        <strong className="font-display text-[1.375rem] leading-[1.2] font-[560]">{panel.after}</strong>
      </p>
      <ul className="flex flex-wrap gap-x-[1.15rem] gap-y-[0.35rem] border-y border-line py-3 text-sm/[1.6] text-ink-2">
        {panel.mended.map((item) => (
          <li key={item} className="flex items-center gap-[0.4rem]">
            <Icon name="check" size={16} className="text-teal" />
            {item}
          </li>
        ))}
      </ul>
      <Note>{panel.foot}</Note>
    </Card>
  );
}

export function Steps({ panel }: { panel: StepPanel }) {
  return (
    <Panel title={panel.title}>
      <ol className="panel-steps">
        {panel.steps.map(({ when, what }) => (
          <li
            key={when}
            className="grid grid-cols-[4.6rem_1fr] items-baseline gap-[1.6rem] py-[0.4rem] last:font-semibold"
          >
            <span className="text-xs/[1.6] text-ink-3">{when}</span>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
