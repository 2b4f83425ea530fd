import { Link, useSearchParams } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { listSearch } from "../leads/filters/lead-filters";
import type { Duplicate } from "../leads/lead";
import { mergePath } from "../leads/merge/merge";
import { leadPath } from "../paths";

/** A highlighted box above what it is about. */
export const noticeClass =
  "grid justify-items-start gap-2 rounded-lg bg-beam-soft px-4 py-[0.85rem] text-sm [&_a]:underline";

type InlineConfirmationProps = { title: string; children: ReactNode };

/** A confirmation above a form. Focuses its first option, which also scrolls it into view. */
export function InlineConfirmation({ title, children }: InlineConfirmationProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.querySelector<HTMLElement>("input, a")?.focus(), []);
  return (
    <section ref={section} className={noticeClass} role="alert" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

type DuplicateLinksProps = {
  duplicates: Duplicate[];
  /** The lead with which each can be merged, if it is stored. */
  of?: string;
};

export function DuplicateLinks({ duplicates, of }: DuplicateLinksProps) {
  const [params] = useSearchParams();
  return (
    <ul className="grid gap-[0.2rem]">
      {duplicates.map(({ id, label, shares }) => (
        <li key={id} className="wrap-anywhere">
          <Link to={leadPath(id) + listSearch(params)} preventScrollReset>
            {label}
          </Link>{" "}
          ({shares}){" "}
          {of ? (
            <Link to={mergePath(of, id)} aria-label={`Compare and merge with ${label}`}>
              Compare and merge
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
