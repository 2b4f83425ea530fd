import { hashPassword } from "../../../app/auth/password/password.server";
import { DEFAULT_POLICY } from "../../../app/generation/policy";
import { sha256 } from "../../../app/platform/ids";
import { png } from "../png";
import {
  demoTimes,
  FEED,
  GONE,
  IDS,
  INVITE_TOKEN,
  LINK_KEY,
  OWNER,
  PASSWORD,
  type Person,
  POSTCARD,
  READ,
  STAFF,
  TOKENS,
  TOM,
  TOTP_SECRET,
  UNREAD,
} from "./people";

const AT = "2026-01-01T00:00:00.000Z";
const DAY = 24 * 3_600_000;

type Values = Record<string, string | number | null>;
/** A row of a table. `or`: what to do with one that is there, such as `or ignore`. */
export type FormSweepRow = { table: string; values: Values; or: string };

function insert(table: string, values: Values, or = ""): FormSweepRow {
  return { table, values, or };
}

/** Inserts a row. */
export function insertRow(database: D1Database, { table, values, or }: FormSweepRow): D1PreparedStatement {
  const names = Object.keys(values);
  const marks = names.map(() => "?").join(", ");
  return database
    .prepare(`insert ${or} into ${table} (${names.join(", ")}) values (${marks})`)
    .bind(...Object.values(values));
}

let passwordHash = "";

/** One record of every kind, and three people, two of them signed in, for the business database. */
export async function formSweepRows(): Promise<FormSweepRow[]> {
  passwordHash ||= await hashPassword(PASSWORD);
  const people = (await Promise.all([OWNER, STAFF, TOM, GONE].map(accountOf))).flat();
  return [...people, ...leadRows(), ...postRows(), ...otherRows(), ...(await tokenRows())];
}

/** The notes of the analytics. */
export function noteRows(): FormSweepRow[] {
  return [insert("notes", { id: IDS.note, at: AT, text: "Radio spot", author_label: "tom", created_at: AT })];
}

/** The pictures of the people and of a post, by their keys in the bucket. */
export function formSweepPictures(): { key: string; bytes: Uint8Array }[] {
  const keys = [OWNER, STAFF].map(({ picture }) => picture.replace("/admin/", ""));
  return [...keys, `posts/${IDS.postPicture}.png`].map((key) => ({ key, bytes: png(1, 1) }));
}

/** A session that starts now, if the person has not this one already. */
export async function sessionRow(who: Person): Promise<FormSweepRow> {
  return insert("sessions", sessionOf(who, await sha256(who.token)), "or ignore");
}

function sessionOf(who: Person, token_hash: string): Values {
  const now = new Date();
  const at = now.toISOString();
  const expires_at = new Date(now.getTime() + DAY).toISOString();
  return { token_hash, user_id: who.id, created_at: at, last_seen_at: at, expires_at, confirmed_at: at };
}

async function accountOf(who: Person): Promise<FormSweepRow[]> {
  const user = {
    ...{ id: who.id, email: who.email, role: who.role, password_hash: passwordHash },
    ...{ disabled_at: who === GONE ? AT : null, created_at: AT, updated_at: AT },
  };
  const account = insert("users", user);
  if (who === GONE) return [account];
  const passkey = { id: who.passkey, user_id: who.id, name: "Laptop", public_key: "x", counter: 0 };
  const told = { user_id: who.id, kind: "mention", lead_id: IDS.lead, created_at: AT };
  return [
    account,
    insert("profiles", { user_id: who.id, display_name: who.email, avatar_url: who.picture }),
    insert("sessions", sessionOf(who, await sha256(who.token))),
    insert("sessions", sessionOf(who, who.otherSession)),
    insert("passkeys", { ...passkey, created_at: AT }),
    insert("authenticators", { user_id: who.id, secret: TOTP_SECRET, confirmed_at: null, created_at: AT }),
    insert("recovery_codes", { user_id: who.id, code_hash: who.recoveryCode }),
    insert("notifications", { ...told, key: UNREAD }),
    insert("notifications", { ...told, key: READ, read_at: AT }),
  ];
}

