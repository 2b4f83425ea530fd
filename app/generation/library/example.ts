import { evaluate } from "../gates/sums";
import { count } from "../gazetteer/figures";
import { fill, type Values } from "./fill";
import type { Example } from "./library";

export type Numbers = Readonly<Record<string, number>>;

/**
 * Works out an example: `[hh × share% = homes]` becomes the sum with its result, and `{share}` or `{$share}` the
 * figure. A result is rounded to what is shown before it is used again, so that readers can follow every step.
 */
export function workOut(example: Example, numbers: Numbers, values: Values, choice: number): string {
  const assumed = Object.entries(example.assumed).map(([name, options], index) => [
    name,
    options[Math.floor(choice / 3 ** index) % options.length] ?? 0,
  ]);
  const known: Record<string, number> = { ...numbers, ...Object.fromEntries(assumed) };
  const worked = example.text.replace(
    /\[([^[\]]+) = (\$?)(\w+)\]/g,
    (_, sum: string, dollar: string, name: string) => {
      const expression = sum.replace(
        /(\$?)\b([a-z]\w*)(%?)/gi,
        (_, unit: string, key: string, percent: string) => {
          const number = known[key];
          if (number === undefined) throw new Error(`The example has no figure for ${key}`);
          return `${unit}${figure(number)}${percent}`;
        },
      );
      const result = rounded(evaluate(expression));
      known[name] = result;
      return `${expression} = ${dollar}${figure(result)}`;
    },
  );
  const shown = Object.entries(known).flatMap(([name, number]) => [[`$${name}`, `$${figure(number)}`]]);
  const own = assumed.map(([name, number]) => [name, figure(Number(number))]);
  return fill(worked, { ...values, ...Object.fromEntries(shown), ...Object.fromEntries(own) });
}

/** Whole from 10 on, with one digit below. */
function rounded(value: number): number {
  return value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
}

function figure(value: number): string {
  return Number.isInteger(value) ? count(value) : String(value);
}
