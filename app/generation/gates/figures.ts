import { figuresIn } from "./sums";

/** A figure in running text, with the unit that follows it, if that is one we tell apart. */
type Figure = { key: string; unit: string | null };

const FIGURE = /(?<![\w.])\$?\d[\d,]*(?:\.\d+)?(?::\d\d)?%?(?!\w)/g;
const UNITS: Readonly<Record<string, string>> = {
  mile: "mile",
  miles: "mile",
  people: "person",
  residents: "person",
  inhabitants: "person",
  foot: "foot",
  feet: "foot",
  minute: "minute",
  minutes: "minute",
  hour: "hour",
  hours: "hour",
  household: "home",
  households: "home",
  homes: "home",
  doors: "home",
  year: "year",
  years: "year",
  am: "clock",
  pm: "clock",
  percent: "percent",
};

/** Numbers that need no proof in a sum: counts of parts, weeks, minutes, hundredths. */
const PLAIN_OPERANDS = new Set([
  "52",
  "60",
  "100",
  "365",
  ...Array.from({ length: 13 }, (_, index) => String(index)),
]);

/** Figures that are proven so far: by facts, by a sum that comes out right, or as declared assumptions. */
export class Ledger {
  private readonly units = new Map<string, Set<string | null>>();

  constructor(texts: readonly string[]) {
    for (const text of texts) for (const { key, unit } of figuresWithUnits(text)) this.add(key, unit);
  }

  add(key: string, unit: string | null): void {
    this.units.set(key, (this.units.get(key) ?? new Set()).add(unit));
  }

  /** Adds every figure of a text. */
  declare(text: string): void {
    for (const { key } of figuresWithUnits(text)) this.add(key, null);
  }

  /** Whether the value is known, with this unit or one that was left open. */
  proves({ key, unit }: Figure): boolean {
    const units = this.units.get(key);
    if (!units) return false;
    return unit === null || units.has(unit) || units.has(null);
  }

  /** Whether every figure of an expression is known, as a value of any unit, or a plain number. */
  provesAll(expression: string): boolean {
    return figuresIn(expression).every(
      (figure) => this.units.has(keyOf(figure)) || PLAIN_OPERANDS.has(figure),
    );
  }
}

export function keyOf(figure: string): string {
  return figure.replaceAll(",", "").replace(/\.0+$/, "");
}

/** The figures of a text with their units; "16 percent" is "16%". */
export function figuresWithUnits(text: string): (Figure & { index: number; shown: string })[] {
  return [...text.matchAll(FIGURE)].map((match) => {
    const shown = match[0].replace(/,$/, "");
    const next = /^[\s-]+([a-z]+)/i.exec(text.slice(match.index + shown.length))?.[1]?.toLowerCase();
    const unit = (next && UNITS[next]) || null;
    return unit === "percent"
      ? { key: `${keyOf(shown)}%`, unit: null, index: match.index, shown }
      : { key: keyOf(shown), unit, index: match.index, shown };
  });
}
