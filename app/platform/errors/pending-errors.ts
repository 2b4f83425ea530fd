import { SECOND } from "../clock";
import { redactPath, withoutPersonalData } from "./redact-text";

/** The same error of the same place, as often as it was logged since the last write. Times are ISO text. */
export type PendingError = {
  /** What was being done, and the page's path without ids. */
  place: string;
  text: string;
  count: number;
  /** What users were shown, newest first. */
  references: string[];
  firstAt: string;
  lastAt: string;
};

export const MOST_REFERENCES = 40;
/** Different errors between two writes; further ones are only in the log. */
const MOST_PENDING = 12;
const MOST_CHARACTERS = 300;
export const WRITE_INTERVAL = 3 * SECOND;

type Memory = { pending: Map<string, PendingError>; writeAt: number };

const KEY = Symbol.for("beaconry.pending-errors");
const shared: typeof globalThis & { [KEY]?: Memory } = globalThis;

/** Of this isolate: Remix and the middlewares are bundled apart, and each has a copy of this module. */
function memory(): Memory {
  shared[KEY] ??= { pending: new Map(), writeAt: 0 };
  return shared[KEY];
}

type Noted = { where: string; path?: unknown; text: string; reference?: unknown };

/** Remembers an error until the next write. */
export function notePendingError({ where, path, text, reference }: Noted, now = new Date()): void {
  const place = (typeof path === "string" ? `${where} ${redactPath(path)}` : where).slice(0, MOST_CHARACTERS);
  const kept = withoutPersonalData(text).slice(0, MOST_CHARACTERS);
  const { pending } = memory();
  const key = `${place}\n${kept}`;
  const at = now.toISOString();
  const known = pending.get(key);
  if (!known && pending.size >= MOST_PENDING) return;
  const { count, references, firstAt } = known ?? { count: 0, references: [], firstAt: at };
  const named = typeof reference === "string" ? [reference, ...references] : references;
  pending.set(key, {
    ...{ place, text: kept, count: count + 1, firstAt, lastAt: at },
    references: named.slice(0, MOST_REFERENCES),
  });
}

/**
 * How long (ms) the caller has to wait before it writes what is pending, so that an isolate writes at most once an
 * interval; null if there is nothing, another request will write it, or the caller may not wait.
 */
export function planWrite(now: number, { mayWait = true } = {}): number | null {
  const state = memory();
  // A clock that was put back must not stop the writing.
  const last = state.writeAt > now + WRITE_INTERVAL ? 0 : state.writeAt;
  if (state.pending.size === 0 || last > now) return null;
  if (!mayWait && last + WRITE_INTERVAL > now) return null;
  state.writeAt = Math.max(now, last + WRITE_INTERVAL);
  return state.writeAt - now;
}

/** Everything pending, which is forgotten. */
export function takePendingErrors(): PendingError[] {
  const { pending } = memory();
  const taken = [...pending.values()];
  pending.clear();
  return taken;
}
