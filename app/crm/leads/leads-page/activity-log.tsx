import { Link, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { Badge } from "../../../ui/badge";
import { Card, CardBody } from "../../../ui/card";
import { Pager } from "../../../ui/data/pager";
import { Empty } from "../../../ui/empty";
import { ActivityIcon } from "../../components/lead-badges";
import { LEADS_PATH, leadPath } from "../../paths";
import { listSearch } from "../filters/lead-filters";
import { MAX_PAGES, type Paging } from "../list-settings";
import type { ActivityLog } from "./load.server";

const ANCHOR = "recent-activities";

export function ActivityLogCard({ log }: { log: ActivityLog }) {
  const [params] = useSearchParams();
  const isPaged = log.page > 1;
  const to = (page: number) => `${LEADS_PATH}${listSearch(params, { activities: page })}#${ANCHOR}`;
  const total = (
    <Badge className="max-sm:mr-auto">
      <span className="tabular-nums">{log.total.toLocaleString("en-US")}</span>
      <span className="sr-only"> in total</span>
    </Badge>
  );
  return (
    <div id={ANCHOR} className="scroll-mt-20">
      <Card title="Recent Activities" aside={total} flush folds={isPaged ? "open" : true}>
        {log.total === 0 ? (
          <CardBody>
            <Empty title="No activities found" isPart />
          </CardBody>
        ) : (
          // Five entries fit; texts of the visitor's length scroll.
          <section
            className="max-h-120 overflow-auto focus-visible:-outline-offset-2"
            aria-label="Activities of all leads"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus to be scrolled by keyboard
            tabIndex={0}
          >
            <Entries entries={log.entries} />
          </section>
        )}
        <CardBody>
          <Pager small label="Pages of activities" page={log.page} pages={log.pages} to={to} />
          <LastPageNote paging={log}>A lead shows all of its own activities.</LastPageNote>
        </CardBody>
      </Card>
    </div>
  );
}

function Entries({ entries }: Pick<ActivityLog, "entries">) {
  const [params] = useSearchParams();
  return (
    <ul>
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-[0.85rem] border-t border-line px-card py-3 text-sm max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-y-[0.15rem]"
        >
          <ActivityIcon type={entry.type} className="max-sm:row-span-2" />
          <div>
            <strong>{entry.title}</strong> {entry.toDo ? <Badge className="ml-1">{entry.toDo}</Badge> : null}
            {entry.description ? <p className="line-clamp-2 text-ink-2">{entry.description}</p> : null}
            <p className="wrap-anywhere text-ink-2">
              <Link
                to={leadPath(entry.leadId) + listSearch(params)}
                className="font-medium text-ink hover:underline"
                preventScrollReset
              >
                {entry.lead}
              </Link>
              {entry.author ? `, by ${entry.author}` : ""}
            </p>
          </div>
          <time
            className="text-xs whitespace-nowrap text-ink-3 max-sm:col-start-2"
            dateTime={entry.createdAt}
            title={entry.atInFull}
          >
            {entry.toDo ? "added " : ""}
            {entry.at}
          </time>
        </li>
      ))}
    </ul>
  );
}

/** Below the pager of a list longer than `MAX_PAGES`; children suggest what to do instead. */
export function LastPageNote({ paging, children }: { paging: Paging; children: ReactNode }) {
  if (!paging.isTruncated || paging.page < paging.pages) return null;
  return (
    <p className="mt-2 text-sm text-ink-2">
      Only the first {MAX_PAGES.toLocaleString("en-US")} pages are shown. {children}
    </p>
  );
}
