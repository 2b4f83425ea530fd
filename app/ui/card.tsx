import { type ReactNode, useId } from "react";

/** A titled panel. `aside` goes right of the title; `flush` removes the padding for lists and tables. */
export function Card({
  title,
  aside,
  flush = false,
  children,
}: {
  title: string;
  aside?: ReactNode;
  flush?: boolean;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section className="card" aria-labelledby={titleId}>
      <div className="card-h">
        <h2 id={titleId}>{title}</h2>
        {aside}
      </div>
      {flush ? children : <div className="card-b">{children}</div>}
    </section>
  );
}

type StatProps = {
  label: string;
  value: string;
  /** One line of context for the figure. */
  children?: ReactNode;
  spark?: ReactNode;
};

/** A figure with label and context; a card by itself, a cell inside `<StatStrip>`. */
export function Stat({ label, value, children, spark }: StatProps) {
  return (
    <div className="stat">
      <span className="k2">{label}</span>
      <span className="v">{value}</span>
      {children ? <span className="s">{children}</span> : null}
      {spark}
    </div>
  );
}

export function StatCard(props: StatProps) {
  return (
    <div className="card">
      <Stat {...props} />
    </div>
  );
}

/** A card with several figures side by side. */
export function StatStrip({ children }: { children: ReactNode }) {
  return <div className="card stats6">{children}</div>;
}

/** A page's title, subtitle and actions. */
export function PageHead({ title, children, actions }: PageHeadProps) {
  return (
    <div className="ph">
      <div>
        <h1>{title}</h1>
        {children ? <p>{children}</p> : null}
      </div>
      {actions ? <div className="btns">{actions}</div> : null}
    </div>
  );
}
type PageHeadProps = { title: string; children?: ReactNode; actions?: ReactNode };
