import { afterEach, expect, test } from "vitest";
import { chooseBrief } from "../../app/generation/briefs";
import type { Brief } from "../../app/generation/writer";
import { embeddedWriter } from "../../app/generation/writers/embedded-writer";
import { openAiWriter } from "../../app/generation/writers/openai.server";
import { writeDraft } from "../../app/generation/writers/write-draft";
import { cutOff, json, silence, startPeer, status, text } from "../support/http-peer";

let peer: Awaited<ReturnType<typeof startPeer>> | undefined;
afterEach(() => peer?.close());

const brief: Brief = { ...takeBrief(), rejections: ["It never names a street"] };

function takeBrief(): Brief {
  const first = chooseBrief("generate-pixlseo-blog-post", new Set());
  if (!first) throw new Error("There is no brief");
  return first;
}

async function writerAt(...answers: Parameters<typeof startPeer>) {
  peer = await startPeer(...answers);
  const settings = {
    OPENAI_BASE_URL: `${peer.url}/v1`,
    OPENAI_API_KEY: "sk-9f27c1ab44",
    OPENAI_MODEL: "small",
  };
  const prices = { OPENAI_CENTS_PER_MILLION_IN: 40, OPENAI_CENTS_PER_MILLION_OUT: 160 };
  // Short only where the time runs out: on a busy machine a good answer can take longer than that.
  const timeoutMs = answers.includes(silence) ? 300 : 20_000;
  return { peer, writer: openAiWriter({ ...settings, ...prices }, timeoutMs) };
}

type Choice = { content?: string | null; refusal?: string; finish?: string };
const completion = ({ content = null, refusal, finish = "stop" }: Choice) => ({
  choices: [{ finish_reason: finish, message: { content, refusal } }],
  usage: { prompt_tokens: 1200, completion_tokens: 900 },
});
const good = async () => (await embeddedWriter.write(brief, null)).text;

test("it sends key, model, facts and reasons of rejections, and its answer becomes a draft with its cost", async () => {
  const { peer, writer } = await writerAt(json(completion({ content: await good() })));
  const { draft, used } = await writeDraft(writer, brief);
  expect(draft?.title).toBe(JSON.parse(await good()).title);
  // (1,200 × 40 + 900 × 160) cents for a million tokens = 0.192 cents.
  expect(used).toEqual({ tries: 1, tokensIn: 1200, tokensOut: 900, costMicros: 1920 });
  const [asked] = peer.asked;
  expect([asked?.method, asked?.path]).toEqual(["POST", "/v1/chat/completions"]);
  expect(asked?.headers.authorization).toBe("Bearer sk-9f27c1ab44");
  const body = JSON.parse(asked?.body ?? "");
  expect(body).toMatchObject({
    ...{ model: "small", max_completion_tokens: 4000, response_format: { type: "json_object" } },
  });
  const prompt = JSON.stringify(body.messages);
  for (const said of [brief.place.name, brief.facts[0]?.text ?? "", "It never names a street"]) {
    expect(prompt).toContain(JSON.stringify(said).slice(1, -1));
  }
});

test("an answer that does not fit is repaired once; the second request holds the first answer and the problems", async () => {
  const fenced = `\`\`\`json\n${await good()}\n\`\`\``;
  const { peer, writer } = await writerAt(
    json(completion({ content: '{"title":"Only this"}' })),
    json(completion({ content: fenced })),
  );
  const { draft, used } = await writeDraft(writer, brief);
  expect(draft).not.toBeNull();
  expect(used.tries).toBe(2);
  const second = JSON.parse(peer.asked[1]?.body ?? "").messages;
  expect(second.at(-2)).toEqual({ role: "assistant", content: '{"title":"Only this"}' });
  expect(second.at(-1).content).toContain("metaDescription");
});

test("an answer that never fits is given up after two tries, and both are paid for", async () => {
  const { peer, writer } = await writerAt(json(completion({ content: "Here is your article!" })));
  const { draft, error, used } = await writeDraft(writer, brief);
  expect([draft, error?.message]).toEqual([null, "The writer’s output does not fit: it is not JSON"]);
  expect(error?.mayRetry).toBe(false);
  expect([peer.asked.length, used.costMicros]).toEqual([2, 3840]);
});

test.each([
  ["hangs", silence, "The writer did not answer within 0.3 s"],
  ["breaks off", cutOff, "The writer could not be reached, or its answer broke off"],
  ["answers in HTML", text("<h1>Hello</h1>"), "The writer’s answer is not that of a chat completion"],
  ["answers an empty object", json({}), "The writer’s answer is not that of a chat completion"],
  ["does not know the key", status(401), "The writer does not accept the key"],
  ["is busy", status(429), "The writer is busy or its quota is used up (429)"],
  ["fails", status(500), "The writer answered with status 500"],
  ["redirects", status(302, { Location: "http://127.0.0.1:1/" }), "The writer answered with status 302"],
  [
    "refuses",
    json(completion({ refusal: "I cannot help with that" })),
    "The writer refused: I cannot help with that",
  ],
  ["is cut off", json(completion({ content: "{", finish: "length" })), "cut off at its length limit"],
  ["filters", json(completion({ content: "", finish: "content_filter" })), "filter held the answer back"],
  ["never ends", json({ pad: "x".repeat(300_000) }), "The writer’s answer is too long"],
])("a service that %s gives a clear sentence and no draft", async (_, answer, sentence) => {
  const { writer } = await writerAt(answer);
  const { draft, error } = await writeDraft(writer, brief);
  expect(draft).toBeNull();
  expect(error?.message).toContain(sentence);
  expect(error?.message).not.toContain("sk-9f27c1ab44");
});

