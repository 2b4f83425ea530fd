import type { AppLoadContext } from "@remix-run/cloudflare";
import { readCookie } from "../platform/http/cookies.server";
import { httpError, readText } from "../platform/http/form.server";
import { networkOf } from "../platform/http/network";
import { logError } from "../platform/log.server";
import { createFloodLimit } from "./flood-limit";
import { type Hit, hitSchema, MAX_HIT_BYTES, storableText } from "./hit";
import { recordMessages } from "./record.server";
import { classifyUserAgent, isAutomated } from "./user-agent.server";
import { type AnalyticsMessage, countHit, EVENTS, recordEvent, recordPageView } from "./visit";

const CONTENT_TYPES = new Set(["text/plain", "application/json"]);
const MAX_USER_AGENT = 500;

/** More than a whole office behind one IP address sends, far less than a flood. */
const takeToken = createFloodLimit({ burst: 300, perSecond: 5, maxSubjects: 10_000 });

/** @throws 429 if the client sends hits faster than people can */
export function rejectFlood(request: Request, now: Date): void {
  const address = request.headers.get("CF-Connecting-IP");
  if (address && !takeToken(networkOf(address), now.getTime())) {
    throw httpError(429, "This address sends hits too fast.", { "Retry-After": "10" });
  }
}

/** Reads the hit. @throws 400, 413 or 415 with a sentence that names the problem */
export async function readHit(request: Request): Promise<Hit> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!CONTENT_TYPES.has(type))
    throw httpError(415, "A hit is sent as JSON in text/plain or application/json.");
  const parsed = hitSchema.safeParse(parseJson(await readText(request, MAX_HIT_BYTES)));
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path[0];
  throw httpError(
    400,
    field === undefined ? "This is not a hit." : `This hit's "${String(field)}" is not valid.`,
  );
}

/**
 * Whether a visitor sent the hit. Bots and signed-in staff get the same response, so that crawlers do not retry and
 * consoles stay clean, but nothing is stored: stored bots would inflate every metric that forgets to filter them.
 */
export function isVisitor(request: Request): boolean {
  return !isAutomated(userAgentOf(request)) && readCookie(request, "session") === null;
}

/** The queue message for a hit. Without a session, or under Global Privacy Control, it identifies nobody. */
export function messageOf(hit: Hit, request: Request, now: Date): AnalyticsMessage {
  const timestamp = now.toISOString();
  const { id, path: pagePath, session } = hit;
  if (!session || request.headers.get("Sec-GPC") === "1") {
    const eventName = hit.kind === "event" ? hit.name : null;
    return { v: 1, type: countHit.type, id, reason: "private", eventName, pagePath, timestamp };
  }
  const userAgent = userAgentOf(request);
  const stored = {
    id,
    sessionId: session,
    pagePath,
    pageTitle: hit.title,
    userAgent,
    referrer: hit.referrer || null,
    ...classifyUserAgent(userAgent),
    landingPath: pagePath,
    channel: "direct",
    referrerHost: null,
    campaign: null,
    utm: null,
    country: null,
    region: null,
    timestamp,
  } as const;
  if (hit.kind === "page-view") return { v: 1, type: recordPageView.type, id, hit: stored };
  const event = { eventType: EVENTS[hit.name].type, eventName: hit.name, eventData: hit.data ?? null };
  return { v: 1, type: recordEvent.type, id, hit: { ...stored, ...event } };
}

/** Queues the hit. If the queue rejects it, records it directly, so that it is not lost. */
export async function enqueueHit(message: AnalyticsMessage, context: AppLoadContext): Promise<void> {
  try {
    await context.queues.analytics.send(message);
  } catch (error) {
    logError("analytics.send", error);
    await recordMessages(context.openAnalyticsDb(), [message]).catch((failure) =>
      logError("analytics.record", failure),
    );
  }
}

function userAgentOf(request: Request): string {
  return storableText(request.headers.get("User-Agent") ?? "").slice(0, MAX_USER_AGENT);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw httpError(400, "This hit is not valid JSON.");
  }
}
