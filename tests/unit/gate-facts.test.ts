import { expect, test } from "vitest";
import { checkDraft, GATES } from "../../app/generation/gates/check-draft";
import { checkFacts } from "../../app/generation/gates/facts";
import type { Brief, Draft } from "../../app/generation/writer";

const BRIEF: Brief = {
  ...{ key: "paducah-ky/plumbing/first-reply", generator: "generate-pixlseo-blog-post", rejections: [] },
  place: { id: "paducah-ky", name: "Paducah", state: "Kentucky", stateCode: "KY" },
  industry: { id: "plumbing", name: "Plumbing" },
  topic: { id: "first-reply", name: "First reply" },
  facts: [
    { text: "Paducah has 27,000 people.", source: "GeoNames" },
    { text: "Metropolis lies 12 miles away.", source: "GeoNames" },
    { text: "People type “plumber near me” there.", source: "our trade list" },
  ],
};
const CARD = {
  ...{ homes: "Homes near you", offer: "A look at your pipes", front: "We are near", back: "Ask us." },
  handwriting: "marker" as const,
};
const draftOf = (content: string, more: Partial<Draft> = {}): Draft => ({
  ...{
    title: "Replies win",
    metaDescription: "A short text.",
    category: "Marketing",
    postcard: null,
    content,
  },
  keyPoints: ["Reply soon", "Reply first", "Reply well", "Reply often", "Reply by name"],
  ...more,
});
const marked = (content: string) => checkFacts(draftOf(content), BRIEF).content;
const unproven = (more: Partial<Draft>) => checkFacts(draftOf("Nothing here.", more), BRIEF).unproven;

test.each([
  "Paducah has 27,000 people, and 12 miles lie between it and Metropolis.",
  "People type “plumber near me” and wait.",
  'They say “plumber” and “more” and "so it" goes.',
  "People type “plumber near me,” and wait.",
  "See [the platform](/platform), [the card](/direct-mail#cost) or [law firms](/law-firms).",
  "PixlSEO checks a rank from 81 points, and a card is 6 × 4 inches.",
  "Assume 40 calls at $30 each.",
  "Suppose a shop has 73% of them.",
  "Imagine 73 calls. Say it was made up of 27,000 people.",
  "An invented 73 calls, or by rule of thumb 74, or made-up 75.",
  "Assume 41 calls. The 41 calls come on Mondays.",
  "We are assuming 41 calls.",
  "It is made up: 41 calls.",
  "It is a made-up 41 calls.",
  "A rule of thumb says 41 calls.",
  "See [a](/), [b](/solutions), [c](/integrations), [d](/white-label), [e](/about), [f](/book-now).",
  "See [a](/contact), [b](/blog), [c](/platform), [d](/pixlseo).",
  "Then look in January or June, on Tuesdays, before Christmas and New Year, at Google Maps or Bing.",
  "And I say so: ask for Spanish or English in the US, with some QR, HVAC and CRM.",
  "So 12 × 52 = 624 and 624 × 2 = 1,248 in all.",
  "They gave one of ten pictures, one out of two, and five in one.",
  "## Kentucky\n- Plumbing\n* First reply\n3. On Monday",
  "It is [verify: 99%] of them.",
])("%j is proven", (content) => {
  expect(checkFacts(draftOf(content), BRIEF)).toEqual({ content, unproven: [] });
});

