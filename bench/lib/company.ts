import { generateNKeysBetween } from "fractional-indexing";
import type { Miniflare } from "miniflare";
import { DEAL_STAGES } from "../../app/crm/deals/deal.ts";
import { ACTIVITY_TYPES, LEAD_PRIORITIES, LEAD_STATUSES } from "../../app/crm/leads/lead.ts";
import { createSeededRandom, type SeededRandom } from "../../app/platform/seeded-random.ts";
import { INDEX_ALL_LEADS } from "../../tests/support/search-rows.ts";
import { BENCH_STAFF, insertBenchStaff } from "./bench-staff.ts";
import { sized } from "./run.ts";

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;
type Value = string | number | null;

export const SCALE = sized(
  { leads: 100_000, activities: 300_000, tasks: 200_000, deals: 30_000 },
  { leads: 500, activities: 1500, tasks: 1000, deals: 150 },
);
/** A lead with this many activities in addition to its share of the rest. */
export const BUSY_LEAD = leadId(0);
const BUSY_ACTIVITIES = 100;
/** Occurs in one of a thousand descriptions. */
export const RARE_WORD = "quicksilver";

const FIRST =
  "Marcus Dana Priya Owen Lena Theo Rosa Ines Cole Amara Jonas Mei Ravi Greta Hugo Nadia Silas Paula Felix Tessa".split(
    " ",
  );
const LAST =
  "Bell Reyes Shah Ward Novak Lindt Marsh Okafor Dunn Petrov Hale Castillo Berg Ito Flores Quinn Adler Stone Vance Doyle".split(
    " ",
  );
const PLACES =
  "Harbor Lakeview Northside Cedar Summit Prairie Granite Willow Canyon Bayside Maple Juniper".split(" ");
const TRADES =
  "Auto Dental Law Roofing Plumbing Realty Bikes Bakery Clinic Motors Heating Partners Outfitters".split(" ");
const NEEDS = "calls rankings postcards budgets reviews bookings listings quotes visits referrals".split(" ");
const SCENES =
  "rooftops branches counties showrooms offices kitchens warehouses corners suburbs streets".split(" ");

/** Percentages as in a real sales team: many new leads, few in negotiation; one industry is rare. */
const STATUSES = spread(LEAD_STATUSES, [30, 22, 14, 10, 5, 9, 10]);
const PRIORITIES = spread(LEAD_PRIORITIES, [30, 50, 20]);
const STAGES = spread(DEAL_STAGES, [34, 18, 14, 8, 16, 10]);
export const INDUSTRIES = [
  "Home services",
  "Healthcare",
  "Law firm",
  "Auto dealership",
  "E-commerce",
  "Real estate",
  "Agency",
];
const INDUSTRY_OF = [...spread(INDUSTRIES, [26, 22, 17, 13, 10, 6, 1]), null, null, null, null, null];

const DAY_MS = 86_400_000;
const SPAN_MS = 3 * 365 * DAY_MS;
/** Rows per statement: keeps the JSON below D1's 2 MB per value. */
const ROWS_AT_ONCE = 2000;

/**
 * Fills the CRM with `SCALE`, and adds the owner whose tasks some are. Deterministic except for the dates, which end at `now`. Writes maintain the indexes as
 * usual.
 */
export async function seedCompany(database: Database, now: Date): Promise<void> {
  const random = createSeededRandom("crm");
  await insertBenchStaff(database, now);
  await insert(database, "leads", LEAD_COLUMNS, SCALE.leads, (at) => leadRow(at, now, random));
  await database.prepare(INDEX_ALL_LEADS).run();
  await insert(database, "lead_activities", ACTIVITY_COLUMNS, SCALE.activities, (at) =>
    activityRow(at, now, random),
  );
  await insert(database, "lead_activities", TASK_COLUMNS, SCALE.tasks, (at) => taskRow(at, now, random));
  const ranks = generateNKeysBetween(null, null, SCALE.deals);
  const deals = ranks.map((rank, at) => dealRow(at, rank, now, random));
  await insert(database, "deals", DEAL_COLUMNS, SCALE.deals, (at) => deals[at] ?? []);
  await insert(database, "deal_stage_changes", CHANGE_COLUMNS, SCALE.deals, (at) => changeRow(at, now));
}

const LEAD_COLUMNS =
  "id first_name last_name business_email phone_number company_name industry project_description status priority lead_score source deal_value next_follow_up converted email_key phone_key tags created_at updated_at";

/** Two of five leads have one to three of 40 tags, in many combinations. */
function tagsOf(at: number): string | null {
  if (at % 5 > 1) return null;
  const tags = [1, 7, 11].slice(0, 1 + (at % 3)).map((step) => `Tag ${(at * step) % 40}`);
  return [...new Set(tags)].join();
}

