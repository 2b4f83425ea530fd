import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import type { SystemCheck } from "../dashboard";

export function SystemStatus({ checks }: { checks: SystemCheck[] }) {
  return (
    <Card title="System Status" flush>
      <ul>
        {checks.map(({ name, isHealthy, isOff, text }) => (
          <li
            key={name}
            className="flex items-center justify-between gap-3 border-t border-line px-card py-2 text-sm"
          >
            {name}
            <Badge tone={isHealthy ? "ok" : isOff ? "neutral" : "warn"}>
              <span className="size-[7px] rounded-full bg-current" />
              {text}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