test.each([
  ["It has 27,000 homes and 13 miles.", "It has [verify: 27,000] homes and [verify: 13] miles."],
  ["About 73%, or $412.50, since 1923.", "About [verify: 73%], or [verify: $412.50], since [verify: 1923]."],
  ["Assume 40 calls. The rest is 41 calls.", "Assume 40 calls. The rest is [verify: 41] calls."],
  ["We assume 58%, as a survey says.", "We assume [verify: 58%], as a survey says."],
  ["We assume 58%, as studies say.", "We assume [verify: 58%], as studies say."],
  ["We assume 58%, according to us.", "We assume [verify: 58%], according to us."],
  ["We assume 58%, as experts do.", "We assume [verify: 58%], as experts do."],
  ["We assume 58%, as an analyst did.", "We assume [verify: 58%], as an analyst did."],
  ["We assume 58%, as research did.", "We assume [verify: 58%], as research did."],
  ["We assume 58%, as statistics do.", "We assume [verify: 58%], as statistics do."],
  ["We assume 58%, as data shows.", "We assume [verify: 58%], as data shows."],
  ["Assume 41 × 12 = 492 calls.", "Assume 41 × 12 = [verify: 492] calls."],
  ["We assume 58%, as an expert did.", "We assume [verify: 58%], as an expert did."],
  ["We assume 58%, as data show.", "We assume [verify: 58%], as data show."],
  [
    "And Half of all customers leave, half of all leads too.",
    "And [verify: Half of all customers] leave, [verify: half of all leads] too.",
  ],
  [
    "And Millions of users or millions of calls.",
    "And [verify: Millions of users] or [verify: millions of calls].",
  ],
  ["12. In 73 calls.", "12. In [verify: 73] calls."],
  ["So 12 × 12 = 145 in all.", "So 12 × 12 = [verify: 145] in all."],
  ["So 317 × 14 = 4,438 in all.", "So [verify: 317] × [verify: 14] = [verify: 4,438] in all."],
  ["Assume 40 at $30: 40 × $30 = $1,300 in all.", "Assume 40 at $30: 40 × $30 = [verify: $1,300] in all."],
  ["See [the report](https://x.example/a) now.", "See [verify: https://x.example/a] now."],
  ["See [our prices](/price-list) now.", "See [verify: /price-list] now."],
  [
    "See www.x.example/a or localrank.com now.",
    "See [verify: www.x.example/a] or [verify: localrank.com] now.",
  ],
  [
    "See http://x.example, a-b.io/c or x.gov now.",
    "See [verify: http://x.example,] [verify: a-b.io/c] or [verify: x.gov] now.",
  ],
  ["Write to a.b+c@x-y.example today.", "Write to [verify: a.b+c@x-y.example] today."],
  ["He said, “We doubled our calls,” and left.", "He said, [verify: “We doubled our calls,”] and left."],
  ['He said "we doubled it" and left.', 'He said [verify: "we doubled it"] and left.'],
  ["He said “Plumber” and left.", "He said [verify: “Plumber”] and left."],
  ["In all nine out of ten callers hang up.", "In all [verify: nine out of ten] callers hang up."],
  ["In all Nine in every twenty hang up.", "In all [verify: Nine in every twenty] hang up."],
  ["Roughly forty percent hang up.", "Roughly [verify: forty percent] hang up."],
  ["Roughly forty-five percent hang up.", "Roughly [verify: forty-five percent] hang up."],
  ["And half of all local customers leave.", "And [verify: half of all local customers] leave."],
  [
    "And a third of the callers leave, a quarter of people too.",
    "And a third of the callers leave, [verify: a quarter of people] too.",
  ],
  ["And the majority of your buyers leave.", "And [verify: the majority of your buyers] leave."],
  [
    "And two thirds of clients, three quarters of leads.",
    "And [verify: two thirds of clients], [verify: three quarters of leads].",
  ],
  ["They are twice as likely to call.", "They are [verify: twice as likely] to call."],
  [
    "It is three times faster or ten times more often.",
    "It is [verify: three times faster] or [verify: ten times more often].",
  ],
  ["We have hundreds of happy customers.", "We have [verify: hundreds of happy customers]."],
  ["We have millions of searches.", "We have [verify: millions of searches]."],
  ["Paducah is known for quilts.", "Paducah is [verify: known for] quilts."],
  ["Take the corner of Jefferson Avenue now.", "Take the corner of [verify: Jefferson Avenue] now."],
  ["- 12 miles\n- 13 miles\n## 73 calls", "- 12 miles\n- [verify: 13] miles\n## [verify: 73] calls"],
  ["4. It has 73 calls.", "4. It has [verify: 73] calls."],
  ["It is [verify: 99%] of 73 calls.", "It is [verify: 99%] of [verify: 73] calls."],
  ["It is 73% and then 73% again.", "It is [verify: 73%] and then [verify: 73%] again."],
])("in %j the unproven is marked: %j", (content, result) => {
  expect(marked(content)).toBe(result);
});

