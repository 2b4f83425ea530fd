import { parseArgs } from "node:util";
import { reasonOf, StartProblem } from "./problem.ts";

type Command<Flag extends string, Word extends string> = {
  usage: string;
  /** Without their dashes; each is false unless given. */
  flags?: readonly Flag[];
  /** What must be said, in this order. */
  words?: readonly Word[];
};

/**
 * What a command that changes data was asked. A flag that it does not know might be `--remote` with a slip of the
 * finger, so nothing is guessed. @throws StartProblem with the usage for any other flag, and for too few or many words
 */
export function readArguments<const Flag extends string = never, const Word extends string = never>(
  { usage, flags = [], words = [] }: Command<Flag, Word>,
  args: string[] = process.argv.slice(2),
): Record<Flag, boolean> & Record<Word, string> {
  const { values, positionals } = parse(args, flags, usage);
  if (positionals.length !== words.length) throw new StartProblem(`Usage: ${usage}`);
  return Object.fromEntries([
    ...flags.map((flag) => [flag, values[flag] === true]),
    ...words.map((word, at) => [word, positionals[at]]),
  ]);
}

function parse(args: string[], flags: readonly string[], usage: string) {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: "boolean" as const }]));
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Node goes on to explain how to write a file's name that begins with a dash.
    throw new StartProblem(`${reasonOf(error).split(". ", 1)[0]}.\nUsage: ${usage}`);
  }
}
