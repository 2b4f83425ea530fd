import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CONTACT_TOASTS } from "../../app/copy/contact";
import { SPECULATION_RULES_HASH, START_SCRIPT_HASH } from "../../app/platform/http/security-headers.server";
import { CONTACT_FORM } from "../support/contact";
import { findAll } from "../support/page";
import { formPost, requestSite } from "../support/site";
import { clearTables, rows } from "../support/workers-env";

const settings = { TURNSTILE_SITE_KEY: "site-key", TURNSTILE_SECRET: "0x4AAAAAAA-turnstile" };
/** Scripts that public pages may run without Turnstile. */
const SCRIPTS = `script-src 'self' '${START_SCRIPT_HASH}' '${SPECULATION_RULES_HASH}'`;
const KEY = "0190d2b8-6f53-7cc1-9d6a-1f2b3c4d5e6f";

const logged = vi.spyOn(console, "error").mockImplementation(() => {});

/** Requests to Turnstile, which tests cannot reach; its responses are faked here. */
const asked: URLSearchParams[] = [];

function turnstileAnswers(answer: () => Response | Promise<Response>): void {
  vi.stubGlobal("fetch", async (url: string, init: { body: URLSearchParams }) => {
    expect(url).toBe("https://challenges.cloudflare.com/turnstile/v0/siteverify");
    asked.push(init.body);
    return answer();
  });
}

const refusal = (...codes: string[]) =>
  turnstileAnswers(() => Response.json({ success: false, "error-codes": codes }));

async function send(fields: Record<string, string>) {
  const response = await requestSite("/contact/send", {
    ...formPost({ ...CONTACT_FORM, page: "/", ...fields }),
    settings,
  });
  return { status: response.status, body: await response.json() };
}

const quarantineReason = async () =>
  (await rows("select quarantine_reason from leads")).map((lead) => lead.quarantine_reason);

beforeEach(async () => {
  await clearTables("lead_submissions", "leads", "rate_limits", "outbox");
  asked.length = 0;
  logged.mockClear();
});
afterEach(() => void vi.unstubAllGlobals());

describe("a form with Turnstile's token", () => {
  test("is stored if Turnstile accepts it, given token, IP address and the form's key", async () => {
    turnstileAnswers(() => Response.json({ success: true }));
    expect(await send({ turnstile: "token", submissionKey: KEY })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(asked.map((body) => Object.fromEntries(body))).toEqual([
      { secret: settings.TURNSTILE_SECRET, response: "token", remoteip: "local", idempotency_key: KEY },
    ]);
    expect(await quarantineReason()).toEqual([null]);
    expect(JSON.stringify(await rows("select * from lead_submissions"))).not.toContain("token");
  });

  test.each<Record<string, string>>([{ trap: "https://evil.example" }, { elapsedMs: "2999" }])(
    "is held for review all the same if it has %o",
    async (odd) => {
      turnstileAnswers(() => Response.json({ success: true }));
      expect(await send({ turnstile: "token", ...odd })).toMatchObject({ status: 200 });
      expect(await quarantineReason()).toEqual([expect.stringMatching(/./)]);
    },
  );

  test("is rejected with a sentence if Turnstile rejects it, and nothing is stored", async () => {
    refusal("timeout-or-duplicate");
    const { title, description } = CONTACT_TOASTS.unconfirmed;
    expect(await send({ turnstile: "stale" })).toMatchObject({
      status: 400,
      body: { success: false, toast: { title, description, destructive: true } },
    });
    expect(await quarantineReason()).toEqual([]);
  });

  test("keeps its values when rejected without JavaScript", async () => {
    refusal("invalid-input-response");
    const answer = await requestSite("/contact", {
      ...formPost({ ...CONTACT_FORM, page: "/", turnstile: "x" }),
      settings,
    });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect((await findAll(html, ".toasts [role=alert] strong"))[0]?.text).toBe(
      CONTACT_TOASTS.unconfirmed.title,
    );
    expect((await findAll(html, "[name=businessEmail]"))[0]?.attributes.value).toBe(
      CONTACT_FORM.businessEmail,
    );
    expect((await findAll(html, "[name=projectDescription]"))[0]?.text).toBe(CONTACT_FORM.projectDescription);
  });

  test.each([
    ["is out of reach", () => Promise.reject(new Error("no route"))],
    ["answers with an error page", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
    [
      "does not know our secret",
      () => Response.json({ success: false, "error-codes": ["invalid-input-secret"] }),
    ],
  ])("is held for spam review if Turnstile %s", async (_, answer) => {
    turnstileAnswers(answer);
    expect((await send({ turnstile: "token" })).status).toBe(200);
    expect(await quarantineReason()).toEqual(["Turnstile could not be asked"]);
    expect(logged).toHaveBeenCalledOnce();
  });
});

test("a form without a token, as without JavaScript, is held for spam review", async () => {
  turnstileAnswers(() => Response.json({ success: true }));
  expect((await send({})).status).toBe(200);
  expect(asked).toEqual([]);
  expect(await quarantineReason()).toEqual(["Sent without Turnstile’s check"]);
});

describe("pages", () => {
  const configured = { settings, headers: { Cookie: "beaconry_x=1" } };
  const policyOf = (response: Response) => response.headers.get("Content-Security-Policy") ?? "";

  test("every contact form has the widget, and the CSP allows Turnstile's script and frame", async () => {
    for (const path of ["/", "/contact", "/white-label"]) {
      const response = await requestSite(path, configured);
      const html = await response.text();
      const [widget] = await findAll(html, "form[data-contact-form] .cf-turnstile");
      expect(widget?.attributes["data-sitekey"]).toBe("site-key");
      expect(widget?.attributes["data-response-field-name"]).toBe("turnstile");
      expect(policyOf(response)).toContain(`${SCRIPTS} https://challenges.cloudflare.com`);
      expect(policyOf(response)).toContain("frame-src https://challenges.cloudflare.com");
      expect(html).not.toContain(settings.TURNSTILE_SECRET);
    }
  });

  test("the policies mention it only where it is configured", async () => {
    const text = async (init: typeof configured | undefined) =>
      (await (await requestSite("/cookies", init)).text()) +
      (await (await requestSite("/privacy-policy", init)).text());
    expect((await text(configured)).match(/Turnstile/g)).toHaveLength(2);
    expect(await text(undefined)).not.toContain("Turnstile");
  });

  test("without the settings no page contains it, and the CSP allows no other host", async () => {
    const response = await requestSite("/contact");
    expect(await response.text()).not.toMatch(/turnstile|challenges\.cloudflare/);
    expect(policyOf(response)).not.toContain("cloudflare");
    expect(policyOf(response)).toSatisfy((policy: string) => policy.includes(`; ${SCRIPTS};`));
  });

  test("one setting without the other is reported as a configuration error", async () => {
    const response = await requestSite("/contact", {
      settings: { TURNSTILE_SITE_KEY: "site-key" },
      headers: { Cookie: "beaconry_x=1" },
    });
    expect(response.status).toBe(500);
    expect(String(logged.mock.calls)).toContain("TURNSTILE_SITE_KEY and TURNSTILE_SECRET go together");
  });
});
