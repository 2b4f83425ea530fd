import { Table } from "../../../ui/table";
import type { SiteView } from "../page-view";
import { Panel, RIGHT, WIDE } from "../panel";

/** The newest page views. */
export function RecentVisits({ visits }: { visits: SiteView["recentVisits"] }) {
  return (
    <Panel title="Recent visits" aside={`newest ${visits.length === 10 ? "10" : "first"}, all channels`}>
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
    <Table caption="Newest visits">
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">From</th>
          <th scope="col" className={WIDE}>
            Place
          </th>
          <th scope="col" className={WIDE}>
            Device
          </th>
          <th scope="col" className={WIDE}>
            Browser
          </th>
          <th scope="col" className={RIGHT}>
            Time
          </th>
        </tr>
      </thead>
      <tbody className="[&_td]:py-[0.45rem] [&_td:not(:first-child)]:text-ink-2">
        {visits.map((visit) => (
          <tr key={visit.id}>
            <td className="font-medium wrap-anywhere">{visit.path}</td>
            <td className="whitespace-nowrap">
              {visit.channel}
              {visit.source ? <span className={`ml-2 text-ink-3 ${WIDE}`}>{visit.source}</span> : null}
            </td>
            <td className={WIDE}>{visit.place}</td>
            <td className={WIDE}>{visit.device}</td>
            <td className={WIDE}>{visit.browser}</td>
            <td className={RIGHT}>
              <time dateTime={visit.at}>{visit.time}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
