import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Clock, systemClock } from "./clock";
import type { CompanySettings } from "./company";
import { readCompany, rememberCompany, type StoredCompany } from "./company.server";
import { type Db, openDb } from "./db/database.server";
import { type Env, readEnv } from "./env.server";
import { dropFromEdgeCache } from "./http/edge-cache.server";
import { type NetworkOrigin, readNetworkOrigin } from "./http/limits/network-origin";
import { newId } from "./ids";
import { dispatchOutbox, type OutboxEntry, type Queues, queuesOf } from "./jobs/outbox.server";

/** What every loader and action gets in addition to its request. */
export type AppContext = {
  env: Env;
  /** For public pages; may read from a replica. Back-office code gets the primary from the guard. */
  publicDb: Db;
  openPrimaryDb: () => Db;
  /** The visits. The back office gets them from the guard. */
  openAnalyticsDb: () => Db;
  /** The company as owners have set it; read at most once per request. */
  company: () => Promise<CompanySettings>;
  /**
   * Shows a change of the company in this isolate at once, from this request on. Here, because loaders and actions are
   * bundled apart from the middlewares and would remember it in a copy of their own.
   */
  rememberCompany: (stored: StoredCompany) => void;
  queues: Queues;
  clock: Clock;
  /** The CSP nonce of this response; null where the policy has none. */
  nonce: string | null;
  /** The network that the request came from. */
  origin: NetworkOrigin;
  /** The id under which a failure of this request is logged and shown. */
  reference: string;
  waitUntil: (promise: Promise<unknown>) => void;
  /** Sends stored outbox entries after the response. */
  dispatch: (entries: OutboxEntry[]) => void;
  /** Evicts these paths from this data center's cache. */
  dropCached: (paths: string[]) => void;
};

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends AppContext {}
}

type ContextInput = {
  rawEnv: unknown;
  waitUntil: (promise: Promise<unknown>) => void;
  buildId: string;
  nonce?: string | null;
  /** What is known of the network: `request.cf`. */
  cf?: unknown;
  clock?: Clock;
};

export function createAppContext({
  rawEnv,
  waitUntil,
  buildId,
  nonce = null,
  cf,
  clock = systemClock,
}: ContextInput): AppLoadContext {
  const env = readEnv(rawEnv);
  const queues = queuesOf(env);
  const publicDb = openDb(env.DB, "first-unconstrained");
  let company: Promise<CompanySettings> | undefined;
  return {
    env,
    publicDb,
    company: () => {
      company ??= readCompany(publicDb, env, waitUntil);
      return company;
    },
    rememberCompany: (stored) => {
      rememberCompany(env, stored);
      company = undefined;
    },
    openPrimaryDb: () => openDb(env.DB, "first-primary"),
    openAnalyticsDb: () => openDb(env.ANALYTICS_DB, "first-primary"),
    queues,
    clock,
    nonce,
    origin: readNetworkOrigin(cf),
    reference: newId(),
    waitUntil,
    dispatch: (entries) => waitUntil(dispatchOutbox(queues, entries)),
    dropCached: (paths) => waitUntil(dropFromEdgeCache(env.SITE_URL, buildId, paths)),
  };
}
