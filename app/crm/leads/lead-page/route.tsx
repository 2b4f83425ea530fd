import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../../auth/guard.server";
import { httpError, readForm } from "../../../platform/http/form.server";
import { answerInvalid } from "../../answers.server";
import { DialogError } from "../../components/page-error";
import { toLeadDeals } from "../../deals/deal-view";
import { listLeadDeals } from "../../deals/deals.server";
import { LEADS_PATH } from "../../paths";
import { toDuplicate } from "../duplicates";
import { toFormValues, typedValues } from "../form-values";
import { findDuplicates, listNotes, readLead } from "../lead-detail.server";
import { editableValues } from "../lead-edit";
import { listSearch } from "../lead-filters";
import { leadIntentSchema } from "../lead-form";
import { erasePerson, moveToTrash } from "../removals.server";
import { acceptSubmission, actorOf, saveActivity, saveEdit, saveNote, setField } from "./lead-actions.server";
import { toLeadView, toNoteItem } from "./lead-data";
import { LeadSheet } from "./lead-sheet";
import { readTimelinePage } from "./timeline-page.server";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const lead = await readLead(db, params.leadId ?? "");
  if (!lead) throw httpError(404, "This lead is not here any more.");
  const [timeline, notes, duplicates, deals] = await Promise.all([
    readTimelinePage(db, lead.id, new URL(request.url).searchParams),
    listNotes(db, lead.id),
    findDuplicates(db, lead),
    listLeadDeals(db, lead.id),
  ]);
  const values = editableValues(lead);
  return {
    lead: toLeadView(lead),
    form: { values: toFormValues(values), base: JSON.stringify(values), conflicts: [] },
    timeline,
    notes: notes.map(toNoteItem),
    duplicates: duplicates.map(toDuplicate),
    deals: toLeadDeals(deals, context.clock()),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const sent = await readForm(request);
  const submission = parseWithZod(sent, { schema: leadIntentSchema });
  if (submission.status !== "success") return refuse(sent, submission.error ?? {});
  const wanted = submission.value;
  const asked = { request, db, actor: actorOf(staff), leadId: params.leadId ?? "", now: context.clock() };
  const list = LEADS_PATH + listSearch(new URL(request.url).searchParams);
  switch (wanted.intent) {
    case "status":
    case "score":
    case "value":
      return setField(asked, wanted);
    case "note":
      return saveNote(asked, wanted);
    case "activity":
      return saveActivity(asked, wanted);
    case "edit":
      return saveEdit(asked, wanted);
    case "accept":
      return acceptSubmission(asked);
    case "delete":
      return moveToTrash(asked, list);
    case "erase":
      return erasePerson(asked, list);
  }
}

function refuse(sent: FormData, errors: Record<string, string[] | null>) {
  if (errors.intent) throw httpError(400, "This form asks for something that is not known here.");
  const intent = String(sent.get("intent"));
  const base = String(sent.get("base"));
  if (intent === "edit") {
    return answerInvalid(intent, errors, { form: { values: typedValues(sent), base, conflicts: [] } });
  }
  const values = Object.fromEntries([...sent].map(([name, value]) => [name, String(value)]));
  return answerInvalid(intent, errors, { values });
}

/** A dialog that opens over the lead reads nothing anew. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const isDialog = currentUrl.searchParams.get("show") !== nextUrl.searchParams.get("show");
  return formMethod === undefined && isDialog && currentUrl.pathname === nextUrl.pathname
    ? false
    : defaultShouldRevalidate;
}

export default function LeadPage() {
  const data = useLoaderData<typeof loader>();
  return <LeadSheet key={data.lead.id} {...data} />;
}

export function ErrorBoundary() {
  return <DialogError title="Failed to load lead data" closeTo={LEADS_PATH} />;
}
