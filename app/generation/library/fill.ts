import type { SeededRandom } from "../../platform/seeded-random";
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
    /** Seeded by the trade, so that it chooses the same in all its posts of a form. */
    private readonly random: SeededRandom,
  ) {
    for (const [name, figure] of Object.entries(figures)) this.set(name, figure, 0);
  }

  /** Begins another text: what is called by its name at first is so again. */
  begin(): this {
    this.mentioned.clear();
    return this;
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
    if (flag === "either") return this.random.chance(0.5);
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
    const cents = dollar !== "" && value < 100 && !Number.isInteger(value) ? 2 : 0;
    this.set(name, value, decimals === undefined ? cents : Number(decimals));
    return `${shown} = ${this.print(result)}`;
  }

  private figure(name: string): number {
    const figure = Number((this.shown.get(name) ?? name).replaceAll(",", ""));
    if (Number.isNaN(figure)) throw new Error(`No sum has come to ${name} yet`);
    return figure;
  }

  private set(name: string, value: number, decimals: number): void {
    // "2.2" and "$47.50", but "6" for what comes to 6.0.
    const minimumFractionDigits = decimals === 2 ? 2 : 0;
    const text = value.toLocaleString("en-US", { minimumFractionDigits, maximumFractionDigits: decimals });
    this.shown.set(name, text.replace(/\.00$/, ""));
  }
}

/** By sound: a used car, a unit, a European one, but an hour. */
const BEGINS_WITH_VOWEL = /^(?!u(?:s|ni)|eu|one)[aeiou]|^hour|^honest/i;

const CHOICE = /(\{#\w+\}|\{:else\}|\{\/\w+\})/;
const SLOT = /\[([^[\]]+) = ([^[\]]+)\](?!\()|\{([aA] )?([^{}]+)\}/g;

/** Fills slots, works out sums and chooses parts, from the beginning to the end. @throws if a slot is unknown */
export function fill(template: string, values: Values): string {
  return fillPart(template.split(CHOICE), values, true).text;
}

/** Takes pieces up to the end of the part, or to its other branch; what is not shown sets no figure. */
function fillPart(pieces: string[], values: Values, isShown: boolean): { text: string; hasElse: boolean } {
  let text = "";
  for (let piece = pieces.shift(); piece !== undefined; piece = pieces.shift()) {
    const flag = /^\{#(\w+)\}$/.exec(piece)?.[1];
    if (flag !== undefined) {
      const holds = isShown && values.holds(flag);
      const yes = fillPart(pieces, values, holds);
      text += yes.text;
      if (yes.hasElse) text += fillPart(pieces, values, isShown && !holds).text;
    } else if (CHOICE.test(piece)) return { text, hasElse: piece === "{:else}" };
    else if (isShown) text += fillSlots(piece, values);
  }
  return { text, hasElse: false };
}

function fillSlots(piece: string, values: Values): string {
  return piece.replace(SLOT, (_, expression?: string, result?: string, article?: string, slot = "") => {
    if (expression !== undefined && result !== undefined) return values.sum(expression, result);
    const isCapital = article === undefined && /^[A-Z]/.test(slot);
    const word = values.word(isCapital ? slot.charAt(0).toLowerCase() + slot.slice(1) : slot);
    if (article !== undefined) return `${article.trim()}${BEGINS_WITH_VOWEL.test(word) ? "n" : ""} ${word}`;
    return isCapital ? capitalized(word) : word;
  });
}

function capitalized(text: string): string {
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
