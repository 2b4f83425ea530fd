import { Badge } from "../../ui/badge";
import type { SystemCheck } from "../dashboard";

export function SystemStatus({ checks }: { checks: SystemCheck[] }) {
  return (
    <section className="card flex flex-wrap overflow-clip" aria-labelledby="system-status">
      <h2 id="system-status" className="self-center px-card py-3 lg:w-48">
        System Status
      </h2>
      <ul className="flex flex-[1_16rem] flex-wrap sm:max-xl:grid sm:max-xl:grid-cols-2">
        {checks.map(({ name, isHealthy, isOff, text }) => (
          <li
            key={name}
            className="-mt-px -ml-px flex grow flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-l border-line px-card py-2 text-sm"
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
