import { action, loader as reviewLoader } from "../../app/crm/leads/bulk/bulk-page/route";
import { action as changeAction, loader as changeLoader } from "../../app/crm/leads/bulk/change-page/route";
import { createAppContext } from "../../app/platform/context.server";
import { deliver } from "./deliver";
import { importEnv } from "./import-page";
import { readActionResult } from "./lead-page";
import { get, ORIGIN, TEST_NOW } from "./staff";
import { rows } from "./workers-env";

type Headers = Record<string, string>;
/** Leads by their ids, or those that match a query string of the list. */
export type Chosen = string[] | { matching: string };

function contextAt(now: Date, over: object) {
  return createAppContext({
    rawEnv: importEnv(over),
    waitUntil: () => {},
    buildId: "test",
    clock: () => now,
  });
}

function fieldsOf(chosen: Chosen, field: string, value: string): URLSearchParams {
  const leads = Array.isArray(chosen) ? chosen.map((id) => ["lead", id]) : [["matching", chosen.matching]];
  return new URLSearchParams([...leads, ["field", field], ["value", value]]);
}

type Options = { headers: Headers; now?: Date; env?: object; submissionId?: string };

/** Submits the form of the bar below the table. */
export async function changeLeads(
  chosen: Chosen,
  [field, value]: [field: string, value: string],
  { headers, now = TEST_NOW, env = {}, submissionId = "" }: Options,
) {
  const body = fieldsOf(chosen, field, value);
  body.set("intent", "run");
  body.set("submissionId", submissionId);
  const request = new Request(`${ORIGIN}/admin/leads/bulk`, { method: "POST", body, headers });
  return readActionResult(await action({ request, params: {}, context: contextAt(now, env) }));
}

/** What is said before the change. */
export async function reviewChange(chosen: Chosen, [field, value]: [string, string], headers: Headers) {
  const request = get(`/admin/leads/bulk?${fieldsOf(chosen, field, value)}`, headers);
  const page = await reviewLoader({ request, params: {}, context: contextAt(TEST_NOW, {}) });
  return page?.review;
}

/** Undoes a change, or goes on with one. */
export async function actOnChange(
  changeId: string,
  intent: "undo" | "resume",
  { headers, now = TEST_NOW, env = {} }: Options,
) {
  const body = new URLSearchParams({ intent });
  const request = new Request(`${ORIGIN}/admin/leads/bulk/${changeId}`, { method: "POST", body, headers });
  return readActionResult(
    await changeAction({ request, params: { changeId }, context: contextAt(now, env) }),
  );
}

export function openChange(changeId: string, headers: Headers) {
  const request = get(`/admin/leads/bulk/${changeId}`, headers);
  return changeLoader({ request, params: { changeId }, context: contextAt(TEST_NOW, {}) });
}

/** Messages of bulk changes that no queue has finished, oldest first. */
export async function bulkMessages(): Promise<unknown[]> {
  const found = await rows(
    "select message from outbox where state = 'pending' and message like '%crm.bulk-change%' order by created_at, id",
  );
  return found.map(({ message }) => JSON.parse(String(message)));
}

/** Delivers until there is nothing left to do. */
export async function deliverBulk(): Promise<void> {
  for (let waiting = await bulkMessages(); waiting.length > 0; waiting = await bulkMessages())
    await deliver("beaconry-content", waiting, importEnv());
}
