import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { httpError } from "../platform/http/form.server";

const CODE = /^[a-z0-9-]{1,40}$/;

/** /m/:code, the short address printed on postcards: leads to the home page, and the visit counts for its campaign. */
export function loader({ params }: LoaderFunctionArgs) {
  const code = params.code?.toLowerCase() ?? "";
  if (!CODE.test(code)) throw httpError(404, "There is no such address.");
  const utm = new URLSearchParams({ utm_source: "postcard", utm_medium: "postcard", utm_campaign: code });
  return redirect(`/?${utm}`, { headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } });
}
