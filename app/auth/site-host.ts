import { z } from "zod";

/** The setting with the host that people last signed in at. */
export const SITE_HOST_SETTING = "site.host";

/** `before` is the host until `since`, an ISO time; null if the site has had no other. */
export const siteHostSchema = z.object({
  host: z.string(),
  before: z.string().nullable(),
  since: z.string(),
});
export type SiteHost = z.infer<typeof siteHostSchema>;

/** What becomes of a site whose host changes, in sentences for its owner; none if it stays, or had none. */
export function describeHostChange(before: string | null, after: string): string[] {
  if (before === null || before === after) return [];
  return [
    `The site moves from ${before} to ${after}.`,
    `Everyone signs in again. Passkeys made at ${before} do not work at ${after}: whoever has no authenticator app needs a recovery code, or an owner who removes their factors; then they add a passkey anew.`,
    `Links in emails, bookings, calendars and on postcards lead to ${before}: keep it leading to this site, which sends its visitors on.`,
    "Links to set a new password, to accept an invitation or to unsubscribe stay valid, at either host.",
  ];
}

/** Whether something made at this ISO time belongs to the host before. */
export function isOfHostBefore(madeAt: string, site: SiteHost | null): boolean {
  return site !== null && site.before !== null && madeAt < site.since;
}
