import { expect, test } from "vitest";
import { chooseBrief, findBrief, listSubjects } from "../../app/generation/briefs";
import { draftOf, embeddedWriter } from "../../app/generation/embedded-writer";
import { checkDraft } from "../../app/generation/gates/check-draft";
import { namesOf, shinglesOf } from "../../app/generation/gates/similarity";
import { GENERATOR_IDS } from "../../app/generation/generators";
import { draftSchema } from "../../app/generation/writer";
import { PUBLIC_PATHS } from "../../app/indexing/public-paths";
import { Neighbors } from "../../bench/lib/neighbors";
import { normalizedSentences } from "../../bench/lib/post-pairs";

const SAMPLE = 12;

const written = GENERATOR_IDS.flatMap((generator) =>
  listSubjects(generator).map((subject) => ({
    ...subject,
    generator,
    draft: draftOf({ generator, key: subject.key }),
  })),
);
const sample = written.filter((_, index) => index % SAMPLE === 0);

test("each generator has more than 1,000 briefs, each key once", () => {
  for (const generator of GENERATOR_IDS) {
    const keys = listSubjects(generator).map(({ key }) => key);
    expect(keys.length, generator).toBeGreaterThan(1000);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test("the next brief is of the least covered place, then industry, then topic; null once every brief is used", () => {
  const generator = "direct-mail-automation";
  const used = new Set<string>();
  const places: string[] = [];
  for (let count = 0; count < 60; count += 1) {
    const brief = chooseBrief(generator, used);
    if (!brief) throw new Error("There are more than 60 briefs");
    expect(used.has(brief.key)).toBe(false);
    used.add(brief.key);
    places.push(brief.place.id);
  }
  expect(new Set(places).size).toBe(60);
  const industries = [...used].map((key) => key.split("/")[1]);
  const counts = [...new Set(industries)].map((id) => industries.filter((other) => other === id).length);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  expect(chooseBrief(generator, new Set(listSubjects(generator).map(({ key }) => key)))).toBeNull();
});

test("a brief is found by its key, with its facts; unknown keys find none", () => {
  const first = chooseBrief("generate-marketing-article", new Set());
  expect(first?.facts.length).toBeGreaterThan(15);
  expect(first && findBrief("generate-marketing-article", first.key)).toEqual(first);
  expect(findBrief("generate-marketing-article", "nowhere-xx/plumbing/first-reply")).toBeNull();
});

test("the writer gives the draft as text that the schema accepts, the same each time, at no cost", async () => {
  for (const { generator, key, draft } of sample.slice(0, 20)) {
    const brief = findBrief(generator, key);
    if (!brief) throw new Error(`There is no ${key}`);
    const { text, ...costs } = await embeddedWriter.write(brief, null);
    expect(draftSchema.parse(JSON.parse(text))).toEqual(draft);
    expect(costs).toEqual({ tokensIn: 0, tokensOut: 0, costMicros: 0 });
  }
});

test("every draft fits the schema, and no generator repeats a title", () => {
  for (const { key, draft } of written) expect(draftSchema.safeParse(draft).success, key).toBe(true);
  for (const generator of GENERATOR_IDS) {
    const titles = written.filter((post) => post.generator === generator).map(({ draft }) => draft.title);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test("drafts pass the gates", () => {
  for (const { generator, key, draft } of sample) {
    const brief = findBrief(generator, key);
    if (!brief) throw new Error(`There is no ${key}`);
    const { gates, score, content } = checkDraft(draft, brief, null);
    expect(
      gates.filter(({ passed }) => !passed),
      key,
    ).toEqual([]);
    expect([score, content]).toEqual([100, draft.content]);
  }
});

test("no two posts of a generator share more than a tenth of their sentences, or 0.3 of their phrases", () => {
  for (const generator of GENERATOR_IDS) {
    const sentences = new Neighbors();
    const shingles = new Neighbors();
    for (const { key, draft } of written.filter((post) => post.generator === generator).slice(0, 450)) {
      const brief = findBrief(generator, key);
      const text = { content: draft.content, names: brief ? namesOf(brief) : [] };
      const own = [...new Set(normalizedSentences(text))];
      const parts = [...shinglesOf(text.content, text.names)];
      expect(own.length, key).toBeGreaterThan(25);
      expect(
        sentences.most(own, (both, one, other) => both / Math.min(one, other)),
        key,
      ).toBeLessThanOrEqual(0.1);
      expect(
        shingles.most(parts, (both, one, other) => both / (one + other - both)),
        key,
      ).toBeLessThan(0.3);
      sentences.add(own);
      shingles.add(parts);
    }
  }
});

test("a post is about its place: its name, its neighbors and at least ten figures", () => {
  for (const { generator, key, draft } of sample) {
    const brief = findBrief(generator, key);
    const place = brief?.place.name ?? "";
    expect(draft.content.split(place).length - 1, key).toBeGreaterThanOrEqual(3);
    expect(draft.title, key).toContain(place);
    expect(draft.content.match(/\d[\d,.]*/g)?.length, key).toBeGreaterThanOrEqual(10);
  }
});

test("links lead to our own public pages, and every post has one", () => {
  for (const { key, draft } of written) {
    const links = [...draft.content.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path);
    expect(links.length, key).toBeGreaterThan(1);
    for (const link of links) expect(PUBLIC_PATHS, key).toContain(link);
  }
});

test("nothing of the library's own notation is left, and every sentence begins with a capital", () => {
  for (const { key, draft } of written) {
    const texts = [
      draft.title,
      draft.metaDescription,
      ...draft.keyPoints,
      draft.content,
      draft.postcard?.back ?? "",
    ];
    expect(texts.join("\n"), key).not.toMatch(/[{}~<>|]|\.\./);
    expect(draft.content, key).not.toMatch(/(?:^|\n|[.?!] )[a-z]/);
    expect(draft.content, key).not.toMatch(
      /\ba (?:[aeio]\w+ (?:office|contractor|planning|care|visit|exam))/,
    );
  }
});

test("only direct mail has a postcard, in short lines, signed with a name", () => {
  for (const { key, generator, draft } of written) {
    expect(draft.postcard === null, key).toBe(generator !== "direct-mail-automation");
    if (!draft.postcard) continue;
    expect(draft.postcard.back.split("\n").length, key).toBeLessThanOrEqual(9);
    expect(draft.postcard.signature, key).toMatch(/^[A-Z][a-z]+, .+ in .+$/);
  }
});
