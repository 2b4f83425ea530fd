import { ChevronDown, Database } from "lucide-react";
import { Icon } from "../../../ui/icon";
import type { PageView } from "../load.server";

type StorageCardProps = { storage: NonNullable<PageView["storage"]> };

/** How much the visits' database holds. */
export function StorageCard({ storage: { size, tables, archived, beyondLimit } }: StorageCardProps) {
  return (
    <details className="card group">
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-[0.6rem] gap-y-1 px-card py-[0.8rem] text-sm focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <span className="text-ink-3">
          <Icon of={Database} size={16} />
        </span>
        <b>{size} of 10 GB</b>
        <span className="text-ink-2">used for visits</span>
        {beyondLimit === null ? null : <span className="text-danger">{beyondLimit}</span>}
        <span className="ml-auto group-open:rotate-180">
          <Icon of={ChevronDown} size={16} />
        </span>
      </summary>
      <div className="px-card pb-[0.9rem] text-sm md:pl-[2.85rem]">
        <dl className="flex flex-wrap gap-x-7 gap-y-1">
          {tables.map(({ label, rows }) => (
            <div key={label} className="flex flex-row-reverse gap-[0.4rem]">
              <dt className="text-ink-2">{label}</dt>
              <dd className="font-semibold tabular-nums">{rows}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-1 text-ink-3">
          {archived === null
            ? "Nothing is in the archive yet."
            : `Single page views and events from before ${archived} are in the archive; their counts stay.`}
        </p>
      </div>
    </details>
  );
}
