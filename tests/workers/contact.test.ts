import { env } from "cloudflare:workers";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { action as pageAction } from "~/marketing/contact/contact.route";
import { action as sendAction } from "~/marketing/contact/send.route";
import { createAppContext } from "~/platform/context.server";

const SITE = "http://localhost:8788";
const VALID = {
  firstName: "Dana",
  lastName: "Reyes",
  businessEmail: "dana@harborauto.example",
  phoneNumber: "(414) 555-0118",
  companyName: "Harbor Auto",
  industry: "Auto dealership",
  projectDescription: "Three rooftops, most calls come from one of them.",
};

let context: AppLoadContext;
const later: Promise<unknown>[] = [];
const logged = vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(async () => {
  await env.DB.batch(
    ["lead_submissions", "leads", "rate_limits", "outbox"].map((table) =>
      env.DB.prepare(`delete from ${table}`),
    ),
  );
  logged.mockClear();
  context = contextWith(env);
});

afterEach(async () => {
  await Promise.all(later.splice(0));
});

function contextWith(rawEnv: unknown): AppLoadContext {
  return createAppContext({
    rawEnv,
    waitUntil: (promise) => later.push(promise),
    buildId: "test",
    clock: () => new Date("2024-11-21T09:30:00.000Z"),
  });
}

function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  return new Request(SITE + path, {
    method: "POST",
    body,
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "CF-Connecting-IP": "203.0.113.7",
      ...headers,
    },
  });
}

type Fields = Record<string, string>;
const encoded = (fields: Fields) => new URLSearchParams(fields).toString();

/** Submits the form without JavaScript; returns the page's data or the redirect. */
async function sendFromPage(fields: Fields, request = post("/contact", encoded(fields))) {
  const answer = await pageAction({ request, params: {}, context });
  if ("data" in answer) return { redirect: null, refused: answer.data, init: answer.init };
  return { redirect: answer, refused: null, init: null };
}

async function sendFromScript(body: BodyInit, headers?: Record<string, string>) {
  const response = await sendAction({ request: post("/contact/send", body, headers), params: {}, context });
  return { status: response.status, headers: response.headers, body: await response.json<Answer>() };
}
type Answer = {
  success: boolean;
  error?: string;
  fieldErrors?: Record<string, string[]>;
  toast?: { title: string; description?: string; destructive?: boolean };
};

/** The stored origins of the forms' visits, in order. */
async function visits() {
  const rows = await env.DB.prepare(
    "select landing_path, referrer, utm from lead_submissions order by rowid",
  ).all<{ landing_path: string | null; referrer: string | null; utm: string | null }>();
  return rows.results.map(({ utm, ...row }) => ({ ...row, utm: utm && JSON.parse(utm) }));
}

async function count(table: "leads" | "lead_submissions") {
  return env.DB.prepare(`select count(*) as rows from ${table}`).first<number>("rows");
}

test("[FORM-005] [FORM-012] a form without an industry is accepted, and the lead has the submitted values", async () => {
  const { industry: _, ...withoutIndustry } = VALID;
  expect((await sendFromScript(encoded(withoutIndustry))).body.success).toBe(true);
  const { body } = await sendFromScript(encoded({ ...VALID, businessEmail: "other@harborauto.example" }));
  expect(body.success).toBe(true);
  const leads = await env.DB.prepare(
    `select first_name as firstName, last_name as lastName, business_email as businessEmail, phone_number as phoneNumber,
      company_name as companyName, industry, project_description as projectDescription from leads order by business_email`,
  ).all();
  expect(leads.results).toEqual([
    { ...VALID, industry: null },
    { ...VALID, businessEmail: "other@harborauto.example" },
  ]);
});

