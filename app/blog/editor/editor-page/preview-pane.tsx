import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../../ui/badge";
import { Icon } from "../../../ui/icon";
import { segmentClass } from "../../../ui/tabs";
import { categoryName } from "../../category";
import { KeyPoints } from "../../key-points";
import { cleanTitle, plainText } from "../../markup/text";
import { formatPostDate, POST_AUTHOR, readMinutes } from "../../post";
import { LocationBadge, PostFacts } from "../../post-facts";
import type { Draft } from "./draft";
import type { EditorView } from "./load.server";
import { usePreview } from "./use-preview";

const WIDTHS = [
  { value: "desktop", label: "Desktop width", icon: Monitor },
  { value: "phone", label: "Phone width", icon: Smartphone },
] as const;

/** The article as readers will see it: always light, since the site is. */
export function PreviewPane({
  draft,
  view,
  className,
}: {
  draft: Draft;
  view: EditorView;
  className: string;
}) {
  const [width, setWidth] = useState<Width>("desktop");
  const html = usePreview(draft.content, view.preview);
  return (
    <section
      data-theme="light"
      className={`min-w-0 flex-col border-x border-line bg-paper text-ink scheme-light ${className}`}
      aria-label="Preview"
    >
      <div className="flex items-center justify-between border-b border-line bg-sunk py-1 pr-3 pl-6 text-sm text-ink-2">
        Preview
        <Widths width={width} onChange={setWidth} />
      </div>
      <article
        className={`mx-auto grid w-full content-start gap-[0.9rem] px-[clamp(1.25rem,2.4vw,2.25rem)] pt-7 pb-10 ${
          width === "phone" ? "max-w-[24.375rem]" : ""
        }`}
      >
        <PostFacts>
          <LocationBadge location={draft.location} />
          <Badge tone="beam">{categoryName(draft.category)}</Badge>
        </PostFacts>
        <h2 className="!font-display !text-[2rem]/[1.1] !font-[560] !tracking-[-0.014em] wrap-anywhere">
          {plainText(cleanTitle(draft.title)) || "Untitled"}
        </h2>
        <PostFacts>
          {byLine(draft, view).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </PostFacts>
        <div className="prose prose-small" dangerouslySetInnerHTML={{ __html: html.lead }} />
        <PreviewPoints points={draft.keyPoints.map(plainText).filter(Boolean)} />
        <div className="prose prose-small" dangerouslySetInnerHTML={{ __html: html.rest }} />
      </article>
    </section>
  );
}

type Width = (typeof WIDTHS)[number]["value"];

function Widths({ width, onChange }: { width: Width; onChange: (width: Width) => void }) {
  return (
    <span className="flex">
      {WIDTHS.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          className={segmentClass}
          aria-label={label}
          aria-pressed={width === value}
          onClick={() => onChange(value)}
        >
          <Icon of={icon} size={16} />
        </button>
      ))}
    </span>
  );
}

function PreviewPoints({ points }: { points: string[] }) {
  if (points.length === 0) return null;
  return (
    <div className="my-4 grid gap-3 rounded-lg bg-beam-soft px-5 py-[1.1rem]">
      <h3 className="!font-display !text-[1.25rem]">Key points</h3>
      <KeyPoints look="box" points={[...new Set(points)]} />
    </div>
  );
}

/** The by-line of the preview. */
function byLine(
  draft: Draft,
  { authors, now, companyZone }: Pick<EditorView, "authors" | "now" | "companyZone">,
): string[] {
  const author = authors.find(({ id }) => id === draft.authorId)?.name ?? POST_AUTHOR;
  return [author, formatPostDate(now, companyZone), `${readMinutes(draft.content)} min read`];
}
