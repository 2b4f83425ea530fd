import { z } from "zod";

const ID = z.string().min(1).max(64);
const MAX_CHOSEN = 100;

/** One or several posts: joined by commas, since an undo in a toast has one value a field. */
const ids = z
  .string()
  .transform((joined) => [...new Set(joined.split(",").filter(Boolean))])
  .pipe(z.array(ID).min(1, "Choose at least one blog first").max(MAX_CHOSEN));

/** What can be done with stored posts, apart from writing in the editor. */
export const postChangeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("publish"), ids }),
  z.object({ intent: z.literal("unpublish"), ids }),
  z.object({ intent: z.literal("trash"), ids }),
  /** `publish` as it was before: undoing the trash. */
  z.object({ intent: z.literal("restore"), ids, publish: z.literal("true").optional() }),
  z.object({ intent: z.literal("duplicate"), id: ID }),
  z.object({ intent: z.literal("revert"), id: ID, revision: ID }),
]);
export type PostChange = z.infer<typeof postChangeSchema>;

/** "1 blog published", "3 blogs published". */
export function countText(count: number, done: string): string {
  return `${count} ${count === 1 ? "blog" : "blogs"} ${done}`;
}
