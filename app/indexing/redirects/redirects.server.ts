import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { topicPath } from "../../blog/list/topic";
import { listTopics } from "../../blog/list/topics.server";
import { postPath } from "../../blog/post";
import { listPublishedSlugs, listPublishedSlugsLike } from "../../blog/posts.server";
import { type Actor, insertAudit, wasRecorded } from "../../platform/db/audit.server";
import { ChangeRefused, runIfChanged } from "../../platform/db/change.server";
import { type Db, runBatch, type Statement } from "../../platform/db/database.server";
import { auditLog, redirects } from "../../platform/db/tables";
import {
  deleteRedirect,
  listRedirects,
  type RedirectsAsked,
  readRedirect,
  readRedirects,
  storeMoves,
} from "../../platform/http/redirects.server";
import { newId } from "../../platform/ids";
import { FILE_PATHS, PUBLIC_PATHS } from "../public-paths";
import { closestPath, firstWordOf } from "./closest-path";
import { type JudgedMove, judgeMoves, type Move } from "./moves";

const CANDIDATES = 1000;

/** The missing paths, each with the page it may have meant, and the redirects. Two round trips. */
export async function readRedirectsPage(db: Db, asked: RedirectsAsked) {
  const { missing, ...listed } = await listRedirects(db, asked);
  const starts = [...new Set(missing.map(({ path }) => firstWordOf(path)).filter((word) => word.length > 1))];
  const slugs = starts.length > 0 ? await listPublishedSlugsLike(db, starts, CANDIDATES) : [];
  const candidates = [...PUBLIC_PATHS, ...slugs.map(postPath)];
  return {
    ...listed,
    missing: missing.map((one) => ({ ...one, suggestion: closestPath(one.path, candidates) })),
  };
}

/** What can be said of moves before they are made. `without`: as if this redirect were not there. */
export async function judgeAll(db: Db, moves: Move[], without = ""): Promise<JudgedMove[]> {
  const asked = new Set(moves.flatMap(({ from, to }) => (to === "" ? [from] : [from, to])));
  const known = await readRedirects(db, [...asked]);
  known.delete(without);
  const served = await listServedPaths(db, [...new Set([...asked, ...known.values()])]);
  for (const path of FILE_PATHS) served.add(path);
  return judgeMoves(moves, { served, redirects: known });
}

type By = { actor: Actor };
/** The id by which the change is undone; none if there was nothing to change. */
type Undoable = { undoId?: string };

/** Redirects a path to a public page. @throws ChangeRefused if that cannot be, with the reason */
export async function addRedirect(
  db: Db,
  { from, to, actor }: { from: string; to: string } & By,
  now: Date,
): Promise<Undoable & { to: string }> {
  const [judged] = await judgeAll(db, [{ line: 1, from, to }]);
  if (!judged || judged.state === "problem") throw new ChangeRefused(409, judged?.note ?? "");
  // The answer to an earlier try was lost.
  if (judged.state === "same") return { to: judged.to };
  const undoId = newId();
  const entry = { id: undoId, actor, action: "redirect.add", entity: "redirect", entityId: from };
  await runBatch(db, [
    ...storeMoves(db, [[from, judged.to]], { by: actor.label, importId: null }, now),
    insertAudit(db, { ...entry, before: null, after: { to: judged.to } }, now),
  ]);
  return { undoId, to: judged.to };
}

type Edit = { was: string; wasTo: string; from: string; to: string } & By;

/** Changes a redirect. @throws ChangeRefused if it cannot be, or is no longer as it was */
export async function editRedirect(
  db: Db,
  { was, wasTo, from, to, actor }: Edit,
  now: Date,
): Promise<Undoable> {
  const [judged] = await judgeAll(db, [{ line: 1, from, to }], was);
  if (!judged || judged.state === "problem") throw new ChangeRefused(409, judged?.note ?? "");
  if (judged.state === "same") {
    // The answer to an earlier try was lost.
    if ((await readRedirect(db, was)) === null) return {};
    throw new ChangeRefused(409, `${from} leads there already. Delete this redirect instead.`);
  }
  const undoId = newId();
  const [before, after] = [
    { from: was, to: wasTo },
    { from, to: judged.to },
  ];
  const entry = { id: undoId, actor, action: "redirect.edit", entity: "redirect", entityId: from };
  const isDone = await runIfChanged(db, replaceMove(db, before, after), [
    insertAudit(db, { ...entry, before, after }, now),
  ]);
  if (isDone) return { undoId };
  // As above: only where the redirect leads was changed.
  if (from !== was || (await readRedirect(db, was)) !== judged.to)
    throw new ChangeRefused(409, "Somebody else has just changed this redirect. Look at it again.");
  return {};
}

