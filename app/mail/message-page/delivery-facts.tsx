import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Card } from "../../ui/card";
import { MailStateBadge } from "../state-badge";
import type { Message } from "./route";

export function DeliveryFacts({ mail }: { mail: Message }) {
  const badge = <MailStateBadge state={mail.state} />;
  const lead = mail.leadId ? (
    <Link className="underline" to={`/admin/leads/${mail.leadId}`}>
      Open the lead
    </Link>
  ) : null;
  const facts: [string, ReactNode][] = [
    ["State", badge],
    ["To", <Mailbox key="to" address={mail.toAddress} name={mail.toName} />],
    ["From", <Mailbox key="from" address={mail.fromAddress} name={mail.fromName} />],
    ["Answers to", mail.replyTo],
    ["Written", mail.written],
    ["Sent", mail.sent],
    ["Last change", mail.changed],
    ["Attempts", String(mail.attempts)],
    ["Last error", mail.lastError],
    ["Transport", mail.transport],
    ["Provider id", mail.providerId],
    ["Lead", lead],
  ];
  return (
    <Card title="Delivery">
      <dl className="kv">
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="hint mt-4">{mail.destination}</p>
    </Card>
  );
}

function Mailbox({ address, name }: { address: string; name: string | null }) {
  return (
    <span>
      {name ? <span className="block">{name}</span> : null}
      {address}
    </span>
  );
}
