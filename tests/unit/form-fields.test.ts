import { expect, test } from "vitest";
import { requiredText, textField } from "../../app/platform/http/forms/form-fields";

const problems = (field: ReturnType<typeof textField>, value: unknown) =>
  field.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test("a text is trimmed, and each of its line breaks is one character", () => {
  expect(textField(5, "Note").parse("  a\r\nb\rc ")).toBe("a\nb\nc");
  expect(textField(3, "Note").parse(" \t\n")).toBe("");
  expect(textField(9, "Note").parse("a\tb\r\r\nc")).toBe("a\tb\n\nc");
});

test("a text may be as long as allowed, not longer", () => {
  expect(problems(textField(5, "Note"), "12345")).toEqual([]);
  expect(problems(textField(5, "Note"), "123456")).toEqual(["Note can have at most 5 characters"]);
  expect(problems(textField(2000, "Note"), "x".repeat(2001))).toEqual([
    "Note can have at most 2,000 characters",
  ]);
});

test.each(["\u0000", "\u0008", "\u000b", "\u000c", "\u000e", "\u001f", "\u007f"])(
  "the control character %j cannot be stored",
  (character) => {
    expect(problems(textField(9, "Note"), `a${character}b`)).toEqual([
      "Note holds characters that cannot be stored",
    ]);
  },
);

test.each(["\t", "\n", " ", "~", "\u0080", "é", "🙂"])("%j can be stored", (character) => {
  expect(textField(9, "Note").parse(`a${character}b`)).toBe(`a${character}b`);
});

test("a required text is missing if it is absent or blank; another may be empty", () => {
  expect(problems(requiredText(5, "Name"), undefined)).toEqual(["Name is required"]);
  expect(problems(requiredText(5, "Name"), " \n ")).toEqual(["Name is required"]);
  expect(problems(requiredText(5, "Name"), "Al")).toEqual([]);
  expect(problems(textField(5, "Name"), undefined)).toEqual(["Name is required"]);
  expect(problems(textField(5, "Name"), "")).toEqual([]);
});
