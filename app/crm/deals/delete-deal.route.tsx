import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../auth/guard.server";
import { returnPath } from "../../platform/http/forms/action-result.server";
import { httpError } from "../../platform/http/forms/form.server";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { adminTitle } from "../../ui/page-title";
import { LEADS_PATH } from "../paths";
import { DEAL_CHANGES_PATH, DEAL_FAILURES, deleteQuestion } from "./deal";
import { DEAL_IS_GONE, readDeal } from "./deals.server";

export const meta = adminTitle("Delete Deal");

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const deal = await readDeal(db, params.dealId ?? "");
  if (!deal) throw httpError(404, DEAL_IS_GONE);
  const returnTo = returnPath(new URL(request.url).searchParams.get("returnTo"), LEADS_PATH);
  return { id: deal.id, title: deal.title, returnTo };
}

/** After a submission the deal is gone: reloading it would show a 404 before the redirect. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && defaultShouldRevalidate;
}

/** The confirmation as a page, for browsers without JavaScript. */
export default function DeleteDealPage() {
  const { id, title, returnTo } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title="Delete Deal"
      description={deleteQuestion(title)}
      confirmLabel="Delete Deal"
      action={DEAL_CHANGES_PATH}
      failure={DEAL_FAILURES.delete}
      fields={{ intent: "delete", id, returnTo }}
      closeTo={returnTo}
    />
  );
}
