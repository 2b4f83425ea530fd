import type { Miniflare } from "miniflare";
import { writeAnchor } from "../../app/crm/leads/page-anchor.ts";
import { BUSY_LEAD, RARE_WORD } from "./company.ts";

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

const LEAD_DATA = "_routes=crm%2Flead-page%2Froute";
const NAME = "lower(last_name || ' ' || first_name)";

/** What is measured, and its address. A page in the middle has the anchor that the link to it carries. */
export async function listCrmPages(database: Database): Promise<[name: string, path: string][]> {
  const lists = Object.entries<Record<string, string>>({
    "first page": {},
    "a status": { status: "contacted" },
    "a priority": { priority: "high" },
    "an industry": { industry: "Healthcare" },
    "a rare industry": { industry: "Agency" },
    "status and priority": { status: "qualified", priority: "low" },
    "all three filters": { status: "lost", priority: "high", industry: "E-commerce" },
    "search, common word": { q: "calls" },
    "search, rare word": { q: RARE_WORD },
    "search, nothing found": { q: "zeppelin" },
    "search, two letters": { q: "ha" },
    "search, name and filters": { q: "dana reyes", status: "new", priority: "medium" },
    "search, phone": { q: "555-0177" },
    "page 40": { page: "40" },
    "page 5,000": { page: "5000", at: await findAnchor(database, "", "created_at desc", 49_990) },
    "page 5,000 without its anchor": { page: "5000" },
    "last page": { page: "99999" },
    "last page of a status": { page: "99999", status: "new" },
    "by score": { sort: "score" },
    "by value": { sort: "value" },
    "by follow-up": { sort: "follow-up" },
    "by name": { sort: "name" },
    "by name, page 5,000": { sort: "name", page: "5000", at: await findAnchor(database, NAME, NAME, 49_990) },
    "by score, a status": { sort: "score", status: "negotiation" },
    "by follow-up, a priority": { sort: "follow-up", priority: "low" },
    "by value, a rare industry": { sort: "value", industry: "Agency" },
    "by name, two filters": { sort: "name", status: "lost", industry: "Real estate" },
    "by score, all three filters": {
      sort: "score",
      status: "lost",
      priority: "high",
      industry: "E-commerce",
    },
    "activities, page 30,000": {
      activities: "30000",
      activitiesAt: await findAnchor(database, "", "created_at desc", 149_995, "lead_activities"),
    },
    "activities, last page": { activities: "99999" },
  });
  return [
    ...lists.map(([name, query]): [string, string] => [
      `leads, ${name}`,
      `/admin/leads?${new URLSearchParams(query)}`,
    ]),
    ["leads, data of a click", "/admin/leads.data?status=new&page=2"],
    ["lead over the list", "/admin/leads/lead-050000"],
    ["lead, data of a click", `/admin/leads/lead-050000.data?${LEAD_DATA}`],
    ["lead with a long history", `/admin/leads/${BUSY_LEAD}.data?${LEAD_DATA}`],
    ["lead with a long history, page 3", `/admin/leads/${BUSY_LEAD}.data?from=3&${LEAD_DATA}`],
    ["board, first screen", "/admin/deals"],
    ["board, a column loads on", `/admin/deals.data?${await findCursor(database)}`],
    ["form of a new deal", "/admin/deals/new"],
    ["dashboard", "/admin"],
  ];
}

/** The anchor of the page after the first `skipped` rows of an order, as the pager's link would carry it. */
async function findAnchor(database: Database, key: string, order: string, skipped: number, table = "leads") {
  const direction = order.endsWith("desc") ? "desc" : "asc";
  const row = await database
    .prepare(
      `select id, created_at at, ${key || "null"} key from ${table} order by ${order}, created_at ${direction}, id ${direction} limit 1 offset ${skipped - 1}`,
    )
    .first<{ id: string; at: string; key: string | null }>();
  if (!row) throw new Error(`${table} has no row ${skipped}`);
  return writeAnchor({ side: "after", key: [...(row.key === null ? [] : [row.key]), row.at, row.id] });
}

/** The middle of the fullest column. */
async function findCursor(database: Database): Promise<string> {
  const stage = "qualification";
  const card = await database
    .prepare("select rank, id from deals where stage = ? order by rank limit 1 offset 5000")
    .bind(stage)
    .first<{ rank: string; id: string }>();
  if (!card) throw new Error("The column has too few cards");
  return new URLSearchParams({ stage, after: `${card.rank}~${card.id}` }).toString();
}
