import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { beforeAll, describe, expect, test } from "vitest";
import { action as changeDeal } from "../../app/crm/deals/changes.route";
import { action as editDeal } from "../../app/crm/deals/deal.route";
import { action as newDeal } from "../../app/crm/deals/new-deal.route";
import { action as keepDraft } from "../../app/crm/email/draft.route";
import { action as sendEmail } from "../../app/crm/email/email.route";
import { action as quarantineReason } from "../../app/crm/intake/spam-review-page/route";
import { action as changeLead } from "../../app/crm/leads/lead-page/route";
import { action as newLead } from "../../app/crm/leads/new-lead-page/route";
import { action as trash } from "../../app/crm/leads/trash-page/route";
import { dumpTables } from "../support/dump";
import { openLead, readActionResult } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { contextAt, ORIGIN, signedInStaff, TEST_NOW } from "../support/staff";
import { rows } from "../support/workers-env";

type Fields = Record<string, string>;
/** An array repeats the field; null omits it. */
type Bad = string | null | string[];
type Action = (args: ActionFunctionArgs) => Promise<unknown>;

type Form = {
  name: string;
  action: Action;
  good: Fields;
  bad: Record<string, Bad[]>;
  /**
   * `fields`: the form responds with field messages and its values. `toast` and `problem`: single-button actions
   * respond with 400 only.
   */
  answers: "fields" | "toast" | "problem";
};

/** Excluded: every request updates the session's last use. */
const SEEN = ["sessions"];
const CONTROL = "a\u0081b";
const TWICE = ["first", "second"];
const text = (max: number): Bad[] => ["x".repeat(max + 1), CONTROL, TWICE];
const needed = (max: number): Bad[] => [null, "", " \t", ...text(max)];
const id: Bad[] = [null, "", "x".repeat(65)];

const LEAD: Fields = {
  ...{ firstName: "Priya", lastName: "Raman", businessEmail: "priya@raman.example", companyName: "Raman" },
  ...{ status: "new", priority: "high", leadScore: "40", source: "manual", projectDescription: "Kept text" },
};
const BAD_LEAD: Record<string, Bad[]> = {
  firstName: needed(200),
  lastName: needed(200),
  businessEmail: [...needed(200), "no address", "two@at@signs.example", "a b@raman.example"],
  phoneNumber: text(200),
  companyName: needed(200),
  industry: text(200),
  projectDescription: text(10_000),
  status: [null, "", "dead", "NEW", ["new", "lost"]],
  priority: [null, "", "urgent"],
  leadScore: ["-5", "101", "7.5", "1e3"],
  source: needed(200),
  dealValue: ["-1", "1e30", "999999999999999"],
  nextFollowUp: ["tomorrow", "2026-13-40T10:00", "2026-02-30", "T09:00", "2026-05-04T9", "9".repeat(300)],
};
const DEAL: Fields = { title: "Two rooftops", value: "14250.50" };
const BAD_DEAL: Record<string, Bad[]> = {
  title: needed(200),
  value: [null, "", " ", "-5", "abc", "1e30", "12,34", TWICE],
  stage: ["won", "Closed Won"],
  probability: ["33", "-10", "x", "1e2x"],
  expectedCloseDate: ["tomorrow", "2026-02-30", "2026-5-4"],
};

let headers: Fields = {};
let params: Fields = {};
let edit: Fields = {};
beforeAll(async () => {
  ({ headers } = await signedInStaff("bad-input@beaconry.example", "staff"));
  const leadId = await insertLead({ companyName: "Harbor Auto" });
  await insertLead({ firstName: "Gone", deletedAt: TEST_NOW.toISOString() });
  await insertLead({ firstName: "Odd", quarantineReason: "sent in under two seconds" });
  params = { leadId };
  await send(newDeal, Object.entries({ ...DEAL, leadId }));
  const [deal] = await rows("select id from deals");
  params = { leadId, dealId: String(deal?.id) };
  const { form } = await openLead(leadId, { headers });
  edit = { intent: "edit", ...form.values, base: form.base };
});

