import { eq } from "drizzle-orm";
import { removeDemoData } from "../../app/admin/demo-data.server.ts";
import { type Db, runBatch } from "../../app/platform/db/database.server.ts";
import { auditLog, settings } from "../../app/platform/db/tables.ts";
import { newId } from "../../app/platform/ids.ts";
import { isEmpty } from "./index.ts";

/** Says that the demo data was removed by command. */
const REMOVED_KEY = "demo-removed";

/** Whether a start may add the demo data: the database is empty, and nobody has removed it before. */
export async function isDemoWanted(db: Db): Promise<boolean> {
  const [removed] = await db.select().from(settings).where(eq(settings.key, REMOVED_KEY));
  return removed === undefined && (await isEmpty(db));
}

/** Removes the demo data, notes in the audit that this was done, and keeps later starts from adding it again. */
export async function removeDemo(db: Db, analyticsDb: Db, now: Date): Promise<void> {
  await removeDemoData(db, analyticsDb);
  const createdAt = now.toISOString();
  const entry = { id: newId(), actorLabel: "Operator", action: "demo.remove", entity: "settings" };
  await runBatch(db, [
    db.insert(settings).values({ key: REMOVED_KEY, value: "{}", updatedAt: createdAt }).onConflictDoNothing(),
    db.insert(auditLog).values({ ...entry, entityId: "demo", createdAt }),
  ]);
}
