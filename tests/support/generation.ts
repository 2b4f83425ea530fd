import type { GeneratorId } from "../../app/generation/generators";
import { DEFAULT_POLICY, type Policy } from "../../app/generation/policy";
import { POLICY_KEY } from "../../app/generation/policy.server";
import { writeSetting } from "../../app/platform/db/settings.server";
import { newId } from "../../app/platform/ids";
import { createJobContext } from "../../app/platform/jobs/job-context.server";
import { clearTables, rawEnv, saveCompany, testDb } from "./workers-env";

export const SEO = "generate-pixlseo-blog-post" satisfies GeneratorId;
export const ARTICLE = "generate-marketing-article" satisfies GeneratorId;
export const CARD = "direct-mail-automation" satisfies GeneratorId;

/** Empties what generators and staff on the content page write. */
export async function clearGeneration(): Promise<void> {
  const own = ["blog_generation_log", "draft_reviews", "post_signatures", "postcards"];
  await clearTables("blogs", ...own, "outbox", "settings", "failed_jobs", "audit_log");
  await saveCompany();
}

/** The message of a run: by hand, or of a slot of the cron (ISO time). */
export function runOf(generator: GeneratorId, part: { id?: string; slot?: string; brief?: string } = {}) {
  const { id = newId(), slot = null, brief = null } = part;
  return { v: 1 as const, id, type: "generation.run" as const, generator, slot, brief, requestedBy: null };
}

/** What a run gets at this time. */
export function generationAt(time: string, settings: Record<string, string> = {}) {
  return createJobContext(rawEnv(settings), () => new Date(time));
}

/** Replaces the owner's policy by the default one with these changes. */
export async function setPolicy(edit: Partial<Policy>): Promise<void> {
  const value = { ...DEFAULT_POLICY, ...edit };
  await writeSetting(testDb(), { key: POLICY_KEY, value, by: "owner" }, new Date("2026-03-01T00:00:00.000Z"));
}

/** A policy that lets every kind go without a review, at any hour. */
export const OPEN = {
  isAutoPublished: { [SEO]: true, [ARTICLE]: true, [CARD]: true },
  quietFrom: 0,
  quietTo: 0,
} satisfies Partial<Policy>;
