import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { httpError } from "../platform/http/form.server";
import { PUBLIC_PATHS } from "./public-paths";

const CODE = /^[a-z0-9-]{1,40}$/;

/**
 * /m/:code/:page?, the short address printed on postcards: leads to a public page, and the visit counts for its
 * campaign. A page that does not exist (any more) leads home, since a card in a hand cannot be corrected.
 */
export function loader({ params }: LoaderFunctionArgs) {
  const code = params.code?.toLowerCase() ?? "";
  if (!CODE.test(code)) throw httpError(404, "There is no such address.");
  const page = PUBLIC_PATHS.find((path) => path === `/${params.page?.toLowerCase() ?? ""}`) ?? "/";
  const utm = new URLSearchParams({ utm_source: "postcard", utm_medium: "postcard", utm_campaign: code });
  return redirect(`${page}?${utm}`, { headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } });
}
