import { ChevronDown } from "lucide-react";
import { Icon } from "../../ui/icon";
import type { Heading } from "./article-parts";

/** The sections of a long article, folded above its text on narrow screens. */
export function FoldedContents({ contents }: { contents: Heading[] }) {
  return (
    <details className="group mb-6 border-y border-line lg:hidden">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 text-ui font-semibold [&::-webkit-details-marker]:hidden">
        Contents
        <span className="font-normal text-ink-3 tabular-nums">{contents.length} parts</span>
        <span className="ml-auto transition-[rotate] duration-(--dur-2) group-open:rotate-180">
          <Icon of={ChevronDown} size={18} />
        </span>
      </summary>
      <ContentsList contents={contents} />
    </details>
  );
}

export function ContentsList({ contents }: { contents: Heading[] }) {
  return (
    <ol className="grid border-l border-line text-ui/[1.4] max-lg:mb-4">
      {contents.map(({ id, text }) => (
        <li key={id}>
          <a
            className="flex items-center py-[0.4rem] pl-[1.1rem] text-ink-2 no-underline hover:text-ink hover:underline max-lg:min-h-11"
            href={`#${id}`}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
