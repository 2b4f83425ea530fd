import { Link } from "@remix-run/react";
import { Table } from "../../../ui/table";
import { AssignButton } from "../../components/assign";
import { CopyButton } from "../../components/copy-button";
import { EmailAddress } from "../../components/email-address";
import { PriorityBadge, StatusBadge } from "../../components/lead-badges";
import { scoreBand } from "../lead";
import { LEAD_PAGES, toAssignable } from "./assign-lead";
import type { LeadItem } from "./list-data";

export function LeadTable({ leads, toLead }: { leads: LeadItem[]; toLead: (id: string) => string }) {
  return (
    <div className="card group-aria-busy/list:opacity-55 max-[88rem]:[&_th]:whitespace-normal [&_td]:align-top">
      <Table caption="Table of leads">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Email and phone</th>
            <th scope="col">Status</th>
            <th scope="col">Priority</th>
            <th scope="col" className="text-right">
              Score
            </th>
            <th scope="col" className="text-right">
              Deal value
            </th>
            <th scope="col">Next follow-up</th>
            <th scope="col">Assigned to</th>
            <th scope="col">Created</th>
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <LeadTableRow key={lead.id} lead={lead} to={toLead(lead.id)} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

const CONTACT = "-mt-1 flex min-h-7 items-center gap-1";
const DATE = "text-ink-2 tabular-nums min-[88rem]:whitespace-nowrap";

function LeadTableRow({ lead, to }: { lead: LeadItem; to: string }) {
  return (
    <tr>
      <td className="min-w-36">
        <Link to={to} className="font-semibold hover:underline" preventScrollReset>
          {lead.name}
        </Link>
        <span className="block text-xs text-ink-3">{lead.companyName}</span>
      </td>
      <td className="min-w-44">
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
      </td>
      <td>
        <StatusBadge status={lead.status} />
      </td>
      <td>
        <PriorityBadge priority={lead.priority} />
      </td>
      <td className="text-right tabular-nums">
        <span className="block whitespace-nowrap">Score: {lead.leadScore}/100</span>
        <span className="block text-xs text-ink-3">{scoreBand(lead.leadScore).label}</span>
      </td>
      <td className="text-right tabular-nums">{lead.dealValueText}</td>
      <td className={DATE}>{lead.followUpOn}</td>
      <td>
        <AssignButton what={toAssignable(lead)} form={LEAD_PAGES} />
      </td>
      <td className={DATE}>{lead.createdOn}</td>
    </tr>
  );
}
