import type { ReactNode } from "react";
import { ToastRegion, ToastTemplates } from "../toasts";
import { useSite } from "../use-site";
import { PhoneButton } from "./phone-button";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** The frame of every public page, found or not. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <PhoneButton />
      <LoadingNotice />
      <ToastRegion toast={useSite().toast} />
      <ToastTemplates />
    </>
  );
}

/** Filled by the script while a blog page loads; delayed, so that fast loads show nothing. */
function LoadingNotice() {
  return (
    <p
      className="fixed top-[calc(var(--spacing-header)+0.75rem)] left-1/2 z-40 -translate-x-1/2 rounded-md bg-ink px-4 py-[0.55rem] text-sm/[1.6] text-paper shadow-md not-empty:transition-[visibility] not-empty:delay-200 not-empty:duration-0 empty:invisible"
      role="status"
      data-loading
    />
  );
}
