import { Link } from "@remix-run/react";
import { Ellipsis } from "lucide-react";
import { leadPath } from "../../../crm/paths";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { type Column, DataTable } from "../../../ui/data/table";
import { EmailAddress } from "../../../ui/email-address";
import { buttonClass } from "../../../ui/forms/button";
import { Disclosure } from "../../../ui/overlays/disclosure";
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
    <div className="card overflow-clip max-lg:[&_thead]:hidden">
      <DataTable caption="Demos" columns={columnsOf(query)} rows={items} keyOf={({ id }) => id} />
    </div>
  );
}

const ABOUT: Column<BookingItem> = {
  head: "About",
  className: "max-lg:hidden",
  cellClass: "align-top wrap-anywhere",
  cell: (item) => <About item={item} />,
};
const HOST: Column<BookingItem> = {
  head: "Host",
  className: "max-lg:hidden",
  cellClass: "align-top whitespace-nowrap",
  cell: ({ host }) => host ?? "Unassigned",
};

/** On narrow screens one column. What is to come is booked; of what is past the state says how it went. */
function columnsOf(query: BookingsQuery): Column<BookingItem>[] {
  const state = (item: BookingItem) => (query.view === "past" ? <StatusBadge item={item} /> : null);
  const actions = (item: BookingItem) => (
    <div className="flex justify-end">
      <BookingActions item={item} query={query} />
    </div>
  );
  const columns: Column<BookingItem>[] = [
    {
      head: "When",
      className: "max-lg:hidden",
      cellClass: "align-top whitespace-nowrap tabular-nums",
      cell: (item) => <When item={item} />,
    },
    {
      head: "Who",
      cellClass: "demo-who align-top wrap-anywhere max-lg:pl-card! max-lg:pr-card!",
      cell: (item) => (
        <>
          <div className="flex min-h-9 items-center justify-between gap-3 tabular-nums lg:hidden">
            <p>
              <b className="font-semibold">{item.day}</b>, {item.time} {state(item)}
            </p>
            <More item={item} query={query} />
          </div>
          <Who item={item} />
          <div className="lg:hidden">
            <About item={item} />
          </div>
        </>
      ),
    },
    ABOUT,
    HOST,
    { head: "State", className: "max-lg:hidden", cellClass: "align-top", cell: state },
    {
      head: "Actions",
      isHeadHidden: true,
      className: "max-lg:hidden",
      cellClass: "align-top",
      cell: actions,
    },
  ];
  return columns.filter(({ head }) => head !== "State" || query.view === "past");
}

function When({ item }: { item: BookingItem }) {
  return (
    <>
      <b className="font-semibold">{item.day}</b>
      <br />
      {item.time}
    </>
  );
}

/** On narrow screens what can be done stands behind one button. */
function More({ item, query }: { item: BookingItem; query: BookingsQuery }) {
  if (item.status === "cancelled") return null;
  return (
    <Disclosure
      icon={Ellipsis}
      label={<span className="sr-only">More for the demo of {item.name}</span>}
      className={buttonClass({ variant: "ghost", size: "icon", className: "cursor-pointer" })}
      closesOnLink
      closesOnSubmit
    >
      <p className="pb-3 text-sm font-semibold">
        {item.name}: {item.day}, {item.time}
      </p>
      <BookingActions item={item} query={query} />
    </Disclosure>
  );
}

function Who({ item }: { item: BookingItem }) {
  return (
    <>
      <Link to={leadPath(item.leadId)} className="font-semibold underline">
        {item.name}
      </Link>
      , {item.company}
      <p className="text-ink-2 tabular-nums">
        <EmailAddress of={item.email} />
        {item.phone ? <br /> : null}
        <span className="whitespace-nowrap">{item.phone}</span>
        <span className="lg:hidden"> · {item.host ?? "Unassigned"}</span>
      </p>
      {item.guestTime ? <p className="text-ink-2">Their time: {item.guestTime}</p> : null}
    </>
  );
}

/** What the demo is to show, and what they wrote beside it. */
function About({ item: { topic, note } }: { item: BookingItem }) {
  return (
    <>
      {topic ? (
        <p>
          <span className="lg:hidden">About: </span>
          {topic}
        </p>
      ) : null}
      {note ? (
        <p className="line-clamp-2 text-ink-2" title={note}>
          {note}
        </p>
      ) : null}
    </>
  );
}
