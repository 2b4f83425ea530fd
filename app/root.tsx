import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { data } from "@remix-run/cloudflare";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { companyFrom } from "./platform/company";
import { readTheme } from "./platform/http/preferences.server";
import { takeToast } from "./platform/http/toast.server";
import { ErrorPage } from "./ui/error-page";
import { MARK_ICON } from "./ui/mark-icon";

export { ErrorPage as ErrorBoundary };

/** What every page may need: who we are, where we are, a waiting toast, and the id under which an error is logged. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const waiting = takeToast(request);
  return data(
    {
      company: companyFrom(context.env),
      siteUrl: context.env.SITE_URL,
      turnstileSiteKey: context.env.TURNSTILE_SITE_KEY ?? null,
      theme: readTheme(request),
      toast: waiting?.toast ?? null,
      reference: context.reference,
      nonce: context.nonce,
    },
    waiting ? { headers: { "Set-Cookie": waiting.clear } } : undefined,
  );
}

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

/** A route says `handle = { hydrate: true }` when its pages need React in the browser; public pages do not. */
function wantsHydration(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "hydrate" in handle && handle.hydrate === true;
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const hydrate = useMatches().some((match) => wantsHydration(match.handle));
  // A browser hides the nonce of an element it has parsed, so the attribute differs at hydration by design.
  const nonce = typeof document === "undefined" ? (root?.nonce ?? undefined) : "";
  return (
    <html
      lang="en"
      data-theme={hydrate ? root?.theme : "light"}
      data-fresh={hydrate ? undefined : ""}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {hydrate ? <meta name="robots" content="noindex, nofollow" /> : null}
        <link rel="icon" href={MARK_ICON} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hydrate ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : null}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
