import { beforeEach, expect, test, vi } from "vitest";
import { previewPath } from "../../app/blog/article/preview.server";
import { clearBookings } from "../support/bookings";
import { findAll } from "../support/page";
import { insertPosts } from "../support/posts";
import { formPost, requestSite } from "../support/site";
import { staffMember } from "../support/staff";
import { clearTables, rows, SITE_URL, testDb } from "../support/workers-env";

const PERSON = {
  "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36",
};
const SECRETS = [
  "/booking/x-secret",
  "/booking/x-secret/demo.ics",
  "/blog/preview/x.1.secret",
  "/BOOKING/x-secret",
  "/unsubscribe/x-secret",
];
const CONTACT = {
  firstName: "Dana",
  lastName: "Reyes",
  businessEmail: "dana@harborauto.example",
  phoneNumber: "(414) 555-0118",
  companyName: "Harbor Auto",
  projectDescription: "Three rooftops.",
};

beforeEach(async () => {
  await clearBookings();
  await clearTables("missing_paths", "blogs");
  await staffMember("tom@beaconry.example");
});

async function bookingPage(): Promise<string> {
  const html = await (await requestSite("/book-now")).text();
  const [slot] = await findAll(html, "#demo-form input[name=start]");
  const guest = { name: "Dana Reyes", email: "dana@harborauto.example", company: "Harbor Auto" };
  const form = formPost({ ...guest, zone: "America/Chicago", start: slot?.attributes.value ?? "" });
  return ((await requestSite("/book-now", form)).headers.get("Location") ?? "").replace("?new", "");
}

const policyOf = async (path: string, init: RequestInit = {}) => {
  const { status, headers } = await requestSite(path, init);
  return [status, headers.get("Referrer-Policy")];
};

test("a booking's page tells no other site its address, whatever it answers", async () => {
  const page = await bookingPage();
  for (const path of [page, `${page}?move`, `${page}?cancel`]) {
    expect(await policyOf(path), path).toEqual([200, "same-origin"]);
  }
  expect(await policyOf(page, formPost({ intent: "move", start: "" }))).toEqual([400, "same-origin"]);
  expect(await policyOf(`${page.slice(0, -1)}g`)).toEqual([404, "same-origin"]);
});

test("a draft's preview sends no referrer, whatever it answers; other pages send their site's", async () => {
  await insertPosts({ slug: "draft", published: false });
  const [post] = await rows("select id from blogs");
  const path = await previewPath(testDb(), String(post?.id), new Date());
  expect(await policyOf(path)).toEqual([200, "no-referrer"]);
  expect(await policyOf("/blog/preview/x.1.y")).toEqual([404, "no-referrer"]);
  expect(await policyOf("/blog")).toEqual([200, "strict-origin-when-cross-origin"]);
});

test("no such address is noted as missing, or as the page that linked to a missing one", async () => {
  // A separate minute: an isolate notes only so many in each.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2031-05-06T07:08:09Z") });
  for (const secret of SECRETS) {
    await requestSite("/nowhere", { headers: { ...PERSON, Referer: SITE_URL + secret } });
    await requestSite(secret, { headers: PERSON });
  }
  await requestSite("/nowhere", {
    headers: { ...PERSON, Referer: "https://other.example/booking/x-secret" },
  });
  expect(await rows("select path, hits, referrer from missing_paths")).toEqual([
    { path: "/nowhere", hits: 6, referrer: null },
  ]);
  vi.useRealTimers();
});

test("no lead keeps such an address as its landing page or referrer", async () => {
  for (const secret of SECRETS) {
    await requestSite("/contact", formPost(CONTACT, { Referer: SITE_URL + secret }));
    const visit = { landingPath: secret, referrer: SITE_URL + secret, sessionId: crypto.randomUUID() };
    await requestSite("/contact", formPost({ ...CONTACT, ...visit }));
  }
  const stored = JSON.stringify([
    await rows("select * from lead_submissions"),
    await rows("select * from leads"),
  ]);
  expect(stored).toContain("Three rooftops.");
  expect(stored).not.toContain("secret");
});
