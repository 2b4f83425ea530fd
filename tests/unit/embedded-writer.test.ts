import { expect, test } from "vitest";
import { BRIEFS_WITHOUT_REPETITION, chooseBrief, findBrief, listBriefs } from "../../app/generation/briefs";
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
import { draftOf, embeddedWriter } from "../../app/generation/writers/embedded-writer";
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
    const named = [draft.title, draft.metaDescription, draft.content].join("\n").split(brief.place.name);
    expect(named.length - 1, key).toBeGreaterThanOrEqual(3);
    expect(draft.title, key).toContain(brief.place.name);
    expect(draft.content.match(/[×÷] .+ = /g)?.length, key).toBeGreaterThanOrEqual(3);
    expect(draft.title, key).toContain(`, ${brief.place.stateCode}`);
    expect(draft.content, key).toContain(`${brief.place.name}, ${brief.place.state}`);
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

test("a place that has grown together with the town is no drive away, and has its state if it is across the border", () => {
  const generator = "generate-pixlseo-blog-post";
  const { content } = draftOf({ generator, key: "bristol-va/roofing/how-far" });
  expect(content).toMatch(/Bristol, Tennessee[^.]*(?:home|town)/);
  expect(content).toContain("Now do the same in Abingdon.");
});

test("a season stays where it exists: no snow in Florida, no hurricanes in Minnesota, no week of rain in west Texas", () => {
  const generator = "generate-pixlseo-blog-post";
  const of = (key: string) => draftOf({ generator, key }).content;
  const hurricane = /shutters|storm/;
  expect(of("bartow-fl/windows/first-page")).toMatch(hurricane);
  expect(of("bartow-fl/windows/first-page")).not.toMatch(/draft|heating/);
  expect(of("adrian-mi/windows/first-page")).not.toMatch(hurricane);
  expect(of("adrian-mi/windows/first-page")).toContain("heating bill");
  expect(of("abilene-tx/landscaping/listing")).toContain("the first in two months");
  expect(of("adrian-mi/landscaping/listing")).toContain("rained all last week");
});

test("no article has the words of another trade or of another English", () => {
  const foreign =
    /\b(?:firms?(?! price)|inquir(?:y|ies)|listings?|by lot|fitters?|utility bills?|we assume|the doubt|on foot|March 2020|minutes away by|miles per hour)\b/i;
  for (const { key, draft } of written) {
    const { title, metaDescription, keyPoints, content, postcard } = draft;
    const text = [title, metaDescription, ...keyPoints, content, postcard?.front, postcard?.back].join("\n");
    const plain = text.replace(/law[- ]firms?|the billboard firm|the firm with/gi, "");
    expect(plain.match(foreign)?.[0], key).toBeUndefined();
    // One sentence says for all figures that they are examples; none is hedged by itself.
    expect(text.match(/\bassum\w*/gi)?.length ?? 0, key).toBe(0);
    expect(content.match(/put in your own|swap in yours|use your own/g)?.length, key).toBe(1);
  }
});

/** The figures of a sum and its result, by an arithmetic of its own: no operator but the four, × and ÷ first. */
function workOut(expression: string): number {
  return expression
    .split(/ (?=[+−] )/)
    .map((term) => {
      const sign = term.startsWith("−") ? -1 : 1;
      const [first = "", ...rest] = term.replace(/^[+−] /, "").split(/ (?=[×÷] )/);
      return rest.reduce((value, factor) => {
        const figure = plainNumber(factor.slice(2));
        return factor.startsWith("×") ? value * figure : value / figure;
      }, sign * plainNumber(first));
    })
    .reduce((sum, term) => sum + term, 0);
}

function plainNumber(figure: string): number {
  const number = Number.parseFloat(figure.replace(/[$,]/g, ""));
  return figure.endsWith("%") ? number / 100 : number;
}

