import { Link } from "@remix-run/react";
import { StatusBadge } from "../../crm/components/lead-badges";
import { type Column, DataTable } from "../../ui/data/table";
import { MailStateBadge } from "../state-badge";
import type { MailRow } from "./load.server";

/** One line a row: what is longer than its column ends in an ellipsis and is whole in its title. */
export function MailTable({ mails }: { mails: MailRow[] }) {
  return (
    <div className="card overflow-clip [&_table]:table-fixed [&_td]:truncate max-lg:[&_thead]:hidden">
      <DataTable caption="Emails, newest first" columns={COLUMNS} rows={mails} keyOf={({ id }) => id} />
    </div>
  );
}

const LINK = "hover:underline";

/** On narrow screens one column of two lines a mail: its subject and time over who wrote to whom, with its state. */
const COLUMNS: Column<MailRow>[] = [
  { head: "To", className: "max-lg:hidden w-64", cell: (mail) => <Recipient mail={mail} /> },
  {
    head: "Subject",
    className: "max-lg:px-card!",
    cell: (mail) => (
      <>
        <span className="flex gap-2">
          <Subject {...mail} />
          <span className="flex max-lg:hidden">
            <State {...mail} />
          </span>
          <span className="ml-auto lg:hidden">
            <Written {...mail} />
          </span>
        </span>
        <span className="block truncate text-ink-2 max-lg:hidden">{mail.excerpt}</span>
        <span className="flex items-center gap-2 text-ink-2 lg:hidden">
          <span className="grow truncate" title={mail.toAddress}>
            {mail.author} to {nameOf(mail) ?? mail.toAddress}
          </span>
          <State {...mail} />
        </span>
      </>
    ),
  },
  {
    head: "Author",
    className: "max-lg:hidden w-32",
    cell: ({ author }) => <span title={author}>{author}</span>,
  },
  { head: "Lead status", className: "max-lg:hidden w-40", cell: (mail) => <LeadStatusOf {...mail} /> },
  { head: "Written", className: "max-lg:hidden w-32 text-right", cell: (mail) => <Written {...mail} /> },
];

/** The state that differs from what the head of the page says of all. */
function State({ state, label, lastError, isUsual }: MailRow) {
  if (isUsual) return null;
  return (
    <span className="flex-none" title={lastError ?? undefined}>
      <MailStateBadge state={state} label={label} />
    </span>
  );
}

/** Of the lead that it went to, if that has a page. */
function LeadStatusOf({ isToLead, isLeadOpen, leadStatus }: MailRow) {
  return isToLead && isLeadOpen && leadStatus ? <StatusBadge status={leadStatus} /> : null;
}

function Written({ written, writtenInFull }: MailRow) {
  return (
    <span className="flex-none text-ink-2 tabular-nums" title={writtenInFull}>
      {written}
    </span>
  );
}

function Subject({ id, subject }: MailRow) {
  return (
    <Link to={`/admin/mail/${id}`} className={`${LINK} truncate font-semibold`} title={subject}>
      {subject || "(no subject)"}
    </Link>
  );
}

/** Of whom the mail went to; null if it is not known. */
function nameOf({ isToLead, leadName, toName }: MailRow): string | null {
  return isToLead ? leadName : toName;
}

/** The name, with a link if it is a lead that is not in the trash, over the address; or the address alone. */
function Recipient({ mail }: { mail: MailRow }) {
  const { leadId, isLeadOpen, isToLead, toAddress } = mail;
  const name = nameOf(mail);
  const address = (
    <span className={name ? "block truncate text-ink-2" : ""} title={toAddress}>
      {toAddress}
    </span>
  );
  if (!name) return address;
  return (
    <>
      {isToLead && isLeadOpen ? (
        <Link to={`/admin/leads/${leadId}`} className={LINK} title={name}>
          {name}
        </Link>
      ) : (
        <span title={name}>{name}</span>
      )}
      {address}
    </>
  );
}
