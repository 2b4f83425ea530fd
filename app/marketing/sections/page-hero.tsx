import type { ReactNode } from "react";
import type { SignatureName } from "../../copy/modules";
import { badgeClass } from "../../ui/badge";
import { Signature } from "../../web/art/art";
import { Actions } from "./section-head";

type PageHeroProps = {
  badge: string;
  signature?: SignatureName;
  title: string;
  lead: string;
  /** The links under the lead. */
  children?: ReactNode;
  /** A small sentence below the links. */
  note?: string;
  /** Below them where the picture is higher than the text. */
  below?: ReactNode;
  /** An illustration, right of the text or below it; without one the lead is next to the heading. */
  picture?: ReactNode;
};

const WITH_PICTURE = {
  section: "pb-part bg-[linear-gradient(var(--color-paper)_55%,var(--color-mist))]",
  columns: "lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]",
  text: "lg:pt-6",
  badge: "",
  words: "contents",
} as const;
const PLAIN = {
  section: "pb-part-lg",
  columns: "",
  text: "gap-x-gap lg:grid-cols-2 lg:items-end",
  badge: "lg:col-span-full",
  words: "grid gap-4",
} as const;

/** The head of an inner page: text left, product right. */
export function PageHero({ badge, signature, title, lead, children, note, below, picture }: PageHeroProps) {
  const look = picture ? WITH_PICTURE : PLAIN;
  return (
    <section className={`overflow-clip pt-under-header ${look.section}`}>
      <div
        className={`wrap grid grid-cols-1 items-start gap-x-[clamp(2rem,4vw,3.5rem)] gap-y-10 [--actions-gap:0.6rem] ${look.columns}`.trim()}
      >
        <div className={`grid justify-items-start gap-5 ${look.text}`.trim()}>
          <p className={`flex flex-wrap items-center gap-x-2 gap-y-[0.6rem] ${look.badge}`.trim()}>
            {signature ? <Signature name={signature} /> : null}
            <span
              className={badgeClass({
                tone: "beam",
                size: "md",
                className: "max-sm:px-[0.4rem] max-sm:text-xs",
              })}
            >
              {badge}
            </span>
          </p>
          <h1 className="max-w-[10.5em] lg:text-[clamp(2.75rem,1.5rem+2.7vw,4rem)]">{title}</h1>
          <div className={look.words}>
            <p className="lead">{lead}</p>
            {children ? <Actions>{children}</Actions> : null}
          </div>
          {note === undefined ? null : <p className="text-sm/[1.6] text-ink-3">{note}</p>}
          {below}
        </div>
        {picture}
      </div>
    </section>
  );
}
