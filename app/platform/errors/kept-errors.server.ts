import { desc, sql } from "drizzle-orm";
import { type Db, runBatch } from "../db/database.server";
import { errors } from "../db/tables";
import { MOST_REFERENCES, planWrite, takePendingErrors } from "./pending-errors";

export type Program = (typeof errors.$inferInsert)["program"];

/** The oldest go beyond this. */
const MOST_ERRORS = 200;
const REFERENCE_LENGTH = 37;

type Background = (work: Promise<unknown>) => void;

/** Writes what a request has logged, behind its response and at most once every few seconds. Never fails. */
export function keepErrorsOfRequest(openDb: () => Db, background: Background): void {
  const wait = planWrite(Date.now());
  if (wait === null) return;
  const turn = wait === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, wait));
  background(turn.then(() => writeErrors(openDb, "site")));
}

/** Writes what a job has logged; what comes too soon after the last write waits for the next job. Never fails. */
export async function keepErrorsOfJob(db: Db): Promise<void> {
  if (planWrite(Date.now(), { mayWait: false }) === 0) await writeErrors(() => db, "jobs");
}

/** If the database takes nothing, the log still has every error. */
async function writeErrors(openDb: () => Db, program: Program): Promise<void> {
  const pending = takePendingErrors();
  if (pending.length === 0) return;
  try {
    await insertErrors(openDb(), program, pending);
  } catch {
    // Logging this would only make the next one to write.
  }
}

async function insertErrors(db: Db, program: Program, pending: ReturnType<typeof takePendingErrors>) {
  const rows = pending.map(({ references, ...error }) => ({
    ...error,
    program,
    references: references.join(" "),
  }));
  const longest = sql.raw(String(MOST_REFERENCES * REFERENCE_LENGTH));
  await runBatch(db, [
    db
      .insert(errors)
      .values(rows)
      .onConflictDoUpdate({
        target: [errors.program, errors.place, errors.text],
        set: {
          count: sql`${errors.count} + excluded.count`,
          lastAt: sql`excluded.last_at`,
          references: sql`substr(trim(excluded.reference_ids || ' ' || ${errors.references}), 1, ${longest})`,
        },
      }),
    db
      .delete(errors)
      .where(
        sql`${errors.lastAt} < (select "last_at" from "errors" order by "last_at" desc limit 1 offset ${MOST_ERRORS - 1})`,
      ),
  ]);
}

const SHOWN = 50;

/** The errors that came last; with a reference, the one that it belongs to. */
export function selectErrors(db: Db, reference: string | null) {
  return db
    .select()
    .from(errors)
    .where(reference === null ? undefined : sql`instr(${errors.references}, ${reference}) > 0`)
    .orderBy(desc(errors.lastAt))
    .limit(SHOWN);
}
