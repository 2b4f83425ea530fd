import { beforeEach, expect, test } from "vitest";
import { allowReceipt, RECEIPTS_PER_DAY } from "../../app/crm/intake/receipt-limit.server";
import { action as contactPage } from "../../app/marketing/contact/contact.route";
import { DAY, HOUR } from "../../app/platform/clock";
import { CONTACT_FORM } from "../support/contact";
import { argsOf, contextAt, post, TEST_NOW } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

beforeEach(() =>
  clearTables("outbox", "mails", "lead_submissions", "lead_activities", "leads", "rate_limits"),
);

const later = (ms: number) => new Date(TEST_NOW.getTime() + ms);
const ask = (email: string, network: string, now = TEST_NOW) =>
  allowReceipt(testDb(), { email, network }, now);

test("an address gets three receipts a day, however it is spelled and whoever asks", async () => {
  const asked = ["a@x.example", "A@X.example", " a@x.example ", "a@x.example"];
  const allowed: boolean[] = [];
  for (const [at, email] of asked.entries()) allowed.push(await ask(email, `network-${at}`));
  expect(allowed).toEqual([true, true, true, false]);
  expect(await ask("a@x.example", "network-1", later(DAY))).toBe(true);
});

test("the tags of an address lead to one mailbox, which gets no more for having many", async () => {
  const asked = ["a@x.example", "a+1@x.example", "A+News+2@X.example", "a+@x.example", "a+3@x.example"];
  const allowed: boolean[] = [];
  for (const [at, email] of asked.entries()) allowed.push(await ask(email, `network-${at}`));
  expect(allowed).toEqual([true, true, true, false, false]);
  // Neither other people nor other servers are meant, and an address may begin with the sign.
  for (const email of ["ab+1@x.example", "a+1@y.example", "+1@x.example", "+2@x.example"]) {
    expect(await ask(email, "other"), email).toBe(true);
  }
});

test("a network causes ten receipts a day, and cannot use up those of others", async () => {
  for (let at = 0; at < RECEIPTS_PER_DAY.network; at += 1) {
    expect(await ask(`person-${at}@x.example`, "one")).toBe(true);
  }
  for (let at = 0; at < 20; at += 1) expect(await ask(`more-${at}@x.example`, "one")).toBe(false);
  const hits = await rows("select hits from rate_limits order by hits desc limit 2");
  // The network's own counter, and that of all receipts, which only the first ten reached.
  expect(hits).toEqual([{ hits: 30 }, { hits: 10 }]);
  expect(await ask("person@x.example", "two")).toBe(true);
});

test("there are a thousand receipts a day in all", async () => {
  await ask("first@x.example", "first");
  const keys = await rows("select key from rate_limits");
  for (const { key } of keys) {
    await testDb().run(`update rate_limits set hits = ${RECEIPTS_PER_DAY.total} where key = '${key}'`);
  }
  expect(await ask("second@x.example", "second")).toBe(false);
});

function sendForm(fields: Record<string, string>, { network = 1, at = TEST_NOW } = {}) {
  const request = post(
    "/contact",
    { ...CONTACT_FORM, ...fields },
    { "CF-Connecting-IP": `203.0.113.${network}` },
  );
  return contactPage(argsOf(request, contextAt(at)));
}
const receipts = () => rows("select to_address from mails where kind = 'lead-receipt'");

test("a form that a bad line sends four times costs one receipt, so that later messages have theirs", async () => {
  const first = { projectDescription: "Message 1", submissionKey: crypto.randomUUID() };
  for (const _ of [1, 2, 3, 4]) expect(await sendForm(first)).toMatchObject({ status: 303 });
  expect(await receipts()).toHaveLength(1);
  const counted = await rows("select hits from rate_limits order by hits");
  // Mailbox, network and all of them; the network's forms are counted as they come.
  expect(counted).toEqual([{ hits: 1 }, { hits: 1 }, { hits: 1 }, { hits: 4 }]);
  for (const at of [2, 3, 4]) {
    await sendForm({ projectDescription: `Message ${at}`, submissionKey: crypto.randomUUID() });
  }
  expect(await receipts()).toHaveLength(3);
});

test("beyond the limit the message is stored and sales are told, without a receipt", async () => {
  const send = (at: number) =>
    sendForm({ projectDescription: `Message ${at}` }, { network: at, at: later(at * HOUR) });
  for (const at of [1, 2, 3, 4, 5]) {
    expect(await send(at)).toMatchObject({ status: 303 });
  }
  expect(await rows("select kind, count(*) n from mails group by kind order by kind")).toEqual([
    { kind: "lead-notice", n: 5 },
    { kind: "lead-receipt", n: 3 },
  ]);
  expect(await rows("select count(*) n from lead_submissions")).toEqual([{ n: 5 }]);
});
