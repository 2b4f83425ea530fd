import type { AppLoadContext } from "@remix-run/cloudflare";
import { readCookie } from "../../platform/http/cookies.server";
import { httpError, readText } from "../../platform/http/forms/form.server";
import { createFloodLimit } from "../../platform/http/limits/flood-limit";
import { type NetworkOrigin, networkOf } from "../../platform/http/limits/network-origin";
import { isSecretAddress } from "../../platform/http/own-paths";
import { logError } from "../../platform/log.server";
import { readAttributes } from "../attributes";
import type { FilterReason } from "../filter-reasons";
import {
  type AnalyticsMessage,
  countHitMessage,
  countVitalsMessage,
  EVENTS,
  eventMessage,
  hitsMessage,
  pageViewMessage,
} from "../visit";
import { arrivalOf, hostOf, originOf } from "./arrival";
import { type Hit, type Item, itemListSchema, MAX_COLLECT_BYTES, storableText } from "./hit";
import { postcardVisitOf } from "./postcard-visit";
import { keepUnsentHits } from "./unsent-hits.server";
import { classifyUserAgent } from "./user-agent.server";
import { verdictOf } from "./verdict";

const CONTENT_TYPES = new Set(["text/plain", "application/json"]);
const MAX_USER_AGENT = 300;

/** More requests than a whole office behind one IP address sends: a flood, which is refused. */
const takeRequest = createFloodLimit({ burst: 300, perSecond: 5, maxSubjects: 10_000 });
/** More hits than a person makes: they are taken, but counted as filtered. */
const takeSessionHit = createFloodLimit({ burst: 200, perSecond: 1, maxSubjects: 10_000 });
const takeNetworkHit = createFloodLimit({ burst: 1000, perSecond: 5, maxSubjects: 10_000 });

/**
 * Hits of a day from one network, which is what a company of a thousand people sends. More than that is refused, since
 * even a hit that is only counted is a row. In this isolate's memory, like the others; the limit of all rows is not
 * (`day-limit.ts`).
 */
const HITS_PER_DAY = 20_000;
const takeDayHits = createFloodLimit({
  burst: HITS_PER_DAY,
  perSecond: HITS_PER_DAY / 86_400,
  maxSubjects: 10_000,
});

/** @throws 429 if the client sends requests faster than people can */
export function rejectFlood(request: Request, now: Date): void {
  const network = networkOfSender(request);
  if (network && !takeRequest(network, now.getTime())) {
    throw httpError(429, "This address sends hits too fast.", { "Retry-After": "10" });
  }
}

/** @throws 429 if the client's network has sent its share of the day */
export function rejectOverDayLimit(items: Item[], request: Request, now: Date): void {
  const network = networkOfSender(request);
  if (network && !takeDayHits(network, now.getTime(), items.length)) {
    throw httpError(429, "This address has sent its hits of the day.", { "Retry-After": "3600" });
  }
}

/** Reads the items of a request. @throws 400, 413 or 415 with a sentence that names the problem */
export async function readItems(request: Request): Promise<Item[]> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!CONTENT_TYPES.has(type))
    throw httpError(415, "A hit is sent as JSON in text/plain or application/json.");
  const sent = parseJson(await readText(request, MAX_COLLECT_BYTES));
  const parsed = itemListSchema.safeParse(Array.isArray(sent) ? sent : [sent]);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.find((part) => typeof part === "string");
  throw httpError(
    400,
    field === undefined ? "This is not a hit." : `This hit’s "${String(field)}" is not valid.`,
  );
}

/** Signed-in staff get the same response as visitors, but are not counted at all. */
export function isStaff(request: Request): boolean {
  return readCookie(request, "session") !== null;
}

type Sender = { request: Request; origin: NetworkOrigin; ownHosts: string[]; now: Date };

