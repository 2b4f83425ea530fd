import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { RootData } from "../../platform/http/root-data.server";
import { Logo } from "../../ui/logo";
import { ToastProvider } from "../../ui/overlays/toast";

/** The frame of every page in front of the back office: the mark, a card and the coast. */
export function AuthFrame({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const root = useRouteLoaderData<RootData>("root");
  return (
    <ToastProvider pendingToast={root?.toast ?? null}>
      <div className="admin-font grid min-h-svh grid-rows-[1fr_auto]">
        <main className="grid w-[min(26rem,100%)] content-center gap-6 justify-self-center px-5 py-8">
          <div className="justify-self-center">
            <Logo name={root?.company.name ?? ""} to="/" size={32} />
          </div>
          <div className="card grid gap-[0.35rem] px-6 pt-7 pb-8">
            <h1 className="text-[1.875rem]/[1.1]">{title}</h1>
            {lead ? <p className="text-ink-2">{lead}</p> : null}
            {children}
          </div>
        </main>
        <Horizon />
      </div>
    </ToastProvider>
  );
}

const WAVES = `M0 96q12-6 24 0${"t24 0".repeat(59)}V120H0z`;

/** A coast at night with its lighthouse, along the bottom of the page. */
function Horizon() {
  return (
    <svg
      className="h-[120px] w-full"
      viewBox="0 0 1440 120"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="horizon-beam" x1="1" x2="0">
          <stop offset="0" stopColor="var(--color-beam)" />
          <stop offset="1" stopColor="var(--color-beam)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path fill="url(#horizon-beam)" d="M1203 37 0 2V94z" />
      <path className="fill-water-deep" d={WAVES} />
      <path className="fill-land" d="M1020 104q60-22 120-24 50-2 96 2 90 6 204 2V120H1020z" />
      <g className="fill-surface stroke-ink" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M1200 46h14l5 36h-24z" />
        <path className="fill-signal" d="M1198.600 56h16.800l1.500 11h-19.800z" />
        <path className="fill-ink" d="M1201 32h12v10h-12z" />
        <path d="M1198 32l9-9 9 9zM1196 42h22v4h-22z" />
        <path d="M1226 66h26v16h-26zM1222 66l17-11 17 11z" />
      </g>
    </svg>
  );
}
