import { buttonClass } from "../../ui/forms/button";
import { Icon } from "../../web/art/art";
import { FactList } from "../sections/fact-list";
import type { BookingView } from "./manage.server";

type BookingCardProps = { view: BookingView; isNew: boolean; isMailed: boolean };

/**
 * The booking, with what can be done about it. `isNew`: it answers the form that made it; `isMailed`: so does a mail,
 * unless the day's mails are used up.
 */
export function BookingCard({ view, isNew, isMailed }: BookingCardProps) {
  return (
    <div className="book">
      <div className="booked">
        <div className="booked-head">
          <span className="booked-ok">
            <Icon name="check" size={22} />
          </span>
          <div>
            <h2>{isNew ? "Booked." : "Your demo is booked."}</h2>
            {!isMailed ? (
              <p className="text-ink-2">
                No mail was sent to {view.email}, because too many were sent today: keep this page’s address,
                it leads back here.
              </p>
            ) : isNew ? (
              <p className="text-ink-2">We emailed a link to this page to {view.email}.</p>
            ) : null}
          </div>
        </div>
        <FactList facts={factsOf(view)} />
        <div className="booked-acts">
          <a className={buttonClass({ variant: "ink" })} href={`${view.path}/demo.ics`} download>
            <Icon name="calendar-plus" size={17} />
            Add to calendar
          </a>
          <a className={buttonClass()} href={`${view.path}?move`}>
            Reschedule
          </a>
          <a className={buttonClass({ variant: "text-danger" })} href={`${view.path}?cancel`}>
            Cancel
          </a>
        </div>
        <p className="text-sm text-ink-3">
          Reschedule, and download the calendar file again: it has the new time.{" "}
          {isMailed
            ? "The link in the mail leads to this page and needs no account."
            : "This page needs no account."}
        </p>
      </div>
    </div>
  );
}

function factsOf({ date, time, hostTime, host, topic }: BookingView) {
  return [
    {
      term: "When",
      text: (
        <>
          <strong className="font-semibold">{date}</strong>
          <br />
          {time}
          {hostTime ? (
            <>
              <br />
              {hostTime}
            </>
          ) : null}
        </>
      ),
    },
    { term: "With", text: host },
    { term: "Where", text: "By video or phone, as you agree with your host" },
    ...(topic ? [{ term: "About", text: topic }] : []),
    { term: "Reminders", text: "One day and one hour before, by mail" },
  ];
}
