import { expect, type Mock, test, vi } from "vitest";
import { chooseBrief } from "../../app/generation/briefs";
import { embeddedWriter } from "../../app/generation/writers/embedded-writer";
import { workersAiWriter } from "../../app/generation/writers/workers-ai.server";
import { writeDraft } from "../../app/generation/writers/write-draft";
import { WriterError } from "../../app/generation/writers/writer-error";

const first = chooseBrief("generate-pixlseo-blog-post", new Set());
if (!first) throw new Error("There is no brief");
const brief = { ...first, rejections: ["It never names a street"] };
const good = async () => (await embeddedWriter.write(brief, null)).text;

const PRICES = { WORKERS_AI_CENTS_PER_MILLION_IN: 40, WORKERS_AI_CENTS_PER_MILLION_OUT: 160 };
const USAGE = { prompt_tokens: 1200, completion_tokens: 900 };
// At 40 and 160 cents a million tokens: 6,000 in and 4,000 out are 0.88 cents, and with the first answer sent again 1.04.
const FIRST_AT_MOST = 8800;
const BOTH_AT_MOST = 8800 + 10_400;

type Run = (model: string, inputs: { messages: { role: string; content: string }[] }) => Promise<unknown>;

/** A writer whose binding answers as told, repeating the last answer. */
function writerWith(...answers: (() => Promise<unknown>)[]) {
  const run: Mock<Run> = vi.fn<Run>(() =>
    (answers[Math.min(run.mock.calls.length, answers.length) - 1] ?? silence)(),
  );
  // The binding's other members are never used.
  const AI = { run } as unknown as Ai;
  return { run, writer: workersAiWriter({ AI, WORKERS_AI_MODEL: "@cf/small", ...PRICES }, 30) };
}
const silence = () => new Promise<never>(() => {});
const answer =
  (response: unknown, usage: unknown = USAGE) =>
  async () => ({ response, usage });

test("it asks the model for a JSON object within the limit of tokens, and its answer becomes a draft with its cost", async () => {
  const { run, writer } = writerWith(answer(await good()));
  const { draft, error, used } = await writeDraft(writer, brief);
  expect([draft?.title, error]).toEqual([JSON.parse(await good()).title, null]);
  // (1,200 × 40 + 900 × 160) cents for a million tokens = 0.192 cents.
  expect(used).toEqual({ tries: 1, tokensIn: 1200, tokensOut: 900, costMicros: 1920 });
  expect(run).toHaveBeenCalledTimes(1);
  const [model, inputs] = run.mock.calls[0] ?? [];
  expect(model).toBe("@cf/small");
  expect(inputs).toMatchObject({ max_tokens: 4000, response_format: { type: "json_object" } });
  expect(inputs?.messages.map(({ role }) => role)).toEqual(["system", "user"]);
  for (const said of [brief.place.name, brief.facts[0]?.text ?? "?", "It never names a street"]) {
    expect(inputs?.messages[1]?.content).toContain(said);
  }
  expect([writer.id, writer.model, writer.highestCostMicros]).toEqual([
    "workers-ai",
    "@cf/small",
    BOTH_AT_MOST,
  ]);
});

test("a model that answers with the object itself is read, too", async () => {
  const { writer } = writerWith(answer(JSON.parse(await good())));
  expect((await writeDraft(writer, brief)).draft).toEqual(JSON.parse(await good()));
});

test("an answer that breaks off is asked for once more, with the first one and what is wrong, and both are paid for", async () => {
  const whole = await good();
  const { run, writer } = writerWith(answer(whole.slice(0, 500)), answer(whole));
  const { draft, used } = await writeDraft(writer, brief);
  expect(draft).not.toBeNull();
  expect(used).toEqual({ tries: 2, tokensIn: 2400, tokensOut: 1800, costMicros: 3840 });
  const { messages } = run.mock.calls[1]?.[1] ?? { messages: [] };
  expect(messages.at(-2)).toEqual({ role: "assistant", content: whole.slice(0, 500) });
  expect(messages.at(-1)?.content).toContain("it is not JSON");
});

const failing = async () => {
  throw new Error("InferenceUpstreamError: 429: no capacity");
};

