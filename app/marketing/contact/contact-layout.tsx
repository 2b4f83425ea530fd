import type { ReactNode } from "react";

type ContactLayoutProps = {
  /** The heading and its level: h1 where the section is the page, under the header. */
  title: string;
  level: "h1" | "h2";
  lead: string;
  note?: ReactNode;
  /** Below the title; on small screens below the form. */
  facts: ReactNode;
  /** The form, right of both or between them. */
  children: ReactNode;
};

/** The section that `#contact` leads to, on every page that has it. */
export function ContactLayout({ title, level: Heading, lead, note, facts, children }: ContactLayoutProps) {
  return (
    <section
      className={`bg-mist pb-section ${Heading === "h1" ? "pt-under-header" : "pt-section"}`}
      id="contact"
    >
      <div className="wrap grid gap-x-20 gap-y-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-[1.4rem]">
          <Heading>{title}</Heading>
          <p className="lead">{lead}</p>
          {note}
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{children}</div>
        {facts}
      </div>
    </section>
  );
}
