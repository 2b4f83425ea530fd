import { evaluate } from "../gates/sums";
import type { Form } from "./library";

/** What the slots of a text stand for. Figures are added as its sums are worked out. */
export class Values {
  private readonly figures = new Map<string, { value: number; decimals: number }>();
  private readonly mentioned = new Set<string>();

  constructor(
    private readonly words: ReadonlyMap<string, string>,
    figures: Readonly<Record<string, number>>,
    private readonly flags: ReadonlySet<string>,
    private readonly when: Form["when"],
    /** The trade's place in the list, 0 to 26: it decides which wordings are chosen. */
    private readonly voice: number,
  ) {
    for (const [name, value] of Object.entries(figures)) this.figures.set(name, { value, decimals: 0 });
  }

  /** Begins another text: what is called by its name at first is so again. */
  begin(): this {
    this.mentioned.clear();
    return this;
  }

  /** @throws if the text names something unknown */
  word(name: string): string {
    if (name.endsWith(",")) return this.word(name.slice(0, -1)).replace(/\.$/, ",");
    const again = this.mentioned.has(name) ? this.words.get(`${name}Again`) : undefined;
    this.mentioned.add(name);
    const word = again ?? this.words.get(name);
    if (word !== undefined) return fill(word, this);
    const up = /^(\w+)Up$/.exec(name)?.[1];
    // What comes to 20.000000000000004 is twenty.
    if (up !== undefined) return inWords(Math.ceil(this.figure(up).value - 1e-9));
    return this.print(name);
  }

  holds(flag: string): boolean {
    const compared = this.when[flag];
    if (!compared) return this.flags.has(flag);
    const [first, second] = compared.map((name) => this.figure(name).value);
    return (first ?? 0) >= (second ?? 0) - 1e-9;
  }

  /**
   * One of up to three wordings; `place` counts the choices of a text. The digits of the voice in base three are
   * weighed anew at each of thirteen places, so that any two voices agree in a third of them, and no two in many more.
   */
  choose<Wording>(wordings: readonly Wording[], place: number): Wording | undefined {
    const digits = [this.voice % 3, Math.floor(this.voice / 3) % 3, Math.floor(this.voice / 9) % 3];
    const weights = WEIGHTS[place % WEIGHTS.length] ?? [];
    const sum = digits.reduce((total, digit, at) => total + digit * (weights[at] ?? 0), place);
    return wordings[(sum % 3) % wordings.length];
  }

  /** "$1,900" of "$value", "38%" of "left%", and figures as they are. */
  print(token: string): string {
    const { dollar, name, percent } = partsOf(token);
    if (name === "") return token;
    const { value, decimals } = this.figure(name);
    // "$47.25" and "$112.50", but "$143" for what comes to 142.56.
    const isCents = dollar !== "" && value < 200 && value % 1 >= 0.005 && (value < 100 || value % 1 === 0.5);
    const maximumFractionDigits = isCents ? 2 : decimals;
    const minimumFractionDigits = isCents ? 2 : 0;
    return `${dollar}${value.toLocaleString("en-US", { minimumFractionDigits, maximumFractionDigits })}${percent}`;
  }

  /** Works out "$value × left% = $kept" with all digits, names the result, and returns the sum as it is shown. */
  sum(expression: string, result: string): string {
    const tokens = /\$?[a-z]\w*%?/gi;
    const exact = expression.replace(tokens, (token) => {
      const { name, percent } = partsOf(token);
      return this.figure(name).value + percent;
    });
    const [target = "", decimals = "0"] = result.replace("%", "").split(".");
    const { name, percent } = partsOf(target + (result.endsWith("%") ? "%" : ""));
    const value = evaluate(exact) * (percent === "" ? 1 : 100);
    this.figures.set(name, { value, decimals: Number(decimals) });
    return `${expression.replace(tokens, (token) => this.print(token))} = ${this.print(target)}${percent}`;
  }

  private figure(name: string): { value: number; decimals: number } {
    const known = this.figures.get(name) ?? { value: Number(name), decimals: 2 };
    if (Number.isNaN(known.value)) throw new Error(`No text, figure or sum is called ${name}`);
    return known;
  }
}

/** The points of the projective plane over three elements. */
const WEIGHTS = [
  [0, 0, 1],
  ...[0, 1, 2].map((last) => [0, 1, last]),
  ...[0, 1, 2].flatMap((middle) => [0, 1, 2].map((last) => [1, middle, last])),
];

function partsOf(token: string): { dollar: string; name: string; percent: string } {
  const [, dollar = "", name = "", percent = ""] = /^(\$?)([a-z]\w*)(%?)$/i.exec(token) ?? [];
  return { dollar, name, percent };
}

/** By sound: a used car, a unit, a European one, but an hour. */
const BEGINS_WITH_VOWEL = /^(?!u(?:s|ni)|eu|one)[aeiou]|^hour|^honest/i;

const CHOICE = /(\{#\w+\}|\{:(?:else|or)\}|\{\/\w+\})/;
const SLOT = /\[([^[\]]+) = ([^[\]]+)\](?!\()|\{([aA] )?([^{}]+)\}/g;

/** Fills slots, works out sums and chooses parts, from the beginning to the end. @throws if a slot is unknown */
export function fill(template: string, values: Values): string {
  return render(branchesOf({ pieces: template.split(CHOICE), choices: 0 })[0] ?? [], values);
}

type Part = string | { flag: string; place: number; branches: Part[][] };

/** The branches up to the end of the choice, or of the text. */
function branchesOf(left: { pieces: string[]; choices: number }): Part[][] {
  const branches: Part[][] = [[]];
  for (let piece = left.pieces.shift(); piece !== undefined; piece = left.pieces.shift()) {
    const flag = /^\{#(\w+)\}$/.exec(piece)?.[1];
    if (flag === "any") left.choices += 1;
    if (flag !== undefined) branches.at(-1)?.push({ flag, place: left.choices, branches: branchesOf(left) });
    else if (piece.startsWith("{:")) branches.push([]);
    else if (CHOICE.test(piece)) break;
    else branches.at(-1)?.push(piece);
  }
  return branches;
}

/** What is not chosen sets no figure. */
function render(parts: readonly Part[], values: Values): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return fillSlots(part, values);
      const { flag, place, branches } = part;
      const chosen = flag === "any" ? values.choose(branches, place) : branches[values.holds(flag) ? 0 : 1];
      return render(chosen ?? [], values);
    })
    .join("");
}

function fillSlots(piece: string, values: Values): string {
  return piece.replace(SLOT, (_, expression?: string, result?: string, article?: string, slot = "") => {
    if (expression !== undefined && result !== undefined) return values.sum(expression, result);
    if (/^\$|%$/.test(slot)) return values.print(slot);
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
