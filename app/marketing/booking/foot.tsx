import type { ReactNode } from "react";
import type { Picker } from "../../booking/picker";
import { buttonClass } from "../../ui/forms/button";

type FootProps = {
  picker: Pick<Picker, "zoneLabel" | "hostCity">;
  button: string;
  /** In place of the zone and the host's time. */
  note?: ReactNode;
};

/**
 * The button, and once a time is chosen a bar that stays in view and names it. The style sheet writes the time of the
 * checked slot: its numbers are counters, since the page has no script for it.
 */
export function Foot({ picker, button, note }: FootProps) {
  return (
    <div className="foot">
      <p>
        <span className="foot-k">Your time</span>
        <strong className="foot-time" />
        <small>
          {note ?? (
            <>
              {picker.zoneLabel}.
              {picker.hostCity ? (
                <span className="foot-host"> for your host in {picker.hostCity}.</span>
              ) : null}
            </>
          )}
        </small>
      </p>
      <button className={buttonClass({ variant: "signal", size: "lg" })} type="submit">
        {button}
      </button>
    </div>
  );
}
