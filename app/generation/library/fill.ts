import { evaluate } from "../gates/sums";
import type { Form } from "./library";

/** What the slots of a text stand for. Figures are added as its sums are worked out. */
export class Values {
  private readonly shown = new Map<string, string>();
  private readonly mentioned = new Set<string>();

  constructor(
    private readonly words: ReadonlyMap<string, string>,
    figures: Readonly<Record<string, number>>,
    private readonly flags: ReadonlySet<string>,
    private readonly pays: Form["pays"],
  ) {
    for (const [name, figure] of Object.entries(figures)) this.set(name, figure, 0);
  }

  /** @throws if the text names something unknown */
  word(name: string): string {
    const again = this.mentioned.has(name) ? this.words.get(`${name}Again`) : undefined;
    this.mentioned.add(name);
    const word = again ?? this.words.get(name);
    if (word !== undefined) return word;
    const up = /^(\w+)Up$/.exec(name)?.[1];
    if (up !== undefined) return inWords(Math.ceil(this.figure(up)));
    return this.print(name);
  }

  holds(flag: string): boolean {
    if (flag !== "pays") return this.flags.has(flag);
    if (!this.pays) throw new Error("The form does not say when it pays");
    const [gain, cost] = this.pays;
    return this.figure(gain) >= this.figure(cost);
  }

  /** "$1,900" of "$value", "38%" of "left%", and figures as they are. */
  print(token: string): string {
    const [, dollar = "", name = "", percent = ""] = /^(\$?)([a-z]\w*?)(?:\.\d)?(%?)$/i.exec(token) ?? [];
    if (name === "") return token;
    const shown = this.shown.get(name);
    if (shown === undefined) throw new Error(`No text or figure is called ${name}`);
    return dollar + shown + percent;
  }

  /** Works out "$value × left% = $kept", names the result, and returns the sum with it. */
  sum(expression: string, result: string): string {
    const shown = expression.replace(/\$?[a-z]\w*(?:\.\d)?%?/gi, (token) => this.print(token));
    const worth = evaluate(shown);
    const [, dollar = "", name = "", decimals, percent = ""] =
      /^(\$?)(\w+)(?:\.(\d))?(%?)$/.exec(result) ?? [];
    const value = percent === "" ? worth : worth * 100;
    const cents = dollar !== "" && value < 100 ? 2 : 0;
    this.set(name, value, decimals === undefined ? cents : Number(decimals));
    return `${shown} = ${this.print(result)}`;
  }

  private figure(name: string): number {
    return Number((this.shown.get(name) ?? name).replaceAll(",", ""));
  }

  private set(name: string, value: number, decimals: number): void {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    this.shown.set(name, value.toLocaleString("en-US", digits));
  }
}

/** By sound: a used car, a unit, a European one, but an hour. */
const BEGINS_WITH_VOWEL = /^(?!u(?:s|ni)|eu|one)[aeiou]|^hour|^honest/i;

const MARK =
  /\{#(\w+)\}([\s\S]*?)(?:\{:else\}([\s\S]*?))?\{\/\1\}|\[([^[\]]+) = ([^[\]]+)\](?!\()|\{([aA] )?([^{}]+)\}/g;

/** Fills slots, works out sums and chooses parts, from the beginning to the end. @throws if a slot is unknown */
export function fill(template: string, values: Values): string {
  return template.replace(
    MARK,
    (
      _,
      flag?: string,
      yes?: string,
      no = "",
      expression?: string,
      result?: string,
      article?: string,
      slot = "",
    ) => {
      if (flag !== undefined) return fill((values.holds(flag) ? yes : no) ?? "", values);
      if (expression !== undefined && result !== undefined) return values.sum(expression, result);
      const isCapital = article === undefined && /^[A-Z]/.test(slot);
      const word = values.word(isCapital ? slot.charAt(0).toLowerCase() + slot.slice(1) : slot);
      if (article !== undefined) return `${article.trim()}${BEGINS_WITH_VOWEL.test(word) ? "n" : ""} ${word}`;
      return isCapital ? capitalized(word) : word;
    },
  );
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const SMALL =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Whole numbers below 100 in words; larger ones in figures. */
function inWords(count: number): string {
  if (count >= 100) return String(count);
  if (count < 20) return SMALL[count] ?? "";
  const ten = TENS[Math.floor(count / 10) - 2] ?? "";
  return count % 10 === 0 ? ten : `${ten}-${SMALL[count % 10]}`;
}
