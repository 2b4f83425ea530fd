import type { AppLoadContext } from "@remix-run/cloudflare";
import { listMembers } from "../auth/users.server";
import { saveAssignment } from "../crm/intake/round-robin.server";
import { sendTest } from "../health/send-alerts.server";
import { PUBLIC_PATHS } from "../indexing/public-paths";
import { COMPANY_SETTINGS, type CompanyForm } from "../platform/company-settings";
import { ChangeRefused } from "../platform/db/change.server";
import { failureToast } from "../platform/http/forms/action-result";
import { type ActionContext, makeChange, parseForm } from "../platform/http/forms/action-result.server";
import { httpError } from "../platform/http/forms/form.server";
import type { CompanySetting } from "../platform/setting-schemas";
import {
  ALERT_TEST,
  ASSIGNMENT_FORM,
  COMPANY_CONFLICT,
  COMPANY_FAILURES,
  COMPANY_SAVED,
  companyPath,
} from "./company";
import { revisionOf, saveCompany } from "./company.server";
import { assignmentSchema, COMPANY_FORMS } from "./company-schema";
import { joinRows } from "./rows";

type FormContext = ActionContext & { context: AppLoadContext };

/**
 * Stores one of the forms of the company's page, or sends a test of the alerts. The caller has checked that the person
 * may.
 */
export function saveCompanyForm(sent: FormContext) {
  const intent = sent.form.get("intent");
  if (intent === ASSIGNMENT_FORM) return storeAssignment(sent);
  if (intent === ALERT_TEST) return testAlerts(sent);
  const form = isCompanyForm(intent) ? intent : null;
  if (!form) throw httpError(400, "This form asks for something that is not known here.");
  return storeSettings(sent, form);
}

function isCompanyForm(intent: unknown): intent is CompanyForm {
  return typeof intent === "string" && Object.hasOwn(COMPANY_FORMS, intent);
}

function storeSettings({ context, ...sent }: FormContext, form: CompanyForm) {
  for (const [name, setting] of Object.entries<CompanySetting>(COMPANY_SETTINGS[form]))
    if (setting.columns) joinRows(sent.form, name, setting.columns.length, " | ");
  const { input: values, invalid } = parseForm(sent.form, COMPANY_FORMS[form]);
  if (invalid) return invalid;
  const failure = COMPANY_FAILURES[form];
  return makeChange<{ revision: string } | null>(sent, {
    failure,
    backTo: companyPath(form),
    onOwnPage: true,
    change: async () => {
      const revision = String(sent.form.get("revision") ?? "");
      const change = { form, values, revision, actor: sent.actor };
      const { stored, isSaved } = await saveCompany(sent.db, change, sent.now);
      if (!isSaved) {
        const toast = failureToast(failure, COMPANY_CONFLICT);
        return { status: 409, toast, data: { revision: await revisionOf(stored, form) } };
      }
      context.rememberCompany(stored);
      context.dropCached([...PUBLIC_PATHS, "/llms.txt"]);
      return { toast: COMPANY_SAVED[form] };
    },
  });
}

function testAlerts({ context, ...sent }: FormContext) {
  return makeChange(sent, {
    failure: COMPANY_FAILURES.test,
    backTo: companyPath("alerts"),
    change: async () => {
      const recipients = await sendTest(sent.db, context, sent.now);
      return context.env.MAIL_TRANSPORT === "outbox"
        ? {
            toast: {
              title: "Test stored",
              description: `For ${recipients}. No email goes out until email is set up.`,
            },
          }
        : { toast: { title: "Test sent", description: `To ${recipients}.` } };
    },
  });
}

function storeAssignment(sent: FormContext) {
  const { input, invalid } = parseForm(sent.form, assignmentSchema);
  if (invalid) return invalid;
  return makeChange(sent, {
    failure: COMPANY_FAILURES.assignment,
    backTo: companyPath("assignment"),
    onOwnPage: true,
    change: async () => {
      const members = await listMembers(sent.db);
      const memberIds = members.map(({ id }) => id).filter((id) => input.memberIds.includes(id));
      if (memberIds.length < input.memberIds.length) {
        throw new ChangeRefused(409, "One of them no longer has an account.");
      }
      await saveAssignment(sent.db, { byTurns: input.byTurns, memberIds, actor: sent.actor }, sent.now);
      return { toast: COMPANY_SAVED.assignment };
    },
  });
}
