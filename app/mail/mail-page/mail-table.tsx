import { Link } from "@remix-run/react";
import { type Column, DataTable } from "../../ui/data/table";
import { MAIL_KIND_LABELS } from "../mail";
import { MailStateBadge } from "../state-badge";
import type { MailRow } from "./load.server";

export function MailTable({ mails }: { mails: MailRow[] }) {
  return (
    <div className="card overflow-clip">
      <DataTable caption="Mails, newest first" columns={COLUMNS} rows={mails} keyOf={({ id }) => id} />
    </div>
  );
}

const COLUMNS: Column<MailRow>[] = [
  {
    head: "Subject",
    cellClass: "min-w-48 wrap-anywhere",
    cell: (mail) => (
      <>
        <Link to={`/admin/mail/${mail.id}`} className="font-semibold break-words">
          {mail.subject || "(no subject)"}
        </Link>
        <p className="text-ink-2 lg:hidden">
          {mail.toAddress}, {mail.written}
        </p>
        {mail.lastError ? <p className="text-danger break-words">{mail.lastError}</p> : null}
      </>
    ),
  },
  { head: "To", className: "max-lg:hidden", cell: ({ toAddress }) => toAddress },
  {
    head: "Kind",
    className: "max-lg:hidden",
    cellClass: "whitespace-nowrap text-ink-2",
    cell: ({ kind }) => MAIL_KIND_LABELS[kind],
  },
  { head: "State", cell: ({ state }) => <MailStateBadge state={state} /> },
  {
    head: "Written",
    className: "max-lg:hidden",
    cellClass: "whitespace-nowrap text-ink-2",
    cell: ({ written }) => written,
  },
];
