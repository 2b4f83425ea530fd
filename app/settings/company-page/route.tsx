import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Send } from "lucide-react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import type { CompanyForm } from "../../platform/company-settings";
import { WideAndNarrow } from "../../ui/card";
import { ActionButton } from "../../ui/forms/action-form";
import { useDataToast } from "../../ui/overlays/toast";
import { adminTitle } from "../../ui/page-title";
import { PartLinks } from "../../ui/part-links";
import { ALERT_TEST, ASSIGNMENT_FORM, COMPANY_FAILURES } from "../company";
import { NotLoaded } from "../not-loaded";
import { saveCompanyForm } from "../save-company.server";
import { ASSIGNMENT_TITLE, Assignment } from "./assignment";
import { FooterPreview } from "./footer-preview";
import { loadCompany } from "./load.server";
import { CARDS, SettingsSection } from "./settings-section";

export const meta = adminTitle("Company");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context, "company.edit");
  return loadCompany(db, { staff, env: context.env, now: context.clock() });
}

export async function action({ request, context }: ActionFunctionArgs) {
  return saveCompanyForm(await requireStaffForm(request, context, "company.edit"));
}

export default function CompanyPage() {
  const { view, toast } = useLoaderData<typeof loader>();
  useDataToast(toast);
  if (!view) return <NotLoaded title={COMPANY_FAILURES.load.title} />;
  return (
    <>
      <PartLinks label="Forms of this page" parts={FORMS} className="border-b" />
      <WideAndNarrow className="items-start">
        <SettingsSection form="company" view={view} />
        <FooterPreview shown={view.shown} />
      </WideAndNarrow>
      <WideAndNarrow className="items-start">
        <SettingsSection form="hours" view={view} />
        <SettingsSection form="visitors" view={view} />
      </WideAndNarrow>
      <SettingsSection form="prices" view={view} />
      <SettingsSection form="about" view={view} />
      <Assignment view={view} />
      <SettingsSection form="deals" view={view} />
      <SettingsSection
        form="alerts"
        view={view}
        aside={
          <ActionButton failure={COMPANY_FAILURES.test} fields={{ intent: ALERT_TEST }} size="sm" icon={Send}>
            Send a test
          </ActionButton>
        }
      />
    </>
  );
}

/** In the order of the page. */
const FORMS = [
  ...(["company", "hours", "visitors", "prices", "about"] as const).map(titled),
  [ASSIGNMENT_FORM, ASSIGNMENT_TITLE] as const,
  ...(["deals", "alerts"] as const).map(titled),
];

function titled(form: CompanyForm) {
  return [form, CARDS[form].title] as const;
}