test("success without JavaScript redirects to the page it was sent from, with the toast in a cookie", async () => {
  const { redirect } = await sendFromPage({ ...VALID, page: "/" });
  expect(redirect?.status).toBe(303);
  expect(redirect?.headers.get("Location")).toBe("/#contact");
  const cookie = redirect?.headers.get("Set-Cookie")?.split(";")[0]?.split("=")[1] ?? "";
  expect(JSON.parse(Buffer.from(cookie, "base64url").toString())).toEqual({
    title: "Message sent successfully!",
    description: "We'll get back to you within 2 hours.",
  });
});

test("[FORM-003] the page a form was sent from is recorded; an unknown one counts as /contact", async () => {
  for (const page of ["/", "/white-label", "//evil.example", "https://evil.example/", "/admin"]) {
    const { redirect } = await sendFromPage({
      ...VALID,
      page,
      businessEmail: `p${page.length}@harbor.example`,
    });
    expect(redirect?.headers.get("Location")).toMatch(/^\/(contact|white-label)?#contact$/);
  }
  const rows = await env.DB.prepare("select page_path from lead_submissions order by created_at, id").all();
  expect(rows.results.map((row) => row.page_path).sort()).toEqual([
    "/",
    "/contact",
    "/contact",
    "/contact",
    "/white-label",
  ]);
});

test("[FORM-004] [FORM-009] [FORM-010] an empty required field gives the toast and 400, and nothing is stored", async () => {
  const required = Object.keys(VALID).filter((name) => name !== "industry");
  expect(required).toHaveLength(6);
  for (const name of required) {
    const { refused, init } = await sendFromPage({ ...VALID, [name]: "  " });
    expect(init?.status).toBe(400);
    expect(refused?.toast).toEqual({
      title: "Please fill in all required fields",
      description: "Fields marked with * are required.",
      destructive: true,
    });
    expect(Object.keys(refused?.result.error ?? {})).toEqual([name]);
    const { status, body } = await sendFromScript(encoded({ ...VALID, [name]: "" }));
    expect([status, body.success, body.error]).toEqual([400, false, "Please fill in all required fields"]);
    expect(body.fieldErrors?.[name]?.[0]).toMatch(/ is required$/);
  }
  expect([await count("leads"), await count("lead_submissions")]).toEqual([0, 0]);
  expect(logged).not.toHaveBeenCalled();
});

test("[FORM-017] a rejected form keeps its values", async () => {
  const { refused } = await sendFromPage({ ...VALID, lastName: "", page: "/white-label" });
  const { lastName: _, ...kept } = VALID;
  expect(refused?.result.initialValue).toMatchObject({ ...kept, page: "/white-label" });
});

test("[FORM-008] only the maximum lengths reject a form, and the message names field and limit", async () => {
  const longest = {
    ...VALID,
    firstName: "a".repeat(200),
    phoneNumber: "call me, please",
    projectDescription: "d".repeat(10_000),
  };
  expect((await sendFromScript(encoded(longest))).body.success).toBe(true);
  const { status, body } = await sendFromScript(
    encoded({ ...VALID, firstName: "a".repeat(5000), projectDescription: "d".repeat(10_001) }),
  );
  expect(status).toBe(400);
  expect(body.fieldErrors).toEqual({
    firstName: ["First name can have at most 200 characters"],
    projectDescription: ["Project description can have at most 10,000 characters"],
  });
  expect(body.toast?.title).toBe("Please check the marked fields");
  expect(await count("leads")).toBe(1);
});

test("[FORM-008] the longest form is accepted in any script, whatever its encoded size", async () => {
  const forms = ["漢", "Ж", "😀", "\n·"].map((letter) => ({
    ...VALID,
    firstName: letter.repeat(200 / letter.length),
    companyName: letter.repeat(200 / letter.length),
    projectDescription: letter.repeat(10_000 / letter.length),
    businessEmail: `${letter.codePointAt(0)}@harborauto.example`,
  }));
  for (const form of forms) expect((await sendFromScript(encoded(form))).body.fieldErrors).toBeUndefined();
  const stored = await env.DB.prepare("select project_description from leads order by created_at, id").all();
  expect(stored.results.map((lead) => lead.project_description).sort()).toEqual(
    forms.map((form) => form.projectDescription.trim()).sort(),
  );
});

test("reading stops at the limit, even without a Content-Length", async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(64 * 1024).fill(0x61));
    },
  });
  const { status, body } = await sendFromScript(endless);
  expect([status, body.error]).toEqual([413, "This request is larger than 256 kB."]);
  expect(sent).toBeLessThan(10);
});

