import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { requireInput } from "../../../platform/http/forms/action-result.server";
import { PageHead } from "../../../ui/card";
import { Empty } from "../../../ui/empty";
import { buttonClass } from "../../../ui/forms/button";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { adminTitle } from "../../../ui/page-title";
import { PageError } from "../../components/page-error";
import { TRASH_PATH } from "../../paths";
import { trashSchema } from "../fields/lead-form";
import { readPage } from "../filters/lead-filters";
import { LEAD_FAILURES, TRASH_DAYS } from "../lead";
import { erasePerson, restoreFromTrash } from "../removals.server";
import { loadTrash } from "./load.server";
import { TrashTable } from "./trash-table";

export const meta = adminTitle("Trash");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  const page = readPage(new URL(request.url).searchParams.get("page"));
  return loadTrash(db, page, staff);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { staff } = await requireStaff(request, context);
  const sent = await requireStaffForm(request, context);
  const { intent, id } = requireInput(sent.form, trashSchema);
  return intent === "restore" ? restoreFromTrash(sent, id) : erasePerson(sent, id, TRASH_PATH, staff);
}

export default function TrashPage() {
  const { leads, page, hasMore } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const asked = leads.find((lead) => lead.mayErase && lead.id === params.get("erase"));
  return (
    <>
      <PageHead title="Trash">
        Deleted leads can be brought back for {TRASH_DAYS} days, then they are removed for good.
      </PageHead>
      {leads.length === 0 ? (
        <NoTrash page={page} />
      ) : (
        <TrashTable leads={leads} page={page} hasMore={hasMore} />
      )}
      {asked ? (
        <ConfirmDialog
          title="Erase person"
          description={`${asked.name} is removed for good. This cannot be undone.`}
          confirmLabel="Erase person"
          failure={LEAD_FAILURES.erase}
          fields={{ intent: "erase", id: asked.id }}
          closeTo={TRASH_PATH}
        />
      ) : null}
    </>
  );
}

/** A page past the end does not mean the trash is empty. */
function NoTrash({ page }: { page: number }) {
  if (page === 1) return <Empty title="The trash is empty" />;
  return (
    <Empty title={`The trash has no page ${page}`}>
      <Link to={TRASH_PATH} className={buttonClass({ size: "sm" })}>
        First page
      </Link>
    </Empty>
  );
}

export function ErrorBoundary() {
  return <PageError title="Failed to load the trash" />;
}
