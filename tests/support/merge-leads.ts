import { action, loader } from "../../app/crm/leads/merge/merge-page/route";
import { put } from "./cron-case";
import { readActionResult } from "./lead-page";
import { contextAt, get, post, TEST_NOW } from "./staff";
import { rows } from "./workers-env";

type Options = { headers: Record<string, string>; now?: Date };
type Fields = Record<string, string>;

/** What the page of the two shows. */
export function openMerge(
  [leadId, otherId]: [string, string],
  { headers, now = TEST_NOW }: Options,
  search = "",
) {
  const request = get(`/admin/leads/${leadId}/merge/${otherId}${search}`, headers);
  return loader({ request, params: { leadId, otherId }, context: contextAt(now) });
}

async function submit(
  [leadId, otherId]: [string, string],
  fields: Fields,
  { headers, now = TEST_NOW }: Options,
) {
  const request = post(`/admin/leads/${leadId}/merge/${otherId}`, fields, headers);
  return readActionResult(await action({ request, params: { leadId, otherId }, context: contextAt(now) }));
}

/** Sends the form of the page as it was opened, with other choices. */
export async function submitMerge(ids: [string, string], choices: Fields, options: Options) {
  const { lead, other } = await openMerge(ids, options);
  const versions = { leadVersion: String(lead.version), otherVersion: String(other.version) };
  return submit(ids, { intent: "merge", stays: "lead", ...versions, ...choices }, options);
}

export function sendMerge(ids: [string, string], fields: Fields, options: Options) {
  return submit(ids, { intent: "merge", stays: "lead", ...fields }, options);
}

export function sendUndo(ids: [string, string], options: Options) {
  return submit(ids, { intent: "undo" }, options);
}

const AT = "2026-02-01T09:00:00.000Z";

/** A row of each table that has rows of leads, by what the `n`-th of a lead has in it. */
export const CHILD_ROWS: Record<string, (leadId: string, n: number) => Record<string, string | number>> = {
  lead_submissions: (lead_id, n) => ({
    ...{ id: `s ${lead_id} ${n}`, lead_id, submission_key: `k ${lead_id} ${n}`, fields: "{}" },
    ...{ page_path: "/contact", created_at: AT },
  }),
  lead_activities: (lead_id, n) => ({
    ...{ id: `a ${lead_id} ${n}`, lead_id, activity_type: "task", title: `Call ${n}`, created_at: AT },
  }),
  lead_notes: (lead_id, n) => ({ id: `n ${lead_id} ${n}`, lead_id, content: `Said ${n}`, created_at: AT }),
  deals: (lead_id, n) => ({
    ...{ id: `d ${lead_id} ${n}`, lead_id, title: `Map ${n}`, value: 100 * n, rank: "a0" },
    ...{ stage_entered_at: AT, created_at: AT, updated_at: AT },
  }),
  mails: (lead_id, n) => ({
    ...{
      id: `m ${lead_id} ${n}`,
      lead_id,
      kind: "crm",
      to_address: "p@x.example",
      from_address: "b@x.example",
    },
    ...{ from_name: "B", subject: `Hello ${n}`, html: "", text: "", created_at: AT, updated_at: AT },
  }),
  // Of one member of staff each: two leads have a draft of the same one.
  mail_drafts: (lead_id, n) => ({
    ...{ lead_id, user_id: `user ${n}`, subject: `To ${lead_id}`, body: 'Half "a" line', updated_at: AT },
  }),
  bookings: (lead_id, n) => ({
    ...{ id: `b ${lead_id} ${n}`, lead_id, starts_at: AT, ends_at: AT, name: "P", email: "p@x.example" },
    ...{ company: "Raman", time_zone: "UTC", created_at: AT, updated_at: AT },
  }),
  held_demos: (lead_id, n) => ({
    ...{ id: `h ${lead_id} ${n}`, lead_id, starts_at: AT, name: "P", email: "p@x.example", company: "Raman" },
    ...{ time_zone: "UTC", reason: "Too many", created_at: AT },
  }),
  notifications: (lead_id, n) => ({
    ...{ user_id: `user ${n}`, key: `note "${lead_id}" é ${n}`, kind: "mention", lead_id, created_at: AT },
  }),
  lead_import_rows: (lead_id, n) => ({ import_id: `import ${lead_id}`, line: n + 2, cells: "[]", lead_id }),
  lead_merges: (lead_id, n) => ({ merged_id: `earlier ${lead_id} ${n}`, lead_id, created_at: AT }),
  audit_log: (entity_id, n) => ({
    ...{ id: `w ${entity_id} ${n}`, action: "lead.status", entity: "lead", entity_id },
    ...{ actor_label: "noa@beaconry.example", created_at: AT },
  }),
};

export async function putChild(table: string, leadId: string, n: number): Promise<void> {
  if (table === "lead_import_rows") {
    const found = await rows("select 1 from lead_imports where id = ?", `import ${leadId}`);
    const file = { id: `import ${leadId}`, file_name: "a.csv", state: "done", mode: "skip", header: "[]" };
    const times = { actor_label: "noa", created_at: AT, updated_at: AT };
    if (found.length === 0) await put("lead_imports", { ...file, ...times, mapping: "{}", total_rows: 9 });
  }
  const row = CHILD_ROWS[table];
  if (!row) throw new Error(`Nothing says what a row of ${table} is like`);
  await put(table, row(leadId, n));
}
