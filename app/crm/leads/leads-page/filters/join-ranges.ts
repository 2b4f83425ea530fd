/**
 * The parameters of a form, in which "created-from" and "created-to" become a range of "created", and the page that
 * somebody typed the one that visits name.
 */
export function joinRanges(params: URLSearchParams): URLSearchParams {
  const joined = new URLSearchParams();
  const ranges = new Set<string>();
  for (const [name, value] of params) {
    const [, range] = /^(.+)-(?:from|to)$/.exec(name) ?? [];
    if (range) ranges.add(range);
    else if (name === "visited") addPage(joined, value);
    else joined.append(name, value);
  }
  for (const name of ranges) {
    const ends = [`${name}-from`, `${name}-to`].map((end) => params.get(end)?.trim() ?? "");
    if (ends.every(Boolean)) ends.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
    if (ends.some(Boolean)) joined.append(name, ends.join(".."));
  }
  return joined;
}

/** "https://x.example/Pricing/?a=b" is "/pricing"; "/blog/*" stays and stands for all pages that begin so. */
function addPage(params: URLSearchParams, text: string) {
  const typed = text.trim().toLowerCase();
  const path = typed.replace(/^https?:\/\/[^/?#]*|[?#].*/g, "").replace(/^\/+|\/+$/g, "");
  if (typed && !params.has("visited", `/${path}`)) params.append("visited", `/${path}`);
}
