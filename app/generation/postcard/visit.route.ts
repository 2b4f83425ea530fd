import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { slugOf } from "../../blog/slug";
import { PUBLIC_PATHS } from "../../indexing/public-paths";
import { httpError } from "../../platform/http/forms/form.server";
import { logError } from "../../platform/log.server";
import { readPostcardTarget, targetOf } from "./postcards.server";

const CODE = /^[a-z0-9-]{1,40}$/;

/**
 * /m/:code/:page?, the short address printed on postcards: leads to the offer of a generated postcard, or to a public
 * page, and the visit counts for its campaign: its first page view records it as an event (`postcard-visit.ts`). What
 * does not exist (any more) leads home, since a card in a hand cannot be corrected.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const code = params.code?.toLowerCase() ?? "";
  if (!CODE.test(code)) throw httpError(404, "There is no such address.");
  const card = await readPostcardTarget(context.publicDb, code).catch((error: unknown) => {
    logError("postcard", error);
    return null;
  });
  const own = card?.slug ? targetOf(code, card.card, card.slug) : "/";
  const asked = params.page && `/${params.page.toLowerCase()}`;
  const page = asked ? (PUBLIC_PATHS.find((path) => path === asked) ?? "/") : own;
  const campaign = card ? slugOf(card.campaign) : code;
  const utm = new URLSearchParams({
    utm_source: "postcard",
    utm_medium: "postcard",
    utm_campaign: campaign,
    utm_content: code,
  });
  return redirect(`${page}?${utm}`, { headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } });
}
