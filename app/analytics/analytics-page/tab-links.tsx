import { rowLinkClass } from "../../ui/tabs";
import type { ReportSearch } from "../report-search";
import { StateLink } from "./state-link";

type TabLinksProps = {
  label: string;
  tabs: { key: string; label: string; isCurrent: boolean; change: Partial<ReportSearch> }[];
};

/** Which of several lists a card shows, as links. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav className="tab-row -mb-px flex gap-4 overflow-x-auto" aria-label={label}>
      {tabs.map((tab) => (
        <StateLink
          key={tab.key}
          className={rowLinkClass}
          change={{ more: null, ...tab.change }}
          aria-current={tab.isCurrent ? "true" : undefined}
        >
          {tab.label}
        </StateLink>
      ))}
    </nav>
  );
}
