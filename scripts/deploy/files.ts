import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { StartProblem } from "../start/problem.ts";

export const ENVIRONMENTS = ["production", "preview"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Ends the names of a preview's resources, and of no others. */
export const PREVIEW_SUFFIX = "-preview";

/** Where D1 may keep the first copy of a database, as Cloudflare names it. */
export const LOCATIONS = {
  wnam: "Western North America",
  enam: "Eastern North America",
  weur: "Western Europe",
  eeur: "Eastern Europe",
  apac: "Asia and Pacific",
  oc: "Oceania",
} as const;

const settingsSchema = z.strictObject({
  /** The account's id, for a login that sees several. */
  account: z.string().optional(),
  /** The Pages project; every resource is named after it. */
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,40}$/, "must be small letters, digits and dashes")
    .refine((name) => !name.endsWith(PREVIEW_SUFFIX), `must not end in ${PREVIEW_SUFFIX}: a preview does`)
    .optional(),
  location: z.enum(Object.keys(LOCATIONS)).optional(),
  /** The program's settings, as the README lists them; no secrets. */
  settings: z.record(z.string(), z.string()).default({}),
});
/** What a person writes, or is asked for: `deploy/<environment>.json`. */
export type Settings = z.infer<typeof settingsSchema>;

const releaseSchema = z.object({
  version: z.string(),
  at: z.string(),
  /** A digest of all that is uploaded. */
  digest: z.string(),
  /** Where Time Travel finds the databases as they were before, by binding. */
  bookmarks: z.record(z.string(), z.string()),
  /** Cloudflare's ids of what is live; null until it is uploaded. */
  jobs: z.string().nullable(),
  site: z.string().nullable(),
  isHealthy: z.boolean(),
  /** The site's when it was uploaded: a rollback brings back the secrets of then. Null if it was not noted. */
  healthToken: z.string().nullable().default(null),
});
export type Release = z.infer<typeof releaseSchema>;

const stateSchema = z.object({
  accountId: z.string().nullable().default(null),
  siteUrl: z.string().nullable().default(null),
  healthToken: z.string().nullable().default(null),
  databaseIds: z.record(z.string(), z.string()).default({}),
  isSeeded: z.boolean().default(false),
  /** A rollback that has begun: to the release of this time. Null once all of it is done. */
  returning: z.object({ to: z.string(), withData: z.boolean() }).nullable().default(null),
  /** The one that serves first. */
  releases: z.array(releaseSchema).default([]),
});
/** What the command remembers: `deploy/state.<environment>.json`. */
export type State = z.infer<typeof stateSchema>;

const folder = () => process.env.DEPLOY_FOLDER ?? "deploy";
export const settingsFile = (environment: Environment) => `${folder()}/${environment}.json`;
const stateFile = (environment: Environment) => `${folder()}/state.${environment}.json`;

/** Where the dump goes that is written before data is taken back. */
export const dumpFolder = (environment: Environment, now: Date) =>
  `${folder()}/dumps/${environment}-${now.toISOString().replaceAll(/[:.]/g, "-")}`;

/** @throws StartProblem if the file is not valid; the empty settings without one */
export const readSettings = (environment: Environment) => read(settingsFile(environment), settingsSchema);
export const readState = (environment: Environment) => read(stateFile(environment), stateSchema);

export function writeSettings(environment: Environment, settings: Settings): void {
  write(settingsFile(environment), settings);
}

export function writeState(environment: Environment, state: State): void {
  write(stateFile(environment), state);
}

function read<T>(path: string, schema: z.ZodType<T>): T {
  const text = existsSync(path) ? readFileSync(path, "utf8") : "{}";
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new StartProblem(`${path} is not valid:\n${z.prettifyError(parsed.error)}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return "no JSON";
  }
}

/** Only its owner may read it: the state holds the token of the health check. */
function write(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
}
