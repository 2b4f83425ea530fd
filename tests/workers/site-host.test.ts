import { beforeEach, expect, test } from "vitest";
import { readSiteHost } from "../../app/auth/site-host.server";
import { findAll } from "../support/page";
import { formPost, requestSite } from "../support/site";
import { PASSWORD, staffMember } from "../support/staff";
import { clearTables, rows, saveCompany, testDb } from "../support/workers-env";

type Settings = Record<string, string>;
const OLD = "https://beaconry.pages.dev";
const NEW = "https://www.beaconry.example";
const EMAIL = "olga@beaconry.example";

beforeEach(async () => {
  await clearTables(
    "settings",
    "rate_limits",
    "passkeys",
    "known_devices",
    "sessions",
    "auth_tokens",
    "users",
  );
  await saveCompany();
});

/** Signs in at this address, and returns the cookie. */
async function signIn(siteUrl: string, more: Settings = {}): Promise<Settings> {
  const sent = formPost({ email: EMAIL, password: PASSWORD }, { Accept: "text/html" });
  const answer = await requestSite(`${siteUrl}/auth`, { ...sent, settings: { SITE_URL: siteUrl, ...more } });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin"]);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return { Cookie: cookies.join("; ") };
}

async function textsOf(siteUrl: string, path: string, headers: Settings, selector: string) {
  const answer = await requestSite(siteUrl + path, { headers, settings: { SITE_URL: siteUrl } });
  expect(answer.status).toBe(200);
  return (await findAll(await answer.text(), selector)).map(({ text }) => text);
}

/** A passkey of long ago. */
const insertPasskey = (userId: string) =>
  rows(
    "insert into passkeys (id, user_id, public_key, counter, name, created_at) values ('old', ?, 'AA', 0, 'Laptop', '2020-01-01T00:00:00.000Z') returning id",
    userId,
  );

test("a sign-in at a new host is noted, and the host before it is told of", async () => {
  const { id } = await staffMember(EMAIL);
  const first = await signIn(OLD);
  expect(await readSiteHost(testDb())).toMatchObject({ host: "beaconry.pages.dev", before: null });
  const address = (texts: string[]) => texts.find((text) => text.startsWith("Address"));
  expect(address(await textsOf(OLD, "/admin/health", first, "tbody tr"))).toContain("It stays.");
  await insertPasskey(id);
  expect((await textsOf(OLD, "/admin/settings/security", first, "main")).join()).not.toContain(
    "does not work",
  );

  // With it, a sign-in would ask for a second factor.
  await clearTables("passkeys");
  const second = await signIn(NEW);
  await insertPasskey(id);
  const noted = await readSiteHost(testDb());
  expect(noted).toMatchObject({ host: "www.beaconry.example", before: "beaconry.pages.dev" });
  const told = address(await textsOf(NEW, "/admin/health", second, "tbody tr"));
  expect(told).toContain("The site moves from beaconry.pages.dev to www.beaconry.example.");
  const security = (await textsOf(NEW, "/admin/settings/security", second, "main")).join();
  expect(security).toContain("It was made at beaconry.pages.dev and does not work here");

  // Another sign-in at the same host keeps when it began.
  await clearTables("passkeys");
  await signIn(NEW);
  expect(await readSiteHost(testDb())).toEqual(noted);
});

test("a developer's machine and a preview note nothing", async () => {
  await staffMember(EMAIL);
  await signIn("http://localhost:8788");
  await signIn("https://preview.beaconry.example", { PREVIEW: "1" });
  expect(await readSiteHost(testDb())).toBeNull();
});