test("a form with many fields is rejected, and names that would create long lists are ignored", async () => {
  const many = await sendFromScript("firstName=D&".repeat(20_000));
  expect([many.status, many.body.error]).toEqual([413, "This form has more fields than are accepted."]);
  const nested = { "firstName[99999999]": "D", [`lastName${".a".repeat(10_000)}`]: "R" };
  expect((await sendFromScript(encoded({ ...VALID, ...nested }))).body.success).toBe(true);
  expect(await count("leads")).toBe(1);
});

test("[FORM-008] a line break counts as one character and is stored as one, however it was sent", async () => {
  const projectDescription = Array.from({ length: 5000 }, () => "d").join("\n");
  for (const lineBreak of ["\r\n", "\r", "\n"]) {
    const typed = `${projectDescription.replaceAll("\n", lineBreak)}${lineBreak}`;
    const { redirect } = await sendFromPage({ ...VALID, projectDescription: typed });
    expect(redirect?.status).toBe(303);
  }
  const stored = await env.DB.prepare("select project_description from leads").all();
  expect(stored.results).toEqual([{ project_description: projectDescription }]);
});

test("what other programs paste is stored as it was meant; a garbled text is rejected at its field", async () => {
  const pasted = {
    firstName: "Ann\r\n",
    lastName: "Le\u200be",
    businessEmail: "Ann Lee <info@münchen.example>",
    companyName: "Harbor\u0000\u00a0Auto",
    projectDescription: "One\vtwo\u2028three",
  };
  const { status } = await sendFromScript(encoded({ ...VALID, ...pasted }));
  expect(status).toBe(200);
  const stored =
    "select first_name, last_name, business_email, email_key, company_name, project_description from leads";
  expect((await env.DB.prepare(stored).all()).results).toEqual([
    {
      ...{ first_name: "Ann", last_name: "Lee", company_name: "Harbor Auto" },
      ...{ business_email: "info@xn--mnchen-3ya.example", email_key: "info@xn--mnchen-3ya.example" },
      project_description: "One\ntwo\nthree",
    },
  ]);
  const garbled = await sendFromScript(encoded({ ...VALID, companyName: "Harbor\u0081Auto" }));
  expect([garbled.status, garbled.body.fieldErrors]).toEqual([
    400,
    { companyName: ["Company name holds characters that cannot be stored"] },
  ]);
  expect(await count("leads")).toBe(1);
});

test("bodies that are not this form get a 4xx with a sentence, on both routes", async () => {
  const cases: { status: number; body: BodyInit; headers?: Record<string, string> }[] = [
    { status: 400, body: "firstName=%ff%fe" },
    { status: 400, body: new Uint8Array([0x66, 0x3d, 0xff]) },
    { status: 413, body: `projectDescription=${"d".repeat(1_000_000)}` },
    { status: 415, body: JSON.stringify(VALID), headers: { "Content-Type": "application/json" } },
  ];
  for (const { status, body, headers } of cases) {
    const answer = await sendFromScript(body, headers);
    expect([answer.status, answer.body.success]).toEqual([status, false]);
    expect(answer.body.error).toMatch(/\w+ .*\.$/);
    const thrown = await sendFromPage({}, post("/contact", body, headers)).catch((response) => response);
    expect(thrown).toBeInstanceOf(Response);
    expect(thrown.status).toBe(status);
  }
  expect(await count("leads")).toBe(0);
  expect(logged).not.toHaveBeenCalled();
});

