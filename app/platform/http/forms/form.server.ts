import { TIME_SUFFIX } from "./action-result";

/**
 * Cache-Control of the answer to a refused form on a public page: the browser keeps it for its Back button alone. After
 * `no-store`, going back to it would be an error, or a question whether to send the form again.
 */
export const REFUSED_FORM_CACHE = "private, no-cache";

const FORM_TYPE = "application/x-www-form-urlencoded";
/** Fits the largest form with every field at its limit, at nine bytes a character (a URL-encoded 漢). */
const MAX_FORM_BYTES = 256 * 1024;
/** Far more than any form has. Caps a parser that is quadratic in repeated names. */
const MAX_FORM_FIELDS = 500;
/** Rejects names like `a[99999999]`, for which the form parser would allocate an array of that length. */
const FIELD_NAME = /^[\w.-]{1,100}$/;
/** Fields by which Conform's own buttons steer its parser. No form of ours has such a button. */
const CONFORM_FIELDS = new Set(["__intent__", "__state__"]);

/** An error response shown as is by the error boundary. `message` is a sentence for the user. */
export function httpError(status: number, message: string, headers?: HeadersInit): Response {
  return new Response(message, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
  });
}

/** @throws 405 unless the method is POST */
export function requirePost(request: Request): void {
  if (request.method !== "POST") {
    throw httpError(405, "This address takes forms sent by POST only.", { Allow: "POST" });
  }
}

/**
 * Reads a URL-encoded form as text fields; drops fields whose name no form of ours could have, and joins dates with
 * their times.
 * @throws 405 for another method, 415 for another content type, 413 if too large, 400 if not UTF-8
 */
export async function readForm(request: Request): Promise<FormData> {
  requirePost(request);
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== FORM_TYPE) throw httpError(415, "This form was sent in a format that is not accepted.");
  const pairs = (await readText(request, MAX_FORM_BYTES)).split("&");
  if (pairs.length > MAX_FORM_FIELDS) throw httpError(413, "This form has more fields than are accepted.");
  const form = new FormData();
  for (const pair of pairs) {
    const [name, value] = splitOnce(pair, "=");
    if (CONFORM_FIELDS.has(decode(name)))
      throw httpError(400, "This form asks for something that is not known here.");
    if (FIELD_NAME.test(decode(name))) form.append(decode(name), decode(value));
  }
  joinDateTimes(form);
  return form;
}

/** To YYYY-MM-DDTHH:MM, or the date alone; a time without its date becomes THH:MM, which every schema refuses. */
function joinDateTimes(form: FormData): void {
  for (const [name, time] of [...form]) {
    if (!name.endsWith(TIME_SUFFIX)) continue;
    const dateName = name.slice(0, -TIME_SUFFIX.length);
    form.delete(name);
    form.set(dateName, `${form.get(dateName) ?? ""}${time === "" ? "" : `T${time}`}`);
  }
}

/** The body as UTF-8 text. @throws 413 over `maxBytes`, 400 if not UTF-8 */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = () => httpError(413, `This request is larger than ${Math.floor(maxBytes / 1024)} kB.`);
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw tooLarge();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let size = 0;
  try {
    const reader = request.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.byteLength;
      if (size > maxBytes) {
        await reader?.cancel();
        break;
      }
      text += decoder.decode(part.value, { stream: true });
    }
    if (size <= maxBytes) text += decoder.decode();
  } catch {
    throw notUtf8();
  }
  if (size > maxBytes) throw tooLarge();
  return text;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll("+", " "));
  } catch {
    throw notUtf8();
  }
}

function notUtf8(): Response {
  return httpError(400, "This request holds text that is not valid UTF-8.");
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
