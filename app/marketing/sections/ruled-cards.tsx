import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import { CheckList } from "./check-list";

const grid = cva("grid grid-cols-1 gap-x-gap gap-y-9 md:grid-cols-2", {
  variants: {
    columns: { two: "lg:gap-x-16", four: "lg:grid-cols-4 lg:[&_h3]:text-[1.375rem]" },
  },
  defaultVariants: { columns: "four" },
});

/** Cards with a rule on top and no box. */
export function RuledCards({ columns, children }: VariantProps<typeof grid> & { children: ReactNode }) {
  return <div className={grid({ columns })}>{children}</div>;
}

type RuledCardProps = { title: string; text: string };

/** Neighbors align their titles and texts. */
export function RuledCard({ title, text }: RuledCardProps) {
  return (
    <article className="row-span-2 grid grid-rows-subgrid gap-y-[0.6rem] border-t border-ink pt-5">
      <h3>{title}</h3>
      <p className="max-w-[36em] text-[1rem] text-ink-2">{text}</p>
    </article>
  );
}

type ServiceCardProps = RuledCardProps & { timeFrame: string; points: readonly string[] };

/** A ruled card with a time frame above its title, and points below its text. */
export function ServiceCard({ title, text, timeFrame, points }: ServiceCardProps) {
  return (
    <article className="row-span-4 grid grid-rows-subgrid gap-y-[0.6rem] border-t border-ink pt-5">
      <p className="mb-2 font-display text-[2.25rem] leading-none font-[560] tracking-[-0.015em]">
        {timeFrame}
      </p>
      <h3>{title}</h3>
      <p className="max-w-[36em] text-[1rem] text-ink-2">{text}</p>
      <CheckList items={points} />
    </article>
  );
}
