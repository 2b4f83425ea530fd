import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { StartProblem } from "../start/problem.ts";

/** Questions to the person at the terminal. */
export type Asker = {
  /** False with --yes or without a terminal: then what is missing is an error. */
  isInteractive: boolean;
  /** Asks until `check` finds nothing wrong; `check` returns the sentence about what is. */
  text: (question: string, options?: TextOptions) => Promise<string>;
  confirm: (question: string) => Promise<boolean>;
};
type TextOptions = { isSecret?: boolean; fallback?: string; check?: (answer: string) => string | null };

export function openAsker({ isAssumingYes }: { isAssumingYes: boolean }): Asker {
  const isInteractive = !isAssumingYes && process.stdin.isTTY === true && process.stdout.isTTY === true;
  const text: Asker["text"] = async (question, { isSecret = false, fallback = "", check } = {}) => {
    if (!isInteractive) throw new StartProblem(`There is nobody to answer: ${question}`);
    for (;;) {
      const shown = fallback ? `${question} [${fallback}]: ` : `${question}: `;
      const answer = (await readLine(shown, isSecret)).trim() || fallback;
      const problem = answer ? (check?.(answer) ?? null) : "An answer is needed.";
      if (problem === null) return answer;
      console.log(`  ${problem}`);
    }
  };
  const confirm = async (question: string) =>
    isAssumingYes || (await text(`${question} (y/n)`, { check: yesOrNo })).toLowerCase().startsWith("y");
  return { isInteractive, text, confirm };
}

const yesOrNo = (answer: string) => (/^(y|yes|n|no)$/i.test(answer) ? null : "Answer y or n.");

/** The answer to a secret question is not shown. */
async function readLine(question: string, isSecret: boolean): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const output = isSecret ? silent : process.stdout;
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  lines.on("SIGINT", () => process.emit("SIGINT", "SIGINT"));
  if (isSecret) process.stdout.write(question);
  try {
    return await lines.question(isSecret ? "" : question);
  } finally {
    lines.close();
    if (isSecret) process.stdout.write("\n");
  }
}
