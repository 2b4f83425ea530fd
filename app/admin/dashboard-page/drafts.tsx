import { Link } from "@remix-run/react";
import type { MyDay } from "../my-day/my-day.server";
import { DayCard, GROWING_ROWS, ROW_SIZE } from "./day-card";

const QUEUE = "/admin/content#drafts";

/** Posts that wait for review, of which `shown` stand here. */
export function DraftsToRead({ drafts, shown }: { drafts: MyDay["drafts"]; shown: number }) {
  if (drafts?.count === 0) return null;
  return (
    <DayCard title="Drafts to read" count={drafts?.count ?? null} all={{ to: QUEUE, label: "Review queue" }}>
      {drafts ? (
        <ul className={GROWING_ROWS}>
          {drafts.rows.slice(0, shown).map(({ id, title, kind }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-t border-line px-card py-2 text-sm hover:bg-hover"
              style={ROW_SIZE}
            >
              <div className="min-w-0">
                <p className="font-semibold max-sm:line-clamp-2 sm:truncate" title={title}>
                  {title}
                </p>
                <small className="block truncate text-xs text-ink-2">{kind}</small>
              </div>
              <Link
                to={`/admin/content?draft=${encodeURIComponent(id)}#drafts`}
                className="font-semibold hover:underline"
                aria-label={`Review ${title}`}
              >
                Review
              </Link>
            </li>
          ))}
          {drafts.count > shown ? (
            <li className="border-t border-line px-card py-2 text-sm" style={ROW_SIZE}>
              <Link to={QUEUE} className="font-medium hover:underline">
                {drafts.count - shown} more
              </Link>
            </li>
          ) : null}
        </ul>
      ) : null}
    </DayCard>
  );
}
