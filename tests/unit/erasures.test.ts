import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import type { D1 } from "../../scripts/dump/d1";
import { eraseAgain, readErasures } from "../../scripts/dump/erasures";
import type { Row } from "../../scripts/start/sql";

/** A migrated database as the commands reach an account's. */
function openMigrated(): { d1: D1; database: DatabaseSync } {
  const database = new DatabaseSync(":memory:");
  for (const file of globSync("migrations/*.sql").sort()) database.exec(readFileSync(file, "utf8"));
  const query = async (statements: string[]) =>
    statements.map((statement) => database.prepare(statement).all() as Row[]);
  const run = async (statements: string[]) => database.exec(statements.join(";\n"));
  return { database, d1: { name: "beaconry", query, run, runFile: async () => {} } };
}

const AT = "2026-03-01T00:00:00.000Z";

/** What an older copy of the database holds of a lead. */
function putLead(database: DatabaseSync, id: string) {
  database.exec(
    `insert into leads (id, first_name, last_name, business_email, company_name, project_description, source, email_key,
        created_at, updated_at)
      values ('${id}', 'Dana', 'O''Neil', '${id}@x.example', 'Fern', '', 'fair', '${id}', '${AT}', '${AT}');
    insert into lead_notes (id, lead_id, content, created_at) values ('n-${id}', '${id}', 'Called Dana', '${AT}');
    insert into mails (id, kind, to_address, from_address, from_name, subject, html, text, lead_id, created_at, updated_at)
      values ('m-${id}', 'crm', '${id}@x.example', 'a', 'a', 'Dana', 'Dana', 'Dana', '${id}', '${AT}', '${AT}');
    insert into audit_log (id, actor_label, action, entity, entity_id, before, created_at)
      values ('a-${id}', 'lena', 'lead.update', 'lead', '${id}', '{"firstName":"Dana"}', '${AT}')`,
  );
}

test("leads that an older copy brings back are erased with their notes, mails and audit, and the others stay", async () => {
  const { d1, database } = openMigrated();
  putLead(database, "erased");
  putLead(database, "kept");
  // More than one statement's worth, and an id that breaks quoting.
  const others = Array.from({ length: 600 }, (_, at) => `never'here-${at}`);
  expect(await eraseAgain(d1, [...others, "erased"], new Date(AT))).toBe(1);
  expect(
    await d1.query([
      "select id from leads",
      "select id from lead_notes",
      "select lead_id, text from mails order by lead_id",
      "select entity_id, before from audit_log order by entity_id",
    ]),
  ).toEqual([
    [{ id: "kept" }],
    [{ id: "n-kept" }],
    [
      { lead_id: "erased", text: "" },
      { lead_id: "kept", text: "Dana" },
    ],
    [
      { entity_id: "erased", before: null },
      { entity_id: "kept", before: '{"firstName":"Dana"}' },
    ],
  ]);
  // So the next restore knows them, too.
  expect(await readErasures(d1)).toEqual([...others, "erased"].sort());
  expect(await eraseAgain(d1, await readErasures(d1), new Date(AT))).toBe(0);
});
