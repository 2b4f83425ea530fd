import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { PUBLIC_CACHE } from "../platform/http/edge-cache.server";
import { httpError } from "../platform/http/forms/form.server";
import { logError } from "../platform/log.server";
import { listedPaths } from "./public-paths";
import { makeSitemap } from "./sitemap.server";

/** /sitemap.xml; its parts are at /sitemap.xml?page=n. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get("page");
  if (page !== null && !/^[1-9]\d{0,5}$/.test(page)) return httpError(404, "There is no such sitemap.");
  try {
    const xml = await makeSitemap(context.publicDb, {
      siteUrl: context.env.SITE_URL,
      page: page === null ? null : Number(page),
      paths: listedPaths(await context.company()),
    });
    if (xml === null) return httpError(404, "There is no such sitemap.");
    return new Response(xml, {
      headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": PUBLIC_CACHE },
    });
  } catch (error) {
    logError("sitemap", error);
    return httpError(500, "The sitemap could not be made.");
  }
}
