import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { StatusBadge } from "../../crm/components/lead-badges";
import { leadPath } from "../../crm/paths";
import { Card } from "../../ui/card";
import { EmailAddress } from "../../ui/email-address";
import { MailStateBadge } from "../state-badge";
import type { Message } from "./load.server";

export function DeliveryFacts({ mail }: { mail: Message }) {
  const badge = <MailStateBadge state={mail.state} label={mail.label} />;
  const isKept = mail.state === "kept";
  const facts: [string, ReactNode][] = [
    ["State", badge],
    ["To", <Recipient key="to" {...mail} />],
    ["About", mail.lead && !mail.lead.isRecipient ? <Lead key="about" {...mail} /> : null],
    ["Author", mail.author],
    ["From", <Mailbox key="from" address={mail.fromAddress} name={mail.fromName} />],
    ["Replies go to", mail.replyTo ? <EmailAddress key="replies" of={mail.replyTo} /> : null],
    ["Written", mail.written],
    ["Sent", mail.sent],
    ["Last change", mail.changed],
    ["Attempts", isKept ? null : String(mail.attempts)],
    ["Last error", mail.lastError],
    ["Transport", isKept ? null : mail.transport],
    ["Provider id", mail.providerId],
  ];
  return (
    <Card title="Delivery">
      <dl className="grid divide-y divide-line text-sm">
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div
              key={label}
              className="grid grid-cols-[6.25rem_minmax(0,1fr)] items-baseline gap-2 py-[0.4rem]"
            >
              <dt className="text-ink-2">{label}</dt>
              <dd className="flex min-w-0 items-center text-balance [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {mail.state === "queued" && mail.lastError ? (
        <p className="mt-4 text-sm">It is tried again after growing waits, for up to two days.</p>
      ) : null}
      {mail.destination ? <p className="mt-4 text-sm text-ink-3">{mail.destination}</p> : null}
    </Card>
  );
}

type MailboxProps = { address: string; name: string | null };

/** The name over the address, or the address alone. */
function Mailbox({ address, name }: MailboxProps) {
  return (
    <span>
      {name ? <span className="block">{name}</span> : null}
      <EmailAddress of={address} />
    </span>
  );
}

function Recipient({ toAddress, toName, ...mail }: Message) {
  if (!mail.lead?.isRecipient) return <Mailbox address={toAddress} name={toName} />;
  return (
    <Lead {...mail}>
      <EmailAddress of={toAddress} />
    </Lead>
  );
}

type LeadProps = Pick<Message, "lead" | "leadId"> & { children?: ReactNode };

/** The lead by its name with its company and status; `children` stand above the latter. */
function Lead({ lead, leadId, children }: LeadProps) {
  if (!lead || leadId === null) return null;
  return (
    <span>
      <Link className="block font-semibold hover:underline" to={leadPath(leadId)}>
        {lead.name || "No name"}
      </Link>
      {lead.company ? <span className="block">{lead.company}</span> : null}
      {children}
      <span className="mt-1 block">
        <StatusBadge status={lead.status} />
      </span>
    </span>
  );
}
