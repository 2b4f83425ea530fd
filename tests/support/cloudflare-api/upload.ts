import { z } from "zod";
import type { Account, Binding, Metadata } from "./account.ts";
import { ApiError } from "./answers.ts";

const METADATA = z.looseObject({
  bindings: z.array(z.looseObject({ type: z.string(), name: z.string() })).default([]),
});

/** The parts of an uploaded program: a description and its modules. */
export async function readUpload(form: FormData): Promise<{ metadata: Metadata; code: string }> {
  const described = form.get("metadata");
  if (typeof described !== "string") throw new ApiError(400, 10_021, "The upload has no metadata.");
  const metadata = METADATA.parse(JSON.parse(described));
  const modules = [...form.entries()].filter(([name]) => name !== "metadata");
  const texts = await Promise.all(modules.map(([, part]) => (typeof part === "string" ? part : part.text())));
  return { metadata, code: texts.join("\n") };
}

/** The same of a form inside a file, as Pages gets it. */
export async function readBundle(bundle: Blob) {
  const boundary = /^--(\S+)/.exec(await bundle.text())?.[1];
  const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  return readUpload(await new Response(bundle, { headers }).formData());
}

/** @throws ApiError if a binding is to something that the account does not have */
export function checkBindings(account: Account, { bindings }: Metadata): void {
  for (const binding of bindings) {
    const problem = problemOf(account, binding);
    if (problem) throw problem;
  }
}

function problemOf(account: Account, binding: Binding): ApiError | null {
  const { name, type } = binding;
  if (type === "d1" && !account.databases.has(String(binding.id))) {
    return new ApiError(400, 10_021, `binding ${name} of type d1 must have a valid \`id\` specified`);
  }
  if (type === "r2_bucket" && !account.buckets.has(String(binding.bucket_name))) {
    const text = `R2 bucket '${binding.bucket_name}' not found. Please use a different name and try again.`;
    return new ApiError(400, 10_085, text);
  }
  const queues = [...account.queues.values()].map(({ queue_name }) => queue_name);
  if (type === "queue" && !queues.includes(String(binding.queue_name))) {
    return new ApiError(400, 100_100, `Queue ${binding.queue_name} not found.`);
  }
  return null;
}
