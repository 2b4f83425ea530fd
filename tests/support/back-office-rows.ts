import type { TestDatabase, Writer } from "./database";
import { insertDealRow } from "./deal-rows";
import { clearLeads, insertLeadRow } from "./lead-rows";

/** Replaces the leads with data for every back-office page. Returns example ids by route parameter. */
export function seedBackOffice(db: TestDatabase): Promise<Record<string, string>> {
  return db.writeAtOnce(insertBackOffice);
}

async function insertBackOffice(db: Writer): Promise<Record<string, string>> {
  await clearLeads(db);
  for (const table of ["mails", "failed_jobs", "blogs", "lead_imports"])
    await db.write(`delete from ${table}`);
  const leadId = await insertLeadRow(db, {
    value: 2_400_000,
    followUp: "2026-12-01T10:00:00.000Z",
    score: 85,
  });
  const otherId = await insertLeadRow(db, {
    firstName: "Twin",
    status: "converted",
    score: 20,
    priority: "high",
  });
  for (const status of ["contacted", "qualified", "proposal", "negotiation", "lost"]) {
    await insertLeadRow(db, {
      firstName: status,
      ...(status === "lost" ? {} : { company: `${status} Works`, email: `${status}@${status}.example` }),
      status,
      priority: "low",
      phone: null,
      score: 65,
      industry: null,
    });
  }
  const oddId = await insertLeadRow(db, { firstName: "Odd", quarantineReason: "sent in under two seconds" });
  const gone = await insertLeadRow(db, { firstName: "Gone" });
  const at = new Date().toISOString();
  await db.write("update leads set deleted_at = ? where id = ?", at, gone);
  for (const type of ["call", "email", "meeting", "note", "task"]) {
    await db.write(
      "insert into lead_activities (id, lead_id, activity_type, title, description, created_at) values (?, ?, ?, ?, ?, ?)",
      `activity-${type}`,
      leadId,
      type,
      `A ${type}`,
      "Talked about three rooftops.",
      at,
    );
  }
  await db.write(
    "insert into lead_notes (id, lead_id, content, created_at) values ('note-1', ?, 'Call before noon.', ?)",
    leadId,
    at,
  );
  const dealId = await insertDealRow(db, { leadId, title: "Map and mail for three rooftops" });
  for (const stage of ["proposal", "closed-won", "closed-lost"])
    await insertDealRow(db, { leadId, title: stage, stage });
  await putPosts(db, at);
  return {
    leadId,
    otherId,
    dealId,
    oddId,
    taskId: "activity-task",
    blogId: "post-1",
    ...(await putMails(db, leadId, at)),
    ...(await putImport(db, at)),
  };
}

async function putPosts(db: Writer, at: string): Promise<void> {
  for (const published of [0, 1]) {
    await db.write(
      `insert into blogs (id, slug, title, meta_description, content, category, location, key_points, published, published_at, created_at, updated_at)
        values (?1, ?1, 'Where the calls went', 'A rank map of Lakeview.', 'A paragraph.', 'SEO', 'Lakeview, WI', '["Count calls","Fix the listing"]', ?2, iif(?2, ?3, null), ?3, ?3)`,
      `post-${published}`,
      published,
      at,
    );
  }
}

async function putMails(db: Writer, leadId: string, at: string): Promise<Record<string, string>> {
  for (const state of ["queued", "sent", "failed"]) {
    await db.write(
      `insert into mails (id, kind, state, to_address, from_address, from_name, subject, html, text, lead_id, last_error, created_at, updated_at)
        values (?1, 'crm', ?2, 'marcus@harborauto.example', 'hello@beaconry.example', 'Beaconry', 'Your rank map', '<p>Here it is.</p>', 'Here it is.', ?3, ?4, ?5, ?5)`,
      `mail-${state}`,
      state,
      leadId,
      state === "failed" ? "The mailbox is full" : null,
      at,
    );
  }
  await db.write(
    "insert into failed_jobs (id, queue, message, error, attempts, failed_at) values ('job-1', 'beaconry-mail', '{}', 'The mailbox is full', 5, ?)",
    at,
  );
  return { mailId: "mail-failed" };
}

/** Creates a finished import and one whose columns are being mapped. */
async function putImport(db: Writer, at: string): Promise<Record<string, string>> {
  const settings = {
    columns: ["firstName", "businessEmail"],
    encoding: "utf-8",
    delimiter: ",",
    found: null,
  };
  for (const state of ["done", "uploaded"]) {
    await db.write(
      `insert into lead_imports (id, file_name, state, mode, header, mapping, total_rows, done_rows, created_rows, failed_rows, actor_label, created_at, updated_at)
        values (?1, 'leads.csv', ?2, 'skip', '["First Name","Email"]', ?3, 2, 2, 1, 1, 'owner@beaconry.example', ?4, ?4)`,
      `import-${state}`,
      state,
      JSON.stringify(settings),
      at,
    );
    await db.write(
      "insert into lead_import_rows (import_id, line, cells, outcome, error) values (?, 3, '[\"Dana\",\"dana@\"]', 'failed', 'Enter a valid email.')",
      `import-${state}`,
    );
  }
  await db.write(
    `insert or replace into bulk_changes (id, field, value, state, chosen, total, changed, next_portion, actor_id, actor_label, created_at, updated_at)
      values ('bulk-done', 'status', 'lost', 'done', 3, 2, 2, 1, 'owner', 'owner@beaconry.example', ?1, ?1)`,
    at,
  );
  return { importId: "import-done", changeId: "bulk-done" };
}
