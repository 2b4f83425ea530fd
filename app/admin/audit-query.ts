import { parseDay } from "../platform/time/zoned-time";

export const AUDIT_PATH = "/admin/audit";

/** The filters of the audit, all of them in the URL. */
export type AuditQuery = {
  actor: string;
  action: string;
  entity: string;
  entityId: string;
  /** Days (YYYY-MM-DD) of the person's time zone, both included. */
  from: string | null;
  to: string | null;
  /** Keyset cursor: the last row of the previous page. */
  before: { createdAt: string; id: string } | null;
};

const MAX_VALUE = 200;
const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\w-]{1,64})$/;

/** Reads the URL; ignores what it does not know. */
export function readAuditQuery(params: URLSearchParams): AuditQuery {
  const text = (name: string) => (params.get(name) ?? "").trim().slice(0, MAX_VALUE);
  const [, createdAt, id] = CURSOR.exec(params.get("before") ?? "") ?? [];
  return {
    actor: text("actor"),
    action: text("action"),
    entity: text("entity"),
    entityId: text("entityId"),
    from: dateOf(params.get("from")),
    to: dateOf(params.get("to")),
    before: createdAt && id ? { createdAt, id } : null,
  };
}

function dateOf(value: string | null): string | null {
  return parseDay(value) === null ? null : value;
}

export function auditPath({ before, from, to, ...texts }: AuditQuery): string {
  const params = new URLSearchParams();
  const set = Object.entries({ ...texts, from: from ?? "", to: to ?? "" });
  for (const [name, value] of set) if (value) params.set(name, value);
  if (before) params.set("before", `${before.createdAt}_${before.id}`);
  return params.size > 0 ? `${AUDIT_PATH}?${params}` : AUDIT_PATH;
}

/** The entries of an import, one a lead, for which that of the import itself stands until they are asked for. */
export const IMPORT_ACTIONS = ["lead.import", "lead.import-update", "lead.import-undo"];

/** Whether the query asks for no kind of entries, so that an import or a change of many leads is told in one. */
export function tellsManyInOne({ action, entity, entityId }: AuditQuery): boolean {
  return !action && !entity && !entityId;
}

export function isFiltered({ before: _, ...filters }: AuditQuery): boolean {
  return Object.values(filters).some(Boolean);
}
