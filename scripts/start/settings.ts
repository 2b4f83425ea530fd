import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import { isCommonPassword } from "../../app/auth/password/password-rules.server.ts";
import { SETTING_NAMES } from "../../app/platform/env.server.ts";
import { DEFAULT_PORTS } from "../ports.mjs";
import { StartProblem } from "./problem.ts";

const SETTINGS_FILE = ".env";

const port = (name: string, fallback: number) =>
  z.coerce
    .number(`${name} must be a port number`)
    .int()
    .min(1)
    .max(65535, `${name} must be a port number`)
    .default(fallback);
const flag = z.enum(["0", "1"]).default("1");

const schema = z.object({
  PORT: port("PORT", DEFAULT_PORTS.PORT),
  JOBS_PORT: port("JOBS_PORT", DEFAULT_PORTS.JOBS_PORT),
  STATE_DIR: z.string().min(1).default(".wrangler/state"),
  OWNER_EMAIL: z.email("OWNER_EMAIL must be an email address").default("owner@beaconry.example"),
  OWNER_PASSWORD: z
    .string()
    .min(6, "OWNER_PASSWORD must have at least 6 characters")
    .max(128)
    .refine((password) => !isCommonPassword(password), "OWNER_PASSWORD is one of the 10,000 most common ones")
    .optional(),
  DEMO: flag,
  CRON_CLOCK: flag,
});

export type StartSettings = {
  port: number;
  jobsPort: number;
  stateDir: string;
  owner: { email: string; password: string | undefined };
  demo: boolean;
  cronClock: boolean;
  /** Product settings from the environment and `.env`, passed to both workers. */
  overrides: Record<string, string>;
};

/** The settings from `.env`, overridden by the environment. @throws StartProblem that names the invalid one */
export function readSettings(environment: Record<string, string | undefined>): StartSettings {
  const env = { ...readFileSettings(), ...withoutEmpty(environment) };
  const parsed = schema.safeParse(env);
  if (!parsed.success) throw new StartProblem(`${parsed.error.issues[0]?.message ?? "A setting is wrong"}.`);
  const values = parsed.data;
  if (values.PORT === values.JOBS_PORT) throw new StartProblem("PORT and JOBS_PORT must differ.");
  const overrides = Object.fromEntries(
    SETTING_NAMES.flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  return {
    port: values.PORT,
    jobsPort: values.JOBS_PORT,
    stateDir: resolve(values.STATE_DIR),
    owner: { email: values.OWNER_EMAIL, password: values.OWNER_PASSWORD },
    demo: values.DEMO === "1",
    cronClock: values.CRON_CLOCK === "1",
    overrides: { SITE_URL: `http://localhost:${values.PORT}`, ...overrides },
  };
}

function readFileSettings(): Record<string, string | undefined> {
  if (existsSync(".dev.vars")) {
    throw new StartProblem(
      "Move the settings of .dev.vars to .env: wrangler would put .dev.vars over the environment.",
    );
  }
  return existsSync(SETTINGS_FILE) ? parseEnv(readFileSync(SETTINGS_FILE, "utf8")) : {};
}

/** Treats empty variables as unset. */
function withoutEmpty(env: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== "" && value !== undefined));
}
