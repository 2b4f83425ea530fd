import { Link, useFetcher, useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import type { LeadView } from "./view";

const LINK =
  "flex min-h-8 items-center gap-1.5 rounded-md pr-1 pl-10 text-sm text-ink-2 hover:bg-ink/6 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:bg-ink/6 aria-[current]:font-semibold aria-[current]:text-ink";

/** In the sidebar under Lead Management, while the list is open, which has read them. */
export function SidebarViews() {
  const list = useRouteLoaderData<{ views: LeadView[]; shown: string | null }>("crm/leads/leads-page/route");
  const counts = useViewCounts();
  if (!list?.views) return null;
  return (
    <ul className="sidebar-label mt-1 grid" aria-label="Views of leads">
      {list.views.map((view) => (
        <li key={view.id}>
          <Link
            to={view.to}
            className={LINK}
            title={view.name}
            aria-current={view.id === list.shown ? "true" : undefined}
          >
            <span className="min-w-0 truncate">{view.name}</span>
            <small className="ml-auto flex-none text-ink-3 tabular-nums">
              {counts[view.id]?.toLocaleString("en-US")}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Counts = Record<string, number>;

/**
 * How many leads each view has, by its id, once they are known; the list asks at an address, and the sidebar beside it
 * shows them.
 */
export function useViewCounts(path = ""): Counts {
  const { load, data } = useFetcher<Counts>({ key: "lead-view-counts" });
  useEffect(() => {
    if (path) load(path);
  }, [path, load]);
  return data ?? {};
}
