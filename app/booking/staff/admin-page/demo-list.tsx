import { Link } from "@remix-run/react";
import { Ellipsis } from "lucide-react";
import { EmptyAvatar } from "../../../crm/components/assignee";
import { leadPath } from "../../../crm/paths";
import { StaffAvatar } from "../../../ui/avatar";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { EmailAddress } from "../../../ui/email-address";
import { buttonClass } from "../../../ui/forms/button";
import { Disclosure } from "../../../ui/overlays/disclosure";
import type { BookingStatus } from "../../booking";
import type { BookingsQuery } from "../staff-forms";
import { BookingActions, canMove, MoveLink } from "./booking-actions";
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

type DemoListProps = { items: BookingItem[]; query: BookingsQuery };

/** The demos by day. What is to come is booked; of what is past the state says how it went. */
export function DemoList({ items, query }: DemoListProps) {
  return (
    <div className="card">
      {groupByDay(items).map(({ date, day, near, demos }) => (
        <section key={date} className="demo-day" aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className="font-sans text-sm font-semibold">
            {near ? `${near}, ` : null}
            <span className={near ? "font-normal text-ink-2" : ""}>{day}</span>
          </h2>
          <ul>
            {demos.map((item) => (
              <Demo key={item.id} item={item} query={query} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function groupByDay(items: BookingItem[]) {
  const groups = new Map<string, Pick<BookingItem, "date" | "day" | "near"> & { demos: BookingItem[] }>();
  for (const item of items) {
    const group = groups.get(item.date);
    if (group) group.demos.push(item);
    else groups.set(item.date, { date: item.date, day: item.day, near: item.near, demos: [item] });
  }
  return [...groups.values()];
}

function Demo({ item, query }: { item: BookingItem; query: BookingsQuery }) {
  return (
    <li className="demo-row text-sm wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 tabular-nums">
        <b className="font-semibold whitespace-nowrap">{item.time}</b>
        {query.view === "past" ? <StatusBadge item={item} /> : null}
      </p>
      <div>
        <Who item={item} />
      </div>
      <About item={item} />
      <p className="flex items-center gap-2">
        <span className="sr-only">Host: </span>
        {item.host ? <StaffAvatar name={item.host} size="sm" /> : <EmptyAvatar />}
        {item.host ?? "Unassigned"}
      </p>
      {canMove(item) ? (
        <MoveLink item={item} query={query} isQuiet className="-my-1 justify-self-end max-xl:hidden" />
      ) : null}
      <More item={item} query={query} />
    </li>
  );
}

/** What can be done stands behind one button, where there is room without Move, which stands before it. */
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
      <BookingActions item={item} query={query} isInRow />
    </Disclosure>
  );
}

function Who({ item }: { item: BookingItem }) {
  return (
    <>
      <Link to={leadPath(item.leadId)} className="font-semibold hover:underline">
        {item.name}
      </Link>
      , {item.company}
      <p className="text-ink-2 tabular-nums">
        <EmailAddress of={item.email} />
        {item.phone ? <br /> : null}
        <span className="whitespace-nowrap">{item.phone}</span>
      </p>
      {item.guestTime ? <p className="text-ink-2">Their time: {item.guestTime}</p> : null}
    </>
  );
}

/** What the demo is to show, and what they wrote beside it. */
function About({ item: { topic, note } }: { item: BookingItem }) {
  return (
    <div>
      {topic ? (
        <p>
          <span className="text-ink-2">About: </span>
          {topic}
        </p>
      ) : null}
      {note ? (
        <p className="line-clamp-2 text-ink-2" title={note}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
