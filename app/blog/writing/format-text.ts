/** A replacement of part of a text, and what is selected afterwards. Positions are those of a textarea. */
export type TextEdit = { from: number; to: number; insert: string; select: [from: number, to: number] };

export type Selected = { text: string; from: number; to: number };

export const FORMATS = ["bold", "italic", "heading", "list", "link"] as const;
export type Format = (typeof FORMATS)[number];

const MARKS = { bold: "**", italic: "*" } as const;
const PREFIXES = { heading: "## ", list: "- " } as const;
const PLACEHOLDER = "https://";

/** The edit that formats the selection; formatting it again takes the markup away. */
export function formatText(format: Format, selected: Selected): TextEdit {
  switch (format) {
    case "bold":
    case "italic":
      return toggleMark(MARKS[format], selected);
    case "heading":
    case "list":
      return togglePrefix(PREFIXES[format], selected);
    case "link":
      return insertLink(selected);
  }
}

function toggleMark(mark: string, { text, from, to }: Selected): TextEdit {
  const size = mark.length;
  const isMarked =
    text.slice(from - size, from) === mark &&
    text.slice(to, to + size) === mark &&
    // One star of '**' is no italic.
    (size > 1 || text.slice(from - 2, from) !== "**" || text.slice(from - 3, from) === "***");
  const inner = text.slice(from, to);
  if (isMarked) {
    return { from: from - size, to: to + size, insert: inner, select: [from - size, to - size] };
  }
  return { from, to, insert: `${mark}${inner}${mark}`, select: [from + size, to + size] };
}

/** All lines that the selection touches. */
function togglePrefix(prefix: string, { text, from, to }: Selected): TextEdit {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const next = text.indexOf("\n", to);
  const end = next < 0 ? text.length : next;
  const lines = text.slice(start, end).split("\n");
  const isOn = lines.every((line) => line.startsWith(prefix));
  const bare = (line: string) => line.replace(/^(?:#{1,6} |- )/, "");
  const insert = lines.map((line) => (isOn ? line.slice(prefix.length) : prefix + bare(line))).join("\n");
  const last = start + insert.length;
  const isCaret = from === to && lines.length === 1;
  return { from: start, to: end, insert, select: isCaret ? [last, last] : [start, last] };
}

/** The address is selected, to be typed over; a selected address becomes the link's address. */
function insertLink({ text, from, to }: Selected): TextEdit {
  const inner = text.slice(from, to);
  if (/^(?:https?:\/\/|\/)\S+$/.test(inner)) {
    return { from, to, insert: `[](${inner})`, select: [from + 1, from + 1] };
  }
  const at = from + inner.length + 3;
  return { from, to, insert: `[${inner}](${PLACEHOLDER})`, select: [at, at + PLACEHOLDER.length] };
}
