import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { RootData } from "../../platform/http/root-data.server";
import { Logo } from "../../ui/logo";
import { ToastProvider } from "../../ui/toast";
import { Horizon } from "./horizon";

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
          <div className="card grid gap-[0.35rem] px-7 pt-7 pb-8">
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
