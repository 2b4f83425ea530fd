import { beforeEach, expect, test } from "vitest";
import { CONTACT_FORM } from "../support/contact";
import { requestSite } from "../support/site";
import { clearTables, rows } from "../support/workers-env";

const SITE = "http://localhost:8788";

beforeEach(() => clearTables("lead_submissions", "leads", "rate_limits", "outbox"));

/** The responses to such a write on a document route, a resource route and a data request. */
async function statusesOf(headers: Record<string, string>, method = "POST") {
  const paths = ["/contact", "/contact/send", "/contact.data"];
  const sent = { "Content-Type": "application/x-www-form-urlencoded", ...headers };
  const answers = await Promise.all(
    paths.map((path) =>
      requestSite(path, {
        method,
        redirect: "manual",
        headers: sent,
        body: new URLSearchParams(CONTACT_FORM).toString(),
      }),
    ),
  );
  return answers.map(({ status }) => status);
}

const REFUSED = [403, 403, 403];
const submissions = async () => (await rows("select count(*) n from lead_submissions"))[0]?.n;

test.each(["same-site", "cross-site", "none"])(
  "a write with Sec-Fetch-Site %s is rejected, even with our own Origin, and stores nothing",
  async (site) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      expect(await statusesOf({ "Sec-Fetch-Site": site }, method), method).toEqual(REFUSED);
      expect(await statusesOf({ "Sec-Fetch-Site": site, Origin: SITE }, method), method).toEqual(REFUSED);
    }
    expect(await submissions()).toBe(0);
  },
);

test("a write from one of our own pages is accepted", async () => {
  expect(await statusesOf({ "Sec-Fetch-Site": "same-origin" })).toEqual([303, 200, 202]);
  expect(await submissions()).toBe(1);
});

test("without Sec-Fetch-Site the Origin decides, and a write with neither is rejected", async () => {
  const others = ["https://evil.example", "http://localhost:1", "https://localhost:8788", "null"];
  for (const origin of others) expect(await statusesOf({ Origin: origin }), origin).toEqual(REFUSED);
  expect(await statusesOf({})).toEqual(REFUSED);
  expect(await submissions()).toBe(0);
  // Remix compares the Origin with the Host header too, which real requests have.
  expect(await statusesOf({ Origin: SITE, Host: "localhost:8788" })).toEqual([303, 200, 202]);
});

test("cross-site links can be followed", async () => {
  for (const site of ["same-site", "cross-site", "none"]) {
    for (const method of ["GET", "HEAD"]) {
      const { status } = await requestSite("/contact", { method, headers: { "Sec-Fetch-Site": site } });
      expect(status, `${method} ${site}`).toBe(200);
    }
  }
});
