import { z } from "zod";
import { SECOND } from "../platform/clock";
import type { Env } from "../platform/env.server";
import { RetryAfter } from "../platform/jobs/retry-after";
import type { IndexingAnswer } from "./indexing";

const TIMEOUT = 15 * SECOND;
const TOKEN_LIFETIME_SECONDS = 3600;
const SCOPE = "https://www.googleapis.com/auth/webmasters";

const accountSchema = z.object({
  client_email: z.string().min(1),
  private_key: z.string().includes("PRIVATE KEY"),
  token_uri: z.url().default("https://oauth2.googleapis.com/token"),
});
type Account = z.infer<typeof accountSchema>;

const tokenSchema = z.object({ access_token: z.string().min(1) });
const inspectionSchema = z.object({
  inspectionResult: z.object({
    indexStatusResult: z.object({
      verdict: z.string(),
      coverageState: z.string().optional(),
      lastCrawlTime: z.string().optional(),
    }),
  }),
});

type Settings = Pick<Env, "GOOGLE_SERVICE_ACCOUNT" | "GOOGLE_API_URL" | "GOOGLE_SITE_PROPERTY" | "SITE_URL">;

/**
 * Submits the sitemap to Google Search Console and asks for the page's state in the index: `success` with the time of
 * the last crawl if it is there, otherwise `pending`.
 * @throws Error that names the step which failed
 */
export async function askGoogle(
  env: Settings & { GOOGLE_SERVICE_ACCOUNT: string },
  url: string,
  now: Date,
): Promise<IndexingAnswer> {
  const account = parseAccount(env.GOOGLE_SERVICE_ACCOUNT);
  const token = await fetchToken(account, now);
  const property = env.GOOGLE_SITE_PROPERTY ?? `${env.SITE_URL}/`;
  const sitemap = encodeURIComponent(`${env.SITE_URL}/sitemap.xml`);
  await call(
    `${env.GOOGLE_API_URL}/webmasters/v3/sites/${encodeURIComponent(property)}/sitemaps/${sitemap}`,
    {
      method: "PUT",
      token,
      step: "Google did not take the sitemap",
    },
  );
  const answer = await call(`${env.GOOGLE_API_URL}/v1/urlInspection/index:inspect`, {
    method: "POST",
    token,
    body: { inspectionUrl: url, siteUrl: property },
    step: "Google did not inspect the page",
  });
  const inspection = inspectionSchema.safeParse(answer);
  if (!inspection.success) throw new Error("Google's inspection has an unknown form");
  const { verdict, coverageState, lastCrawlTime } = inspection.data.inspectionResult.indexStatusResult;
  const detail = `Google: ${coverageState ?? verdict}`;
  return verdict === "PASS"
    ? { status: "success", detail, indexedAt: lastCrawlTime ? new Date(lastCrawlTime).toISOString() : null }
    : { status: "pending", detail };
}

function parseAccount(text: string): Account {
  try {
    return accountSchema.parse(JSON.parse(text));
  } catch {
    throw new Error("GOOGLE_SERVICE_ACCOUNT is not the JSON file of a service account");
  }
}

/** An access token for a signed assertion (RFC 7523). */
async function fetchToken(account: Account, now: Date): Promise<string> {
  const assertion = await signAssertion(account, Math.floor(now.getTime() / SECOND));
  const grant = { grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion };
  const answer = await call(account.token_uri, {
    method: "POST",
    form: grant,
    step: "Google did not accept the service account",
  });
  const token = tokenSchema.safeParse(answer);
  if (!token.success) throw new Error("Google's token has an unknown form");
  return token.data.access_token;
}

async function signAssertion(
  { client_email, private_key, token_uri }: Account,
  seconds: number,
): Promise<string> {
  const header = { alg: "RS256", typ: "JWT" };
  const claims = {
    iss: client_email,
    scope: SCOPE,
    aud: token_uri,
    iat: seconds,
    exp: seconds + TOKEN_LIFETIME_SECONDS,
  };
  const unsigned = `${base64Url(JSON.stringify(header))}.${base64Url(JSON.stringify(claims))}`;
  const signature = await crypto.subtle.sign(
    "RSASSA-PKCS1-v1_5",
    await importKey(private_key),
    new TextEncoder().encode(unsigned),
  );
  return `${unsigned}.${base64Url(String.fromCharCode(...new Uint8Array(signature)))}`;
}

async function importKey(pem: string): Promise<CryptoKey> {
  const body = pem.replace(/-----[^-]+-----|\s/g, "");
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey("pkcs8", bytes, { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" }, false, [
    "sign",
  ]);
}

function base64Url(text: string): string {
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

type Call = { method: string; step: string; token?: string; body?: object; form?: Record<string, string> };

async function call(url: string, { method, step, token, body, form }: Call): Promise<unknown> {
  const request = {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body ? { "Content-Type": "application/json" } : {}),
    },
    body: body ? JSON.stringify(body) : form ? new URLSearchParams(form) : undefined,
    signal: AbortSignal.timeout(TIMEOUT),
  };
  const answer = await fetch(url, request)
    .then(async (response) => ({ response, text: await response.text() }))
    .catch(() => null);
  if (!answer) throw new Error(`${step}: no answer`);
  const { response, text } = answer;
  if (response.status === 429) throw new RetryAfter(`${step}: too many requests (429)`, 60);
  if (!response.ok) throw new Error(`${step} (${response.status})`);
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    throw new Error(`${step}: the answer is not JSON`);
  }
}
