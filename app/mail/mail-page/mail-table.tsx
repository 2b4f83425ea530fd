import { Link } from "@remix-run/react";
import { type Column, DataTable } from "../../ui/data/table";
import { MailStateBadge } from "../state-badge";
import type { MailRow } from "./load.server";

/** One line a row: what is longer than its column ends in an ellipsis and is whole in its title. */
export function MailTable({ mails }: { mails: MailRow[] }) {
  return (
    <div className="card overflow-clip [&_table]:table-fixed [&_td]:truncate">
      <DataTable caption="Mails, newest first" columns={COLUMNS} rows={mails} keyOf={({ id }) => id} />
    </div>
  );
}

const LINK = "hover:underline";

/** On narrow screens two lines a mail: its subject over the lead or the address, and at the right its state over the time. */
const COLUMNS: Column<MailRow>[] = [
  { head: "To", className: "max-lg:hidden w-72", cell: (mail) => <Recipient {...mail} /> },
  {
    head: "Subject",
    className: "max-lg:pl-card!",
    cell: (mail) => (
      <>
        <Subject {...mail} />
        <span className="block truncate text-ink-2 max-lg:hidden">{mail.excerpt}</span>
        <span className="block truncate text-ink-2 lg:hidden" title={mail.toAddress}>
          {mail.leadName ?? mail.toAddress}
        </span>
      </>
    ),
  },
  {
    head: "State",
    className: "w-40 max-lg:w-36 max-lg:pr-card!",
    cell: ({ state, label, lastError, written, writtenInFull }) => (
      <>
        <span title={lastError ?? undefined}>
          <MailStateBadge state={state} label={label} />
        </span>
        <span className="block text-ink-2 tabular-nums lg:hidden" title={writtenInFull}>
          {written}
        </span>
      </>
    ),
  },
  {
    head: "Written",
    className: "max-lg:hidden w-32 text-right",
    cellClass: "text-ink-2 tabular-nums",
    cell: ({ written, writtenInFull }) => <span title={writtenInFull}>{written}</span>,
  },
];

function Subject({ id, subject }: MailRow) {
  return (
    <Link
      to={`/admin/mail/${id}`}
      className={`${LINK} font-semibold max-lg:line-clamp-2 max-lg:whitespace-normal`}
      title={subject}
    >
      {subject || "(no subject)"}
    </Link>
  );
}

/** The lead, with a link unless it is in the trash, over the address; or the address alone. */
function Recipient({ leadId, leadName, isLeadOpen, toAddress }: MailRow) {
  const address = (
    <span className={leadName ? "block truncate text-ink-2" : ""} title={toAddress}>
      {toAddress}
    </span>
  );
  if (!leadName) return address;
  return (
    <>
      {isLeadOpen ? (
        <Link to={`/admin/leads/${leadId}`} className={LINK} title={leadName}>
          {leadName}
        </Link>
      ) : (
        <span title={leadName}>{leadName}</span>
      )}
      {address}
    </>
  );
}
