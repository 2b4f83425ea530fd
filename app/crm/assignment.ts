import { z } from "zod";

/** How a form names the absence of an assignee, where an empty field means something else. */
const NOBODY = "nobody";

/** The assignee that was on the page when the user chose another one. */
export const assigneeShown = z.string().max(64).optional();

export function nameAssignee(id: string | null): string {
  return id ?? NOBODY;
}
