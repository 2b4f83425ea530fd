import { afterEach, expect, test } from "vitest";
import { httpTransport } from "../../app/mail/http.server";
import { FinalFailure } from "../../app/platform/jobs/retries";
import { RetryAfter } from "../../app/platform/jobs/retry-after";
import { cutOff, json, silence, startPeer, status, text } from "../support/http-peer";
import { storedMail } from "../support/stored-mail";

let peer: Awaited<ReturnType<typeof startPeer>> | undefined;
afterEach(() => peer?.close());

const MAIL = storedMail();

/** Sends a mail once for each answer of the provider. */
async function send(answers: Parameters<typeof startPeer>, mail = MAIL, timeoutMs = 20_000) {
  peer = await startPeer(...answers);
  const env = { MAIL_HTTP_URL: `${peer.url}/emails`, MAIL_HTTP_TOKEN: "token-of-the-provider" };
  const transport = httpTransport(env, timeoutMs);
  const results: unknown[] = [];
  for (const _ of answers) results.push(await transport.send(mail).catch((error: unknown) => error));
  return { results, asked: peer.asked };
}

const bodyOf = (asked: { body: string } | undefined) => JSON.parse(asked?.body ?? "null");

test("the provider gets sender, recipient, texts, reply address, file and token", async () => {
  const file = {
    fileName: "demo.ics",
    type: "text/calendar; method=REQUEST",
    text: "BEGIN:VCALENDAR\r\nSUMMARY:Café",
  };
  const mail = storedMail({ replyTo: "sales@beaconry.example", attachment: JSON.stringify(file) });
  const { results, asked } = await send([json({ id: "provider-1" })], mail);
  expect(results).toEqual(["provider-1"]);
  expect([asked[0]?.method, asked[0]?.path]).toEqual(["POST", "/emails"]);
  expect(asked[0]?.headers).toMatchObject({
    authorization: "Bearer token-of-the-provider",
    "content-type": "application/json",
    "idempotency-key": "mail-1",
  });
  expect(bodyOf(asked[0])).toEqual({
    from: '"The Beaconry Team" <hello@beaconry.example>',
    to: ['"Dana Reyes" <dana@harborauto.example>'],
    reply_to: "sales@beaconry.example",
    subject: "Your demo",
    text: "See you tomorrow",
    html: "<p>See you tomorrow</p>",
    attachments: [
      {
        filename: "demo.ics",
        content: Buffer.from(file.text, "utf8").toString("base64"),
        content_type: "text/calendar; method=REQUEST; charset=utf-8",
      },
    ],
    headers: { "Message-ID": "<mail-1@beaconry.example>", "Auto-Submitted": "auto-generated" },
  });
});

test("what a mail does not have is left out, and a name cannot end its quotes", async () => {
  const { asked } = await send([json({ id: "1" })], storedMail({ toName: null, fromName: 'A "B" \\ C' }));
  const sent = bodyOf(asked[0]);
  expect([sent.to, sent.from]).toEqual([["dana@harborauto.example"], '"A B  C" <hello@beaconry.example>']);
  expect(Object.keys(sent)).not.toContain("reply_to");
  expect(Object.keys(sent)).not.toContain("attachments");
});

test.each([
  ["200 with an id", json({ id: "provider-2" }), "provider-2"],
  ["202 with an id", json({ id: "provider-3" }, 202), "provider-3"],
  ["200 with another answer", json({ queued: true }), null],
  ["202 without an answer", status(202), null],
  ["204", status(204), null],
  ["200 in plain text", text("OK"), null],
])("%s: the mail is sent", async (_, answer, id) => {
  expect((await send([answer])).results).toEqual([id]);
});

/** Of this mail; of the settings, the account or the moment. */
test.each([
  ...[400, 410, 413, 415, 422, 451].map((code) => [code, true] as const),
  ...[301, 401, 402, 403, 404, 408, 409, 425, 429, 500, 502, 503, 504].map((code) => [code, false] as const),
])("%i: the mail is not sent; a refusal for good: %s", async (code, isFinal) => {
  const { results } = await send([json({ id: "not an id of a mail" }, code)]);
  expect(results[0]).toBeInstanceOf(Error);
  expect(String(results[0])).toBe(`Error: The email provider answered ${code}`);
  expect(results[0] instanceof FinalFailure).toBe(isFinal);
});

test("the provider's words are kept, on one line and not without end", async () => {
  const message = `Invalid \`to\`\r\nfield${"!".repeat(400)}`;
  const { results } = await send([json({ name: "validation_error", message }, 422)]);
  const text = results[0] instanceof Error ? results[0].message : "";
  expect(text).toMatch(/^The email provider answered 422: Invalid `to` field!+…$/);
  expect(text).toHaveLength(300);
});

test.each([
  [429, "120", 120],
  [503, "7", 7],
  [503, () => new Date(Date.now() + 90_000).toUTCString(), 90],
  [429, "86400", 3600],
  [429, "soon", 1],
])("%i with the Retry-After %s asks for %i s", async (code, header, seconds) => {
  const value = typeof header === "string" ? header : header();
  const { results } = await send([status(code, { "Retry-After": value })]);
  const asked = results[0] instanceof RetryAfter ? results[0].seconds : null;
  // A date has no fractions of a second.
  expect(asked).toBeGreaterThan(seconds - 2);
  expect(asked).toBeLessThanOrEqual(seconds);
});

test.each([
  ["does not answer", silence],
  ["breaks off", cutOff],
])("a provider that %s has not taken the mail", async (_, answer) => {
  expect((await send([answer], MAIL, 300)).results).toEqual([expect.any(Error)]);
});

test("two attempts of a mail carry the same idempotency key and Message-ID; another mail has its own", async () => {
  const { results, asked } = await send([cutOff, json({ id: "provider-4" })]);
  expect(results).toEqual([expect.any(Error), "provider-4"]);
  const keysOf = (one: (typeof asked)[number] | undefined) => [
    one?.headers["idempotency-key"],
    bodyOf(one).headers["Message-ID"],
  ];
  expect(asked).toHaveLength(2);
  expect(keysOf(asked[0])).toEqual(keysOf(asked[1]));
  await peer?.close();
  const other = await send([json({ id: "provider-5" })], storedMail({ id: "mail-2" }));
  expect(keysOf(other.asked[0])).toEqual(["mail-2", "<mail-2@beaconry.example>"]);
});
