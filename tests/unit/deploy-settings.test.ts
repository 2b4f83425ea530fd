import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Deployment } from "../../scripts/deploy/deployment";
import { needsOf } from "../../scripts/deploy/secrets";
import { findProblems } from "../../scripts/deploy/steps/settings";
import { makeDeployment } from "../support/deployment";

const COMPANY = {
  COMPANY_NAME: "Harbor Dental",
  COMPANY_PHONE: "(414) 273-1234",
  COMPANY_EMAIL: "hello@harbordental.com",
  SALES_EMAIL: "sales@harbordental.com",
  COMPANY_STREET: "12 Lake Street",
  COMPANY_CITY: "Milwaukee",
  COMPANY_REGION: "Wisconsin",
  COMPANY_REGION_CODE: "WI",
  COMPANY_POSTAL_CODE: "53202",
  COMPANY_COUNTRY: "US",
  MAIL_FROM: "hello@harbordental.com",
  COMPANY_TIME_ZONE: "America/Chicago",
};
const NOTHING = { site: new Set<string>(), jobs: new Set<string>() };
const has = (...names: string[]) => new Set(names);

const deploymentOf = (settings: Record<string, string>, change: Partial<Deployment> = {}) =>
  makeDeployment({ isDryRun: true, settings: { location: "enam", settings }, ...change });
const problemsOf = (settings: Record<string, string>, stored = NOTHING, change: Partial<Deployment> = {}) =>
  findProblems(deploymentOf(settings, change), stored);

beforeEach(() => {
  vi.stubEnv("SMTP_PASSWORD", "");
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test("a company's own settings are complete", async () => {
  expect(await problemsOf(COMPANY)).toEqual([]);
});

test("everything that is missing is named at once", async () => {
  const problems = await findProblems(deploymentOf({}, { settings: { settings: {} } }), NOTHING);
  expect(problems).toHaveLength(1 + Object.keys(COMPANY).length);
  for (const name of ["location", ...Object.keys(COMPANY)]) {
    expect(
      problems.some((problem) => problem.startsWith(`${name} is missing`)),
      name,
    ).toBe(true);
  }
});

test.each([
  ["COMPANY_NAME", "Beaconry"],
  ["COMPANY_PHONE", "(414) 555-0142"],
  ["COMPANY_PHONE", "+1 212 555-0199"],
  ["COMPANY_PHONE", "414 555 0142"],
  ["COMPANY_EMAIL", "hello@beaconry.example"],
  ["SALES_EMAIL", "sales@example.com"],
  ["COMPANY_STREET", "410 Harbor Street, Suite 300"],
  ["MAIL_FROM", "hello@beaconry.example"],
  ["MAIL_FROM", "team@company.test"],
])("%s of the demo company is refused: %s", async (name, value) => {
  const problems = await problemsOf({ ...COMPANY, [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name} is (?:the demo company's|an example)`));
});

test.each([
  [{ COMPANY_NAMES: "Harbor" }, "COMPANY_NAMES is no setting"],
  [{ SMTP_PASSWORD: "of a mailbox" }, "SMTP_PASSWORD is a secret"],
  [{ SITE_URL: "http://harbordental.com" }, "SITE_URL must be https://"],
  [{ SITE_URL: "https://harbordental.com/site" }, "SITE_URL must be https://"],
  [{ MAIL_TRANSPORT: "smtp" }, "SMTP_HOST is required by MAIL_TRANSPORT=smtp"],
  [{ CONTENT_WRITER: "gpt" }, "CONTENT_WRITER "],
  [{ COMPANY_TIME_ZONE: "Chicago" }, "COMPANY_TIME_ZONE "],
  [{ TURNSTILE_SITE_KEY: "0x4AAA" }, "TURNSTILE_SECRET is missing"],
])("%j is refused: %s", async (settings, problem) => {
  const problems = await problemsOf({ ...COMPANY, ...settings });
  expect(problems.filter((text) => text.startsWith(problem))).toHaveLength(1);
});

const MAIL = { MAIL_TRANSPORT: "smtp", SMTP_HOST: "smtp.harbordental.com", SMTP_USERNAME: "harbor" };

test("a secret is asked for until both programs have it", async () => {
  const missing = ["SMTP_PASSWORD is missing: set it in the environment of this command"];
  expect(await problemsOf({ ...COMPANY, ...MAIL })).toEqual(missing);
  const names = has("SMTP_PASSWORD", "HEALTH_TOKEN");
  expect(await problemsOf({ ...COMPANY, ...MAIL }, { site: names, jobs: new Set() })).toEqual(missing);
  expect(await problemsOf({ ...COMPANY, ...MAIL }, { site: names, jobs: names })).toEqual([]);
});

test("a secret of the environment goes to both programs once, or when it is to be renewed", async () => {
  vi.stubEnv("SMTP_PASSWORD", "correct horse battery");
  vi.stubEnv("OPENAI_API_KEY", "of another project");
  const names = has("SMTP_PASSWORD", "HEALTH_TOKEN");
  const secretsAfter = async (stored: typeof NOTHING, renewed: string[] = []) => {
    const deployment = deploymentOf({ ...COMPANY, ...MAIL }, { renewed });
    expect(await findProblems(deployment, stored)).toEqual([]);
    return deployment.secrets;
  };
  const both = { SMTP_PASSWORD: "correct horse battery", HEALTH_TOKEN: "a health token" };
  expect(await secretsAfter(NOTHING)).toEqual(both);
  expect(await secretsAfter({ site: names, jobs: names })).toEqual({});
  expect(await secretsAfter({ site: names, jobs: names }, ["SMTP_PASSWORD"])).toEqual({
    SMTP_PASSWORD: "correct horse battery",
  });
});

test("a secret that anybody would guess is refused by its name", async () => {
  vi.stubEnv("SMTP_PASSWORD", "changeme");
  const problems = await problemsOf({ ...COMPANY, ...MAIL });
  expect(problems[0]).toMatch(/^SMTP_PASSWORD must have at least/);
  expect(problems.join()).not.toContain("changeme");
});

test("a preview needs no company, sends no mail and takes no secret of the company", async () => {
  vi.stubEnv("SMTP_PASSWORD", "correct horse battery");
  const deployment = deploymentOf(MAIL, { environment: "preview" });
  expect(await findProblems(deployment, NOTHING)).toEqual([]);
  expect(deployment.vars).toMatchObject({ PREVIEW: "1", MAIL_TRANSPORT: "outbox" });
  expect(deployment.secrets).toEqual({ HEALTH_TOKEN: "a health token" });
});

test("settings name the secrets that they need", () => {
  expect(needsOf({})).toEqual(["HEALTH_TOKEN"]);
  expect(
    needsOf({ MAIL_TRANSPORT: "http", CONTENT_WRITER: "openai", GOOGLE_SITE_PROPERTY: "sc-domain:a.com" }),
  ).toEqual(["HEALTH_TOKEN", "MAIL_HTTP_TOKEN", "OPENAI_API_KEY", "GOOGLE_SERVICE_ACCOUNT"]);
});
