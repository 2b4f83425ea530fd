import { findPosts } from "../blog/search/find-posts.server";
import { DEAL_STAGE_LABELS } from "../crm/deals/deal";
import { findDeals } from "../crm/deals/deal-search.server";
import { selectLeadChoices } from "../crm/deals/lead-choices.server";
import { ACTIVITY_TYPE_LABELS } from "../crm/leads/lead";
import { searchWords } from "../crm/leads/search-text";
import type { ViewReader } from "../crm/leads/views/view";
import { listViews } from "../crm/leads/views/views.server";
import { leadPath, taskPanePath } from "../crm/paths";
import { selectFoundTasks } from "../crm/tasks/task-list.server";
import { leadOf } from "../crm/tasks/tasks.server";
import type { Db } from "../platform/db/database.server";
import { foldText } from "../platform/fold-text";
import { formatUsd } from "../platform/money";
import { type SearchGroup, SHORTEST_SEARCH } from "./search-results";

const PER_GROUP = 6;

/** Searches all kinds of back-office records; returns a few of each. */
export async function searchBackOffice(db: Db, search: string, reader: ViewReader): Promise<SearchGroup[]> {
  if (search.length < SHORTEST_SEARCH) return [];
  const [views, [leads, tasks], deals, posts] = await Promise.all([
    findViews(db, search, reader),
    db.batch([selectLeadChoices(db, search), selectFoundTasks(db, search, PER_GROUP)]),
    findDeals(db, search, PER_GROUP),
    findPosts(db, search, PER_GROUP),
  ]);
  const groups: SearchGroup[] = [
    { label: "Views", items: views },
    {
      label: "Leads",
      items: leads.slice(0, PER_GROUP).map((lead) => ({
        id: lead.id,
        title: `${lead.firstName} ${lead.lastName}`,
        detail: `${lead.companyName}, ${lead.businessEmail}`,
        to: leadPath(lead.id),
      })),
    },
    {
      label: "Deals",
      items: deals.map((deal) => ({
        id: deal.id,
        title: deal.title,
        detail: `${deal.companyName}, ${DEAL_STAGE_LABELS[deal.stage]}, ${formatUsd(deal.value)}`,
        to: `/admin/deals/${deal.id}`,
      })),
    },
    {
      label: "Tasks",
      items: tasks.map((task) => ({
        id: task.id,
        title: task.title,
        detail: [ACTIVITY_TYPE_LABELS[task.type], leadOf(task)?.companyName].filter(Boolean).join(", "),
        to: taskPanePath(task.id),
      })),
    },
    {
      label: "Posts",
      items: posts.map((post) => ({
        id: post.id,
        title: post.title,
        detail: [post.published ? "Published" : "Draft", post.location].filter(Boolean).join(", "),
        to: `/admin/blogs?${new URLSearchParams({ q: post.title })}`,
      })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

async function findViews(db: Db, search: string, reader: ViewReader) {
  const words = searchWords(search);
  return (await listViews(db, reader))
    .filter(({ name }) => words.every((word) => foldText(name).includes(word)))
    .slice(0, PER_GROUP)
    .map(({ id, name, isShared, to }) => ({
      id,
      title: name,
      detail: isShared ? "Leads, everybody's view" : "Leads, your view",
      to,
    }));
}
