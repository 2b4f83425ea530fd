import type { AppLoadContext } from "@remix-run/cloudflare";
import {
  type ActionContext,
  makeChange,
  type Outcome,
  submissionId,
} from "../../platform/http/forms/action-result.server";
import { contentProblem } from "../markup/article-lexer";
import { isPublicAt } from "../post";
import { NO_SETTINGS, type PostSettings, settingsProblems } from "../post-settings";
import { switchPublished } from "../publishing/publish.server";
import { type ConflictView, compareVersions } from "../revisions/compare.server";
import { keepLosingVersion } from "../revisions/keep-losing-version.server";
import type { PostText } from "../revisions/revision";
import { EDIT_FAILURE, EDIT_TOASTS, editorPath, POST_TOASTS } from "../staff/staff-posts";
import { readStaffPost } from "../staff/staff-posts.server";
import { missingParts, type PostInput, readPublishTime } from "./post-form";
import type { Saved, SaveInput, TheirVersion } from "./save-plan";
import { type Consequences, savePost } from "./save-post.server";

/** Both versions of a post that two people changed. `theirs` is what the site has. */
export type Conflict = { theirs: TheirVersion; view: ConflictView };
/** `typed` is what was sent, for pages without JavaScript. */
export type EditorResult = { saved: Saved | null; conflict: Conflict | null; typed: Typed };
type Typed = PostText & PostSettings & { slug: string; authorId: string | null };

type Input = { id: string; input: PostInput; context: AppLoadContext };
/** `zone` is the writer's, in which the time of publishing is typed. */
type FormInput = Input & { zone: string };

const SLUG_TAKEN = "Another article has this address";
const PUBLIC_ALREADY = "Readers already see this article";

/** Saves what was typed and tells search services and cache if readers see it. */
export async function saveText(
  { db, actor, now, form }: Pick<ActionContext, "db" | "actor" | "now" | "form">,
  { id, input, context }: Input,
  mode: SaveInput["mode"],
): Promise<EditorResult> {
  const { version, text, slug, authorId, note } = input;
  // What is typed halfway is not stored until it is whole.
  const isWhole = input.settings !== null && Object.keys(settingsProblems(input.settings)).length === 0;
  const settings = isWhole ? input.settings : null;
  const ids = { id, revisionId: submissionId(form), siteUrl: context.env.SITE_URL };
  const result = await savePost(
    db,
    { ...ids, version, text, slug, authorId, settings, note, mode, actor },
    now,
  );
  const typed = typedIn(input);
  if (result.kind === "conflict") return { saved: null, conflict: conflictOf(result.theirs, text), typed };
  applyConsequences(context, result);
  const { outbox: _, stalePaths: __, kind: ___, ...saved } = result;
  return { saved, conflict: null, typed };
}

function unsaved(input: PostInput): EditorResult {
  return { saved: null, conflict: null, typed: typedIn(input) };
}

function typedIn({ text, slug, authorId, settings }: PostInput): Typed {
  return { ...text, ...(settings ?? NO_SETTINGS), slug, authorId };
}

function conflictOf(theirs: TheirVersion, mine: PostText): Conflict {
  return { theirs, view: compareVersions(theirs.text, mine) };
}

/** The editor's form: saves the text, and then publishes, schedules or unpublishes if asked for. */
export async function saveFromEditor(sent: ActionContext, { id, input, context, zone }: FormInput) {
  return makeChange<EditorResult>(sent, {
    failure: EDIT_FAILURE,
    backTo: editorPath(id),
    onOwnPage: true,
    change: async () => {
      if (input.keep === "theirs") return keepTheirs(sent, id, input);
      const problem = contentProblem(input.text.content);
      if (problem !== null) return refuse(unsaved(input), { content: [problem] });
      const wrong = input.settings ? settingsProblems(input.settings) : {};
      if (Object.keys(wrong).length > 0) return refuse(unsaved(input), wrong);
      const result = await saveText(sent, { id, input, context }, "save");
      if (result.conflict) return askWhich(result);
      if (result.saved?.isSlugTaken) return refuse(result, { slug: [SLUG_TAKEN] });
      return publishAsAsked(sent, { id, input, context, zone }, result);
    },
  });
}

async function keepTheirs(sent: ActionContext, id: string, input: PostInput): Promise<Outcome<EditorResult>> {
  const { db, actor, now, form } = sent;
  await keepLosingVersion(db, { id, text: input.text, actor, revisionId: submissionId(form) }, now);
  return { toast: { title: "Your version is kept as a revision" } };
}

function askWhich(data: EditorResult): Outcome<EditorResult> {
  const by = data.conflict?.theirs.by ?? "Somebody else";
  const description = `${by} saved this article in the meantime. Choose a version.`;
  return { status: 409, toast: { ...EDIT_FAILURE, description, destructive: true }, data };
}

function refuse(data: EditorResult, fieldErrors: Record<string, string[]>): Outcome<EditorResult> {
  const [description = ""] = Object.values(fieldErrors).flat();
  return { status: 400, toast: { ...EDIT_FAILURE, description, destructive: true }, fieldErrors, data };
}

async function publishAsAsked(
  { db, actor, now }: ActionContext,
  { id, input, context, zone }: FormInput,
  data: EditorResult,
): Promise<Outcome<EditorResult>> {
  const { publish } = input;
  const isNew = input.version === 0;
  // A new post moves to an address of its own.
  const done = { data, ...(isNew ? { to: editorPath(id) } : {}) };
  if (publish === "keep") return { toast: isNew ? EDIT_TOASTS.saved : EDIT_TOASTS.updated, ...done };
  const missing = publish === "draft" ? {} : missingParts(input.text);
  if (Object.keys(missing).length > 0) return refuse(data, missing);
  const chosen = publish === "at" ? readPublishTime(input, zone, now) : null;
  if (chosen && "error" in chosen) return refuse(data, { date: [chosen.error] });
  const post = chosen && (await readStaffPost(db, id));
  if (post && isPublicAt(post, now)) return refuse(data, { date: [PUBLIC_ALREADY] });
  const change = { id, published: publish !== "draft", publishAt: chosen?.publishAt ?? null };
  applyConsequences(
    context,
    await switchPublished(db, { ...change, actor, siteUrl: context.env.SITE_URL }, now),
  );
  if (publish === "at") return { toast: EDIT_TOASTS.scheduled, ...done };
  return { toast: publish === "now" ? POST_TOASTS.published : POST_TOASTS.unpublished, ...done };
}

/** Sends the messages and evicts the cached pages. */
export function applyConsequences(context: AppLoadContext, { outbox, stalePaths }: Consequences): void {
  context.dispatch(outbox);
  context.dropCached(stalePaths);
}