type Pair = { from: string; to: string };
const isPair = ({ from, to }: Pair) => and(eq(redirects.fromPath, from), eq(redirects.toPath, to));

function replaceMove(db: Db, before: Pair, after: Pair): Statement {
  return db.update(redirects).set({ fromPath: after.from, toPath: after.to }).where(isPair(before));
}

/** Does nothing if it is not there. */
export async function removeRedirect(
  db: Db,
  { from, actor }: { from: string } & By,
  now: Date,
): Promise<Undoable | null> {
  const [before] = await db.select().from(redirects).where(eq(redirects.fromPath, from));
  if (!before) return null;
  const undoId = newId();
  const entry = { id: undoId, actor, action: "redirect.delete", entity: "redirect", entityId: from };
  await runBatch(db, [deleteRedirect(db, from), insertAudit(db, { ...entry, before, after: null }, now)]);
  return { undoId };
}

type Import = { id: string; moves: Move[] } & By;

/** Stores those of a file's moves that can be; the others change nothing. */
export async function importMoves(db: Db, { id, moves, actor }: Import, now: Date) {
  const judged = await judgeAll(db, moves);
  const stored = judged.filter(({ state }) => state === "add" || state === "folded");
  const undoId = newId();
  if (stored.length > 0) {
    const entry = { id: undoId, actor, action: "redirect.import", entity: "redirect", entityId: id };
    const pairs = stored.map(({ from, to }) => [from, to] as const);
    await runBatch(db, [
      ...storeMoves(db, pairs, { by: actor.label, importId: id }, now),
      insertAudit(db, { ...entry, before: null, after: { redirects: stored.length } }, now),
    ]);
  }
  return { judged, added: stored.length, undoId };
}

const movedTo = z.object({ to: z.string() });
const pair = movedTo.extend({ from: z.string() });
const row = z.object({
  ...{ fromPath: z.string(), toPath: z.string(), hits: z.number(), createdAt: z.string() },
  ...{ createdBy: z.string().nullable(), importId: z.string().nullable() },
});

/** Takes back a change of redirects by the id of its entry in the audit. @throws ChangeRefused if that is too late */
export async function undoRedirect(db: Db, { id, actor }: { id: string } & By, now: Date): Promise<void> {
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.id, id), eq(auditLog.entity, "redirect")));
  const statement = entry && undoStatement(db, entry);
  if (!statement) throw new ChangeRefused(404, "This change isn’t known.");
  const undo = { actor, action: "redirect.undo", entity: "redirect", entityId: id };
  const isDone = await runIfChanged(db, statement, [insertAudit(db, undo, now)]);
  // The answer to an earlier try was lost.
  if (!isDone && !(await wasRecorded(db, undo))) {
    throw new ChangeRefused(409, "It has changed since then. Look at it again.");
  }
}

function undoStatement(
  db: Db,
  { action, entityId, before, after }: typeof auditLog.$inferSelect,
): Statement | null {
  switch (action) {
    case "redirect.add":
      return db.delete(redirects).where(isPair({ from: entityId, to: movedTo.parse(read(after)).to }));
    case "redirect.edit":
      return replaceMove(db, pair.parse(read(after)), pair.parse(read(before)));
    case "redirect.delete":
      return db
        .insert(redirects)
        .values(row.parse(read(before)))
        .onConflictDoNothing();
    case "redirect.import":
      return db.delete(redirects).where(eq(redirects.importId, entityId));
    default:
      return null;
  }
}

function read(json: string | null): unknown {
  return JSON.parse(json ?? "null");
}

const FIXED_PATHS = new Set(PUBLIC_PATHS);
const POSTS = postPath("");
const TOPIC = /^\/blog\/(?:category|location)\/./;

/** Those of the paths that the public site answers with a page; the database is asked about the blog only. */
export async function listServedPaths(db: Db, paths: string[]): Promise<Set<string>> {
  const served = new Set(paths.filter((path) => FIXED_PATHS.has(path)));
  const asked = paths.filter((path) => TOPIC.test(path));
  const slugs = paths.flatMap((path) =>
    path.startsWith(POSTS) && !TOPIC.test(path) ? path.slice(POSTS.length) : [],
  );
  const [published, topics] = await Promise.all([
    slugs.length > 0 ? listPublishedSlugs(db, slugs) : [],
    asked.length > 0 ? listTopics(db) : [],
  ]);
  for (const slug of published) served.add(postPath(slug));
  const pages = new Set(topics.map(({ kind, slug }) => topicPath(kind, slug)));
  for (const path of asked) if (pages.has(path)) served.add(path);
  return served;
}
