export const FORMATS = ["bold", "italic", "heading", "list"] as const;
export type Format = (typeof FORMATS)[number];

/** A text with its selection, as a text field has it. */
export type Selection = { text: string; start: number; end: number };
/** Replaces a part of the text; the selection afterwards is counted in the new text. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number };

const MARKS: Partial<Record<Format, string>> = { bold: "**", italic: "*" };
const PREFIXES: Partial<Record<Format, string>> = { heading: "## ", list: "- " };
const SAMPLES: Record<Format, string> = {
  bold: "bold text",
  italic: "italic text",
  heading: "Heading",
  list: "List item",
};

/** Puts the format's markup around the selection, or at the beginning of its lines; applied again, takes it off. */
export function formatMarkup(selection: Selection, format: Format): Edit {
  const mark = MARKS[format];
  return mark
    ? wrap(selection, mark, SAMPLES[format])
    : prefix(selection, PREFIXES[format] ?? "", SAMPLES[format]);
}

function wrap({ text, start, end }: Selection, mark: string, sample: string): Edit {
  const size = mark.length;
  const isMarked =
    text.slice(start - size, start) === mark &&
    text.slice(end, end + size) === mark &&
    text[start - size - 1] !== "*";
  if (start < end && isMarked) {
    const insert = text.slice(start, end);
    return { from: start - size, to: end + size, insert, start: start - size, end: end - size };
  }
  const inner = text.slice(start, end) || sample;
  return {
    from: start,
    to: end,
    insert: mark + inner + mark,
    start: start + size,
    end: start + size + inner.length,
  };
}

function prefix({ text, start, end }: Selection, mark: string, sample: string): Edit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const after = text.indexOf("\n", end);
  const to = after === -1 ? text.length : after;
  const lines = text.slice(from, to).split("\n");
  const isMarked = lines.every((line) => line.startsWith(mark));
  const changed = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + (line || sample)));
  const insert = changed.join("\n");
  return { from, to, insert, start: from + (isMarked ? 0 : mark.length), end: from + insert.length };
}
