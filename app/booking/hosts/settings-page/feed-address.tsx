import { ActionButton } from "../../../ui/action-form";
import { TextField } from "../../../ui/field";
import { SETTINGS_FAILURES } from "../../rules";
import type { HostView } from "./load.server";

/** The secret address with which the host's calendar program shows the bookings. */
export function FeedAddress({ host, url }: { host: HostView; url: string }) {
  return (
    <div className="mt-5 grid gap-3 border-t border-line pt-4">
      <TextField
        small
        readOnly
        label="Calendar feed of the bookings"
        value={url}
        hint="Subscribe to it in a calendar program. Anyone who has the address can read the bookings."
      />
      <ActionButton
        size="sm"
        failure={SETTINGS_FAILURES.renew}
        fields={{ intent: "renew", id: host.id }}
        aria-label={`Renew the address of ${host.title}`}
      >
        Renew the address
      </ActionButton>
    </div>
  );
}
