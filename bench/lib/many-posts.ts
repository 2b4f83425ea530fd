import type { Miniflare } from "miniflare";
import { chooseBrief } from "../../app/generation/briefs.ts";
import { GENERATOR_IDS } from "../../app/generation/generators.ts";
import { draftOf } from "../../app/generation/writers/embedded-writer.ts";
import { createSeededRandom, type SeededRandom } from "../../app/platform/seeded-random.ts";
import { sized } from "./run.ts";

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

export const POST_BYTES = 6000;
/** A word in one post of a thousand, and a sentence in one post of all. */
export const RARE_WORD = "quincunx";
export const ONLY_SENTENCE = "The ferry to Sturgeon Bay carried eleven plumbers and one accordion.";
/** 200 letters of ordinary words, in one post. */
export const PASSAGE =
  "Ask the people who answer the phone which streets they hear most often and write the names on the map in the order in which the calls come in because the list will show you where the next card should go";
export const PLACES = 2000;

const CATEGORIES = ["SEO", "SEO", "AI Marketing", "AI Marketing", "Direct Mail", "Legal Marketing", ""];
const WRITTEN = sized(100, 3);
const POSTS_PER_STATEMENT = 150;
const PART_BYTES = 1000;

/** Sentences of posts by the embedded writer, so that letters and words are as frequent as in real ones. */
async function listSentences(): Promise<string[]> {
  const sentences: string[] = [];
  for (const generator of GENERATOR_IDS) {
    const used = new Set<string>();
    for (let post = 0; post < WRITTEN; post += 1) {
      const brief = chooseBrief(generator, used);
      if (!brief) break;
      used.add(brief.key);
      sentences.push(...(draftOf(brief).content.match(/[A-Z][^.\n#*|[\]]{20,200}\./g) ?? []));
    }
  }
  return [...new Set(sentences)];
}

/** Adds published posts of 6 kB, in the order of their dates, up to `count` in all. */
export async function addPosts(database: Database, count: number): Promise<void> {
  const sentences = await listSentences();
  const found = await database.prepare("select count(*) as posts from blogs").first<{ posts: number }>();
  const insert = database.prepare(
    `insert into blogs (id, slug, title, meta_description, content, category, location, key_points, read_minutes, published, published_at, created_at, updated_at)
     select value ->> 0, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, 5, 1, value ->> 7, value ->> 7, value ->> 7 from json_each(?)`,
  );
  for (let from = found?.posts ?? 0; from < count; from += POSTS_PER_STATEMENT) {
    const size = Math.min(POSTS_PER_STATEMENT, count - from);
    const posts = Array.from({ length: size }, (_, at) => makePost(from + at, sentences));
    await insert.bind(JSON.stringify(posts)).run();
  }
}

function makePost(at: number, sentences: string[]): string[] {
  const random = createSeededRandom(`post ${at}`);
  const created = new Date(Date.UTC(2026, 0, 1) + at * 600_000).toISOString();
  const place = Math.floor(random.next() * PLACES);
  return [
    `post-${at}`,
    `${pick(random, sentences).slice(0, 60)} ${at}`,
    pick(random, sentences).slice(0, 150),
    writeContent(at, random, sentences),
    pick(random, CATEGORIES),
    `Town ${place}, WI`,
    JSON.stringify(Array.from({ length: 4 }, () => pick(random, sentences).slice(0, 70))),
    created,
  ];
}

function writeContent(at: number, random: SeededRandom, sentences: string[]): string {
  let content = "";
  let part = 0;
  if (at % 1000 === 7) content += `A ${RARE_WORD} of five streets. `;
  if (at === 500) content += `${ONLY_SENTENCE} ${PASSAGE} `;
  while (content.length < POST_BYTES) {
    if (content.length >= part * PART_BYTES) {
      content += part === 0 ? "" : `\n\n## ${pick(random, sentences).slice(0, 40)}\n\n`;
      part += 1;
    }
    content += `${pick(random, sentences)} `;
  }
  return content;
}

function pick<Item>(random: SeededRandom, items: readonly Item[]): Item {
  const item = items[Math.floor(random.next() * items.length)];
  if (item === undefined) throw new Error("Nothing to pick from");
  return item;
}
