import type { z } from "zod";
import { contentProblem } from "../../blog/markup/article-lexer";
import { type Brief, type Draft, draftSchema, type Writer } from "../writer";
import { WriterError } from "./writer-error";

export type WriterUsage = { tries: number; tokensIn: number; tokensOut: number; costMicros: number };
/** The draft, or why there is none, and in any case what it cost. */
export type Result = { used: WriterUsage } & (
  | { draft: Draft; error: null }
  | { draft: null; error: WriterError }
);

/** Asks the writer, and again if the output does not fit, saying what is wrong with it. */
export async function writeDraft(writer: Writer, brief: Brief): Promise<Result> {
  const used: WriterUsage = { tries: 0, tokensIn: 0, tokensOut: 0, costMicros: 0 };
  let repair: { text: string; problems: string[] } | null = null;
  for (let tries = 1; tries <= 2; tries += 1) {
    used.tries = tries;
    try {
      const { text, ...cost } = await writer.write(brief, repair);
      add(used, cost);
      const parsed = parseDraft(text, brief);
      if (parsed.draft) return { draft: parsed.draft, error: null, used };
      repair = { text, problems: parsed.problems };
    } catch (error) {
      if (!(error instanceof WriterError)) throw error;
      if (error.cost) add(used, error.cost);
      else used.costMicros = Math.max(used.costMicros, writer.highestCostMicros);
      return { draft: null, error, used };
    }
  }
  const problems = (repair?.problems ?? []).slice(0, 3).join("; ");
  const error = new WriterError(`The writer’s output does not fit: ${problems}`, { mayRetry: false });
  return { draft: null, error, used };
}

function add(used: WriterUsage, cost: Omit<WriterUsage, "tries">): void {
  used.tokensIn += cost.tokensIn;
  used.tokensOut += cost.tokensOut;
  used.costMicros += cost.costMicros;
}

function parseDraft(
  text: string,
  { generator }: Brief,
): { draft: Draft; problems: [] } | { draft: null; problems: string[] } {
  let json: unknown;
  try {
    // Some models wrap JSON in a code fence, whatever they are told.
    json = JSON.parse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ""));
  } catch {
    return { draft: null, problems: ["it is not JSON"] };
  }
  const parsed = draftSchema.safeParse(json);
  if (!parsed.success) return { draft: null, problems: parsed.error.issues.map(describe) };
  const problem = contentProblem(parsed.data.content);
  if (problem !== null) return { draft: null, problems: [`content: ${problem}`] };
  const wantsCard = generator === "direct-mail-automation";
  if (wantsCard !== (parsed.data.postcard !== null)) {
    return { draft: null, problems: [wantsCard ? "postcard is missing" : "postcard must be null"] };
  }
  return { draft: parsed.data, problems: [] };
}

function describe({ path, message }: z.core.$ZodIssue): string {
  return `${path.join(".") || "the object"}: ${message}`;
}
