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

/**
 * Posts a form while the page is being left; nothing can read the answer. A beacon outlives its page in every browser,
 * a fetch in Firefox only from 133 on. A form too large for a beacon (64 kB) goes as a fetch, as far as that gets.
 */
export function sendOnLeave(path: string, form: URLSearchParams): void {
  if (!navigator.sendBeacon(path, form)) void fetch(path, { method: "POST", body: form }).catch(() => {});
}
