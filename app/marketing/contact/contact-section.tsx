import type { SubmissionResult } from "@conform-to/react";
import { useSite } from "../../web/use-site";
import { ContactForm } from "./contact-form";

type ContactSectionProps = {
  /** The heading and its level: h1 on /contact, where the section is the page. */
  title: string;
  level: "h1" | "h2";
  result?: SubmissionResult;
};

/** Contact details next to the form; `#contact` on every page that has it. */
export function ContactSection({ title, level: Heading, result }: ContactSectionProps) {
  return (
    <section className={`sec watery ${Heading === "h1" ? "contact-page" : ""}`.trim()} id="contact">
      <div className="wrap contact">
        <div className="contact-l">
          <Heading>{title}</Heading>
          <p className="lead">A person reads every message and answers within 2 hours.</p>
          <ContactFacts />
        </div>
        <ContactForm result={result} />
      </div>
    </section>
  );
}

function ContactFacts() {
  const { phone, email, office, hours } = useSite().company;
  return (
    <dl className="facts">
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={phone.href}>{phone.label}</a>, {hours.phone}
        </dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>Office</dt>
        <dd>
          {office.street}
          <br />
          {office.city}, {office.region} {office.postalCode}
        </dd>
      </div>
      <div>
        <dt>Hours</dt>
        <dd>
          {hours.weekdays}
          <br />
          {hours.weekends}
        </dd>
      </div>
      <div>
        <dt>Demo</dt>
        <dd>
          30 minutes, with your own data. <a href="/book-now">Book a time</a>
        </dd>
      </div>
    </dl>
  );
}
