import type { ContentsEntry } from "./contents";

/** Above the text, closed, on narrow screens; in the side column on wide ones. */
export function ContentsAbove({ contents }: { contents: ContentsEntry[] }) {
  if (contents.length === 0) return null;
  return (
    <details className="article-contents">
      <summary>Contents, {contents.length} parts</summary>
      <Entries contents={contents} />
    </details>
  );
}

export function ContentsBeside({ contents }: { contents: ContentsEntry[] }) {
  if (contents.length === 0) return null;
  return (
    <nav className="article-contents grid gap-3 border-t border-ink pt-[1.1rem]" aria-labelledby="contents">
      <h2 id="contents" className="text-[1.25rem]">
        Contents
      </h2>
      <Entries contents={contents} />
    </nav>
  );
}

function Entries({ contents }: { contents: ContentsEntry[] }) {
  return (
    <ol>
      {contents.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}