function forms(): Form[] {
  const { leadId = "", dealId = "" } = params;
  const intent = (name: string, field: string, value: string, bad: Bad[]): Form => ({
    ...{ name: `lead: ${name}`, action: changeLead, answers: "fields", bad: { [field]: bad } },
    good: { intent: name, [field]: value },
  });
  const move = { intent: "move", id: dealId, stage: "proposal", after: "", place: "board" };
  return [
    { name: "new lead", action: newLead, good: LEAD, bad: BAD_LEAD, answers: "fields" },
    {
      ...{ name: "lead: edit", action: changeLead, good: edit, answers: "fields" },
      bad: { ...BAD_LEAD, base: [null, "", "[]]", "[1,2]", '{"a":{"b":1}}'] },
    },
    intent("status", "status", "lost", [null, "", "dead", ["new", "lost"]]),
    intent("assign", "assigneeId", "", ["nobody", "__proto__", TWICE]),
    intent("score", "score", "55", [null, "", "-5", "101", "7.5", "abc", "1e1", ["5", "10"]]),
    intent("value", "value", "10", ["-1", "abc", "1e30", "999999999999999", TWICE]),
    intent("note", "content", "Text", needed(10_000)),
    {
      ...{ name: "lead: activity", action: changeLead, answers: "fields" },
      good: { intent: "activity", type: "call", title: "Called", description: "Kept" },
      bad: { type: [null, "", "sing"], title: needed(200), description: text(10_000) },
    },
    {
      ...{ name: "new deal", action: newDeal, good: { ...DEAL, leadId }, answers: "fields" },
      bad: { ...BAD_DEAL, leadId: id },
    },
    {
      ...{ name: "deal: edit", action: editDeal, good: { ...DEAL, version: "1" }, answers: "fields" },
      bad: { ...BAD_DEAL, version: [null, "", "0", "-1", "x", "1.5"] },
    },
    {
      ...{ name: "deal: move", action: changeDeal, good: move, answers: "problem" },
      bad: { intent: [null, "burn"], id, stage: [null, "won"], after: ["x".repeat(65)], place: ["roof"] },
    },
    {
      ...{ name: "deal: undo of a move", action: changeDeal, answers: "problem" },
      good: { ...move, intent: "undo-move", closeDate: "", stageEnteredAt: TEST_NOW.toISOString() },
      bad: {
        ...{ id, stageEnteredAt: [null, "", "yesterday"], closeDate: ["2026-02-30"], leadStatus: ["won"] },
      },
    },
    {
      ...{ name: "deal: convert its lead", action: changeDeal, answers: "problem" },
      good: { intent: "convert", leadId },
      bad: { leadId: id },
    },
    {
      ...{ name: "deal: undo that", action: changeDeal, answers: "problem" },
      good: { intent: "undo-convert", leadId, status: "converted" },
      bad: { leadId: id, status: [null, "", "won"] },
    },
    {
      ...{ name: "deal: assign", action: changeDeal, answers: "fields" },
      good: { intent: "assign", id: dealId, assigneeId: "", shown: "nobody" },
      bad: { id, assigneeId: ["nobody", "x".repeat(65), TWICE], shown: ["x".repeat(65)] },
    },
    {
      ...{ name: "deal: delete", action: changeDeal, answers: "problem" },
      good: { intent: "delete", id: dealId },
      bad: { id },
    },
    {
      ...{ name: "email", action: sendEmail, answers: "toast" },
      good: { intent: "send", subject: "A subject", body: "A body" },
      bad: { subject: needed(200), body: needed(20_000) },
    },
    {
      ...{ name: "draft", action: keepDraft, good: { subject: "A subject", body: "" }, answers: "problem" },
      bad: { subject: ["x".repeat(201), CONTROL], body: ["x".repeat(20_001), CONTROL] },
    },
    {
      ...{ name: "trash", action: trash, good: { intent: "restore", id: leadId }, answers: "problem" },
      bad: { intent: [null, "burn"], id },
    },
    {
      ...{
        name: "spam review",
        action: quarantineReason,
        good: { intent: "accept", id: leadId },
        answers: "problem",
      },
      bad: { intent: [null, "burn"], id },
    },
  ];
}

