import { expect, test } from "vitest";
import { figuresWithUnits, keyOf, Ledger } from "../../app/generation/gates/figures";
import { stuffedKeywords } from "../../app/generation/gates/keywords";
import { placeClaimsIn, unknownNamesIn } from "../../app/generation/gates/names";
import { countForGrade, GRADES, readingGrade } from "../../app/generation/gates/reading-grade";
import {
  exactSimilarity,
  namesOf,
  nearestOf,
  shinglesOf,
  signatureOf,
  similarityOf,
} from "../../app/generation/gates/similarity";
import {
  countWords,
  headingFaults,
  keyPointFaults,
  lengthFaults,
  markupFaults,
} from "../../app/generation/gates/structure";
import { evaluate, figuresIn, figureValue, isCorrectSum, SUM } from "../../app/generation/gates/sums";
import { blocksOf, escaped, sentencesOf, withoutMarkup, wordsOf } from "../../app/generation/gates/text";
import type { Brief } from "../../app/generation/writer";

const BRIEF: Brief = {
  ...{ key: "paducah-ky/plumbing/first-reply", generator: "generate-pixlseo-blog-post" },
  place: { id: "paducah-ky", name: "Paducah", state: "Kentucky", stateCode: "KY" },
  industry: { id: "plumbing", name: "Plumbing" },
  topic: { id: "first-reply", name: "First reply" },
  ...{ facts: [], rejections: [] },
};

test("figures are found with their units; percent in words is a percentage", () => {
  const found = (text: string) => figuresWithUnits(text).map(({ key, unit, shown }) => [key, unit, shown]);
  expect(found("24,864 people, 17 miles and a 5-minute walk")).toEqual([
    ["24864", "person", "24,864"],
    ["17", "mile", "17"],
    ["5", "minute", "5"],
  ]);
  expect(found("16 percent, 4%, $1,250.00 and 9:30 AM")).toEqual([
    ["16%", null, "16"],
    ["4%", null, "4%"],
    ["$1250", null, "$1,250.00"],
    ["9:30", "clock", "9:30"],
  ]);
  expect(found("In 2024, 3 dogs; v2 and 1.5 and 2a")).toEqual([
    ["2024", null, "2024"],
    ["3", null, "3"],
    ["1.5", null, "1.5"],
  ]);
  expect(figuresWithUnits("a 17, b 9")).toMatchObject([{ index: 2 }, { index: 8 }]);
});

test.each([
  ["mile", "miles"],
  ["people", "inhabitants"],
  ["residents", "people"],
  ["foot", "feet"],
  ["minute", "minutes"],
  ["hour", "hours"],
  ["household", "doors"],
  ["households", "homes"],
  ["year", "years"],
  ["am", "PM"],
])("%s and %s are one unit", (one, other) => {
  const ledger = new Ledger([`12 ${one} away`]);
  const [figure] = figuresWithUnits(`12 ${other}`);
  expect(figure && ledger.proves(figure)).toBe(true);
  expect(figure?.unit).not.toBeNull();
  expect(figuresWithUnits(`12 ${one}`)[0]?.unit).toBe(figure?.unit);
});

test("a figure is proven with its unit, or with any where it was left open", () => {
  const ledger = new Ledger(["17 miles", "40 and 9", "1,250.00 people"]);
  const proves = (text: string) => figuresWithUnits(text).map((figure) => ledger.proves(figure));
  expect(proves("17 miles, 17 people, 17, 18")).toEqual([true, false, true, false]);
  expect(proves("40 homes, 1250 people, 1,250 hours")).toEqual([true, true, false]);
  ledger.add("17", "hour");
  expect(proves("17 hours, 17 miles, 17 people")).toEqual([true, true, false]);
  ledger.declare("Assume 17 and 60 calls");
  expect(proves("17 people, 60 doors")).toEqual([true, true]);
});

test("a sum needs proven figures, or plain numbers: 0 to 12, 52, 60, 100 and 365", () => {
  const ledger = new Ledger(["40 calls", "$30"]);
  for (const plain of ["0", "1", "12", "52", "60", "100", "365"])
    expect(ledger.provesAll(`40 × ${plain}`)).toBe(true);
  for (const other of ["13", "53", "-13"]) expect(ledger.provesAll(`40 × ${other}`)).toBe(false);
  expect(ledger.provesAll("40 × $30")).toBe(true);
  expect(ledger.provesAll("40 × $31")).toBe(false);
});

