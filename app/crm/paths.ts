export const LEADS_PATH = "/admin/leads";
export const NEW_LEAD_PATH = "/admin/leads/new";
export const TRASH_PATH = "/admin/leads/trash";
export const SPAM_REVIEW_PATH = "/admin/leads/spam-review";
export const EXPORT_PATH = "/admin/leads/export";
/** The export of all fields of a list; `search` is its query string, which may be empty. */
export const allFieldsPath = (search: string) =>
  `${EXPORT_PATH}${search === "" ? "?" : `${search}&`}fields=all`;
export const DEALS_EXPORT_PATH = "/admin/deals/export";

export const IMPORTS_PATH = "/admin/leads/imports";

export function importPath(id: string): string {
  return `${IMPORTS_PATH}/${id}`;
}

export function importErrorsPath(id: string): string {
  return `${importPath(id)}/errors`;
}

export function leadPath(id: string): string {
  return `${LEADS_PATH}/${id}`;
}

/** The composer's page; its dialog submits there as well. */
export function emailPath(leadId: string): string {
  return `${leadPath(leadId)}/email`;
}