async function send(action: Action, pairs: [string, string][], more: RequestInit = {}) {
  const request = new Request(`${ORIGIN}/admin/leads`, {
    ...{ method: "POST", body: new URLSearchParams(pairs), ...more },
    headers: { ...headers, ...more.headers },
  });
  try {
    return readActionResult(await action({ request, params, context: contextAt() }));
  } catch (thrown) {
    return readActionResult(thrown);
  }
}

function pairsWith(good: Fields, field: string, bad: Bad): [string, string][] {
  const others = Object.entries(good).filter(([name]) => name !== field);
  const values = bad === null ? [] : [bad].flat();
  return [...others, ...values.map((value): [string, string] => [field, value])];
}

const NAMES = [
  ...[
    "new lead",
    "lead: edit",
    "lead: status",
    "lead: assign",
    "lead: score",
    "lead: value",
    "lead: note",
    "lead: activity",
  ],
  ...["new deal", "deal: edit", "deal: move", "deal: undo of a move", "deal: assign", "deal: delete"],
  ...["email", "draft", "trash", "spam review"],
];

describe.each(NAMES)("the form %s", (name) => {
  const form = () => {
    const found = forms().find((one) => one.name === name);
    if (!found) throw new Error(`There is no form ${name}`);
    return found;
  };

  test("rejects missing, too long, wrongly typed and hostile values, keeps the input and writes nothing", async () => {
    const { action, good, bad, answers } = form();
    const before = await dumpTables(SEEN);
    for (const [field, values] of Object.entries(bad)) {
      for (const value of values) {
        const shown = `${field} = ${JSON.stringify(value)?.slice(0, 40)}`;
        const { status, data, toast } = await send(action, pairsWith(good, field, value));
        expect(status, shown).toBe(400);
        if (answers === "problem") continue;
        expect(toast, shown).toMatchObject({ title: expect.stringMatching(/\w/), destructive: true });
        const others = Object.fromEntries(Object.entries(good).filter(([other]) => other !== field));
        const kept = keptIn(data);
        for (const [other, typed] of Object.entries(others)) {
          if (other in kept) expect(kept[other], `${shown} keeps ${other}`).toBe(typed);
        }
        if (answers === "fields") {
          const messages: unknown = expect.arrayContaining([expect.stringMatching(/\w/)]);
          expect(data, shown).toMatchObject({ fieldErrors: { [field]: messages } });
        }
        if (typeof value === "string" && field !== "base" && Object.keys(kept).length > 0) {
          expect(kept[field] ?? "", shown).toBe(value);
        }
      }
    }
    expect(await dumpTables(SEEN)).toEqual(before);
  });

  test("rejects what is not a form: no body, another type, text that is not UTF-8, and too much data", async () => {
    const { action } = form();
    const before = await dumpTables(SEEN);
    const bodies: [RequestInit, number][] = [
      [{ body: "{}", headers: { "Content-Type": "application/json" } }, 415],
      [{ body: "intent=%FF%FE", headers: { "Content-Type": "application/x-www-form-urlencoded" } }, 400],
      [{ body: new URLSearchParams({ intent: "x".repeat(300_000) }) }, 413],
      [{ method: "PUT" }, 405],
    ];
    for (const [init, status] of bodies) expect(await send(action, [], init)).toMatchObject({ status });
    if (name !== "draft") expect((await send(action, [])).status).toBe(400);
    expect(await dumpTables(SEEN)).toEqual(before);
  });
});

/** The values that a response returns to its form. */
function keptIn(data: unknown): Fields {
  const inForm = partOf(partOf(data, "form"), "values");
  const values = inForm ?? partOf(data, "values");
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, String(value)]));
}

function partOf(data: unknown, name: string): object | null {
  const part = typeof data === "object" && data !== null ? Object.entries(data) : [];
  const found: unknown = part.find(([key]) => key === name)?.[1];
  return typeof found === "object" && found !== null ? found : null;
}