test.each([
  ["1,250,000", "1250000"],
  ["12.00", "12"],
  ["12.50", "12.50"],
  ["100", "100"],
])("the figure %s is known as %s", (figure, key) => {
  expect(keyOf(figure)).toBe(key);
});

test.each([
  ["2", 2],
  ["1,250.5", 1250.5],
  ["$62", 62],
  ["4%", 0.04],
])("the figure %s is worth %d", (figure, worth) => {
  expect(figureValue(figure)).toBeCloseTo(worth, 10);
});

test.each([
  ["5", 5],
  ["2 + 3 × 4", 14],
  ["10 − 4 + 1", 7],
  ["24 ÷ 4 ÷ 2", 3],
  ["2×3", 6],
  ["100 × 5% + 1", 6],
  ["1,000 ÷ 8", 125],
])("%s comes to %d", (expression, value) => {
  expect(evaluate(expression)).toBeCloseTo(value, 10);
});

test.each([
  ["10 ÷ 4", "2.5", true],
  ["10 ÷ 4", "3", true],
  ["10 ÷ 4", "2", true],
  ["10 ÷ 4", "2.6", false],
  ["10 ÷ 3", "3.33", true],
  ["10 ÷ 3", "3.34", false],
  ["1 ÷ 3", "33%", true],
  ["1 ÷ 3", "33.3%", true],
  ["1 ÷ 3", "34%", false],
  ["40 × $30", "$1,200", true],
  ["40 × $30", "$1,201", false],
])("%s = %s is right: %s", (expression, result, expected) => {
  expect(isCorrectSum(expression, result)).toBe(expected);
});

test("sums in a text are found whole", () => {
  const sums = [..."So 64 × 1.25 ÷ 35 = 2 or $40+$2=$42; 3 = 3 and 3 x 4 = 12.".matchAll(SUM)];
  expect(sums.map(([, left, right]) => [left, right])).toEqual([
    ["64 × 1.25 ÷ 35", "2"],
    ["$40+$2", "$42"],
  ]);
  expect(figuresIn("$1,250.50 × 4% − 2")).toEqual(["$1,250.50", "4%", "2"]);
  expect(figuresIn("none")).toEqual([]);
});

test("blocks of light markup", () => {
  expect(
    blocksOf("# One\n\n  ### Two  three \n- a\n* b\n12. c\ntext #4\n#none\n-none\n1.none\n####### seven"),
  ).toEqual([
    { kind: "heading", level: 1, text: "One" },
    { kind: "heading", level: 3, text: "Two  three" },
    { kind: "item", level: 0, text: "a" },
    { kind: "item", level: 0, text: "b" },
    { kind: "item", level: 0, text: "c" },
    { kind: "paragraph", level: 0, text: "text #4" },
    { kind: "paragraph", level: 0, text: "#none" },
    { kind: "paragraph", level: 0, text: "-none" },
    { kind: "paragraph", level: 0, text: "1.none" },
    { kind: "paragraph", level: 0, text: "####### seven" },
  ]);
  expect(blocksOf(" \n ")).toEqual([]);
});

test("markup is taken off, sentences and words are split", () => {
  expect(withoutMarkup("See **the** __page__ [of us](/about) and [x]() a*b")).toBe(
    "See the page of us and x a*b",
  );
  expect(sentencesOf("One. Two! “Three?” Four is 3.5 miles. 5 is. (Six) **Seven** e.g. this.")).toEqual([
    "One.",
    "Two!",
    "“Three?”",
    "Four is 3.5 miles.",
    "5 is.",
    "(Six) **Seven** e.g. this.",
  ]);
  expect(sentencesOf("  ")).toEqual([]);
  expect(wordsOf("It’s 24,864 – a well-known 5% (é) & 9:30.")).toEqual([
    ...["It’s", "24,864", "a", "well-known", "5%", "é", "9:30."],
  ]);
  expect(wordsOf("– & !")).toEqual([]);
  expect(escaped("a.b*c+d?e^f$g{h}i(j)k|l[m]n\\o")).toBe(
    "a\\.b\\*c\\+d\\?e\\^f\\$g\\{h\\}i\\(j\\)k\\|l\\[m\\]n\\\\o",
  );
});

