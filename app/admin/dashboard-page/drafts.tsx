import { Link } from "@remix-run/react";
import { Card } from "../../ui/card";
import type { MyDay } from "../my-day/my-day.server";
import { NotLoaded } from "./stat-cards";

const QUEUE = "/admin/content#drafts";

/** Posts that wait for review, of which `shown` stand here. */
export function DraftsToRead({ drafts, shown }: { drafts: MyDay["drafts"]; shown: number }) {
  if (drafts?.count === 0) return null;
  const more = (drafts?.count ?? 0) - shown;
  const queue = (
    <Link to={QUEUE} className="text-sm font-medium">
      Review queue
    </Link>
  );
  return (
    <Card title={drafts ? `Drafts to read (${drafts.count})` : "Drafts to read"} aside={queue} flush>
      {drafts ? (
        <ul>
          {drafts.rows.slice(0, shown).map(({ id, title, location }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-t border-line px-card py-2 text-sm hover:bg-hover"
            >
              <span className="min-w-0">
                <span className="block truncate font-semibold" title={title}>
                  {title}
                </span>
                <small className="block truncate text-xs text-ink-2">{location}</small>
              </span>
              <Link
                to={`/admin/content?draft=${encodeURIComponent(id)}#drafts`}
                className="font-semibold hover:underline"
                aria-label={`Review ${title}`}
              >
                Review
              </Link>
            </li>
          ))}
          {more > 0 ? (
            <li className="border-t border-line px-card py-2 text-sm">
              <Link to={QUEUE} className="text-ink-2 underline">
                {more} more
              </Link>
            </li>
          ) : null}
        </ul>
      ) : (
        <p className="px-card pb-card text-ink-2">
          <NotLoaded />
        </p>
      )}
    </Card>
  );
}
