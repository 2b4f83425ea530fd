import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";

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
      <noscript>
        <style>{"[role=tabpanel]{display:block}"}</style>
      </noscript>
      <div
        className="tabs"
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
        <div
          key={tab.id}
          id={panelId(tab)}
          role="tabpanel"
          aria-labelledby={`${panelId(tab)}-link`}
          data-active={tab.id === current}
        >
          {tab.panel}
        </div>
      ))}
    </>
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
      aria-selected={isCurrent}
      aria-controls={panelId(tab)}
      tabIndex={isCurrent ? 0 : -1}
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      {tab.label}
      {tab.count === undefined ? null : <span className="n num">{tab.count}</span>}
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