test.each([
  ["an HTML tag", ["One <b>two", "One </p>", "One <!-- two -->"]],
  ["a code fence", ["```", "~~~"]],
  ["an image", ["![map"]],
  ["a table", ["| a | b |", "One.\n | a | b | \nTwo."]],
  ["a rule", ["One.\n---\nTwo.", "One.\n*** \nTwo.", "____"]],
  ["a broken link or bracket", ["See [the page", "See a] page", "[a](/b c)"]],
  ["bold without an end", ["One **two.\nThree **four.", "One.\nThree **four."]],
  ["a stray asterisk", ["One * two.", "One *two* three.", "One.\nTwo * three."]],
  ["a heading without a space", ["#One", "One.\n###Two"]],
  ["a quotation without an end", ["He said “so.\nShe said ”so.", "One.\nHe said “so."]],
  ["an HTML entity", ["One &amp; two", "One &#39; two", "One &NBSP; two"]],
  ["broken characters", ["One \uFFFD two", "The ownerâ€™s plan"]],
])("%s is a fault of the markup", (fault, texts) => {
  for (const text of texts) expect(markupFaults(text), text).toContain(fault);
});

test.each([
  "One < two > three, a & b; c",
  "See [the page](/platform) and [verify: 61% of all].",
  "**One** two **three**\n* item\n  * **bold** item",
  "## One\n\n- two\n\nHe said “so” and “so”.",
  "a -- b --- c and x|y",
  "one ---\n--- two",
  "x | a | b |\n| a | b | x",
  "Write C#x, and see #1",
  "* * is an item",
])("%j has no fault of the markup", (text) => {
  const faults = text.startsWith("* *") ? ["a stray asterisk"] : [];
  expect(markupFaults(text)).toEqual(faults);
});

const HEADED = "## One\n\nText.\n\n### Two\n\nText.\n\n## Three\n\nText.";
test("headings in order have no fault", () => {
  expect(headingFaults(HEADED)).toEqual([]);
  expect(headingFaults(HEADED.replace("Text.\n\n### Two", "### Two"))).toEqual([]);
  expect(headingFaults(`${HEADED}\n\n## ${"x".repeat(80)}\n\nText.`)).toEqual([]);
});

test.each([
  [HEADED.replace("### Two", "Two"), ["2 headings, at least 3"]],
  [`# Zero\n\nText.\n\n${HEADED}`, ["a heading of the first level"]],
  [HEADED.replace("### Two", "#### Two"), ["a level is skipped"]],
  [HEADED.replace("## One", "### One"), ["a level is skipped"]],
  [HEADED.replace("## Three", "## **ONE**"), ["the same heading twice"]],
  [`${HEADED}\n\n## Four`, ["a heading without text"]],
  [`${HEADED}\n\n## Four\n\n## Five\n\nText.`, ["a heading without text"]],
  [`${HEADED}\n\n## ${"x".repeat(81)}\n\nText.`, ["a heading over 80 characters"]],
  [`${HEADED}\n\n## ****\n\nText.`, ["an empty heading"]],
])("the headings of %j are at fault: %j", (content, faults) => {
  expect(headingFaults(content)).toEqual(faults);
});

const POINTS = [
  "The first point",
  "The second point",
  "The third point",
  "The fourth point",
  "The fifth point",
];
test("five different key points have no fault", () => {
  expect(keyPointFaults(POINTS, "A title")).toEqual([]);
  expect(keyPointFaults([...POINTS.slice(1), "x".repeat(12)], "A title")).toEqual([]);
  expect(keyPointFaults([...POINTS.slice(1), "A point - one of 3. things"], "A title")).toEqual([]);
});

test.each([
  [POINTS.slice(1), ["4 key points, exactly 5"]],
  [[...POINTS, "The sixth point"], ["6 key points, exactly 5"]],
  [[...POINTS.slice(1), " THE second point "], ["the same key point twice"]],
  [[...POINTS.slice(1), " x".repeat(1) + "x".repeat(10)], ["a key point that says nothing"]],
  [[...POINTS.slice(1), "how to REPLY first "], ["the title as a key point"]],
  [[...POINTS.slice(1), "A **bold** point"], ["markup in a key point"]],
  [[...POINTS.slice(1), " - A point with a mark"], ["markup in a key point"]],
  [[...POINTS.slice(1), "12. A point with a mark"], ["markup in a key point"]],
  [[...POINTS.slice(1), "• A point with a mark"], ["markup in a key point"]],
  [[...POINTS.slice(1), "A point with [a link]"], ["markup in a key point"]],
])("the key points %j are at fault: %j", (points, faults) => {
  expect(keyPointFaults(points, " How to reply first")).toEqual(faults);
});

