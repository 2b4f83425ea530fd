/** A name with several values is sent once for each. */
export type Fields = Record<string, string | readonly string[]>;

export function bodyOf(what: HTMLFormElement | Fields, submitter?: HTMLElement | null): FormData {
  if (what instanceof HTMLFormElement) return new FormData(what, submitter);
  const body = new FormData();
  for (const [name, value] of Object.entries(what)) {
    for (const one of [value].flat()) body.append(name, one);
  }
  return body;
}

export function encodingOf(body: FormData) {
  const hasFile = [...body.values()].some((value) => typeof value !== "string");
  return hasFile ? "multipart/form-data" : "application/x-www-form-urlencoded";
}
