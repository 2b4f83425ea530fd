import { useSearchParams } from "@remix-run/react";
import { haveSameClocks } from "../../platform/time/zoned-time";
import { deviceZone, zoneOr } from "../../platform/time/zones";
import { PROFILE_FAILURES, ZONE_INTENT } from "../../settings/profile";
import { PROFILE_ACTION } from "../../settings/sections";
import { ActionButton } from "../../ui/forms/action-form";

/**
 * Offers the browser's zone, once, to a person who reads the back office in the company's. The server does not know it,
 * so this is loaded by the shell's script alone.
 */
export function ZoneOffer({ zone }: { zone: string }) {
  const [params] = useSearchParams();
  const device = deviceZone();
  // The analytics may be read in another one for once.
  const shown = zoneOr(params.get("tz"), zone);
  if (haveSameClocks(device, zone, Date.now())) return null;
  const answer = { action: PROFILE_ACTION, failure: PROFILE_FAILURES.zone, size: "sm" } as const;
  return (
    <section
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-info-soft px-card py-2 text-sm"
      aria-label="Time zone"
    >
      <p className="min-w-0 grow">
        Your browser is in <b className="font-semibold">{words(device)}</b>. Use it?{" "}
        <span className="text-ink-2">Times are shown in {words(shown)}.</span>
      </p>
      <div className="flex gap-2">
        <ActionButton {...answer} variant="ink" fields={{ intent: ZONE_INTENT, time_zone: device }}>
          Use
        </ActionButton>
        <ActionButton {...answer} fields={{ intent: ZONE_INTENT, time_zone: "" }}>
          Keep
        </ActionButton>
      </div>
    </section>
  );
}

function words(zone: string): string {
  return zone.replaceAll("_", " ");
}
