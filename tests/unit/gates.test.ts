import { expect, test } from "vitest";
import { hasUnverified } from "../../app/blog/publishing/unverified";
import { findBrief, listBriefs } from "../../app/generation/briefs";
import { checkDraft, GATES, type Nearest, scoreOf } from "../../app/generation/gates/check-draft";
import { bannedClaimsIn, leaksIn } from "../../app/generation/gates/language";
import { readingGrade } from "../../app/generation/gates/reading-grade";
import { exactSimilarity, signatureOf, similarityOf } from "../../app/generation/gates/similarity";
import { evaluate, isCorrectSum } from "../../app/generation/gates/sums";
import type { Brief, Draft } from "../../app/generation/writer";
import { draftOf } from "../../app/generation/writers/embedded-writer";

type Gate = (typeof GATES)[number];

const generator = "generate-pixlseo-blog-post";
const found = findBrief(generator, "paducah-ky/plumbing/listing");
if (!found) throw new Error("There is no brief for Paducah");
const brief: Brief = found;
const clean: Draft = draftOf(brief);

/** The clean draft with a paragraph more. */
const withText = (text: string): Draft => ({ ...clean, content: `${clean.content}\n\n${text}` });
const failing = (draft: Draft, nearest: Nearest | null = null): Gate[] =>
  checkDraft(draft, brief, nearest)
    .gates.filter(({ passed }) => !passed)
    .map(({ gate }) => gate);

test.each([
  [[null, null, null], 0],
  [[1, null, null], 59],
  [[null, 1, null], 39],
  [[1, 1, null], 98],
  [[1, 1, 1], 100],
  [[0, 0, 0], 50],
  // 60 × 0.75 + 40 = 85 of 102.
  [[0.5, 1, null], 83],
])(
  "with weights of 60, 40 and 2, gates passed with margins of %j are %i of 100 points",
  (margins, points) => {
    const [first, second, third] = margins.map((margin) => ({
      passed: margin !== null,
      margin: margin ?? 1,
    }));
    if (!first || !second || !third) throw new Error("There are three gates");
    const gates = [
      { gate: "first", ...first },
      { gate: "second", ...second },
      { gate: "new", ...third },
    ] as const;
    expect(scoreOf(gates, { first: 60, second: 40, new: 2 })).toBe(points);
  },
);

test("a draft at the edge of a limit has fewer points than one that is far from it", () => {
  const scoreBeside = (similarity: number, share: number) =>
    checkDraft(clean, brief, { title: "x", similarity }, { title: "x", share }).score;
  expect(scoreBeside(0.29, 0)).toBeLessThan(scoreBeside(0.05, 0));
  expect(scoreBeside(0, 0.15)).toBeLessThan(scoreBeside(0, 0));
  expect(scoreBeside(0.3, 0)).toBeLessThan(scoreBeside(0.29, 0));
});

test("a draft that has more than 15 % of its sentences from another post is refused", () => {
  const gatesBeside = (share: number) =>
    checkDraft(clean, brief, null, { title: "Another", share }).gates.at(-1);
  expect(gatesBeside(0.15)).toEqual({
    gate: "sentences",
    passed: true,
    detail: "15% also in “Another”, at most 15%",
  });
  expect(gatesBeside(0.16)?.passed).toBe(false);
});

test("a clean draft passes every gate and has unchanged content", () => {
  const checked = checkDraft(clean, brief, { title: "Another", similarity: 0.21 });
  expect(checked.gates.map(({ gate }) => gate)).toEqual([...GATES]);
  expect(checked.gates.filter(({ passed }) => !passed)).toEqual([]);
  expect(checked.score).toBeGreaterThan(75);
  expect(checked.score).toBeLessThan(100);
  expect(checked.content).toBe(clean.content);
  expect(hasUnverified(checked.content)).toBe(false);
});

