import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { EmailAddress } from "../../../ui/email-address";
import { PriorityBadge, StatusBadge } from "../../components/lead-badges";
import { CopyButton } from "../../components/mini-button";
import { FollowUpText } from "../../follow-ups/follow-up-text";
import { LEADS_PATH, leadPath } from "../../paths";
import { LEAD_FIELDS } from "../fields/lead-fields";
import type { CompanyView, LeadView } from "./load.server";

/** On top of the sheet's second column; in one column below what is to do, since the actions write and call. */
export function ContactDetails({ lead }: { lead: LeadView }) {
  return (
    <section className="grid gap-[0.7rem]">
      <h3>Contact information</h3>
      <dl className="grid text-sm">
        {/* The labels are short, and an address is long. */}
        {lead.contact.map((fact) => (
          <Fact
            key={fact.name}
            label={fact.label}
            columns={`grid-cols-[4rem_minmax(0,1fr)] ${fact.isInTitle ? "max-sm:hidden" : ""}`}
          >
            <ContactValue fact={fact} of={lead.name} />
          </Fact>
        ))}
      </dl>
    </section>
  );
}

type ContactDetail = LeadView["contact"][number];

function ContactValue({
  fact: { kind, label, text, none, others },
  of,
}: {
  fact: ContactDetail;
  of: string;
}) {
  if (kind !== "email" && kind !== "phone") return text ?? none;
  return (
    <div className="grid grow">
      {text === null ? none : <Copied value={text} label={label} of={of} />}
      {others.map(({ value, linkTo }) => (
        <Copied key={value} value={value} label={`other ${label}`} of={of} linkTo={linkTo} />
      ))}
    </div>
  );
}

type CopiedProps = { value: string; label: string; of: string; linkTo?: string | null };

/** An address or a number; one that is not the lead's first has a link, since the buttons above are for the first. */
function Copied({ value, label, of, linkTo }: CopiedProps) {
  const text = <EmailAddress of={value} />;
  return (
    <div className="flex min-w-0 items-center justify-between gap-1 tabular-nums">
      {linkTo ? (
        <span>
          <span className="text-ink-2">Also </span>
          <a className="underline" href={linkTo}>
            {text}
          </a>
        </span>
      ) : (
        text
      )}
      <CopyButton value={value} label={label} of={of} />
    </div>
  );
}

/** The other leads of the company at one glance. */
export function SameCompany({ company: { leads, search } }: { company: CompanyView }) {
  if (leads.length === 0) return null;
  return (
    <section className="grid gap-[0.7rem]">
      <div className="flex items-baseline justify-between gap-2">
        <h3>Same company</h3>
        <Link
          className="text-sm font-medium hover:underline"
          to={`${LEADS_PATH}?${new URLSearchParams({ q: search })}`}
        >
          View as list
        </Link>
      </div>
      <ul className="grid text-sm">
        {leads.map(({ id, name, status, detail }) => (
          <li key={id} className="border-b border-line py-2 last:border-b-0">
            <div className="flex items-start justify-between gap-2">
              <Link className="min-w-0 font-semibold wrap-anywhere hover:underline" to={leadPath(id)}>
                {name}
              </Link>
              <StatusBadge status={status} />
            </div>
            {detail ? <p className="text-xs wrap-anywhere text-ink-2 tabular-nums">{detail}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function LeadMetrics({ lead }: { lead: LeadView }) {
  return (
    <section className="grid gap-[0.7rem]">
      <h3>Lead metrics</h3>
      <dl className="grid text-sm tabular-nums">
        <Fact label={LEAD_FIELDS.priority.label}>
          <PriorityBadge priority={lead.priority} />
        </Fact>
        <Fact label="Last contacted">{lead.lastContacted ?? "Never"}</Fact>
        <Fact label={LEAD_FIELDS.nextFollowUp.label}>
          <span>
            {lead.nextFollowUp ?? "None"}
            {lead.followUp?.due === "overdue" ? (
              <>
                {" "}
                <FollowUpText of={lead.followUp} />
              </>
            ) : null}
          </span>
        </Fact>
        {lead.cameBy ? <Fact label="Came by">{lead.cameBy}</Fact> : null}
        <Fact label={LEAD_FIELDS.createdAt.label}>{lead.createdOn}</Fact>
        <Fact label="Updated">{lead.updatedAt}</Fact>
      </dl>
    </section>
  );
}

type FactProps = { label: string; columns?: string; children: ReactNode };

function Fact({ label, columns = "grid-cols-[6.25rem_minmax(0,1fr)]", children }: FactProps) {
  return (
    <div className={`grid items-center gap-2 border-b border-line py-[0.4rem] last:border-b-0 ${columns}`}>
      <dt className="text-ink-2">{label}</dt>
      <dd className="flex min-w-0 items-center justify-between gap-1 text-balance wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}
