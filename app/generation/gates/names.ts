import type { Brief } from "../writer";
import { KNOWN_NAMES } from "./product-facts";
import { escaped, SENTENCE_END, sentencesOf, withoutMarkup } from "./text";

/** Words that describe a place and that no fact of the gazetteer can prove. */
const DESCRIPTIONS =
  /\b(?:known for|famous for|home to|proud of its|historic|bustling|charming|vibrant|booming|fast[- ]growing|growing (?:town|city|community)|affluent|wealthy|tight[- ]knit|close[- ]knit|beloved|picturesque|thriving|up[- ]and[- ]coming|working[- ]class|college town|tourist\w*|riverfront|waterfront|lakefront|downtown)\b/i;
/** What a word with a capital may follow without being a name. */
const BEGINS_AFTER = new RegExp(`:["”]?$|${SENTENCE_END}$`);
/** Title case has capitals for another reason. */
const TITLE_CASE = 0.6;

/** Descriptions of the place, or of a town near it, in sentences that name one. */
export function placeClaimsIn(text: string, brief: Brief): string[] {
  const towns = new RegExp(
    `\\b(?:${[brief.place.name, brief.place.state].map(escaped).join("|")}|(?:[Tt]his|[Tt]he|[Oo]ur) (?:town|city|community))\\b`,
  );
  return sentencesOf(text).flatMap((sentence) => {
    const claim = towns.test(sentence) ? DESCRIPTIONS.exec(sentence)?.[0] : undefined;
    return claim === undefined ? [] : [claim];
  });
}

/** Capitalized names inside sentences that neither `known` nor the product's list has; neighbors are joined. */
export function unknownNamesIn(text: string, known: string): string[] {
  // "Thompson's Station" knows "Thompson" as well: a possessive is compared without its ending.
  const knownWords = new Set(
    (known.match(/[\p{L}][\p{L}'’-]*/gu) ?? []).flatMap((word) => [word, word.replace(/[’']s$/, "")]),
  );
  const plain = withoutMarkup(text.replace(/\*\*[^*]+\*\*/g, ". "));
  return sentencesOf(plain).flatMap((sentence) => {
    const words = sentence.split(/\s+/);
    if (
      words.filter((word) => /^[“"(]?\p{Lu}/u.test(word)).length > words.length * TITLE_CASE &&
      words.length > 2
    )
      return [];
    return joined(words.slice(1), (word, index) => {
      const before = words[index] ?? "";
      const bare = word.replace(/^[“"(]+|[.,;:?!”")]+$/g, "").replace(/[’']s$/, "");
      const isName = /^\p{Lu}/u.test(bare) && !BEGINS_AFTER.test(before);
      return isName && !knownWords.has(bare) && !KNOWN_NAMES.has(bare) ? bare : null;
    });
  });
}

/** Joins neighboring results: "Main" and "Street" are one name. */
function joined(words: string[], nameOf: (word: string, index: number) => string | null): string[] {
  const names: string[] = [];
  let open = false;
  for (const [index, word] of words.entries()) {
    const name = nameOf(word, index);
    if (name !== null && open) names.push(`${names.pop()} ${name}`);
    else if (name !== null) names.push(name);
    open = name !== null && !/[.,;:?!]$/.test(word);
  }
  return names;
}
