import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import type { SystemCheck } from "../dashboard";

export function SystemStatus({ checks }: { checks: SystemCheck[] }) {
  return (
    <Card title="System Status" flush>
      <ul className="grid flex-1 auto-rows-fr">
        {checks.map(({ name, isHealthy, text }) => (
          <li
            key={name}
            className="flex min-h-[3.1rem] items-center justify-between gap-4 border-t border-line px-card py-2"
          >
            {name}
            <Badge tone={isHealthy ? "ok" : "warn"}>
              <span className="size-[7px] rounded-full bg-current" />
              {text}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
