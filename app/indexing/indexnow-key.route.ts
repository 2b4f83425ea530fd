import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { httpError } from "../platform/http/forms/form.server";

/** /indexnow.txt: the key by which IndexNow knows that a request comes from this site. */
export function loader({ context }: LoaderFunctionArgs) {
  const { INDEXNOW_KEY } = context.env;
  if (!INDEXNOW_KEY) return httpError(404, "IndexNow is not connected.");
  return new Response(INDEXNOW_KEY, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
