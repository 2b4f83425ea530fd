import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sql } from "drizzle-orm";
import { sha256 } from "../platform/ids";
import { logError } from "../platform/log.server";
import { readDeepHealth } from "./health.server";

const HEADERS = { "Cache-Control": "no-store" };

/**
 * 200 if the database responds, otherwise 503: for uptime monitors. With `?deep` and the token, every part that a
 * deployment depends on, as a `DeepHealth`: 200 if all are healthy, otherwise 503.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.has("deep")) return answerDeep({ request, context });
  try {
    await context.publicDb.run(sql`select 1`);
    return Response.json({ status: "ok", database: "ok" }, { headers: HEADERS });
  } catch (error) {
    logError("healthz", error);
    return Response.json({ status: "failing", database: "unreachable" }, { status: 503, headers: HEADERS });
  }
}

async function answerDeep({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const { HEALTH_TOKEN: token } = context.env;
  const [sent, expected] = await Promise.all(
    // Hashes, so that the time of the comparison tells nothing about the token.
    [request.headers.get("Authorization") ?? "", `Bearer ${token}`].map(sha256),
  );
  if (token === undefined || sent !== expected) {
    const headers = { ...HEADERS, "WWW-Authenticate": "Bearer" };
    return new Response("Not authorized\n", { status: 401, headers });
  }
  const { mailFrom } = await context.company();
  const [db, analyticsDb] = [context.openPrimaryDb(), context.openAnalyticsDb()];
  const sources = { db, analyticsDb, env: context.env, mailFrom };
  const health = await readDeepHealth(sources, context.clock());
  return Response.json(health, { status: health.isHealthy ? 200 : 503, headers: HEADERS });
}
