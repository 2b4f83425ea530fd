import type { ReactNode } from "react";

type ContactLayoutProps = {
  /** The heading and its level: h1 where the section is the page, under the header. */
  title: string;
  level: "h1" | "h2";
  lead: string;
  /** A link to what to read first, under the lead. */
  note?: ReactNode;
  facts: ReactNode;
  /** The form, right of the heading and the facts, or between them. */
  children: ReactNode;
};

/** The section that `#contact` leads to, on every page that has it. */
export function ContactLayout({ title, level: Heading, lead, note, facts, children }: ContactLayoutProps) {
  return (
    <section
      className={`bg-mist pb-section ${Heading === "h1" ? "pt-under-header" : "pt-section"}`}
      id="contact"
    >
      <div className="wrap contact">
        <div className="grid content-start gap-5">
          <Heading>{title}</Heading>
          <p className="lead">{lead}</p>
          {note}
        </div>
        {children}
        {facts}
      </div>
    </section>
  );
}
