import type { ReactNode } from "react";
import { badgeClass } from "../../ui/badge";
import { Icon } from "../../web/art/art";
import { Meter } from "../../web/art/meter";
import type {
  FactPanel,
  MeterPanel,
  RewritePanel,
  SlotPanel,
  StepPanel,
  ThreadPanel,
} from "../content/industry-pictures";

/** The white card under every small product picture. */
function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="panel num">
      <p className="panel-top">
        <strong>{title}</strong>
        {aside}
      </p>
      {children}
    </div>
  );
}

function Note({ children }: { children: string }) {
  return <span className="meta">{children}</span>;
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
      <dl className="panel-facts">
        {panel.facts.map(({ term, value, isWithheld }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={isWithheld ? "redacted" : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      <Note>{panel.foot}</Note>
    </Panel>
  );
}

export function Slots({ panel }: { panel: SlotPanel }) {
  return (
    <Panel title={panel.title} aside={<Note>{panel.note}</Note>}>
      <ul className="slots">
        {panel.slots.map(({ time, state }) => (
          <li key={time} className={state}>
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
    <Panel title={panel.title} aside={<Note>{panel.note}</Note>}>
      <ul className="meters">
        {panel.rows.map(({ name, now, before, shown }) => (
          <li key={name}>
            <span>{name}</span>
            <Meter now={percent(now)} before={percent(before)} color={1} />
            <strong>{shown}</strong>
          </li>
        ))}
      </ul>
      <p className="key">
        <span>
          <i className="sw c1" />
          {panel.key.bar}
        </span>
        <span>
          <i className="tick" />
          {panel.key.tick}
        </span>
      </p>
    </Panel>
  );
}

export function Thread({ panel }: { panel: ThreadPanel }) {
  return (
    <Panel title={panel.title} aside={<Note>{panel.note}</Note>}>
      <ul className="thread">
        {panel.messages.map(({ by, text }) => (
          <li key={text} className={by}>
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
    <div className="panel rewrite num">
      <p>
        <s>{panel.before}</s>
        <strong>{panel.after}</strong>
      </p>
      <ul className="feats">
        {panel.mended.map((item) => (
          <li key={item}>
            <Icon name="check" size={16} />
            {item}
          </li>
        ))}
      </ul>
      <Note>{panel.foot}</Note>
    </div>
  );
}

export function Steps({ panel }: { panel: StepPanel }) {
  return (
    <Panel title={panel.title}>
      <ol className="trail">
        {panel.steps.map(({ when, what }) => (
          <li key={when}>
            <span className="meta">{when}</span>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
