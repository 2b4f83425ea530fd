import { beforeEach, expect, test } from "vitest";
import { bookDemo } from "../../app/booking/bookings.server";
import { BOOKED_AT, clearBookings, demoRequest, putHost, START, testSender } from "../support/bookings";
import { decodeEntities, findAll } from "../support/page";
import { formPost, requestSite } from "../support/site";
import { database, staffMember } from "../support/staff";
import { rows } from "../support/workers-env";

const VICTIM = "dana@harborauto.example";
const GUEST = { name: "Dana Reyes", email: VICTIM, company: "Harbor Auto", zone: "America/New_York" };
const STRANGER = { "CF-Connecting-IP": "198.51.100.7" };
/** What signs a link: 64 hexadecimal digits. */
const SIGNATURE = /[\da-f]{64}/i;

beforeEach(async () => {
  await clearBookings();
  await staffMember("tom@beaconry.example");
});

/** What a fresh page of /book-now holds. */
async function openForm(): Promise<{ key: string; times: string[] }> {
  const html = await (await requestSite("/book-now")).text();
  const [key] = await findAll(html, "#demo-form input[name=submissionKey]");
  const times = await findAll(html, "#demo-form input[name=start]");
  return { key: key?.attributes.value ?? "", times: times.map(({ attributes }) => attributes.value ?? "") };
}

const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  requestSite("/book-now", formPost({ ...GUEST, ...fields }, headers));

/** Status, headers and body as text, all of an answer that anybody sees. */
async function allOf(response: Response): Promise<string> {
  return [response.status, ...[...response.headers].flat(), await response.text()].join("\n");
}

const bookings = () => rows("select id, email, starts_at from bookings order by rowid");
const mailsTo = (address: string) =>
  rows("select subject, text from mails where to_address = ? order by rowid", address);

test("each page has a key of its own, and no cache keeps it", async () => {
  const [first, second] = [await openForm(), await openForm()];
  expect(first.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(second.key).not.toBe(first.key);
  expect((await requestSite("/book-now")).headers.get("Cache-Control")).toContain("private");
});

test("who enters another's address and time is given no link: it goes to the mailbox", async () => {
  const { key, times } = await openForm();
  const start = times[0] ?? "";
  const own = (await send({ start, submissionKey: key })).headers.get("Location") ?? "";
  expect(own).toMatch(SIGNATURE);
  for (const submissionKey of [(await openForm()).key, "", "1", "x".repeat(100)]) {
    for (const email of ["Dana@HarborAuto.example", "dana+tag@harborauto.example"]) {
      const answer = await send({ name: "Mallory", email, company: "Evil", start, submissionKey }, STRANGER);
      expect(answer.status).toBe(409);
      const text = await allOf(answer);
      expect(text).not.toMatch(SIGNATURE);
      expect(text).not.toContain(String((await bookings())[0]?.id));
      expect(decodeEntities(text)).toContain("If you booked it yourself");
    }
  }
  expect(await bookings()).toHaveLength(1);
  const [, again, ...more] = await mailsTo(VICTIM);
  expect(again?.subject).toMatch(/^You already have this demo: /);
  expect(again?.text).toContain(own.replace("?new", ""));
  expect(again?.text).not.toMatch(/mallory|evil/i);
  // The day's limit of six mails to one mailbox, the booking's own among them.
  expect(more).toHaveLength(4);
  expect(await rows("select count(*) as n from outbox where message like '%mail.send%'")).toEqual([{ n: 7 }]);
  expect(await mailsTo("dana+tag@harborauto.example")).toEqual([]);
});

test("a stranger reads the same answer for another's own time and for anybody's", async () => {
  const { key, times } = await openForm();
  const start = times[0] ?? "";
  await send({ start, submissionKey: key });
  const answerFor = async (email: string) => {
    const { submissionKey } = { submissionKey: (await openForm()).key };
    const text = await allOf(await send({ email, start, submissionKey }, STRANGER));
    return text
      .replaceAll(email, "EMAIL")
      .replaceAll(/name="submissionKey" value="[^"]*"/g, "")
      .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, "ID");
  };
  expect(await answerFor(VICTIM)).toBe(await answerFor("nobody@pier.example"));
});

test("with another host free at that time, too, the mailbox is not booked twice", async () => {
  for (const email of ["ana@beaconry.example", "bo@beaconry.example"])
    await putHost((await staffMember(email)).id);
  const { key, times } = await openForm();
  const start = times[0] ?? "";
  expect((await send({ start, submissionKey: key })).status).toBe(303);
  expect((await send({ start, submissionKey: (await openForm()).key }, STRANGER)).status).toBe(409);
  expect(await bookings()).toHaveLength(1);
});

test("the same form sent twice leads to the same booking, also after it was moved", async () => {
  const { key, times } = await openForm();
  const fields = { start: times[0] ?? "", submissionKey: key };
  const first = (await send(fields)).headers.get("Location");
  const second = await send(fields, STRANGER);
  expect([second.status, second.headers.get("Location")]).toEqual([303, first]);
  await requestSite((first ?? "").replace("?new", ""), formPost({ intent: "move", start: times[3] ?? "" }));
  expect((await send(fields)).headers.get("Location")).toBe(first);
  expect(await bookings()).toMatchObject([{ starts_at: times[3] }]);
  expect(await rows("select count(*) as n from lead_submissions")).toEqual([{ n: 1 }]);
});

test("the key of one form opens no other booking", async () => {
  const { key, times } = await openForm();
  await send({ start: times[0] ?? "", submissionKey: key });
  const others: Record<string, string>[] = [
    { start: times[1] ?? "", submissionKey: key },
    { start: times[2] ?? "", submissionKey: key, email: "ana@pier.example" },
  ];
  for (const fields of others) expect((await send(fields)).status).toBe(303);
  expect((await bookings()).map(({ email, starts_at }) => [email, starts_at])).toEqual([
    [VICTIM, times[0]],
    [VICTIM, times[1]],
    ["ana@pier.example", times[2]],
  ]);
});

test("ten parallel tries of one form, with two hosts free, are one booking", async () => {
  for (const email of ["ana@beaconry.example", "bo@beaconry.example"])
    await putHost((await staffMember(email)).id);
  const { key, times } = await openForm();
  const fields = { start: times[0] ?? "", submissionKey: key };
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(fields)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(303));
  expect(new Set(answers.map(({ headers }) => headers.get("Location")?.split("?")[0])).size).toBe(1);
  expect(await bookings()).toHaveLength(1);
  expect(await rows("select count(*) as n from leads")).toEqual([{ n: 1 }]);
});

test("a form whose booking was cancelled books anew", async () => {
  const request = { ...demoRequest(), submissionKey: crypto.randomUUID() };
  const sender = await testSender();
  await bookDemo(database(), request, sender, BOOKED_AT);
  await rows("update bookings set status = 'cancelled'");
  expect((await bookDemo(database(), request, sender, BOOKED_AT)).kind).toBe("booked");
  expect(await rows("select status, starts_at from bookings order by rowid")).toEqual([
    { status: "cancelled", starts_at: START.toISOString() },
    { status: "booked", starts_at: START.toISOString() },
  ]);
});
