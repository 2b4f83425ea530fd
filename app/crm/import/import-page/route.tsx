import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { requireInput } from "../../../platform/http/forms/action-result.server";
import { httpError } from "../../../platform/http/forms/form.server";
import { PageHead } from "../../../ui/card";
import { ButtonLink } from "../../../ui/forms/button";
import { useToast } from "../../../ui/overlays/toast";
import { adminTitle } from "../../../ui/page-title";
import { PageError } from "../../components/page-error";
import { IMPORTS_PATH, importPath } from "../../paths";
import { IMPORT_FAILED, IMPORT_FAILURES, type ImportState, importedTitle } from "../import";
import { importIntentSchema } from "../settings";
import { changeImport } from "./actions.server";
import { DryRun } from "./dry-run";
import { loadImportPage } from "./load.server";
import { Progress } from "./progress";
import { Result } from "./result";

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

type Outcome = { id: string; state: ImportState; createdRows: number; updatedRows: number };

/** Shows a toast when the import finishes while the page is open. */
function useOutcomeToast({ id, state, createdRows, updatedRows }: Outcome): void {
  const showToast = useToast();
  const last = useRef(state);
  useEffect(() => {
    const was = last.current;
    last.current = state;
    if (was === state) return;
    const leads = createdRows + updatedRows;
    if (state === "done" && leads > 0) {
      showToast({
        title: importedTitle(leads),
        undo: { action: importPath(id), fields: { intent: "undo" }, failed: IMPORT_FAILURES.undo.title },
      });
    } else if (state === "done") showToast({ title: importedTitle(0) });
    else if (state === "failed") showToast({ title: IMPORT_FAILED, destructive: true });
    else if (state === "undone") showToast({ title: "Import undone" });
  }, [state, id, createdRows, updatedRows, showToast]);
}
