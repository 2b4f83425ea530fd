import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, OWNER, test } from "../../support/fixtures";
import { runScript } from "../../support/npm";

// Each test starts npm several times, some a browser too.
test.describe.configure({ timeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), "beaconry-scripts-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("what a script writes for us to commit is what is committed", async () => {
  for (const script of ["drawings", "common-passwords", "gazetteer", "sample-posts"]) {
    const { status, said } = await runScript({}, script, "--", "--check");
    expect(status, `${script}: ${said}`).toBe(0);
  }
});

test("the schema has no change without a migration", async () => {
  const before = readdirSync("migrations", { recursive: true }).sort();
  const { status, said } = await runScript({}, "db:generate");
  expect(readdirSync("migrations", { recursive: true }).sort()).toEqual(before);
  expect(said).toContain("No schema changes");
  expect(status).toBe(0);
});

test("small faults are put into a rule, and the unit tests notice them", async () => {
  const { status, said } = await runScript({}, "mutate", "--", "app/auth/permissions.ts");
  expect(said).toMatch(/^\| app\/auth\/permissions\.ts \| [1-9]\d* \| 0 \| 100\.0 % \|$/m);
  expect(status, said).toBe(0);
  expect(await runScript({}, "mutate", "--", "app/auth/nowhere.ts")).toMatchObject({ status: 1 });
});

test("the formatter mends a file", async () => {
  const project = join(folder, "format");
  for (const file of ["package.json", "biome.json", ".gitignore"]) cpSync(file, join(project, file));
  symlinkSync(join(process.cwd(), "node_modules"), join(project, "node_modules"));
  writeFileSync(join(project, "one.ts"), "export const one = {a:1}");
  const { status, said } = await runScript({}, "format", "--prefix", project);
  expect(status, said).toBe(0);
  expect(readFileSync(join(project, "one.ts"), "utf8")).toBe("export const one = { a: 1 };\n");
});

test("pictures for the docs, for sharing and for comparing are taken of the running site", async ({
  server,
}) => {
  const { status, said } = await runScript({}, "screenshots", "--", folder, "admin", "/about");
  expect(status, said).toBe(0);
  expect(await sharp(join(folder, "admin.png")).metadata()).toMatchObject({ width: 1000, height: 625 });
  expect(await sharp(join(folder, "pages/about.webp")).metadata()).toMatchObject({
    width: 1374,
    height: 972,
  });

  const drawn = await runScript({}, "share-images", "--", server.url, folder, "/about");
  expect(drawn.status, drawn.said).toBe(0);
  expect(await sharp(join(folder, "og/about.png")).metadata()).toMatchObject({ width: 1200, height: 630 });

  const name = `test-${process.pid}`;
  const env = { PAGES: "/about", OWNER_PASSWORD: OWNER.password };
  const taken = await runScript(env, "pictures", "--", "take", name, server.url);
  expect(taken.status, taken.said).toBe(0);
  const compared = await runScript({}, "pictures", "--", "compare", name, name);
  expect(compared.said).toContain("6 pictures, 0 over 0.5 %");
  for (const made of [name, `${name}-${name}`]) {
    rmSync(join("node_modules/.cache/pictures", made), { recursive: true });
  }
});

test("pages are opened and found sound in a browser without newer features, another browser is refused", async ({
  server,
}) => {
  const { status, said } = await runScript(
    {},
    "browsers",
    "--",
    server.url,
    "stand-in",
    "/about",
    "/admin/leads",
  );
  // The public page in two widths, the other one on a phone.
  expect(said).toMatch(
    /^stand-in \(Chromium [\d.]+ without newer features\): 3 pages, 0 flows, 0 problems$/m,
  );
  expect(status, said).toBe(0);
  const refused = await runScript({}, "browsers", "--", server.url, "netscape");
  expect(refused.status).toBe(1);
  expect(refused.said).toContain("There are firefox,webkit,old-webkit,stand-in");
});

test("visits and counts are computed again from the raw rows", async () => {
  const env = { STATE_DIR: join(folder, "state") };
  expect(await runScript(env, "db:seed")).toEqual({
    status: 0,
    said: "The demo company is in the database.",
  });
  const { status, said } = await runScript(env, "analytics", "--", "rebuild");
  expect(said).toMatch(/^Visits and counts are computed again from [1-9]\d+ rows\.$/);
  expect(status).toBe(0);
  expect(await runScript(env, "analytics", "--", "rebuild-all")).toMatchObject({ status: 1 });
});

test("a dry deployment without an account names what it would make and all that is missing", async () => {
  const none = {
    HOME: folder,
    CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:9",
    DEPLOY_FOLDER: join(folder, "deploy"),
  };
  const { status, said } = await runScript(none, "deploy", "--", "--dry-run");
  expect(status).toBe(1);
  for (const name of ["beaconry-archive", "beaconry-dead", "beaconry-jobs"]) expect(said).toContain(name);
  expect(said).toMatch(/No account: .*CLOUDFLARE_API_TOKEN/);
  for (const name of ["location", "COMPANY_NAME", "MAIL_FROM"]) expect(said).toContain(`${name} is missing`);
  expect(readdirSync(folder)).not.toContain("deploy");
});
