import { Link } from "@remix-run/react";
import { ChevronRight, type LucideIcon, Newspaper, PenLine, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { Icon } from "../../ui/icon";
import type { Dashboard } from "../dashboard";

export function QuickActions({ blogs, leads }: Pick<Dashboard, "blogs" | "leads">) {
  const pending = blogs ? blogs.total - blogs.published : 0;
  return (
    <Card title="Quick Actions" flush>
      <div className="qa">
        <Action
          to="/admin/content"
          icon={PenLine}
          title="Content Generation"
          detail="Run functions, watch indexing"
        >
          <Badge tone="ok">Active</Badge>
        </Action>
        <Action to="/admin/leads" icon={Users} title="Lead Management" detail="Answer within 2 hours">
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
    <Link to={to}>
      <span className="tile">
        <Icon of={icon} />
      </span>
      <span>
        <strong>{title}</strong>
        <small>{detail}</small>
      </span>
      {children}
      <Icon of={ChevronRight} />
    </Link>
  );
}
type ActionProps = { to: string; icon: LucideIcon; title: string; detail: string; children: ReactNode };
