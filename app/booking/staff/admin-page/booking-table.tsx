import { Link } from "@remix-run/react";
import { leadPath } from "../../../crm/paths";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { Table } from "../../../ui/data/table";
import type { BookingStatus } from "../../booking";
import type { BookingsQuery } from "../staff-forms";
import { BookingActions } from "./booking-actions";
import type { BookingItem } from "./load.server";

const TONES = {
  booked: "info",
  done: "ok",
  "no-show": "warn",
  cancelled: "neutral",
} as const satisfies Record<BookingStatus, BadgeTone>;

export function StatusBadge({ item }: { item: BookingItem }) {
  return <Badge tone={TONES[item.status]}>{item.statusText}</Badge>;
}

export function BookingTable({ items, query }: { items: BookingItem[]; query: BookingsQuery }) {
  return (
    <div className="card overflow-clip [&_td]:align-top">
      <Table caption="Demos">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col" className="max-lg:hidden">
              Host
            </th>
            <th scope="col" className="max-lg:hidden">
              State
            </th>
            <th scope="col" className="max-lg:hidden">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td className="whitespace-nowrap tabular-nums">
                <b className="font-semibold">{item.day}</b>
                <br />
                {item.time}
                <p className="pt-1 lg:hidden">
                  <StatusBadge item={item} />
                </p>
              </td>
              <td className="min-w-48 wrap-anywhere">
                <Who item={item} />
                <div className="pt-2 lg:hidden">
                  <BookingActions item={item} query={query} />
                </div>
              </td>
              <td className="max-lg:hidden">{item.host ?? "Nobody"}</td>
              <td className="max-lg:hidden">
                <StatusBadge item={item} />
              </td>
              <td className="max-lg:hidden">
                <BookingActions item={item} query={query} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Who({ item }: { item: BookingItem }) {
  return (
    <>
      <Link to={leadPath(item.leadId)} className="font-semibold">
        {item.name}
      </Link>
      , {item.company}
      <p className="text-ink-2">{[item.email, item.phone].filter(Boolean).join(", ")}</p>
      {item.topic ? <p className="text-ink-2">About: {item.topic}</p> : null}
      {item.guestTime ? <p className="text-ink-2">Their time: {item.guestTime}</p> : null}
      {item.note ? <p className="line-clamp-3 whitespace-pre-wrap text-ink-2">{item.note}</p> : null}
    </>
  );
}