test("a wrong method is rejected with 405 and the allowed method", async () => {
  const request = new Request(`${SITE}/contact/send`, { method: "PUT", body: encoded(VALID) });
  const response = await sendAction({ request, params: {}, context });
  expect(response.status).toBe(405);
  const thrown = await sendFromPage({}, new Request(`${SITE}/contact`, { method: "DELETE" })).catch(
    (it) => it,
  );
  expect([thrown.status, thrown.headers.get("Allow")]).toEqual([405, "POST"]);
});

test.each([
  [{ trap: "https://spam.example" }, "The hidden field was filled in"],
  [{ elapsedMs: "2999" }, "Sent within 3 seconds of opening the page"],
  [
    { trap: "x", elapsedMs: "0" },
    "The hidden field was filled in; Sent within 3 seconds of opening the page",
  ],
  [{ elapsedMs: "3000" }, null],
  // Of a page from before, whose hidden field browsers filled in.
  [{ website: "https://harbor.example" }, null],
])("a form with %j is stored, answered as usual, and held for review: %s", async (more, reason) => {
  expect((await sendFromScript(encoded({ ...VALID, ...more }))).body.success).toBe(true);
  const stored =
    "select l.quarantine_reason, s.suspicion from leads l join lead_submissions s on s.lead_id = l.id";
  expect((await env.DB.prepare(stored).all()).results).toEqual([
    { quarantine_reason: reason, suspicion: reason },
  ]);
});

test("the script's metadata is stored with the submission, and invalid metadata does not reject it", async () => {
  const visit = {
    landingPath: "/pixlseo",
    referrer: "https://search.example/",
    utm: JSON.stringify({ utm_source: "postcard", utm_campaign: "november" }),
    sessionId: "session-1",
    submissionKey: "key-1",
  };
  await sendFromScript(encoded({ ...VALID, ...visit }));
  const nonsense = {
    utm: '{"utm_source":{}',
    referrer: "\u0007",
    landingPath: "\u0000",
    elapsedMs: "-3",
  };
  const second = await sendFromScript(
    encoded({ ...VALID, ...nonsense, businessEmail: "second@harborauto.example", submissionKey: "key-2" }),
  );
  expect(second.body.success).toBe(true);
  const rows = await env.DB.prepare(
    "select landing_path, referrer, utm, session_id from lead_submissions order by submission_key",
  ).all();
  expect(rows.results).toEqual([
    {
      landing_path: "/pixlseo",
      referrer: "https://search.example/",
      utm: visit.utm,
      session_id: "session-1",
    },
    { landing_path: null, referrer: null, utm: null, session_id: null },
  ]);
});

test("an invalid utm parameter does not affect the others, and long values are truncated", async () => {
  const utm = {
    utm_source: "google",
    utm_id2: "5",
    utm_campaign: `${"c".repeat(199)}😀`,
    utm_term: "harbor\u0000auto",
    utm_content: { nested: "no" },
    "utm_<b>": "no",
    gclid: "CjwK",
    other: "no",
    utm_medium: "漢".repeat(5000),
  };
  const long = {
    landingPath: `/${"p".repeat(5000)}`,
    referrer: `https://search.example/${"r".repeat(5000)}`,
  };
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`utm_${at}`, `${at}`]));
  const first = { ...VALID, ...long, utm: JSON.stringify(utm) };
  const second = { ...VALID, utm: JSON.stringify(many), lastName: "Other" };
  for (const form of [first, second]) expect((await sendFromScript(encoded(form))).body.success).toBe(true);
  const [odd, counted] = await visits();
  expect(odd).toEqual({
    landing_path: long.landingPath.slice(0, 1000),
    referrer: long.referrer.slice(0, 1000),
    utm: {
      utm_source: "google",
      utm_id2: "5",
      utm_campaign: "c".repeat(199),
      gclid: "CjwK",
      utm_medium: "漢".repeat(200),
    },
  });
  expect(Object.keys(counted?.utm ?? {})).toHaveLength(20);
});

