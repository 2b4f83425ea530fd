import type { ReactNode } from "react";
import { Icon } from "../art/art";
import { ToastRegion, ToastTemplates } from "../toasts";
import { useSite } from "../use-site";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** The frame of every public page, found or not. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { company, toast } = useSite();
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
      <aside aria-label="Call sales">
        <a className="fab" href={company.phone.href} aria-label={`Call sales, ${company.phone.label}`}>
          <Icon name="phone" size={22} />
        </a>
      </aside>
      <p className="loading" role="status" data-loading />
      <ToastRegion toast={toast} />
      <ToastTemplates />
    </>
  );
}
