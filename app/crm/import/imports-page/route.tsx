import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../../auth/guard.server";
import { formatDateTime } from "../../../platform/dates";
import { logError } from "../../../platform/log.server";
import { ButtonLink } from "../../../ui/button";
import { Card, PageHead } from "../../../ui/card";
import { Empty } from "../../../ui/empty";
import { adminTitle } from "../../../ui/page-title";
import { useActionToast } from "../../../ui/toast";
import { PageError } from "../../components/page-error";
import { importPath, LEADS_PATH } from "../../paths";
import { FileRefused } from "../csv-file";
import { IMPORT_FAILED } from "../import";
import { listImports } from "../imports.server";
import { storeFile } from "../store-file.server";
import { readUpload } from "../upload.server";
import { ImportsTable } from "./imports-table";
import { UploadForm } from "./upload-form";

export const meta = adminTitle("Import CSV");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const rows = await listImports(db);
  return rows.map((row) => ({ ...row, createdText: formatDateTime(row.createdAt) }));
}
export type ImportItem = Awaited<ReturnType<typeof loader>>[number];

export async function action({ request, context }: ActionFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  try {
    const upload = await readUpload(request);
    const actor = { id: staff.id, label: staff.email };
    const id = await storeFile(db, { ...upload, actor }, context.clock());
    return redirect(importPath(id), 303);
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof FileRefused) return refuseFile(error.message, 400);
    logError("crm.import", error);
    return refuseFile("The file could not be stored. Nothing was imported; try again.", 500);
  }
}

function refuseFile(reason: string, status: number) {
  const toast = { title: IMPORT_FAILED, description: reason, destructive: true };
  return data({ reason, toast }, status);
}

export default function ImportsPage() {
  const imports = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  useActionToast(refused?.toast);
  return (
    <>
      <PageHead
        title="Import CSV"
        actions={
          <ButtonLink to={LEADS_PATH} size="sm">
            Back to the leads
          </ButtonLink>
        }
      >
        A dry run first: no lead is touched before you have seen what will happen.
      </PageHead>
      <UploadForm refused={refused?.reason ?? null} />
      <Card title="Imports" flush>
        {imports.length > 0 ? (
          <ImportsTable imports={imports} />
        ) : (
          <div className="card-b">
            <Empty title="No imports yet" detail="Each import stays here and can be undone for 30 days." />
          </div>
        )}
      </Card>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Failed to load the imports" />;
}
