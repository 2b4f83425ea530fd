import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../../../auth/guard.server";
import { httpError } from "../../../../platform/http/forms/form.server";
import { PageHead } from "../../../../ui/card";
import { adminTitle } from "../../../../ui/page-title";
import { PageError } from "../../../components/page-error";
import { leadPath } from "../../../paths";
import { readStays } from "../merge";
import { readMergedInto } from "../merged-leads.server";
import { actOnMerge } from "./actions.server";
import { loadMergePage } from "./load.server";
import { MergeForm } from "./merge-form";

export const meta = adminTitle("Merge two leads");

const idsOf = ({ leadId = "", otherId = "" }: LoaderFunctionArgs["params"]) => ({ leadId, otherId });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  const ids = idsOf(params);
  const stays = readStays(new URL(request.url).searchParams);
  const page = await loadMergePage(db, { ...ids, stays }, staff);
  if (page) return page;
  const merged = await Promise.all([ids.otherId, ids.leadId].map((id) => readMergedInto(db, id)));
  const into = merged.find((id) => id !== null);
  throw into ? redirect(leadPath(into)) : httpError(404, "One of the two leads is no longer in the list.");
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  return actOnMerge({ ...sent, ...idsOf(params) });
}

export default function MergeLeadsPage() {
  const page = useLoaderData<typeof loader>();
  const { lead, other, same, stays } = page;
  return (
    <>
      <PageHead title="Merge two leads">
        Choose what stays, field by field. {same} {same === 1 ? "field is" : "fields are"} the same in both.
      </PageHead>
      <MergeForm key={`${lead.id} ${lead.version} ${other.id} ${other.version} ${stays}`} page={page} />
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Failed to load the two leads" />;
}
