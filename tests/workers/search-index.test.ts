import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { removeDemoData } from "../../app/admin/demo-data.server";
import { raiseBookedLead } from "../../app/booking/booked-lead.server";
import type { BookingSender } from "../../app/booking/mails/booking-mails.server";
import type { Host } from "../../app/booking/rules";
import { moveFollowUps } from "../../app/crm/follow-ups/follow-ups.server";
import { settleLateLeads } from "../../app/crm/intake/lead-visits.task.server";
import { acceptLead } from "../../app/crm/intake/spam-review.server";
import { submitContact } from "../../app/crm/intake/submissions.server";
import { readBulkChange, startBulkChange, startUndo } from "../../app/crm/leads/bulk/bulk-changes.server";
import { editLead } from "../../app/crm/leads/fields/lead-edit.server";
import { LEAD_FIELDS } from "../../app/crm/leads/fields/lead-fields";
import { leadSchemaFor } from "../../app/crm/leads/fields/lead-form";
import { changeLead, createLead } from "../../app/crm/leads/lead-changes.server";
import { indexLeads } from "../../app/crm/leads/lead-search.server";
import { deleteLead, eraseLead, purgeDeletedLeads, restoreLead } from "../../app/crm/leads/lead-trash.server";
import { mergeLeads } from "../../app/crm/leads/merge/merge-leads.server";
import { undoMerge } from "../../app/crm/leads/merge/undo-merge.server";
import { leads } from "../../app/crm/tables";
import { DAY } from "../../app/platform/clock";
import { runBatch } from "../../app/platform/db/database.server";
import { newId } from "../../app/platform/ids";
import { seedDemoData } from "../../scripts/demo";
import { SENDER, submission } from "../support/contact";
import { csvFile, HEADER } from "../support/csv";
import { deliverPending, importFile, submitImportForm } from "../support/import-page";
import { searchDifferences } from "../support/search-differences";
import { signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rows, testAnalyticsDb, testDb } from "../support/workers-env";

let headers: Record<string, string> = {};
beforeAll(async () => {
  ({ headers } = await signedInStaff("mina@beaconry.example"));
});
beforeEach(() =>
  clearTables(
    "leads",
    "blogs",
    "blog_generation_log",
    "draft_reviews",
    "postcards",
    "lead_imports",
    "ad_costs",
    "bulk_changes",
    "outbox",
    "audit_log",
  ),
);

const ACTOR = { id: "mina", label: "mina@beaconry.example" };
const FIELDS = leadSchemaFor(LEAD_FIELDS).parse({
  firstName: "Dana",
  lastName: "Reyes",
  businessEmail: "dana@harborauto.example",
  phoneNumber: "(414) 555-0177",
  companyName: "Harbor Auto",
  industry: "Law firm",
  projectDescription: "Three rooftops",
  status: "new",
  priority: "high",
  leadScore: "70",
  source: "referral",
});

async function add(): Promise<string> {
  const id = newId();
  await createLead(testDb(), { id, fields: FIELDS, actor: ACTOR }, TEST_NOW);
  return id;
}

/** Two leads, of which the one that stays takes the other's company. */
async function mergeTwo() {
  const [stays, merged] = [await add(), await add()];
  await rows("update leads set company_name = 'Fern & Moss' where id = ? returning id", merged);
  await runBatch(testDb(), indexLeads(testDb(), sql`(${merged})`));
  const pair = { stays: { id: stays, version: 1 }, merged: { id: merged, version: 1 } };
  await mergeLeads(testDb(), { ...pair, taken: ["companyName"], actor: ACTOR }, TEST_NOW);
  return { stays, merged };
}
const asked = (leadId: string) => ({ leadId, actor: ACTOR });
const submit = (suspicion: string[], fields = {}) =>
  submitContact(
    testDb(),
    submission(fields, { suspicion, submissionKey: crypto.randomUUID() }),
    SENDER,
    TEST_NOW,
  );
const importLines = (mode: string, ...lines: string[]) =>
  importFile(csvFile(HEADER, ...lines), headers, mode);
const trash = (id: string) => deleteLead(testDb(), asked(id), TEST_NOW);

const CHANGED = "Dana,Lindqvist,dana@harborauto.example,,Fern & Moss,,,,,,,Other words";
const NEW = "Otto,Vale,otto@vale.example,,Vale Dental,,,,,,,Lighthouse";

