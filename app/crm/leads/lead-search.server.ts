import { type SQL, sql } from "drizzle-orm";
import { leads } from "../tables";
import { LEAD_PRIORITIES, LEAD_STATUSES } from "./lead";
import type { LeadFilters } from "./lead-filters";

/** Newest matches that a search looks at: about four rows are read for each. From here on the total is "120+". */
export const SEARCH_LIMIT = 120;

const TEXT_COLUMNS =
  "{first_name last_name company_name business_email phone_number phone_key project_description}";
/** The index knows sequences of three characters; shorter words are compared row by row. */
const SHORTEST_INDEXED = 3;
const MAX_WORDS = 8;

export type SearchWords = { indexed: string[]; short: string[] };

export function searchWords(text: string): SearchWords {
  const words = [...new Set(text.split(/\s+/).filter(Boolean))].slice(0, MAX_WORDS);
  return {
    indexed: words.filter((word) => [...word].length >= SHORTEST_INDEXED),
    short: words.filter((word) => [...word].length < SHORTEST_INDEXED),
  };
}

type Facets = Pick<LeadFilters, "status" | "priority" | "industry">;

/**
 * The expression for `leads_search MATCH ?`: listed leads that hold all the words, each word taken literally, and
 * that pass the filters. Null without a word of three characters or more.
 */
export function searchExpression(words: SearchWords, facets?: Facets): string | null {
  if (words.indexed.length === 0) return null;
  const parts = [`${TEXT_COLUMNS} : (${words.indexed.map(quote).join(" AND ")})`];
  const wanted = [
    facets?.status ? shortestMark(facets.status) : null,
    facets?.priority ? shortestMark(facets.priority) : null,
    facets?.industry ? `<${facets.industry}>` : null,
  ].filter((facet) => facet !== null);
  if (wanted.length > 0) parts.push(`facets : (${wanted.map(quote).join(" AND ")})`);
  return parts.join(" AND ");
}

const MARKS = [...LEAD_STATUSES, ...LEAD_PRIORITIES].map((value) => `~${value}~`);

/**
 * The beginning or end of "~value~" that no other value has. The index reads every row that holds any three characters
 * of what it looks for, so that "~me" costs a sixth of "~medium~".
 */
function shortestMark(value: string): string {
  const mark = `~${value}~`;
  const isOwn = (piece: string) => MARKS.every((other) => other === mark || !other.includes(piece));
  for (let length = SHORTEST_INDEXED; length < mark.length; length += 1) {
    const piece = [mark.slice(0, length), mark.slice(-length)].find(isOwn);
    if (piece) return piece;
  }
  return mark;
}

/** An FTS5 string: whatever stands in it is text, never syntax. */
function quote(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}

/** Every word occurs in the row's texts, whatever its case. */
export function containsWords(words: string[]): SQL[] {
  const text = sql`lower(${leads.firstName} || ' ' || ${leads.lastName} || ' ' || ${leads.companyName} || ' ' || ${leads.businessEmail} || ' ' || coalesce(${leads.phoneNumber}, ''))`;
  return words.map((word) => sql`instr(${text}, ${word.toLowerCase()}) > 0`);
}
