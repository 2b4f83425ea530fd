import { beforeEach, expect, test } from "vitest";
import { bookDemo } from "../../app/booking/bookings.server";
import { listHeldDemos } from "../../app/booking/held-demos.server";
import { BOOKED_AT, clearBookings, demoRequest, START, testSender } from "../support/bookings";
import { readActionResult, submitSpamReviewForm } from "../support/lead-page";
import { decodeEntities, findAll } from "../support/page";
import { formPost, requestSite } from "../support/site";
import { database, signedInOnSite, signedInStaff, staffMember } from "../support/staff";
import { rows } from "../support/workers-env";

const GUEST = { name: "Dana Reyes", company: "Harbor Auto", zone: "America/New_York" };
const db = database();
const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const count = async (query: string) => (await rows(`select count(*) as n from ${query}`))[0]?.n;

beforeEach(clearBookings);

async function freeTimes(): Promise<string[]> {
  const html = await (await requestSite("/book-now")).text();
  return (await findAll(html, "#demo-form input[name=start]")).map(
    ({ attributes }) => attributes.value ?? "",
  );
}

const send = (start: string, email: string, from: string) =>
  requestSite("/book-now", formPost({ ...GUEST, start, email }, { "CF-Connecting-IP": from }));

/** The toast that the next page shows. */
async function toastAfter(response: Response): Promise<string> {
  const cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const page = await requestSite("/book-now", { headers: { Cookie: cookie } });
  return decodeEntities(await page.text());
}

test("a mailbox has two demos ahead, whatever its address is tagged with; the third waits for staff, and says so", async () => {
  await staffMember("tom@beaconry.example");
  const times = await freeTimes();
  const answers: Response[] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    answers.push(await send(times[nth] ?? "", `dana+${nth}@harborauto.example`, `203.0.113.${nth}`));
  }
  expect(answers.map(({ headers }) => headers.get("Location")?.split("?")[0]?.slice(0, 9))).toEqual([
    "/booking/",
    "/booking/",
    "/book-now",
  ]);
  const html = await toastAfter(answers[2] ?? new Response());
  expect(html).toContain("We have your request");
  expect(html).toContain("so a person confirms this one by email. What is booked stays.");
  expect(await count("bookings")).toBe(2);
  expect(await rows("select email, starts_at, reason from held_demos")).toEqual([
    {
      email: "dana+2@harborauto.example",
      starts_at: times[2],
      reason: "The address has 2 demos ahead, or its network booked 5 today",
    },
  ]);
  expect(await count("mails where to_address like 'dana+2%'")).toBe(0);
  expect((await send(times[2] ?? "", "ana@pier.example", "203.0.113.9")).status).toBe(303);
});

