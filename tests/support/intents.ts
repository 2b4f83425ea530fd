import { failedJobSchema } from "../../app/admin/failed-jobs.server";
import { notificationIntentSchema } from "../../app/admin/notifications/read-forms.server";
import { ADD_NOTE, DELETE_NOTE } from "../../app/analytics/notes";
import { PASSWORD_INTENT } from "../../app/auth/password/own-password";
import { securitySchema } from "../../app/auth/security/security-schema";
import { teamSchema } from "../../app/auth/team/team-schema";
import { postChangeSchema } from "../../app/blog/staff/post-changes";
import { QUICK_EDIT_INTENT } from "../../app/blog/staff/staff-posts";
import { SETTINGS_INTENTS } from "../../app/booking/hosts/settings-forms";
import { bookingIntentSchema } from "../../app/booking/staff/staff-schema";
import { AD_COST_INTENTS } from "../../app/crm/ad-costs/ad-costs";
import { dealChangeSchemaFor } from "../../app/crm/deals/deal-forms";
import { emailIntentSchema } from "../../app/crm/email/email-actions.server";
import { importIntentSchema } from "../../app/crm/import/settings";
import { changeIntentSchema } from "../../app/crm/leads/bulk/change-page/actions.server";
import { LEAD_FIELDS } from "../../app/crm/leads/fields/lead-fields";
import { leadIntentSchemaFor, spamReviewSchema, trashSchema } from "../../app/crm/leads/fields/lead-form";
import { LIST_INTENTS } from "../../app/crm/leads/leads-page/actions.server";
import { mergeSchema } from "../../app/crm/leads/merge/merge-choice";
import { viewChangeSchema } from "../../app/crm/leads/views/view-forms";
import { taskChangeSchemaFor } from "../../app/crm/tasks/task-forms";
import { INTENTS as CONTENT_INTENTS } from "../../app/generation/content";
import { INDEXING_INTENTS } from "../../app/indexing/indexing";
import { redirectSchema } from "../../app/indexing/redirects/redirect-forms.server";
import { ALERT_TEST, ASSIGNMENT_FORM } from "../../app/settings/company";
import { COMPANY_FORMS } from "../../app/settings/company-schema";
import { REMOVE_PICTURE } from "../../app/settings/picture";
import { DIGEST_INTENT, PROFILE_INTENT, ZONE_INTENT } from "../../app/settings/profile";

const intentsOf = (schema: { options: { shape: { intent: { value: string } } }[] }) =>
  schema.options.map((option) => option.shape.intent.value);

/** What the actions of the back office that handle several intents can be asked for, by the module of the action. */
export const INTENTS: Record<string, readonly string[]> = {
  "crm/leads/lead-page/route.tsx": intentsOf(leadIntentSchemaFor(LEAD_FIELDS)),
  "crm/leads/leads-page/route.tsx": LIST_INTENTS,
  "crm/leads/bulk/bulk-page/route.tsx": ["run"],
  "crm/leads/bulk/change-page/route.tsx": changeIntentSchema.shape.intent.options,
  "crm/leads/merge/merge-page/route.tsx": intentsOf(mergeSchema),
  "blog/staff/changes.route.ts": intentsOf(postChangeSchema),
  "auth/security/security-page/route.tsx": intentsOf(securitySchema),
  "auth/team/team-page/route.tsx": ["invite", "hand-over", ...intentsOf(teamSchema)],
  "booking/staff/admin-page/route.tsx": intentsOf(bookingIntentSchema),
  "booking/hosts/settings-page/route.tsx": SETTINGS_INTENTS,
  "crm/import/import-page/route.tsx": intentsOf(importIntentSchema),
  "crm/deals/changes.route.ts": intentsOf(dealChangeSchemaFor([])),
  "crm/leads/views/views.route.ts": intentsOf(viewChangeSchema),
  "crm/tasks/changes.route.ts": intentsOf(taskChangeSchemaFor({ zone: "UTC", members: [] })),
  "crm/email/email.route.tsx": intentsOf(emailIntentSchema),
  "crm/intake/spam-review-page/route.tsx": spamReviewSchema.shape.intent.options,
  "crm/leads/trash-page/route.tsx": trashSchema.shape.intent.options,
  "generation/content-page/route.tsx": [
    ...Object.values(CONTENT_INTENTS),
    ...Object.values(INDEXING_INTENTS),
  ],
  "blog/staff/admin-page/route.tsx": [QUICK_EDIT_INTENT, "view-live"],
  "settings/profile-page/route.tsx": [PROFILE_INTENT, PASSWORD_INTENT, ZONE_INTENT, DIGEST_INTENT],
  "admin/notifications/notifications-page/route.tsx": intentsOf(notificationIntentSchema),
  "settings/picture.route.ts": ["upload", REMOVE_PICTURE],
  "settings/company-page/route.tsx": [...Object.keys(COMPANY_FORMS), ALERT_TEST, ASSIGNMENT_FORM],
  "indexing/redirects/redirects-page/route.tsx": intentsOf(redirectSchema),
  "indexing/redirects/redirects-import-page/route.tsx": ["check", "add"],
  "mail/message-page/route.tsx": ["retry"],
  "mail/suppression/suppressions-page/route.tsx": ["lift"],
  "admin/failed-jobs-page/route.tsx": intentsOf(failedJobSchema),
  "analytics/analytics-page/route.tsx": [ADD_NOTE, DELETE_NOTE, ...AD_COST_INTENTS],
  "admin/preferences.route.ts": ["theme", "sidebar", "editorSidebar"],
};
