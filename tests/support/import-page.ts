import { z } from "zod";
import { action as importAction, loader as importLoader } from "../../app/crm/import/import-page/route";
import { action as uploadAction } from "../../app/crm/import/imports-page/route";
import { createAppContext } from "../../app/platform/context.server";
import { deliver } from "./deliver";
import { readActionResult } from "./lead-page";
import { get, ORIGIN, post, TEST_NOW } from "./staff";
import { rawEnv, rows } from "./workers-env";

type Headers = Record<string, string>;
type Fields = Record<string, string>;

/** A queue that delivers nothing: tests deliver the outbox's messages themselves, in any order and number. */
const silent = { send: async () => {}, sendBatch: async () => {} };
export const importEnv = (over: object = {}) => ({ ...rawEnv(), ...over, CONTENT_QUEUE: silent });

function contextAt(now: Date, over: object = {}) {
  return createAppContext({
    rawEnv: importEnv(over),
    waitUntil: () => {},
    buildId: "test",
    clock: () => now,
  });
}

const fileErrors = z.object({ file: z.array(z.string()).optional() });

/** Uploads a file as the imports page does. If it is rejected, `id` is null and `reason` is the message. */
export async function upload(
  bytes: Uint8Array,
  headers: Headers,
  { name = "leads.csv", env = {}, submissionId = "" } = {},
) {
  const body = new FormData();
  body.set("submissionId", submissionId);
  body.set("file", new File([new Uint8Array(bytes)], name, { type: "text/csv" }));
  const request = new Request(`${ORIGIN}/admin/leads/imports`, { method: "POST", body, headers });
  const parts = readActionResult(
    await uploadAction({ request, params: {}, context: contextAt(TEST_NOW, env) }),
  );
  const { data } = parts;
  const errors = typeof data === "object" && data !== null && "fieldErrors" in data ? data.fieldErrors : null;
  const reason = fileErrors.parse(errors ?? {}).file?.[0] ?? null;
  return { ...parts, reason, id: parts.to?.split("/").at(-1) ?? "" };
}

/** Runs the loader of an import's page. */
export function loadImport(id: string, headers: Headers, search = "") {
  const request = get(`/admin/leads/imports/${id}${search}`, headers);
  return importLoader({ request, params: { importId: id }, context: contextAt(TEST_NOW) });
}

/** Submits a form of an import's page, from JavaScript or without. */
export async function submitImportForm(id: string, fields: Fields, headers: Headers, now = TEST_NOW) {
  const request = post(`/admin/leads/imports/${id}`, fields, headers);
  try {
    return readActionResult(
      await importAction({ request, params: { importId: id }, context: contextAt(now) }),
    );
  } catch (thrown) {
    return readActionResult(thrown);
  }
}

/** Outbox messages that process imports, oldest first. */
export async function importMessages(state = "pending"): Promise<unknown[]> {
  const found = await rows(
    "select message from outbox where state = ? and message like '%crm.import%' order by created_at, id",
    state,
  );
  return found.map(({ message }) => JSON.parse(String(message)));
}

/** Delivers pending messages until there are none. Returns them. */
export async function deliverPending(env: object = importEnv()): Promise<unknown[]> {
  const delivered: unknown[] = [];
  for (let waiting = await importMessages(); waiting.length > 0; waiting = await importMessages()) {
    await deliver("beaconry-content", waiting, env);
    delivered.push(...waiting);
  }
  return delivered;
}

/** Uploads, starts and finishes an import. */
export async function importFile(bytes: Uint8Array, headers: Headers, mode = "skip") {
  const { id, reason } = await upload(bytes, headers);
  if (!id) throw new Error(`Refused: ${reason}`);
  await submitImportForm(id, { intent: "start", mode }, headers);
  await deliverPending();
  return loadImport(id, headers);
}
