import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { httpError } from "../../platform/http/forms/form.server";
import {
  enqueueHits,
  isStaff,
  messagesOf,
  ownHostsOf,
  readItems,
  rejectFlood,
  rejectOverDayLimit,
} from "./collect.server";

const postOnly = () => httpError(405, "This address takes hits sent by POST only.", { Allow: "POST" });

export function loader(): Response {
  return postOnly();
}

/** Takes page views, events and web vitals from the site's script; responds before they are stored. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") throw postOnly();
  const now = context.clock();
  rejectFlood(request, now);
  const items = await readItems(request);
  rejectOverDayLimit(items, request, now);
  if (!isStaff(request)) {
    const ownHosts = ownHostsOf(request, context.env.SITE_URL);
    const messages = messagesOf(items, { request, origin: context.origin, ownHosts, now });
    context.waitUntil(enqueueHits(messages, context));
  }
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}
