import { buttonClass } from "../../ui/button";
import type { BookingView } from "./manage.server";

const MAILED = "The calendar entry disappears automatically.";
const UNMAILED =
  "No mail was sent, because too many were sent today: please delete the entry from your calendar yourself.";

/** A booking that can no longer be changed: cancelled, or its time has come. */
export function ClosedCard({ view, isMailed }: { view: BookingView; isMailed: boolean }) {
  const isCancelled = view.status === "cancelled";
  return (
    <div className="book">
      <div className="booked">
        <h2>{isCancelled ? "Cancelled." : "This demo’s time has come."}</h2>
        <p className="text-ink-2">
          {isCancelled
            ? `${view.begins} is free again and your host knows. ${isMailed ? MAILED : UNMAILED}`
            : `It was on ${view.begins}, with ${view.host}.`}
        </p>
        <p>
          <a className={buttonClass()} href="/book-now">
            Pick another time
          </a>
        </p>
      </div>
    </div>
  );
}
