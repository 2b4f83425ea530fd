import { z } from "zod";

/** Nothing typed is refused, so every field may be empty; only the request as a whole has a limit. */
export const editSchema = z.object({
  id: z.string().min(1).max(64),
  /** The version that was opened. */
  version: z.coerce.number().int(),
  title: z.string().default(""),
  metaDescription: z.string().default(""),
  content: z.string().default(""),
});

export type PostEdit = {
  title: string;
  metaDescription: string;
  content: string;
  keyPoints: string[];
};

export const EDIT_INTENT = "edit";
export const EDIT_FAILURE = { title: "Failed to update blog" } as const;
export const EDIT_TOAST = { title: "Blog updated successfully" };

/** The list with a key point more; the same list if it is blank or there already. */
export function addKeyPoint(points: string[], typed: string): string[] {
  const point = typed.trim();
  return point === "" || points.includes(point) ? points : [...points, point];
}

/** The key points of a submitted form: those listed, and the one that is typed but not added yet. */
export function keyPointsOf(form: FormData): string[] {
  const texts = [...form.getAll("keyPoint"), ...form.getAll("newKeyPoint")];
  return texts.reduce<string[]>(
    (points, text) => (typeof text === "string" ? addKeyPoint(points, text) : points),
    [],
  );
}
