import { DAY, HOUR, isoAfter, SECOND } from "../../app/platform/clock";
import { agesAround, type CronCase, idsOf, LONG_AGO, put, type Row } from "./cron-case";
import { STORE_CASES } from "./nightly-store-cases";
import { rows } from "./workers-env";

/** A table from which every row is deleted whose `column` is older than `limit`, and that needs no other case. */
function expiring(task: string, table: string, limit: number, rowAt: (id: string, at: string) => Row) {
  return {
    task,
    given: async (now: Date) => {
      const { older, younger } = agesAround(now, limit);
      await put(table, rowAt("older", older));
      await put(table, rowAt("younger", younger));
    },
    left: idsOf(table, ID_COLUMNS[table]),
    before: ["older", "younger"],
    after: ["younger"],
  } satisfies CronCase;
}

const ID_COLUMNS: Record<string, string> = {
  notifications: "key",
  rate_limits: "key",
  auth_tokens: "token_hash",
  known_devices: "token_hash",
};
const lead = (id: string) => ({
  ...{
    id,
    first_name: id,
    last_name: "Reyes",
    business_email: `${id}@x.example`,
    email_key: `${id}@x.example`,
  },
  ...{ company_name: "Fern", project_description: "", source: "contact_form" },
  ...{ created_at: LONG_AGO, updated_at: LONG_AGO },
});
async function putOutbox(now: Date) {
  const { older, younger } = agesAround(now, 7 * DAY);
  for (const [id, state, at] of [
    ["done, older", "done", older],
    ["done, younger", "done", younger],
    ["failed, older", "failed", older],
    ["pending, older", "pending", older],
    ["processing, older", "processing", older],
  ] as const) {
    await put("outbox", {
      id,
      queue: "mail",
      message: "{}",
      state,
      due_at: at,
      created_at: at,
      updated_at: at,
    });
  }
}

async function putFailedJobs(now: Date) {
  const { older, younger } = agesAround(now, 7 * DAY);
  const job = (id: string) => ({
    id,
    queue: "q",
    message: "{}",
    error: "Full",
    attempts: 5,
    failed_at: LONG_AGO,
  });
  await put("failed_jobs", job("never sent again"));
  await put("failed_jobs", { ...job("older"), retried_at: older });
  await put("failed_jobs", { ...job("younger"), retried_at: younger });
}

async function putSessions(now: Date) {
  const { older, younger } = agesAround(now, 12 * HOUR);
  const tomorrow = isoAfter(now, DAY);
  for (const [id, seen, expires] of [
    ["idle", older, tomorrow],
    ["expired", isoAfter(now, 0), isoAfter(now, -SECOND)],
    ["in use", younger, isoAfter(now, SECOND)],
  ] as const) {
    const dates = { created_at: LONG_AGO, last_seen_at: seen, expires_at: expires };
    await put("sessions", { token_hash: id, user_id: "lena", ...dates });
  }
}

/** What each of `DAILY_TASKS` does, by its name there. Needs the account `lena`. */
export const NIGHTLY_CASES: CronCase[] = [
  {
    task: "outbox",
    given: putOutbox,
    // The messages of the tasks themselves are there too.
    left: async () => (await idsOf("outbox")()).filter((id) => /, (older|younger)$/.test(String(id))),
    before: ["done, older", "done, younger", "failed, older", "pending, older", "processing, older"],
    after: ["done, younger", "failed, older", "pending, older", "processing, older"],
  },
  {
    task: "failed-jobs",
    given: putFailedJobs,
    left: idsOf("failed_jobs"),
    before: ["never sent again", "older", "younger"],
    after: ["never sent again", "younger"],
  },
  {
    ...expiring("cron-slots", "cron_slots", 7 * DAY, (job, at) => ({ job, slot: at, started_at: at })),
    left: async () =>
      (await rows("select job from cron_slots where job like '%er' order by 1")).map((row) => row.job),
  },
  expiring("notifications", "notifications", 90 * DAY, (key, at) => ({
    ...{ user_id: "lena", key, kind: "mention", created_at: at },
  })),
  expiring("rate-limits", "rate_limits", 0, (key, at) => ({ key, hits: 1, expires_at: at })),
  {
    task: "sessions",
    given: putSessions,
    left: idsOf("sessions", "token_hash"),
    before: ["expired", "idle", "in use"],
    after: ["in use"],
  },
  expiring("devices", "known_devices", 90 * DAY, (token_hash, at) => ({
    ...{ token_hash, user_id: "lena", created_at: LONG_AGO, last_used_at: at },
  })),
  expiring("tokens", "auth_tokens", 0, (token_hash, at) => ({
    ...{ token_hash, purpose: "reset", user_id: "lena", created_at: LONG_AGO, expires_at: at },
  })),
  expiring("invites", "invites", 30 * DAY, (id, at) => ({
    ...{ id, email: `${id}@x.example`, role: "staff", token_hash: id, created_at: LONG_AGO, expires_at: at },
  })),
  {
    ...expiring("leads", "leads", 30 * DAY, (id, at) => ({ ...lead(id), deleted_at: at })),
    // Another case has four leads of its own.
    before: ["a-older", "b-younger", "c-older", "d-younger", "older", "trashed never", "younger", "a merge"],
    after: ["a-older", "b-younger", "c-older", "d-younger", "trashed never", "younger"],
    left: async () => {
      const kept = await rows("select kept from lead_merges where kept is not null");
      return [...(await idsOf("leads")()), ...kept.map(() => "a merge")];
    },
    given: async (now) => {
      const { older, younger } = agesAround(now, 30 * DAY);
      await put("leads", lead("trashed never"));
      await put("leads", { ...lead("older"), deleted_at: older });
      await put("leads", { ...lead("younger"), deleted_at: younger });
      const merge = { merged_id: "merged", lead_id: "trashed never", kept: "{}" };
      await put("lead_merges", { ...merge, created_at: older });
    },
  },
  expiring("imports", "lead_imports", 30 * DAY, (id, at) => ({
    ...{ id, file_name: "a.csv", state: "done", mode: "skip", header: "[]", mapping: "{}", total_rows: 0 },
    ...{ actor_label: "lena", created_at: LONG_AGO, updated_at: at },
  })),
  expiring("bulk-changes", "bulk_changes", 30 * DAY, (id, at) => ({
    ...{ id, field: "status", value: "lost", state: "done", chosen: 1, total: 1, actor_id: "lena" },
    ...{ actor_label: "lena", created_at: LONG_AGO, updated_at: at },
  })),
  ...STORE_CASES,
];
