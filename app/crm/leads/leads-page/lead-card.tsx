import { Link } from "@remix-run/react";
import { Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "../../../ui/avatar";
import { Icon } from "../../../ui/icon";
import { type Assignable, AssignButton } from "../../components/assign";
import { PriorityBadge, ScoreMeter, StatusBadge } from "../../components/lead-badges";
import { CopyButton } from "../../components/mini-button";
import { FollowUpButton } from "../../follow-ups/in-place";
import { leadPath } from "../../paths";
import { LEAD_FAILURES } from "../lead";
import { TagList } from "../tags/tag-list";
import type { LeadItem } from "./load.server";

/**
 * A lead as a card, which is one line where there is room, with its tags right of the phone number; the link on its
 * name covers the whole card.
 */
export function LeadCard({ lead, to }: { lead: LeadItem; to: string }) {
  return (
    <article className={CARD} data-lead={lead.id}>
      <div className={WHO}>
        <div className="row-span-2">
          <Avatar of="lead" name={lead.name} />
        </div>
        <div className="flex items-baseline justify-between gap-2 max-sm:contents @wide:justify-start">
          <h3 className="truncate">
            <Link to={to} className={CARD_LINK} title={lead.name} preventScrollReset>
              {lead.name}
            </Link>
          </h3>
          <span className="flex-none text-xs text-ink-3 max-sm:col-start-3 max-sm:row-start-2 max-sm:justify-self-end">
            Added {lead.createdDay}
          </span>
        </div>
        <div className="flex flex-row-reverse items-center gap-x-3 max-sm:contents max-sm:*:first:justify-self-end @wide:col-start-4 @wide:row-span-2 @wide:row-start-1 @wide:grid @wide:grid-cols-[6.75rem_auto] @wide:justify-items-start @wide:gap-x-1">
          <StatusBadge status={lead.status} />
          <PriorityBadge priority={lead.priority} className={PRIORITY} />
        </div>
        <p className="truncate text-sm text-ink-2" title={lead.companyName}>
          {lead.companyName}
        </p>
        {lead.tags[0] && (
          <div className={TAGS}>
            <TagList tags={lead.tags} shown={2} />
          </div>
        )}
        <Contact lead={lead} />
      </div>
      <div className={FACTS}>
        <div className={lead.dealValueText ? undefined : "@wide:row-span-2"}>
          <ScoreMeter score={lead.leadScore} />
        </div>
        <Fact
          label={lead.dealValueText && "Deal value"}
          className={lead.dealValueText ? "@wide:row-start-2" : "@wide:sr-only"}
        >
          {lead.dealValueText}
        </Fact>
        <Fact label="Assigned to" className="max-sm:ml-auto max-sm:[&_.truncate]:sr-only">
          <AssignButton what={toAssignable(lead)} form={LEAD_PAGES} />
        </Fact>
        <NextFollowUp lead={lead} />
      </div>
    </article>
  );
}

const CARD =
  "card relative grid grid-cols-1 grid-rows-[1fr_auto] gap-2 px-card py-3 hover:border-line-strong @wide:grid-cols-[minmax(0,1fr)_auto] @wide:grid-rows-1 @wide:items-center @wide:gap-x-4 @wide:py-2";
const WHO =
  "grid grid-cols-[auto_minmax(0,1fr)_auto] content-start items-start gap-x-3 @wide:grid-cols-[auto_minmax(0,4fr)_minmax(0,5fr)_11.25rem] @wide:items-center @wide:gap-x-4";
const CARD_LINK =
  "after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus";
const FACTS =
  "grid grid-cols-[minmax(0,1fr)_5rem_7.5rem_7.5rem] items-start gap-x-4 gap-y-1 border-t border-line pt-2 text-sm flex-wrap max-sm:flex max-sm:items-center max-sm:gap-x-2 max-[24rem]:gap-x-1 @wide:grid-cols-[10.5rem_9.5rem] @wide:items-center @wide:gap-y-0 @wide:border-0 @wide:pt-0";
const TAGS =
  "mt-1 max-w-36 justify-self-end max-sm:col-span-full max-sm:row-start-3 max-sm:ml-34 max-sm:self-end max-sm:justify-self-start max-[24rem]:row-start-4 max-[24rem]:ml-0 @wide:col-start-3 @wide:row-start-2 @wide:ml-34 @wide:justify-self-stretch";

/** On phones right of the phone number and the tags, so that the company and the date share the line below the name. */
const PRIORITY = "max-sm:col-start-3 max-sm:row-start-3 max-sm:self-end max-sm:justify-self-end";

/** Where no label stands above a date, a word says what it is. */
function NextFollowUp({ lead }: { lead: LeadItem }) {
  return (
    <Fact label="Next follow-up" className="@wide:col-start-2">
      <span className="flex items-center gap-1">
        {lead.followUp?.due === "later" && !lead.demo && (
          <span className="font-normal text-ink-3 max-[24rem]:hidden sm:hidden @wide:inline">Next:</span>
        )}
        <FollowUpButton what={toFollowedUp(lead)} form={LEAD_PAGES} />
      </span>
    </Fact>
  );
}

/** The phone number begins where the next follow-up does. */
const CONTACT = "inline-flex h-6 max-w-full min-w-0 items-center gap-[0.4rem]";

function Contact({ lead }: { lead: LeadItem }) {
  return (
    <div className="col-span-full grid gap-x-4 pt-2 text-sm max-sm:row-start-3 max-sm:min-h-14 sm:grid-cols-[minmax(0,1fr)_11.5rem] @wide:col-span-1 @wide:col-start-3 @wide:row-span-2 @wide:row-start-1 @wide:grid-cols-1 @wide:pt-0 [&>span>.ic]:text-ink-3">
      <span className={CONTACT}>
        <Icon of={Mail} size={15} />
        <span className="truncate" title={lead.businessEmail}>
          {lead.businessEmail}
        </span>
        <CopyButton value={lead.businessEmail} label="Email" of={lead.name} />
      </span>
      {lead.phoneNumber && (
        <span className={`${CONTACT} tabular-nums`}>
          <Icon of={Phone} size={15} />
          {lead.phoneNumber}
          <CopyButton value={lead.phoneNumber} label="Phone" of={lead.name} />
        </span>
      )}
    </div>
  );
}

type FactProps = { label: string | null; className?: string; children: ReactNode };

function Fact({ label, className, children }: FactProps) {
  return (
    <div className={className}>
      {label && <small className="block text-xs text-ink-3 max-sm:sr-only @wide:sr-only">{label}</small>}
      <b className="whitespace-nowrap tabular-nums">{children}</b>
    </div>
  );
}

/** The id of the form that opens a lead's page from a button, without JavaScript. */
export const LEAD_PAGES = "lead-pages";

export function toAssignable({ id, name, assignee }: LeadItem): Assignable {
  const page = leadPath(id);
  return { name, assignee, page, action: page, fields: { intent: "assign" }, failure: LEAD_FAILURES.assign };
}

export function toFollowedUp({ id, name, followUp, demo }: LeadItem) {
  const page = leadPath(id);
  return { name, followUp, demo, page, action: page, fields: {}, failure: LEAD_FAILURES["follow-up"] };
}