function leadRows(): FormSweepRow[] {
  const values = (id: string) => ({
    ...{ id, first_name: "Marcus", last_name: "Bell", business_email: `${id}@auto.example` },
    ...{ project_description: "Three rooftops.", source: "contact_form", email_key: `${id}@auto.example` },
    ...{ created_at: AT, updated_at: AT },
  });
  const lead = (id: string, company_name: string, more: Values = {}) =>
    insert("leads", { ...values(id), company_name, ...more });
  const defaults = { status: "new", priority: "low", lead_score: 0, converted: 0, phone_key: "", is_demo: 0 };
  const was = { ...values(IDS.lead), ...defaults, company_name: "Harbor Auto", version: 8 };
  const merged = { ...values(IDS.mergedLead), ...defaults, company_name: "Harbor Cars", version: 1 };
  const kept = { into: IDS.lead, version: 9, lead: [was], merged: [merged], moved: {}, left: {} };
  const deal = (id: string, rank: string) =>
    insert("deals", {
      ...{ id, rank, lead_id: IDS.lead, title: `Deal ${rank}`, value: 100_000 },
      ...{ stage_entered_at: AT, created_at: AT, updated_at: AT },
    });
  const view = (id: string, deleted_at: string | null) =>
    insert("lead_views", {
      ...{ id, owner_id: STAFF.id, name: `View ${id}`, search: "?status=new", is_shared: 1, deleted_at },
      ...{ created_at: AT, updated_at: AT },
    });
  const demo = (id: string, startsAt: string) =>
    insert("bookings", {
      ...{ id, host_id: OWNER.id, lead_id: IDS.lead, name: "Dana Reyes", email: "dana@auto.example" },
      ...{ starts_at: startsAt, ends_at: new Date(Date.parse(startsAt) + 30 * 60_000).toISOString() },
      ...{ company: "Harbor Auto", time_zone: "America/Chicago", created_at: AT, updated_at: AT },
    });
  return [
    lead(IDS.lead, "Harbor Auto"),
    lead(IDS.trashedLead, "Gone Motors", { deleted_at: AT }),
    lead(IDS.twinLead, "Harbor Autos"),
    insert("lead_merges", {
      ...{ merged_id: IDS.mergedLead, lead_id: IDS.lead, kept: JSON.stringify(kept), created_at: AT },
    }),
    lead(IDS.oddLead, "Odd Works", { quarantine_reason: "sent in under two seconds" }),
    view(IDS.view, null),
    view(IDS.deletedView, AT),
    deal(IDS.deal, "a0"),
    deal(IDS.secondDeal, "a1"),
    demo(IDS.demo, demoTimes().booked),
    demo(IDS.pastDemo, AT),
    ...taskRows(),
    insert("lead_submissions", {
      ...{ id: IDS.submission, lead_id: IDS.lead, submission_key: "a-key", fields: "{}", page_path: "/" },
      created_at: AT,
    }),
  ];
}

/** Tasks that stand alone, and notes of the lead: each open or there, and each done or deleted. */
function taskRows(): FormSweepRow[] {
  const task = (id: string, more: Values = {}) =>
    insert("lead_activities", {
      ...{ id, activity_type: "task", title: "Order paper", assignee_id: STAFF.id, scheduled_at: AT },
      ...{ created_at: "2025-12-01T00:00:00.000Z", ...more },
    });
  const note = (id: string, deleted_at: string | null) =>
    insert("lead_notes", { id, lead_id: IDS.lead, content: "Before noon", deleted_at, created_at: AT });
  const audit = (id: string, action: string, entity_id: string, before: unknown) =>
    insert("audit_log", {
      ...{ id, action, entity: "task", entity_id, actor_label: TOM.email, before: JSON.stringify(before) },
      created_at: AT,
    });
  const moved = { to: "2026-02-01T00:00:00.000Z", moved: [{ id: IDS.task, at: AT, allDay: false }] };
  return [
    task(IDS.task),
    task(IDS.doneTask, { completed_at: AT }),
    task(IDS.deletedTask, { deleted_at: AT }),
    note(IDS.leadNote, null),
    note(IDS.deletedLeadNote, AT),
    audit(IDS.doneTask, "task.done", IDS.doneTask, {
      description: null,
      assigneeId: null,
      lastContacted: null,
    }),
    audit(IDS.movedTasks, "task.move-overdue", IDS.movedTasks, moved),
  ];
}

