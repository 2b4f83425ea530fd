import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../auth/guard.server";
import { returnPath } from "../../platform/http/answer.server";
import { httpError } from "../../platform/http/form.server";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { adminTitle } from "../../ui/page-title";
import { LEADS_PATH } from "../paths";
import { DEAL_CHANGES_PATH, deleteQuestion } from "./deal";
import { readDeal } from "./deals.server";

export const meta = adminTitle("Delete Deal");

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const deal = await readDeal(db, params.dealId ?? "");
  if (!deal) throw httpError(404, "This deal is not here any more.");
  const returnTo = returnPath(new URL(request.url).searchParams.get("returnTo"), LEADS_PATH);
  return { id: deal.id, title: deal.title, returnTo };
}

/** The question at an address of its own, for pages without scripts. */
export default function DeleteDealPage() {
  const { id, title, returnTo } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title="Delete Deal"
      description={deleteQuestion(title)}
      confirmLabel="Delete Deal"
      action={DEAL_CHANGES_PATH}
      fields={{ intent: "delete", id, returnTo }}
      closeTo={returnTo}
    />
  );
}
