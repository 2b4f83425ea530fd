import type { ReactNode } from "react";
import { Icon } from "../art/art";
import { ToastRegion, ToastTemplates } from "../toasts";
import { useSite } from "../use-site";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** The frame of every public page, found or not. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { siteUrl, toast } = useSite();
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} style={{ "--site": `"${new URL(siteUrl).host}"` }}>
        {children}
      </main>
      <SiteFooter />
      <PhoneButton />
      <LoadingNotice />
      <ToastRegion toast={toast} />
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

/** Never over content: on phones in a bar of its own, beyond in the page's margin. */
function PhoneButton() {
  const { phone, hours } = useSite().company;
  return (
    <aside className="phone-bar" aria-label="Call sales">
      <span>
        <strong className="text-ink">Call {phone.label}</strong>&ensp;{hours.phone}
      </span>
      <a
        className="grid place-items-center rounded-[50%] bg-ink text-on-ink transition-colors duration-(--dur-1) hover:bg-signal hover:text-on-signal"
        href={phone.href}
        aria-label={`Call sales, ${phone.label}`}
        data-phone-button
      >
        <Icon name="phone" size={20} />
      </a>
    </aside>
  );
}
