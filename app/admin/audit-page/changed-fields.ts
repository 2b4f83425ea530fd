import { z } from "zod";
import { DEAL_STAGE_LABELS, LOST_REASON_LABELS } from "../../crm/deals/deal";
import { isLeadField, type LeadTable } from "../../crm/leads/fields/lead-fields";
import { formatLeadValue } from "../../crm/leads/fields/lead-values";
import { formatUsdAndCents } from "../../platform/money";
import { dayText, timeText } from "../../platform/time/time-text";
import { localDate } from "../../platform/time/zoned-time";

/** Null is a value that was not recorded; `before` is "" where there was none. */
export type ChangedField = { label: string; before: string | null; after: string | null };

type Reader = { timeZone: string; fields: LeadTable; names: Map<string, string> };

const NONE = "none";
const record = z.record(z.string(), z.unknown());
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MAX_TEXT = 300;
/** Fields in cents, by the kind of record. */
const CENTS: Record<string, string> = { deal: "value", "ad-cost": "cents" };

/**
 * Where a deal stands in its stage is a number for the board alone; when it came there and that a post was published,
 * the entry itself says.
 */
const UNTOLD = new Set(["deal.rank", "deal.stageEnteredAt", "blog.published"]);
/** Values of a deal that are stored as keys, by the field. */
const DEAL_LABELS: Record<string, Map<unknown, string>> = {
  stage: new Map(Object.entries(DEAL_STAGE_LABELS)),
  lostReason: new Map(Object.entries(LOST_REASON_LABELS)),
};

type Entry = { entity: string; createdAt: string; before: string | null; after: string | null };

/**
 * An entry's JSON of before and after as fields with both values. Those that are the same in both are left out, and the
 * close date of a deal that was closed on the entry's own day.
 */
export function changedFields({ entity, createdAt, before, after }: Entry, reader: Reader): ChangedField[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const day = localDate(new Date(createdAt), reader.timeZone);
  return [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])]
    .filter((name) => JSON.stringify(old?.[name]) !== JSON.stringify(now?.[name]))
    .filter((name) => !UNTOLD.has(`${entity}.${name}`))
    .filter((name) => name !== "actualCloseDate" || now?.[name] !== day)
    .map((name) => {
      const write = (value: unknown) => {
        if (entity === "lead") return leadText(name, value, reader);
        const label = entity === "deal" ? DEAL_LABELS[name]?.get(value) : undefined;
        if (label) return label;
        const isMoney = CENTS[entity] === name && typeof value === "number";
        return isMoney ? formatUsdAndCents(value) : textOf(value, reader);
      };
      return {
        label: labelOf(entity, name, reader),
        before: old && name in old ? (isEmpty(old[name]) ? "" : write(old[name])) : null,
        after: now && name in now ? write(now[name]) : null,
      };
    })
    .filter((field) => field.before || field.after !== null);
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === "";

/** What an entry itself says of a record that is no longer there: its name then, or the id where that is a path. */
export function goneName({
  entity,
  entityId,
  before,
  after,
}: {
  entity: string;
  entityId: string;
  before: string | null;
  after: string | null;
}) {
  const said = { ...fieldsOf(before), ...fieldsOf(after) };
  const name = said.title ?? said.email ?? said.name ?? said.fileName ?? said.firstName;
  if (typeof name === "string") return name;
  if (entity === "bulk-change") return "many leads";
  return entityId.startsWith("/") ? entityId : "one that is gone";
}

function fieldsOf(json: string | null): Record<string, unknown> | null {
  if (json === null) return null;
  const value: unknown = JSON.parse(json);
  const fields = record.safeParse(value);
  if (value === null) return null;
  return fields.success && !Array.isArray(value) ? fields.data : { value };
}

function labelOf(entity: string, name: string, { fields }: Reader): string {
  if (entity === "lead" && isLeadField(name, fields)) return fields[name].label;
  const words = name.replace(/Id$/, "").replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => {
    return `${end} ${start.toLowerCase()}`;
  });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function leadText(name: string, value: unknown, reader: Reader): string {
  const isPlain = value === null || typeof value === "string" || typeof value === "number";
  if (!isPlain || !isLeadField(name, reader.fields)) return textOf(value, reader);
  return formatLeadValue(name, value, reader.fields);
}

/** Days and moments in words, moments in the reader's zone, people by name, and what has a shape of its own as JSON. */
function textOf(value: unknown, { timeZone, names }: Reader): string {
  if (isEmpty(value)) return NONE;
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (MOMENT.test(text)) return timeText("dateAndTime", text, timeZone);
  if (DAY.test(text)) return dayText("date", text);
  const shown = names.get(text) ?? text;
  return shown.length > MAX_TEXT ? `${shown.slice(0, MAX_TEXT)}…` : shown;
}
