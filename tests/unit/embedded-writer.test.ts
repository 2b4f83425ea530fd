import { expect, test } from "vitest";
import { BRIEFS_WITHOUT_REPETITION, chooseBrief, findBrief, listBriefs } from "../../app/generation/briefs";
import { draftOf, embeddedWriter } from "../../app/generation/embedded-writer";
import { checkDraft } from "../../app/generation/gates/check-draft";
import {
  exactSimilarity,
  jaccard,
  sentenceHashes,
  sharedSentences,
  shinglesOf,
} from "../../app/generation/gates/similarity";
import { GENERATOR_IDS, type GeneratorId } from "../../app/generation/generators";
import type { Brief, Draft } from "../../app/generation/writer";
import { draftSchema } from "../../app/generation/writer";
import { PUBLIC_PATHS } from "../../app/indexing/public-paths";

const briefOf = (generator: GeneratorId, key: string): Brief => {
  const brief = findBrief(generator, key);
  if (!brief) throw new Error(`There is no brief ${key}`);
  return brief;
};
const written = GENERATOR_IDS.flatMap((generator) =>
  listBriefs(generator)
    .slice(0, BRIEFS_WITHOUT_REPETITION)
    .map((key) => ({ generator, key, brief: briefOf(generator, key), draft: draftOf({ generator, key }) })),
);

type Post = { draft: Draft; names: string[]; shingles: Set<string> };

/** `exactSimilarity` of the texts without the names of both; the shingles are without their own names only. */
function similarityOf(one: Post, other: Post): number {
  const names = [...one.names, ...other.names];
  const isAbout = ({ draft }: Post, { names }: Post) => names.some((name) => draft.content.includes(name));
  return isAbout(one, other) || isAbout(other, one)
    ? exactSimilarity(one.draft.content, other.draft.content, names)
    : jaccard(one.shingles, other.shingles);
}

test("a generator writes at least 60 posts that pass the gates, each beside all that were kept before", () => {
  const kept: (Post & { hashes: string; generator: GeneratorId })[] = [];
  for (const { generator, brief, draft } of written) {
    const names = [brief.place.name, brief.place.state, brief.place.stateCode];
    const hashes = sentenceHashes(draft.content, names);
    const post = { draft, names, shingles: shinglesOf(draft.content, names) };
    const similarity = Math.max(0, ...kept.map((other) => similarityOf(post, other)));
    const share = Math.max(0, ...kept.map((other) => sharedSentences(hashes, other.hashes)));
    const { gates } = checkDraft(draft, brief, { title: "x", similarity }, { title: "x", share });
    if (gates.every(({ passed }) => passed)) kept.push({ ...post, hashes, generator });
  }
  for (const generator of GENERATOR_IDS) {
    const posts = kept.filter((post) => post.generator === generator);
    expect(posts.length, generator).toBeGreaterThanOrEqual(60);
    expect(new Set(posts.map(({ draft }) => draft.title)).size, generator).toBe(posts.length);
  }
}, 120_000);

test("no town and trade come together twice in a generator, and no town is in two generators", () => {
  const towns = GENERATOR_IDS.map((generator) => {
    const pairs = listBriefs(generator).map((key) => key.split("/").slice(0, 2).join("/"));
    expect(pairs.length, generator).toBeGreaterThan(2900);
    expect(new Set(pairs).size, generator).toBe(pairs.length);
    return new Set(pairs.map((pair) => pair.split("/")[0]));
  });
  const [first, second, third] = towns;
  expect([...(first ?? [])].filter((town) => second?.has(town) || third?.has(town))).toEqual([]);
});

test("before a form meets a trade again, every form has met every trade", () => {
  for (const generator of GENERATOR_IDS) {
    const keys = listBriefs(generator).slice(0, BRIEFS_WITHOUT_REPETITION);
    expect(new Set(keys.map((key) => key.split("/").slice(1).join("/"))).size).toBe(96);
  }
});

test("any four drafts in a row have four forms, also when a rejected brief is left out", () => {
  for (const generator of GENERATOR_IDS) {
    const used = new Set<string>();
    const forms: string[] = [];
    for (let run = 0; run < 24; run += 1) {
      // Every fifth run is late: another generator has just written about the town that would be next.
      const next = chooseBrief(generator, used, {
        others: run % 5 === 0 ? [listBriefs(generator)[run] ?? ""] : [],
      });
      if (!next) throw new Error("There are more than 24 briefs");
      used.add(next.key);
      forms.push(next.topic.id);
    }
    for (let at = 0; at < forms.length; at += 4) {
      expect(new Set(forms.slice(at, at + 4)).size, `${generator} ${at}`).toBe(4);
    }
  }
});

test("the four drafts of each generator that come first have twelve forms and twelve trades", () => {
  const keys = GENERATOR_IDS.flatMap((generator) => listBriefs(generator).slice(0, 4));
  expect(new Set(keys.map((key) => key.split("/")[2])).size).toBe(12);
  expect(new Set(keys.map((key) => key.split("/")[1])).size).toBe(12);
});

test("nobody is sent further than 35 miles, where the assumed speed would no longer be true", () => {
  for (const { key, draft } of written) {
    const miles = [...draft.content.matchAll(/([\d,]+) miles?\b(?! on the map| per hour)/g)].map(
      ([, figure]) => Number(figure?.replaceAll(",", "")),
    );
    expect(Math.max(0, ...miles.filter((figure) => figure !== 1.25)), key).toBeLessThanOrEqual(35);
  }
});

test("practices and offices sell no orders, and nobody who asks is one", () => {
  for (const { key, draft } of written) {
    const text = [draft.title, draft.metaDescription, ...draft.keyPoints, draft.content].join("\n");
    expect(text, key).not.toMatch(/\b(?:each|an|by) order\b|\borders (?:a|of) /);
  }
});

