import type { ReactNode } from "react";
import { CopyButton } from "../../components/copy-button";
import { PriorityBadge } from "../../components/lead-badges";
import type { LeadView } from "./lead-data";

export function ContactFacts({ lead }: { lead: LeadView }) {
  return (
    <section className="panel">
      <h3>Contact information</h3>
      <dl className="kv">
        <Fact label="Email">
          <EmailAddress of={lead.businessEmail} />
          <CopyButton value={lead.businessEmail} label="Email" of={lead.name} />
        </Fact>
        <Fact label="Phone">
          {lead.phoneNumber ? (
            <>
              <span className="num">{lead.phoneNumber}</span>
              <CopyButton value={lead.phoneNumber} label="Phone" of={lead.name} />
            </>
          ) : (
            "None"
          )}
        </Fact>
        <Fact label="Company">{lead.companyName}</Fact>
        <Fact label="Industry">{lead.industry ?? "Not given"}</Fact>
        <Fact label="Source">{lead.source}</Fact>
      </dl>
    </section>
  );
}

export function LeadMetrics({ lead }: { lead: LeadView }) {
  return (
    <section className="panel">
      <h3>Lead metrics</h3>
      <dl className="kv num">
        <Fact label="Priority">
          <PriorityBadge priority={lead.priority} />
        </Fact>
        <Fact label="Last contacted">{lead.lastContacted ?? "Never"}</Fact>
        <Fact label="Next follow-up">{lead.nextFollowUp ?? "None"}</Fact>
        <Fact label="Created">{lead.createdOn}</Fact>
        <Fact label="Updated">{lead.updatedAt}</Fact>
      </dl>
    </section>
  );
}

/** In a narrow column it breaks before the @ and the dots, not within a word. */
function EmailAddress({ of }: { of: string }) {
  const [first, ...rest] = of.split(/(?=[@.])/);
  const broken = rest.reduce<ReactNode>(
    (before, part) => (
      <>
        {before}
        <wbr />
        {part}
      </>
    ),
    first,
  );
  return <span>{broken}</span>;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
