import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import type { SystemCheck } from "../dashboard";

export function SystemStatus({ checks }: { checks: SystemCheck[] }) {
  return (
    <Card title="System Status" flush>
      <ul className="sys">
        {checks.map(({ name, isHealthy, text }) => (
          <li key={name}>
            {name}
            <Badge tone={isHealthy ? "ok" : "warn"}>{text}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