test("the next brief has another town and trade than the newest of the other generators", () => {
  const [seo, article, mail] = GENERATOR_IDS;
  const used = new Set<string>();
  for (let count = 0; count < 30; count += 1) {
    const next = chooseBrief(seo, used, {
      others: [listBriefs(article)[count] ?? "", listBriefs(mail)[5] ?? ""],
    });
    if (!next) throw new Error("There are more than 30 briefs");
    expect(used.has(next.key)).toBe(false);
    used.add(next.key);
    const others = [listBriefs(article)[count], listBriefs(mail)[5]].map((key) => key?.split("/") ?? []);
    for (const [town, trade] of others) {
      expect([next.place.id, next.industry.id]).not.toContain(town);
      expect([next.place.id, next.industry.id]).not.toContain(trade);
    }
  }
});

test("a used town and trade are not taken with another form, and null comes after the last brief", () => {
  const [seo] = GENERATOR_IDS;
  const [town = "", trade = ""] = (listBriefs(seo)[0] ?? "").split("/");
  expect(chooseBrief(seo, new Set([`${town}/${trade}/first-page`]))?.key).toBe(listBriefs(seo)[1]);
  expect(chooseBrief(seo, new Set(listBriefs(seo)))).toBeNull();
  const first = new Set(listBriefs(seo).slice(0, 96));
  expect(chooseBrief(seo, first, { limit: 96 })).toBeNull();
  expect(chooseBrief(seo, first)?.key).toBe(listBriefs(seo)[96]);
});

test("a brief is found by its key, with its facts; unknown keys find none", () => {
  const first = chooseBrief("generate-marketing-article", new Set());
  expect(first?.facts.length).toBeGreaterThan(15);
  expect(first && findBrief("generate-marketing-article", first.key)).toEqual(first);
  expect(findBrief("generate-marketing-article", "nowhere-xx/plumbing/unheard")).toBeNull();
  expect(findBrief("generate-marketing-article", "paducah-ky/plumbing/listing")).toBeNull();
});

test("the writer gives the draft as text that the schema accepts, the same each time, at no cost", async () => {
  for (const { brief, draft } of written.slice(0, 5)) {
    const { text, ...costs } = await embeddedWriter.write(brief, null);
    expect(draftSchema.parse(JSON.parse(text))).toEqual(draft);
    expect(costs).toEqual({ tokensIn: 0, tokensOut: 0, costMicros: 0 });
  }
});

test("every draft fits the schema, is about its place and has a worked sum", () => {
  for (const { key, brief, draft } of written) {
    expect(draftSchema.safeParse(draft).success, key).toBe(true);
    expect(draft.content.split(brief.place.name).length - 1, key).toBeGreaterThanOrEqual(2);
    expect(draft.title, key).toContain(brief.place.name);
    expect(draft.content.match(/[×÷] .+ = /g)?.length, key).toBeGreaterThanOrEqual(3);
    expect(draft.content, key).toContain("March 2020");
  }
});

test("nothing that a draft states is unproven", () => {
  for (const { key, brief, draft } of written) {
    expect(checkDraft(draft, brief, null).gates[0], key).toMatchObject({ gate: "facts", passed: true });
  }
});

test("links lead to our own public pages, and every post has one", () => {
  for (const { key, draft } of written) {
    const links = [...draft.content.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path);
    expect(links.length, key).toBeGreaterThan(0);
    for (const link of links) expect(PUBLIC_PATHS, key).toContain(link);
  }
});

test("nothing of the texts' own notation is left, and every sentence begins with a capital or a figure", () => {
  for (const { key, draft } of written) {
    const texts = [
      draft.title,
      draft.metaDescription,
      ...draft.keyPoints,
      draft.content,
      draft.postcard?.back,
    ];
    expect(texts.join("\n"), key).not.toMatch(/[{}~<>|]|\.\.|undefined/);
    expect(draft.content, key).not.toMatch(/(?:^|\n|[.?!] )[a-z]/);
    expect(draft.content, key).not.toMatch(/\ban? (?:the|a|an)\b/);
  }
});

test("articles go by sound: a used car, an hour", () => {
  for (const { key, draft } of written) {
    const text = [draft.title, draft.metaDescription, ...draft.keyPoints, draft.content].join("\n");
    expect(text, key).not.toMatch(/\ban (?:us|uni|eu|one\b)/i);
    expect(text, key).not.toMatch(/\ba (?:hour|honest|a[a-z]|e[^u]|i[a-z]|o(?!ne))/);
  }
});

test("a neighbor with the town's own name is never without its state", () => {
  const generator = "generate-pixlseo-blog-post";
  const { content } = draftOf({ generator, key: "bristol-va/roofing/how-far" });
  expect(content).toContain("Bristol in Tennessee, 1 mile");
});

test("only direct mail has a postcard: to the firms that its article advises, in short lines, from no invented person", () => {
  for (const { key, generator, brief, draft } of written) {
    expect(draft.postcard === null, key).toBe(generator !== "direct-mail-automation");
    if (!draft.postcard) continue;
    const { audience, front, back, signature } = draft.postcard;
    expect(audience, key).toMatch(new RegExp(` in ${brief.place.name}$`));
    expect(back.replaceAll("\n", " "), key).toContain("Scan the code to see ");
    expect(back.replaceAll("\n", " "), key).toContain(` in ${brief.place.name}`);
    expect(back.split("\n").length, key).toBeLessThanOrEqual(9);
    expect(signature, key).toBe("Yours, with a sharp pencil");
    // A figure on the card is one that the article comes to.
    for (const figure of `${front} ${back}`.match(/\$?\d[\d,]*/g) ?? [])
      expect(draft.content, key).toContain(figure);
  }
});
