import { PRICE_EXAMPLES } from "./pricing";

/** The figures that make a monthly price: the text of each field by name, and its limits. */
export const FIGURE_FIELDS = {
  locations: { label: "Locations", min: 1, max: 500 },
  adDollars: { label: "Ad budget per month ($)", min: 0, max: 1_000_000 },
  cards: { label: "Postcards per month", min: 0, max: 100_000 },
} as const;
type FigureName = keyof typeof FIGURE_FIELDS;
type ByName<Value> = Record<FigureName, Value>;

/** Not the example that the page's head shows. */
const [, START] = PRICE_EXAMPLES;

/** What a visitor asks the price of. `figures` is null if a text is no number within its limits, as `errors` says. */
export type OwnFigures = {
  texts: ByName<string>;
  errors: ByName<string | null>;
  figures: ByName<number> | null;
  /** Whether the address has any of them. */
  isAsked: boolean;
};

/** Reads an address's parameters; a figure that it does not have is an example's. */
export function readOwnFigures(params: URLSearchParams): OwnFigures {
  const texts = byName((name) =>
    (params.get(name) ?? START[name].toLocaleString("en-US")).trim().slice(0, 20),
  );
  const numbers = byName((name) => readNumber(name, texts[name]));
  const errors = byName((name) => (numbers[name] === null ? errorOf(name) : null));
  const { locations, adDollars, cards } = numbers;
  const isComplete = locations !== null && adDollars !== null && cards !== null;
  const isAsked = Object.keys(FIGURE_FIELDS).some((name) => params.has(name));
  return { texts, errors, figures: isComplete ? { locations, adDollars, cards } : null, isAsked };
}

function byName<Value>(read: (name: FigureName) => Value): ByName<Value> {
  return { locations: read("locations"), adDollars: read("adDollars"), cards: read("cards") };
}

/** A whole number, also as "$6,000", "6 000" or "6k", and in the wide digits of an East Asian keyboard. */
function readNumber(name: FigureName, text: string): number | null {
  const { min, max } = FIGURE_FIELDS[name];
  const digits = text
    .normalize("NFKC")
    .replace(/^\$|[,\s]/g, "")
    .replace(/k$/i, "000");
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : -1;
  return number >= min && number <= max ? number : null;
}

function errorOf(name: FigureName): string {
  const { min, max } = FIGURE_FIELDS[name];
  return `A whole number from ${min} to ${max.toLocaleString("en-US")}`;
}

/** The contact page for a price of these figures: it asks for them in the visitor's words. */
export function writtenPricePath(figures: OwnFigures["figures"]): string {
  if (!figures) return "/contact";
  return `/contact?${new URLSearchParams(Object.entries(figures).map(([name, number]) => [name, `${number}`]))}`;
}

/** What the message of that page begins with; undefined without figures in the address. */
export function writtenPriceWish(params: URLSearchParams): string | undefined {
  const { isAsked, figures } = readOwnFigures(params);
  if (!isAsked || !figures) return undefined;
  const { locations, adDollars, cards } = figures;
  const parts = [
    `${locations.toLocaleString("en-US")} ${locations === 1 ? "location" : "locations"}`,
    `$${adDollars.toLocaleString("en-US")} of ads a month`,
    `${cards.toLocaleString("en-US")} cards a month`,
  ];
  return `Please send me the price in writing for ${parts[0]}, ${parts[1]} and ${parts[2]}.`;
}
