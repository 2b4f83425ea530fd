import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

export type Tab = { id: string; label: string; count?: number; panel: ReactNode };

/** Tabs with arrow keys. Without scripts every panel is shown, and the tabs lead to them as links. */
export function Tabs({ tabs, label, initial }: { tabs: Tab[]; label: string; initial?: string }) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useChosenTab(tabs, prefix, initial);

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
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <TabLink
            key={tab.id}
            tab={tab}
            prefix={prefix}
            isCurrent={tab.id === current}
            onChoose={() => setCurrent(tab.id)}
          />
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${prefix}${tab.id}`}
          role="tabpanel"
          aria-labelledby={`${prefix}${tab.id}-tab`}
          data-active={tab.id === current}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}

/** A tab that was clicked before the scripts ran has left its panel in the address. */
function useChosenTab(tabs: Tab[], prefix: string, initial: string | undefined) {
  const state = useState(initial ?? tabs[0]?.id);
  const [, choose] = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once; later clicks leave it alone
  useEffect(() => {
    const wanted = decodeURIComponent(window.location.hash);
    choose((known) => tabs.find((tab) => wanted === `#${prefix}${tab.id}`)?.id ?? known);
  }, []);
  return state;
}

function TabLink({ tab, prefix, isCurrent, onChoose }: TabLinkProps) {
  return (
    <a
      id={`${prefix}${tab.id}-tab`}
      href={`#${prefix}${tab.id}`}
      role="tab"
      aria-selected={isCurrent}
      aria-controls={`${prefix}${tab.id}`}
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
type TabLinkProps = { tab: Tab; prefix: string; isCurrent: boolean; onChoose: () => void };

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
