import { Badge } from "../../ui/badge";
import type { SystemCheck } from "../dashboard";

export function SystemStatus({ checks }: { checks: SystemCheck[] }) {
  return (
    <section
      className="card grid grid-cols-1 overflow-clip lg:grid-cols-[1fr_4fr]"
      aria-labelledby="system-status"
    >
      <h2 id="system-status" className="self-center px-card py-3">
        System Status
      </h2>
      <ul className="grid grid-cols-1 sm:grid-cols-2 xl:grid-cols-4">
        {checks.map(({ name, isHealthy, isOff, text }) => (
          <li
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line px-card py-2 text-sm sm:border-l xl:border-t-0"
          >
            {name}
            <Badge tone={isHealthy ? "ok" : isOff ? "neutral" : "warn"}>
              <span className="size-[7px] rounded-full bg-current" />
              {text}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