test("all that is unproven is listed once", () => {
  expect(checkFacts(draftOf("It is 73% and then 73% or $5."), BRIEF).unproven.sort()).toEqual(["$5", "73%"]);
});

test.each([
  [{ title: "Why 83 firms lose" }, ["83"]],
  [{ metaDescription: "It takes 83 calls." }, ["83"]],
  [{ keyPoints: ["It takes 83 calls"] }, ["83"]],
  [{ postcard: { ...CARD, homes: "83 homes" } }, ["83"]],
  [{ postcard: { ...CARD, offer: "For $83" } }, ["$83"]],
  [{ postcard: { ...CARD, front: "See x.com" } }, ["x.com"]],
  [{ postcard: { ...CARD, back: "Half of all customers agree." } }, ["Half of all customers"]],
  [{ postcard: CARD }, []],
  // The names on a card are its own.
  [{ postcard: { ...CARD, back: "Ask for Lourdes today." } }, []],
])("of %j is unproven: %j", (more, found) => {
  expect(unproven(more)).toEqual(found);
});

test("the topic and the trade may be named; others not", () => {
  const content = "Then ask Dana Hale for First and Plumbing in KY.";
  expect(checkFacts(draftOf(content, { postcard: CARD }), BRIEF).unproven).toEqual(["Dana Hale"]);
});

const PARAGRAPH =
  "The owner writes the next step on a sheet and reads it again, because an answer before lunch usually keeps the conversation going.";
const words = (from: number) =>
  Array.from(
    { length: 11 },
    (_, at) => `${PARAGRAPH.replace("sheet", `sheet${"abcdefghijklmnopqrstuvwxyz"[(from + at) % 26]}`)}`,
  ).join(" ");
const CLEAN = draftOf(`## One\n\n${words(0)}\n\n## Two\n\n${words(10)}\n\n## Three\n\n${words(20)}`, {
  metaDescription: "What the owner of a small shop writes down after each call, and why it is worth it.",
  keyPoints: [
    "Write it down at once",
    "Read it again later",
    "Answer before lunch",
    "Keep it in one place",
    "Ask for the next step",
  ],
});
const gatesOf = (draft: Draft, nearest: { title: string; similarity: number } | null = null) => {
  const { gates, score } = checkDraft(draft, BRIEF, nearest);
  return {
    score,
    failed: gates.filter(({ passed }) => !passed).map(({ gate, detail }) => `${gate}: ${detail}`),
  };
};

test("each gate reports what it measured, in the order of the gates", () => {
  const { gates } = checkDraft(CLEAN, BRIEF, { title: "Another", similarity: 0.214 });
  expect(gates.map(({ gate }) => gate)).toEqual([...GATES]);
  const details = Object.fromEntries(
    gates.map(({ gate, detail, passed }) => [gate, passed ? detail : "failed"]),
  );
  expect(details).toEqual({
    facts: "every figure, quotation, name and link is proven",
    leaks: "no instructions or debris",
    claims: "no banned claim",
    markup: "headings, lists, bold and links are whole",
    "key-points": "5 different key points",
    keywords: "failed",
    length: "762 words, 700 to 1,100",
    "reading-grade": expect.stringMatching(/^grade \d+(\.\d)?, 4 to 11$/),
    headings: "headings in order",
    similarity: "21% of phrases in common with “Another”, the most similar article; 30% is too much",
    sentences: "no sentence of another post",
  });
});

