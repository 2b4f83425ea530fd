import { IMPORTS_PATH, NEW_LEAD_PATH, SPAM_REVIEW_PATH, TRASH_PATH, VIEWS_PATH } from "../../crm/paths";
import { PROFILE_FAILURES } from "../../settings/profile";
import { SEARCH_PATH } from "../search-results";

/** Pages below the lead list's address that are not leads. */
const NO_LEADS = [NEW_LEAD_PATH, TRASH_PATH, SPAM_REVIEW_PATH, IMPORTS_PATH];

/** Toasts for pages whose data failed to load. Search shows its own error; the lead picker and counts of views none. */
const TITLES: [RegExp, string | null][] = [
  [/^\/admin\/leads$/, "Failed to fetch leads"],
  [new RegExp(`^${VIEWS_PATH}$`), null],
  [new RegExp(`^(?:${NO_LEADS.join("|")})(?:/|$)`), "Failed to load the page"],
  [/^\/admin\/leads\//, "Failed to load lead data"],
  [/^\/admin\/blogs$/, "Failed to fetch blogs"],
  [/^\/admin\/settings$/, PROFILE_FAILURES.load.title],
  [/^\/admin\/deals$/, "Failed to fetch deals"],
  [/^\/admin\/deals\/new$/, null],
  [new RegExp(`^${SEARCH_PATH}$`), null],
];

export function readFailure(path: string): string | null {
  const found = TITLES.find(([pattern]) => pattern.test(path));
  return found ? found[1] : "Failed to load the page";
}
