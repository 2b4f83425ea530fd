import { z } from "zod";
import { SECOND } from "../../platform/clock";
import type { Env } from "../../platform/env.server";
import type { Writer } from "../writer";
import { costOf, highestCost, MAX_TOKENS, tokensOf } from "./cost";
import { PROMPT_VERSION, promptOf } from "./prompt";
import { NOT_BILLED, WriterError } from "./writer-error";

const TIMEOUT = 50 * SECOND;

const answerSchema = z.object({
  // A model in JSON mode may answer with the object itself.
  response: z.union([z.string(), z.record(z.string(), z.unknown())]),
  usage: z.unknown().optional(),
});

type Settings = Pick<
  Env,
  "AI" | "WORKERS_AI_MODEL" | "WORKERS_AI_CENTS_PER_MILLION_IN" | "WORKERS_AI_CENTS_PER_MILLION_OUT"
>;

/** A text model of Cloudflare Workers AI, through the binding `AI`. */
export function workersAiWriter(env: Settings, timeoutMs = TIMEOUT): Writer {
  const prices = {
    centsIn: env.WORKERS_AI_CENTS_PER_MILLION_IN,
    centsOut: env.WORKERS_AI_CENTS_PER_MILLION_OUT,
  };
  return {
    id: "workers-ai",
    model: env.WORKERS_AI_MODEL,
    promptVersion: PROMPT_VERSION,
    highestCostMicros: highestCost(prices),
    briefLimit: null,
    triesPerRun: 1,
    write: async (brief, repair) => {
      const { AI } = env;
      if (!AI) throw new WriterError("The binding AI is missing", { cost: NOT_BILLED });
      const messages = promptOf(brief, repair);
      const inputs = {
        messages,
        max_tokens: MAX_TOKENS,
        response_format: { type: "json_object" },
      };
      const answer = answerSchema.safeParse(
        await withinTime(AI.run(env.WORKERS_AI_MODEL, inputs), timeoutMs),
      );
      if (!answer.success) throw new WriterError("Workers AI answered without a text");
      const { response, usage } = answer.data;
      const text = typeof response === "string" ? response : JSON.stringify(response);
      const sent = messages.map(({ content }) => content).join("");
      const tokens = tokensOf({ usage, sent, answer: text, isRepair: repair !== null });
      return { text, ...tokens, costMicros: costOf(tokens, prices) };
    },
  };
}

async function withinTime(answer: Promise<unknown>, timeoutMs: number): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new WriterError(`The writer did not answer within ${timeoutMs / SECOND} s`)),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    throw error instanceof WriterError ? error : new WriterError("Workers AI failed", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
