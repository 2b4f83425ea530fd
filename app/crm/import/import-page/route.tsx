import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { requireInput } from "../../../platform/http/action-result.server";
import { httpError } from "../../../platform/http/form.server";
import { ButtonLink } from "../../../ui/button";
import { PageHead } from "../../../ui/card";
import { adminTitle } from "../../../ui/page-title";
import { PageError } from "../../components/page-error";
import { IMPORTS_PATH } from "../../paths";
import { importIntentSchema } from "../settings";
import { changeImport } from "./actions.server";
import { DryRun } from "./dry-run";
import { loadImportPage } from "./load.server";
import { Progress } from "./progress";
import { Result } from "./result";
import { useOutcomeToast } from "./use-outcome-toast";

export const meta = adminTitle("Import");

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const page = await loadImportPage(db, params.importId ?? "", new URL(request.url).searchParams);
  if (!page) throw httpError(404, "There is no such import.");
  return page;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const input = requireInput(sent.form, importIntentSchema);
  return changeImport({ ...sent, context, importId: params.importId ?? "" }, input);
}

export default function ImportPage() {
  const page = useLoaderData<typeof loader>();
  useOutcomeToast(page);
  const back = (
    <ButtonLink to={IMPORTS_PATH} size="sm">
      All imports
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={page.title} actions={back}>
        {page.fileName}, {page.rowsText}
      </PageHead>
      {page.state === "uploaded" ? <DryRun page={page} /> : null}
      {page.state === "running" || page.state === "undoing" ? <Progress page={page} /> : null}
      {page.state === "done" || page.state === "failed" || page.state === "undone" ? (
        <Result page={page} />
      ) : null}
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Failed to load the import" />;
}
