import { signDraft } from "../../../app/blog/article/preview-token";
import { signId } from "../../../app/platform/signed-link.server";
import { FEED, IDS, INVITE_TOKEN, LINK_KEY, OWNER, POSTCARD, TOKENS, UNREAD } from "./people";

/** What the parameters of the routes stand for: the records of `seedFormSweep`. */
const PARAMETERS: Record<string, string | (() => Promise<string>)> = {
  ...{ ":leadId": IDS.lead, ":dealId": IDS.deal, ":blogId": IDS.post, ":mailId": IDS.mail },
  ...{
    ":importId": IDS.importDone,
    ":changeId": IDS.bulkDone,
    ":submissionId": IDS.submission,
    ":code": POSTCARD,
  },
  ...{ ":otherId": IDS.twinLead },
  ...{ ":userId": OWNER.id, ":pictureId": IDS.picture, ":name": `${IDS.postPicture}-1x1.png` },
  ...{ ":slug": "missed-calls", ":category": "seo", ":location": "lakeview-wi", ":page": "about" },
  ...{ ":provider": "resend", ":form": "hours", ":taskId": IDS.task, ":key": UNREAD },
  ...{ ":file": `${FEED}.ics`, "*": "nowhere" },
  ":token": () => signId(LINK_KEY, IDS.demo),
};

/** Addresses that need more than their parameters, or other ones. */
const SPECIAL: Record<string, () => string | Promise<string>> = {
  "/blog/preview/:token": async () => {
    const expiresAt = new Date(Date.now() + 3_600_000);
    return `/blog/preview/${await signDraft({ id: IDS.draft, expiresAt }, LINK_KEY)}`;
  },
  "/unsubscribe/:token": async () => `/unsubscribe/${await signId(LINK_KEY, IDS.mail, "unsubscribe ")}`,
  "/auth/invite": () => `/auth/invite?token=${INVITE_TOKEN}`,
  "/auth/reset": () => `/auth/reset?token=${TOKENS.reset}`,
  "/auth/setup": () => `/auth/setup?token=${TOKENS.setup}`,
  "/admin/leads/bulk": () => `/admin/leads/bulk?lead=${IDS.lead}&field=status&value=lost`,
  "/admin/tasks": () => `/admin/tasks?who=everybody&task=${IDS.task}`,
  "/admin/tasks/new": () => "/admin/tasks/new?words=call%20marcus%20bell%20tomorrow",
  "/admin/tasks/reading": () => "/admin/tasks/reading?words=call%20marcus%20bell%20tomorrow",
  "/admin/search": () => "/admin/search?q=harbor",
  "/admin/analytics": () => "/admin/analytics?measure=views",
  "/admin/analytics/export": () => "/admin/analytics/export?table=pages",
};

/** The address of a pattern of the route table that shows the records of `seedFormSweep`. @throws if a parameter is unknown */
export async function addressOf(pattern: string): Promise<string> {
  const special = SPECIAL[pattern];
  if (special) return special();
  const parts = pattern.split("/").map(async (part) => {
    if (part !== "*" && !part.startsWith(":")) return part;
    const known = PARAMETERS[part];
    if (known === undefined)
      throw new Error(
        `${pattern}: no record for ${part}. Name one in tests/support/form-sweep/addresses.ts, and store it in form-sweep/rows.ts.`,
      );
    return typeof known === "string" ? known : known();
  });
  return (await Promise.all(parts)).join("/");
}

/** What an address answers if it is not 200: there is no such thing, it leads elsewhere, or it is for POST alone. */
const STATUSES: Record<string, number> = {
  ...{ "/*": 404, "/admin/*": 404, "/indexnow.txt": 404, "/collect": 405, "/hooks/mail/:provider": 405 },
  ...{
    "/m/:code/:page": 302,
    "/admin/submissions/:submissionId": 302,
    "/admin/notifications/:key": 302,
    "/contact/send": 405,
  },
  ...{ "/blog/feed": 301, "/feed": 301, "/feed.xml": 301, "/rss.xml": 301 },
  // There is an owner already.
  "/auth/setup": 302,
};

export function statusOf(pattern: string): number {
  return STATUSES[pattern] ?? 200;
}

/** Any cookie of ours makes a page personal, so that the edge cache leaves it alone. */
export const UNCACHED = { Cookie: "beaconry_bench=1" };

/** Of whoever may see the address: an owner, or anybody. */
export function headersFor(pattern: string): Record<string, string> {
  if (pattern === "/auth/factor") return { Cookie: `beaconry_factor=${TOKENS.factor}` };
  return pattern === "/admin" || pattern.startsWith("/admin/") ? OWNER.headers : UNCACHED;
}
