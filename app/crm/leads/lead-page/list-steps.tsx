import { ChevronDown, ChevronUp, type LucideIcon } from "lucide-react";
import { ButtonLink } from "../../../ui/forms/button";
import type { ListedLead } from "./use-listed-lead";

/** The way to the leads before and after in the list, and which of them this one is. */
export function ListSteps({ at, total, before, after }: ListedLead) {
  if (at === null) return null;
  return (
    <nav className="-mt-1 flex items-center text-sm text-ink-2 tabular-nums" aria-label="Leads of the list">
      <Step to={before} icon={ChevronUp}>
        Previous lead
      </Step>
      <span className="max-sm:hidden">
        {at.toLocaleString("en-US")} of {total.toLocaleString("en-US")}
      </span>
      <Step to={after} icon={ChevronDown}>
        Next lead
      </Step>
    </nav>
  );
}

/** Keeps its place where the page of the list ends. */
function Step({ to, icon, children }: { to: string | null; icon: LucideIcon; children: string }) {
  if (!to) return <span className="w-control-sm" />;
  return (
    <ButtonLink variant="ghost" size="sm" iconOnly icon={icon} to={to} title={children} preventScrollReset>
      {children}
    </ButtonLink>
  );
}
