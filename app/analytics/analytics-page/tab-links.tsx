import type { ReportSearch } from "../report-search";
import { StateLink } from "./state-link";

const TAB =
  "inline-flex min-h-10 items-center text-sm font-medium whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--color-signal-text)] max-md:min-h-11";

type TabLinksProps = {
  label: string;
  tabs: { key: string; label: string; isCurrent: boolean; change: Partial<ReportSearch> }[];
};

/** Which of several lists a card shows, as links. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav
      className="-mb-px flex min-w-0 gap-[1.15rem] overflow-x-auto [scrollbar-width:none]"
      aria-label={label}
    >
      {tabs.map((tab) => (
        <StateLink
          key={tab.key}
          className={TAB}
          change={{ more: null, ...tab.change }}
          aria-current={tab.isCurrent ? "true" : undefined}
        >
          {tab.label}
        </StateLink>
      ))}
    </nav>
  );
}