/** The queue messages for items. A hit that no visitor sent, or without consent, is only counted. */
export function messagesOf(items: Item[], sender: Sender): AnalyticsMessage[] {
  return items.flatMap((item) => {
    // A draft or a booking is a page for one person, at a secret address.
    if ("path" in item && item.kind === "page-view" && isSecretAddress(item.path)) return [];
    // Nor is what happens on a draft.
    if ("path" in item && item.path.startsWith("/blog/preview/")) return [];
    const reason = filterReasonOf(item, sender);
    const isPrivate = !item.session || sender.request.headers.get("Sec-GPC") === "1";
    if (item.kind === "vitals") return reason || isPrivate ? [] : [vitalsMessage(item, sender.now)];
    if (reason || isPrivate) return [countMessage(item, reason ?? "private", sender.now)];
    const session = item.session ?? "";
    const postcard = postcardVisitOf(item, sender.ownHosts);
    const recorded = recordMessage(item, session, sender);
    return postcard
      ? [recorded, recordMessage({ ...item, ...postcard, kind: "event" }, session, sender)]
      : [recorded];
  });
}

function filterReasonOf(item: Item, { request, origin, now }: Sender): FilterReason | null {
  const reason = verdictOf(item, {
    userAgent: userAgentOf(request),
    clientHints: request.headers.get("Sec-CH-UA") ?? "",
    language: request.headers.get("Accept-Language") ?? "",
    asn: origin.asn,
  });
  if (reason) return reason;
  const time = now.getTime();
  const network = networkOfSender(request);
  const isTooMany =
    (item.session && !takeSessionHit(item.session, time)) || (network && !takeNetworkHit(network, time));
  return isTooMany ? "rate" : null;
}

function recordMessage(
  hit: Hit,
  session: string,
  { request, origin, ownHosts, now }: Sender,
): AnalyticsMessage {
  const userAgent = userAgentOf(request);
  const kept = { landingPath: null, referrer: hit.referrer ?? null, utm: null };
  const arrival = arrivalOf(hit.arrival ?? kept, { page: hit.path, ownHosts, userAgent });
  const stored = {
    id: hit.id,
    sessionId: session,
    visit: hit.visit ?? null,
    pagePath: hit.path,
    pageTitle: hit.title,
    userAgent,
    referrer: originOf(hit.referrer ?? ""),
    ...readAttributes({
      arrival,
      visitor: classifyUserAgent(userAgent),
      origin,
      headers: request.headers,
    }),
    mailId: arrival.mailId,
    timestamp: now.toISOString(),
  };
  if (hit.kind === "page-view") return { v: 1, type: pageViewMessage.type, id: hit.id, hit: stored };
  const event = { eventType: EVENTS[hit.name].type, eventName: hit.name, eventData: hit.data ?? null };
  return { v: 1, type: eventMessage.type, id: hit.id, hit: { ...stored, ...event } };
}

function countMessage(hit: Hit, reason: FilterReason | "private", now: Date): AnalyticsMessage {
  const eventName = hit.kind === "event" ? hit.name : null;
  const timestamp = now.toISOString();
  return { v: 1, type: countHitMessage.type, id: hit.id, reason, eventName, pagePath: hit.path, timestamp };
}

function vitalsMessage(
  { id, lcp = null, inp = null, cls = null, ttfb = null }: Exclude<Item, Hit>,
  now: Date,
): AnalyticsMessage {
  return { v: 1, type: countVitalsMessage.type, id, lcp, inp, cls, ttfb, timestamp: now.toISOString() };
}

/** Queues the messages as one. If the queue rejects it, keeps them for the next sweep, so that nothing is lost. */
export async function enqueueHits(messages: AnalyticsMessage[], context: AppLoadContext): Promise<void> {
  const [first, ...more] = messages;
  if (!first) return;
  try {
    const together = { v: 1, id: first.id, type: hitsMessage.type, hits: messages };
    await context.queues.analytics.send(more.length > 0 ? together : first);
  } catch (error) {
    logError("analytics.send", error);
    await keepUnsentHits(context.openAnalyticsDb(), messages).catch((failure) =>
      logError("analytics.keep", failure),
    );
  }
}

/** Hosts of the site itself, which never lead to it. */
export function ownHostsOf(request: Request, siteUrl: string): string[] {
  return [request.url, siteUrl].map((address) => hostOf(address) ?? new URL(address).hostname);
}

function networkOfSender(request: Request): string | null {
  const address = request.headers.get("CF-Connecting-IP");
  return address ? networkOf(address) : null;
}

/** The sender's user agent, as it is stored. */
export function userAgentOf(request: Request): string {
  return storableText((request.headers.get("User-Agent") ?? "").slice(0, MAX_USER_AGENT));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw httpError(400, "This hit is not valid JSON.");
  }
}
