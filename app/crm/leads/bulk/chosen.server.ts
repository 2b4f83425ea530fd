import { and, type SQL, sql } from "drizzle-orm";
import type { Member } from "../../../auth/staff";
import { listMembers } from "../../../auth/users.server";
import type { Db } from "../../../platform/db/database.server";
import { leads } from "../../tables";
import { inZone, LEAD_FIELDS, type LeadTable, withMembers, withTags } from "../fields/lead-fields";
import { formatLeadValue } from "../fields/lead-values";
import { ignoreUnknown, toFilterChoices } from "../filters/filter-choices";
import { chosenOf, type FilterReader, filtersFor, readLeadFilters } from "../filters/lead-filters";
import { listLeadTexts } from "../lead-stats.server";
import { matchesFilters } from "../leads.server";
import { isListed } from "../listed-leads.server";
import { listTags } from "../tags/tags.server";
import { findVisits } from "../visited/visited-leads.server";
import { BULK_FIELDS, type BulkField } from "./bulk-change";
import type { Chosen } from "./bulk-values";

export type Choice = { matching: SQL | undefined; members: Member[]; tags: string[]; fields: LeadTable };

/** The condition of the chosen leads, which the export also takes for "all that match", and what their values need. */
export async function readChoice(
  { db, analyticsDb }: { db: Db; analyticsDb: Db },
  chosen: Chosen,
  reader: FilterReader,
): Promise<Choice> {
  const wanted = readLeadFilters(new URLSearchParams("matching" in chosen ? chosen.matching : ""));
  const [members, texts, visits] = await Promise.all([
    listMembers(db),
    "matching" in chosen ? listLeadTexts(db) : listTags(db).then((tags) => ({ ...NO_TEXTS, tags })),
    findVisits(analyticsDb, chosenOf(wanted, "visited")),
  ]);
  const { tags } = texts;
  const fields = withTags(inZone(withMembers(members, [], "name"), reader.timeZone), tags);
  if ("ids" in chosen) {
    const ids = sql`(select value from json_each(${JSON.stringify(chosen.ids)}))`;
    return { matching: and(isListed(leads), sql`${leads.id} in ${ids}`), members, tags, fields };
  }
  const known = ignoreUnknown(wanted, toFilterChoices(texts, members, wanted));
  return { matching: matchesFilters(filtersFor({ ...reader, visits }, known)), members, tags, fields };
}

const NO_TEXTS = { industries: [], sources: [] };

/** "Status: Contacted", "Assigned to: Jane Doe" */
export function describeValue(
  field: BulkField,
  value: string | null,
  fields: LeadTable = LEAD_FIELDS,
): string {
  const { label, column } = BULK_FIELDS[field];
  return column === "deletedAt"
    ? "Moved to the trash"
    : `${label}: ${formatLeadValue(column, value, fields)}`;
}
