import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { leadPath } from "../../../crm/paths";
import { Dialog, DialogBody, DialogFooter } from "../../../ui/overlays/dialog";
import type { BookingsQuery } from "../staff-forms";
import { BookingActions } from "./booking-actions";
import { StatusBadge } from "./demo-list";
import type { BookingItem } from "./load.server";

type DemoDialogProps = { item: BookingItem; query: BookingsQuery; closeTo: string };

/** All that is known of one demo, and what can be done with it. */
export function DemoDialog({ item, query, closeTo }: DemoDialogProps) {
  return (
    <Dialog title={item.name} description={`${item.day}, ${item.time}`} closeTo={closeTo}>
      <DialogBody>
        <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 text-sm wrap-anywhere">
          {rowsOf(item).map(([name, value]) =>
            value ? (
              <div key={name} className="contents">
                <dt className="text-ink-2">{name}</dt>
                <dd className="whitespace-pre-wrap">{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </DialogBody>
      <DialogFooter>
        <BookingActions item={item} query={query} />
      </DialogFooter>
    </Dialog>
  );
}

function rowsOf(item: BookingItem): [string, ReactNode][] {
  return [
    ["Company", item.company],
    ["Host", item.host ?? "Unassigned"],
    ["State", <StatusBadge key="state" item={item} />],
    ["Phone", item.callTo && <a href={item.callTo}>{item.phone}</a>],
    [
      "Email",
      <a key="email" href={`mailto:${item.email}`}>
        {item.email}
      </a>,
    ],
    [
      "Lead",
      <Link key="lead" to={leadPath(item.leadId)}>
        Open the lead
      </Link>,
    ],
    ["Their time", item.guestTime],
    ["About", item.topic],
    ["Note", item.note],
  ];
}
