import { expect, test } from "vitest";
import { readArguments } from "../../scripts/start/arguments.ts";

const RESTORE = { usage: "restore FOLDER [--remote]", flags: ["remote"], words: ["folder"] } as const;

test("a command's flags and words are read in any order", () => {
  expect(readArguments(RESTORE, ["--remote", "backup"])).toEqual({ folder: "backup", remote: true });
  expect(readArguments(RESTORE, ["backup"])).toEqual({ folder: "backup", remote: false });
  expect(readArguments({ usage: "migrate" }, [])).toEqual({});
});

test.each([
  [["backup", "--remot"], "Unknown option '--remot'.\nUsage: restore FOLDER [--remote]"],
  [
    ["backup", "--remote=no"],
    "Option '--remote' does not take an argument.\nUsage: restore FOLDER [--remote]",
  ],
  [["--remote"], "Usage: restore FOLDER [--remote]"],
  [["backup", "other"], "Usage: restore FOLDER [--remote]"],
])("%j is refused with the usage, not guessed", (args, message) => {
  expect(() => readArguments(RESTORE, args)).toThrow(message);
});
