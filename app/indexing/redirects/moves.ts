import { isPublicPath, redirectKey } from "../../platform/http/canonical-path";

const LONGEST_PATH = 300;
export const LEADS_TO_ITSELF = "It would lead to itself.";

/** A path of this site, or why a text is none. */
export type Address = { path: string; problem?: undefined } | { path?: undefined; problem: string };

/**
 * Reads an address as people paste it: a path, or a whole address of one of `hosts` (any host if it is null), with or
 * without "www.".
 */
export function readAddress(text: string, hosts: readonly string[] | null): Address {
  const isWhole = /^https?:\/\//i.test(text);
  if (!isWhole && !/^\/(?![/\\])/.test(text)) {
    return { problem: `“${shorten(text)}” is not an address: addresses begin with / or https://` };
  }
  const url = URL.parse(text, "http://own.invalid");
  if (!url || /[\s\\]/.test(text)) return { problem: `“${shorten(text)}” is not an address.` };
  if (isWhole && hosts && !hosts.some((host) => bare(host) === bare(url.host))) {
    return { problem: `${shorten(text)} is on another site.` };
  }
  if (url.search || url.hash)
    return { problem: `${shorten(text)} has a “?” or “#”: only the part before it can be redirected.` };
  const path = redirectKey(url.pathname);
  if (path.length > LONGEST_PATH)
    return { problem: `${shorten(path)} is longer than ${LONGEST_PATH} letters.` };
  if (!isPublicPath(path)) return { problem: `${path} belongs to the back office.` };
  return { path };
}

function bare(host: string): string {
  return host.toLowerCase().replace(/^www\./, "");
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** An empty `to`: the page is gone for good. */
export type Move = { line: number; from: string; to: string };

/** Public pages among the paths of some moves, and where those that are redirected lead. */
export type KnownPaths = { served: ReadonlySet<string>; redirects: ReadonlyMap<string, string> };

/**
 * add: it can be stored; folded: too, but straight to where its target leads; same: nothing to do, as it is there or
 * stands twice; problem: it cannot. `to` is where it leads in the end.
 */
export type JudgedMove = Move & { state: "add" | "folded" | "same" | "problem"; note: string };

/** Judges moves that are made at once, each once. Of two for one address the first counts. */
export function judgeMoves(moves: readonly Move[], known: KnownPaths): JudgedMove[] {
  const first = new Map<string, Move>();
  for (const move of moves) if (!first.has(move.from)) first.set(move.from, move);
  return moves.map((move) => judge(move, first, known));
}

function judge(move: Move, first: ReadonlyMap<string, Move>, { served, redirects }: KnownPaths): JudgedMove {
  const { from, to } = move;
  const answer = (state: JudgedMove["state"], note: string, end = to) => ({ ...move, to: end, state, note });
  const earlier = first.get(from);
  if (earlier && earlier !== move) {
    if (earlier.to === to) return answer("same", `Line ${earlier.line} has it already.`);
    return answer("problem", `Line ${earlier.line} sends it to ${nameTarget(earlier.to)}.`);
  }
  if (from === to) return answer("problem", LEADS_TO_ITSELF);
  if (served.has(from)) return answer("problem", `There is a page at ${from}.`);
  const end = follow(to, first, { served, redirects });
  if (end === null) return answer("problem", "It would lead back to itself.");
  const present = redirects.get(from);
  if (present === end) return answer("same", "It is there already.", end);
  if (present !== undefined) return answer("problem", `It leads to ${nameTarget(present)} already.`);
  if (end !== "" && !served.has(end)) return answer("problem", `There is no page at ${end}.`);
  return end === to ? answer("add", "") : answer("folded", `${to} leads on to ${nameTarget(end)}.`, end);
}

/** Where a path leads in the end; null for a loop. */
function follow(
  start: string,
  first: ReadonlyMap<string, Move>,
  { served, redirects }: KnownPaths,
): string | null {
  const seen = new Set<string>();
  for (let at = start; ; ) {
    if (seen.has(at)) return null;
    seen.add(at);
    const next = served.has(at) ? undefined : (first.get(at)?.to ?? redirects.get(at));
    if (next === undefined) return at;
    at = next;
  }
}

export function nameTarget(to: string): string {
  return to === "" ? "410 Gone" : to;
}

const STATUS_GONE = /^(?:410|gone)$/i;
const HEADERS = /^(?:old|from|source|request|redirect from|new|to|target|destination)\b/i;

type Row = { line: number; cells: readonly string[] };
type ReadRows = { moves: Move[]; problems: { line: number; note: string }[] };

/**
 * Reads the rows of a file: the old address, the new one, and perhaps a status, of which only 410 changes anything. A
 * header is left out. Whole addresses may be of `siteHost`, or of the site that the old ones are of.
 */
export function readMoveRows(rows: readonly Row[], siteHost: string): ReadRows {
  const [head] = rows;
  const isHeader = head !== undefined && HEADERS.test(head.cells[0] ?? "") && !head.cells[0]?.startsWith("/");
  const body = isHeader ? rows.slice(1) : rows;
  const hosts = new Set([siteHost]);
  for (const { cells } of body) {
    const host = /^https?:/i.test(cells[0] ?? "") ? URL.parse(cells[0] ?? "")?.host : undefined;
    if (host) hosts.add(host);
  }
  const read: ReadRows = { moves: [], problems: [] };
  for (const { line, cells } of body) {
    const [old = "", target = "", status = ""] = cells.map((cell) => cell.trim());
    const from = readAddress(old, null);
    const isGone = STATUS_GONE.test(target) || (target === "" && STATUS_GONE.test(status));
    const to = isGone
      ? { path: "" }
      : target === ""
        ? { problem: "It has no new address." }
        : readAddress(target, [...hosts]);
    if (from.path === undefined) read.problems.push({ line, note: from.problem });
    else if (to.path === undefined) read.problems.push({ line, note: to.problem });
    else read.moves.push({ line, from: from.path, to: to.path });
  }
  return read;
}
