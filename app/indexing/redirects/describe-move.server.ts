import { DAY, isoAfter } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";
import { readMissingPath, readRedirects } from "../../platform/http/redirects.server";
import { FILE_PATHS } from "../public-paths";
import { LEADS_TO_ITSELF, nameTarget, readAddress } from "./moves";
import { listServedPaths } from "./redirects.server";

export type MoveDescription = { text: string; isFine: boolean };

const RECENT = 30 * DAY;

/** What is at the two addresses of a redirect that is being written, in sentences. One round trip. */
export async function describeMove(
  db: Db,
  texts: { from: string; to: string },
  { host, now, was = "" }: { host: string; now: Date; was?: string },
): Promise<MoveDescription> {
  const from = readAddress(texts.from.trim(), null);
  const to = texts.to.trim() === "" ? null : readAddress(texts.to.trim(), [host]);
  const asked = [from.path, to?.path].filter((path) => path !== undefined);
  const [served, redirects, missing] = await Promise.all([
    listServedPaths(db, asked),
    readRedirects(db, asked),
    readMissingPath(db, from.path ?? ""),
  ]);
  if (from.path !== undefined && from.path === to?.path) return { text: LEADS_TO_ITSELF, isFine: false };
  redirects.delete(was);
  for (const path of FILE_PATHS) served.add(path);
  const known = { served, redirects };
  const parts = [
    from.path === undefined
      ? { text: from.problem, isFine: false }
      : describeOld(from.path, known, missing, now),
    ...(to?.problem ? [{ text: to.problem, isFine: false }] : []),
    // Beside an old address that is none, what is at the new one would only confuse.
    ...(from.path !== undefined && to?.path !== undefined ? [describeNew(to.path, known)] : []),
  ];
  return { text: parts.map(({ text }) => text).join(" "), isFine: parts.every(({ isFine }) => isFine) };
}

type Known = { served: Set<string>; redirects: Map<string, string> };
type Missing = Awaited<ReturnType<typeof readMissingPath>>;

function describeOld(
  path: string,
  { served, redirects }: Known,
  missing: Missing,
  now: Date,
): MoveDescription {
  if (served.has(path))
    return { text: "There is a page at the old address, which will keep answering.", isFine: false };
  const present = redirects.get(path);
  if (present !== undefined) {
    return { text: `The old address leads to ${nameTarget(present)} already.`, isFine: false };
  }
  const answers = "The old address answers “not found” today";
  // Requests for files are not noted.
  if (path.includes(".")) return { text: `${answers}.`, isFine: true };
  if (missing === null || missing.lastSeenAt < isoAfter(now, -RECENT)) {
    return { text: `${answers}, and nobody was seen asking for it in the last 30 days.`, isFine: true };
  }
  const times = missing.hits === 1 ? "once" : `${missing.hits.toLocaleString("en-US")} times`;
  return {
    text: `${answers} and was asked for in the last 30 days (${times} since it was first noted).`,
    isFine: true,
  };
}

function describeNew(path: string, { served, redirects }: Known): MoveDescription {
  if (served.has(path)) return { text: "The new address has a page.", isFine: true };
  const next = redirects.get(path);
  if (next !== undefined) return { text: `The new address leads on to ${nameTarget(next)}.`, isFine: true };
  return { text: "There is no page at the new address.", isFine: false };
}
