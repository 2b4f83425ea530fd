import { COMPANY_SETTINGS_PATH } from "./sections";

export const ASSIGNMENT_FORM = "assignment";
export const ALERT_TEST = "alert-test";

/** The pages of the company's settings: a form each, at `companyPath`. */
export const COMPANY_PAGES = [
  "company",
  "hours",
  "visitors",
  "prices",
  "about",
  "assignment",
  "deals",
  "alerts",
] as const;
export type CompanyPage = (typeof COMPANY_PAGES)[number];

export function companyPath(page: CompanyPage): string {
  return page === "company" ? COMPANY_SETTINGS_PATH : `${COMPANY_SETTINGS_PATH}/${page}`;
}

export const FIRST_RUN_FAILURE = { title: "The company was not set up" } as const;

export const COMPANY_SAVED = {
  company: { title: "Company updated" },
  hours: { title: "Hours updated" },
  visitors: { title: "Site tags updated" },
  prices: { title: "Prices updated" },
  about: { title: "About page updated" },
  deals: { title: "Deals updated" },
  alerts: { title: "Alerts updated" },
  assignment: { title: "Lead assignment updated" },
} as const;
export const COMPANY_FAILURES = {
  load: { title: "Failed to load the company" },
  company: { title: "Failed to update the company" },
  hours: { title: "Failed to update the hours" },
  visitors: { title: "Failed to update the site tags" },
  prices: { title: "Failed to update the prices" },
  about: { title: "Failed to update the about page" },
  deals: { title: "Failed to update the setting for deals" },
  alerts: { title: "Failed to update the alerts" },
  test: { title: "The test was not sent" },
  assignment: { title: "Failed to update the lead assignment" },
} as const;

export const COMPANY_CONFLICT =
  "Somebody else has changed the company in the meantime. Save again to replace what they saved.";
