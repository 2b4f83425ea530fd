import { z } from "zod";
import type { Db } from "../platform/db/database.server";
import { readSetting, writeSetting } from "../platform/db/settings.server";
import type { GeneratorId } from "./generators";

/** Whether the schedule runs this generator. On until an owner turns it off. */
export async function isGeneratorEnabled(db: Db, generator: GeneratorId): Promise<boolean> {
  return readSetting(db, settingKey(generator), z.boolean(), true);
}

export async function setGeneratorEnabled(
  db: Db,
  input: { generator: GeneratorId; enabled: boolean; by: string },
  now: Date,
): Promise<void> {
  const { generator, enabled, by } = input;
  await writeSetting(db, { key: settingKey(generator), value: enabled, by }, now);
}

function settingKey(generator: GeneratorId): string {
  return `generator.${generator}.enabled`;
}
