import { expect, test } from "vitest";
import { decideMark, listMarks } from "../../app/generation/verify-marks";

const TEXT =
  "One. Two is [verify: 61% of all] here. Three.\n\n- A point [verify: “quoted”, Dr. Hale].\n- Another";

test("marks are listed in the order of the text", () => {
  expect(listMarks(TEXT)).toEqual(["61% of all", "“quoted”, Dr. Hale"]);
});

test("a confirmed statement stays without its mark", () => {
  expect(decideMark(TEXT, "61% of all", true)).toContain("Two is 61% of all here.");
});

test("a removed one takes its sentence along, and no other", () => {
  expect(decideMark(TEXT, "61% of all", false)).toBe(
    "One. Three.\n\n- A point [verify: “quoted”, Dr. Hale].\n- Another",
  );
  expect(decideMark(TEXT, "“quoted”, Dr. Hale", false)).toBe(
    "One. Two is [verify: 61% of all] here. Three.\n\n- Another",
  );
});

test("a sentence with two marks goes as a whole, even if a mark holds the end of a sentence", () => {
  const text = "One. He said [verify: “We doubled. In spring.”] and [verify: 61%] agreed. Three.";
  expect(decideMark(text, "61%", false)).toBe("One. Three.");
  expect(decideMark(text, "“We doubled. In spring.”", false)).toBe("One. Three.");
});

test("an unknown one is told", () => {
  expect(decideMark(TEXT, "62% of all", true)).toBeNull();
});

test.each([
  ["One.  Two is [verify: x].  Three.", "One.  Three."],
  ["He said “yes.” Two is [verify: x]. Three.", "He said “yes.” Three."],
  ['He said "yes!" Two says "[verify: x]." Three.', 'He said "yes!" Three.'],
  ["One. Two is [verify: x]", "One. "],
  ["One [verify: x] here\nTwo.", "\nTwo."],
  ["A line\nTwo [verify: x].\nThree.", "A line\n\nThree."],
  ["We sold 3.\n\nTwo is [verify: x].", "We sold 3.\n\n"],
  ["1.  [verify: x].\n2. Two", "2. Two"],
  ["A.\n12. [verify: x].\n13. B", "A.\n13. B"],
  ["A.\n\nOne [verify: x].\n\nB.", "A.\n\nB."],
  ["Two is [verify: x] at 3.5 miles. Three.", "Three."],
])("without its statement, %j is %j", (text, rest) => {
  expect(decideMark(text, "x", false)).toBe(rest);
});

test("of two marks with the same statement, the first is decided", () => {
  expect(decideMark("One [verify: x]. Two [verify: x].", "x", true)).toBe("One x. Two [verify: x].");
});

test("a mark may be empty", () => {
  expect(listMarks("One [verify: ] two [verify: a.]")).toEqual(["", "a."]);
});
