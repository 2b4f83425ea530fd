export const RETRY_FAILURE = { title: "Nothing to retry" };
export const DISCARD_FAILURE = { title: "Nothing to discard" };
export const NONE_LEFT = "No failed jobs are left";

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
