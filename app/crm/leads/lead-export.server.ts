import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { listMembers } from "../../auth/users.server";
import { CSV_BYTE_ORDER_MARK } from "../../platform/csv";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import type { Db } from "../../platform/db/database.server";
import { leads } from "../tables";
import {
  ALL_FIELDS_HEADER,
  allFieldsWriter,
  csvColumnsOf,
  LEAD_CSV_HEADER,
  leadCsvWriter,
} from "./fields/lead-csv";
import { inZone, withMembers } from "./fields/lead-fields";
import { ignoreUnknown, toFilterChoices } from "./filters/filter-choices";
import { chosenOf, filtersFor, type LeadFilters, type ResolvedFilters } from "./filters/lead-filters";
import { DEFAULT_LEAD_SORT } from "./filters/lead-sorts";
import { listLeadTexts } from "./lead-stats.server";
import { matchesFilters, orderBy } from "./leads.server";
import { findVisits } from "./visited/visited-leads.server";

/** With descriptions of 10,000 characters each, this many leads are still only a few megabytes. */
const LEADS_PER_READ = 500;

type Export = {
  filters: LeadFilters;
  actor: Actor;
  /** In which the days of the filters and the times are. */
  timeZone: string;
  /** Not only the specified columns, which are the import's. */
  hasAllFields?: boolean;
};

/**
 * Yields the leads that match the filters as CSV, newest first, a few hundred per chunk. The first read and the audit
 * entry are done before this resolves; if a later read fails, the iteration throws.
 */
export async function exportLeads(
  { db, analyticsDb }: { db: Db; analyticsDb: Db },
  { filters: wanted, actor, timeZone, hasAllFields = false }: Export,
  now: Date,
): Promise<AsyncGenerator<string, void, void>> {
  const [texts, members, visits] = await Promise.all([
    listLeadTexts(db),
    listMembers(db),
    findVisits(analyticsDb, chosenOf(wanted, "visited")),
  ]);
  const known = ignoreUnknown(wanted, toFilterChoices(texts, members, wanted));
  const filters = filtersFor({ id: actor.id, timeZone, now, visits }, known);
  const columns = csvColumnsOf(inZone(withMembers(members), timeZone));
  const write = hasAllFields ? allFieldsWriter(columns, timeZone) : leadCsvWriter(columns);
  const narrowed = Object.entries(known.chosen).filter(([, values]) => values.length > 0);
  const after = { q: known.q, ...Object.fromEntries(narrowed), ...(hasAllFields ? { fields: "all" } : {}) };
  const [found, first] = await db.batch([
    selectIds(db, filters),
    selectLeads(db, sql`${selectIds(db, filters).limit(LEADS_PER_READ)}`),
    insertAudit(db, { actor, action: "lead.export", entity: "lead", entityId: "list", after }, now),
  ]);
  const header = hasAllFields ? ALL_FIELDS_HEADER : LEAD_CSV_HEADER;
  const ids = found.map(({ id }) => id);
  return writePieces(db, { ids, write, first: header + first.map(write).join("") });
}

type Pieces = { ids: string[]; write: ReturnType<typeof allFieldsWriter>; first: string };

async function* writePieces(db: Db, { ids, write, first }: Pieces) {
  yield CSV_BYTE_ORDER_MARK + first;
  for (let at = LEADS_PER_READ; at < ids.length; at += LEADS_PER_READ) {
    const part = JSON.stringify(ids.slice(at, at + LEADS_PER_READ));
    yield (await selectLeads(db, sql`select value from json_each(${part})`)).map(write).join("");
  }
}

/** All matching ids, so that the reads after the first one select by id alone. */
function selectIds(db: Db, filters: ResolvedFilters) {
  return db
    .select({ id: leads.id })
    .from(leads)
    .where(matchesFilters(filters))
    .orderBy(...orderBy(DEFAULT_LEAD_SORT));
}

function selectLeads(db: Db, ids: SQL) {
  return db
    .select(getTableColumns(leads))
    .from(leads)
    .where(sql`${leads.id} in (${ids})`)
    .orderBy(...orderBy(DEFAULT_LEAD_SORT));
}