/** The weights of all gates together: a new gate adds its own. */
const POINTS = 110;
/** CLEAN has 7 points less for its keywords, 2.4 for 762 words and 2.9 for a grade of 10.9, which are near limits. */
const CLEAN_POINTS = POINTS - 12.3;

// Each with the points that it loses. More text also moves words and grade away from their limits.
test.each([
  ["claims: a guarantee (guarantee)", 15, { title: "We guarantee it" }],
  ["leaks: has debris of a program (TBD)", 15, { category: "TBD" }],
  ["claims: pressure (Act now)", 15, { metaDescription: `${CLEAN.metaDescription} Act now.` }],
  [
    "claims: a medical promise (painless)",
    15,
    { keyPoints: [...CLEAN.keyPoints.slice(1), "It is painless for all"] },
  ],
  ["leaks: has an empty placeholder ({name})", 15, { postcard: { ...CARD, homes: "{name} here" } }],
  ["claims: no risk (foolproof)", 15, { postcard: { ...CARD, offer: "A foolproof look" } }],
  ["claims: pressure (Hurry!)", 15, { postcard: { ...CARD, front: "Hurry!now" } }],
  ["leaks: has debris of a program (TODO)", 15, { postcard: { ...CARD, back: "It is TODO." } }],
  ["facts: unproven: 83", 20, { title: "Why 83 firms lose" }],
  ["markup: an HTML tag", 7.8, { content: `${CLEAN.content}\n\nIt is <b>so.` }],
  ["key-points: 4 key points, exactly 5", 6, { keyPoints: CLEAN.keyPoints.slice(1) }],
  ["length: a description of 6 characters, at least 70", 4.6, { metaDescription: "Short." }],
  ["headings: a level is skipped", 5.8, { content: `${CLEAN.content}\n\n#### Deep\n\nMore.` }],
])("a draft fails one gate, and loses its points: %s, %d", (failure, lost, more) => {
  const { failed, score } = gatesOf({ ...CLEAN, ...more });
  expect(failed.filter((line) => !line.startsWith("keywords"))).toEqual([failure]);
  expect(score).toBe(Math.round((100 * (CLEAN_POINTS - lost)) / POINTS));
});

test("of many faults four are shown", () => {
  const figures = (count: number) => Array.from({ length: count }, (_, at) => `${at + 71}%`).join(" and ");
  const facts = (count: number) =>
    gatesOf({ ...CLEAN, content: `${CLEAN.content}\n\nIt is ${figures(count)}.` }).failed[0];
  expect(facts(4)?.split(", ")).toHaveLength(4);
  expect(facts(4)).not.toContain("more");
  expect(facts(6)).toMatch(/^facts: unproven: \d\d%, \d\d%, \d\d%, \d\d% and 2 more$/);
});

test("a grade outside of 4 to 11, or a similarity from 0.3 on, fails", () => {
  const simple = "The cat sat. The dog ran. ".repeat(120);
  expect(gatesOf({ ...CLEAN, content: simple }).failed.join()).toContain("reading-grade: grade -");
  const long = Array(30).fill(PARAGRAPH.replace(".", "")).join(" and ");
  expect(gatesOf({ ...CLEAN, content: `${long}.` }).failed.join()).toMatch(/reading-grade: grade \d{2,3}/);
  expect(gatesOf(CLEAN, { title: "Another", similarity: 0.3 }).failed.at(-1)).toBe(
    "similarity: 30% of phrases in common with “Another”, the most similar article; 30% is too much",
  );
  expect(gatesOf(CLEAN, { title: "Another", similarity: 0.299 }).failed).toHaveLength(1);
  const almost = checkDraft(CLEAN, BRIEF, { title: "Another", similarity: 0.299 });
  expect(almost.gates.at(-2)?.detail).toContain("29% of phrases in common");
  const { gates } = checkDraft(CLEAN, BRIEF, null);
  expect(gates.at(-2)).toEqual({
    gate: "similarity",
    passed: true,
    detail: "no other article to compare with",
  });
});
