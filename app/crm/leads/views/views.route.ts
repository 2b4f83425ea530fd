import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type GuardedForm, requireStaff, requireStaffForm } from "../../../auth/guard.server";
import {
  isDocumentRequest,
  makeChange,
  type Outcome,
  parseForm,
  returnPath,
  submissionId,
} from "../../../platform/http/forms/action-result.server";
import { redirectWithToast } from "../../../platform/http/forms/toast.server";
import { logError } from "../../../platform/log.server";
import { LEADS_PATH, VIEWS_PATH } from "../../paths";
import { findVisits, pagesIn } from "../visited/visited-leads.server";
import { VIEW_FAILURES, viewPath } from "./view";
import { type ViewChange, viewChangeSchema } from "./view-forms";
import { changeView, countViews, listViews, saveView, setViewDeleted } from "./views.server";

/** Of all views that a person sees. */
const MAX_PAGES = 100;

/**
 * How many leads each view has, by its id; asked for by scripts, so that the list need not wait for it. They name the
 * pages that the views filter by, which the visits are then asked for at once.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Record<string, number>> {
  const { db, analyticsDb, staff } = await requireStaff(request, context);
  const pages = pagesIn([new URL(request.url).search]).slice(0, MAX_PAGES);
  try {
    const [views, visits] = await Promise.all([listViews(db, staff), findVisits(analyticsDb, pages)]);
    return await countViews(db, views, { ...staff, now: context.clock(), visits });
  } catch (error) {
    // The list does without.
    logError("views", error, { reference: context.reference });
    return {};
  }
}

/** Saves, renames, changes and deletes views. */
export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const { input: change, invalid } = parseForm(sent.form, viewChangeSchema);
  const backTo = returnPath(sent.form.get("returnTo"), LEADS_PATH);
  if (invalid) {
    const { toast } = invalid.data;
    return toast && isDocumentRequest(request) ? redirectWithToast(request, backTo, toast) : invalid;
  }
  return makeChange(sent, {
    failure: VIEW_FAILURES[change.intent],
    backTo,
    change: () => applyChange(sent, change),
  });
}

async function applyChange(sent: GuardedForm, change: ViewChange): Promise<Outcome<null>> {
  const { db, actor, staff: reader, now, form } = sent;
  switch (change.intent) {
    case "save": {
      const { name, search } = change;
      const view = { id: submissionId(form), name, search, isShared: change.for === "everybody" };
      await saveView(db, view, actor, now);
      return { toast: toastOf("View saved", name, { intent: "delete", id: view.id }), to: viewPath(view) };
    }
    case "rename":
    case "update": {
      const { id, version } = change;
      const set = change.intent === "rename" ? { name: change.name } : { search: change.search };
      const before = await changeView(db, { id, version, set }, { reader, actor }, now);
      const { name, search } = { ...before, ...set };
      const old = change.intent === "rename" ? before.name : before.search;
      const undo = {
        ...{ intent: change.intent, id, version: `${version + 1}` },
        [change.intent === "rename" ? "name" : "search"]: old,
      };
      const title = change.intent === "rename" ? "View renamed" : "View saved";
      return { toast: toastOf(title, name, undo), to: viewPath({ id, search }) };
    }
    case "delete":
    case "restore": {
      const isDeleted = change.intent === "delete";
      const { id } = change;
      const view = await setViewDeleted(db, { id, isDeleted }, { reader, actor }, now);
      if (!isDeleted)
        return { toast: { title: "View restored", description: view.name }, to: viewPath(view) };
      return { toast: toastOf("View deleted", view.name, { intent: "restore", id }), to: LEADS_PATH };
    }
  }
}

function toastOf(title: string, description: string, fields: Record<string, string>) {
  return { title, description, undo: { action: VIEWS_PATH, fields, failed: "Failed to undo" } };
}
