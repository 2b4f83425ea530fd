export const ASSIGNMENT_FORM = "assignment";
export const ALERT_TEST = "alert-test";

export const FIRST_RUN_FAILURE = { title: "The company was not set up" } as const;

export const COMPANY_SAVED = {
  company: { title: "Company updated" },
  hours: { title: "Hours updated" },
  visitors: { title: "Booking and visits updated" },
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
  visitors: { title: "Failed to update booking and visits" },
  prices: { title: "Failed to update the prices" },
  about: { title: "Failed to update the about page" },
  deals: { title: "Failed to update the setting for deals" },
  alerts: { title: "Failed to update the alerts" },
  test: { title: "The test was not sent" },
  assignment: { title: "Failed to update the lead assignment" },
} as const;

export const COMPANY_CONFLICT =
  "Somebody else has changed the company in the meantime. Save again to replace what they saved.";
