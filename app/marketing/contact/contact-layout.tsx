import type { ReactNode } from "react";

type ContactLayoutProps = {
  /** The heading and its level: h1 where the section is the page, under the header. */
  title: string;
  level: "h1" | "h2";
  lead: string;
  facts: ReactNode;
  /** The form, right of the facts or below them. */
  children: ReactNode;
};

/** The section that `#contact` leads to, on every page that has it. */
export function ContactLayout({ title, level: Heading, lead, facts, children }: ContactLayoutProps) {
  return (
    <section
      className={`bg-mist pb-section ${Heading === "h1" ? "pt-under-header" : "pt-section"}`}
      id="contact"
    >
      <div className="wrap grid gap-x-20 gap-y-9 lg:gap-y-13 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="grid content-start gap-5">
          <Heading>{title}</Heading>
          <p className="lead">{lead}</p>
          {facts}
        </div>
        {children}
      </div>
    </section>
  );
}
