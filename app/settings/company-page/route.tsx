import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useNavigate, useParams } from "@remix-run/react";
import { Send } from "lucide-react";
import { useEffect } from "react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { httpError } from "../../platform/http/forms/form.server";
import { ActionButton } from "../../ui/forms/action-form";
import { useDataToast } from "../../ui/overlays/toast";
import { adminTitle } from "../../ui/page-title";
import { ALERT_TEST, COMPANY_FAILURES, COMPANY_PAGES, companyPath } from "../company";
import { NotLoaded } from "../not-loaded";
import { saveCompanyForm } from "../save-company.server";
import { Assignment } from "./assignment";
import { FooterPreview } from "./footer-preview";
import { loadCompany } from "./load.server";
import { SettingsSection } from "./settings-section";

export const meta = adminTitle("Company");

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context, "company.edit");
  if (!pageOf(params.form)) throw httpError(404, "There is no such page.");
  return loadCompany(db, { staff, env: context.env, now: context.clock() });
}

export async function action({ request, context }: ActionFunctionArgs) {
  return saveCompanyForm(await requireStaffForm(request, context, "company.edit"));
}

function pageOf(name = "company") {
  return COMPANY_PAGES.find((page) => page === name);
}

/** One form of the company's settings; the address says which. */
export default function CompanyPage() {
  const { view, toast } = useLoaderData<typeof loader>();
  const page = pageOf(useParams().form);
  useOldAddress();
  useDataToast(toast);
  if (!view || !page) return <NotLoaded title={COMPANY_FAILURES.load.title} />;
  if (page === "assignment") return <Assignment view={view} />;
  return (
    <>
      <SettingsSection
        key={page}
        form={page}
        view={view}
        aside={
          page === "alerts" ? (
            <ActionButton
              failure={COMPANY_FAILURES.test}
              fields={{ intent: ALERT_TEST }}
              size="sm"
              icon={Send}
            >
              Send a test
            </ActionButton>
          ) : null
        }
      />
      {page === "company" ? <FooterPreview shown={view.shown} /> : null}
    </>
  );
}

/** The forms were parts of one page before: /admin/settings/company#hours. */
function useOldAddress() {
  const navigate = useNavigate();
  useEffect(() => {
    const page = pageOf(window.location.hash.slice(1));
    if (page) navigate(companyPath(page), { replace: true });
  }, [navigate]);
}
