import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db, Statement } from "../platform/db/database.server";
import { settings } from "../platform/db/tables";
import type { Env } from "../platform/env.server";
import { withoutPersonalData } from "../platform/errors/redact-text";
import { errorText } from "../platform/log.server";

/** The row of `settings` with what the jobs worker last learned of the mail transport. */
export const TRANSPORT_KEY = "mail.transport";

const stateSchema = z.object({ transport: z.string(), error: z.string().nullable() });
/** `since` (ISO): when it was checked, or what is said of it was first learned. */
type TransportState = { error: string | null; since: string };

/** Notes that the transport works, or its error: one write if that is news. Batch it with what was done. */
export function noteTransport(db: Db, transport: string, error: unknown, now: Date): Statement {
  const row = rowOf(transport, error, now);
  return db
    .insert(settings)
    .values({ key: TRANSPORT_KEY, ...row })
    .onConflictDoUpdate({
      target: settings.key,
      set: row,
      setWhere: sql`${settings.value} <> excluded.value`,
    });
}

/** The same after a check of its own, whose time counts. */
export async function noteCheck(db: Db, transport: string, error: unknown, now: Date): Promise<void> {
  const row = rowOf(transport, error, now);
  await db
    .insert(settings)
    .values({ key: TRANSPORT_KEY, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row });
}

function rowOf(transport: string, error: unknown, now: Date) {
  const text = error === null ? null : withoutPersonalData(errorText(error));
  return { value: JSON.stringify({ transport, error: text }), updatedAt: now.toISOString() };
}

type Row = { value: string; updatedAt: string };

/** What the row says of the transport in use; null if nothing. */
export function toTransportState(
  row: Row | undefined,
  env: Pick<Env, "MAIL_TRANSPORT">,
): TransportState | null {
  if (!row) return null;
  const state = stateSchema.safeParse(JSON.parse(row.value)).data;
  return state?.transport === env.MAIL_TRANSPORT ? { error: state.error, since: row.updatedAt } : null;
}
