import { env } from "cloudflare:workers";
import type { DoorForm } from "./form";
import { seedDoor } from "./records";
import { differences, dumpDoor } from "./requests";

/** Stores the records that the form needs; returns how to find out what has changed since. */
export async function seedFor({ prepare }: Pick<DoorForm, "prepare"> = {}) {
  await seedDoor();
  if (prepare) await env.DB.prepare(prepare).run();
  const before = await dumpDoor();
  return async () => differences(before, await dumpDoor());
}
