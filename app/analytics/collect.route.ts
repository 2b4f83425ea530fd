import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { httpError } from "../platform/http/form.server";
import { enqueueHit, isVisitor, messageOf, readHit, rejectFlood } from "./collect.server";

const postOnly = () => httpError(405, "This address takes hits sent by POST only.", { Allow: "POST" });

export function loader(): Response {
  return postOnly();
}

/** Takes one page view or event from the site's script; responds before it is stored. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") throw postOnly();
  const now = context.clock();
  rejectFlood(request, now);
  const hit = await readHit(request);
  if (isVisitor(request)) context.waitUntil(enqueueHit(messageOf(hit, request, now), context));
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}
