import type { Piece } from "../blog/search/search-text";

/** The text with the searched words marked. */
export function Marked({ parts }: { parts: Piece[] }) {
  return parts.map(({ text, hit }, at) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their order
      <mark key={at} className="rounded-[2px] bg-beam-soft text-signal-text">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
