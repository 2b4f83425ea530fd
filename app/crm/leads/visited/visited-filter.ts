/**
 * The filter by pages that a lead has read, which the visits know: those of its timeline. A page that is gone stays and
 * matches by its address.
 */
export const VISITED_FILTER = {
  name: "visited",
  label: "Visited page",
  placeholder: "Any page",
  column: "id",
  options: [],
  isOfPages: true,
} as const;

/** By page: the sessions in which it was read, with the ISO time since when, and the mails whose links led to it. */
export type VisitsByPage = Map<string, { sessions: [id: string, at: string][]; mails: string[] }>;
