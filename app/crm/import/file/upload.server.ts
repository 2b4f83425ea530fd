import { submissionId } from "../../../platform/http/forms/action-result.server";
import { httpError, requirePost } from "../../../platform/http/forms/form.server";
import { MAX_IMPORT_BYTES } from "../import";
import { FileRefused } from "./csv-file";

/** Allowance for the multipart framing around the file. */
const FORM_BYTES = 65_536;
const TOO_LARGE = `The file is larger than ${MAX_IMPORT_BYTES / 1024 / 1024} MB. Split it into several files.`;

/**
 * The uploaded file, the id of its import, and the button that sent it. Never buffers more than the maximum size.
 * @throws FileRefused if the file is missing or too large, 405 or 415 if the request is not an upload
 */
export async function readUpload(request: Request) {
  requirePost(request);
  const type = request.headers.get("Content-Type") ?? "";
  if (!type.startsWith("multipart/form-data")) {
    throw httpError(415, "This form was sent in a format that isn’t accepted.");
  }
  const limit = MAX_IMPORT_BYTES + FORM_BYTES;
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw new FileRefused(TOO_LARGE);
  const form = await readUploadForm(request, type, limit);
  const file = form.get("file");
  if (!(file instanceof File) || (file.name === "" && file.size === 0)) {
    throw new FileRefused("Choose a CSV file first.");
  }
  if (file.size > MAX_IMPORT_BYTES) throw new FileRefused(TOO_LARGE);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const intent = form.get("intent");
  return { id: submissionId(form), fileName: file.name.slice(0, 200), bytes, intent };
}

async function readUploadForm(request: Request, type: string, limit: number): Promise<FormData> {
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      size += part.byteLength;
      if (size > limit) controller.error(new FileRefused(TOO_LARGE));
      else controller.enqueue(part);
    },
  });
  try {
    const body = request.body?.pipeThrough(counter);
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    if (size > limit) throw new FileRefused(TOO_LARGE);
    throw httpError(400, "This form cannot be read.");
  }
}
