import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { can } from "../../../auth/permissions";
import { listMembers } from "../../../auth/users.server";
import { parseForm } from "../../../platform/http/action-result.server";
import { isDialogNavigation } from "../../../platform/http/dialog-navigation";
import { httpError } from "../../../platform/http/form.server";
import { DialogError } from "../../components/page-error";
import { toLeadDeals } from "../../deals/deal-view";
import { listLeadDeals } from "../../deals/deals.server";
import { LEADS_PATH, leadPath } from "../../paths";
import { toDuplicate } from "../duplicates";
import { toFormValues } from "../form-values";
import { findDuplicates, type Lead, listNotes, readLead } from "../lead-detail.server";
import { editableValues } from "../lead-edit";
import { listSearch } from "../lead-filters";
import { leadIntentSchemaFor } from "../lead-form";
import { fieldsFor } from "../lead-members.server";
import { acceptSubmission, erasePerson, moveToTrash } from "../removals.server";
import { listLeadVisits } from "../timeline.server";
import { saveActivity, saveEdit, saveNote, setField } from "./lead-actions.server";
import { toLeadView, toNoteItem } from "./lead-data";
import { LeadSheet } from "./lead-sheet";
import { readTimelinePage } from "./timeline-page.server";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { staff, db, analyticsDb } = await requireStaff(request, context);
  const leadId = params.leadId ?? "";
  const found = [readLead(db, leadId), listMembers(db), listLeadVisits(db, leadId)] as const;
  const [lead, members, visits] = await Promise.all(found);
  if (!lead) throw httpError(404, "This lead is not here any more.");
  const { timeZone } = staff;
  const asked = { leadId, members, visits, timeZone, search: new URL(request.url).searchParams };
  const [timeline, notes, duplicates, deals] = await Promise.all([
    readTimelinePage({ db, analyticsDb }, asked),
    listNotes(db, lead.id),
    findDuplicates(db, lead),
    listLeadDeals(db, lead.id),
  ]);
  return {
    lead: toLeadView(lead, members, timeZone),
    form: toEditForm(lead),
    timeline,
    notes: notes.map((note) => toNoteItem(note, members, timeZone)),
    duplicates: duplicates.map(toDuplicate),
    deals: toLeadDeals(deals, members, context.clock()),
    mayErase: can(staff, "lead.erase"),
  };
}

/** The values of the edit form, also as the base that recognizes what somebody else has changed meanwhile. */
function toEditForm(lead: Lead) {
  const values = editableValues(lead);
  return { values: toFormValues(values), base: JSON.stringify(values) };
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
