import type { ReactNode } from "react";
import { Icon } from "../../web/art/art";

/** Cards with a rule on top and no box. */
export function RuledCards({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-gap gap-y-9 md:grid-cols-2 lg:grid-cols-4 lg:[&_h3]:text-[1.375rem]">
      {children}
    </div>
  );
}

type ServiceCardProps = { title: string; text: string; connects: string; points: readonly string[] };

/** A ruled card with what it connects to below its title, and points below its text. */
export function ServiceCard({ title, text, connects, points }: ServiceCardProps) {
  return (
    <article className="row-span-4 grid grid-rows-subgrid gap-y-[0.6rem] border-t border-ink pt-5">
      <h3>{title}</h3>
      <p className="text-[1rem] font-medium">{connects}</p>
      <p className="max-w-[36em] text-[1rem] text-ink-2">{text}</p>
      <CheckList items={points} />
    </article>
  );
}

/** Short points with check marks, one below another. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-[0.35rem] grid gap-[0.35rem] text-sm/[1.6] text-ink-2">
      {items.map((item) => (
        <li key={item} className="flex items-center gap-[0.45rem]">
          <Icon name="check" size={16} className="text-teal" />
          {item}
        </li>
      ))}
    </ul>
  );
}
