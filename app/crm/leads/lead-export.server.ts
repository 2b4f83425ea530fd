import { getTableColumns, sql } from "drizzle-orm";
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
import { withMembers } from "./fields/lead-fields";
import { ignoreUnknown, toFilterChoices } from "./filter-choices";
import { DEFAULT_LEAD_SORT, filtersFor, type LeadFilters, type ResolvedFilters } from "./lead-filters";
import { listLeadTexts } from "./lead-stats.server";
import { matchesFilters, orderBy } from "./leads.server";

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
  db: Db,
  { filters: wanted, actor, timeZone, hasAllFields = false }: Export,
  now: Date,
): Promise<AsyncGenerator<string, void, void>> {
  const reader = { id: actor.id, timeZone, now };
  const [texts, members, found] = await Promise.all([
    listLeadTexts(db),
    listMembers(db),
    listIds(db, filtersFor(reader, wanted)),
  ]);
  const known = ignoreUnknown(wanted, toFilterChoices(texts, members, wanted));
  const filters = filtersFor(reader, known);
  const ids = known === wanted ? found : await listIds(db, filters);
  const columns = csvColumnsOf(withMembers(members));
  const write = hasAllFields ? allFieldsWriter(columns, timeZone) : leadCsvWriter(columns);
  const narrowed = Object.entries(known.chosen).filter(([, values]) => values.length > 0);
  const after = { q: known.q, ...Object.fromEntries(narrowed), ...(hasAllFields ? { fields: "all" } : {}) };
  const [first] = await db.batch([
    selectLeads(db, ids.slice(0, LEADS_PER_READ)),
    insertAudit(db, { actor, action: "lead.export", entity: "lead", entityId: "list", after }, now),
  ]);
  const header = hasAllFields ? ALL_FIELDS_HEADER : LEAD_CSV_HEADER;
  return writePieces(db, { ids, write, first: header + first.map(write).join("") });
}

type Pieces = { ids: string[]; write: ReturnType<typeof allFieldsWriter>; first: string };

async function* writePieces(db: Db, { ids, write, first }: Pieces) {
  yield CSV_BYTE_ORDER_MARK + first;
  for (let at = LEADS_PER_READ; at < ids.length; at += LEADS_PER_READ) {
    yield (await selectLeads(db, ids.slice(at, at + LEADS_PER_READ))).map(write).join("");
  }
}

/** All matching ids, so that the filters and the search run only once and each read selects by id. */
async function listIds(db: Db, filters: ResolvedFilters): Promise<string[]> {
  const found = await db
    .select({ id: leads.id })
    .from(leads)
    .where(matchesFilters(filters))
    .orderBy(...orderBy(DEFAULT_LEAD_SORT));
  return found.map(({ id }) => id);
}

function selectLeads(db: Db, ids: string[]) {
  return db
    .select(getTableColumns(leads))
    .from(leads)
    .where(sql`${leads.id} in (select value from json_each(${JSON.stringify(ids)}))`)
    .orderBy(...orderBy(DEFAULT_LEAD_SORT));
}
