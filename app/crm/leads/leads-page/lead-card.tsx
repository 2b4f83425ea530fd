import { Link } from "@remix-run/react";
import { Mail, Phone } from "lucide-react";
import { Avatar } from "../../../ui/avatar";
import { Icon } from "../../../ui/icon";
import { Assignee } from "../../components/assignee";
import { CopyButton } from "../../components/copy-button";
import { PriorityBadge, ScoreMeter, StatusBadge } from "../../components/lead-badges";
import type { LeadItem } from "./list-data";

/** A lead as a card; the link on its name covers the whole card. */
export function LeadCard({ lead, to }: { lead: LeadItem; to: string }) {
  return (
    <article className="card lead-c">
      <div className="lead-top">
        <Avatar name={lead.name} />
        <div>
          <h3>
            <Link to={to} preventScrollReset prefetch="intent">
              {lead.name}
            </Link>
          </h3>
          <p>
            {lead.companyName} <span>created {lead.createdOn}</span>
          </p>
        </div>
        <div className="bs">
          <StatusBadge status={lead.status} />
          <PriorityBadge priority={lead.priority} />
        </div>
      </div>
      <div className="lead-mid">
        <span>
          <Icon of={Mail} size={15} />
          <span className="ellip">{lead.businessEmail}</span>
          <CopyButton value={lead.businessEmail} label="Email" of={lead.name} />
        </span>
        {lead.phoneNumber ? (
          <span className="num">
            <Icon of={Phone} size={15} />
            {lead.phoneNumber}
            <CopyButton value={lead.phoneNumber} label="Phone" of={lead.name} />
          </span>
        ) : null}
        {lead.assignee === null ? null : <Assignee email={lead.assignee} />}
      </div>
      <div className="lead-end">
        <ScoreMeter score={lead.leadScore} />
        <Fact label="Next follow-up" value={lead.followUpOn} />
        <Fact label="Deal value" value={lead.dealValueText} />
      </div>
    </article>
  );
}

function Fact({ label, value }: { label: string; value: string | null }) {
  return (
    <div>
      {value === null ? null : (
        <>
          <small>{label}</small>
          <b>{value}</b>
        </>
      )}
    </div>
  );
}
