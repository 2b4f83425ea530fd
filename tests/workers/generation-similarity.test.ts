import { beforeEach, expect, test } from "vitest";
import { signatureOf } from "../../app/generation/gates/similarity";
import { runGenerator } from "../../app/generation/run.task.server";
import { findSimilarPosts } from "../../app/generation/similar-posts.server";
import type { Brief, Draft } from "../../app/generation/writer";
import { embeddedWriter } from "../../app/generation/writers/embedded-writer";
import { clearGeneration, generationAt, runOf, SEO } from "../support/generation";
import { insertPosts } from "../support/posts";
import { rows, testDb } from "../support/workers-env";
import { draftOf, scriptedWriter } from "../support/writers";

const NOW = "2026-03-02T10:05:03.000Z";
beforeEach(clearGeneration);

/** What a run's draft is compared with, and how it ends. */
async function offer(text: (brief: Brief) => Promise<Draft>) {
  const run = runOf(SEO);
  const writer = scriptedWriter(async (brief) => JSON.stringify(await text(brief)));
  await runGenerator(run, generationAt(NOW), writer);
  const [row] = await rows("select status, error_message from blog_generation_log where id = ?", run.id);
  return row;
}
const library = (brief: Brief) => draftOf(embeddedWriter, brief);
/** Words that no other text has, as a text of that many paragraphs. */
const prose = (seed: string, words = 400) =>
  Array.from({ length: words }, (_, at) => `${seed}${at.toString(36)}`).join(" ");
const likeness = (content: string, names: string[] = []) => findSimilarPosts(testDb(), { content, names });
const nearest = async (content: string) => (await likeness(content)).nearest;

test("a draft that repeats what an editor wrote into an existing article is refused", async () => {
  // By the signatures of its first version others are as near, and come first.
  const others = Array.from({ length: 6 }, (_, at) => ({ slug: `other-${at}`, content: prose(`o${at}`) }));
  await insertPosts(...others, { slug: "the-edited", title: "As edited", content: prose("old") });
  expect((await offer(library))?.status).toBe("success");
  // The first run signed the article; it is edited while the writer of the second one writes.
  const end = await offer(async (brief) => {
    const draft = await library(brief);
    await rows(
      "update blogs set content = ?, version = version + 1 where slug = 'the-edited'",
      draft.content,
    );
    return draft;
  });
  expect(end).toMatchObject({ status: "refused" });
  expect(end?.error_message).toContain("“As edited”");
});

test("an article is signed again with each version, and what it no longer says may be said", async () => {
  await insertPosts({ slug: "edited", content: prose("old") });
  expect(await nearest(prose("old"))).toMatchObject({ similarity: 1 });
  await rows("update blogs set content = ?, version = 2", prose("new"));
  expect((await nearest(prose("new")))?.similarity).toBe(1);
  expect((await nearest(prose("old")))?.similarity).toBe(0);
  const [signed] = await rows("select version, signature from post_signatures");
  expect(signed).toEqual({ version: 2, signature: signatureOf(prose("new"), []) });
});

test("a draft is compared with drafts and published posts alike, and not with what was deleted for good", async () => {
  await insertPosts(
    { slug: "draft", title: "A draft", content: prose("a"), published: false },
    { slug: "live", title: "A post", content: prose("b") },
  );
  expect(await nearest(prose("a"))).toEqual({ title: "A draft", similarity: 1 });
  expect(await nearest(prose("b"))).toEqual({ title: "A post", similarity: 1 });
  await rows("delete from blogs where slug = 'live'");
  expect(await nearest(prose("b"))).toEqual({ title: "A draft", similarity: 0 });
  expect(await rows("select blog_id from post_signatures")).toEqual([{ blog_id: "draft" }]);
});

test("without a post there is nothing to be like", async () => {
  expect(await nearest(prose("a"))).toBeNull();
});

test("of several posts the one that says most of it is named", async () => {
  const whole = prose("x", 300);
  const words = whole.split(" ");
  await insertPosts(
    { slug: "third", title: "A third", content: `${words.slice(0, 100).join(" ")} ${prose("y", 200)}` },
    { slug: "half", title: "Nearly half", content: `${words.slice(0, 200).join(" ")} ${prose("z", 100)}` },
    { slug: "other", title: "Something else", content: prose("w", 300) },
  );
  expect(await nearest(whole)).toMatchObject({ title: "Nearly half", similarity: expect.closeTo(0.5, 1) });
});

test("more posts than one reading of signatures are all compared", async () => {
  await insertPosts({ slug: "zzz-last", title: "The last one", content: prose("last") });
  await nearest("");
  // Their ids come first, and their signatures are like nothing.
  await rows(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 5001)
      insert into blogs (id, slug, title, meta_description, content, created_at, updated_at)
      select printf('aaa-%05d', i), 'p' || i, 'P', '', '', ?, ? from n`,
    NOW,
    NOW,
  );
  await rows(
    "insert into post_signatures (blog_id, version, signature) select id, version, ? from blogs where id <> 'zzz-last'",
    signatureOf(prose("none"), []),
  );
  expect(await nearest(prose("last"))).toEqual({ title: "The last one", similarity: 1 });
});

test("the names of a post's place and of the draft's are left out of the comparison", async () => {
  const about = (town: string) =>
    Array.from({ length: 60 }, (_, at) => `In ${town} the shop${at} closes at six and opens late`).join(". ");
  await insertPosts({ slug: "mentor", title: "Mentor", content: about("Mentor"), location: "Mentor, OH" });
  const names = ["Lakeview", "WI"];
  expect((await likeness(about("Lakeview"), names)).nearest?.similarity).toBe(1);
});

test("the post that shares most sentences is named with their share, though others say more of it", async () => {
  const sentences = ["One is here.", "Two is there.", "Three went away.", "Four came in.", "Five sat down."];
  await insertPosts(
    { slug: "two", title: "Two of five", content: sentences.slice(0, 2).join(" ") },
    { slug: "one", title: "One of five", content: `${sentences[4]} ${prose("x", 30)}` },
  );
  expect((await likeness(sentences.join(" "))).repeated).toEqual({ title: "Two of five", share: 0.4 });
  expect((await likeness(prose("y"))).repeated).toBeNull();
});

test("posts that were signed before their sentences were kept are signed again", async () => {
  await insertPosts({ slug: "old", title: "Old", content: "One is here. Two is there." });
  await likeness("");
  await rows("update post_signatures set sentences = null");
  expect((await likeness("One is here.")).repeated).toEqual({ title: "Old", share: 1 });
});
