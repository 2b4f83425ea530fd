import { Link } from "@remix-run/react";
import { Table } from "../../../ui/table";
import { Assignee } from "../../components/assignee";
import { CopyButton } from "../../components/copy-button";
import { PriorityBadge, StatusBadge } from "../../components/lead-badges";
import { scoreBand } from "../lead";
import type { LeadItem } from "./list-data";

export function LeadTable({ leads, toLead }: { leads: LeadItem[]; toLead: (id: string) => string }) {
  return (
    <div className="card lead-table">
      <Table caption="Table of leads">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Email and phone</th>
            <th scope="col">Status</th>
            <th scope="col">Priority</th>
            <th scope="col" className="r">
              Score
            </th>
            <th scope="col" className="r">
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

function LeadTableRow({ lead, to }: { lead: LeadItem; to: string }) {
  return (
    <tr>
      <td>
        <Link to={to} preventScrollReset prefetch="intent">
          {lead.name}
        </Link>
        <span className="sub">{lead.companyName}</span>
      </td>
      <td>
        <span className="pair">
          {lead.businessEmail}
          <CopyButton value={lead.businessEmail} label="Email" of={lead.name} />
        </span>
        {lead.phoneNumber ? (
          <span className="pair num">
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
      <td className="r">
        <span className="block whitespace-nowrap">Score: {lead.leadScore}/100</span>
        <span className="sub">{scoreBand(lead.leadScore).label}</span>
      </td>
      <td className="r">{lead.dealValueText}</td>
      <td className="dim num">{lead.followUpOn}</td>
      <td>
        <Assignee email={lead.assignee} />
      </td>
      <td className="dim num">{lead.createdOn}</td>
    </tr>
  );
}
