import { ChevronDown, Filter } from "lucide-react";
import { Icon } from "../../../ui/icon";
import { count, counted } from "../figures";
import type { RangeView } from "../load.server";

type FilteredTrafficProps = Pick<RangeView, "filtered" | "privateHits"> & { words: string };

/** Hits that no figure counts, by reason. */
export function FilteredTraffic({ filtered, privateHits, words }: FilteredTrafficProps) {
  const { views, events } = privateHits;
  return (
    <details className="card group">
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-[0.6rem] gap-y-1 px-card py-[0.8rem] text-sm focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <span className="text-ink-3">
          <Icon of={Filter} size={16} />
        </span>
        <b>{counted(filtered.total, "hit")} left out</b>
        <span className="text-ink-2">{words}, and in no figure above</span>
        <span className="ml-auto group-open:rotate-180">
          <Icon of={ChevronDown} size={16} />
        </span>
      </summary>
      <div className="px-card pb-[0.9rem] text-sm md:pl-[2.85rem]">
        {filtered.reasons.length > 0 ? (
          <dl className="flex flex-wrap gap-x-7 gap-y-1">
            {filtered.reasons.map(({ label, hits }) => (
              <div key={label} className="flex flex-row-reverse gap-[0.4rem]">
                <dt className="text-ink-2">{label}</dt>
                <dd className="font-semibold tabular-nums">{hits}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <p className="mt-1 text-ink-3">
          Under Global Privacy Control, {count(views)} page views and {count(events)} events were counted
          without a visit.
        </p>
      </div>
    </details>
  );
}
