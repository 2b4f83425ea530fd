import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { listFiles } from "../../scripts/files";

/** An input of one of these types always submits what was typed: none of it can be unreadable for the browser. */
const WHOLE = ["checkbox", "email", "file", "hidden", "password", "radio", "range", "search", "text"];

/** Whose type another attribute may give, and why it is none of a date, but for the shared field. */
const APART: Record<string, string[]> = {
  // Text, email and tel.
  "app/marketing/contact/contact-fields.tsx": ["{type}"],
  "app/marketing/contact/spam-fields.tsx": ["{...NO_AUTOFILL}"],
  // `TextType`, which the type checker holds.
  "app/ui/forms/field.tsx": ["{...control}", "{...wiring}"],
  "app/ui/forms/date-field.tsx": ["{...input}"],
};

/** Each `<input>` of a file that may have another type: the attribute that gives it. */
function openInputs(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return;
    if (node.tagName.getText() !== "input") return;
    const { properties } = node.attributes;
    const type = properties.find((one) => ts.isJsxAttribute(one) && one.name.getText() === "type");
    const initializer = type && ts.isJsxAttribute(type) ? type.initializer : undefined;
    const isLast = !properties.slice(type ? properties.indexOf(type) : 0).some(ts.isJsxSpreadAttribute);
    if (initializer && ts.isStringLiteral(initializer) && isLast) {
      if (!WHOLE.includes(initializer.text)) found.push(initializer.text);
    } else if (initializer && !ts.isStringLiteral(initializer)) found.push(initializer.getText());
    else found.push(...properties.filter(ts.isJsxSpreadAttribute).map((one) => one.getText()));
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return [...new Set(found)];
}

test("every input that can be half filled is the shared field of dates and times", () => {
  const found = listFiles("app", [".tsx"])
    .map((file) => [file, openInputs(file, readFileSync(file, "utf8"))] as const)
    .filter(([, types]) => types.length > 0);
  expect(Object.fromEntries(found)).toEqual(APART);
});

test.each([
  ['<input type="date" name="a" />', ["date"]],
  ['<input type="datetime-local" />', ["datetime-local"]],
  ['<input name="a" type="number" />', ["number"]],
  ["<input type={kind} />", ["{kind}"]],
  ["<input {...props} />", ["{...props}"]],
  ['<input type="text" {...props} />', ["{...props}"]],
  ['<input {...props} type="hidden" />', []],
  ['<input name="a" />', []],
])("of %s the test finds %j", (text, types) => {
  expect(openInputs("a.tsx", text)).toEqual(types);
});
