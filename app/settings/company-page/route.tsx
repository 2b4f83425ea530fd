import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Send } from "lucide-react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { WideAndNarrow } from "../../ui/card";
import { ActionButton } from "../../ui/forms/action-form";
import { useDataToast } from "../../ui/overlays/toast";
import { adminTitle } from "../../ui/page-title";
import { ALERT_TEST, COMPANY_FAILURES } from "../company";
import { NotLoaded } from "../not-loaded";
import { saveCompanyForm } from "../save-company.server";
import { Assignment } from "./assignment";
import { FooterPreview } from "./footer-preview";
import { loadCompany } from "./load.server";
import { SettingsSection } from "./settings-section";

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
      <WideAndNarrow className="items-start">
        <SettingsSection form="company" view={view} />
        <FooterPreview shown={view.shown} />
      </WideAndNarrow>
      <SettingsSection form="hours" view={view} />
      <SettingsSection form="visitors" view={view} />
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
