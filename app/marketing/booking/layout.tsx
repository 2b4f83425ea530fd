import type { ReactNode } from "react";
import { useSite } from "../../web/use-site";
import { BOOKING } from "../content/booking";
import { FactList } from "../sections/fact-list";

/** What the demo is, beside whatever books it: on small screens below. */
export function BookingLayout({ children }: { children: ReactNode }) {
  const { phone } = useSite().company;
  const call = { term: "Rather call?", text: <a href={phone.href}>{phone.label}</a> };
  return (
    <section className="bg-mist pt-under-header pb-section" id="contact">
      <div className="wrap bk-g">
        <div className="bk-l">
          <div className="bk-t">
            <h1>{BOOKING.title}</h1>
            <p className="lead">{BOOKING.lead}</p>
          </div>
          <div className="bk-x">
            <ol className="thirds">
              {BOOKING.parts.map(({ minutes, title, text }) => (
                <li key={title}>
                  <span>{minutes}</span>
                  <strong>{title}</strong>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
            <FactList facts={[...BOOKING.facts, call]} on="mist" />
          </div>
        </div>
        <div className="bk-main">{children}</div>
      </div>
    </section>
  );
}
