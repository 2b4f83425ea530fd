import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { Button, ButtonLink } from "../../../ui/forms/button";
import type { ListedLead } from "./use-listed-lead";

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
