import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../../auth/guard.server";
import { ButtonLink } from "../../../ui/button";
import { Card, CardBody, PageHead } from "../../../ui/card";
import { Empty } from "../../../ui/empty";
import { adminTitle } from "../../../ui/page-title";
import { PageError } from "../../components/page-error";
import { LEADS_PATH } from "../../paths";
import { uploadFile } from "./actions.server";
import { ImportsTable } from "./imports-table";
import { loadImports } from "./load.server";
import { UploadForm } from "./upload-form";

export const meta = adminTitle("Import CSV");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  return loadImports(db, staff.timeZone);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { actor, db } = await requireStaff(request, context);
  return uploadFile({ request, db, actor, now: context.clock() });
}

export default function ImportsPage() {
  const imports = useLoaderData<typeof loader>();
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
      <UploadForm />
      <Card title="Imports" flush>
        {imports.length > 0 ? (
          <ImportsTable imports={imports} />
        ) : (
          <CardBody>
            <Empty title="No imports yet" detail="Each import stays here and can be undone for 30 days." />
          </CardBody>
        )}
      </Card>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Failed to load the imports" />;
}
