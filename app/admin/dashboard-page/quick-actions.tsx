import { Link } from "@remix-run/react";
import { ChevronRight, type LucideIcon, Newspaper, PenLine, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { Icon, IconTile } from "../../ui/icon";
import type { Dashboard } from "../dashboard";

export function QuickActions({ blogs, leads }: Pick<Dashboard, "blogs" | "leads">) {
  const pending = blogs ? blogs.total - blogs.published : 0;
  return (
    <Card title="Quick Actions" flush>
      <div>
        <Action
          to="/admin/content"
          icon={PenLine}
          title="Content Generation"
          detail="Run functions, watch indexing"
        >
          <Badge tone="ok">Active</Badge>
        </Action>
        <Action
          to="/admin/leads"
          icon={Users}
          title="Lead Management"
          detail="New in the last 24 h; answer within 2 hours"
        >
          <Badge tone="beam">{leads?.lastDay ?? 0} new</Badge>
        </Action>
        <Action to="/admin/blogs" icon={Newspaper} title="Blog Management" detail="Review drafts and publish">
          <Badge>{pending} pending</Badge>
        </Action>
      </div>
    </Card>
  );
}

function Action({ to, icon, title, detail, children }: ActionProps) {
  return (
    <Link
      to={to}
      className="grid grid-cols-[auto_1fr_auto_auto] items-center gap-[0.9rem] border-t border-line px-card py-[0.85rem] hover:bg-hover focus-visible:-outline-offset-2"
    >
      <IconTile of={icon} />
      <span>
        <strong className="block">{title}</strong>
        <small className="text-sm text-ink-2">{detail}</small>
      </span>
      {children}
      <span className="text-ink-3">
        <Icon of={ChevronRight} />
      </span>
    </Link>
  );
}
type ActionProps = { to: string; icon: LucideIcon; title: string; detail: string; children: ReactNode };
