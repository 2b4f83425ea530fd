import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { DEFAULT_POLICY } from "../../app/generation/policy";
import { createSeededRandom } from "../../app/platform/seeded-random";
import { fieldsOf } from "../support/form-sweep/form";
import { BACK_OFFICE_FORMS } from "../support/form-sweep/forms";
import { IDS, OWNER, type Person, STAFF, TOM } from "../support/form-sweep/people";
import { seedFormSweep, startSession } from "../support/form-sweep/records";
import { differences, dumpFormSweep, formSweepEnv } from "../support/form-sweep/requests";
import { patternOf } from "../support/form-sweep/routes";
import { type FuzzTarget, fuzzRequest, METHODS } from "../support/fuzz";
import { INTENTS } from "../support/intents";
import { build, requestSite } from "../support/site";
import { SITE_URL } from "../support/workers-env";

const { rounds, seed } = inject("fuzz");

/** Every address pattern of the route table: pages, data and resources. */
const PATTERNS = [...new Set(Object.keys(build.routes).map(patternOf))].filter((path) => path !== "");
const isAdmin = (path: string) => /^\/admin(?:[/?]|$)/.test(path);

const GUEST = { email: OWNER.email, password: "a-wrong-password", name: "Dana Reyes" };
const CONTACT = {
  ...{ firstName: "Dana", lastName: "Reyes", businessEmail: "dana@auto.example", companyName: "Harbor" },
  ...{ phoneNumber: "(414) 555-0118", projectDescription: "Three rooftops." },
};
/** Forms of the public, which need no right. */
const PUBLIC_FORMS: [pattern: string, form: Record<string, string>][] = [
  ["/contact", CONTACT],
  ["/contact/send", CONTACT],
  ["/book-now", { ...GUEST, company: "Harbor", phone: "", note: "", timeZone: "America/Chicago" }],
  ["/booking/:token", { intent: "cancel" }],
  ["/auth", GUEST],
  ["/auth/reset", { email: OWNER.email }],
  ["/auth/reset", { token: IDS.invite, password: "a-quiet-harbor-9" }],
  ["/auth/invite", { ...GUEST, token: IDS.invite, role: "owner" }],
  ["/auth/setup", { ...GUEST, token: IDS.invite }],
  ["/auth/passkey-options", { purpose: "sign-in" }],
];

/** Every pattern as page and as data by every method, and every form, as the person at hand would send it. */
function targetsOf(patterns: string[], who: Person): FuzzTarget[] {
  const routes = patterns.flatMap((pattern) =>
    METHODS.flatMap((method) => [false, true].map((isData) => ({ pattern, method, isData }))),
  );
  const own = BACK_OFFICE_FORMS.map((form): [string, Record<string, string>] => [
    form.path.split("?")[0] ?? "",
    fieldsOf(form, who),
  ]);
  const forms = patterns.every(isAdmin) ? own : [...own, ...PUBLIC_FORMS];
  return [
    ...routes,
    ...forms.flatMap(([pattern, form]) =>
      [false, true].map((isData) => ({ pattern, form, isData, method: "POST" as const })),
    ),
  ];
}

const WORDS = {
  ids: [...Object.values(IDS), OWNER.id, TOM.id, OWNER.otherSession, OWNER.passkey, crypto.randomUUID()],
  names: [...new Set(BACK_OFFICE_FORMS.flatMap((form) => Object.keys(fieldsOf(form, OWNER))))],
  intents: [...new Set(Object.values(INTENTS).flat())],
};

beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("ok"));
  for (const kind of ["error", "warn", "log", "info"] as const)
    vi.spyOn(console, kind).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const isSignOut = (path: string) => /sign-out/i.test(decodeURIComponent(path.split("?")[0] ?? ""));

/** New records after this many requests, since staff's requests change them. */
const ROUND = 250;

type Plan = {
  name: string;
  patterns: string[];
  headers: () => Record<string, string>;
  /** Whether this difference of a round is one that the requests may make. */
  allows: (difference: string) => boolean;
};

