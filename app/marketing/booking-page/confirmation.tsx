import { buttonClass } from "../../ui/forms/button";
import { Art, Icon } from "../../web/art/art";
import { RAY, TOWER } from "../../web/art/lighthouse";
import { Thirds } from "../booking/layout";
import { BOOKED } from "../content/booking";
import { FactList } from "../sections/fact-list";
import type { BookingView } from "./manage.server";

type ConfirmationProps = { view: BookingView; step: "new" | "moved" | null; isMailed: boolean };

/**
 * A demo that lies ahead, and what can be done about it. `step`: it answers the form that made it, and the lamp is lit,
 * or the one that moved it; `isMailed`: so does a mail, unless the day's mails are used up.
 */
export function Confirmation({ view, step, isMailed }: ConfirmationProps) {
  return (
    <>
      <Head view={view} step={step} isMailed={isMailed} />
      <section className="py-section">
        <div className="wrap demo-g">
          <Preparation />
          <div className="grid min-w-0 content-start gap-7">
            <Facts view={view} />
            <section className="grid gap-4">
              <h2 className="text-[1.25rem]">{BOOKED.half}</h2>
              <Thirds />
              <p className="text-sm text-ink-3">{BOOKED.keep}</p>
            </section>
          </div>
        </div>
      </section>
    </>
  );
}

function Head({ view, step, isMailed }: ConfirmationProps) {
  const { day, withWhom, email, weekdayAndTime, calendars } = view;
  const mailed = {
    new: ` We emailed a link to this page to ${email}.`,
    moved: ` We emailed the new time to ${email}.`,
    none: "",
  }[step ?? "none"];
  const unmailed = ` No email was sent to ${email}, because too many were sent today: keep this page’s address, it leads back here.`;
  return (
    <section className="dark-section demo-head" data-new={step === "new" || undefined}>
      <div className="wrap">
        <div className="demo-t">
          <p className="demo-ok">
            <Icon name="check" size={20} />
            {step === "moved" ? "Your demo is moved." : "You’re booked."}
          </p>
          <h1>See you {weekdayAndTime.replace(" at ", " at\u00a0").replace(/ (?=[AP]M$)/, "\u00a0")}.</h1>
          <p className="lead">
            {`${day.replaceAll(/ (?=\d)/g, "\u00a0")}, half an hour with ${withWhom}. Your town will be on the screen.${isMailed ? mailed : unmailed}`}
          </p>
          <p className="demo-cal">
            <a
              className={buttonClass({ variant: "signal", size: "lg" })}
              href={`${view.path}/demo.ics`}
              download
            >
              <Icon name="calendar-plus" size={20} />
              Add to Calendar
            </a>
            <span>
              or to{" "}
              {calendars.map(({ name, href }, at) => (
                <span key={name}>
                  {at > 0 ? " or " : ""}
                  <a href={href} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                </span>
              ))}
            </span>
          </p>
        </div>
        <Ruler ahead={view.ahead} />
      </div>
    </section>
  );
}

/** The days from today to the demo, and the lighthouse at its hour. */
function Ruler({ ahead: { days, at } }: { ahead: BookingView["ahead"] }) {
  return (
    <div className="demo-r" style={{ "--days": `${days.length}`, "--at": `${at}%` }}>
      <div className="demo-lamp" aria-hidden="true">
        <Art picture={RAY} />
        <Art picture={TOWER} />
      </div>
      <ol aria-label="From now to your demo">
        {days.map(({ label, notes }) => (
          <li key={label}>
            {label}
            {notes.map((note) => (
              <small key={note}>{note}</small>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Preparation() {
  return (
    <div className="grid content-start gap-5">
      <h2>{BOOKED.title}</h2>
      <p className="lead">{BOOKED.lead}</p>
      <ol className="bring">
        {BOOKED.bring.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <figure className="note-pad">
        <figcaption>{BOOKED.example.by}</figcaption>
        {BOOKED.example.searches.map((search) => (
          <p key={search}>“{search}”</p>
        ))}
      </figure>
    </div>
  );
}

function Facts({ view }: { view: BookingView }) {
  return (
    <section className="demo-facts" aria-label="Your booking">
      <FactList facts={factsOf(view)} />
      <p>
        Something came up? <a href={`${view.path}?move`}>Reschedule</a> or{" "}
        <a href={`${view.path}?cancel`}>cancel</a>. It takes a minute, and nobody asks why.
      </p>
    </section>
  );
}

function factsOf({ date, time, hostTime, host, topic, ahead: { reminders } }: BookingView) {
  const lines = (strong: string, ...others: (string | null)[]) => (
    <>
      <strong className="font-semibold">{strong}</strong>
      {others.filter(Boolean).map((other) => (
        <span className="block" key={other}>
          {other}
        </span>
      ))}
    </>
  );
  return [
    { term: "When", text: lines(date, time, hostTime) },
    { term: "With", text: lines(host.name, host.about) },
    { term: "Where", text: "By video or phone, as you agree with your host" },
    ...(topic ? [{ term: "About", text: topic }] : []),
    ...(reminders.length > 0
      ? [{ term: "Reminders", text: `By email, ${reminders.join(" and ")} before` }]
      : []),
  ];
}
