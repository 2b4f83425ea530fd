/**
 * The texts of the embedded writer. A form is a whole article, a trade fills its slots, the town adds its facts:
 *
 * - `{shop}` is a word of the trade, `{place}` or `{people}` a fact of the town; `{Shop}` begins a sentence,
 *   `{a shop}` has its article, `{$value}` and `{left%}` print a figure with its sign, `{callsUp}` a figure rounded
 *   up, in words. `{shop}`, `{rival}` and `{near}` are
 *   shorter from their second mention on.
 *   `{doubt,}` is a text without its period, for a sentence that goes on; what two forms have word for word counts.
 * - `[$value × left% = $kept]` is a sum: it is printed with its result, which has a name from there on. `= hours.1`
 *   asks for one decimal. Results keep all their digits and are rounded only where they are shown.
 * - `{#travels}…{:else}…{/travels}` chooses by the trade, `{#hot}`, `{#cold}`, `{#dry}`, `{#storm}` and `{#twin}` by
 *   the town, and the names in `when` by the form's own sums. Texts of a trade may choose in the same way.
 * - `{#any}…{:or}…{:or}…{/any}` chooses one of three wordings, the same in all posts of a trade and form, and two
 *   trades seldom have the same. A sentence that names nothing of the trade should have three.
 * - `{questions}` are the form's questions of customers, each with its answer; `{questionList}` has them as a list.
 */
export type Form = {
  id: string;
  name: string;
  /** What `{#pays}` and the like mean: the first figure is at least the second. */
  when: Readonly<Record<string, readonly [first: string, second: string]>>;
  /** The form's own figures, in one sentence: all that its text assumes beside the trade's figures. */
  assumes: string;
  /** Which of a trade's nine; none to four of them. Two forms share at most one. */
  questions: readonly number[];
  /** The first that fits is taken. */
  titles: readonly string[];
  descriptions: readonly string[];
  keyPoints: readonly [string, string, string, string, string];
  content: string;
  /** What a hand writes on a card to homes around the shop; the trade has its headline and its offer. */
  card?: string;
};

/** Amounts in dollars, shares in percent. All are examples, and every article says so. */
export type Figures = {
  /** What the typical job sells for, and the gross profit in it. */
  value: number;
  left: number;
  /** Share of callers who get as far as the quote or visit, and share of those who buy. */
  book: number;
  close: number;
  /** New callers a month. */
  leads: number;
  /** Share of homes that buy the job in a year, from anybody. */
  need: number;
  /** An hour at the phone, and an hour of a worker, with truck if there is one. */
  wage: number;
  hour: number;
};

/** Of the example business that forms look at more closely. */
export type Example = {
  /** How often the truck drives out to do the job, or the customer comes in. */
  visits: number;
  /** What a click on an ad costs, and a month of ads. */
  click: number;
  ads: number;
  /** Its reviews, and their stars together. */
  reviews: number;
  stars: number;
  /** Jobs after a mailing: among the nine tenths with a card, and among the tenth without. */
  mailed: number;
  held: number;
};

type Plural = readonly [one: string, several: string];

export type Trade = {
  id: string;
  name: string;
  /** The people or businesses of the trade, short enough for titles: "plumbers". */
  group: string;
  /** Our page for it, and what a link to it says. */
  page: string;
  pagePath: string;
  /** Whether the shop goes to its customers, and whether it has to look before it can name a price. */
  travels: boolean;
  onsite: boolean;
  shop: Plural;
  worker: string;
  customer: Plural;
  /** Who answers the phone. */
  desk: string;
  /** The sale, as something to count: "sofa sale"; and what sells for its value: "a mid-range sofa". */
  job: Plural;
  unit: string;
  /** What the gross profit is left after: "parts and labor". */
  costs: string;
  /** What comes between the call and the job, and how callers get there: "book an eye exam". */
  quote: Plural;
  books: string;
  /** What callers say they call about, in their words: "a shoulder that hurts at night". */
  about: string;
  /** The wrong and the right category of the Google profile. */
  wrong: string;
  right: string;
  /** Follows "they": why customers put it off. */
  hesitate: string;
  /** Who else is found, and how a text calls it from then on. */
  rival: readonly [first: string, again: string];
  /** What a useful photo shows; what a bad review is about. */
  proof: string;
  complaint: string;
  /** When calls go to voicemail: "while the crew is on a roof". */
  unheard: string;
  /** What a text says to somebody whose call was missed. */
  reply: string;
  /** A sentence on the time of the year, and one on what no math about this trade can see. */
  season: string;
  doubt: string;
  /** Where customers of the trade look, how they decide, what becomes of a postcard, what their reviews are about. */
  looking: string;
  deciding: string;
  inTheMail: string;
  reviewed: string;
  /** How a search begins, twice; and what neighbors see of the work, or of the shop's door. */
  scene: string;
  otherScene: string;
  done: string;
  /** What customers type. */
  urgent: string;
  planned: string;
  /** What a postcard to customers says, and what it offers. */
  front: string;
  offer: string;
  figures: Figures;
  example: Example;
  /** Nine questions of customers, one a line, each with what to answer. */
  questions: string;
};
