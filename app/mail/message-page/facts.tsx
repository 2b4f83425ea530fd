import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { StatusBadge } from "../../crm/components/lead-badges";
import { leadPath } from "../../crm/paths";
import { Card } from "../../ui/card";
import { EmailAddress } from "../../ui/email-address";
import type { Message } from "./load.server";

/** Whom a mail is about, and whom its answer reaches. */
export function About({ mail }: { mail: Message }) {
  return (
    <FactCard
      title="About"
      facts={[
        ["Lead", mail.lead ? <Lead key="lead" {...mail} /> : null],
        ["Author", mail.author],
        ["Replies go to", mail.replyTo ? <EmailAddress key="replies" of={mail.replyTo} /> : null],
      ]}
    />
  );
}

/** What happened to a mail, in its order, and by what way. */
export function Delivery({ mail }: { mail: Message }) {
  const isKept = mail.state === "kept";
  return (
    <FactCard
      title="Delivery"
      facts={[
        ["Written", mail.written],
        ["Sent", mail.sent],
        ["Last change", mail.changed],
        ["Attempts", isKept ? null : String(mail.attempts)],
        ["Last error", mail.lastError],
        ["Transport", isKept ? null : mail.transport],
        ["Provider id", mail.providerId],
      ]}
    >
      {mail.state === "queued" && mail.lastError ? (
        <p className="mt-4 text-sm">It is tried again after growing waits, for up to two days.</p>
      ) : null}
      {mail.destination ? <p className="mt-4 text-sm text-ink-3">{mail.destination}</p> : null}
    </FactCard>
  );
}

type FactCardProps = { title: string; facts: [string, ReactNode][]; children?: ReactNode };

/** Nothing where none of its facts is known. */
function FactCard({ title, facts, children }: FactCardProps) {
  const known = facts.filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <Card title={title}>
      <dl className="grid divide-y divide-line text-sm">
        {known.map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[6.25rem_minmax(0,1fr)] items-baseline gap-2 py-[0.4rem]"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="flex min-w-0 items-center text-balance [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  );
}

/** The lead's company and status; its name, too, unless that stands in the letter's head. */
function Lead({ lead, leadId }: Pick<Message, "lead" | "leadId">) {
  if (!lead || leadId === null) return null;
  return (
    <span>
      {lead.isRecipient ? null : (
        <Link className="block font-semibold hover:underline" to={leadPath(leadId)}>
          {lead.name || "No name"}
        </Link>
      )}
      {lead.company ? <span className="block">{lead.company}</span> : null}
      <span className="mt-1 block">
        <StatusBadge status={lead.status} />
      </span>
    </span>
  );
}
