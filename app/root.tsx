import siteScriptUrl from "virtual:site-script";
import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
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
import { shouldRevalidateFrame } from "./platform/http/browser/dialog-navigation";
import type { Theme } from "./platform/http/preferences";
import { type RootData, readRootData } from "./platform/http/root-data.server";
import { ErrorPage } from "./ui/error-page";
import { MARK_ICON } from "./ui/logo";
import { START_SCRIPT } from "./web/start-script";

export { ErrorPage as ErrorBoundary };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { root, clearToast } = await readRootData(request, context);
  return data(root, clearToast === null ? undefined : { headers: { "Set-Cookie": clearToast } });
}

export const shouldRevalidate = shouldRevalidateFrame;

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

/** Routes that need React in the browser set `handle = { hydrate: true }`; public pages do not. */
function wantsHydration(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "hydrate" in handle && handle.hydrate === true;
}

/** Zod tries whether it may compile its checks, which the policy forbids and reports. Read when its module loads. */
const ZOD_WITHOUT_EVAL = "globalThis.__zod_globalConfig = { jitless: true };";

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>("root");
  const profile = useRouteLoaderData<{ theme: Theme | null }>("admin/shell/route");
  const hydrate = useMatches().some((match) => wantsHydration(match.handle));
  // Browsers hide the nonce of parsed elements, so the attribute always differs at hydration.
  const nonce = typeof document === "undefined" ? (root?.nonce ?? undefined) : "";
  // A person's theme wins over the browser's, which may be somebody else's; before the sign-in there is no person.
  // Readers of the site choose in their browser (START_SCRIPT).
  const theme = (hydrate && (profile?.theme ?? root?.theme)) || "system";
  return (
    <html
      lang="en"
      data-theme={theme}
      data-script={hydrate ? undefined : siteScriptUrl}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {hydrate ? (
          <meta name="robots" content="noindex, nofollow" />
        ) : import.meta.env.SSR ? (
          <script dangerouslySetInnerHTML={{ __html: START_SCRIPT }} />
        ) : null}
        <link rel="icon" href={MARK_ICON} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Meta />
        <Links />
        {hydrate ? <script nonce={nonce} dangerouslySetInnerHTML={{ __html: ZOD_WITHOUT_EVAL }} /> : null}
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
