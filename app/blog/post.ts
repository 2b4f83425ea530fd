export const UNCATEGORIZED = "Uncategorized";
export const POSTS_PER_PAGE = 10;
export const FEATURED_KEY_POINTS = 3;
export const LIST_KEY_POINTS = 2;
export const POST_AUTHOR = "the team";
/** An adult reads about this many words a minute. */
const WORDS_PER_MINUTE = 220;

/** Minutes to read the text, at least 1. */
export function readMinutes(content: string): number {
  const words = content.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
