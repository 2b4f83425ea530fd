import type { ReactNode } from "react";
import { CopyButton } from "../../components/copy-button";
import { PriorityBadge } from "../../components/lead-badges";
import { LEAD_FIELDS } from "../lead-fields";
import type { ContactDetail } from "../lead-values";
import type { LeadView } from "./lead-data";

export function ContactDetails({ lead }: { lead: LeadView }) {
  return (
    <section className="panel">
      <h3>Contact information</h3>
      <dl className="kv">
        {lead.contact.map((fact) => (
          <Fact key={fact.name} label={fact.label}>
            <ContactValue fact={fact} of={lead.name} />
          </Fact>
        ))}
      </dl>
    </section>
  );
}

function ContactValue({ fact: { kind, label, text, none }, of }: { fact: ContactDetail; of: string }) {
  if (text === null) return none;
  if (kind !== "email" && kind !== "phone") return text;
  return (
    <>
      {kind === "email" ? <EmailAddress of={text} /> : <span className="num">{text}</span>}
      <CopyButton value={text} label={label} of={of} />
    </>
  );
}

export function LeadMetrics({ lead }: { lead: LeadView }) {
  return (
    <section className="panel">
      <h3>Lead metrics</h3>
      <dl className="kv num">
        <Fact label={LEAD_FIELDS.priority.label}>
          <PriorityBadge priority={lead.priority} />
        </Fact>
        <Fact label="Last contacted">{lead.lastContacted ?? "Never"}</Fact>
        <Fact label={LEAD_FIELDS.nextFollowUp.label}>{lead.nextFollowUp ?? "None"}</Fact>
        <Fact label={LEAD_FIELDS.createdAt.label}>{lead.createdOn}</Fact>
        <Fact label="Updated">{lead.updatedAt}</Fact>
      </dl>
    </section>
  );
}

/** Breaks before "@" and dots rather than inside a word. */
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
