/** What a placeholder stands for; figures are formatted. `travels` is "yes" or "no". */
export type Values = Readonly<Record<string, string>>;

/** "4 and 4 miles", which two towns may well be. */
const EQUAL_MILES = /(\bat )?\b(\d+) and \2 miles\b/g;

/**
 * Chooses between `<one|other>`, fills `{name}`, `{a name}` (with the right article) and `{the name}`, and begins every
 * sentence with a capital.
 * @throws on a name without a value
 */
export function fill(text: string, values: Values): string {
  const chosen = text.replace(/<([^<>|]*)\|([^<>|]*)>/g, (_, travels: string, stays: string) =>
    values.travels === "yes" ? travels : stays,
  );
  const filled = chosen.replace(/\{(a |the )?([^{}]+)\}/g, (_, article: string | undefined, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The library has no value for ${name}`);
    if (article === undefined) return value;
    return `${article === "a " ? indefinite(value) : "the"} ${value}`;
  });
  return capitalized(
    filled.replace(EQUAL_MILES, (_, before: string | undefined, miles: string) =>
      before === undefined ? `both ${miles} miles` : `at ${miles} miles each`,
    ),
  );
}

function indefinite(value: string): string {
  return /^[aeiou]/i.test(value) ? "an" : "a";
}

function capitalized(text: string): string {
  return text.replace(
    /(^|[.?!] )([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** A text of the library in lower case at its start, unless that is a placeholder, a quotation or an abbreviation. */
export function lowered(text: string): string {
  return text.replace(/^(<?)([A-Z])(?![A-Z])|(?<=\|)[A-Z]/g, (start) => start.toLowerCase());
}
