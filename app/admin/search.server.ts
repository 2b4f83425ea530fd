import { findPosts } from "../blog/search/find-posts.server";
import { DEAL_STAGE_LABELS } from "../crm/deals/deal";
import { findDeals } from "../crm/deals/deal-search.server";
import { selectFoundLeads } from "../crm/deals/lead-choices.server";
import { ACTIVITY_TYPE_LABELS, LEAD_STATUS_LABELS } from "../crm/leads/lead";
import { searchWords } from "../crm/leads/search-text";
import type { ViewReader } from "../crm/leads/views/view";
import { listViews } from "../crm/leads/views/views.server";
import { LEADS_PATH, leadPath, taskPanePath } from "../crm/paths";
import { selectFoundTasks } from "../crm/tasks/task-list.server";
import { leadOf } from "../crm/tasks/tasks.server";
import type { Db } from "../platform/db/database.server";
import { foldText } from "../platform/fold-text";
import { formatUsd } from "../platform/money";
import { type SearchGroup, type SearchKind, type SearchResult, SHORTEST_SEARCH } from "./search-results";

const PER_GROUP = 6;
/** One more tells that there are others. */
const ASKED = PER_GROUP + 1;

/** Searches all kinds of back-office records; returns a few of each, and only the kinds that have any. */
export async function searchBackOffice(db: Db, search: string, reader: ViewReader): Promise<SearchGroup[]> {
  if (search.length < SHORTEST_SEARCH) return [];
  const [views, [leads, tasks], deals, posts] = await Promise.all([
    findViews(db, search, reader),
    db.batch([selectFoundLeads(db, search, ASKED), selectFoundTasks(db, search, ASKED)]),
    findDeals(db, search, ASKED),
    findPosts(db, search, ASKED),
  ]);
  const under = (path: string) => `${path}?${new URLSearchParams({ q: search })}`;
  const groups = [
    groupOf("Views", views, null),
    groupOf("Leads", leads.map(toLead), under(LEADS_PATH)),
    groupOf("Deals", deals.map(toDeal), under("/admin/deals")),
    groupOf("Tasks", tasks.map(toTask), null),
    groupOf("Posts", posts.map(toPost), under("/admin/blogs")),
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function groupOf(label: SearchKind, found: SearchResult[], all: string | null): SearchGroup {
  const hasMore = found.length > PER_GROUP;
  return { label, items: found.slice(0, PER_GROUP), hasMore, all: hasMore ? all : null };
}

type Found<Query extends (...of: never[]) => unknown> =
  Awaited<ReturnType<Query>> extends (infer Row)[] ? Row : never;

function toLead(lead: Found<typeof selectFoundLeads>): SearchResult {
  const about = `${lead.companyName}, ${lead.businessEmail}`;
  return {
    id: lead.id,
    title: `${lead.firstName} ${lead.lastName}`,
    ...{ detail: about, about },
    to: leadPath(lead.id),
    state: LEAD_STATUS_LABELS[lead.status],
    status: lead.status,
    at: lead.createdAt,
  };
}

function toDeal(deal: Found<typeof findDeals>): SearchResult {
  const [stage, value] = [DEAL_STAGE_LABELS[deal.stage], formatUsd(deal.value)];
  return {
    id: deal.id,
    title: deal.title,
    detail: `${deal.companyName}, ${stage}, ${value}`,
    to: `/admin/deals/${deal.id}`,
    about: `${deal.companyName}, ${value}`,
    ...{ state: stage, status: null, at: deal.createdAt },
  };
}

function toTask(task: Found<typeof selectFoundTasks>): SearchResult {
  const [type, company] = [ACTIVITY_TYPE_LABELS[task.type], leadOf(task)?.companyName];
  return {
    id: task.id,
    title: task.title,
    detail: [type, company].filter(Boolean).join(", "),
    to: taskPanePath(task.id),
    about: company ?? "",
    ...{ state: type, status: null, at: task.scheduledAt },
  };
}

function toPost(post: Found<typeof findPosts>): SearchResult {
  const state = post.published ? "Published" : "Draft";
  return {
    id: post.id,
    title: post.title,
    detail: [state, post.location].filter(Boolean).join(", "),
    to: `/admin/blogs?${new URLSearchParams({ q: post.title })}`,
    about: post.location,
    ...{ state, status: null, at: post.createdAt },
  };
}

async function findViews(db: Db, search: string, reader: ViewReader): Promise<SearchResult[]> {
  const words = searchWords(search);
  return (await listViews(db, reader))
    .filter(({ name }) => words.every((word) => foldText(name).includes(word)))
    .slice(0, ASKED)
    .map(({ id, name, isShared, to }) => {
      const detail = isShared ? "Leads, everyone’s view" : "Leads, your view";
      return { id, title: name, detail, to, about: detail, state: null, status: null, at: null };
    });
}
