import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useRevalidator } from "@remix-run/react";
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
import { type ImportPage, loadImportPage } from "./load.server";
import { Result } from "./result";
import { StoppedUndo } from "./rows-card";

export const meta = adminTitle("Import");

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  const search = new URL(request.url).searchParams;
  const page = await loadImportPage(db, params.importId ?? "", search, staff.timeZone);
  if (!page) throw httpError(404, "There is no such import.");
  return page;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const input = requireInput(sent.form, importIntentSchema);
  return changeImport({ ...sent, context, importId: params.importId ?? "" }, input);
}

export default function LeadImportPage() {
  const page = useLoaderData<typeof loader>();
  useOutcomeToast(page);
  return (
    <>
      <PageHead title={page.title} back={{ to: IMPORTS_PATH, label: "All imports" }}>
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

const BAR =
  "h-[0.6rem] w-full appearance-none overflow-hidden rounded-xs bg-sunk [&::-moz-progress-bar]:bg-teal [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-teal [&::-webkit-progress-value]:transition-[width]";
const POLL_MS = 1000;

/** The queue's progress. The import continues even when nobody has the page open. */
export function Progress({ page }: { page: ImportPage }) {
  usePolling();
  const isUndo = page.state === "undoing";
  const total = isUndo ? page.createdRows + page.updatedRows : page.totalRows;
  const percent = total === 0 ? 0 : Math.floor((page.doneRows / total) * 100);
  const count = (value: number) => value.toLocaleString("en-US");
  return (
    <section className="card grid gap-[0.9rem] px-card py-5" aria-label={page.title}>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <strong className="figure tracking-normal">{percent}%</strong>
        <span className="tabular-nums">
          {count(page.doneRows)} of {count(total)} rows
        </span>
      </div>
      <progress className={BAR} max={Math.max(1, total)} value={page.doneRows} aria-label={page.title} />
      <p className="text-ink-2">
        {isUndo
          ? "Every lead is put back as it was, except what someone has changed by hand since."
          : "You can leave this page: the import goes on, and this address shows how far it is."}
      </p>
      {isUndo && page.error ? <StoppedUndo error={page.error} /> : null}
      <noscript>
        <ButtonLink to={importPath(page.id)} reloadDocument size="sm">
          Look again
        </ButtonLink>
      </noscript>
    </section>
  );
}

function usePolling(): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const timer = window.setTimeout(revalidate, POLL_MS);
    return () => window.clearTimeout(timer);
  }, [revalidate, state]);
}
