import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { leadPath } from "../../crm/paths";
import { EmailAddress } from "../../ui/email-address";
import type { Message } from "./load.server";

/** From whom and to whom; the subject is the page's title. */
export function LetterHead({ mail }: { mail: Message }) {
  const { fromName, fromAddress } = mail;
  const facts: [string, ReactNode][] = [
    ["From", <Mailbox key="from" address={fromAddress} name={fromName} />],
    ["To", <Recipient key="to" {...mail} />],
  ];
  return (
    <dl className="grid border-b border-line gap-x-6 gap-y-2 px-6 py-4 text-sm lg:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[4rem_minmax(0,1fr)] items-baseline gap-2">
          <dt className="text-ink-2">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type MailboxProps = { address: string; name: ReactNode };

/** The name before the address, or the address alone. */
function Mailbox({ address, name }: MailboxProps) {
  if (!name) return <EmailAddress of={address} />;
  return (
    <>
      {name}{" "}
      <span className="inline-block text-ink-2">
        <EmailAddress of={address} />
      </span>
    </>
  );
}

/** A lead by its name, which leads to it. */
function Recipient({ toAddress, toName, lead, leadId }: Message) {
  if (!lead?.isRecipient || leadId === null) return <Mailbox address={toAddress} name={toName} />;
  const name = (
    <Link className="font-semibold hover:underline" to={leadPath(leadId)}>
      {lead.name || "No name"}
    </Link>
  );
  return <Mailbox address={toAddress} name={name} />;
}