test.each([
  ["refuses", json(completion({ refusal: "No" }))],
  ["is cut off", json(completion({ content: "{", finish: "length" }))],
  ["filters", json(completion({ content: "", finish: "content_filter" }))],
])("a service that %s is paid for the answer, and is not asked again", async (_, answer) => {
  const { peer, writer } = await writerAt(answer);
  const { error, used } = await writeDraft(writer, brief);
  expect(used).toEqual({ tries: 1, tokensIn: 1200, tokensOut: 900, costMicros: 1920 });
  expect([peer.asked.length, error?.mayRetry]).toEqual([1, false]);
});

const withUsage = (usage: unknown, content: string) => json({ ...completion({ content }), usage });
const NO_USAGE = undefined;
// At 40 and 160 cents a million tokens: 6,000 in and 4,000 out are 0.88 cents, and with the first answer sent again 1.04.
const FIRST_AT_MOST = 8800;
const BOTH_AT_MOST = 8800 + 10_400;

test.each([
  ["negative", { prompt_tokens: -1e9, completion_tokens: -1e9 }],
  ["missing", NO_USAGE],
  ["null", null],
  ["zero", { prompt_tokens: 0, completion_tokens: 0 }],
  ["half missing", { prompt_tokens: 1200 }],
  ["a fraction", { prompt_tokens: 1200.5, completion_tokens: 900 }],
  ["text", { prompt_tokens: "1200", completion_tokens: "900" }],
  ["huge", { prompt_tokens: 1e15, completion_tokens: 900 }],
  ["less than the texts can have", { prompt_tokens: 1, completion_tokens: 1 }],
  ["one negative", { prompt_tokens: 1200, completion_tokens: -900 }],
])("usage that is %s counts as the most that a request can use", async (_, usage) => {
  const { writer } = await writerAt(withUsage(usage, await good()));
  const { draft, used } = await writeDraft(writer, brief);
  expect(draft).not.toBeNull();
  expect(used).toEqual({ tries: 1, tokensIn: 6000, tokensOut: 4000, costMicros: FIRST_AT_MOST });
});

test("two tries without usage cost the most that a draft can", async () => {
  const { writer } = await writerAt(withUsage(NO_USAGE, "No JSON"));
  const { used } = await writeDraft(writer, brief);
  expect([used.tries, used.costMicros]).toEqual([2, BOTH_AT_MOST]);
  expect(writer.highestCostMicros).toBe(BOTH_AT_MOST);
});

test.each([
  ["hangs", silence, BOTH_AT_MOST],
  ["breaks off", cutOff, BOTH_AT_MOST],
  ["answers in HTML", text("<h1>Hello</h1>"), BOTH_AT_MOST],
  ["fails", status(500), BOTH_AT_MOST],
  ["never ends", json({ pad: "x".repeat(300_000) }), BOTH_AT_MOST],
  ["does not know the key", status(401), 0],
  ["is busy", status(429), 0],
  ["redirects", status(302, { Location: "http://127.0.0.1:1/" }), 0],
])("a service that %s costs what it may bill: %i", async (_, answer, cost) => {
  const { writer } = await writerAt(answer);
  expect((await writeDraft(writer, brief)).used.costMicros).toBe(cost);
});

test("a repair that fails is booked on top of the first answer, up to the most that both can cost", async () => {
  const { writer } = await writerAt(json(completion({ content: "No JSON" })), status(500));
  expect((await writeDraft(writer, brief)).used.costMicros).toBe(BOTH_AT_MOST);
});

test("a text that no article may have is asked for once more", async () => {
  const nested = JSON.stringify({ ...JSON.parse(await good()), content: `${">".repeat(5000)} x` });
  const { peer, writer } = await writerAt(json(completion({ content: nested })));
  const { error } = await writeDraft(writer, brief);
  expect([peer.asked.length, error?.message]).toEqual([
    2,
    "The writer’s output does not fit: content: At most 50 lists and quotations can stand within each other. Take some levels out.",
  ]);
});

test.each([
  [400, false],
  [401, false],
  [404, false],
  [408, true],
  [429, true],
  [500, true],
  [503, true],
])("after status %i, another try may help: %s", async (code, mayRetry) => {
  const { writer } = await writerAt(status(code));
  expect((await writeDraft(writer, brief)).error?.mayRetry).toBe(mayRetry);
});
