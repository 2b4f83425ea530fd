import type { ReactNode } from "react";
import { useSite } from "../../web/use-site";
import { BOOKING } from "../content/booking";
import { Stamp } from "../pictures/stamp";
import { FactList } from "../sections/fact-list";

type BookingLayoutProps = {
  /** Of a demo that is booked: what is to be done about it, in place of what a demo is. */
  head?: { title: string; lead: string };
  children: ReactNode;
};

/** What the demo is, beside whatever books it: on small screens below. */
export function BookingLayout({ head, children }: BookingLayoutProps) {
  const { phone } = useSite().company;
  const call = { term: "Prefer to call?", text: <a href={phone.href}>{phone.label}</a> };
  return (
    <section className="bg-mist pt-under-header pb-section" id="contact">
      <div className="wrap bk-g">
        <div className="bk-l">
          <div className="bk-t">
            <h1>{head ? head.title : <Title />}</h1>
            <p className="lead">{(head ?? BOOKING).lead}</p>
          </div>
          {head ? null : <Person />}
          <div className="bk-x">
            {head ? null : <Thirds />}
            <FactList facts={head ? [call] : [...BOOKING.facts, call]} on="mist" />
          </div>
        </div>
        <div className="bk-main">{children}</div>
      </div>
    </section>
  );
}

/** Who calls: the first of the people that /about shows, once they are the company's own. */
function Person() {
  const [person] = useSite().company.people;
  if (!person) return null;
  return (
    <div className="bk-p">
      <Stamp name={person.name} index={1} />
      <p>
        <strong>{BOOKING.person(person.name)}</strong>
        {person.role ? <span>{person.role}</span> : null}
      </p>
    </div>
  );
}

/** Without a break at the hyphen, unless there is no room. */
function Title() {
  const { start, minutes, end } = BOOKING.title;
  return (
    <>
      {start} <span className="whitespace-nowrap max-[16rem]:whitespace-normal">{minutes}</span> {end}
    </>
  );
}

/** The three parts of the half hour. */
export function Thirds() {
  return (
    <ol className="thirds">
      {BOOKING.parts.map(({ minutes, title, text }) => (
        <li key={title}>
          <span>{minutes}</span>
          <strong>{title}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
