import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Badge } from "../../ui/badge";
import { CONTENT_CHECK, type Dashboard } from "../dashboard";

type QuickActionsProps = Pick<Dashboard, "blogs" | "leads" | "checks">;

/** The three ways in; they share the height of what stands beside them. */
export function QuickActions({ blogs, leads, checks }: QuickActionsProps) {
  // The badge's word is fixed; its color says what the system status says.
  const isHealthy = checks.some((check) => check.name === CONTENT_CHECK && check.isHealthy);
  const pending = blogs ? blogs.total - blogs.published : 0;
  return (
    <section className="card flex flex-col overflow-clip" aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="px-card py-3">
        Quick Actions
      </h2>
      <Action to="/admin/content" title="Content Generation" detail="Run functions, watch indexing">
        <Badge tone={isHealthy ? "ok" : "neutral"}>Active</Badge>
      </Action>
      <Action to="/admin/leads" title="Lead Management" detail="New in the last 24 h">
        <Badge tone="none" className="bg-beam-soft text-signal-text">
          {leads?.lastDay ?? 0} new
        </Badge>
      </Action>
      <Action to="/admin/blogs" title="Blog Management" detail="Review drafts and publish">
        <Badge>{pending} pending</Badge>
      </Action>
    </section>
  );
}

type ActionProps = { to: string; title: string; detail: string; children: ReactNode };

function Action({ to, title, detail, children }: ActionProps) {
  return (
    <Link
      to={to}
      className="flex flex-1 items-center justify-between gap-3 border-t border-line px-card py-2 text-sm hover:bg-hover focus-visible:-outline-offset-2"
    >
      <span className="min-w-0">
        <strong className="block font-semibold">{title}</strong>
        <small className="block truncate text-xs text-ink-2">{detail}</small>
      </span>
      {children}
    </Link>
  );
}