test("every sum of every form and trade comes to what it shows, within half of the last digit shown", () => {
  let sums = 0;
  for (const { key, draft } of written) {
    for (const [sum, expression = "", result = ""] of draft.content.matchAll(
      /((?:\$?[\d.,]*\d%?) (?:[×÷+−] \$?[\d.,]*\d%? ?)+)= (\$?[\d.,]*\d%?)/g,
    )) {
      const shown = plainNumber(result);
      const digits = /\.(\d+)/.exec(result)?.[1]?.length ?? 0;
      const half = 0.5 * 10 ** -digits * (result.endsWith("%") ? 0.01 : 1);
      const worth = workOut(expression.trim());
      expect(Math.abs(worth - shown), `${key}: ${sum}`).toBeLessThanOrEqual(half + 1e-9);
      expect(Math.abs(worth - shown), `${key}: ${sum}`).toBeLessThanOrEqual(0.02 * worth + half);
      sums += 1;
    }
  }
  expect(sums).toBeGreaterThan(288 * 5);
});

/** What a form concludes: a first and a second amount, each by its pattern, and words that only a gain has. */
const CONCLUSIONS: Record<string, [first: RegExp, second: RegExp, gain: RegExp]> = {
  listing: [
    /× 10% = \$([\d,.]+)/,
    /4 × \$\d+ = \$([\d,]+)/,
    /still more than|beats the cost|for your afternoon/,
  ],
  "first-page": [
    /= \$([\d,]+) a year/,
    /8 × \$\d+ \+ 8 × \$\d+ = \$([\d,]+)/,
    /back within the year|pays for itself|earned back/,
  ],
  thinking: [/÷ 2 = \$([\d,]+)/, /÷ 60 × \$\d+ = \$([\d,]+)/, /worth more than|That beats|it pays/],
  "highest-bid": [
    /[\s\S]*× 50% = \$([\d,.]+)/,
    /÷ 8% = \$([\d,.]+)/,
    /inside the limit|there’s room|you can buy more/,
  ],
  "how-heard": [
    /[\s\S]*× 50% = \$([\d,.]+)/,
    /By the callers: .* = \$([\d,.]+) each/,
    /fine either way|keep the ads|stop worrying/,
  ],
  "near-the-door": [
    /So a round brings .* = \$([\d,.]+) on average/,
    /200 × \$0.95 = \$([\d,]+)/,
    /it pays, but|pays on average|is an average/,
  ],
  "held-back": [
    /\d+ × \$[\d,]+ = \$([\d,]+), against/,
    /against a bill of \$([\d,]+)/,
    /mailing paid|mailing made|to the good/,
  ],
};

test("whether it pays is said by the exact figures", () => {
  const seen = new Map<string, Set<boolean>>();
  for (const { key, draft } of written) {
    const form = key.split("/")[2] ?? "";
    const conclusion = CONCLUSIONS[form];
    if (!conclusion) continue;
    const [first, second, gain] = conclusion;
    const amount = (pattern: RegExp) => plainNumber(pattern.exec(draft.content)?.[1] ?? "none");
    const pays = amount(first) >= amount(second);
    expect(gain.test(draft.content), `${key}: ${amount(first)} against ${amount(second)}`).toBe(pays);
    seen.set(form, (seen.get(form) ?? new Set()).add(pays));
  }
  expect(seen.size).toBe(Object.keys(CONCLUSIONS).length);
  // Both ends occur where a trade can fail.
  for (const form of ["highest-bid", "held-back", "near-the-door"])
    expect(seen.get(form)?.size, form).toBe(2);
});

/** What a neighbor of a shop does not care about: us, and the trade of mailing. */
const SHOP_TALK =
  /beaconry|(?<!home care )agenc|postcard|mailing|mailbox|marketing|campaign|customer|prospect|\bleads?\b|break[- ]even|holdout|conversion|audience|article|example|\d/i;

test("only direct mail has a postcard: to homes in the town, with the headline and the offer that the article names", () => {
  for (const { key, generator, brief, draft } of written) {
    expect(draft.postcard === null, key).toBe(generator !== "direct-mail-automation");
    if (!draft.postcard) continue;
    const { homes, front, offer, back } = draft.postcard;
    expect(homes, key).toBe(`Homes in ${brief.place.name}, ${brief.place.stateCode}`);
    expect(`${front} ${offer} ${back}`.match(SHOP_TALK)?.[0], key).toBeUndefined();
    const inText = offer.charAt(0).toLowerCase() + offer.slice(1, -1);
    expect(draft.content, key).toContain(front);
    expect(draft.content, key).toContain(inText);
    expect(back, key).toContain(inText);
    // A capital after the salutation, as American letters have it.
    expect(back, key).toMatch(/^Hello( neighbor)?,\n[A-Z][^\n]* code[^\n]*\.$/);
  }
});