test.each([
  ["hangs", silence, "The writer did not answer within 0.03 s"],
  ["fails", failing, "Workers AI failed"],
  ["answers nothing", async () => undefined, "Workers AI answered without a text"],
  ["answers without a response", async () => ({ usage: USAGE }), "Workers AI answered without a text"],
  ["answers with no text", answer(null), "Workers AI answered without a text"],
])("a model that %s gives a clear sentence, may be asked later, and costs the most", async (_, run, text) => {
  const { writer, run: asked } = writerWith(run);
  const { draft, error, used } = await writeDraft(writer, brief);
  expect([draft, error?.message, error?.mayRetry]).toEqual([null, text, true]);
  expect(used).toEqual({ tries: 1, tokensIn: 0, tokensOut: 0, costMicros: BOTH_AT_MOST });
  expect(asked).toHaveBeenCalledTimes(1);
});

test("the reason of a failure is kept for the log", async () => {
  const { writer } = writerWith(failing);
  const error = await writer.write(brief, null).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(WriterError);
  expect(error).toMatchObject({ cause: { message: "InferenceUpstreamError: 429: no capacity" } });
});

test("an answer in time leaves no timer behind", async () => {
  vi.useFakeTimers();
  try {
    const { writer } = writerWith(answer(await good()));
    await writer.write(brief, null);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ["missing", undefined],
  ["zero", { prompt_tokens: 0, completion_tokens: 0 }],
  ["negative", { prompt_tokens: -5, completion_tokens: -5 }],
  ["less than the texts can have", { prompt_tokens: 1, completion_tokens: 900 }],
  ["less than the answer can have", { prompt_tokens: 1200, completion_tokens: 1 }],
  ["text", { prompt_tokens: "1200", completion_tokens: "900" }],
])("usage that is %s counts as the most that a request can use", async (_, usage) => {
  const { writer } = writerWith(async () => ({ response: await good(), usage }));
  const { used } = await writeDraft(writer, brief);
  expect(used).toEqual({ tries: 1, tokensIn: 6000, tokensOut: 4000, costMicros: FIRST_AT_MOST });
});

test("a repair without usage counts as the most that a repair can use", async () => {
  const { writer } = writerWith(answer("{}"), async () => ({ response: await good() }));
  const { used } = await writeDraft(writer, brief);
  expect(used).toEqual({
    tries: 2,
    tokensIn: 1200 + 10_000,
    tokensOut: 900 + 4000,
    costMicros: 1920 + 10_400,
  });
});

test("without the binding nothing is asked and nothing is paid for", async () => {
  const writer = workersAiWriter({ AI: undefined, WORKERS_AI_MODEL: "@cf/small", ...PRICES });
  const { error, used } = await writeDraft(writer, brief);
  expect(error?.message).toBe("The binding AI is missing");
  expect(used).toEqual({ tries: 1, tokensIn: 0, tokensOut: 0, costMicros: 0 });
});

/** What one request may be billed: its prompt and the longest answer that it allows. */
const billed = (prompt: string, maxTokens: number) =>
  // No tokenizer makes more than a token of two characters of English and JSON.
  ((prompt.length / 2) * 40 + maxTokens * 160) / 100;

test.each(["generate-pixlseo-blog-post", "generate-marketing-article", "direct-mail-automation"] as const)(
  "the most that a draft of %s and its repair can be billed is booked",
  async (generator) => {
    const chosen = chooseBrief(generator, new Set());
    if (!chosen) throw new Error("There is no brief");
    const rejections = Array.from({ length: 5 }, (_, at) => `${at}${"x".repeat(299)}`);
    // An answer of 4,000 tokens has 16,000 characters or so.
    const { run, writer } = writerWith(answer(`{"title": "${"word ".repeat(3200)}"}`));
    await writeDraft(writer, { ...chosen, rejections });
    const sent = run.mock.calls.map(([, inputs]) => inputs);
    expect(sent).toHaveLength(2);
    const [one, two] = sent.map(({ messages }) => messages.map(({ content }) => content).join(""));
    // Of the repair's prompt the first answer is billed as the tokens that it had.
    const repair = (two ?? "").replace("word ".repeat(3200), "");
    const most = billed(one ?? "", 4000) + billed(repair, 4000) + (4000 * 40) / 100;
    expect(writer.highestCostMicros).toBeGreaterThanOrEqual(most);
    expect(writer.highestCostMicros).toBeLessThan(2 * most);
  },
);
