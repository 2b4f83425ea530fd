import { Link } from "@remix-run/react";
import { StatusBadge } from "../../crm/components/lead-badges";
import { leadPath } from "../../crm/paths";
import { Card } from "../../ui/card";
import type { Message } from "./load.server";

/** Who the mail went to, and what else was written to them. */
export function LeadOfMail({ mail: { lead, leadId, others } }: { mail: Message }) {
  if (!lead || leadId === null) return null;
  return (
    <Card title="Lead" aside={<StatusBadge status={lead.status} />}>
      <p className="text-sm">
        <Link to={leadPath(leadId)} className="font-semibold underline decoration-line-strong">
          {lead.name || "No name"}
        </Link>
        {lead.company ? <span className="text-ink-2">, {lead.company}</span> : null}
      </p>
      <h3 className="mt-4 font-sans text-sm font-semibold">Other emails</h3>
      {others.length === 0 ? <p className="text-sm text-ink-2">None so far.</p> : null}
      <ul className="grid divide-y divide-line text-sm">
        {others.map(({ id, subject, written }) => (
          <li key={id} className="flex gap-3 py-[0.4rem]">
            <Link
              to={`/admin/mail/${id}`}
              className="min-w-0 flex-1 truncate hover:underline"
              title={subject}
            >
              {subject || "(no subject)"}
            </Link>
            <span className="flex-none text-ink-2 tabular-nums">{written}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
