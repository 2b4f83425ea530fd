import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import type { Db } from "../../../platform/db/database.server";
import { isDialogNavigation } from "../../../platform/http/browser/dialog-navigation";
import { parseForm } from "../../../platform/http/forms/action-result.server";
import { httpError } from "../../../platform/http/forms/form.server";
import { DialogError } from "../../components/page-error";
import { LEADS_PATH, leadPath } from "../../paths";
import { fieldsFor } from "../fields/lead-edit.server";
import { leadIntentSchemaFor } from "../fields/lead-form";
import { listSearch } from "../filters/lead-filters";
import { readMergedInto } from "../merge/merged-leads.server";
import { acceptSubmission, erasePerson, moveToTrash } from "../removals.server";
import { changeFollowUp, saveActivity, saveEdit, saveNote, setField, setTags } from "./lead-actions.server";
import { LeadSheet } from "./lead-sheet";
import { loadLead } from "./load.server";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { staff, db, analyticsDb } = await requireStaff(request, context);
  const asked = { leadId: params.leadId ?? "", search: new URL(request.url).searchParams };
  const data = await loadLead({ db, analyticsDb }, { ...asked, staff, now: context.clock() });
  if (!data) throw await whereLeadIs(db, asked);
  return data;
}

/** The address of a lead that was merged leads on. */
async function whereLeadIs(db: Db, { leadId, search }: { leadId: string; search: URLSearchParams }) {
  const id = await readMergedInto(db, leadId);
  return id ? redirect(leadPath(id) + listSearch(search)) : httpError(404, "This lead is no longer here.");
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const leadId = params.leadId ?? "";
  const sent = { ...(await requireStaffForm(request, context)), leadId };
  const fields = await fieldsFor(sent);
  const { input, invalid } = parseForm(sent.form, leadIntentSchemaFor(fields));
  if (invalid) return invalid;
  const search = listSearch(new URL(request.url).searchParams);
  switch (input.intent) {
    case "status":
    case "assign":
    case "score":
    case "value":
      return setField(sent, input);
    case "follow-up":
      return changeFollowUp(sent, input, sent.staff.timeZone);
    case "tag":
    case "untag":
      return setTags(sent, input);
    case "note":
      return saveNote(sent, input);
    case "activity":
      return saveActivity(sent, input);
    case "edit":
      return saveEdit(sent, input, fields);
    case "accept":
      return acceptSubmission(sent, leadId, leadPath(leadId) + search);
    case "delete":
      return moveToTrash(sent, leadId, LEADS_PATH + search);
    case "erase":
      return erasePerson(sent, leadId, LEADS_PATH + search, sent.staff);
  }
}

/** A lead that is gone stays, with what was typed on it. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus !== 404 && !isDialogNavigation(args) && args.defaultShouldRevalidate;
}

export default function LeadPage() {
  const data = useLoaderData<typeof loader>();
  return <LeadSheet key={data.lead.id} {...data} />;
}

export function ErrorBoundary() {
  return <DialogError title="Failed to load lead data" closeTo={LEADS_PATH} />;
}
