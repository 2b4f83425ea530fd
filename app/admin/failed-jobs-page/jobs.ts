import { z } from "zod";

export const RETRY_FAILURE = { title: "Nothing to retry" };
export const DISCARD_FAILURE = { title: "Nothing to discard" };
export const NONE_LEFT = "No failed jobs are left";

const id = z.string().max(100);
export const failedJobSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("retry"), id }),
  z.object({ intent: z.literal("retry-all") }),
  z.object({ intent: z.literal("discard"), id }),
  z.object({ intent: z.literal("discard-all") }),
]);

const WORK: Record<string, string> = {
  "mail.send": "Send a mail",
  "indexing.submit": "Tell search engines of a page",
  "generation.run": "Write a post",
  "crm.import": "Import leads",
};

export function nameOf({ type }: { type: string | null }): string {
  if (type === null) return "Unreadable message";
  return WORK[type] ?? type;
}
