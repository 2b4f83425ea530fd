import { z } from "zod";
import type { Db } from "../platform/db/database.server";
import { readSetting, writeSetting } from "../platform/db/settings.server";

export const AI_CRAWLERS_KEY = "robots.ai-crawlers";

/** Crawlers that collect texts for AI models, by the names that their operators publish. */
export const AI_CRAWLERS = [
  "Amazonbot",
  "Applebot-Extended",
  "Bytespider",
  "CCBot",
  "ClaudeBot",
  "Google-Extended",
  "GPTBot",
  "meta-externalagent",
  "PerplexityBot",
];

/** Whether robots.txt lets AI crawlers read the site; they may unless an owner says no. */
export function readAiCrawlersAllowed(db: Db): Promise<boolean> {
  return readSetting(db, AI_CRAWLERS_KEY, z.boolean(), true);
}

export async function setAiCrawlersAllowed(
  db: Db,
  { isAllowed, by }: { isAllowed: boolean; by: string },
  now: Date,
): Promise<void> {
  await writeSetting(db, { key: AI_CRAWLERS_KEY, value: isAllowed, by }, now);
}
