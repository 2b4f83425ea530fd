import { useNavigate, useRouteLoaderData, useSearchParams } from "@remix-run/react";
import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { Button, ButtonLink } from "../../../ui/forms/button";
import { leadPath } from "../../paths";
import { listSearch } from "../filters/lead-filters";
import type { Paging } from "../list-settings";

type ListedLeads = Pick<Paging, "page" | "total"> & { leads: { id: string }[]; perPage: number };

/**
 * Where a lead stands in the list behind the panel: its number there, how many there are, and the addresses of the
 * leads before and after it on the same page of the list. `at` is null for a lead that this page does not show.
 */
export function useListedLead(leadId: string) {
  const list = useRouteLoaderData<ListedLeads>("crm/leads/leads-page/route");
  const [params] = useSearchParams();
  const { leads = [], page = 1, perPage = 0, total = 0 } = list ?? {};
  const at = leads.findIndex(({ id }) => id === leadId);
  const toLead = (step: number) => {
    const lead = at < 0 ? undefined : leads[at + step];
    return lead ? leadPath(lead.id) + listSearch(params) : null;
  };
  return { at: at < 0 ? null : (page - 1) * perPage + at + 1, total, before: toLead(-1), after: toLead(1) };
}

export type ListedLead = ReturnType<typeof useListedLead>;

/**
 * J and K open the next and the previous lead of the list in the panel, and N goes to the form for an activity or a
 * note, whichever tab is shown; unless somebody types or a dialog is open.
 */
export function useListKeys({ before, after }: ListedLead) {
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isBusy(event)) return;
      if (event.key === "n") goToForm(event);
      const to = { j: after, k: before }[event.key];
      if (!to) return;
      event.preventDefault();
      navigate(to, { preventScrollReset: true });
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [navigate, before, after]);
}

/** What gets the focus when the panel closes: what opened it, or the lead's first link in the list. */
export function useOpener(leadId: string) {
  const [opener] = useState(() => (typeof document === "undefined" ? null : document.activeElement));
  return useMemo(
    () => ({
      get current() {
        const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
        return isThere && !opener.closest("[data-sheet]")
          ? opener
          : document.querySelector<HTMLElement>(`#leads a[href^="${leadPath(leadId)}"]`);
      },
    }),
    [leadId, opener],
  );
}

function goToForm(event: KeyboardEvent) {
  const field = document.querySelector<HTMLElement>("[data-active=true] [aria-keyshortcuts=N]");
  if (!field) return;
  event.preventDefault();
  field.focus();
}

function isBusy({ altKey, ctrlKey, metaKey, isComposing, defaultPrevented, target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
  const dialogs = document.querySelectorAll("[role=dialog]:not([data-sheet]), [role=alertdialog]");
  return altKey || ctrlKey || metaKey || isComposing || defaultPrevented || isTyping || dialogs.length > 0;
}

/** The way to the leads before and after in the list, and which of them this one is. */
export function ListSteps({ at, total, before, after }: ListedLead) {
  if (at === null) return null;
  return (
    <nav
      className="-mt-1 mr-2 flex items-center gap-2 text-sm text-ink-2 tabular-nums"
      aria-label="Leads of the list"
    >
      <Step to={before} icon={ChevronLeft}>
        Previous lead
      </Step>
      <span className="max-sm:hidden">
        {at.toLocaleString("en-US")} of {total.toLocaleString("en-US")}
      </span>
      <Step to={after} icon={ChevronRight}>
        Next lead
      </Step>
    </nav>
  );
}

/** Keeps its place where the page of the list ends. */
function Step({ to, children, icon }: { to: string | null; icon: LucideIcon; children: string }) {
  const look = { size: "sm", iconOnly: true, icon, children, title: children } as const;
  return to ? <ButtonLink {...look} to={to} preventScrollReset /> : <Button {...look} disabled />;
}
