export const LEADS_PATH = "/admin/leads";
/** The leads that wait for an answer beyond the promise (`WAITING_FILTER`), longest first. */
export const WAITING_PATH = `${LEADS_PATH}?waiting=over-2-hours&sort=-newest`;
export const NEW_LEAD_PATH = "/admin/leads/new";
export const TRASH_PATH = "/admin/leads/trash";
export const SPAM_REVIEW_PATH = "/admin/leads/spam-review";
export const EXPORT_PATH = "/admin/leads/export";
/** Counts and changes saved views of the list. */
export const VIEWS_PATH = "/admin/leads/views";
/** The export of all fields of a list; `search` is its query string, which may be empty. */
export const allFieldsPath = (search: string) =>
  `${EXPORT_PATH}${search === "" ? "?" : `${search}&`}fields=all`;
export const DEAL_REPORTS_PATH = "/admin/deals/reports";
export const DEALS_EXPORT_PATH = "/admin/deals/export";

/** Chooses and makes a change of many leads. */
export const BULK_PATH = "/admin/leads/bulk";

export function bulkChangePath(id: string): string {
  return `${BULK_PATH}/${id}`;
}

export const IMPORTS_PATH = "/admin/leads/imports";

export function importPath(id: string): string {
  return `${IMPORTS_PATH}/${id}`;
}

export function importErrorsPath(id: string): string {
  return `${importPath(id)}/errors`;
}

/** The leads that it has created or updated. */
export function importedLeadsPath(id: string): string {
  return `${LEADS_PATH}?import=${id}`;
}

export function leadPath(id: string): string {
  return `${LEADS_PATH}/${id}`;
}

/** The composer's page; its dialog submits there as well. */
export function emailPath(leadId: string): string {
  return `${leadPath(leadId)}/email`;
}

/** The composer with a text that offers new times for a demo. */
export function newTimesPath(leadId: string): string {
  return `${emailPath(leadId)}?template=new-times`;
}

/** Begins the id of the task that a missed demo makes; the booking's id follows. */
export const NEW_TIMES_TASK = "new-times-";

export const TASKS_PATH = "/admin/tasks";
export const NEW_TASK_PATH = "/admin/tasks/new";
/** Takes the forms of every page that shows tasks, notes or activities. */
export const TASK_CHANGES_PATH = "/admin/tasks/changes";
export const READING_PATH = "/admin/tasks/reading";

/** The whole form, with values for some of its fields. */
export function newTaskPath(values: Record<string, string>): string {
  return `${NEW_TASK_PATH}?${new URLSearchParams(values)}`;
}

export function taskPath(id: string): string {
  return `${TASKS_PATH}/${id}`;
}

/** The list with a task beside it, to be worked through. */
export function taskPanePath(id: string, params: URLSearchParams = new URLSearchParams()): string {
  return `${TASKS_PATH}?${new URLSearchParams([...[...params].filter(([name]) => name !== "task"), ["task", id]])}`;
}
