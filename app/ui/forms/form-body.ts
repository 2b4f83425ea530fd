export type Fields = Record<string, string>;

export function bodyOf(what: HTMLFormElement | Fields, submitter?: HTMLElement | null): FormData {
  if (what instanceof HTMLFormElement) return new FormData(what, submitter);
  const body = new FormData();
  for (const [name, value] of Object.entries(what)) body.set(name, value);
  return body;
}

export function encodingOf(body: FormData) {
  const hasFile = [...body.values()].some((value) => typeof value !== "string");
  return hasFile ? "multipart/form-data" : "application/x-www-form-urlencoded";
}
