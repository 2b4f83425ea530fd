import { Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { ArrowLink } from "../../web/arrow-link";

export function ArticleAside({ companyName }: { companyName: string }) {
  return (
    <aside className="grid content-start gap-7 lg:sticky lg:top-24 lg:self-start">
      <Box title="Share" className="noscript:hidden">
        <button className={buttonClass()} type="button" data-share hidden>
          <Icon of={Share2} size={17} />
          <span>Share</span>
        </button>
      </Box>
      <Box title="About">
        <p className="text-[1rem] text-ink-2">
          {companyName} runs local search, paid media and direct mail for businesses with one location or two
          hundred. We publish what we learn, with the town and the number.
        </p>
        <ArrowLink href="/book-now" label="See Live Demo" />
      </Box>
    </aside>
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
