import type { Brief, Draft } from "../writer";
import { figuresWithUnits, keyOf, Ledger } from "./figures";
import { placeClaimsIn, unknownNamesIn } from "./names";
import { OWN_PAGES, PRODUCT_FACTS } from "./product-facts";
import { isCorrectSum, SUM } from "./sums";
import { escaped, SENTENCE_END } from "./text";

/** Content with what is not proven marked, and everything unproven in the draft. */
export type FactsResult = { content: string; unproven: string[] };

const ASSUMPTION = /\b(?:assum\w*|suppose|imagine|invented|made[- ]up|rule of thumb)\b/i;
const ATTRIBUTION =
  /\b(?:stud(?:y|ies)|surveys?|research|statistics|according to|experts?|analysts?|data shows?)\b/i;
const COUNTED =
  "(?:people|customers|clients|patients|homeowners|households|buyers|drivers|families|businesses|users|searches|calls|readers|shoppers|leads)";
const SMALL =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred)";
/** Statistics in words. */
const SPELLED = [
  new RegExp(`\\b${SMALL} (?:in|out of)(?: every)? (?!one|two)${SMALL}\\b`, "gi"),
  new RegExp(`\\b${SMALL}(?:[- ]\\w+)? percent\\b`, "gi"),
  new RegExp(
    `\\b(?:half|a third|a quarter|two thirds|three quarters|the majority) of (?:all |the |your )?(?:local )?${COUNTED}\\b`,
    "gi",
  ),
  /\b(?:twice|(?:two|three|four|five|ten) times) (?:as likely|more likely|as often|more often|higher|faster)\b/gi,
  new RegExp(
    `\\b(?:hundreds|thousands|millions|billions) of (?:happy |satisfied |local )?${COUNTED}\\b`,
    "gi",
  ),
];
const LINK = /\[([^[\]]*)\]\(([^()\s]*)\)/g;
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s)\]]+|[\w.+-]+@[\w-]+\.[\w.]+|\b[a-z0-9-]+\.(?:com|org|net|io|gov|edu|co|biz|info|ai)\b[^\s)\]]*/gi;
const QUOTATION = /[“"]([^”"]+)[”"]/g;
const AFTER_SENTENCE = new RegExp(String.raw`${SENTENCE_END}(?=\s)`);
const MARKED = /\[verify:[^\]]*\]/g;

/**
 * Replaces every figure, quotation, name and address in the content that neither the brief's facts, the product's
 * facts, a declared assumption nor a sum that comes out right proves. Title, description and key points are checked as
 * well, but not changed; so are category and postcard, except for their names.
 */
export function checkFacts(draft: Draft, brief: Brief): FactsResult {
  const checker = new FactChecker(brief);
  const content = draft.content
    .split("\n")
    .map((line) => checker.line(line))
    .join("\n");
  for (const text of [draft.title, draft.metaDescription, ...draft.keyPoints]) checker.line(text);
  const { category, postcard } = draft;
  const { homes, offer, front, back } = postcard ?? {};
  for (const text of [category, homes, offer, front, back]) checker.statements(text ?? "");
  return { content, unproven: [...new Set(checker.unproven)] };
}

class FactChecker {
  readonly unproven: string[] = [];
  private readonly ledger: Ledger;
  private readonly quotable: string;
  private readonly names: string;

  constructor(private readonly brief: Brief) {
    const facts = [...brief.facts, ...PRODUCT_FACTS].map(({ text, source }) => `${text} ${source}`);
    this.ledger = new Ledger(facts);
    this.quotable = facts.join(" ").toLowerCase();
    const { place, industry, topic } = brief;
    this.names = [place.name, place.state, place.stateCode, industry.name, topic.name, ...facts].join(" ");
  }

  /** A line of content, with what is unproven marked. */
  line(text: string): string {
    const marker = /^(?:#{1,6}\s+|[-*]\s+|\d+\.\s+)/.exec(text)?.[0] ?? "";
    return marker + this.namesOf(this.statements(text.slice(marker.length)));
  }

  /** The same for a text whose names are not checked. */
  statements(text: string): string {
    const linked = this.addresses(text);
    const quoted = linked.replace(QUOTATION, (whole, inner: string) => this.quotation(whole, inner));
    const sentences = quoted.split(AFTER_SENTENCE);
    const counted = sentences.map((sentence) => this.figures(sentence)).join("");
    return this.words(counted);
  }

  private addresses(text: string): string {
    const linked = text.replace(LINK, (whole, _, target: string) =>
      OWN_PAGES.has(target.replace(/#.*$/, "")) ? whole : this.mark(target),
    );
    return outsideMarks(linked, (part) => part.replace(ADDRESS, (address) => this.mark(address)));
  }

  private figures(sentence: string): string {
    const isAssumption = ASSUMPTION.test(sentence) && !ATTRIBUTION.test(sentence);
    const rest = sentence.replace(SUM, " ");
    if (isAssumption) this.ledger.declare(rest);
    const summed = sentence.replace(SUM, (whole, expression: string, result: string) => {
      if (isCorrectSum(expression, result) && this.ledger.provesAll(expression)) {
        this.ledger.add(keyOf(result), null);
        return whole;
      }
      return `${expression} = ${this.mark(result)}`;
    });
    if (isAssumption) return summed;
    return outsideMarks(summed, (part) => this.singleFigures(part));
  }

  private words(text: string): string {
    let checked = text;
    for (const pattern of SPELLED) {
      checked = outsideMarks(checked, (part) => part.replace(pattern, (phrase) => this.mark(phrase)));
    }
    for (const claim of placeClaimsIn(checked, this.brief))
      checked = checked.replace(claim, () => this.mark(claim));
    return checked;
  }

  private singleFigures(text: string): string {
    const sums = [...text.matchAll(SUM)].map(({ index, 0: sum }) => [index, index + sum.length] as const);
    let checked = text;
    for (const figure of figuresWithUnits(text).reverse()) {
      const isInSum = sums.some(([from, to]) => figure.index >= from && figure.index < to);
      if (isInSum ? this.ledger.provesAll(figure.shown) : this.ledger.proves(figure)) continue;
      const end = figure.index + figure.shown.length;
      checked = checked.slice(0, figure.index) + this.mark(figure.shown) + checked.slice(end);
    }
    return checked;
  }

  private quotation(whole: string, inner: string): string {
    const words = inner.replace(/[.,?!]$/, "").toLowerCase();
    const isTerm = words.split(/\s+/).length <= 2 && words === inner;
    return isTerm || this.quotable.includes(`“${words}”`) ? whole : this.mark(whole);
  }

  private namesOf(text: string): string {
    return outsideMarks(text, (part) => {
      let checked = part;
      for (const name of unknownNamesIn(part, this.names)) {
        checked = checked.replace(new RegExp(`\\b${escaped(name)}\\b`), () => this.mark(name));
      }
      return checked;
    });
  }

  private mark(text: string): string {
    this.unproven.push(text);
    return `[verify: ${text.replace(/[[\]]/g, "")}]`;
  }
}

/** Applies a change to what lies between the marks that are already there. */
function outsideMarks(text: string, change: (part: string) => string): string {
  const marks = text.match(MARKED) ?? [];
  return text
    .split(MARKED)
    .map((part, index) => change(part) + (marks[index] ?? ""))
    .join("");
}
