import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { submitContact } from "../../app/crm/intake/submissions.server";
import { SENDER, submission } from "../support/contact";
import { clear, rows, testDb } from "../support/workers-env";

beforeEach(() => clear("lead_submissions", "lead_activities", "leads"));

const RECOUNT = `select status, priority, coalesce(industry, '') industry, count(*) leads, sum(converted) converted,
  sum(lead_score) score_sum, sum(coalesce(deal_value, 0)) value_sum, count(deal_value) valued
  from leads where deleted_at is null and quarantine_reason is null group by 1, 2, 3 order by 1, 2, 3`;
const KEPT = `select status, priority, industry, leads, converted, score_sum, value_sum, valued
  from lead_counters where leads > 0 order by 1, 2, 3`;

test("the kept lead counters equal a recount after inserts, changes, deletes and restores", async () => {
  for (let at = 0; at < 12; at += 1) {
    const suspicion = at % 4 === 0 ? ["odd"] : [];
    const input = submission(
      { businessEmail: `p${at}@x.example`, industry: at % 3 ? "Healthcare" : "" },
      { submissionKey: `${at}`, suspicion },
    );
    await submitContact(testDb(), input, SENDER, new Date("2026-05-04T10:00:00Z"));
  }
  const changes = [
    "update leads set status = 'converted', converted = 1, deal_value = 5000 where rowid % 2 = 0",
    "update leads set lead_score = 85, priority = 'high' where rowid % 3 = 0",
    "update leads set deleted_at = '2026-05-05T00:00:00.000Z' where rowid % 5 = 0",
    "update leads set quarantine_reason = null where rowid % 4 = 1",
    "update leads set deleted_at = null, industry = null where rowid % 10 = 0",
    "update leads set company_name = 'Elsewhere'",
    "delete from leads where rowid % 7 = 0",
  ];
  for (const change of changes) {
    await env.DB.prepare(change).run();
    expect(await rows(KEPT), change).toEqual(await rows(RECOUNT));
    const [days] = await rows("select sum(leads) n from lead_days");
    const [listed] = await rows(
      "select count(*) n from leads where deleted_at is null and quarantine_reason is null",
    );
    expect(days, change).toEqual(listed);
  }
});

test("the search index follows inserts, changes and deletes", async () => {
  await submitContact(testDb(), submission({ companyName: "Fern & Thistle" }), SENDER, new Date());
  const find = (text: string) =>
    rows("select count(*) n from leads_search where leads_search match ?", `"${text}"`);
  expect(await find("thist")).toEqual([{ n: 1 }]);
  await env.DB.prepare("update leads set company_name = 'Quarter Mile'").run();
  expect(await find("thist")).toEqual([{ n: 0 }]);
  expect(await find("rter mi")).toEqual([{ n: 1 }]);
  await env.DB.prepare("delete from lead_submissions").run();
  await env.DB.prepare("delete from leads").run();
  expect(await find("rter mi")).toEqual([{ n: 0 }]);
});
