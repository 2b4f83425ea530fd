import { Link } from "@remix-run/react";
import { Avatar } from "../../ui/avatar";
import type { ChangedField } from "./changed-fields";
import type { AuditEntryView, loadAudit } from "./load.server";

type Days = Awaited<ReturnType<typeof loadAudit>>["days"];

/** The entries by day, each a sentence; what changed is folded. */
export function AuditList({ days }: { days: Days }) {
  return (
    <div className="card overflow-clip">
      {days.map(({ name, entries }) => (
        <section key={name} aria-label={name}>
          <h2 className="bg-sunk px-card py-2 text-sm font-semibold">{name}</h2>
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
  const { createdAt, moment, time, who, sentence, record, fields } = entry;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 px-card py-3 sm:grid-cols-[5.5rem_1.5rem_minmax(0,1fr)]">
      <time dateTime={createdAt} title={moment} className="text-sm text-ink-2">
        {time}
      </time>
      <span className="max-sm:hidden">
        <Avatar name={entry.actor} size="sm" />
      </span>
      <div className="grid gap-1 wrap-anywhere">
        <p>
          <b className="font-semibold">{who}</b> {sentence.start}
          {sentence.end === null ? null : <Record record={record} />}
          {sentence.end}
        </p>
        <Changes fields={fields} />
      </div>
    </li>
  );
}

function Record({ record: { name, to } }: { record: AuditEntryView["record"] }) {
  return to ? (
    <Link className="font-semibold underline" to={to}>
      {name}
    </Link>
  ) : (
    <b className="font-semibold">{name}</b>
  );
}

function Changes({ fields }: { fields: ChangedField[] }) {
  if (fields.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer text-ink-2">
        {fields.some(({ before }) => before !== null) ? "What changed" : "Details"}
      </summary>
      <dl className="grid gap-1 pt-1">
        {fields.map(({ label, before, after }) => (
          <div key={label}>
            <dt className="inline text-ink-2">{label}: </dt>
            <dd className="inline">
              {before === null ? null : <del className="text-ink-3">{before}</del>}{" "}
              {after === null ? null : <ins className="font-medium no-underline">{after}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
