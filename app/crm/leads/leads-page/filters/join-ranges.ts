/** The parameters of a form, in which "created-from" and "created-to" become a range of "created". */
export function joinRanges(params: URLSearchParams): URLSearchParams {
  const joined = new URLSearchParams();
  const ranges = new Set<string>();
  for (const [name, value] of params) {
    const [, range] = /^(.+)-(?:from|to)$/.exec(name) ?? [];
    if (range) ranges.add(range);
    else joined.append(name, value);
  }
  for (const name of ranges) {
    const ends = [`${name}-from`, `${name}-to`].map((end) => params.get(end)?.trim() ?? "");
    if (ends.every(Boolean)) ends.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
    if (ends.some(Boolean)) joined.append(name, ends.join(".."));
  }
  return joined;
}
