import { diffArrays, diffWords } from "diff";
import { countWords } from "../post";
import { asText, changedParts, type PostText, partLabel } from "./revision";

/** Beyond this many changes two texts have little in common; comparing them would take quadratic time. */
const MAX_EDITS = 4000;

/** A stretch of text that both have, or one alone. */
export type DiffPart = { text: string; kind: "same" | "added" | "removed" };

/** Two texts word by word. */
export function compareWords(before: string, after: string): DiffPart[] {
  const parts = diffWords(before, after, { maxEditLength: MAX_EDITS });
  if (parts) return parts.map(({ value, added, removed }) => ({ text: value, kind: kindOf(added, removed) }));
  return [
    { text: before, kind: "removed" },
    { text: after, kind: "added" },
  ];
}

function kindOf(added: boolean, removed: boolean): DiffPart["kind"] {
  if (added) return "added";
  return removed ? "removed" : "same";
}

/** Words added and removed. */
export function countChange(before: string, after: string): { added: number; removed: number } {
  const parts = compareWords(before, after);
  const count = (kind: DiffPart["kind"]) =>
    parts.filter((part) => part.kind === kind).reduce((sum, { text }) => sum + countWords(text), 0);
  return { added: count("added"), removed: count("removed") };
}

/** The fields that differ, each compared word by word. */
export function compareTexts(before: PostText, after: PostText): { label: string; parts: DiffPart[] }[] {
  return changedParts(before, after).map((field) => ({
    label: partLabel(field),
    parts: compareWords(asText(before, field), asText(after, field)),
  }));
}

export type ConflictView = {
  /** Paragraphs and other fields that differ. */
  differences: number;
  /** The first difference, as either side has it. */
  theirs: DiffPart[];
  mine: DiffPart[];
};

/** Where two versions of a post part. */
export function compareVersions(theirs: PostText, mine: PostText): ConflictView {
  const fields = changedParts(theirs, mine);
  const content = changedParagraphs(theirs.content, mine.content);
  const others = fields.filter((field) => field !== "content");
  const [first] = content;
  const [field] = others;
  const pair = first ?? (field ? { before: asText(theirs, field), after: asText(mine, field) } : null);
  const parts = pair ? compareWords(pair.before, pair.after) : [];
  return {
    differences: content.length + others.length,
    theirs: parts.filter(({ kind }) => kind !== "added"),
    mine: parts.filter(({ kind }) => kind !== "removed"),
  };
}

/** Paragraphs that differ, in pairs; a missing side is ''. */
function changedParagraphs(before: string, after: string): { before: string; after: string }[] {
  const paragraphs = (text: string) => text.split(/\n{2,}/).map((part) => part.trim());
  const parts = diffArrays(paragraphs(before), paragraphs(after), { maxEditLength: MAX_EDITS });
  if (!parts) return [{ before, after }];
  const removed = parts.filter((part) => part.removed).flatMap((part) => part.value);
  const added = parts.filter((part) => part.added).flatMap((part) => part.value);
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, at) => ({
    before: removed[at] ?? "",
    after: added[at] ?? "",
  }));
}