const CARD = {
  ...{ homes: "Homes in Lakeview", offer: "A free map", front: "Forty-one missed calls" },
  ...{ back: "It opens at seven.\nCall us.", signature: "Olga", handwriting: "blue-pen" },
};

function postRows(): FormSweepRow[] {
  const text = { title: "Forty-one missed calls", meta_description: "Calls.", category: "SEO" };
  const post = (id: string, slug: string, more: Values = {}) =>
    insert("blogs", {
      ...{ id, slug, ...text, content: "It opens at seven. [verify: 61% of callers]", ...more },
      ...{ location: "Lakeview, WI", created_at: AT, updated_at: AT },
    });
  const revision = { id: IDS.revision, blog_id: IDS.post, kind: "save", note: "Before", excerpt: "" };
  const body = { content: "It opened at eight.", key_points: "[]", location: "Lakeview, WI" };
  return [
    post(IDS.post, "missed-calls", { published: 1, published_at: AT, content: "It opens at seven." }),
    post(IDS.draft, "a-draft"),
    post(IDS.trashedPost, "in-the-trash", { deleted_at: AT }),
    insert("post_revisions", { ...revision, ...text, ...body, created_at: AT, updated_at: AT }),
    insert("draft_reviews", {
      ...{ blog_id: IDS.draft, generator: "generate-marketing-article", state: "waiting" },
      ...{ score: 90, gates: "[]", created_at: AT },
    }),
    insert("blog_generation_log", {
      ...{ id: IDS.run, generator: "generate-marketing-article", status: "success", brief: "missed-calls" },
      ...{ created_at: AT, duration_ms: 10 },
    }),
    insert("redirects", { from_path: "/old", to_path: "/about", created_at: AT }),
    insert("audit_log", {
      ...{ id: IDS.redirectChange, actor_label: OWNER.email, action: "redirect.add", entity: "redirect" },
      ...{ entity_id: "/old", after: '{"to":"/about"}', created_at: AT },
    }),
    insert("postcards", {
      ...{ code: POSTCARD, blog_id: IDS.post, campaign: "Roof check", card: JSON.stringify(CARD) },
      created_at: AT,
    }),
  ];
}

