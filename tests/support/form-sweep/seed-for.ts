import { env } from "cloudflare:workers";
import type { BackOfficeForm } from "./form";
import { seedFormSweep } from "./records";
import { differences, dumpFormSweep } from "./requests";

/** Stores the records that the form needs; returns how to find out what has changed since. */
export async function seedFor({ prepare }: Pick<BackOfficeForm, "prepare"> = {}) {
  await seedFormSweep();
  if (prepare) await env.DB.prepare(prepare).run();
  const before = await dumpFormSweep();
  return async () => differences(before, await dumpFormSweep());
}
