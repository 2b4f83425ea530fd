/** How a form names the absence of an assignee, where an empty field means something else. */
const NOBODY = "nobody";

/** For the form field `shown`: the assignee that was on the page when the user chose another one. */
export function nameAssignee(id: string | null): string {
  return id ?? NOBODY;
}
