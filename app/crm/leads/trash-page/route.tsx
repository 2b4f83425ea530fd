import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { requireInput } from "../../../platform/http/forms/action-result.server";
import { PageHead } from "../../../ui/card";
import { Empty } from "../../../ui/empty";
import { ButtonLink } from "../../../ui/forms/button";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { adminTitle } from "../../../ui/page-title";
import { PageError } from "../../components/page-error";
import { LEADS_PATH, TRASH_PATH } from "../../paths";
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
  const isEmpty = page === 1;
  return (
    <Empty
      title={isEmpty ? "The trash is empty" : `The trash has no page ${page}`}
      detail={isEmpty ? "A lead that you delete waits here, and can be restored." : undefined}
    >
      <ButtonLink to={isEmpty ? LEADS_PATH : TRASH_PATH} size="sm">
        {isEmpty ? "All leads" : "First page"}
      </ButtonLink>
    </Empty>
  );
}

export function ErrorBoundary() {
  return <PageError title="Failed to load the trash" />;
}
