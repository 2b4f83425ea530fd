import { z } from "zod";
import { COMPANY_ENVIRONMENT } from "./company-settings";

const binding = <T>(method: string) =>
  z.custom<T>((value) => typeof value === "object" && value !== null && method in value, {
    message: `binding with ${method}() is missing`,
  });

/** Marks what belongs in no file; a deployment hands it to the account. */
const SECRET = { isSecret: true };
const LEAST_SECRET = 12;
const PLACEHOLDER = /^(?:change.?me|replace.?me|secret|password|token|example|test|x+|your.+|<.*>)[\W\d]*$/i;

/** A secret of ours at another service. It comes from the environment only; one that anybody would guess is refused. */
function secret() {
  return z
    .string()
    .min(LEAST_SECRET, `must have at least ${LEAST_SECRET} characters`)
    .refine((text) => !PLACEHOLDER.test(text), "is a placeholder, not a secret")
    .refine((text) => new Set(text).size >= 5, "repeats a few characters, which is no secret")
    .meta(SECRET);
}

const HSTS_SCOPES = ["host", "subdomains", "preload"] as const;
export type HstsScope = (typeof HSTS_SCOPES)[number];

const envSchema = z
  .object({
    DB: binding<D1Database>("prepare"),
    ANALYTICS_DB: binding<D1Database>("prepare"),
    ARCHIVE: binding<R2Bucket>("put"),
    UPLOADS: binding<R2Bucket>("put"),
    MAIL_QUEUE: binding<Queue>("send"),
    INDEXING_QUEUE: binding<Queue>("send"),
    ANALYTICS_QUEUE: binding<Queue>("send"),
    CONTENT_QUEUE: binding<Queue>("send"),

    /** The commit that was deployed, put there by the deployment. */
    VERSION: z.string().max(100).default("local"),
    /** Opens /healthz?deep, for the deployment and for monitors. */
    HEALTH_TOKEN: secret().optional(),

    SITE_URL: z.url().transform((url) => url.replace(/\/$/, "")),

    /** "1" for a preview: it answers on any host, and search engines are asked to leave it alone. */
    PREVIEW: z
      .enum(["", "0", "1"])
      .default("")
      .transform((text) => text === "1"),

    /**
     * What Strict-Transport-Security binds: this host, its subdomains too, or those and the browsers' preload lists.
     */
    HSTS: z.enum(HSTS_SCOPES).default("host"),

    MAIL_TRANSPORT: z.enum(["outbox", "smtp", "http"]).default("outbox"),
    /** 1: a site whose mail is only kept is ill. */
    MAIL_REQUIRED: z.enum(["0", "1"]).default("0"),
    SMTP_HOST: z.string().optional(),
    SMTP_PORT: z.coerce.number().int().min(1).max(65535).default(587),
    SMTP_USERNAME: z.string().optional(),
    SMTP_PASSWORD: secret().optional(),
    SMTP_SECURITY: z.enum(["none", "starttls", "tls"]).default("starttls"),
    MAIL_HTTP_URL: z.url().optional(),
    MAIL_HTTP_TOKEN: secret().optional(),

    /** By which the provider signs what it tells of bounces and complaints at /hooks/mail/resend or /mailgun. */
    MAIL_WEBHOOK_SECRET: secret().optional(),

    CONTENT_WRITER: z.enum(["embedded", "workers-ai", "openai"]).default("embedded"),
    /** Workers AI; bound on an account only. */
    AI: binding<Ai>("run").optional(),
    WORKERS_AI_MODEL: z.string().default("@cf/meta/llama-3.3-70b-instruct-fp8-fast"),
    WORKERS_AI_CENTS_PER_MILLION_IN: z.coerce.number().min(0).default(29),
    WORKERS_AI_CENTS_PER_MILLION_OUT: z.coerce.number().min(0).default(225),
    /** Any service with OpenAI's chat completions, such as https://api.openai.com/v1. */
    OPENAI_BASE_URL: z
      .url()
      .transform((url) => url.replace(/\/$/, ""))
      .optional(),
    OPENAI_API_KEY: secret().optional(),
    OPENAI_MODEL: z.string().default("gpt-4.1-mini"),
    OPENAI_CENTS_PER_MILLION_IN: z.coerce.number().min(0).default(40),
    OPENAI_CENTS_PER_MILLION_OUT: z.coerce.number().min(0).default(160),

    /** 8 to 128 letters, digits or dashes; without it IndexNow is not connected. Served at /indexnow.txt. */
    INDEXNOW_KEY: z
      .string()
      .regex(/^[a-zA-Z0-9-]{8,128}$/, "must be 8 to 128 letters, digits or dashes")
      .optional(),
    INDEXNOW_URL: z.url().default("https://api.indexnow.org/indexnow"),
    /** The JSON file of a service account that may read the site's property in Google Search Console. */
    GOOGLE_SERVICE_ACCOUNT: z.string().meta(SECRET).optional(),
    GOOGLE_API_URL: z.url().default("https://searchconsole.googleapis.com"),
    /** The property's name in Search Console, such as sc-domain:beaconry.example; by default the site's URL. */
    GOOGLE_SITE_PROPERTY: z.string().optional(),

    TURNSTILE_SITE_KEY: z.string().min(1).optional(),
    TURNSTILE_SECRET: secret().optional(),

    ...COMPANY_ENVIRONMENT,

    /** First retry delay in seconds; doubles with every attempt. */
    RETRY_BASE_SECONDS: z.coerce.number().positive().default(30),
    /**
     * Page views, events and left-out hits that get a row on a day of the company; more are only counted. The default,
     * six million a month, bounds what a flood can write to about half a gigabyte a day.
     */
    ANALYTICS_ROWS_PER_DAY: z.coerce.number().int().min(1).default(200_000),
  })
  .superRefine((env, issues) => {
    if (env.MAIL_TRANSPORT === "smtp" && !env.SMTP_HOST) {
      issues.addIssue({ code: "custom", path: ["SMTP_HOST"], message: "is required by MAIL_TRANSPORT=smtp" });
    }
    if (env.MAIL_TRANSPORT === "http" && !(env.MAIL_HTTP_URL && env.MAIL_HTTP_TOKEN)) {
      issues.addIssue({
        code: "custom",
        path: ["MAIL_HTTP_URL"],
        message: "and MAIL_HTTP_TOKEN are required by MAIL_TRANSPORT=http",
      });
    }
    if (env.CONTENT_WRITER === "openai" && !(env.OPENAI_BASE_URL && env.OPENAI_API_KEY)) {
      issues.addIssue({
        code: "custom",
        path: ["OPENAI_BASE_URL"],
        message: "and OPENAI_API_KEY are required by CONTENT_WRITER=openai",
      });
    }
    if ((env.TURNSTILE_SITE_KEY === undefined) !== (env.TURNSTILE_SECRET === undefined)) {
      issues.addIssue({
        code: "custom",
        path: ["TURNSTILE_SITE_KEY"],
        message: "and TURNSTILE_SECRET go together",
      });
    }
  });

