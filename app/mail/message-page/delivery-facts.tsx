import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Card } from "../../ui/card";
import { EmailAddress } from "../../ui/email-address";
import { MailStateBadge } from "../state-badge";
import type { Message } from "./load.server";

export function DeliveryFacts({ mail }: { mail: Message }) {
  const badge = <MailStateBadge state={mail.state} label={mail.label} />;
  const isKept = mail.state === "kept";
  const facts: [string, ReactNode][] = [
    ["State", badge],
    ["To", <Mailbox key="to" address={mail.toAddress} name={mail.toName} leadId={mail.leadId} />],
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

type MailboxProps = { address: string; name: string | null; leadId?: string | null };

/** The name, or the address in its place, leads to the lead. */
function Mailbox({ address, name, leadId }: MailboxProps) {
  const who = name ?? <EmailAddress of={address} />;
  return (
    <span>
      {leadId ? (
        <Link className="block underline" to={`/admin/leads/${leadId}`}>
          {who}
        </Link>
      ) : (
        <span className="block">{who}</span>
      )}
      {name ? <EmailAddress of={address} /> : null}
    </span>
  );
}