test.each([
  [699, 70, ["699 words, 700 to 1,100"]],
  [700, 70, []],
  [1100, 70, []],
  [1101, 70, ["1101 words, 700 to 1,100"]],
  [700, 69, ["a description of 69 characters, at least 70"]],
])("%i words and a description of %i characters: %j", (words, length, faults) => {
  const content = `## Head\n\n${"word ".repeat(words - 1)}`;
  expect(countWords(content)).toBe(words);
  expect(lengthFaults(content, "x".repeat(length))).toEqual(faults);
});

test("only paragraphs count for the grade, and figures are no words", () => {
  expect(countForGrade("## A heading\n\n- an item\n\nThe cat sat on 12 mats. The **dog** ran!")).toEqual({
    ...{ sentence: 2, word: 8, syllable: 8 },
  });
  expect(countForGrade("Banana’s well-known.")).toMatchObject({ word: 2, syllable: 5 });
  expect(GRADES).toEqual({ min: 4, max: 11 });
  // 0.39 × 8/2 + 11.8 × 8/8 − 15.59
  expect(readingGrade("The cat sat on 12 mats. The dog ran!")).toBeCloseTo(-2.23, 2);
  expect(readingGrade("12 34.")).toBe(0);
});

const filler = (count: number) =>
  Array.from({ length: count }, (_, at) => `w${String.fromCharCode(97 + (at % 26))}${at}`);
test("a word is stuffed above 4 % of all words and four times", () => {
  const text = (times: number, words: number) =>
    [...filler(words - times), ...Array(times).fill("|plumber")].join(" ");
  expect(stuffedKeywords(text(5, 120))).toEqual(["“plumber” 5 times"]);
  expect(stuffedKeywords(text(5, 125))).toEqual([]);
  expect(stuffedKeywords(text(4, 20))).toEqual([]);
});

test("short and common words, and figures, cannot be stuffed", () => {
  for (const word of ["the", "with", "1234", "cards"]) {
    expect(
      stuffedKeywords([...filler(20), ...filler(10).map((other) => `${other} ${word}`)].join(" ")),
      word,
    ).toEqual([]);
  }
  expect(
    stuffedKeywords([...filler(20), "Roofs,", "roofs.", "ROOFS:", "**roofs**", "roofs%"].join(" ")),
  ).toEqual(["“roofs” 5 times"]);
  expect(stuffedKeywords("")).toEqual([]);
});

test("words of four letters, and words with a figure in them, can be stuffed", () => {
  for (const word of ["roof", "route66"]) {
    const text = [...filler(20), ...filler(10).map((other) => `${other} ${word}`)].join(" ");
    expect(stuffedKeywords(text), word).toEqual([`“${word}” 10 times`]);
  }
});

test("a phrase of three words, two of them with a meaning, is stuffed above 0.9 % and four times", () => {
  const text = (times: number, words: number, phrase: string) => {
    const rest = filler(words - times * 3);
    const share = Math.floor(rest.length / times);
    return Array.from({ length: times }, (_, at) => [phrase, ...rest.slice(at * share, (at + 1) * share)])
      .flat()
      .concat(rest.slice(times * share))
      .join(" ");
  };
  expect(stuffedKeywords(text(5, 540, "call emergency plumber"))).toEqual([
    "“call emergency plumber” 5 times",
  ]);
  expect(stuffedKeywords(text(5, 560, "call emergency plumber"))).toEqual([]);
  expect(stuffedKeywords(text(4, 300, "call emergency plumber"))).toEqual([]);
  expect(stuffedKeywords(text(5, 540, "call your plumber"))).toEqual([]);
});

test.each([
  ["Paducah is known for quilts.", ["known for"]],
  ["This town is a bustling place. It is vibrant.", ["bustling"]],
  ["In our city, the waterfront is near. The community has a historic hall.", ["waterfront", "historic"]],
  ["The community has a Historic hall in Kentucky.", ["Historic"]],
  ["It is known for quilts.", []],
  ["Paducah has 24,864 people.", []],
])("in %j the town is described by %j", (text, claims) => {
  expect(placeClaimsIn(text, BRIEF)).toEqual(claims);
});

test.each([
  [
    "famous for",
    "home to",
    "proud of its",
    "charming",
    "booming",
    "fast-growing",
    "growing town",
    "affluent",
  ],
  [
    "wealthy",
    "tight-knit",
    "close knit",
    "beloved",
    "picturesque",
    "thriving",
    "up-and-coming",
    "working class",
  ],
  ["college town", "tourists", "riverfront", "lakefront", "downtown", "growing community", "growing city"],
])("descriptions of a place: %s, %s and more", (...phrases) => {
  for (const phrase of phrases) expect(placeClaimsIn(`Paducah is ${phrase} today.`, BRIEF)).toEqual([phrase]);
});

