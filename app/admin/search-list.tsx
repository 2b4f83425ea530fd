import { Link } from "@remix-run/react";
import { Handshake, ListChecks, ListFilter, type LucideIcon, Newspaper, UserRound } from "lucide-react";
import { StatusBadge } from "../crm/components/lead-badges";
import { Badge } from "../ui/badge";
import { Card } from "../ui/card";
import { IconTile } from "../ui/icon";
import { Marked } from "./marked";
import type { SearchKind, ShownGroup } from "./search-results";

const ICONS: Record<SearchKind, LucideIcon> = {
  Views: ListFilter,
  Leads: UserRound,
  Deals: Handshake,
  Tasks: ListChecks,
  Posts: Newspaper,
};

const ROW =
  "relative grid grid-cols-[2rem_minmax(0,1fr)] items-start gap-x-3 border-t border-line px-card py-[0.7rem] text-sm hover:bg-hover";

/** What was found of one kind. */
export function Found({ group: { label, items, hasMore, all } }: { group: ShownGroup }) {
  const aside = (
    <>
      <span className="mr-auto text-sm text-ink-3">
        {hasMore ? `The first ${items.length}` : `${items.length} found`}
      </span>
      {all ? (
        <Link to={all} className="text-sm font-medium hover:underline">
          {`All ${label.toLowerCase()} that match`}
        </Link>
      ) : null}
    </>
  );
  return (
    <Card title={label} aside={aside} flush>
      <ul>
        {items.map((item) => (
          <li key={item.id} className={ROW}>
            <IconTile of={ICONS[label]} size="sm" />
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <div className="min-w-0">
                <Link to={item.to} className="font-semibold wrap-anywhere after:absolute after:inset-0">
                  <Marked parts={item.titleParts} />
                </Link>
                <p className="wrap-anywhere text-ink-2">
                  <Marked parts={item.aboutParts} />
                </p>
              </div>
              <div className="flex items-center gap-3">
                {item.status ? <StatusBadge status={item.status} /> : null}
                {item.state && !item.status ? <Badge>{item.state}</Badge> : null}
                {item.when ? (
                  <time className="text-xs whitespace-nowrap text-ink-3" dateTime={item.at ?? undefined}>
                    {`${label === "Tasks" ? "Due" : "Added"} ${item.when}`}
                  </time>
                ) : null}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
