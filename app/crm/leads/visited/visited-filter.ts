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
  keepsUnknown: true,
} as const;

/** By page: the sessions in which it was read, with the ISO time since when, and the mails whose links led to it. */
export type VisitsByPage = Map<string, { sessions: [id: string, at: string][]; mails: string[] }>;

/**
 * The page that somebody typed or pasted, as visits name it: "https://x.example/Pricing/?a=b" is "/pricing". "/blog/*"
 * stands for all pages that begin so. Empty if the text is no address.
 */
export function pageOf(text: string): string {
  const typed = text.trim().toLowerCase();
  if (typed === "") return "";
  const [path = ""] = typed.replace(/^https?:\/\/[^/?#]*/, "").split(/[?#]/);
  return `/${path.replace(/^\/+|\/+$/g, "")}`;
}

/** The pages that filters of lists ask for, each once. */
export function pagesIn(searches: readonly string[]): string[] {
  const all = searches.flatMap((search) => new URLSearchParams(search).getAll(VISITED_FILTER.name));
  return [...new Set(all)];
}
