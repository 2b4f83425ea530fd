/**
 * The texts of the embedded writer. A form is an article's whole text, a trade fills its slots:
 *
 * - `{firm}` is a word of the trade, `{place}` or `{n1miles}` a fact of the town; `{Firm}` begins a sentence,
 *   `{a firm}` has its article, `{$value}` and `{left%}` print a figure with its sign, `{neededUp}` a figure rounded
 *   up, in words.
 * - `[$value × left% = $kept]` is a sum: it is printed with its result, which has a name from there on. `= hours.1`
 *   asks for one decimal; figures are rounded as they are shown, so every sum can be checked by its reader.
 * - `{#travels}…{:else}…{/travels}` chooses by the trade, `{#big}` by the town, `{#pays}` by the form's own sums.
 * - `{questions}` are three of the trade's nine questions.
 */
export type Form = {
  id: string;
  name: string;
  /** The sum "pays" if the first figure is at least the second. */
  pays: readonly [gain: string, cost: string] | null;
  /** The first that fits is taken. */
  titles: readonly string[];
  descriptions: readonly string[];
  keyPoints: readonly [string, string, string, string, string];
  content: string;
};

/** Amounts in dollars, shares in percent. All are assumptions for worked sums, and texts say so. */
export type Figures = {
  /** What the typical job brings, and how much of it is left after material and wages. */
  value: number;
  left: number;
  /** Share of quotes that are accepted. */
  close: number;
  /** Inquiries a month of an example firm. */
  inquiries: number;
  /** Share of homes that need the job in a year. */
  need: number;
  /** An hour at the phone, and an hour of a worker on the road. */
  wage: number;
  hour: number;
  /** How often the customer has to come. */
  visits: number;
};

export type Trade = {
  id: string;
  name: string;
  /** The people or firms of the trade, short enough for titles: "plumbers". */
  group: string;
  /** Our page for it, and what a link to it says. */
  page: string;
  pagePath: string;
  /** Whether the firm goes to its customers. */
  travels: boolean;
  firm: string;
  firms: string;
  worker: string;
  customer: string;
  customers: string;
  /** Who answers the phone, and what the work is done with. */
  desk: string;
  tool: string;
  job: string;
  jobs: string;
  quote: string;
  quotes: string;
  /** What the customer notices: "a brown stain on the ceiling". */
  sign: string;
  /** Follows "they": why customers put it off. */
  hesitate: string;
  /** Who else is found, and how a text calls it from then on. */
  rival: string;
  rivalAgain: string;
  /** What a useful photo shows. */
  proof: string;
  /** When the phone goes unheard: "while the crew is on a ladder". */
  unheard: string;
  /** A sentence that names a time of the year, for any climate. */
  season: string;
  /** A sentence on what no sum about this trade can see. */
  doubt: string;
  /** How the customers of this trade decide, and what becomes of a card about it. */
  deciding: string;
  inTheMail: string;
  /** How an inquiry begins, twice; and how a finished job looks from the street. */
  needs: readonly [string, string];
  done: string;
  searches: readonly [urgent: string, planned: string];
  figures: Figures;
  /** Orders of an example mailing: among those with a card, and among the tenth without. */
  trial: { mailed: number; held: number };
  /** Nine questions of customers, each with a paragraph on what to answer, between empty lines. */
  questions: string;
  /** The postcard speaks to the customers of the trade. */
  card: { audience: string; front: string; offer: string; back: string };
};
