import { beforeEach, expect, test } from "vitest";
import { PUBLIC_PATHS } from "../../app/indexing/public-paths";
import { findAll } from "../support/page";
import { insertPosts } from "../support/posts";
import { recordingDb } from "../support/recording-db";
import { formPost, requestSite } from "../support/site";
import { PASSWORD, staffMember } from "../support/staff";
import { clearTables, rawEnv, rows } from "../support/workers-env";

const OUR_COOKIE = { Cookie: "beaconry_x=1" };
/** Pages that show what changes by the minute. */
const WITH_DATA = ["/blog", "/book-now"];
const CONTACT = {
  firstName: "Dana",
  lastName: "Reyes",
  businessEmail: "dana@harborauto.example",
  phoneNumber: "(414) 555-0118",
  companyName: "Harbor Auto",
  projectDescription: "Three rooftops.",
};

/** A new isolate, as far as its memory of the company goes. */
function newIsolate() {
  const { binding, trips } = recordingDb();
  const env = { ...rawEnv(), DB: binding };
  /** The database calls one after another of a request that no cache answers. */
  return async (path: string, init: RequestInit = { headers: OUR_COOKIE }): Promise<number> => {
    const response = await requestSite(path, { redirect: "manual", ...init, env });
    expect(response.status, path).toBeLessThan(400);
    return trips();
  };
}

beforeEach(() => clearTables("blogs", "leads", "bookings", "rate_limits", "settings", "sessions", "users"));

test("pages without data wait for no query once the isolate knows the company", async () => {
  const countTrips = newIsolate();
  expect(await countTrips("/about")).toBe(1);
  for (const path of PUBLIC_PATHS.filter((path) => !WITH_DATA.includes(path))) {
    expect(await countTrips(path), path).toBe(0);
  }
});

test("an article, the booking page and the sign-in page ask once", async () => {
  await insertPosts({ slug: "one" }, { slug: "two" });
  const countTrips = newIsolate();
  await countTrips("/about");
  for (const path of ["/blog/one", "/book-now", "/blog"]) expect(await countTrips(path), path).toBe(1);
  // Without an owner, the first opening writes the link that makes one.
  expect(await countTrips("/auth")).toBe(2);
  expect(await countTrips("/auth")).toBe(1);
  await staffMember("owner@beaconry.example");
  expect(await countTrips("/auth")).toBe(1);
});

test("a contact form takes two calls one after another, a booking at most four, a sign-in four", async () => {
  await staffMember("owner@beaconry.example");
  const countTrips = newIsolate();
  await countTrips("/about");
  expect(await countTrips("/contact/send", formPost(CONTACT))).toBe(2);
  expect(await rows("select kind from mails order by kind")).toEqual([
    { kind: "lead-notice" },
    { kind: "lead-receipt" },
  ]);
  // The key that signs links is made for the first booking of all.
  await rows("insert into settings (key, value, updated_at) values ('booking.key', '\"any key\"', '2026')");
  const page = await (await requestSite("/book-now", { headers: OUR_COOKIE })).text();
  const [time] = await findAll(page, "form input[name=start]");
  const start = time?.attributes.value ?? "";
  const demo = { start, zone: "America/New_York", name: "Dana Reyes", email: "dana@harborauto.example" };
  expect(await countTrips("/book-now", formPost({ ...demo, company: "Harbor Auto" }))).toBeLessThanOrEqual(4);
  expect(await rows("select status from bookings")).toEqual([{ status: "booked" }]);
  expect(await countTrips("/auth", formPost({ email: "owner@beaconry.example", password: PASSWORD }))).toBe(
    4,
  );
});