export type Env = z.infer<typeof envSchema>;

const parsed = new WeakMap<object, Env>();

/**
 * The parsed bindings and variables, cached per isolate.
 * @throws Error that names every invalid or missing setting, never its value
 */
export function readEnv(raw: unknown): Env {
  if (typeof raw !== "object" || raw === null) throw new Error("Configuration: there is none");
  const cached = parsed.get(raw);
  if (cached) return cached;
  const result = envSchema.safeParse(raw);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new Error(`Configuration: ${problems.join("; ")}`);
  }
  parsed.set(raw, result.data);
  return result.data;
}

/** Every setting with its schema, less the wrapper of an optional one. */
const SETTINGS = Object.entries(envSchema.shape).map(
  ([name, schema]) => [name, schema instanceof z.ZodOptional ? schema.unwrap() : schema] as const,
);

/** Names of all settings except bindings; `npm start` copies these from its own environment. */
export const SETTING_NAMES: readonly string[] = SETTINGS.filter(
  ([, schema]) => !(schema instanceof z.ZodCustom),
).map(([name]) => name);

/** Names of the settings that are secrets. */
export const SECRET_NAMES: readonly string[] = SETTINGS.filter(
  ([, schema]) => schema instanceof z.ZodType && schema.meta()?.isSecret === true,
).map(([name]) => name);
