import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../auth/guard.server";
import { problem } from "../../platform/form.server";
import { findDuplicates, listNotes, readLead } from "../lead-detail.server";
import { DialogError } from "../parts/page-error";
import { LEADS_PATH } from "../paths";
import { toDuplicate, toLeadView, toNoteItem } from "./lead-data";
import { LeadSheet } from "./lead-sheet";
import { readTimelinePage } from "./timeline-page.server";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const lead = await readLead(db, params.leadId ?? "");
  if (!lead) throw problem(404, "This lead is not here any more.");
  const [timeline, notes, duplicates] = await Promise.all([
    readTimelinePage(db, lead.id, new URL(request.url).searchParams),
    listNotes(db, lead.id),
    findDuplicates(db, lead),
  ]);
  return {
    lead: toLeadView(lead),
    timeline,
    notes: notes.map(toNoteItem),
    duplicates: duplicates.map(toDuplicate),
  };
}

export default function LeadPage() {
  const data = useLoaderData<typeof loader>();
  return <LeadSheet key={data.lead.id} {...data} />;
}

export function ErrorBoundary() {
  return <DialogError title="Failed to load lead data" closeTo={LEADS_PATH} />;
}
