import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import type { Check } from "./load.server";

/** What was measured when the page was loaded. */
export function SystemStatus({ checks, measuredAt }: { checks: Check[]; measuredAt: string }) {
  return (
    <Card
      title="System status"
      aside={<span className="text-sm text-ink-2">measured {measuredAt}</span>}
      flush
    >
      <ul className="grid grid-cols-2 overflow-clip border-t border-line md:grid-cols-3 xl:grid-cols-6">
        {checks.map(({ name, isHealthy, text, detail }) => (
          <li
            key={name}
            className="-mt-px -ml-px grid content-start justify-items-start gap-[0.35rem] border-t border-l border-line px-card py-[0.85rem]"
          >
            <span className="text-sm">{name}</span>
            <Badge tone={isHealthy ? "ok" : "warn"}>
              <span className="size-[7px] rounded-full bg-current" />
              {text}
            </Badge>
            <span className="text-xs text-ink-2">{detail}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
