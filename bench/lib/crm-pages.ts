import type { Miniflare } from "miniflare";
import { BUSY_LEAD, leadId, RARE_WORD, SCALE } from "./company.ts";

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

const MIDDLE_LEAD = leadId(SCALE.leads / 2);
const LEAD_DATA = "_routes=crm%2Fleads%2Flead-page%2Froute";

/** Terms matched by more than 5,000 leads; such a search has its own limit. */
const WIDE_SEARCHES = ["calls", "example", "ha"];

export function isWideSearch(path: string): boolean {
  return WIDE_SEARCHES.includes(new URLSearchParams(path.split("?")[1]).get("q") ?? "");
}

/** The measured pages and their URLs. */
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
    "search, in every lead": { q: "example" },
    "search, common word by name, page 1,000": { q: "calls", sort: "name", page: "1000" },
    "search, rare word": { q: RARE_WORD },
    "search, nothing found": { q: "zeppelin" },
    "search, two letters": { q: "ha" },
    "search, name and filters": { q: "dana reyes", status: "new", priority: "medium" },
    "search, phone": { q: "555-0177" },
    "page 40": { page: "40" },
    "page 1,000": { page: "1000" },
    "page 1,000 of a status": { page: "1000", status: "new" },
    "last page of three filters": { page: "99999", status: "lost", priority: "high", industry: "E-commerce" },
    "by score": { sort: "score" },
    "by value": { sort: "value" },
    "by follow-up": { sort: "follow-up" },
    "by name": { sort: "name" },
    "by name, page 1,000": { sort: "name", page: "1000" },
    "by follow-up, page 1,000 of a status": { sort: "follow-up", page: "1000", status: "contacted" },
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
    "overdue follow-ups": { "follow-up": "overdue" },
    "follow-ups of today, by follow-up": { "follow-up": "today", sort: "follow-up" },
    "no follow-up, a status, by score": { "follow-up": "none", status: "new", sort: "score" },
    "scores and values": { score: "hot", value: "10k-50k", created: "30-days" },
    "never contacted, without a phone, by name": { contacted: "never", phone: "no", sort: "name" },
    "by value, the other way round, page 1,000": { sort: "-value", page: "1000" },
    "by follow-up, the other way round, a status": { sort: "-follow-up", status: "contacted" },
    "a tag": { tag: "Tag 7" },
    "no tag, by name": { tag: ",", sort: "name" },
    "a tag, a status, by score": { tag: "Tag 10", status: "new", sort: "score" },
    "activities, page 1,000": { activities: "1000" },
  });
  return [
    ...lists.map(([name, query]): [string, string] => [
      `leads, ${name}`,
      `/admin/leads?${new URLSearchParams(query)}`,
    ]),
    [
      "leads, several values",
      "/admin/leads?status=new&status=lost&score=warm&score=cool&industry=Agency&sort=score",
    ],
    ["leads, counts of views", "/admin/leads/views.data"],
    ["all leads, before a change of many", "/admin/leads/bulk?matching=&field=status&value=lost"],
    ["leads, several tags", "/admin/leads?tag=Tag+1&tag=Tag+2&tag=Tag+3&tag=Tag+4&tag=Tag+5"],
    ["all leads, before many get a tag", "/admin/leads/bulk?matching=&field=tag&value=Tag+7"],
    ["leads, data of a click", "/admin/leads.data?status=new&page=2"],
    ["lead over the list", `/admin/leads/${MIDDLE_LEAD}`],
    ["lead, data of a click", `/admin/leads/${MIDDLE_LEAD}.data?${LEAD_DATA}`],
    ["lead with a long history", `/admin/leads/${BUSY_LEAD}.data?${LEAD_DATA}`],
    ["lead with a long history, page 3", `/admin/leads/${BUSY_LEAD}.data?from=3&${LEAD_DATA}`],
    ["board, first screen", "/admin/deals"],
    ["board, a column loads on", `/admin/deals.data?${await findCursor(database)}`],
    ["form of a new deal", "/admin/deals/new"],
    ["tasks, mine", "/admin/tasks"],
    ["tasks, everybody's", "/admin/tasks?who=everybody"],
    ["tasks, nobody's, page 20", "/admin/tasks?who=nobody&page=20"],
    ["dashboard", "/admin"],
  ];
}

/** A cursor in the middle of the largest column. */
async function findCursor(database: Database): Promise<string> {
  const stage = "qualification";
  const card = await database
    .prepare("select rank, id from deals where stage = ? order by rank limit 1 offset ?")
    .bind(stage, SCALE.deals / 6)
    .first<{ rank: string; id: string }>();
  if (!card) throw new Error("The column has too few cards");
  return new URLSearchParams({ stage, after: `${card.rank}~${card.id}` }).toString();
}