/** What is planted, and the gate that must find it. */
const FAULTS: readonly (readonly [fault: string, gate: Gate, plant: Draft | (() => Draft)])[] = [
  ["an invented percentage", "facts", withText("In this trade 73% of callers never leave a message.")],
  ["an invented population", "facts", withText("Paducah has 31,400 people and keeps adding more.")],
  [
    "a distance that is off",
    "facts",
    withText("The next town lies 97 miles away, which is a long way for a small job."),
  ],
  ["an amount of money", "facts", withText("Most owners in town pay about $412 for the first visit.")],
  ["a year", "facts", withText("The oldest shop on the square has been open since 1923.")],
  [
    "a sum that comes out wrong",
    "facts",
    withText("Assume 40 calls at $20 each: 40 × $20 = $900 is what they bring."),
  ],
  [
    "a right sum of unproven figures",
    "facts",
    withText("The town sees 317 × 14 = 4,438 searches in a month."),
  ],
  ["a phone number", "facts", withText("Call us at (270) 555-0143 and ask for a plan.")],
  [
    "an address of another site",
    "facts",
    withText("More figures are at https://example.com/report and worth a look."),
  ],
  [
    "a link to another site",
    "facts",
    withText("Read [the report](https://example.com/report) for the rest of it."),
  ],
  [
    "a link to a page that does not exist",
    "facts",
    withText("See [our prices](/price-list) for the details of each plan."),
  ],
  [
    "a domain in passing",
    "facts",
    withText("Most of it was first described on localrank.com by its founder."),
  ],
  ["an email address", "facts", withText("Write to sales@example.org and someone will answer.")],
  [
    "an invented quotation",
    "facts",
    withText("One owner told us, “We doubled our calls within a month,” and laughed."),
  ],
  ["a statistic in words", "facts", withText("Nine out of ten callers hang up when a machine answers.")],
  ["a percentage in words", "facts", withText("Roughly forty percent of the phone calls come after work.")],
  ["a share in words", "facts", withText("Half of all customers never look at a second page.")],
  ["a comparison in words", "facts", withText("People who get a card are twice as likely to call.")],
  [
    "a street that nobody knows",
    "facts",
    withText("Take the corner of Jefferson Avenue as your first point."),
  ],
  [
    "an institution that nobody knows",
    "facts",
    withText("The staff at Lourdes Hospital search from the parking lot."),
  ],
  [
    "a description of the town",
    "facts",
    withText("Paducah is known for its quilts, and visitors come to see them."),
  ],
  ["a growing town", "facts", withText("Paducah is a vibrant place with new shops on every corner.")],
  ["an unproven figure in the title", "facts", { ...clean, title: "Why 83 firms in Paducah lose calls" }],
  [
    "an unproven figure in a key point",
    "facts",
    { ...clean, keyPoints: ["A reply within 90 seconds wins 61% of jobs", ...clean.keyPoints.slice(1)] },
  ],
  [
    "a survey behind an assumption",
    "facts",
    withText("A survey shows, as we assume, that 58% of owners agree."),
  ],
  [
    "a machine that introduces itself",
    "leaks",
    withText("As an AI language model, I have no opinion about this."),
  ],
  ["a refusal", "leaks", withText("I'm sorry, but I can't help with writing about that town.")],
  ["a note to the client", "leaks", withText("Here is the revised article with the requested changes.")],
  [
    "an editor line",
    "leaks",
    { ...clean, content: `Meta Description: A guide for owners.\n\n${clean.content}` },
  ],
  ["a template mark", "leaks", withText("Welcome to {{city}}, where every call is answered.")],
  ["an empty placeholder", "leaks", withText("Call [your phone number] today and ask for the owner.")],
  ["the prompt", "leaks", withText("You are an expert copywriter who writes for owners.")],
  ["debris of a program", "leaks", withText("The next step is undefined until the owner decides.")],
  ["an order for words", "leaks", withText("Word count: as long as the brief asks.")],
  [
    "a leak on the postcard",
    "leaks",
    {
      ...clean,
      postcard: {
        homes: "Homes",
        offer: "A look",
        front: "Hello {name}",
        back: "We are near.",
        handwriting: "marker",
      },
    },
  ],
  ["a guarantee", "claims", withText("We guarantee first place within a season or you pay nothing.")],
  ["number one", "claims", withText("We are the #1 choice of owners in this part of the state.")],
  ["a superlative", "claims", withText("Nobody else is an award-winning team with such a record.")],
  ["a medical promise", "claims", withText("The treatment is painless and the pain will not return.")],
  ["a legal promise", "claims", withText("Our attorneys will win your case, whatever the other side says.")],
  ["a promised result", "claims", withText("This plan will double your sales before the season ends.")],
  ["an unnamed source", "claims", withText("Studies show that owners who answer sooner are happier.")],
  ["pressure", "claims", withText("Act now, because the offer will not come back.")],
  ["hype", "claims", withText("In today's fast-paced world every owner needs a plan.")],
  ["no risk", "claims", withText("Trying it is risk-free for every owner in the county.")],
  ["an HTML tag", "markup", withText("The plan is <b>simple</b> and takes a morning.")],
  ["a code fence", "markup", withText("```\nThe plan takes a morning.\n```")],
  ["bold without an end", "markup", withText("The plan is **simple and takes a morning.")],
  ["a broken link", "markup", withText("See [our page for the trade(/platform) before you begin.")],
  ["an image", "markup", withText("![The map](/platform) shows the rest of it.")],
  ["a table", "markup", withText("| town | miles |")],
  ["a heading without a space", "markup", withText("##Another heading\n\nThe plan takes a morning.")],
  ["broken characters", "markup", withText("The ownerâ€™s plan takes a morning.")],
  ["four key points", "key-points", { ...clean, keyPoints: clean.keyPoints.slice(0, 4) }],
  [
    "the same key point twice",
    "key-points",
    { ...clean, keyPoints: [...clean.keyPoints.slice(0, 4), clean.keyPoints[0] ?? ""] },
  ],
  [
    "a key point that says nothing",
    "key-points",
    { ...clean, keyPoints: [...clean.keyPoints.slice(0, 4), "Be local"] },
  ],
  [
    "the title as a key point",
    "key-points",
    { ...clean, keyPoints: [...clean.keyPoints.slice(0, 4), clean.title] },
  ],
  [
    "a stuffed phrase",
    "keywords",
    withText(
      Array(9)
        .fill("Ask for emergency plumber service when the emergency plumber service is needed.")
        .join(" "),
    ),
  ],
  [
    "a stuffed word",
    "keywords",
    withText(Array(34).fill("Visibility matters and visibility lasts.").join(" ")),
  ],
  [
    "too few words",
    "length",
    () => ({ ...clean, content: clean.content.split("\n\n").slice(0, 9).join("\n\n") }),
  ],
  [
    "too many words",
    "length",
    withText(Array(60).fill("The owner writes the next step on a sheet and looks at it again.").join(" ")),
  ],
  ["a description that is too short", "length", { ...clean, metaDescription: "A guide for owners." }],
  ["sentences of a child", "reading-grade", { ...clean, content: "The cat sat. The dog ran. ".repeat(160) }],
  [
    "sentences of a statute",
    "reading-grade",
    withText(
      `${Array(24).fill("notwithstanding the aforementioned considerations regarding organizational responsibility").join(", ")}.`,
    ),
  ],
  ["a heading of the first level", "headings", { ...clean, content: `# ${clean.title}\n\n${clean.content}` }],
  ["a level that is skipped", "headings", withText("#### Far below\n\nThe plan takes a morning.")],
  [
    "the same heading twice",
    "headings",
    withText("## The same\n\nOne morning.\n\n## The same\n\nAnother morning."),
  ],
  ["a heading without text", "headings", withText("## Nothing follows")],
  ["no headings", "headings", () => ({ ...clean, content: clean.content.replace(/^#+ /gm, "") })],
];

test.each(FAULTS)("a planted fault is found: %s (%s)", (_, gate, plant) => {
  const draft = typeof plant === "function" ? plant() : plant;
  expect(failing(draft)).toContain(gate);
  expect(checkDraft(draft, brief, null).score).toBeLessThan(100);
});

test("there are more than 40 planted faults, and some for each gate but those of other posts", () => {
  expect(FAULTS.length).toBeGreaterThan(40);
  expect(new Set(FAULTS.map(([, gate]) => gate))).toEqual(
    new Set(GATES.filter((gate) => gate !== "similarity" && gate !== "sentences")),
  );
});

test("a post that is too like another is refused: at 0.3, not below", () => {
  expect(failing(clean, { title: "Another", similarity: 0.3 })).toEqual(["similarity"]);
  expect(failing(clean, { title: "Another", similarity: 0.29 })).toEqual([]);
});

test("what is not proven is marked in place, and the rest of the content stays", () => {
  const { content, gates } = checkDraft(
    withText("About 73% of them, says “a man in town who knows,” use [it](https://example.com)."),
    brief,
    null,
  );
  expect(content).toBe(
    `${clean.content}\n\nAbout [verify: 73%] of them, says [verify: “a man in town who knows,”] use [verify: https://example.com].`,
  );
  expect(hasUnverified(content)).toBe(true);
  expect(gates[0]).toMatchObject({ gate: "facts", passed: false });
  expect(gates[0]?.detail).toContain("73%");
});

test.each([
  [
    "the brief's facts",
    `Paducah has ${brief.facts[0]?.text.match(/[\d,]+ people/)?.[0]} and is the seat of its county.`,
  ],
  [
    "a declared assumption and the sum that follows from it",
    "Assume 40 calls a month at $30 each, which is 40 × $30 = $1,200 altogether, or $1,200 × 12 = $14,400 in a year.",
  ],
  [
    "a search of the trade",
    `People type “${brief.facts.find(({ text }) => text.includes("planned search"))?.text.match(/“(.+)”/)?.[1]}” and look at three names.`,
  ],
  ["links to our own pages", "See [the platform](/platform) and [how to reach us](/contact) for the rest."],
  ["small counts in words", "Give it three weeks, ask two neighbors, and keep one of ten pictures."],
  ["known names", "On Monday look at Google Maps, and in December at the listing on Bing."],
])("clean text passes: %s", (_, text) => {
  expect(failing(withText(text))).toEqual([]);
});

test("words that only resemble a banned claim pass", () => {
  for (const text of [
    "Nobody can promise that.",
    "There is no guarantee.",
    "The best argument is the work.",
    "People hurry home.",
  ]) {
    expect(bannedClaimsIn(text), text).toEqual([]);
  }
  expect(leaksIn("Ask an assistant to read the brief letter, then title the page.")).toEqual([]);
});

test("sums follow the order of operations, and round to the digits they show", () => {
  expect(evaluate("2 + 3 × 4")).toBe(14);
  expect(evaluate("24 ÷ 4 ÷ 2 − 1")).toBe(2);
  expect(evaluate("$200 × 15%")).toBe(30);
  expect(isCorrectSum("24,864 ÷ 2.5", "9,946")).toBe(true);
  expect(isCorrectSum("24,864 ÷ 2.5", "9,945")).toBe(false);
  expect(isCorrectSum("10 ÷ 3", "3.3")).toBe(true);
  expect(isCorrectSum("10 ÷ 3", "3.4")).toBe(false);
});

test("similarity ignores names and figures, and signatures estimate it", () => {
  const one =
    "Paducah has 24,864 people. A van from Paducah needs 17 minutes, so call before noon and bring the part along.";
  const other = one.replaceAll("Paducah", "Ottumwa").replace("24,864", "24,998").replace("17", "31");
  expect(exactSimilarity(one, other, ["Paducah", "Ottumwa"])).toBe(1);
  expect(exactSimilarity(one, other, [])).toBeLessThan(1);
  expect(similarityOf(signatureOf(one, ["Paducah"]), signatureOf(other, ["Ottumwa"]))).toBe(1);
  const names = ["Paducah"];
  const posts = listBriefs(generator)
    .slice(0, 40)
    .map((key) => draftOf({ generator, key }).content);
  for (const post of posts) {
    const halfOther = `${clean.content.slice(0, 2500)}\n\n${post.slice(0, 2500)}`;
    const exact = exactSimilarity(clean.content, halfOther, names);
    const estimated = similarityOf(signatureOf(clean.content, names), signatureOf(halfOther, names));
    expect(Math.abs(exact - estimated)).toBeLessThan(0.16);
  }
});

test("the reading grade follows Flesch and Kincaid", () => {
  expect(readingGrade("The cat sat on the mat. The dog ran to the man.")).toBeLessThan(1);
  expect(
    readingGrade(
      "Organizational responsibility necessitates considerable deliberation among administrators.",
    ),
  ).toBeGreaterThan(16);
  expect(readingGrade("")).toBe(0);
});
