import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "../../ui/button";
import { SelectField, TextField } from "../../ui/field";
import { AUDIT_PATH, type AuditQuery, auditPath, isFiltered } from "../audit-query";

type AuditFiltersProps = { query: AuditQuery; choices: Record<"actor" | "action" | "entity", string[]> };

const LABELS = { actor: "Who", action: "Action", entity: "Kind of record" } as const;

export function AuditFilters({ query, choices }: AuditFiltersProps) {
  return (
    // Rendered anew for another URL, so that the fields show its filters.
    <Form
      key={auditPath({ ...query, before: null })}
      method="get"
      className="flex flex-wrap items-end gap-3"
      role="search"
      aria-label="Audit"
    >
      {(["actor", "action", "entity"] as const).map((name) => (
        <SelectField key={name} small quiet label={LABELS[name]} name={name} defaultValue={query[name]}>
          <option value="">All</option>
          {choices[name].map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </SelectField>
      ))}
      <TextField
        small
        quiet
        label="Record's id"
        name="entityId"
        defaultValue={query.entityId}
        maxLength={200}
      />
      <TextField small quiet label="From" name="from" type="date" defaultValue={query.from ?? ""} />
      <TextField small quiet label="To" name="to" type="date" defaultValue={query.to ?? ""} />
      <Button type="submit" size="sm" variant="ink">
        Filter
      </Button>
      {isFiltered(query) ? (
        <ButtonLink size="sm" to={AUDIT_PATH}>
          Clear
        </ButtonLink>
      ) : null}
    </Form>
  );
}
