import { Link } from "@remix-run/react";
import { cva, type VariantProps } from "class-variance-authority";
import { ArrowLeft } from "lucide-react";
import { Children, type CSSProperties, type ReactNode, useId } from "react";
import { Fold } from "./fold";
import { Icon } from "./icon";
import { Definition } from "./overlays/definition";

type CardProps = {
  title: string;
  /** The page's own title says the same above it: then the card's is for screen readers alone. */
  isTitled?: boolean;
  detail?: string;
  aside?: ReactNode;
  flush?: boolean;
  /** What a link on the page leads to. */
  id?: string;
  /** On phones closed until it is tapped; "open", if it is open from the start. */
  folds?: boolean | "open";
  children: ReactNode;
};

/**
 * A titled panel. `detail` is a sentence under the title; `aside` goes right of the title; `flush` removes the padding
 * for lists and tables.
 */
export function Card({ title, isTitled, detail, aside, flush = false, id, folds, children }: CardProps) {
  const titleId = useId();
  const body = flush ? children : <CardBody>{children}</CardBody>;
  return (
    <section
      className={`card flex scroll-mt-32 flex-col ${folds ? "relative" : ""}`}
      id={id}
      aria-labelledby={titleId}
    >
      <CardHead>
        <div>
          <h2 id={titleId} className={isTitled ? "sr-only" : undefined}>
            {title}
          </h2>
          {detail ? <p className="text-sm text-ink-2">{detail}</p> : null}
        </div>
        {aside}
      </CardHead>
      {folds ? (
        <Fold titleId={titleId} isOpen={folds === "open"}>
          {body}
        </Fold>
      ) : (
        body
      )}
    </section>
  );
}

export function CardHead({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-[0.4rem] px-card pt-4 pb-[0.85rem]">
      {children}
    </div>
  );
}

export function CardBody({ children }: { children: ReactNode }) {
  return <div className="px-card pb-card">{children}</div>;
}

const statClass = cva("relative grid content-start gap-[0.15rem] overflow-clip px-card pt-4 pb-[1.1rem]", {
  variants: {
    in: {
      card: "max-sm:px-4 max-sm:py-3",
      strip: "-mt-px -ml-px border-t border-l border-line",
    },
  },
});
const figureClass = cva("figure", {
  variants: { in: { card: "max-sm:text-[1.75rem]", strip: "text-[1.75rem]" } },
});

type StatProps = {
  label: string;
  value: string;
  /** One line of context for the figure. */
  children?: ReactNode;
  spark?: ReactNode;
  /** What the figure counts. */
  figure?: { name: string; definition: string };
};

type LookProps = VariantProps<typeof statClass>;

function Figure({ label, value, children, spark, figure, ...look }: StatProps & LookProps) {
  return (
    <div className={statClass(look)} data-stat>
      <FigureLabel label={label} figure={figure} />
      <span className={figureClass(look)}>{value}</span>
      {children ? <span className="text-sm text-ink-2">{children}</span> : null}
      {spark}
    </div>
  );
}

/** A figure's name and, if it is known what it counts, the mark that opens the definition. */
export function FigureLabel({ label, figure }: Pick<StatProps, "label" | "figure">) {
  return (
    <span className="flex items-center gap-1">
      <span className="text-sm font-medium text-ink-2">{label}</span>
      {figure ? <Definition {...figure} className="-my-1" /> : null}
    </span>
  );
}

/** A figure with label and context, inside `<StatStrip>`. */
export function Stat(props: StatProps) {
  return <Figure in="strip" {...props} />;
}

/** A figure in a card of its own, inside `<StatGrid>`. */
export function StatCard(props: StatProps) {
  return (
    <div className="@container card">
      <Figure in="card" {...props} />
    </div>
  );
}

export function StatGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-5 max-sm:grid-cols-2 max-sm:gap-3">
      {children}
    </div>
  );
}

/** When the figures wrap, all rows are full: six are 3 + 3, five 3 + 2, four 2 + 2. */
const STRIPS: Record<number, string> = {
  3: "max-sm:grid-cols-3",
  4: "max-[57rem]:grid-cols-2",
  5: "max-[76rem]:grid-cols-6 max-[76rem]:*:col-span-2 max-[76rem]:*:nth-[n+4]:col-span-3 max-sm:*:col-span-3 max-sm:*:last:col-span-full",
  6: "max-[76rem]:grid-cols-3 max-sm:grid-cols-2",
};

/** A card with three to six figures side by side; `columns` in place of the usual ones. */
export function StatStrip({ columns, children }: { columns?: string; children: ReactNode }) {
  const wrapped = `grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] ${STRIPS[Children.count(children)] ?? ""}`;
  return <div className={`card grid overflow-clip ${columns ?? wrapped}`}>{children}</div>;
}

/**
 * A page's title, subtitle and actions; `back` is the page above it, linked over the title. `isLow` puts a short
 * subtitle beside the title, where a list should begin high up.
 */
export function PageHead({ title, children, actions, back, isLow = false }: PageHeadProps) {
  return (
    <div className="mb-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className={isLow ? "flex flex-wrap items-baseline gap-x-4" : undefined}>
        {back ? (
          <Link
            to={back.to}
            className="mb-1 inline-flex min-h-6 items-center gap-1.5 text-sm text-ink-2 hover:text-ink hover:underline"
          >
            <Icon of={ArrowLeft} size={16} />
            {back.label}
          </Link>
        ) : null}
        <h1>{title}</h1>
        {children ? <p className="mt-1 text-ink-2">{children}</p> : null}
      </div>
      {actions ? <div className="flex min-w-0 flex-wrap items-center gap-2">{actions}</div> : null}
    </div>
  );
}
type PageHeadProps = {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label: string };
  isLow?: boolean;
};

/** Two columns of 7 and 5 twelfths on wide screens. */
export function WideAndNarrow(of: { style?: CSSProperties; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-5 min-[72rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]" {...of} />
  );
}