function leadRow(at: number, now: Date, random: SeededRandom): Value[] {
  const first = random.pick(FIRST);
  const last = random.pick(LAST);
  const company = `${random.pick(PLACES)} ${random.pick(TRADES)} ${random.between(1, 400)}`;
  const email = `${first}.${last}.${at}@${company.replaceAll(" ", "-")}.example`.toLowerCase();
  // Seven of eight phone numbers are unique.
  const phone = `216555${String(random.chance(0.875) ? 10_000 + at : random.between(0, 9999)).padStart(4, "0")}`;
  const status = random.pick(STATUSES);
  const created = iso(now, -(SPAN_MS * (SCALE.leads - at - random.next())) / SCALE.leads);
  const rare = random.chance(0.001) ? ` They asked for ${RARE_WORD}.` : "";
  const description = `We have ${random.between(2, 31)} ${random.pick(SCENES)} and want more ${random.pick(NEEDS)} from ${random.pick(PLACES)}; last year it was mostly ${random.pick(NEEDS)}.${rare}`;
  return [
    leadId(at),
    first,
    last,
    email,
    `(216) 555-${phone.slice(6)}`,
    company,
    random.pick(INDUSTRY_OF),
    description,
    status,
    random.pick(PRIORITIES),
    random.between(0, 100),
    "import",
    random.chance(0.3) ? null : random.between(100_000, 10_000_000, 25_000),
    random.chance(0.7) ? null : iso(now, random.next() * 60 * DAY_MS),
    status === "converted" ? 1 : 0,
    email,
    phone,
    tagsOf(at),
    created,
    created,
  ];
}

const ACTIVITY_COLUMNS = "id lead_id activity_type title description completed_at created_at";

function activityRow(at: number, now: Date, random: SeededRandom): Value[] {
  const lead = at < BUSY_ACTIVITIES ? 0 : random.between(0, SCALE.leads - 1);
  const type = random.pick(ACTIVITY_TYPES);
  const created = iso(now, -(SPAN_MS * (SCALE.activities - at)) / SCALE.activities);
  const description = `Talked about ${random.pick(NEEDS)} at ${random.pick(PLACES)}.`;
  return [`activity-${at}`, leadId(lead), type, `Follow-up by ${type}`, description, created, created];
}

const TASK_COLUMNS =
  "id lead_id assignee_id activity_type title scheduled_at due_all_day completed_at created_at";

/** Every tenth is open, and due from twenty days ago to sixty ahead; a quarter is the staff's, the others nobody's. */
function taskRow(at: number, now: Date, random: SeededRandom): Value[] {
  const isOpen = at % 10 === 0;
  const due = isOpen
    ? iso(now, (random.next() * 80 - 20) * DAY_MS)
    : iso(now, -(SPAN_MS * (SCALE.tasks - at)) / SCALE.tasks);
  const lead = leadId(random.between(0, SCALE.leads - 1));
  const assignee = random.chance(0.25) ? BENCH_STAFF : null;
  const created = iso(new Date(due), -7 * DAY_MS);
  return [
    `task-${at}`,
    lead,
    assignee,
    "task",
    `Send ${random.pick(NEEDS)}`,
    due,
    0,
    isOpen ? null : due,
    created,
  ];
}

const DEAL_COLUMNS =
  "id lead_id title value stage probability expected_close_date actual_close_date rank stage_entered_at created_at updated_at";

function dealRow(at: number, rank: string, now: Date, random: SeededRandom): Value[] {
  const stage = random.pick(STAGES);
  const entered = iso(now, -random.next() * 120 * DAY_MS);
  const closed = stage.startsWith("closed") ? entered.slice(0, 10) : null;
  const expected = iso(now, random.next() * 90 * DAY_MS).slice(0, 10);
  const lead = leadId(random.between(0, SCALE.leads - 1));
  const title = `${random.pick(PLACES)} ${random.pick(NEEDS)}`;
  const value = random.between(100_000, 10_000_000, 25_000);
  return [`deal-${at}`, lead, title, value, stage, 25, expected, closed, rank, entered, entered, entered];
}

const CHANGE_COLUMNS = "id deal_id to_stage actor_label created_at";

function changeRow(at: number, now: Date): Value[] {
  return [`change-${at}`, `deal-${at}`, "qualification", "owner@beaconry.example", now.toISOString()];
}

async function insert(
  database: Database,
  table: string,
  columns: string,
  count: number,
  rowOf: (at: number) => Value[],
): Promise<void> {
  const names = columns.split(" ");
  const values = names.map((_, at) => `json_extract(value, '$[${at}]')`);
  const statement = database.prepare(
    `insert into ${table} (${names.join(", ")}) select ${values.join(", ")} from json_each(?)`,
  );
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const length = Math.min(ROWS_AT_ONCE, count - from);
    await statement.bind(JSON.stringify(Array.from({ length }, (_, at) => rowOf(from + at)))).run();
  }
}

/** The id of a lead by its place. */
export function leadId(at: number): string {
  return `lead-${String(at).padStart(6, "0")}`;
}

function iso(now: Date, byMs: number): string {
  return new Date(now.getTime() + byMs).toISOString();
}

function spread<Name extends string>(names: readonly Name[], shares: number[]): Name[] {
  return names.flatMap((name, at) => Array.from({ length: shares[at] ?? 0 }, () => name));
}