/** Every way to write leads: the file, what happens, and a word that the search then finds or no longer finds. */
const WAYS: [file: string, what: string, write: () => Promise<unknown>, finds: string, lost?: string][] = [
  ["crm/leads/lead-changes.server.ts", "a lead is added", add, "harbor"],
  [
    "crm/leads/lead-changes.server.ts",
    "a lead is edited",
    async () => {
      const edit = { ...asked(await add()), base: { ...FIELDS }, choices: {} };
      await editLead(testDb(), { ...edit, mine: { ...FIELDS, companyName: "Fern & Moss" } }, TEST_NOW);
    },
    "fern",
    "harbor auto",
  ],
  [
    "crm/leads/lead-changes.server.ts",
    "a status and a score are set",
    async () => {
      const patch = () => ({ status: "lost" as const, leadScore: 5 });
      await changeLead(testDb(), { ...asked(await add()), action: "lead.status", patch }, TEST_NOW);
    },
    "reyes",
  ],
  [
    "crm/leads/bulk/portions.server.ts",
    "many leads go to the trash and come back",
    async () => {
      const matching = eq(leads.id, await add());
      const wanted = {
        id: "bulk",
        field: "trash",
        value: TEST_NOW.toISOString(),
        matching,
        actor: ACTOR,
      } as const;
      await startBulkChange(testDb(), wanted, TEST_NOW);
      expect(await rows("select deleted_at from leads")).toEqual([{ deleted_at: TEST_NOW.toISOString() }]);
      const change = await readBulkChange(testDb(), "bulk");
      if (!change) throw new Error("The change was not stored");
      await startUndo(testDb(), { change, actor: ACTOR }, TEST_NOW);
    },
    "harbor",
  ],
  [
    "crm/leads/merge/merge-leads.server.ts",
    "two leads are merged",
    async () => {
      await mergeTwo();
      expect(await find("harbor auto")).toEqual([]);
    },
    "fern",
  ],
  [
    "crm/leads/merge/undo-merge.server.ts",
    "a merge is undone",
    async () => {
      const { stays, merged } = await mergeTwo();
      await undoMerge(testDb(), { leadId: stays, mergedId: merged, actor: ACTOR }, TEST_NOW);
      expect(await find("fern")).toHaveLength(1);
    },
    "harbor auto",
  ],
  [
    "crm/follow-ups/follow-ups.server.ts",
    "follow-ups are moved",
    async () => {
      const leadId = await add();
      await rows("update leads set next_follow_up = '2026-03-01T15:00:00.000Z' returning id");
      const moved = { leadId, before: "2026-03-01T15:00:00.000Z", after: "2026-03-10T15:00:00.000Z" };
      await runBatch(testDb(), moveFollowUps(testDb(), [moved], ACTOR, TEST_NOW));
      expect(await rows("select next_follow_up from leads")).toEqual([{ next_follow_up: moved.after }]);
    },
    "harbor",
  ],
  [
    "booking/booked-lead.server.ts",
    "a demo is booked for a lead",
    async () => {
      const demo = { leadId: sql<string>`${await add()}`, newLeadId: "another", bookingId: "booking" };
      const sender = { company: { demo: { dealCents: 0, score: 20 } } } as BookingSender;
      const statements = raiseBookedLead(
        testDb(),
        { ...demo, host: { id: "mina" } as Host, sender },
        TEST_NOW,
      );
      await rows("update leads set assignee_id = (select id from users limit 1) returning id");
      await runBatch(testDb(), statements);
      expect(await rows("select lead_score from leads")).toEqual([{ lead_score: 90 }]);
    },
    "harbor",
  ],
  ["crm/intake/intake-statements.server.ts", "a contact form comes", () => submit([]), "5550177"],
  [
    "crm/intake/intake-statements.server.ts",
    "a second form joins the lead",
    async () => {
      await submit([]);
      await submit([], { companyName: "Fern & Moss" });
    },
    "harbor",
    "fern",
  ],
  [
    "crm/intake/lead-visits.task.server.ts",
    "a lead takes over what its visit tells",
    async () => {
      await submit([]);
      await rows("update leads set visit_key = 'f0' returning id");
      await settleLateLeads(
        { db: testDb(), analyticsDb: testAnalyticsDb() },
        new Date(TEST_NOW.getTime() + 2 * DAY),
      );
      expect(await rows("select visit_key from leads")).toEqual([{ visit_key: null }]);
    },
    "harbor",
  ],
  ["crm/intake/intake-statements.server.ts", "a form goes to spam review", () => submit(["odd"]), "rooftops"],
  [
    "crm/leads/lead-changes.server.ts",
    "a lead in spam review is accepted",
    async () => {
      const { leadId } = await submit(["odd"]);
      await acceptLead(testDb(), asked(leadId), TEST_NOW);
    },
    "rooftops",
  ],
  [
    "crm/leads/lead-trash.server.ts",
    "a lead goes to the trash and comes back",
    async () => {
      const id = await add();
      await trash(id);
      expect(await searchDifferences()).toEqual([]);
      await restoreLead(testDb(), asked(id), TEST_NOW);
    },
    "reyes",
  ],
  [
    "crm/leads/lead-trash.server.ts",
    "a person is erased",
    async () => {
      const id = await add();
      await submit([], { businessEmail: "otto@vale.example", firstName: "Otto" });
      await eraseLead(testDb(), asked(id), TEST_NOW);
    },
    "otto",
    "dana@harbor",
  ],
  [
    "crm/leads/lead-trash.server.ts",
    "the trash is emptied",
    async () => {
      await trash(await add());
      await submit([], { businessEmail: "otto@vale.example", firstName: "Otto" });
      await purgeDeletedLeads(testDb(), new Date(TEST_NOW.getTime() + 31 * DAY));
    },
    "otto",
    "dana@harbor",
  ],
  [
    "crm/import/rows/write-leads.server.ts",
    "an import creates leads",
    () => importLines("create", NEW),
    "lighthouse",
  ],
  [
    "crm/import/rows/write-leads.server.ts",
    "an import updates leads",
    async () => {
      await add();
      await importLines("update", CHANGED, NEW);
    },
    "lindqvist",
    "reyes",
  ],
  [
    "crm/import/rows/undo-rows.server.ts",
    "an import is taken back",
    async () => {
      await add();
      const { id } = await importLines("update", CHANGED, NEW);
      await submitImportForm(id, { intent: "undo" }, headers);
      await deliverPending();
    },
    "reyes",
    "lighthouse",
  ],
  [
    "../scripts/demo/index.ts",
    "the demo company moves in",
    () => seedDemoData(testDb(), testAnalyticsDb(), TEST_NOW),
    "example",
  ],
  [
    "admin/demo-data.server.ts",
    "the demo company leaves",
    async () => {
      await seedDemoData(testDb(), testAnalyticsDb(), TEST_NOW);
      await submit([]);
      await removeDemoData(testDb(), testAnalyticsDb());
    },
    "harborauto",
  ],
];

