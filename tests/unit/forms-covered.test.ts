import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { failedJobSchema } from "../../app/admin/failed-jobs-page/job-schema";
import { PASSWORD_INTENT } from "../../app/auth/password/own-password";
import { securitySchema } from "../../app/auth/security/security";
import { teamSchema } from "../../app/auth/team/team";
import { postChangeSchema } from "../../app/blog/post-changes";
import { QUICK_EDIT_INTENT } from "../../app/blog/quick-edit";
import { SETTINGS_INTENTS } from "../../app/booking/settings-forms";
import { bookingIntentSchema } from "../../app/booking/staff-schema";
import { dealChangeSchemaFor } from "../../app/crm/deals/deal-forms";
import { emailIntentSchema } from "../../app/crm/email/email-form";
import { importIntentSchema } from "../../app/crm/import/settings";
import { LEAD_FIELDS } from "../../app/crm/leads/lead-fields";
import { leadIntentSchemaFor, spamReviewSchema, trashSchema } from "../../app/crm/leads/lead-form";
import { INTENTS as CONTENT_INTENTS } from "../../app/generation/content";
import { INDEXING_INTENTS } from "../../app/indexing/panel/panel-intents";
import { redirectSchema } from "../../app/indexing/redirect-schema";
import { ASSIGNMENT_FORM } from "../../app/settings/company";
import { COMPANY_FORMS } from "../../app/settings/company-schema";
import { REMOVE_PICTURE } from "../../app/settings/picture";
import { PROFILE_INTENT } from "../../app/settings/profile";
import { listRouteModules } from "../../scripts/files";
import { FORMS } from "../support/forms/all";

const intentsOf = (schema: { options: { shape: { intent: { value: string } } }[] }) =>
  schema.options.map((option) => option.shape.intent.value);

/** Actions that handle several intents. */
const INTENTS: Record<string, readonly string[]> = {
  "crm/leads/lead-page/route.tsx": intentsOf(leadIntentSchemaFor(LEAD_FIELDS)),
  "blog/changes.route.ts": intentsOf(postChangeSchema),
  "auth/security/security-page/route.tsx": intentsOf(securitySchema),
  "auth/team/team-page/route.tsx": ["invite", ...intentsOf(teamSchema)],
  "booking/admin-page/route.tsx": intentsOf(bookingIntentSchema),
  "booking/settings-page/route.tsx": SETTINGS_INTENTS,
  "crm/import/import-page/route.tsx": intentsOf(importIntentSchema),
  "crm/deals/changes.route.ts": intentsOf(dealChangeSchemaFor([])),
  "crm/email/email.route.tsx": intentsOf(emailIntentSchema),
  "crm/intake/spam-review.route.tsx": spamReviewSchema.shape.intent.options,
  "crm/leads/trash-page/route.tsx": trashSchema.shape.intent.options,
  "generation/content-page/route.tsx": [
    ...Object.values(CONTENT_INTENTS),
    ...Object.values(INDEXING_INTENTS),
  ],
  // 'View Live' of a draft sends nothing with JavaScript.
  "blog/admin-page/route.tsx": [QUICK_EDIT_INTENT],
  "settings/profile-page/route.tsx": [PROFILE_INTENT, PASSWORD_INTENT],
  "settings/picture.route.ts": ["upload", REMOVE_PICTURE],
  "settings/company-page/route.tsx": [...Object.keys(COMPANY_FORMS), ASSIGNMENT_FORM],
  "indexing/redirects-page/route.tsx": redirectSchema.options.map((option) => option.shape.intent.value),
  "mail/message-page/route.tsx": ["retry"],
  "admin/failed-jobs-page/route.tsx": intentsOf(failedJobSchema),
};

/** Covered by no-connection-reads, editor and accounts.spec.ts: they show no toast, or send nothing with JavaScript. */
const APART = [
  "auth/sign-in/sign-in-page/route.tsx",
  "auth/factors/factor-page/route.tsx",
  "auth/team/invite-page/route.tsx",
  "auth/password/reset-page/route.tsx",
  "auth/team/setup-page/route.tsx",
  "auth/factors/passkey-options.route.ts",
  "crm/email/draft.route.ts",
  "blog/autosave.route.ts",
  "blog/preview.route.ts",
  "blog/upload.route.ts",
];
/**
 * A rejected message is resent by the same form as a new one; a passkey needs a device, which accounts.spec.ts has; the
 * rule of the second factor locks the page that sets it.
 */
const ELSEWHERE = [
  "crm/email/email.route.tsx retry",
  "auth/security/security-page/route.tsx passkey-add",
  "auth/team/team-page/route.tsx require-factor",
];
const PUBLIC = /^(?:web|marketing|analytics)\//;

test("every back-office form has a test that submits it without a connection", () => {
  const forms = listRouteModules()
    .filter((file) => /^export (?:async function|const) action\b/m.test(readFileSync(file, "utf8")))
    .map((file) => file.replace("app/", ""))
    .filter((module) => !PUBLIC.test(module) && !APART.includes(module))
    .flatMap((module) => INTENTS[module]?.map((intent) => `${module} ${intent}`) ?? [module]);
  const tested = [...new Set(FORMS.map(({ form }) => form)), ...ELSEWHERE];
  expect([...new Set(forms)].sort()).toEqual(tested.sort());
});
