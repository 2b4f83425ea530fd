/**
 * The texts of the embedded writer. A form is an article's whole text, a trade fills its slots:
 *
 * - `{firm}` is a word of the trade, `{place}` or `{n1miles}` a fact of the town; `{Firm}` begins a sentence,
 *   `{a firm}` has its article, `{$value}` and `{left%}` print a figure with its sign, `{callsUp}` a figure rounded
 *   up, in words.
 * - `[$value × left% = $kept]` is a sum: it is printed with its result, which has a name from there on. `= hours.1`
 *   asks for one decimal; figures are rounded as they are shown, so every sum can be checked by its reader.
 * - `{#travels}…{:else}…{/travels}` chooses by the trade, `{#big}` and `{#far}` by the town, `{#pays}` by the form's
 *   own sums.
 * - `{#either}…{:else}…{/either}` chooses at random, the same in all posts of a trade and form, so that two posts of
 *   a form have less in common.
 * - `{questions}` are the form's questions of customers, each with its answer; `{questionList}` has them as a list.
 */
export type Form = {
  id: string;
  name: string;
  /** The sum "pays" if the first figure is at least the second. */
  pays: readonly [gain: string, cost: string] | null;
  /** Three of a trade's nine. As lines of a square of three by three, any two forms share at most one. */
  questions: readonly [number, number, number];
  /** The first that fits is taken. */
  titles: readonly string[];
  descriptions: readonly string[];
  keyPoints: readonly [string, string, string, string, string];
  content: string;
  /** Of a mailing that invites firms of the trade to read the article. */
  card?: { front: string; back: string; offer: string };
};

/** Amounts in dollars, shares in percent. All are assumptions for worked sums, and texts say so. */
export type Figures = {
  /** What the typical job brings, and how much of it is left after material and wages. */
  value: number;
  left: number;
  /** Share of quotes that lead to a job. */
  close: number;
  /** Inquiries a month of an example firm. */
  inquiries: number;
  /** Share of homes that buy the job in a year, from anybody. */
  need: number;
  /** An hour at the phone, and an hour of a worker on the road. */
  wage: number;
  hour: number;
  /** How often the customer has to come. */
  visits: number;
};

/** Of the example firms that forms look at more closely. */
export type Example = {
  /** What a click on an ad costs. */
  click: number;
  /** Its reviews, an even number so that halves come out, and their stars together. */
  reviews: number;
  stars: number;
  /** Quotes that it can add to a week. */
  room: number;
  /** Jobs after a mailing: among the nine tenths with a card, and among the tenth without. */
  mailed: number;
  held: number;
};

export type Trade = {
  id: string;
  name: string;
  /** The people or firms of the trade, short enough for titles: "plumbers". */
  group: string;
  /** Our page for it, and what a link to it says. */
  page: string;
  pagePath: string;
  /** Whether the firm goes to its customers, and with what. */
  travels: boolean;
  tool?: string;
  firm: string;
  firms: string;
  worker: string;
  customer: string;
  customers: string;
  /** Who answers the phone. */
  desk: string;
  /** What is sold, as something that can be counted: "house sale", "house sales". */
  job: string;
  jobs: string;
  /** What comes between the inquiry and the job, in the words of the trade: "test drive". */
  quote: string;
  quotes: string;
  /** How a listing is filed by mistake, and how it should be. */
  wrong: string;
  right: string;
  /** What the customer notices; follows "with": "a brown stain on the ceiling". */
  sign: string;
  /** Follows "they": why customers put it off. */
  hesitate: string;
  /** Who else is found, and how a text calls it from then on. */
  rival: string;
  rivalAgain: string;
  /** What a useful photo shows. */
  proof: string;
  /** What a review with two stars is about: "nails in the driveway". */
  complaint: string;
  /** When the phone goes unheard: "while the crew is on a ladder". */
  unheard: string;
  /** What a text says to somebody whose call was missed. */
  reply: string;
  /** A sentence that names a time of the year, for any climate. */
  season: string;
  /** A sentence on what no sum about this trade can see. */
  doubt: string;
  /** Where customers of the trade look, how they decide, and what becomes of a card about it. */
  looking: string;
  deciding: string;
  inTheMail: string;
  /** How an inquiry begins, twice; and what passersby see of the work, or of the firm's door. */
  scene: string;
  otherScene: string;
  done: string;
  /** What customers type. */
  urgent: string;
  planned: string;
  /** What a card to customers says, and what it offers. */
  front: string;
  offer: string;
  figures: Figures;
  example: Example;
  /** Nine questions of customers, each with what to answer on the next line. */
  questions: string;
};