const find = (word: string) => rows("select rowid from leads_search where leads_search match ?", `"${word}"`);

test.each(WAYS)(
  "%s: when %s, the search index matches one rebuilt from the leads",
  async (_, __, write, finds, lost) => {
    await write();
    expect(await searchDifferences()).toEqual([]);
    expect(await find(finds)).not.toEqual([]);
    if (lost !== undefined) expect(await find(lost)).toEqual([]);
  },
);

test("no other file writes leads", () => {
  const sources = import.meta.glob<string>(
    ["../../app/**/*.ts", "../../scripts/**/*.ts", "../../workers/**/*.ts"],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  );
  const writes =
    /\.(insert|update|delete)\(leads\)|insertRows\(db, leads,|(insert into|update|delete from) leads\b/i;
  const files = Object.entries(sources).filter(([, source]) => writes.test(source));
  expect(
    files.map(([path]) => path.replace("../../app/", "").replace("../../scripts/", "../scripts/")).sort(),
  ).toEqual([...new Set(WAYS.map(([file]) => file))].sort());
});

test("the comparison detects a missing row, an extra row and an outdated text", async () => {
  await add();
  await env.DB.prepare("update leads set last_name = 'Lindqvist'").run();
  expect(await searchDifferences()).not.toEqual([]);
  await clearTables("leads");
  await add();
  await env.DB.prepare("delete from leads").run();
  expect(await searchDifferences()).not.toEqual([]);
  await clearTables("leads");
  await add();
  await env.DB.prepare("delete from leads_search").run();
  expect(await searchDifferences()).not.toEqual([]);
});
