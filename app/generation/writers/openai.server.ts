import { z } from "zod";
import { SECOND } from "../../platform/clock";
import type { Env } from "../../platform/env.server";
import type { Writer } from "../writer";
import { costOf, highestCost, MAX_TOKENS, tokensOf } from "./cost";
import { PROMPT_VERSION, promptOf } from "./prompt";
import { NOT_BILLED, WriterError } from "./writer-error";

/** Two answers of this length stay within a queue message's claim. */
const TIMEOUT = 50 * SECOND;
const MAX_ANSWER_BYTES = 200_000;

const answerSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullable().optional(),
        message: z.object({ content: z.string().nullable(), refusal: z.string().nullable().optional() }),
      }),
    )
    .min(1),
  usage: z.unknown().optional(),
});

type Settings = Pick<
  Env,
  | "OPENAI_BASE_URL"
  | "OPENAI_API_KEY"
  | "OPENAI_MODEL"
  | "OPENAI_CENTS_PER_MILLION_IN"
  | "OPENAI_CENTS_PER_MILLION_OUT"
>;

/** Any service that speaks OpenAI's chat completions (https://platform.openai.com/docs/api-reference/chat). */
export function openAiWriter(env: Settings, timeoutMs = TIMEOUT): Writer {
  const prices = {
    centsIn: env.OPENAI_CENTS_PER_MILLION_IN,
    centsOut: env.OPENAI_CENTS_PER_MILLION_OUT,
  };
  return {
    id: "openai",
    model: env.OPENAI_MODEL,
    promptVersion: PROMPT_VERSION,
    highestCostMicros: highestCost(prices),
    briefLimit: null,
    triesPerRun: 1,
    write: async (brief, repair) => {
      const messages = promptOf(brief, repair);
      const body = {
        model: env.OPENAI_MODEL,
        messages,
        response_format: { type: "json_object" },
        max_completion_tokens: MAX_TOKENS,
      };
      const { choices, usage } = parseAnswer(await post(env, JSON.stringify(body), timeoutMs));
      const text = choices[0]?.message.content ?? "";
      const sent = messages.map(({ content }) => content).join("");
      const tokens = tokensOf({ usage, sent, answer: text, isRepair: repair !== null });
      const cost = { ...tokens, costMicros: costOf(tokens, prices) };
      const problem = problemOf(choices[0]);
      // Asked again, it would answer the same and cost the same.
      if (problem !== null) throw new WriterError(problem, { mayRetry: false, cost });
      return { text, ...cost };
    },
  };
}

type Choice = z.infer<typeof answerSchema>["choices"][number];

/** Why an answer is not a draft, although the service gave one; null if it may be. */
function problemOf(choice: Choice | undefined): string | null {
  if (choice?.message.refusal) return `The writer refused: ${choice.message.refusal.slice(0, 200)}`;
  if (choice?.finish_reason === "length") return "The writer’s answer was cut off at its length limit";
  if (choice?.finish_reason === "content_filter") return "The writer’s own filter held the answer back";
  return null;
}

async function post(env: Settings, body: string, timeoutMs: number): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${env.OPENAI_BASE_URL}/chat/completions`, {
      method: "POST",
      headers: { Authorization: `Bearer ${env.OPENAI_API_KEY}`, "Content-Type": "application/json" },
      body,
      // The key goes to the configured service only. Workers know no "error"; a redirect fails by its status.
      redirect: "manual",
      signal,
    });
    const text = await readLimited(response);
    if (response.ok) return text;
    const isRefused = response.status < 500;
    throw new WriterError(statusText(response.status), {
      mayRetry: isPassing(response.status),
      ...(isRefused ? { cost: NOT_BILLED } : {}),
    });
  } catch (error) {
    if (error instanceof WriterError) throw error;
    if (signal.aborted) throw new WriterError(`The writer did not answer within ${timeoutMs / SECOND} s`);
    throw new WriterError("The writer could not be reached, or its answer broke off");
  }
}

function statusText(status: number): string {
  if (status === 401 || status === 403) return "The writer does not accept the key";
  if (status === 429) return "The writer is busy or its quota is used up (429)";
  return `The writer answered with status ${status}`;
}

/** Whether a service may answer differently later: a wrong key or address does not fix itself. */
function isPassing(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** A service that streams without end must not fill the memory. */
async function readLimited({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new WriterError("The writer’s answer is too long");
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function parseAnswer(text: string): z.infer<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch {
    throw new WriterError("The writer’s answer is not that of a chat completion");
  }
}
