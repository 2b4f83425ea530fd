import { type Column, DataTable } from "../../../ui/data/table";
import type { SiteView } from "../load.server";
import { Panel, RIGHT, WIDE } from "../panel";

/** The newest page views; of those of one visit only the latest says where it came from. */
export function RecentVisits({ visits }: { visits: SiteView["recentVisits"] }) {
  return (
    <Panel
      title="Recent visits"
      aside={`newest ${visits.length === 10 ? "10" : "first"} page views, all channels`}
      folds
    >
      {visits.length === 0 ? (
        <p className="px-card pb-card text-sm text-ink-2">No visits yet</p>
      ) : (
        <VisitTable visits={visits} />
      )}
    </Panel>
  );
}

function VisitTable({ visits }: { visits: SiteView["recentVisits"] }) {
  return (
    <DataTable
      caption="Newest visits"
      columns={COLUMNS}
      rows={visits}
      keyOf={({ id }) => id}
      bodyClass="[&_td]:py-[0.45rem] [&_td:not(:first-child)]:text-ink-2"
    />
  );
}

const COLUMNS: Column<SiteView["recentVisits"][number]>[] = [
  { head: "Page", cellClass: "font-medium wrap-anywhere", cell: ({ path }) => path },
  {
    head: "From",
    cellClass: "whitespace-nowrap",
    cell: ({ channel, source, isListed }) => (
      <>
        {isListed ? <span className="text-ink-3">Same visit</span> : channel}
        {source && !isListed ? <span className={`ml-2 text-ink-3 ${WIDE}`}>{source}</span> : null}
      </>
    ),
  },
  { head: "Place", className: WIDE, cell: ({ place }) => place },
  { head: "Device", className: WIDE, cell: ({ device }) => device },
  { head: "Browser", className: WIDE, cell: ({ browser }) => browser },
  { head: "Time", className: RIGHT, cell: ({ at, time }) => <time dateTime={at}>{time}</time> },
];
