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

test("no mark is cut in two by the end of a sentence that a later one holds", () => {
  const text = "One. It is [verify: 61%], says [verify: Dr. Hale. In May.] today. Three.";
  expect(decideMark(text, "61%", false)).toBe("One. Three.");
});

test("an unknown one is told", () => {
  expect(decideMark(TEXT, "62% of all", true)).toBeNull();
});

test.each([
  [
    "a numbered item",
    "Steps:\n\n1. Call.\n12. Ask [verify: 8,431] owners.\n3. Wait.",
    "Steps:\n\n1. Call.\n3. Wait.",
  ],
  ["a point at the end", "Points:\n\n- One.\n- It is [verify: 8,431]", "Points:\n\n- One.\n"],
  ["a paragraph", "First.\n\nIt is [verify: 8,431].\n\nLast.", "First.\n\nLast."],
  ["the last sentence", "First. It is [verify: 8,431]", "First. "],
  [
    "a sentence before a quotation",
    "“It is [verify: 8,431].” She waits. Then more.",
    "She waits. Then more.",
  ],
  [
    "a sentence after a quotation",
    "He said “Wait.” It is [verify: 8,431]. Then more.",
    "He said “Wait.” Then more.",
  ],
  ["a sentence with a decimal", "First. It is [verify: 8.5] of 3.2 miles. Last.", "First. Last."],
  ["a question", "Why? Is it [verify: 8,431]? Because.", "Why? Because."],
  ["a line of its own", "First\nIt is [verify: 8,431]\nLast", "First\n\nLast"],
  ["text that only looks like an empty item", "A - \nIt is [verify: 8,431]. Last.", "A - \nLast."],
])("what is removed with a statement: %s", (_, content, left) => {
  const [statement = ""] = listMarks(content);
  expect(decideMark(content, statement, false)).toBe(left);
});

test("of a statement that is marked twice the first is decided", () => {
  const text = "It is [verify: 61%]. Again [verify: 61%].";
  expect(decideMark(text, "61%", true)).toBe("It is 61%. Again [verify: 61%].");
  expect(decideMark(text, "61%", false)).toBe("Again [verify: 61%].");
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

test("the period of St. ends no sentence", () => {
  const content = "We went to St. Louis for [verify: 61%] of them. They stayed.";
  expect(decideMark(content, "61%", false)).toBe("They stayed.");
});
