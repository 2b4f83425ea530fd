import { expect, test } from "vitest";
import { briefKey, chooseBrief, listBriefs } from "../../app/generation/briefs";
import { PLACES } from "../../app/generation/content/places";
import type { Place } from "../../app/generation/content/topic";
import { composeDraft, embeddedWriter } from "../../app/generation/embedded-writer";
import { GENERATOR_IDS } from "../../app/generation/generators";
import type { Brief, Draft } from "../../app/generation/writer";
import { createSeededRandom } from "../../app/platform/seeded-random";

/** Posts that share more than this part of their four-word phrases would read as duplicates. */
const SIMILARITY_LIMIT = 0.25;

const written = GENERATOR_IDS.flatMap((generator) =>
  listBriefs(generator).map((brief) => ({ brief, draft: composeDraft(brief) })),
);

test("there is a brief for every generator, place and topic, once each", () => {
  for (const generator of GENERATOR_IDS) {
    const keys = listBriefs(generator).map(briefKey);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBe(PLACES.length * 4);
  }
});

test("no post contains a name from the code", () => {
  const texts = written.map(({ draft }) => Object.values(draft).flat().join(" ")).join(" ");
  const names = [...texts.matchAll(/\b[A-Za-z]*[a-z][A-Z]\w*|\brandom (?:it|one|the|your|two)\b/g)];
  expect(new Set(names.map(([name]) => name))).toEqual(new Set(["PixlSEO"]));
});

test("consecutive briefs differ in place and topic", () => {
  for (const generator of GENERATOR_IDS) {
    const briefs = listBriefs(generator);
    briefs.slice(1).forEach((brief, index) => {
      expect(brief.place.id).not.toBe(briefs[index]?.place.id);
      expect(brief.topic.id).not.toBe(briefs[index]?.topic.id);
    });
  }
});

test("the next brief is the first unused one, and null once all are used", () => {
  const [first, second] = listBriefs("direct-mail-automation").map(briefKey);
  const next = chooseBrief("direct-mail-automation", new Set([first ?? ""]));
  expect(next && briefKey(next)).toBe(second);
  const all = new Set(listBriefs("direct-mail-automation").map(briefKey));
  expect(chooseBrief("direct-mail-automation", all)).toBeNull();
});

test("the same brief gives the same draft", async () => {
  for (const { brief, draft } of written) expect(await embeddedWriter.write(brief)).toEqual(draft);
});

test("a draft has 500 to 900 words, a title of at most 70 and a description of 120 to 160 characters", () => {
  for (const { brief, draft } of written) {
    const at = `${brief.generator} ${briefKey(brief)}`;
    const words = draft.content.split(/\s+/).filter((word) => /\w/.test(word)).length;
    expect(words, at).toBeGreaterThanOrEqual(500);
    expect(words, at).toBeLessThanOrEqual(900);
    expect(draft.title.length, at).toBeLessThanOrEqual(70);
    expect(draft.metaDescription.length, `${at}: ${draft.metaDescription}`).toBeGreaterThanOrEqual(120);
    expect(draft.metaDescription.length, `${at}: ${draft.metaDescription}`).toBeLessThanOrEqual(160);
  }
});

test("a draft has 4 to 6 different key points, a checklist, and its place", () => {
  for (const { brief, draft } of written) {
    const at = `${brief.generator} ${briefKey(brief)}`;
    expect(new Set(draft.keyPoints).size, at).toBe(draft.keyPoints.length);
    expect(draft.keyPoints.length, at).toBeGreaterThanOrEqual(4);
    expect(draft.keyPoints.length, at).toBeLessThanOrEqual(6);
    expect(draft.content.match(/^- /gm)?.length ?? 0, at).toBeGreaterThanOrEqual(4);
    expect(draft.title, at).toContain(brief.place.name);
    expect(draft.content, at).toContain(brief.place.name);
    expect(draft.location).toBe(`${brief.place.name}, ${brief.place.region}`);
  }
});

test("every example says that its numbers are invented", () => {
  const saysSo =
    /invented|made.up|chosen for easy sums|imagin|assum|example|fictional|illustration|purely for the sum|placeholders/i;
  const topics = new Set(written.map(({ brief }) => brief.topic));
  for (const topic of topics) {
    for (const example of topic.examples)
      expect(example(createSeededRandom(topic.id)), topic.id).toMatch(saysSo);
  }
});

test("no hype, no exclamation mark, no unfilled placeholder, no external link", () => {
  const hype =
    /\b(unlock\w*|supercharg\w*|seamless\w*|AI-powered|cutting-edge|game.chang\w*|revolution\w*|leverag\w*|skyrocket\w*|elevat\w+|delv\w+|effortless\w*|world-class|next-level|studies show|research shows|according to)\b/i;
  for (const { draft } of written) {
    const text = [draft.title, draft.metaDescription, ...draft.keyPoints, draft.content].join("\n");
    expect(text).not.toMatch(hype);
    expect(text).not.toMatch(/!|\{|\}|undefined|NaN|https?:|—/);
    expect(text).not.toMatch(/\$-|\b(a|in|near|of|the) The\b|\ba [AEIOU][a-z]|\bthe the\b/);
    for (const [, href] of text.matchAll(/\]\(([^)]*)\)/g)) expect(href).toMatch(/^\/[a-z-]*$/);
  }
});

test("titles are all different", () => {
  expect(new Set(written.map(({ draft }) => draft.title)).size).toBe(written.length);
});

test("without the places' names no two drafts are similar", () => {
  const phrases = written.map(({ brief, draft }) => phrasesOf(draft, brief.place));
  let worst = { share: 0, pair: "" };
  written.forEach((one, first) => {
    written.slice(first + 1).forEach((other, offset) => {
      const share = common(phrases[first] ?? new Set(), phrases[first + 1 + offset] ?? new Set());
      if (share > worst.share) worst = { share, pair: `${label(one.brief)} and ${label(other.brief)}` };
    });
  });
  expect(worst.share, worst.pair).toBeGreaterThan(0);
  expect(worst.share, worst.pair).toBeLessThan(SIMILARITY_LIMIT);
});

function label(brief: Brief): string {
  return `${brief.generator} ${briefKey(brief)}`;
}

function phrasesOf(draft: Draft, place: Place): Set<string> {
  const names = [place.name, place.region, place.center, place.edge, ...place.areas];
  const bare = names.reduce((text, name) => text.replaceAll(new RegExp(name, "gi"), " "), draft.content);
  const words = bare.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(" ")));
}

/** The Jaccard index: phrases in both, divided by phrases in either. */
function common(one: Set<string>, other: Set<string>): number {
  let both = 0;
  for (const phrase of one) if (other.has(phrase)) both += 1;
  return both / (one.size + other.size - both);
}
