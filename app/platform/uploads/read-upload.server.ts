import { httpError, requirePost } from "../http/forms/form.server";

/** Allowance for the multipart framing around the file. */
const FORM_BYTES = 65_536;

/** The text fields of the form and its file; `isTooLarge` if the request was longer than allowed and was not read. */
export type Upload = { form: FormData; file: File | null; isTooLarge: boolean };

/**
 * Reads a form with one file, of at most `maxBytes`; never buffers more than that.
 * @throws 405 or 415 if the request is not an upload, 400 if it cannot be read
 */
export async function readUpload(request: Request, name: string, maxBytes: number): Promise<Upload> {
  requirePost(request);
  const type = request.headers.get("Content-Type") ?? "";
  if (!type.startsWith("multipart/form-data")) {
    throw httpError(415, "This form was sent in a format that is not accepted.");
  }
  const form = await readWithin(request, type, maxBytes + FORM_BYTES);
  if (!form) return { form: new FormData(), file: null, isTooLarge: true };
  const value = form.get(name);
  const file = value instanceof File && value.size > 0 ? value : null;
  return { form, file, isTooLarge: file !== null && file.size > maxBytes };
}

/** Null over the limit. The rest of the request is discarded, so that the browser can read the answer. */
async function readWithin(request: Request, type: string, limit: number): Promise<FormData | null> {
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      size += part.byteLength;
      if (size > limit) controller.error(new Error("The upload is too large"));
      else controller.enqueue(part);
    },
  });
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) {
    await request.body?.cancel();
    return null;
  }
  try {
    const body = request.body?.pipeThrough(counter);
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    if (size > limit) return null;
    throw httpError(400, "This form cannot be read.");
  }
}
