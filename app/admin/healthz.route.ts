import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sql } from "drizzle-orm";
import { logError } from "../platform/log.server";

/** 200 if the database responds, otherwise 503. For uptime monitors. */
export async function loader({ context }: LoaderFunctionArgs) {
  const headers = { "Cache-Control": "no-store" };
  try {
    await context.publicDb.run(sql`select 1`);
    return Response.json({ status: "ok", database: "ok" }, { headers });
  } catch (error) {
    logError("healthz", error);
    return Response.json({ status: "failing", database: "unreachable" }, { status: 503, headers });
  }
}
