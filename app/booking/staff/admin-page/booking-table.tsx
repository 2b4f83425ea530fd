import { Link } from "@remix-run/react";
import { leadPath } from "../../../crm/paths";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { type Column, DataTable } from "../../../ui/data/table";
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
      <DataTable caption="Demos" columns={columnsOf(query)} rows={items} keyOf={({ id }) => id} />
    </div>
  );
}

function columnsOf(query: BookingsQuery): Column<BookingItem>[] {
  return [
    { head: "When", cellClass: "whitespace-nowrap tabular-nums", cell: (item) => <When item={item} /> },
    {
      head: "Who",
      cellClass: "lg:min-w-48 wrap-anywhere",
      cell: (item) => (
        <>
          <Who item={item} />
          <div className="pt-2 lg:hidden">
            <BookingActions item={item} query={query} />
          </div>
        </>
      ),
    },
    { head: "Host", className: "max-lg:hidden", cell: ({ host }) => host ?? "Nobody" },
    { head: "State", className: "max-lg:hidden", cell: (item) => <StatusBadge item={item} /> },
    {
      head: "Actions",
      isHeadHidden: true,
      className: "max-lg:hidden",
      cell: (item) => <BookingActions item={item} query={query} />,
    },
  ];
}

function When({ item }: { item: BookingItem }) {
  return (
    <>
      <b className="font-semibold">{item.day}</b>
      <br />
      {item.time}
      <p className="pt-1 lg:hidden">
        <StatusBadge item={item} />
      </p>
    </>
  );
}

/** The rest is in the dialog of the week and on the lead. */
function Who({ item }: { item: BookingItem }) {
  const about = [item.topic && `About: ${item.topic}`, item.note].filter(Boolean).join(" · ");
  return (
    <>
      <Link to={leadPath(item.leadId)} className="font-semibold">
        {item.name}
      </Link>
      , {item.company}
      <p className="text-ink-2 tabular-nums">
        <span className="max-lg:hidden">
          {item.email}
          {item.phone ? " · " : null}
        </span>
        {item.phone}
      </p>
      {item.guestTime ? <p className="text-ink-2">Their time: {item.guestTime}</p> : null}
      {about ? (
        <p className="line-clamp-1 text-ink-2" title={about}>
          {about}
        </p>
      ) : null}
    </>
  );
}
