import { STATES } from "../gazetteer/states";
import { findTown } from "../gazetteer/towns";
import type { Brief } from "../writer";
import { blocksOf, escaped, sentencesOf, withoutMarkup } from "./text";

/** Drafts at least this similar to an older post are refused. */
export const SIMILARITY_LIMIT = 0.3;
/** The share of a draft's sentences that one older post may have as well. */
export const SHARED_LIMIT = 0.15;

const SHINGLE_WORDS = 4;
const HASHES = 128;

/** The names to leave out when two posts are compared: the place, its state, and the towns around it. */
export function namesOf(brief: Brief): string[] {
  const town = findTown(brief.place.id);
  const around = town ? [...town.neighbors, town.city].map(({ name }) => name) : [];
  return [...new Set([brief.place.name, brief.place.state, brief.place.stateCode, ...around])];
}

/** The names in a post's location, "Mentor, OH", and the state's own. */
export function namesIn(location: string): string[] {
  const names = location
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return [...names, ...names.flatMap((name) => STATES[name] ?? [])];
}

/** MinHash signature over shingles of four words, with names removed and figures made equal, as base64 to store. */
export function signatureOf(content: string, names: string[]): string {
  const lowest = new Uint32Array(HASHES).fill(0xffffffff);
  for (const shingle of shinglesOf(content, names)) {
    const base = fnv(shingle);
    for (let index = 0; index < HASHES; index += 1) {
      const hash = mixed(base ^ Math.imul(index + 1, 0x9e3779b1));
      if (hash < (lowest[index] ?? 0)) lowest[index] = hash;
    }
  }
  return btoa(String.fromCharCode(...new Uint8Array(lowest.buffer)));
}

/** Estimated Jaccard similarity of two signatures, 0 to 1; the standard error is about 0.04. */
export function similarityOf(a: string, b: string): number {
  const [one, other] = [decoded(a), decoded(b)];
  let equal = 0;
  for (let index = 0; index < HASHES; index += 1) if (one[index] === other[index]) equal += 1;
  return equal / HASHES;
}

/** Exact Jaccard similarity of the shingles. */
export function exactSimilarity(a: string, b: string, names: string[]): number {
  return jaccard(shinglesOf(a, names), shinglesOf(b, names));
}

type OtherPost = { title: string; content: string; location: string };

/** The post that says most of what the text says; null without posts. */
export function nearestOf({ content, names }: { content: string; names: string[] }, posts: OtherPost[]) {
  const compared = posts.map((post) => ({
    title: post.title,
    similarity: exactSimilarity(content, post.content, [...names, ...namesIn(post.location)]),
  }));
  return compared.sort((a, b) => b.similarity - a.similarity)[0] ?? null;
}

/** How many both have of all that either has, 0 to 1. */
export function jaccard(one: Set<string>, other: Set<string>): number {
  let both = 0;
  for (const shingle of one) if (other.has(shingle)) both += 1;
  return both === 0 ? 0 : both / (one.size + other.size - both);
}

/** Four words in a row, without names; every figure counts as the same word, so another town's figures are not new. */
export function shinglesOf(content: string, names: string[]): Set<string> {
  const bare =
    names.length === 0
      ? content
      : content.replace(new RegExp(`\\b(?:${names.map(escaped).join("|")})\\b`, "g"), " ");
  const words = withoutMarkup(bare)
    .toLowerCase()
    .replace(/\$?\d[\d,.:]*%?/g, " 0 ")
    .match(/[a-z0-9]+/g);
  const shingles = new Set<string>();
  for (let index = 0; index + SHINGLE_WORDS <= (words?.length ?? 0); index += 1) {
    shingles.add((words ?? []).slice(index, index + SHINGLE_WORDS).join(" "));
  }
  return shingles;
}

/** Every different sentence and list item, with names made equal; headings are none. */
export function comparedSentences(content: string, names: string[]): string[] {
  const found = new RegExp(names.length === 0 ? "(?!)" : `\\b(?:${names.map(escaped).join("|")})\\b`, "g");
  const sentences = blocksOf(content)
    .filter(({ kind }) => kind !== "heading")
    .flatMap(({ text }) => sentencesOf(withoutMarkup(text)))
    .map((sentence) => sentence.replace(found, "NAME").toLowerCase());
  return [...new Set(sentences)];
}

/** The sentences as hashes of 32 bits, as base64 to store. */
export function sentenceHashes(content: string, names: string[]): string {
  const hashes = Uint32Array.from(comparedSentences(content, names), fnv);
  return btoa(String.fromCharCode(...new Uint8Array(hashes.buffer)));
}

/** The share of the first text's sentences that the second has as well, 0 to 1; both as `sentenceHashes` gives them. */
export function sharedSentences(own: string, other: string): number {
  const [one, another] = [decoded(own), new Set(decoded(other))];
  return one.length === 0 ? 0 : one.filter((hash) => another.has(hash)).length / one.length;
}

function decoded(signature: string): Uint32Array {
  const bytes = Uint8Array.from(atob(signature), (letter) => letter.charCodeAt(0));
  return new Uint32Array(bytes.buffer, 0, Math.floor(bytes.length / 4));
}

/** FNV-1a, 32 bits. */
function fnv(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** The finalizer of MurmurHash3. */
function mixed(value: number): number {
  let hash = value >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
