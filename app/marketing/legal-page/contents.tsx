import { Icon } from "../../web/art/art";
import type { LegalSection } from "../content/page-copy";

type ContentsProps = { sections: readonly LegalSection[] };

/** On narrow screens, at the top. */
export function FoldedContents({ sections }: ContentsProps) {
  return (
    <nav aria-label="Contents" className="lg:hidden">
      <details className="group border-y border-line">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 text-ui font-semibold [&::-webkit-details-marker]:hidden">
          Contents
          <span className="font-normal text-ink-3 tabular-nums">{`${sections.length} parts`}</span>
          <span className="ml-auto transition-[rotate] duration-(--dur-2) group-open:rotate-180">
            <Icon name="chevron-down" />
          </span>
        </summary>
        <ContentsList sections={sections} />
      </details>
    </nav>
  );
}

/** Beside the text. */
export function Contents({ sections }: ContentsProps) {
  return (
    <nav aria-label="On this page" className="self-start text-ui/[1.6] max-lg:hidden lg:sticky lg:top-26">
      <ContentsList sections={sections} />
    </nav>
  );
}

function ContentsList({ sections }: ContentsProps) {
  return (
    <ol className="max-lg:mb-4">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex items-center py-[0.4rem] text-ink-2 no-underline hover:text-ink hover:underline max-lg:min-h-11"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
