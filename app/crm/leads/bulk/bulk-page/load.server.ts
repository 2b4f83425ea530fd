import type { SignedInStaff } from "../../../../auth/staff";
import type { Db } from "../../../../platform/db/database.server";
import { followUpChoices } from "../../../follow-ups/follow-up";
import { listSearch } from "../../filters/lead-filters";
import { BULK_FIELD_NAMES, type BulkField, forecastText } from "../bulk-change";
import { countBulkChange } from "../bulk-changes.server";
import { bulkSchemaFor, readChosen } from "../bulk-values";
import { describeValue, readChoice } from "../chosen.server";
import type { ChosenFields, Review } from "../review";

/**
 * The chosen leads of an address and, if it says to what, how many of them would change. Null if it chooses none.
 */
export async function loadBulkPage(
  databases: { db: Db; analyticsDb: Db },
  params: URLSearchParams,
  staff: SignedInStaff,
  now: Date,
) {
  const chosen = readChosen(params);
  if (!chosen) return null;
  const { id, timeZone } = staff;
  const { matching, members, tags, fields } = await readChoice(databases, chosen, { id, timeZone, now });
  const field = readField(params.get("field"));
  const text = params.get("value") ?? "";
  const schema = field && bulkSchemaFor(field, fields, { now, zone: timeZone });
  const { data } = schema?.safeParse({ value: text }) ?? {};
  const value = data?.value ?? null;
  const counted = await countBulkChange(databases.db, { field: field ?? "trash", value, matching });
  const sent: ChosenFields =
    "ids" in chosen ? chosen.ids.map((lead) => ["lead", lead]) : [["matching", chosen.matching]];
  const review: Review | null =
    field && data
      ? { field, value: text, ...reviewTexts(field, counted), what: describeValue(field, value, fields) }
      : null;
  return {
    ...{
      chosen: sent,
      list: listSearch(new URLSearchParams(params.get("list") ?? "")),
      total: counted.total,
    },
    ...{ review, isRefused: field !== null && !data, members, tags },
    followUpChoices: followUpChoices(now, timeZone),
  };
}
export type BulkPage = NonNullable<Awaited<ReturnType<typeof loadBulkPage>>>;

function reviewTexts(field: BulkField, counted: { total: number; changing: number }) {
  return { changing: counted.changing, forecast: forecastText(field, counted) };
}

export function readField(text: unknown): BulkField | null {
  return BULK_FIELD_NAMES.find((name) => name === text) ?? null;
}
