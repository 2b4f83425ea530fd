import { z } from "zod";

const ID = z.string().min(1).max(64);
/** Of one change; each post is a transaction of its own. */
export const MAX_CHOSEN = 100;

/** One or several posts: joined by commas, since an undo in a toast has one value a field. */
const ids = z
  .string()
  .transform((joined) => [...new Set(joined.split(",").filter(Boolean))])
  .pipe(z.array(ID).min(1, "Choose at least one blog first").max(MAX_CHOSEN));

/** What can be done with stored posts, apart from writing in the editor. */
export const postChangeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("publish"), ids }),
  z.object({ intent: z.literal("unpublish"), ids }),
  z.object({ intent: z.literal("schedule"), ids, date: z.string().max(20), time: z.string().max(20) }),
  z.object({ intent: z.literal("trash"), ids }),
  z.object({ intent: z.literal("restore"), ids }),
  z.object({ intent: z.literal("duplicate"), id: ID }),
  z.object({ intent: z.literal("revert"), id: ID, revision: ID }),
]);
export type PostChange = z.infer<typeof postChangeSchema>;

/** "1 blog published", "3 blogs published". */
export function countText(count: number, done: string): string {
  return `${count} ${count === 1 ? "blog" : "blogs"} ${done}`;
}

/** What a post is once it is back from the trash; missed: a draft, since its time passed while it was there. */
export type RestoredState = "live" | "scheduled" | "draft" | "missed";

/** What became of each, in words for the list of the trash and for several posts. */
export const RESTORED_LABELS: Record<RestoredState, string> = {
  live: "live",
  scheduled: "scheduled",
  draft: "draft",
  missed: "draft, its time has passed",
};

const SENTENCES: Record<RestoredState, string> = {
  live: "It is live: readers see it again.",
  scheduled: "It waits for its time again.",
  draft: "It is a draft, as before.",
  missed: "It is a draft: the time it waited for has passed.",
};

/** Says whether restored posts are live: a sentence for one, "2 live, 1 draft." for several, '' for none. */
export function restoredText(states: RestoredState[]): string {
  const [only, ...more] = states;
  if (only === undefined) return "";
  if (more.length === 0) return SENTENCES[only];
  const counts = [...new Set(states)].map((state) => {
    const count = states.filter((other) => other === state).length;
    return `${count} ${RESTORED_LABELS[state]}`;
  });
  return `${counts.join(", ")}.`;
}
