import { Link } from "@remix-run/react";
import { type Column, DataTable } from "../../../ui/data/table";
import { AssignButton } from "../../components/assign";
import { EmailAddress, PriorityBadge, StatusBadge } from "../../components/lead-badges";
import { CopyButton } from "../../components/mini-button";
import { FollowUpButton } from "../../follow-ups/in-place";
import { scoreBand } from "../lead";
import { LEAD_PAGES, toAssignable, toFollowedUp } from "./lead-card";
import type { LeadItem } from "./load.server";

export function LeadTable({ leads, toLead }: { leads: LeadItem[]; toLead: (id: string) => string }) {
  const columns = [nameColumn(toLead), ...COLUMNS];
  return (
    <div className="card group-aria-busy/list:opacity-55 max-[88rem]:[&_th]:whitespace-normal [&_td]:align-top">
      <DataTable caption="Table of leads" columns={columns} rows={leads} keyOf={({ id }) => id} />
    </div>
  );
}

const CONTACT = "-mt-1 flex min-h-7 items-center gap-1";
const DATE = "text-ink-2 tabular-nums min-[88rem]:whitespace-nowrap";

function nameColumn(toLead: (id: string) => string): Column<LeadItem> {
  return {
    head: "Name",
    cellClass: "min-w-36",
    cell: ({ id, name, companyName }) => (
      <>
        <Link to={toLead(id)} className="font-semibold hover:underline" preventScrollReset>
          {name}
        </Link>
        <span className="block text-xs text-ink-3">{companyName}</span>
      </>
    ),
  };
}

const COLUMNS: Column<LeadItem>[] = [
  {
    head: "Email and phone",
    cellClass: "min-w-44",
    cell: (lead) => (
      <>
        <span className={CONTACT}>
          <EmailAddress of={lead.businessEmail} />
          <CopyButton value={lead.businessEmail} label="Email" of={lead.name} />
        </span>
        {lead.phoneNumber ? (
          <span className={`${CONTACT} whitespace-nowrap tabular-nums`}>
            {lead.phoneNumber}
            <CopyButton value={lead.phoneNumber} label="Phone" of={lead.name} />
          </span>
        ) : null}
      </>
    ),
  },
  { head: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  { head: "Priority", cell: ({ priority }) => <PriorityBadge priority={priority} /> },
  {
    head: "Score",
    className: "text-right",
    cellClass: "tabular-nums",
    cell: ({ leadScore }) => (
      <>
        <span className="block whitespace-nowrap">Score: {leadScore}/100</span>
        <span className="block text-xs text-ink-3">{scoreBand(leadScore).label}</span>
      </>
    ),
  },
  {
    head: "Deal value",
    className: "text-right",
    cellClass: "tabular-nums",
    cell: ({ dealValueText }) => dealValueText,
  },
  {
    head: "Next follow-up",
    cell: (lead) => <FollowUpButton what={toFollowedUp(lead)} form={LEAD_PAGES} />,
  },
  { head: "Assigned to", cell: (lead) => <AssignButton what={toAssignable(lead)} form={LEAD_PAGES} /> },
  { head: "Created", cellClass: DATE, cell: ({ createdOn }) => createdOn },
];