function otherRows(): FormSweepRow[] {
  const bulkChange = (id: string, state: string) => [
    insert("bulk_changes", {
      ...{ id, field: "status", value: "lost", state, chosen: 1, total: 1, changed: 0, next_portion: 1 },
      ...{ error: state === "failed" ? "The queue gave up" : null, actor_id: OWNER.id },
      ...{ actor_label: OWNER.email, created_at: AT, updated_at: AT },
    }),
    insert("bulk_portions", { change_id: id, number: 0, leads: "[]" }),
  ];
  const leadImport = (id: string, state: string) =>
    insert("lead_imports", {
      ...{ id, state, file_name: "leads.csv", mode: "skip", header: '["First Name","Email"]' },
      ...{
        mapping: JSON.stringify(IMPORT_SETTINGS),
        total_rows: 1,
        created_rows: state === "done" ? 1 : 0,
        actor_label: OWNER.email,
      },
      ...{ created_at: AT, updated_at: AT },
    });
  const day = { from: 540, to: 1080 };
  const message = { v: 1, id: IDS.job, type: "mail.send", mailId: IDS.mail };
  return [
    insert("mails", {
      ...{ id: IDS.mail, kind: "crm", state: "failed", to_address: "marcus@auto.example" },
      ...{ from_address: "hello@beaconry.example", from_name: "Beaconry", subject: "Your rank map" },
      ...{ html: "<p>Here</p>", text: "Here", lead_id: IDS.lead, created_at: AT, updated_at: AT },
    }),
    insert("mail_suppressions", {
      ...{ address_hash: "fa7a8387df5586dec29b586c3c81c964f16bb9c9b7a845c2dce4ddef4a450850" },
      ...{
        address: "unwanted@harborauto.example",
        reason: "unsubscribed",
        mail_id: IDS.mail,
        created_at: AT,
      },
    }),
    insert("failed_jobs", {
      ...{ id: IDS.job, queue: "mail", message: JSON.stringify(message) },
      ...{ error: "The mailbox is full", attempts: 5, failed_at: AT },
    }),
    insert("ad_costs", {
      ...{ id: IDS.adCost, channel: "paid", campaign: "spring", cents: 120_000, author_label: "tom" },
      ...{ from_day: "2026-03-01", to_day: "2026-03-31", created_at: AT },
    }),
    insert("audit_log", {
      ...{ id: IDS.adCostChange, actor_label: "tom", action: "ad-cost.edit", entity: "ad-cost" },
      ...{ entity_id: IDS.adCost, before: JSON.stringify(AD_COST), created_at: AT },
      after: JSON.stringify({ ...AD_COST, cents: 120_000 }),
    }),
    leadImport(IDS.importWaiting, "uploaded"),
    leadImport(IDS.importDone, "done"),
    ...bulkChange(IDS.bulkDone, "done"),
    ...bulkChange(IDS.bulkFailed, "failed"),
    insert("booking_hosts", {
      ...{ user_id: OWNER.id, name: "Olga", time_zone: "America/Chicago", daily_cap: 8 },
      ...{ week: JSON.stringify([day, day, day, day, day, null, null]), feed_secret: FEED, updated_at: AT },
    }),
    ...Object.entries({
      "generation.policy": DEFAULT_POLICY,
      // The first signed links would make them.
      "booking.key": LINK_KEY,
      "blog.preview-key": LINK_KEY,
    }).map(([key, value]) => insert("settings", { key, value: JSON.stringify(value), updated_at: AT })),
    insert("audit_log", {
      ...{ id: IDS.note, actor_label: OWNER.email, action: "lead.export", entity: "leads", entity_id: "all" },
      created_at: AT,
    }),
  ];
}

/** Before its change. */
const AD_COST = {
  ...{ id: IDS.adCost, channel: "paid", campaign: "spring", cents: 110_000, authorLabel: "tom" },
  ...{ fromDay: "2026-03-01", toDay: "2026-03-31", createdAt: AT },
};

const IMPORT_SETTINGS = {
  columns: ["firstName", "businessEmail"],
  encoding: "utf-8",
  delimiter: ",",
  found: { known: 0, repeated: 0, phones: 0, updatesOnly: 0 },
};

async function tokenRows(): Promise<FormSweepRow[]> {
  const expires_at = new Date(Date.now() + DAY).toISOString();
  const token_hash = await sha256(INVITE_TOKEN);
  const invite = { id: IDS.invite, email: "ana@beaconry.example", role: "staff", token_hash, expires_at };
  const links = Object.entries(TOKENS).map(async ([purpose, token]) => ({
    ...{ token_hash: await sha256(token), purpose, user_id: purpose === "setup" ? null : TOM.id },
    ...{ created_at: AT, expires_at },
  }));
  return [
    insert("invites", { ...invite, created_at: AT }),
    ...(await Promise.all(links)).map((link) => insert("auth_tokens", link)),
  ];
}
