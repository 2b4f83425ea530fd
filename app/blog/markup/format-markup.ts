export const FORMATS = [
  ...(["bold", "italic", "heading", "subheading", "list", "numbers", "quote", "link", "table"] as const),
];
export type Format = (typeof FORMATS)[number];

/** A text with its selection, as a text field has it. */
export type Selection = { text: string; start: number; end: number };
/** Replaces a part of the text; the selection afterwards is counted in the new text. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number };

const MARKS = { bold: "**", italic: "*" } as const;
/** What the lines begin with, by their positions, and how such a beginning is known. */
const PREFIXES = {
  heading: { mark: () => "## ", is: /^## / },
  subheading: { mark: () => "### ", is: /^### / },
  list: { mark: () => "- ", is: /^- / },
  numbers: { mark: (at: number) => `${at + 1}. `, is: /^\d+\. / },
  quote: { mark: () => "> ", is: /^> / },
} as const;
type Prefix = (typeof PREFIXES)[keyof typeof PREFIXES];
const ANY_PREFIX = /^(?:#{1,6} |- |\d+\. |> )/;
const SAMPLES = {
  bold: "bold text",
  italic: "italic text",
  heading: "Heading",
  subheading: "Heading",
  list: "List item",
  numbers: "First item",
  quote: "Quote",
  link: "link text",
  table: "Column",
} as const satisfies Record<Format, string>;
const ADDRESS = "https://";

/** Puts the format's markup around the selection, or at the beginning of its lines; applied again, takes it off. */
export function formatMarkup(selection: Selection, format: Format): Edit {
  switch (format) {
    case "bold":
    case "italic":
      return wrap(selection, MARKS[format], SAMPLES[format]);
    case "link":
      return link(selection);
    case "table":
      return table(selection);
    default:
      return prefix(selection, PREFIXES[format], SAMPLES[format]);
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
function prefix({ text, start, end }: Selection, { mark, is }: Prefix, sample: string): Edit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const after = text.indexOf("\n", end);
  const to = after === -1 ? text.length : after;
  const lines = text.slice(from, to).split("\n");
  const isMarked = lines.every((line) => is.test(line));
  const bare = (line: string) => line.replace(ANY_PREFIX, "");
  const changed = lines.map((line, at) => (isMarked ? bare(line) : mark(at) + (bare(line) || sample)));
  const insert = changed.join("\n");
  return { from, to, insert, start: from + (isMarked ? 0 : mark(0).length), end: from + insert.length };
}

/** The end of the selection's line, and what makes a blank line after it. */
function belowLine({ text, end }: Selection) {
  const after = text.indexOf("\n", end);
  const at = after === -1 ? text.length : after;
  const before = text.slice(0, at);
  const gap = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  return { at, gap };
}

/** Below the selection's line, with a blank line on both sides: a picture within a word would split it. */
export function insertBlock(selection: Selection, block: string): Edit {
  const { at, gap } = belowLine(selection);
  const rest = selection.text.slice(at);
  const end = at + gap.length + block.length;
  const insert = gap + block + (rest === "" || rest.startsWith("\n\n") ? "" : "\n");
  return { from: at, to: at, insert, start: end, end };
}

/** A table below the selection's line, with a blank line on both sides; its first column waits for a name. */
function table(selection: Selection): Edit {
  const { at, gap } = belowLine(selection);
  const name = SAMPLES.table;
  const rows = [`| ${name} | Number |`, "| --- | ---: |", "| Row | 1 |", "| Row | 2 |"];
  const start = at + gap.length + 2;
  return { from: at, to: at, insert: `${gap}${rows.join("\n")}\n`, start, end: start + name.length };
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
