import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { useSite } from "../../web/use-site";
import { FactList } from "../sections/fact-list";
import { ContactForm } from "./contact-form";
import { ContactLayout } from "./contact-layout";

type ContactSectionProps = {
  /** The heading and its level: h1 on /contact, where the section is the page. */
  title: string;
  level: "h1" | "h2";
  /** Under the lead: a link to what to read first. */
  note?: ReactNode;
  result?: SubmissionResult;
  /** What the description begins with. */
  wish?: string;
};

/** Contact details next to the form; `#contact` on every page that has it. */
export function ContactSection({ title, level, note, result, wish }: ContactSectionProps) {
  return (
    <ContactLayout
      title={title}
      level={level}
      lead="A person reads every message and answers within 2 hours."
      note={note}
      facts={<ContactFacts />}
    >
      <ContactForm result={result} wish={wish} />
    </ContactLayout>
  );
}

function ContactFacts() {
  const { phone, email, office, hours } = useSite().company;
  const facts = [
    {
      term: "Phone",
      text: (
        <>
          <a href={phone.href}>{phone.label}</a>, {hours.phone}
        </>
      ),
    },
    { term: "Email", text: <a href={`mailto:${email}`}>{email}</a> },
    {
      term: "Office",
      text: (
        <>
          {office.street}
          <br />
          {office.city}, {office.region} {office.postalCode}
        </>
      ),
    },
    {
      term: "Hours",
      text: (
        <>
          {hours.weekdays}
          <br />
          {hours.weekends}
        </>
      ),
    },
    {
      term: "Demo",
      text: (
        <>
          30 minutes, with your own data. <a href="/book-now">Book a time</a>
        </>
      ),
    },
  ];
  // The business hours must fit one line of a phone.
  return <FactList facts={facts} on="mist" terms="short" />;
}
