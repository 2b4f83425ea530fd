import { expect, test } from "vitest";
import { readFailure } from "../../app/admin/shell/read-failures";
import {
  importPath,
  LEADS_PATH,
  leadPath,
  NEW_LEAD_PATH,
  SPAM_REVIEW_PATH,
  TRASH_PATH,
  VIEWS_PATH,
} from "../../app/crm/paths";

test.each([
  [LEADS_PATH, "Failed to fetch leads"],
  [leadPath("0199-lead"), "Failed to load lead data"],
  // The list does without the counts.
  [VIEWS_PATH, null],
  [NEW_LEAD_PATH, "Failed to load the page"],
  [TRASH_PATH, "Failed to load the page"],
  [SPAM_REVIEW_PATH, "Failed to load the page"],
  [importPath("0199-import"), "Failed to load the page"],
])("without a connection %s shows %j", (path, title) => {
  expect(readFailure(path)).toBe(title);
});
