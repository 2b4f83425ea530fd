import { expect, test } from "@playwright/test";
import { type AccountOptions, RIGHTS } from "../../support/cloudflare-api/account";
import { FRESH_ACCOUNT, openAccounts, SETTINGS } from "../../support/deployments";

test.describe.configure({ timeout: 120_000 });

test("a dry run on a fresh account names what it would make, and changes nothing", async () => {
  const { run, changes, api, close } = await openAccounts(FRESH_ACCOUNT);
  const { status, said } = await run(["--dry-run"], {});
  expect(status, said).toBe(0);
  for (const made of [
    "the database beaconry-analytics",
    "the bucket beaconry-uploads",
    "the queue beaconry-dead",
    "the Pages project beaconry",
  ]) {
    expect(said).toContain(`would make ${made}`);
  }
  expect(said).toContain("would apply 0000_baseline.sql to beaconry-analytics");
  expect(api.requests.length).toBeGreaterThan(10);
  expect(changes()).toEqual([]);
  await close();
});

test("in an account that is in use, what is there is taken, be it on a later page of a list", async () => {
  const others = Array.from({ length: 25 }, (_, at) => `other-${at}`);
  const { run, changes, close } = await openAccounts({
    ...FRESH_ACCOUNT,
    ...{ databases: { beaconry: "db" }, buckets: ["beaconry-uploads"], queues: [...others, "beaconry-dead"] },
  });
  const { status, said } = await run(["--dry-run"], {});
  expect(status, said).toBe(0);
  const known = said.split("\n").filter((line) => line.startsWith("  ok     the "));
  expect(known).toEqual(
    expect.arrayContaining(
      ["database beaconry", "bucket beaconry-uploads", "queue beaconry-dead"].map(
        (one) => `  ok     the ${one}`,
      ),
    ),
  );
  expect(said).toContain("would make the queue beaconry-mail");
  expect(changes()).toEqual([]);
  await close();
});

const PERMISSIONS = ["D1", "Queues", "Workers R2 Storage", "Workers Scripts", "Cloudflare Pages"] as const;
const without = (...lacking: string[]) => RIGHTS.filter((right) => !lacking.includes(right));

const LACKS: [what: string, account: Partial<AccountOptions>, sentences: string[]][] = [
  ["pays for Workers", { plan: "free" }, ["The account is on the free plan", "Workers Paid, $5 a month"]],
  ["has enabled R2", { hasR2: false }, [`https://dash.cloudflare.com/${FRESH_ACCOUNT.id}/r2/overview`]],
  ["lets the token at its queues", { rights: without("Queues") }, ['the permission "Queues: Edit"']],
  [
    "lets the token at anything",
    { rights: without(...PERMISSIONS) },
    PERMISSIONS.map((name) => `the permission "${name}: Edit"`),
  ],
];

for (const [what, account, sentences] of LACKS) {
  test(`unless the account ${what}, a deployment says so and makes nothing`, async () => {
    const { run, changes, close } = await openAccounts({ ...FRESH_ACCOUNT, ...account });
    const { status, said } = await run([], {});
    expect(status).toBe(1);
    for (const sentence of sentences) expect(said).toContain(sentence);
    for (const name of PERMISSIONS) {
      expect(said.includes(`"${name}: Edit"`)).toBe(sentences.some((sentence) => sentence.includes(name)));
    }
    expect(changes()).toEqual([]);
    await close();
  });
}

test("of two accounts none is taken by chance; a token that Cloudflare does not know is refused", async () => {
  const { run, changes, close } = await openAccounts(FRESH_ACCOUNT, {
    id: "fedcba9876543210",
    name: "Other",
  });
  const { status, said } = await run([], { CLOUDFLARE_ACCOUNT_ID: "" });
  expect([status, said]).toEqual([
    1,
    expect.stringContaining("0123456789abcdef (Harbor Roofing), fedcba9876543210 (Other)"),
  ]);
  const wrong = await run([], { CLOUDFLARE_API_TOKEN: "wrong" });
  expect([wrong.status, wrong.said]).toEqual([1, expect.stringContaining("permission")]);
  expect(changes()).toEqual([]);
  await close();
});

test("the demo company, its sender and its telephone are refused, all at once", async () => {
  const { run, changes, write, close } = await openAccounts({ ...FRESH_ACCOUNT, subdomain: "harbor" });
  const demo = {
    COMPANY_NAME: "Beaconry",
    COMPANY_PHONE: "(414) 555-0142",
    MAIL_FROM: "hello@beaconry.example",
  };
  write("production.json", { ...SETTINGS, settings: { ...SETTINGS.settings, ...demo } });
  const { status, said } = await run([], {});
  expect(status).toBe(1);
  for (const name of Object.keys(demo))
    expect(said).toMatch(new RegExp(`${name} is (?:the demo|an example)`));
  expect(changes()).toEqual([]);
  await close();
});
