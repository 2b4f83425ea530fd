import { Check, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "../../ui/forms/button";
import { Icon } from "../../ui/icon";
import type { Heading } from "./article-parts";
import { ContentsList } from "./contents";

type ArticleAsideProps = { companyName: string; contents: Heading[] };

export function ArticleAside({ companyName, contents }: ArticleAsideProps) {
  return (
    <aside
      className="grid content-start gap-7 lg:sticky lg:top-24 lg:self-start"
      aria-label="About the author"
    >
      {contents.length > 0 ? (
        <nav className="grid gap-3 border-t border-ink pt-[1.1rem] max-lg:hidden" aria-labelledby="contents">
          <h2 className="text-[1.25rem]" id="contents">
            Contents
          </h2>
          <ContentsList contents={contents} />
        </nav>
      ) : null}
      <Box title="Share" className="noscript:hidden">
        <ShareButton />
      </Box>
      <Box title="About">
        <p className="text-[1rem] text-ink-2">
          {companyName} runs local search, paid media and direct mail for businesses with one location or two
          hundred. We publish what we learn.
        </p>
      </Box>
    </aside>
  );
}

/** Works and shows with the script only; its space is reserved. The script marks it while the link is copied. */
function ShareButton() {
  return (
    <button
      className={buttonClass({ className: "group [html:not([data-enhanced])_&]:invisible" })}
      type="button"
      data-share
    >
      <span className="contents group-data-copied:hidden">
        <Icon of={Share2} size={17} />
        Share
      </span>
      <span className="hidden group-data-copied:contents">
        <Icon of={Check} size={17} />
        Copied!
      </span>
    </button>
  );
}

function Box({
  title,
  className = "",
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`grid gap-3 border-t border-ink pt-[1.1rem] ${className}`.trim()}>
      <h2 className="text-[1.25rem]">{title}</h2>
      {children}
    </div>
  );
}
