import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "../../auth/guard.server";
import { describeMove } from "./describe-move.server";

/**
 * What is at `?from=` and `?to=`, as a `MoveDescription`, while a redirect is being written; `?was=` is the address of
 * the one that is being changed.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const params = new URL(request.url).searchParams;
  const texts = { from: params.get("from") ?? "", to: params.get("to") ?? "" };
  const host = new URL(context.env.SITE_URL).host;
  return describeMove(db, texts, { host, now: context.clock(), was: params.get("was") ?? "" });
}
