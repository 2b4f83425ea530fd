import { expect, test } from "vitest";
import { readEnv } from "../../app/platform/env.server";

const queue = { send: () => {} };
const database = { prepare: () => {} };
const bucket = { put: () => {} };
const env = (settings: Record<string, string>) => ({
  ...{ DB: database, ANALYTICS_DB: database, ARCHIVE: bucket, UPLOADS: bucket },
  ...{ MAIL_QUEUE: queue, INDEXING_QUEUE: queue, ANALYTICS_QUEUE: queue, CONTENT_QUEUE: queue },
  SITE_URL: "https://beaconry.example",
  ...settings,
});
const SECRETS = ["SMTP_PASSWORD", "MAIL_HTTP_TOKEN", "OPENAI_API_KEY", "TURNSTILE_SECRET"];

test.each([
  "short",
  "changeme",
  "change-me-12345",
  "password1234567",
  "xxxxxxxxxxxxxxxx",
  "aaaaaaaaaaaaaaaa",
  "abababababababab",
  "your-secret-here",
  "<insert the token>",
])("the secret %j is refused, by name and without its value", (weak) => {
  for (const name of SECRETS) {
    const settings = { [name]: weak, TURNSTILE_SITE_KEY: "site-key" };
    expect(() => readEnv(env(settings)), name).toThrow(name);
    expect(() => readEnv(env(settings)), name).not.toThrow(weak);
  }
});

test("a generated secret is taken, and none has a default", () => {
  for (const name of SECRETS) {
    const settings = {
      [name]: "k7Qe-2mZx-94Tt",
      TURNSTILE_SITE_KEY: "site-key",
      TURNSTILE_SECRET: "0x4AAbCdEf1234",
    };
    expect(readEnv(env(settings))).toMatchObject(settings);
  }
  const plain: Record<string, unknown> = readEnv(env({}));
  for (const name of SECRETS) expect(plain[name]).toBeUndefined();
});
