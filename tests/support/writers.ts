import type { Brief, Draft, Writer } from "../../app/generation/writer";
import { WriterError } from "../../app/generation/writers/writer-error";

/** A draft that passes every gate: its content is taken from the embedded writer. */
export async function draftOf(writer: Writer, brief: Brief): Promise<Draft> {
  return JSON.parse((await writer.write(brief, null)).text);
}

type Answer = string | Error | ((brief: Brief) => Promise<string>);

/** A writer that answers with the given texts, one call after the other, and costs a cent each time. */
export function scriptedWriter(...answers: Answer[]): Writer & { asked: { repair: string[] | null }[] } {
  const asked: { repair: string[] | null }[] = [];
  return {
    id: "openai",
    model: "scripted",
    promptVersion: "test",
    highestCostMicros: 1000,
    briefLimit: null,
    triesPerRun: 1,
    asked,
    write: async (brief, repair) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)] ?? new WriterError("Nothing to say");
      asked.push({ repair: repair?.problems ?? null });
      if (answer instanceof Error) throw answer;
      const text = typeof answer === "string" ? answer : await answer(brief);
      return { text, tokensIn: 100, tokensOut: 50, costMicros: 10_000 };
    },
  };
}
