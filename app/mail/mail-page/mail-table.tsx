import { Link } from "@remix-run/react";
import { type Column, DataTable } from "../../ui/data/table";
import { MailStateBadge } from "../state-badge";
import type { MailRow } from "./load.server";

type MailTableProps = { mails: MailRow[]; isNoneSent: boolean };

/**
 * One line a row: what is longer than its column ends in an ellipsis and is whole in its title. No row has the state
 * that the page says of all.
 */
export function MailTable({ mails, isNoneSent }: MailTableProps) {
  const columns = isNoneSent ? COLUMNS.filter((column) => column !== STATE) : COLUMNS;
  const rows = isNoneSent ? mails.map((mail) => ({ ...mail, label: null })) : mails;
  return (
    <div className="card overflow-clip [&_table]:table-fixed [&_td]:truncate max-lg:[&_thead]:hidden">
      <DataTable caption="Emails, newest first" columns={columns} rows={rows} keyOf={({ id }) => id} />
    </div>
  );
}

type Row = Omit<MailRow, "label"> & { label: string | null };

const LINK = "hover:underline";

const STATE: Column<Row> = {
  head: "State",
  className: "max-lg:hidden w-40",
  cell: (mail) => <State {...mail} />,
};

/** On narrow screens one column of two lines a mail: its subject over the recipient, with its state and time. */
const COLUMNS: Column<Row>[] = [
  { head: "To", className: "max-lg:hidden w-72", cell: (mail) => <Recipient {...mail} /> },
  {
    head: "Subject",
    className: "max-lg:px-card!",
    cell: (mail) => (
      <>
        <Subject {...mail} />
        <span className="block truncate text-ink-2 max-lg:hidden">{mail.excerpt}</span>
        <span className="flex items-center gap-2 text-ink-2 lg:hidden">
          <span className="truncate" title={mail.toAddress}>
            {mail.leadName ?? mail.toAddress}
          </span>
          <State {...mail} />
          <Written {...mail} />
        </span>
      </>
    ),
  },
  STATE,
  { head: "Written", className: "max-lg:hidden w-32 text-right", cell: (mail) => <Written {...mail} /> },
];

function State({ state, label, lastError }: Row) {
  if (label === null) return null;
  return (
    <span className="flex-none" title={lastError ?? undefined}>
      <MailStateBadge state={state} label={label} />
    </span>
  );
}

function Written({ written, writtenInFull }: Row) {
  return (
    <span className="ml-auto flex-none text-ink-2 tabular-nums" title={writtenInFull}>
      {written}
    </span>
  );
}

function Subject({ id, subject }: Row) {
  return (
    <Link to={`/admin/mail/${id}`} className={`${LINK} font-semibold`} title={subject}>
      {subject || "(no subject)"}
    </Link>
  );
}

/** The lead, with a link unless it is in the trash, over the address; or the address alone. */
function Recipient({ leadId, leadName, isLeadOpen, toAddress }: Row) {
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
