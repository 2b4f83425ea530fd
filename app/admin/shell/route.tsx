import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { requireStaff } from "../../auth/guard.server";
import { shouldRevalidateFrame } from "../../platform/http/browser/dialog-navigation";
import type { RootData } from "../../platform/http/root-data.server";
import { adminLinks } from "../../styles/admin-links";
import { Faces } from "../../ui/avatar";
import { Plate } from "../../ui/empty";
import { FallbackBoundary, useErrorDescription } from "../../ui/error-page";
import { ButtonLink } from "../../ui/forms/button";
import { UnsavedQuestion } from "../../ui/forms/unsaved";
import { ToastProvider } from "../../ui/overlays/toast";
import { adminTitle } from "../../ui/page-title";
import { ADMIN_PATH } from "../paths";
import { SEARCH_PATH } from "../search-results";
import { Header } from "./header";
import { loadShell, type ShellView } from "./load.server";
import { readFailure } from "./read-failures";
import { SectionNav } from "./section-nav";
import { Sidebar } from "./sidebar";
import { useSidebar } from "./use-sidebar";

export const meta = adminTitle("Back office");
export const handle = { hydrate: true };
export const links = adminLinks;
export const shouldRevalidate = shouldRevalidateFrame;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  return loadShell({ staff, db, request, now: context.clock() });
}

export default function ShellRoute() {
  return (
    <Shell {...useLoaderData<typeof loader>()}>
      <Outlet />
    </Shell>
  );
}

/** A wide table scrolls inside its section, not the page. The blog's editor fills the page. */
const MAIN =
  "has-[.editor]:max-w-none has-[.editor]:p-0 grid max-w-admin grid-cols-1 gap-5 px-page pt-5 pb-16";

type ShellProps = Omit<ShellView, "theme"> & { children: ReactNode };

function Shell({ shownZone, newLeads, dueTasks, sidebars, faces, children, ...header }: ShellProps) {
  const root = useRouteLoaderData<RootData>("root");
  const { name: sidebar, state, toggle, element } = useSidebar(sidebars);
  // The editor has no room for it.
  const Offer = useZoneOffer(shownZone !== null && sidebar !== "editorSidebar");
  return (
    <ToastProvider pendingToast={root?.toast ?? null} readFailure={readFailure}>
      <UnsavedQuestion />
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="admin-frame group/shell" data-sidebar={state}>
        <Sidebar companyName={root?.company.name ?? ""} badges={{ newLeads, dueTasks }} element={element} />
        <div className="min-w-0">
          <Header {...header} sidebar={sidebar} onToggle={toggle} />
          <SectionNav />
          <main className={MAIN} id="main" tabIndex={-1}>
            {Offer && shownZone !== null ? <Offer zone={shownZone} /> : null}
            <Faces.Provider value={faces}>{children}</Faces.Provider>
          </main>
        </div>
      </div>
    </ToastProvider>
  );
}

type Offer = typeof import("./zone-offer").ZoneOffer;

/** The offer of the browser's zone, once its code has come; most people have settled it, and need none. */
function useZoneOffer(isOpen: boolean): Offer | null {
  const [Offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    // Without it, nothing is offered on this page.
    if (isOpen) import("./zone-offer").then((module) => setOffer(() => module.ZoneOffer)).catch(() => {});
  }, [isOpen]);
  return isOpen ? Offer : null;
}

/** Keeps the shell around a page's error; only the shell's own failure replaces everything. */
export function ErrorBoundary() {
  const root = useRouteLoaderData<RootData>("root");
  const shell = useRouteLoaderData<ShellView>("admin/shell/route");
  if (shell) {
    return (
      <FallbackBoundary fallback={<ShellFailure />}>
        <Shell {...shell}>
          <ErrorPanel />
        </Shell>
      </FallbackBoundary>
    );
  }
  return (
    <ToastProvider pendingToast={root?.toast ?? null}>
      <ShellFailure />
    </ToastProvider>
  );
}

/** Without the shell: what failed may be the shell itself, and drawing it again would fail without end. */
function ShellFailure() {
  return (
    <main className={`${MAIN} admin-font`}>
      <ErrorPanel mayReload />
    </main>
  );
}

/** The error on this page, with a link back and a link to try the page again. */
function ErrorPanel({ mayReload = false }: { mayReload?: boolean }) {
  const { pathname, search } = useLocation();
  const { title, detail } = useErrorDescription();
  return (
    <section className="card overflow-clip text-center">
      <Plate />
      <div className="grid justify-items-center gap-3 px-6 py-8">
        <h1>{title}</h1>
        <p className="text-ink-2">{detail}</p>
        <p className="mt-2 flex flex-wrap justify-center gap-3">
          {mayReload ? (
            <ButtonLink to={pathname + search} reloadDocument>
              Reload
            </ButtonLink>
          ) : null}
          <ButtonLink to={ADMIN_PATH} variant="ink" reloadDocument>
            Back to the dashboard
          </ButtonLink>
          {mayReload ? null : <ButtonLink to={SEARCH_PATH}>Search the back office</ButtonLink>}
        </p>
      </div>
    </section>
  );
}
