import { Link } from "@remix-run/react";
import { StatusBadge } from "../../crm/components/lead-badges";
import { LEAD_STATUS_LABELS, LEAD_STATUSES } from "../../crm/leads/lead";
import { StaffAvatar } from "../../ui/avatar";
import { Badge, type BadgeTone } from "../../ui/badge";
import type { ChangedField } from "./changed-fields";
import type { AuditEntryView, loadAudit } from "./load.server";

type Days = Awaited<ReturnType<typeof loadAudit>>["days"];

/**
 * The entries by day, which stands beside them where there is room, each a sentence with what changed: one value that
 * the sentence names within it, other short changes beside it, a long one folded.
 */
export function AuditList({ days }: { days: Days }) {
  return (
    <div className="card overflow-clip">
      {days.map(({ name, entries }) => (
        <section
          key={name}
          aria-label={name}
          className="border-t border-line grid first:border-t-0 lg:grid-cols-[9.5rem_minmax(0,1fr)]"
        >
          <h2 className="px-card py-1 font-sans text-xs whitespace-nowrap font-semibold max-lg:bg-sunk lg:pt-2.5">
            {name}
          </h2>
          <ol className="divide-y divide-line">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Entry({ entry }: { entry: AuditEntryView }) {
  const { createdAt, moment, time, who, sentence, record, fields, count, leads } = entry;
  const isShort = isShortChange(fields);
  const named = isShort ? fields.find(({ label }) => isNamed(label, sentence.start)) : undefined;
  const others = fields.filter((field) => field !== named);
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 px-card py-2 sm:grid-cols-[5.5rem_1.5rem_minmax(0,1fr)]">
      <time dateTime={createdAt} title={moment} className="text-sm text-ink-2">
        {time}
      </time>
      <span className="max-sm:hidden">
        <StaffAvatar name={entry.actor} size="sm" />
      </span>
      <div className="flex-wrap items-baseline gap-x-4 gap-y-1 wrap-anywhere sm:flex">
        <p className="text-ink-2">
          <b className="font-medium text-ink">{who}</b> {sentence.start}
          {sentence.end === null ? null : <Record record={record} />}
          {sentence.end}
          {count === null ? null : `: ${count}`}
          {named ? " " : null}
          {named ? <FromTo {...named} /> : null}
        </p>
        {isShort ? (
          <Fields fields={others} className="flex flex-wrap gap-x-4 text-sm" />
        ) : (
          <Folded fields={fields} leads={leads} />
        )}
      </div>
    </li>
  );
}

const SHORT = 60;

/** One or two changes whose values fit beside the sentence. */
function isShortChange(fields: ChangedField[]): boolean {
  const isShort = ({ before, after }: ChangedField) =>
    before !== null && after !== null && before.length + after.length <= SHORT;
  return fields.length > 0 && fields.length <= 2 && fields.every(isShort);
}

/** Whether the sentence says what the field is: "changed the status of". A deal moves between stages. */
function isNamed(label: string, sentence: string): boolean {
  return sentence.includes(label === "Stage" ? "moved the deal" : label.toLowerCase());
}

function FromTo({ label, before, after }: ChangedField) {
  return (
    <span className="inline-block">
      {before ? (
        <>
          {"from "}
          <del className="no-underline">
            <Value label={label} of={before} />
          </del>{" "}
        </>
      ) : null}
      {"to "}
      <ins className="text-ink no-underline">
        <Value label={label} of={after} />
      </ins>
    </span>
  );
}

const STAGE_TONES: Record<string, BadgeTone> = { "Closed Won": "ok", "Closed Lost": "danger" };

/** A status or a stage as its chip, another value as it is. */
function Value({ label, of }: { label: string; of: string | null }) {
  const status = LEAD_STATUSES.find((known) => LEAD_STATUS_LABELS[known] === of);
  if (label === "Status" && status) return <StatusBadge status={status} />;
  if (label === "Stage") return <Badge tone={STAGE_TONES[of ?? ""] ?? "line"}>{of}</Badge>;
  return of;
}

function Record({ record: { name, to } }: { record: AuditEntryView["record"] }) {
  return to ? (
    <Link className="font-semibold text-ink hover:underline" to={to}>
      {name}
    </Link>
  ) : (
    <b className="font-semibold text-ink">{name}</b>
  );
}

function Folded({ fields, leads }: Pick<AuditEntryView, "fields" | "leads">) {
  if (fields.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="w-fit text-ink-2">Details</summary>
      <Fields fields={fields} className="grid gap-1 pt-1" />
      {leads === null ? null : (
        <Link className="underline" to={leads}>
          Each lead
        </Link>
      )}
    </details>
  );
}

type FieldsProps = { fields: ChangedField[]; className: string };

/** The values before and after. */
function Fields({ fields, className }: FieldsProps) {
  if (fields.length === 0) return null;
  return (
    <dl className={className}>
      {fields.map(({ label, before, after }) => (
        <div key={label}>
          <dt className="inline text-ink-2">{label}: </dt>
          <dd className="inline">
            {before ? <del className="text-ink-3 no-underline">{before}</del> : null}
            {before && after !== null ? " → " : null}
            {after === null ? null : <ins className="no-underline">{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
