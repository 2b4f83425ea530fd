import { existsSync } from "node:fs";
import type { Db } from "../../app/platform/db.server.ts";

type DemoModule = {
  isEmpty: (db: Db) => Promise<boolean>;
  seedDemoData: (db: Db, now: Date) => Promise<unknown>;
};

const MODULE = new URL("../demo/index.ts", import.meta.url);

/** Fills an empty database with the demo company. Returns whether it did. */
export async function seedWhenEmpty(db: Db, now: Date): Promise<boolean> {
  if (!existsSync(MODULE)) return false;
  const demo: DemoModule = await import(MODULE.href);
  if (!(await demo.isEmpty(db))) return false;
  await demo.seedDemoData(db, now);
  return true;
}
