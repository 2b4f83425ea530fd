import { Link, useSearchParams } from "@remix-run/react";
import { Badge } from "../../../ui/badge";
import { Card } from "../../../ui/card";
import { Empty } from "../../../ui/empty";
import { Pager } from "../../../ui/pager";
import { ActivityIcon } from "../../components/activity-icon";
import { LEADS_PATH, leadPath } from "../../paths";
import { listSearch } from "../lead-filters";
import { LastPageNote } from "./last-page-note";
import type { ActivityLog } from "./list-data";

const ANCHOR = "recent-activities";

export function ActivityLogCard({ log }: { log: ActivityLog }) {
  const [params] = useSearchParams();
  const to = (page: number) => `${LEADS_PATH}${listSearch(params, { activities: page })}#${ANCHOR}`;
  const total = (
    <Badge>
      <span className="num">{log.total.toLocaleString("en-US")}</span>
      <span className="vh"> in total</span>
    </Badge>
  );
  return (
    <div id={ANCHOR} className="anchor">
      <Card title="Recent Activities" aside={total} flush>
        {log.total === 0 ? (
          <div className="card-b">
            <Empty title="No activities found" />
          </div>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus to be scrolled by keyboard
          <section className="acts-x" aria-label="Activities of all leads" tabIndex={0}>
            <Entries entries={log.entries} />
          </section>
        )}
        <div className="card-b">
          <Pager small label="Pages of activities" page={log.page} pages={log.pages} to={to} />
          <LastPageNote paging={log}>A lead shows all of its own activities.</LastPageNote>
        </div>
      </Card>
    </div>
  );
}

function Entries({ entries }: Pick<ActivityLog, "entries">) {
  const [params] = useSearchParams();
  return (
    <ul className="acts">
      {entries.map((entry) => (
        <li key={entry.id}>
          <ActivityIcon type={entry.type} />
          <div>
            <strong>{entry.title}</strong>
            {entry.description ? <p className="clamp">{entry.description}</p> : null}
            <p>
              <Link to={leadPath(entry.leadId) + listSearch(params)} preventScrollReset>
                {entry.lead}
              </Link>
            </p>
          </div>
          <time dateTime={entry.createdAt}>{entry.at}</time>
        </li>
      ))}
    </ul>
  );
}