test("without JavaScript the referrer gives the landing page, but only for our own pages", async () => {
  const from = async (referer: string, fields: Fields = {}) => {
    const request = post("/contact", encoded({ ...VALID, ...fields }), { Referer: referer });
    expect((await sendFromPage({}, request)).redirect?.status).toBe(303);
    return (await visits()).at(-1);
  };
  const nothing = { landing_path: null, referrer: null, utm: null };
  expect(
    await from(`${SITE}/white-label?utm_source=google&utm_id2=5&x=1&utm_term=%00&utm_content=%ff`),
  ).toEqual({
    ...nothing,
    landing_path: "/white-label",
    utm: { utm_source: "google", utm_id2: "5", utm_content: "\ufffd" },
  });
  const others = [
    "https://evil.example/?utm_source=x",
    "http://localhost:1/x",
    "nonsense",
    "about:blank",
    "//",
  ];
  for (const [at, referer] of others.entries()) {
    expect(await from(referer, { lastName: `Other ${at}` }), referer).toEqual(nothing);
  }
  const long = `${SITE}/${"p".repeat(5000)}?utm_source=${"s".repeat(5000)}`;
  expect(await from(long, { lastName: "Long" })).toEqual({
    ...nothing,
    landing_path: `/${"p".repeat(999)}`,
    utm: { utm_source: "s".repeat(200) },
  });
  const script = { lastName: "Script", landingPath: "/pixlseo" };
  expect(await from(`${SITE}/?utm_source=google`, script)).toEqual({ ...nothing, landing_path: "/pixlseo" });
});

test("the twenty-first message from one IP address in an hour gets a 429, another address does not", async () => {
  for (let sent = 0; sent < 20; sent += 1) {
    expect((await sendFromScript(encoded({ ...VALID, businessEmail: `n${sent}@h.example` }))).status).toBe(
      200,
    );
  }
  const { status, headers, body } = await sendFromScript(encoded(VALID));
  expect([status, headers.get("Retry-After")]).toEqual([429, "1800"]);
  expect(body.toast?.description).toBe("Please try again in 30 minutes, or call (414) 555-0142.");
  const { refused, init } = await sendFromPage(VALID);
  expect([init?.status, refused?.result.initialValue?.firstName]).toEqual([429, "Dana"]);
  const elsewhere = await sendFromScript(encoded(VALID), { "CF-Connecting-IP": "203.0.113.8" });
  expect(elsewhere.status).toBe(200);
});

test("the addresses of one IPv6 network share a limit, and another network does not", async () => {
  const from = async (address: string, sent: number) => {
    const form = encoded({ ...VALID, businessEmail: `n${sent}@h.example` });
    return (await sendFromScript(form, { "CF-Connecting-IP": address })).status;
  };
  for (let sent = 0; sent < 20; sent += 1) expect(await from(`2001:db8::${sent + 1}`, sent)).toBe(200);
  expect(await from("2001:db8::1:21", 20)).toBe(429);
  expect(await from("2001:db8:0:1::1", 21)).toBe(200);
});

test("[FORM-018] an internal failure is logged once without personal data, and the values are kept", async () => {
  const failing = { ...env, DB: brokenDatabase(env.DB) };
  context = contextWith(failing);
  const { refused, init } = await sendFromPage(VALID);
  expect(init?.status).toBe(500);
  expect(refused?.toast).toEqual({
    title: "Error sending message",
    description: "Please try again or contact us directly.",
    destructive: true,
  });
  expect(refused?.result.initialValue).toMatchObject(VALID);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(String(logged.mock.calls[0]?.[0])).toContain("database is away");
  expect(String(logged.mock.calls[0]?.[0])).not.toMatch(/dana|reyes|555-0118/i);
  const { status, body } = await sendFromScript(encoded(VALID));
  expect([status, body.success, body.error]).toEqual([500, false, "Error sending message"]);
});

/** A D1 that cannot be reached. */
function brokenDatabase(database: D1Database) {
  const away = () => {
    throw new Error("database is away");
  };
  return { ...database, prepare: away, batch: away, withSession: () => ({ prepare: away, batch: away }) };
}
