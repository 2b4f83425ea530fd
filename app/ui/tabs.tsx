import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";

const TAB =
  "inline-flex min-h-10 items-center gap-[0.45rem] pt-2 pb-[0.6rem] font-medium whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-selected:font-semibold aria-selected:text-ink aria-selected:shadow-[inset_0_-2px_0_var(--color-signal-text)]";

export type Tab = { id: string; label: string; count?: number; panel: ReactNode };

/**
 * Tabs with arrow-key navigation, one set per page. Without JavaScript all panels are shown and the tabs are anchor
 * links; until hydration, CSS shows the panel of the URL's hash (`data-live`).
 */
export function Tabs({ tabs, label, initial }: { tabs: Tab[]; label: string; initial?: string }) {
  const list = useRef<HTMLDivElement>(null);
  const { current, setCurrent, isLive } = useChosenTab(tabs, initial);

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === current);
    const to = targetOf(event.key, at, tabs.length);
    const next = to === null ? undefined : tabs[to];
    if (!next || to === null) return;
    event.preventDefault();
    setCurrent(next.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
  }

  return (
    <>
      <div
        className="flex gap-6 overflow-x-auto border-b border-line"
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={move}
        data-live={isLive || undefined}
      >
        {tabs.map((tab) => (
          <TabLink
            key={tab.id}
            tab={tab}
            isCurrent={tab.id === current}
            onChoose={() => setCurrent(tab.id)}
          />
        ))}
      </div>
      {tabs.map((tab) => (
        <Panel key={tab.id} tab={tab} isCurrent={tab.id === current} />
      ))}
    </>
  );
}

function Panel({ tab, isCurrent }: { tab: Tab; isCurrent: boolean }) {
  return (
    <div
      id={panelId(tab)}
      role="tabpanel"
      className="tab-panel space-y-[0.9rem] pt-1"
      aria-labelledby={`${panelId(tab)}-link`}
      data-active={isCurrent}
    >
      {tab.panel}
    </div>
  );
}

/** Part of the URL, so it must not change between renders. */
function panelId(tab: Tab): string {
  return `tab-${tab.id}`;
}

/** A tab clicked before hydration leaves its panel in the URL. */
function useChosenTab(tabs: Tab[], initial: string | undefined) {
  const [current, setCurrent] = useState(initial ?? tabs[0]?.id);
  const [isLive, setIsLive] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once; later clicks do not change it
  useEffect(() => {
    const hash = window.location.hash;
    setCurrent((previous) => tabs.find((tab) => hash === `#${panelId(tab)}`)?.id ?? previous);
    setIsLive(true);
  }, []);
  return { current, setCurrent, isLive };
}

function TabLink({ tab, isCurrent, onChoose }: TabLinkProps) {
  return (
    <a
      id={`${panelId(tab)}-link`}
      href={`#${panelId(tab)}`}
      role="tab"
      className={TAB}
      aria-selected={isCurrent}
      aria-controls={panelId(tab)}
      tabIndex={isCurrent ? 0 : -1}
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      {tab.label}
      {tab.count === undefined ? null : (
        <span className="text-xs font-medium text-ink-3 tabular-nums">{tab.count}</span>
      )}
    </a>
  );
}
type TabLinkProps = { tab: Tab; isCurrent: boolean; onChoose: () => void };

function targetOf(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowLeft":
      return (at - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** A row of choices, one of them on: `<nav className={segmentsClass}>` with links or buttons of `segmentClass`. */
export const segmentsClass = "inline-grid grid-flow-col gap-0.5 rounded-md bg-ink/7 p-0.5";

/** The one that is on has `aria-pressed="true"` or `aria-current`. */
export const segmentClass =
  "inline-flex min-h-8 cursor-pointer items-center justify-center gap-[0.4rem] rounded-[calc(var(--radius-md)-2px)] px-[0.7rem] text-sm font-medium whitespace-nowrap text-ink-2 aria-pressed:bg-segment aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-sm aria-[current]:bg-segment aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-sm";

/** A link among several that show a page or a list each, in one row. */
export const rowLinkClass =
  "inline-flex min-h-10 items-center text-sm font-medium whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--color-signal-text)] max-lg:min-h-11";
