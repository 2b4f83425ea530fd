import { withoutMarkup, wordsOf } from "./text";

/** Of all words, in percent: a single word, and a phrase of three words counted once for each time it occurs. */
const LIMITS = { word: 4, phrase: 0.9, phraseCount: 4 };
const SHORT_WORDS = 4;

const COMMON = new Set(
  "about after again also because been before being both cannot does each first from have here into itself just know like made make many more most much need never only other over part people same should since some still such take than that their them then there these they thing this those time very want week what when where which while whom will with work would year years your card cards page call".split(
    " ",
  ),
);

/** Words and phrases that occur so often that the text reads as written for a machine. */
export function stuffedKeywords(content: string): string[] {
  const words = wordsOf(withoutMarkup(content)).map((word) => word.toLowerCase().replace(/[.,:%]+$/, ""));
  const single = counted(
    words.filter((word) => word.length >= SHORT_WORDS && !COMMON.has(word) && !/^\d/.test(word)),
  );
  const phrases = counted(
    words.slice(2).flatMap((last, index) => {
      const phrase = [words[index], words[index + 1], last];
      const meaning = phrase.filter((word) => (word?.length ?? 0) >= SHORT_WORDS && !COMMON.has(word ?? ""));
      return meaning.length >= 2 ? [phrase.join(" ")] : [];
    }),
  );
  const share = (count: number) => (100 * count) / Math.max(1, words.length);
  return [
    ...[...single].filter(([, count]) => share(count) > LIMITS.word && count > LIMITS.phraseCount),
    ...[...phrases].filter(([, count]) => share(count) > LIMITS.phrase && count > LIMITS.phraseCount),
  ].map(([text, count]) => `“${text}” ${count} times`);
}

function counted(items: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