test.each([
  ["Take the corner of Jefferson Avenue now.", ["Jefferson Avenue"]],
  ["Jefferson begins this sentence, and Paducah is known.", []],
  ["Ask (Lourdes) or “Mercy”, or Baptist’s staff.", ["Lourdes", "Mercy", "Baptist"]],
  ["You may ask at Lourdes. You may ask at Mercy!", ["Lourdes", "Mercy"]],
  ["On Monday look at Google Maps in December.", []],
  ["Here is one thing: Nothing happens after a colon.", []],
  ["He says, “Stop.” Go on, and see **Bold Names** and [Link Names](/x).", ["Link Names"]],
  ["Then ask Jefferson, Avenue and Ümit who are there.", ["Jefferson", "Avenue", "Ümit"]],
  ["The Title Of This Heading Has Capitals", []],
  ["Ask Lourdes", ["Lourdes"]],
  ["we ask O’Neil’s people there.", ["O’Neil"]],
])("the names in %j that nobody knows are %j", (text, names) => {
  expect(unknownNamesIn(text, "Paducah, Kentucky")).toEqual(names);
});

test("names to leave out: the place, its state, the nearest city and the towns around", () => {
  const names = namesOf(BRIEF);
  expect(names.slice(0, 3)).toEqual(["Paducah", "Kentucky", "KY"]);
  expect(names.length).toBeGreaterThan(4);
  expect(new Set(names).size).toBe(names.length);
  expect(namesOf({ ...BRIEF, place: { ...BRIEF.place, id: "nowhere-xx" } })).toEqual([
    "Paducah",
    "Kentucky",
    "KY",
  ]);
});

test("shingles are four words in a row, without names; every figure is the same", () => {
  expect([...shinglesOf("In Paducah, $1,250 buys **5%** of [a roof](/x).", ["Paducah"])]).toEqual([
    "in 0 buys 0",
    "0 buys 0 of",
    "buys 0 of a",
    "0 of a roof",
  ]);
  expect([...shinglesOf("Paducah and Ottumwa or Paducah like it", ["Paducah", "Ottumwa"])]).toEqual([
    "and or like it",
  ]);
  expect([...shinglesOf("In Paducahs one two", ["Paducah"])]).toEqual(["in paducahs one two"]);
  expect(shinglesOf("one two three", [])).toEqual(new Set());
  expect(shinglesOf("one two three four", [])).toEqual(new Set(["one two three four"]));
  expect(shinglesOf("", [])).toEqual(new Set());
});

test("exact similarity is the share of shingles in both texts", () => {
  expect(exactSimilarity("a b c d e f", "a b c d e g", [])).toBe(0.5);
  expect(exactSimilarity("a b c d", "e f g h", [])).toBe(0);
  expect(exactSimilarity("", "", [])).toBe(0);
});

test("the nearest post shares most, without the names of either place", () => {
  const text = { content: "a b c d e Paducah f", names: ["Paducah"] };
  const far = { title: "Far", content: "a b c d x y z", location: "" };
  // Without Ottumwa: a b c d, b c d e and c d e g, of which two are in the text's three.
  const near = { title: "Near", content: "a b c Ottumwa d e g", location: "Ottumwa, IA" };
  expect(nearestOf(text, [far, near])).toEqual({ title: "Near", similarity: 0.5 });
  // One of the text's three and of the post's four.
  expect(nearestOf(text, [far])).toEqual({ title: "Far", similarity: 1 / 6 });
  expect(nearestOf(text, [])).toBeNull();
});

test("a signature has 128 hashes of 32 bits, and stays the same", () => {
  const signature = signatureOf("a b c d e f g h", []);
  expect(atob(signature)).toHaveLength(512);
  expect(signatureOf("a b c d e f g h", [])).toBe(signature);
  expect(similarityOf(signature, signature)).toBe(1);
  expect(similarityOf(signature, signatureOf("i j k l m n o p", []))).toBe(0);
  // Stored signatures of older posts are compared with new ones.
  expect(signature.slice(0, 24)).toBe("yCkpA8mmTyx/CvwpnPaDJ88n");
});

test("the period of an abbreviation ends no sentence", () => {
  expect(sentencesOf("Streets as St. Are they? Near St. Louis. Dr. Hill came.")).toEqual([
    "Streets as St. Are they?",
    "Near St. Louis.",
    "Dr. Hill came.",
  ]);
});
