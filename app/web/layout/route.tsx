import type { HeadersFunction, LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, Outlet, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { FAILED_PAGE, MISSING_PAGE } from "../../copy/navigation";
import { PUBLIC_CACHE } from "../../platform/http/edge-cache.server";
import displayFont from "../../styles/fonts/beaconry-display.woff2?url";
import sansFont from "../../styles/fonts/beaconry-sans.woff2?url";
import printUrl from "../../styles/print.css?url";
import stylesUrl from "../../styles/public.css?url";
import { pageMeta, shareImage, siteFrom } from "../meta";
import { SiteError } from "./site-error";
import { SiteFrame } from "./site-frame";
import { SPECULATION_RULES } from "./speculation-rules";

const font = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: stylesUrl },
  { ...font, href: displayFont },
  { ...font, href: sansFont },
  { rel: "stylesheet", href: printUrl, media: "print" },
];

/** Pages set their own title; this one applies to errors and missing pages only. */
export const meta: MetaFunction = ({ error, matches, location }) => {
  if (!error) return [];
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const page = isMissing ? MISSING_PAGE : FAILED_PAGE;
  const site = siteFrom(matches);
  if (!site) return [{ title: page.title }, { name: "robots", content: "noindex" }];
  return pageMeta({ ...site, ...page, path: location.pathname, image: shareImage("/"), noIndex: true });
};

/** Fresh for a minute, then stale while revalidating. Never for an error or a page with a toast. */
export const headers: HeadersFunction = ({ errorHeaders, parentHeaders }) => {
  const once = errorHeaders || parentHeaders.has("Set-Cookie");
  const headers = new Headers({ "Cache-Control": once ? "no-store" : PUBLIC_CACHE });
  // A page whose address is a secret also keeps it on its error page.
  const referrer = errorHeaders?.get("Referrer-Policy");
  if (referrer) headers.set("Referrer-Policy", referrer);
  return headers;
};

/** Routes for people who were not looking for us have `handle = { isPlain: true }`. */
function isPlain(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "isPlain" in handle && handle.isPlain === true;
}

export default function SiteLayout() {
  if (useMatches().some((match) => isPlain(match.handle))) {
    return (
      <main>
        <Outlet />
      </main>
    );
  }
  return (
    <EnhancedFrame>
      <Outlet />
    </EnhancedFrame>
  );
}

function EnhancedFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteFrame>{children}</SiteFrame>
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <EnhancedFrame>
      <SiteError />
    </EnhancedFrame>
  );
}
