export const FORMATS = ["bold", "italic", "heading", "list", "link"] as const;
export type Format = (typeof FORMATS)[number];

/** A text with its selection, as a text field has it. */
export type Selection = { text: string; start: number; end: number };
/** Replaces a part of the text; the selection afterwards is counted in the new text. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number };

const MARKS = { bold: "**", italic: "*" } as const;
const PREFIXES = { heading: "## ", list: "- " } as const;
const SAMPLES = {
  bold: "bold text",
  italic: "italic text",
  heading: "Heading",
  list: "List item",
  link: "link text",
} as const satisfies Record<Format, string>;
const ADDRESS = "https://";

/** Puts the format's markup around the selection, or at the beginning of its lines; applied again, takes it off. */
export function formatMarkup(selection: Selection, format: Format): Edit {
  switch (format) {
    case "bold":
    case "italic":
      return wrap(selection, MARKS[format], SAMPLES[format]);
    case "heading":
    case "list":
      return prefix(selection, PREFIXES[format], SAMPLES[format]);
    case "link":
      return link(selection);
  }
}

function wrap({ text, start, end }: Selection, mark: string, sample: string): Edit {
  const size = mark.length;
  const isMarked =
    start < end &&
    text.slice(start - size, start) === mark &&
    text.slice(end, end + size) === mark &&
    // One star of '**' is not italic.
    (size > 1 || text.slice(start - 2, start) !== "**" || text.slice(start - 3, start) === "***");
  if (isMarked) {
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

/** All lines that the selection touches; a heading becomes a list item, and the other way round. */
function prefix({ text, start, end }: Selection, mark: string, sample: string): Edit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const after = text.indexOf("\n", end);
  const to = after === -1 ? text.length : after;
  const lines = text.slice(from, to).split("\n");
  const isMarked = lines.every((line) => line.startsWith(mark));
  const bare = (line: string) => line.replace(/^(?:#{1,6} |- )/, "") || sample;
  const changed = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + bare(line)));
  const insert = changed.join("\n");
  return { from, to, insert, start: from + (isMarked ? 0 : mark.length), end: from + insert.length };
}

/** What is still missing is selected, to be typed over: the address, or the text of a selected address. */
function link({ text, start, end }: Selection): Edit {
  const selected = text.slice(start, end);
  const isAddress = /^(?:https?:\/\/|\/)\S+$/.test(selected);
  const inner = isAddress || selected === "" ? SAMPLES.link : selected;
  const address = isAddress ? selected : ADDRESS;
  const at = isAddress ? start + 1 : start + inner.length + 3;
  const size = isAddress ? inner.length : address.length;
  return { from: start, to: end, insert: `[${inner}](${address})`, start: at, end: at + size };
}
