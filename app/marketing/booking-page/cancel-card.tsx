import { buttonClass } from "../../ui/forms/button";
import type { BookingView } from "./manage.server";

/** Asks before it cancels: mail programs open links on their own, and that should cost nobody a demo. */
export function CancelCard({ view }: { view: BookingView }) {
  return (
    <div className="book">
      <form className="booked" method="post" action={`${view.path}?cancel`}>
        <p className="text-ink-2">The time becomes free again, and we let your host know.</p>
        <div className="booked-acts">
          <button className={buttonClass({ variant: "danger" })} type="submit" name="intent" value="cancel">
            Cancel the Demo
          </button>
          <a className={buttonClass()} href={view.path}>
            Keep It
          </a>
        </div>
      </form>
    </div>
  );
}
