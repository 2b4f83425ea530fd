import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Avatar } from "../../../ui/avatar";
import { Card } from "../../../ui/card";
import { StatusBadge } from "../../components/lead-badges";
import { CopyButton } from "../../components/mini-button";
import { FollowUpText } from "../../follow-ups/follow-up-text";
import { leadPath } from "../../paths";
import type { DealRecord } from "./load.server";

/** Whose deal it is, and how to reach them. */
export function LeadCard({ lead }: Pick<DealRecord, "lead">) {
  const { name, companyName, status, businessEmail, phoneNumber, callTo, lastContacted, followUp } = lead;
  return (
    <Card title="Lead" aside={<StatusBadge status={status} />}>
      <div className="flex items-center gap-3">
        <Avatar of="lead" name={name} />
        <div className="min-w-0">
          <Link className="font-semibold wrap-anywhere hover:underline" to={leadPath(lead.id)}>
            {name}
          </Link>
          <p className="text-sm wrap-anywhere text-ink-2">{companyName}</p>
        </div>
      </div>
      <dl className="mt-3 grid text-sm">
        <Fact label="Email">
          <span className="truncate" title={businessEmail}>
            {businessEmail}
          </span>
          <CopyButton value={businessEmail} label="Email" of={name} />
        </Fact>
        {phoneNumber && callTo ? (
          <Fact label="Phone">
            <a className="underline tabular-nums" href={callTo}>
              {phoneNumber}
            </a>
            <CopyButton value={phoneNumber} label="Phone" of={name} />
          </Fact>
        ) : null}
        <Fact label="Last contact">{lastContacted ?? "Never"}</Fact>
        <Fact label="Follow-up">{followUp ? <FollowUpText of={followUp} /> : "None"}</Fact>
      </dl>
      <Link className="mt-3 inline-block text-sm font-medium hover:underline" to={leadPath(lead.id)}>
        Open the lead
      </Link>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center border-b border-line py-[0.4rem] last:border-b-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="flex min-w-0 items-center justify-between text-balance wrap-anywhere">{children}</dd>
    </div>
  );
}
