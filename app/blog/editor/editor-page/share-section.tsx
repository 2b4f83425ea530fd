import { TextareaField } from "../../../ui/forms/field";
import { categoryName, shareImageOf } from "../../category";
import { plainText } from "../../markup/text";
import { pictureOf } from "../../post-settings";
import type { Draft } from "./draft";
import type { EditorView } from "./load.server";
import { RailSection } from "./rail-section";
import { SearchSettings } from "./search-settings";
import type { Editor } from "./use-editor";

/** What search results show before they cut it off. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

/** How the article looks in search results and where it is shared, with the lengths that fit. */
export function ShareSection({ editor, view }: { editor: Editor; view: EditorView }) {
  const { draft, set } = editor;
  const title = plainText(draft.title) || "Untitled";
  const description = plainText(draft.metaDescription);
  return (
    <RailSection title="Search and share" value={`Title ${draft.title.length}, text ${description.length}`}>
      <div className="grid gap-2">
        <Length label="Title" length={draft.title.length} most={TITLE_LENGTH} />
        <Length label="Description" length={description.length} most={DESCRIPTION_LENGTH} />
      </div>
      <SearchResult title={title} description={description} view={view} />
      <ShareCard title={title} draft={draft} host={view.siteHost} />
      <TextareaField
        small
        quiet
        label="Excerpt"
        name="excerpt"
        rows={2}
        hint="For lists and feeds; without one, the article’s start is used."
        value={draft.excerpt}
        onChange={(event) => set("excerpt", event.target.value.replace(/\n/g, " "))}
      />
      <SearchSettings editor={editor} />
    </RailSection>
  );
}

type SearchResultProps = { title: string; description: string; view: EditorView };

function SearchResult({ title, description, view }: SearchResultProps) {
  return (
    <figure className="grid gap-1">
      <figcaption className="text-xs font-medium text-ink-2">Search result</figcaption>
      <div className="grid gap-[0.2rem] rounded-md border border-line bg-surface px-[0.85rem] py-3">
        <p className="text-micro text-ink-3">
          <span className="block text-ink">{view.companyName}</span>
          {view.siteHost} › blog
        </p>
        <p className="text-[1.0625rem]/[1.3] wrap-anywhere text-info">{cut(title, TITLE_LENGTH)}</p>
        <p className="text-xs wrap-anywhere text-ink-2">
          {cut(description, DESCRIPTION_LENGTH) || "Without a description, search services choose a passage."}
        </p>
      </div>
    </figure>
  );
}

function ShareCard({ title, draft, host }: { title: string; draft: Draft; host: string }) {
  const shared = pictureOf(draft.shareImage) ?? pictureOf(draft.featureImage);

  return (
    <figure className="grid gap-1">
      <figcaption className="flex justify-between text-xs font-medium text-ink-2">
        Share card <span className="font-normal text-ink-3 tabular-nums">1200 × 630</span>
      </figcaption>
      <div className="overflow-clip rounded-md border border-line bg-surface">
        <img
          src={shared?.src ?? shareImageOf(categoryName(draft.category))}
          alt=""
          width={1200}
          height={630}
          loading="lazy"
          className="h-auto w-full object-cover"
          style={{ aspectRatio: "1200 / 630" }}
        />
        <p className="grid gap-[0.15rem] border-t border-line px-[0.85rem] py-[0.65rem]">
          <span className="text-micro text-ink-3">{host}</span>
          <strong className="font-display text-[1.0625rem]/[1.3] font-[560] wrap-anywhere">{title}</strong>
        </p>
      </div>
    </figure>
  );
}

function Length({ label, length, most }: { label: string; length: number; most: number }) {
  const isOver = length > most;
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-xs ${isOver ? "text-warn" : "text-ink-2"}`}
    >
      <span>{label}</span>
      <span className="tabular-nums">
        {length} of {most}
        {isOver ? <span className="sr-only">, too long</span> : null}
      </span>
      <span className="col-span-full h-1 overflow-clip rounded-full bg-ink/10">
        <span
          className={`block h-full ${isOver ? "bg-data-4" : "bg-teal"}`}
          style={{ width: `${Math.min(100, (length / most) * 100)}%` }}
        />
      </span>
    </div>
  );
}

/** Cut at a word, as search services do. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/\s+\S*$/, "")} …`;
}