test("a network books five demos a day; the sixth waits for staff, and another network's is booked", async () => {
  await staffMember("tom@beaconry.example");
  const times = await freeTimes();
  const from = (nth: number, network: string) =>
    send(times[nth] ?? "", `guest${nth}@harbor.example`, network);
  for (let nth = 0; nth < 6; nth += 1) expect((await from(nth, `2001:db8:1:2::${nth}`)).status).toBe(303);
  expect(await count("bookings")).toBe(5);
  expect(await count("held_demos")).toBe(1);
  expect((await from(6, "2001:db8:1:3::1")).headers.get("Location")).toMatch(/^\/booking\//);
  expect(await count("bookings")).toBe(6);
});

test("what is over or cancelled does not count, nor does a time that was taken", async () => {
  await staffMember("tom@beaconry.example");
  const sender = await testSender();
  const book = (minutes: number, now = BOOKED_AT) => bookDemo(db, demoRequest({}, at(minutes)), sender, now);
  await book(0);
  await book(30);
  expect((await book(60)).kind).toBe("review");
  await rows("update bookings set status = 'cancelled' where starts_at = ?", at(30).toISOString());
  expect((await book(60)).kind).toBe("booked");
  expect((await book(90)).kind).toBe("review");
  expect((await book(24 * 60, at(30))).kind).toBe("booked");
});

test("of many at one moment no more are booked than the limits allow", async () => {
  await staffMember("tom@beaconry.example");
  const sender = await testSender();
  const atOnce = (part: (nth: number) => { email: string; network: string }) =>
    Promise.all(
      Array.from({ length: 8 }, (_, nth) => {
        const { email, network } = part(nth);
        return bookDemo(db, { ...demoRequest({ email }, at(30 * nth)), network }, sender, BOOKED_AT);
      }),
    );
  const mailbox = await atOnce((nth) => ({ email: `dana+${nth}@harborauto.example`, network: `${nth}` }));
  expect(mailbox.filter(({ kind }) => kind === "booked")).toHaveLength(2);
  expect(await count("bookings")).toBe(2);
  await rows("delete from bookings");
  const network = await atOnce((nth) => ({ email: `guest${nth}@harbor.example`, network: "one" }));
  expect(network.filter(({ kind }) => kind === "booked")).toHaveLength(5);
  expect(await count("bookings")).toBe(5);
});

async function holdOne() {
  const { headers } = await signedInStaff("tom@beaconry.example", "owner", new Date());
  const times = await freeTimes();
  for (let nth = 0; nth < 3; nth += 1) {
    await send(times[nth] ?? "", "dana@harborauto.example", `203.0.113.${nth}`);
  }
  const [held] = await listHeldDemos(db);
  return { headers, times, leadId: held?.lead.id ?? "" };
}

test("staff see a known guest's demo in spam review, and accepting books it and mails the guest", async () => {
  const { headers, times, leadId } = await holdOne();
  const onSite = await signedInOnSite("ana@beaconry.example");
  const page = await requestSite("/admin/leads/spam-review", { headers: onSite.headers });
  expect(decodeEntities(await page.text())).toContain("The address has 2 demos ahead");
  await rows("delete from mails");
  const accept = () => submitSpamReviewForm({ intent: "accept", id: leadId }, { headers, now: new Date() });
  const [first, second] = await Promise.all([accept(), accept()]);
  expect([readActionResult(first).status, readActionResult(second).status]).toEqual([303, 303]);
  expect(await rows("select starts_at from bookings order by starts_at")).toEqual(
    times.slice(0, 3).map((starts_at) => ({ starts_at })),
  );
  expect(await count("held_demos")).toBe(0);
  expect(await count("mails where to_address = 'dana@harborauto.example'")).toBe(1);
  expect(await count("audit_log where action = 'booking.accept'")).toBe(1);
});

test("accepting what looked like spam books its demo; deleting one of a known lead declines the demo alone", async () => {
  const { headers, leadId, times } = await holdOne();
  const decline = await submitSpamReviewForm({ intent: "delete", id: leadId }, { headers, now: new Date() });
  expect(readActionResult(decline).toast).toMatchObject({ title: "Demo declined" });
  expect(await count("held_demos")).toBe(0);
  expect(await count("leads where deleted_at is null")).toBe(1);
  await requestSite(
    "/book-now",
    formPost({ ...GUEST, email: "bot@pier.example", start: times[4] ?? "", trap: "x" }),
  );
  const [held] = await listHeldDemos(db);
  const id = held?.lead.id ?? "";
  await submitSpamReviewForm({ intent: "accept", id }, { headers, now: new Date() });
  expect(await rows("select quarantine_reason from leads where id = ?", id)).toEqual([
    { quarantine_reason: null },
  ]);
  expect(await count("bookings where email = 'bot@pier.example' and status = 'booked'")).toBe(1);
});

test("a held demo whose time was taken meanwhile stays, and staff are told", async () => {
  const { headers, times, leadId } = await holdOne();
  expect((await send(times[2] ?? "", "ana@pier.example", "203.0.113.9")).status).toBe(303);
  const sent = await submitSpamReviewForm({ intent: "accept", id: leadId }, { headers, now: new Date() });
  expect(JSON.stringify(readActionResult(sent).toast)).toContain("The demo is not booked");
  expect(await count("held_demos")).toBe(1);
});

test("accepting a demo whose guest got its time meanwhile empties the review, and books nothing twice", async () => {
  const { headers, times, leadId } = await holdOne();
  const [held] = await listHeldDemos(db);
  const meanwhile = demoRequest(
    { name: GUEST.name, company: GUEST.company, email: "dana@harborauto.example" },
    new Date(times[2] ?? ""),
  );
  const booked = await bookDemo(db, meanwhile, await testSender(), new Date(), {
    alongside: [],
    actorId: "",
  });
  expect(booked.kind).toBe("booked");
  expect(held?.demo.startsAt).toBe(times[2]);
  const sent = await submitSpamReviewForm({ intent: "accept", id: leadId }, { headers, now: new Date() });
  expect(JSON.stringify(readActionResult(sent).toast)).not.toContain("not booked");
  expect(await count("held_demos")).toBe(0);
  expect(await count(`bookings where starts_at = '${times[2]}'`)).toBe(1);
});
