import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../auth/guard.server";
import { PageHead } from "../../ui/card";
import { Steps } from "../../ui/data/pager";
import { Empty } from "../../ui/empty";
import { Button, ButtonLink } from "../../ui/forms/button";
import { DateField } from "../../ui/forms/date-field";
import { SelectField, TextField } from "../../ui/forms/field";
import { FoldedFilters } from "../../ui/forms/folded-filters";
import { useFilterForm } from "../../ui/forms/use-filter-form";
import { adminTitle } from "../../ui/page-title";
import { AUDIT_PATH, type AuditQuery, auditPath, isFiltered } from "../audit-query";
import { AuditList } from "./audit-list";
import { type AuditChoices, loadAudit } from "./load.server";

export const meta = adminTitle("Audit");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  return loadAudit(db, new URL(request.url).searchParams, staff);
}

export default function AuditPage() {
  const { query, choices, days, older } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Audit">Who changed what, and when. Entries can’t be edited or deleted.</PageHead>
      <AuditFilters query={query} choices={choices} />
      {days.length > 0 ? (
        <AuditList days={days} />
      ) : (
        <Empty title={isFiltered(query) ? "No entry matches these filters" : "No entries yet"} />
      )}
      {query.before || older || days.length === 0 ? null : (
        <p className="text-center text-sm text-ink-3">These are all entries.</p>
      )}
      <Steps
        label="Pages of the audit"
        previous={query.before ? { to: auditPath({ ...query, before: null }), text: "Newest" } : null}
        next={older ? { to: older, text: "Older" } : null}
      />
    </>
  );
}

type AuditFiltersProps = { query: AuditQuery; choices: AuditChoices };

/** With less padding, so that it is no wider than its column. */
const DATE = { small: true, quiet: true, type: "date", style: { paddingInline: "0.5rem" } } as const;

const LABELS = { actor: "Who", action: "What", entity: "Kind of record" } as const;

function AuditFilters({ query, choices }: AuditFiltersProps) {
  const { actor, action, entity, entityId, from, to } = query;
  const shown = { actor, action, entity, entityId, from: from ?? "", to: to ?? "" };
  const { ref, onInput, sent } = useFilterForm(shown);
  return (
    <Form
      ref={ref}
      autoComplete="off"
      onInput={onInput}
      onSubmit={sent}
      method="get"
      className="grid justify-items-start gap-3"
      role="search"
      aria-label="Audit"
    >
      <FoldedFilters
        count={Object.values(shown).filter(Boolean).length}
        className="w-full grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]"
      >
        {(["actor", "action", "entity"] as const).map((name) => (
          <SelectField key={name} small quiet label={LABELS[name]} name={name} defaultValue={query[name]}>
            <option value="">All</option>
            {choices[name].map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        ))}
        <DateField {...DATE} label="From" name="from" defaultValue={query.from ?? ""} />
        <DateField {...DATE} label="To" name="to" defaultValue={query.to ?? ""} />
        {/* Seldom known, and then from a link. */}
        <details className="text-sm" open={entityId !== ""}>
          <summary className="py-2 text-ink-2">More filters</summary>
          <TextField small quiet label="Record ID" name="entityId" defaultValue={entityId} maxLength={200} />
        </details>
        <Button type="submit" size="sm">
          Filter
        </Button>
        {isFiltered(query) ? (
          <ButtonLink size="sm" to={AUDIT_PATH}>
            Clear
          </ButtonLink>
        ) : null}
      </FoldedFilters>
    </Form>
  );
}
