import type { FilterOption } from "../filters/filter-ranges";

/** In characters. */
export const MAX_TAG = 40;
/** Of one lead. */
export const MAX_TAGS = 20;
/** What the filter by tags calls having none: no tag holds a comma. */
export const NO_TAG = ",";

/** A lead's tags, in the order in which they were added. They are stored as one text: "VIP,Two locations". */
export function splitTags(stored: string | null | undefined): string[] {
  return stored ? stored.split(",") : [];
}

export function joinTags(tags: readonly string[]): string | null {
  return tags.length > 0 ? tags.join(",") : null;
}

const keyOf = (tag: string) => tag.toLowerCase();

/** Stored tags of several leads, or of one and what is added to it, as those of one. The first spelling stays. */
export function uniteTags(...stored: (string | null)[]): string | null {
  return joinTags(firstOfEach(stored.flatMap(splitTags)));
}

function firstOfEach(tags: string[]): string[] {
  const keys = tags.map(keyOf);
  return tags.filter((_, at) => keys.indexOf(keys[at] ?? "") === at);
}

/** Stored tags with others at a place among them, by default at the end. Those that are there already stay there. */
export function addTags(stored: string | null, added: string | null, at?: number): string | null {
  const tags = splitTags(stored);
  return joinTags(tags.toSpliced(at ?? tags.length, 0, ...splitTags(tagsWithout(added, stored))));
}

/** Of the stored tags `of`, those that `others` does not have. */
export function tagsWithout(of: string | null, others: string | null): string | null {
  const keys = new Set(splitTags(others).map(keyOf));
  return joinTags(splitTags(of).filter((tag) => !keys.has(keyOf(tag))));
}

/** Tags of a typed text, each once, in the spelling of those that are known. */
export function readTags(text: string, known: readonly string[] = []): string[] {
  const spelled = new Map(known.map((tag) => [keyOf(tag), tag]));
  const typed = text
    .split(/[,;]/)
    .map((tag) => tag.trim())
    .filter(Boolean);
  return firstOfEach(typed).map((tag) => spelled.get(keyOf(tag)) ?? tag);
}

/** Returns a function that spells stored tags as the first one that it was called with spelled each. */
export function createSpelling(): (stored: string) => string | null {
  const spelled = new Map<string, string>();
  return (stored) => {
    const tags = splitTags(stored);
    for (const tag of tags) if (!spelled.has(keyOf(tag))) spelled.set(keyOf(tag), tag);
    return joinTags(tags.map((tag) => spelled.get(keyOf(tag)) ?? tag));
  };
}

/** Why a lead cannot have these tags; null if it can. */
export function tagsProblem(tags: readonly string[]): string | null {
  if (tags.some((tag) => tag.length > MAX_TAG)) return `A tag can have at most ${MAX_TAG} characters`;
  return tags.length > MAX_TAGS ? `A lead can have at most ${MAX_TAGS} tags` : null;
}

/**
 * The filter by tags has a condition of its own (`matchesTags`). A tag that no lead has any more stays and matches
 * none, so that a view of it does not become one of all leads.
 */
export const TAG_FILTER = {
  name: "tag",
  label: "Tag",
  placeholder: "Any tag",
  column: "tags",
  options: [{ value: NO_TAG, label: "No tag", is: "empty" }] as readonly FilterOption[],
  dynamicOptionsLabel: "Tags of the leads",
  keepsUnknown: true,
} as const;
