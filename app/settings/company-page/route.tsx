import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { listMembers } from "../../auth/users.server";
import { readAssignment } from "../../crm/intake/round-robin.server";
import { applyStored, openStoredCompany, type SavedAt } from "../../platform/company.server";
import { failureToast } from "../../platform/http/action-result";
import { logError } from "../../platform/log.server";
import { listTimeZones } from "../../platform/time/zones";
import { adminTitle } from "../../ui/page-title";
import { useDataToast } from "../../ui/toast";
import { COMPANY_FAILURES } from "../company";
import { revisionsOf } from "../company.server";
import { toFields } from "../company-schema";
import { NotLoaded } from "../not-loaded";
import { saveCompanyForm } from "../save-company.server";
import { savedText } from "../saved-text";
import { Assignment } from "./assignment";
import { SettingsSection } from "./settings-section";

export const meta = adminTitle("Company");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context, "company.edit");
  try {
    const read = [openStoredCompany(db), readAssignment(db), listMembers(db)] as const;
    const [stored, assignment, members] = await Promise.all(read);
    const values = applyStored(context.env, stored);
    const now = context.clock();
    return {
      toast: null,
      view: {
        fields: toFields(values),
        revisions: await revisionsOf(stored),
        savedTexts: savedTextsOf(stored.savedAt, now, staff.timeZone),
        zones: listTimeZones(values.COMPANY_TIME_ZONE),
        assignment,
        members: members.filter(({ id, isActive }) => isActive || assignment.memberIds.includes(id)),
      },
    };
  } catch (error) {
    logError("settings.company", error);
    return { view: null, toast: failureToast(COMPANY_FAILURES.load, null) };
  }
}

function savedTextsOf({ company, hours, visitors }: SavedAt, now: Date, timeZone: string) {
  const text = (at: string | undefined) => (at === undefined ? null : savedText(at, now, timeZone));
  return { company: text(company), hours: text(hours), visitors: text(visitors) };
}

export type CompanyPageView = NonNullable<Awaited<ReturnType<typeof loader>>["view"]>;

export async function action({ request, context }: ActionFunctionArgs) {
  return saveCompanyForm(await requireStaffForm(request, context, "company.edit"));
}

export default function CompanyPage() {
  const { view, toast } = useLoaderData<typeof loader>();
  useDataToast(toast);
  if (!view) return <NotLoaded title={COMPANY_FAILURES.load.title} />;
  return (
    <>
      <SettingsSection form="company" view={view} />
      <SettingsSection form="hours" view={view} />
      <SettingsSection form="visitors" view={view} />
      <Assignment view={view} />
    </>
  );
}
