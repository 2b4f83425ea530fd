import type { AppLoadContext } from "@remix-run/cloudflare";
import { isStaff, messagesOf, ownHostsOf } from "../../analytics/collect/collect.server";
import { itemSchema } from "../../analytics/collect/hit";
import { type EventName, recordConversionMessage, visitKey } from "../../analytics/visit";
import { MINUTE } from "../../platform/clock";
import { newId } from "../../platform/ids";
import type { OutboxEntry } from "../../platform/jobs/outbox.server";
import type { VisitFields } from "./contact";

type Conversion = {
  name: EventName;
  /** The page with the form, and its title. */
  path: string;
  title: string;
  data: Record<string, string | boolean>;
};

/** What a form makes of its visit: events to record, and the visit's key (`visitKey`), if they count for a visit. */
export type Conversions = { entries: OutboxEntry[]; visitKey: string | null };

/**
 * The events of a form that is sent. They are recorded with what the form creates, by the rules of /collect, so that a
 * lead's visit has its conversion even if the browser cannot send hits; none for staff, who are not counted.
 */
export function conversionsOf(
  conversions: Conversion[],
  form: VisitFields,
  request: Request,
  { env, origin, clock }: AppLoadContext,
): Conversions {
  if (isStaff(request)) return { entries: [], visitKey: null };
  const { landingPath, referrer, utm } = form;
  const arrival =
    landingPath &&
    new URLSearchParams({ landingPath, referrer: referrer ?? "", utm: JSON.stringify(utm ?? {}) });
  const items = conversions.flatMap((conversion) => {
    const item = itemSchema.safeParse({
      kind: "event",
      id: newId(),
      session: form.sessionId,
      visit: form.visit,
      // Without the script the time is unknown; no person is faster than a minute at these forms.
      age: form.elapsedMs ?? MINUTE,
      referrer,
      arrival: arrival ? `${arrival}` : null,
      ...conversion,
    });
    return item.success ? [item.data] : [];
  });
  const sender = { request, origin, ownHosts: ownHostsOf(request, env.SITE_URL), now: clock() };
  const hits = messagesOf(items, sender);
  const [visit = null] = hits.map((hit) => ("hit" in hit ? visitKey(hit.hit) : null));
  return { entries: hits.map(toEntry), visitKey: visit };
}

function toEntry(hit: ReturnType<typeof messagesOf>[number]): OutboxEntry {
  return { queue: recordConversionMessage.queue, message: messageOf(hit) };
}

function messageOf(hit: ReturnType<typeof messagesOf>[number]) {
  return { v: 1, id: newId(), type: recordConversionMessage.type, hit };
}
