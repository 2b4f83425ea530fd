import type { AppLoadContext } from "@remix-run/cloudflare";
import { ChangeRefused } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import {
  type ActionContext,
  makeChange,
  type Outcome,
  submissionId,
} from "../../platform/http/forms/action-result.server";
import { httpError } from "../../platform/http/forms/form.server";
import type { Toast } from "../../platform/http/forms/toast";
import { readPublishTime } from "../editor/post-form";
import { applyConsequences } from "../editor/save-actions.server";
import { type Published, type PublishInput, switchPublished } from "../publishing/publish.server";
import { duplicatePost, revertPost } from "../revisions/copy-post.server";
import {
  countText,
  type PostChange,
  postChangeSchema,
  type RestoredState,
  restoredText,
} from "./post-changes";
import {
  CHANGE_FAILURES,
  CHANGES_PATH,
  EDIT_TOASTS,
  editorPath,
  POST_TOASTS,
  STAFF_POSTS_PATH,
} from "./staff-posts";
import { restorePost, trashPost } from "./trash.server";

type Many = Pick<Extract<PostChange, { ids: string[] }>, "intent" | "ids"> & { publishAt?: string };
/** `zone`: the staff's, in which a time is typed. */
type Options = { context: AppLoadContext; returnTo: string; zone: string };

/** Makes one of the changes of `postChangeSchema`. `returnTo` is where a form without JavaScript comes back to. */
export async function changePosts(sent: ActionContext, { context, returnTo, zone }: Options) {
  const fields = Object.fromEntries(sent.form);
  const ids = sent.form.getAll("ids").map(String).join(",");
  const parsed = postChangeSchema.safeParse({ ...fields, ids });
  if (!parsed.success) {
    const isNoneChosen = ids === "" && parsed.error.issues.every(({ path }) => path[0] === "ids");
    if (isNoneChosen) return nothingChosen(sent, String(fields.intent), returnTo);
    throw httpError(400, "This form cannot be read.");
  }
  const change = parsed.data;
  return makeChange(sent, {
    failure: CHANGE_FAILURES[change.intent],
    backTo: returnTo,
    change: () => makeOne(sent, change, { context, zone }),
  });
}

function nothingChosen(sent: ActionContext, intent: string, returnTo: string) {
  const failure = intent === "trash" ? CHANGE_FAILURES.trash : CHANGE_FAILURES.publish;
  return makeChange(sent, {
    failure,
    backTo: returnTo,
    change: () => Promise.reject(new ChangeRefused(409, "Choose at least one blog first.")),
  });
}

async function makeOne(
  sent: ActionContext,
  change: PostChange,
  { context, zone }: Omit<Options, "returnTo">,
): Promise<Outcome<null>> {
  const { db, actor, now, form } = sent;
  switch (change.intent) {
    case "duplicate": {
      const id = submissionId(form);
      await duplicatePost(db, { id: change.id, copyId: id, actor }, now);
      return { toast: EDIT_TOASTS.duplicated, to: editorPath(id) };
    }
    case "revert":
      applyConsequences(
        context,
        await revertPost(db, { ...change, actor, siteUrl: context.env.SITE_URL }, now),
      );
      return { toast: EDIT_TOASTS.restored, to: editorPath(change.id) };
    case "schedule": {
      const chosen = readPublishTime(change, zone, now);
      if ("error" in chosen) return wrongTime(chosen.error);
      return changeMany(sent, { ...change, ...chosen }, context);
    }
    default:
      return changeMany(sent, change, context);
  }
}

function wrongTime(sentence: string): Outcome<null> {
  const toast = { title: CHANGE_FAILURES.schedule.title, description: sentence, destructive: true };
  return { status: 400, toast, fieldErrors: { date: [sentence] } };
}

const DONE = {
  publish: "published",
  unpublish: "unpublished",
  schedule: "scheduled",
  trash: "moved to the trash",
  restore: "restored",
};
const UNDO = {
  publish: "unpublish",
  unpublish: "publish",
  schedule: "unpublish",
  trash: "restore",
  restore: "trash",
} as const;

/** One after the other: each is a transaction of its own, so that one that is refused does not stop the rest. */
async function changeMany(
  sent: ActionContext,
  change: Many,
  context: AppLoadContext,
): Promise<Outcome<null>> {
  const changed: Changed[] = [];
  let refusal: ChangeRefused | null = null;
  for (const id of change.ids) {
    try {
      const done = await changeOne(sent, { ...change, id }, context);
      if (done.isChanged) changed.push({ id, ...done });
    } catch (error) {
      if (!(error instanceof ChangeRefused)) throw error;
      refusal = error;
    }
  }
  if (refusal && changed.length === 0) throw refusal;
  // From a page that the change takes away.
  const to = sent.form.get("leave") === "true" ? STAFF_POSTS_PATH : undefined;
  return { toast: toastOf(change, changed, refusal), to };
}

/** A post that was changed. `state`: what it is since it was restored. */
type Changed = { id: string; wasPublic: boolean; state?: RestoredState };

async function changeOne(
  { db, actor, now }: ActionContext,
  { intent, id, publishAt }: Many & { id: string },
  context: AppLoadContext,
): Promise<Omit<Changed, "id"> & { isChanged: boolean }> {
  const input = { id, actor, siteUrl: context.env.SITE_URL, publishAt };
  const done = await changeAs(intent, db, input, now);
  applyConsequences(context, done);
  return done;
}

function changeAs(
  intent: Many["intent"],
  db: Db,
  input: Omit<PublishInput, "published">,
  now: Date,
): Promise<Published & { state?: RestoredState }> {
  if (intent === "trash") return trashPost(db, input, now);
  if (intent === "restore") return restorePost(db, input, now);
  return switchPublished(db, { ...input, published: intent !== "unpublish" }, now);
}

function toastOf({ intent, ids }: Many, changed: Changed[], refusal: ChangeRefused | null): Toast {
  const [single] = ids;
  const isSwitch =
    ids.length === 1 && single !== undefined && (intent === "publish" || intent === "unpublish");
  const title = isSwitch
    ? POST_TOASTS[intent === "publish" ? "published" : "unpublished"].title
    : countText(changed.length, DONE[intent]);
  const restored = restoredText(changed.flatMap(({ state }) => state ?? []));
  const refused = refusal ? `${ids.length - changed.length} not: ${refusal.message}` : "";
  const description = [restored, refused].filter(Boolean).join(" ");
  // A post that waited for its time is not published by an undo.
  const undone = intent === "unpublish" ? changed.filter(({ wasPublic }) => wasPublic) : changed;
  const undo = {
    action: CHANGES_PATH,
    failed: CHANGE_FAILURES[UNDO[intent]].title,
    fields: { intent: UNDO[intent], ids: undone.map(({ id }) => id).join(",") },
  };
  return { title, ...(description ? { description } : {}), ...(undone.length > 0 ? { undo } : {}) };
}