/** Sends each target its requests; returns the answers of 5xx and the rows that nobody had a right to change. */
async function attack({ name, patterns, headers, allows }: Plan) {
  const random = createSeededRandom(`${seed} ${name}`);
  const targets = targetsOf(patterns, name === "staff" ? STAFF : OWNER);
  expect(targets.length).toBeGreaterThan(900);
  const count = targets.length * rounds;
  const wrong: string[] = [];
  const seen = { served: 0, signIn: 0, changed: 0 };
  let before = {};
  for (let at = 0; at < count; at += 1) {
    if (at % ROUND === 0) {
      await seedFormSweep();
      before = await dumpFormSweep();
    }
    const target = targets[at % targets.length];
    if (!target) break;
    const { path, init } = fuzzRequest(random, target, WORDS);
    const request = { ...init, headers: { ...init.headers, ...headers() }, env: formSweepEnv() };
    const { status, headers: answer } = await requestSite(`${SITE_URL}${path}`, request);
    if (status < 400) seen.served += 1;
    if (status === 401 || answer.get("Location") === "/auth") seen.signIn += 1;
    if (status >= 500)
      wrong.push(`${status} ${init.method} ${path} ${String(init.body ?? "").slice(0, 200)}`);
    if (name === "staff" && isSignOut(path)) await startSession(STAFF);
    if (at % ROUND !== ROUND - 1 && at !== count - 1) continue;
    const found = differences(before, await dumpFormSweep());
    seen.changed += found.length;
    wrong.push(...found.filter((difference) => !allows(difference)));
  }
  return { wrong, ...seen, count };
}

const SAME_SITE = { "Sec-Fetch-Site": "same-origin" };
const nothing = () => false;
const isIn = (tables: string[]) => (difference: string) => tables.includes(difference.split(" ")[1] ?? "");
const adminPatterns = PATTERNS.filter(isAdmin);

test("anonymous requests to every address and method of the back office: no 5xx, and not a row is changed", async () => {
  const plan = { name: "anonymous", patterns: adminPatterns, headers: () => SAME_SITE, allows: nothing };
  const { wrong, signIn, count } = await attack(plan);
  expect(wrong).toEqual([]);
  expect(signIn / count).toBeGreaterThan(0.3);
}, 600_000);

test("requests of a signed-in browser from other sites: no 5xx, and not a row is changed", async () => {
  const random = createSeededRandom(seed);
  const headers = () => ({ ...STAFF.headers, "Sec-Fetch-Site": random.pick(["cross-site", "same-site"]) });
  const plan = { name: "foreign", patterns: adminPatterns, headers };
  const { wrong } = await attack({ ...plan, allows: nothing });
  expect(wrong).toEqual([]);
}, 600_000);

test("anonymous requests to every address: no 5xx, and nothing is written but what forms of the public send", async () => {
  const written = [
    "leads",
    "lead_submissions",
    "lead_activities",
    "mails",
    "outbox",
    "audit_log",
    "bookings",
  ];
  const allows = isIn([...written, "auth_tokens", "missing_paths", "deals"]);
  const plan = { name: "public", patterns: PATTERNS, headers: () => SAME_SITE, allows };
  const { wrong, served, count } = await attack(plan);
  expect(wrong).toEqual([]);
  expect(served / count).toBeGreaterThan(0.1);
}, 600_000);

/** Whatever gives somebody a right, or is kept to owners. */
const RIGHTS = [
  ...["users", "invites", "settings", "passkeys", "authenticators", "recovery_codes", "sessions"],
  ...["known_devices", "profiles", "booking_hosts"],
];
/** Staff change their own account, but neither its role nor its address. */
const ofOwnAccount = (row: string) =>
  row.includes(`"user_id":"${STAFF.id}"`) ||
  (row.includes(`"id":"${STAFF.id}","email":"${STAFF.email}"`) &&
    row.includes('"role":"staff","is_demo":0,"disabled_at":null'));
/** Stopping all generators and making the sitemap anew is daily work. */
const ofDailyWork = (row: string) =>
  row.includes('"key":"sitemap.state"') ||
  [DEFAULT_POLICY, { ...DEFAULT_POLICY, isStopped: true }].some((policy) =>
    row.includes(`"key":"generation.policy","value":${JSON.stringify(JSON.stringify(policy))}`),
  );

test("requests of staff to every address and method: no 5xx, and no right is gained", async () => {
  const allows = (difference: string) =>
    !isIn(RIGHTS)(difference) || ofOwnAccount(difference) || ofDailyWork(difference);
  const headers = () => ({ ...STAFF.headers, ...SAME_SITE });
  const plan = { name: "staff", patterns: PATTERNS, headers, allows };
  const { wrong, served, signIn, changed, count } = await attack(plan);
  expect(wrong).toEqual([]);
  expect(served / count).toBeGreaterThan(0.1);
  // They did their daily work, signed in all the while.
  expect(changed).toBeGreaterThan(100);
  expect(signIn / count).toBeLessThan(0.01);
}, 600_000);
