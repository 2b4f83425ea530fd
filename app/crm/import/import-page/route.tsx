import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../../auth/guard.server";
import { httpError, readForm } from "../../../platform/http/form.server";
import { ButtonLink } from "../../../ui/button";
import { PageHead } from "../../../ui/card";
import { adminTitle } from "../../../ui/page-title";
import { useActionToast } from "../../../ui/toast";
import { PageError } from "../../components/page-error";
import { IMPORTS_PATH } from "../../paths";
import { chosenColumns } from "../columns";
import { readImport } from "../imports.server";
import { importIntentSchema } from "../settings";
import { discard, remap, start, undo } from "./actions.server";
import { DryRun } from "./dry-run";
import { loadImportPage } from "./page-data.server";
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
export type ImportPage = Awaited<ReturnType<typeof loader>>;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const form = await readForm(request);
  const submission = parseWithZod(form, { schema: importIntentSchema });
  if (submission.status !== "success") throw httpError(400, "This form cannot be read.");
  const lead = await readImport(db, params.importId ?? "");
  if (!lead) throw httpError(404, "There is no such import.");
  const actor = { id: staff.id, label: staff.email };
  const asked = { request, context, db, lead, actor };
  const { value } = submission;
  switch (value.intent) {
    case "map":
      return remap(
        asked,
        chosenColumns(lead.header, (at) => textOf(form.get(`column-${at}`))),
      );
    case "start":
      return start(asked, value.mode);
    case "undo":
      return undo(asked);
    case "discard":
      return discard(asked);
  }
}

function textOf(value: FormDataEntryValue | null): string | null {
  return typeof value === "string" ? value : null;
}

export default function ImportPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useActionToast(answer?.toast);
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
