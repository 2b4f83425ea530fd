import { z } from "zod";

const binding = <T>(method: string) =>
  z.custom<T>((value) => typeof value === "object" && value !== null && method in value, {
    message: `binding with ${method}() is missing`,
  });

const envSchema = z
  .object({
    DB: binding<D1Database>("prepare"),
    ANALYTICS_DB: binding<D1Database>("prepare"),
    ARCHIVE: binding<R2Bucket>("put"),
    MAIL_QUEUE: binding<Queue>("send"),
    INDEXING_QUEUE: binding<Queue>("send"),
    ANALYTICS_QUEUE: binding<Queue>("send"),
    CONTENT_QUEUE: binding<Queue>("send"),

    SITE_URL: z.url().transform((url) => url.replace(/\/$/, "")),

    MAIL_TRANSPORT: z.enum(["outbox", "smtp", "http"]).default("outbox"),
    MAIL_FROM: z.email().default("hello@beaconry.example"),
    SALES_EMAIL: z.email().default("sales@beaconry.example"),
    SMTP_HOST: z.string().optional(),
    SMTP_PORT: z.coerce.number().int().min(1).max(65535).default(587),
    SMTP_USERNAME: z.string().optional(),
    SMTP_PASSWORD: z.string().optional(),
    SMTP_SECURITY: z.enum(["none", "starttls", "tls"]).default("starttls"),
    MAIL_HTTP_URL: z.url().optional(),
    MAIL_HTTP_TOKEN: z.string().optional(),

    BOOKING_EMBED_URL: z.url().optional(),

    TURNSTILE_SITE_KEY: z.string().min(1).optional(),
    TURNSTILE_SECRET: z.string().min(1).optional(),

    COMPANY_NAME: z.string().optional(),
    COMPANY_PHONE: z.string().optional(),
    COMPANY_EMAIL: z.email().optional(),
    COMPANY_STREET: z.string().optional(),
    COMPANY_CITY: z.string().optional(),
    COMPANY_REGION: z.string().optional(),
    COMPANY_REGION_CODE: z.string().optional(),
    COMPANY_POSTAL_CODE: z.string().optional(),
    COMPANY_COUNTRY: z.string().optional(),
    COMPANY_HOURS_WEEKDAYS: z.string().optional(),
    COMPANY_HOURS_WEEKENDS: z.string().optional(),
    COMPANY_HOURS_PHONE: z.string().optional(),

    /** First retry delay in seconds; doubles with every attempt. */
    RETRY_BASE_SECONDS: z.coerce.number().positive().default(30),
    /**
     * Days for which raw page views and events stay in the database before they go to the archive; aggregates are kept
     * forever. At least 7, since a queue delivers for 4 days and what is archived takes no late hit.
     */
    ANALYTICS_RAW_DAYS: z.coerce.number().int().min(7).default(90),
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

/** Names of all settings except bindings; `npm start` copies these from its own environment. */
export const SETTING_NAMES: readonly string[] = Object.entries(envSchema.shape)
  .filter(([, schema]) => !(schema instanceof z.ZodCustom))
  .map(([name]) => name);
