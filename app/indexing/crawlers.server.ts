import { z } from "zod";
import type { Actor } from "../platform/db/audit.server";
import type { Db } from "../platform/db/database.server";
import { changeSetting, readSetting } from "../platform/db/settings.server";

export const AI_CRAWLERS_KEY = "robots.ai-crawlers";

/** Crawlers that collect texts for AI models, by the names that their operators publish. */
export const AI_CRAWLERS = [
  "AI2Bot",
  "Amazonbot",
  "anthropic-ai",
  "Applebot-Extended",
  "Bytespider",
  "CCBot",
  "ClaudeBot",
  "cohere-ai",
  "Diffbot",
  "FacebookBot",
  "Google-Extended",
  "GPTBot",
  "ImagesiftBot",
  "meta-externalagent",
  "PerplexityBot",
  "Timpibot",
];

/** Whether robots.txt lets AI crawlers read the site; they may unless an owner says no. */
export function readAiCrawlersAllowed(db: Db): Promise<boolean> {
  return readSetting(db, AI_CRAWLERS_KEY, z.boolean(), true);
}

export async function setAiCrawlersAllowed(
  db: Db,
  { isAllowed, actor }: { isAllowed: boolean; actor: Actor },
  now: Date,
): Promise<void> {
  const setting = { key: AI_CRAWLERS_KEY, schema: z.boolean(), fallback: true };
  const audited = (value: boolean) => ({ isAllowed: value });
  await changeSetting(
    db,
    setting,
    { edit: () => isAllowed, actor, action: "robots.ai-crawlers", audited },
    now,
  );
}
