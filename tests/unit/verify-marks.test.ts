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
