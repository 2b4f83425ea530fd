import { Badge } from "../../ui/badge";
import type { SystemCheck } from "../dashboard";
import { Strip } from "./strip";

export function SystemStatus({ checks }: { checks: SystemCheck[] }) {
  return (
    <Strip title="System Status" className="lg:grid-cols-[minmax(0,1fr)_minmax(0,4fr)]">
      <ul className="grid grid-cols-1 lg:grid-cols-4">
        {checks.map(({ name, isHealthy, isOff, text }) => (
          <li
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line px-card py-2 text-sm lg:border-t-0 lg:border-l"
          >
            {name}
            <Badge tone={isHealthy ? "ok" : isOff ? "neutral" : "warn"}>
              <span className="size-[7px] rounded-full bg-current" />
              {text}
            </Badge>
          </li>
        ))}
      </ul>
    </Strip>
  );
}
