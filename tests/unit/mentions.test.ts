import { expect, test } from "vitest";
import { splitMentions } from "../../app/crm/leads/mentions";

const PEOPLE = [
  { id: "1", name: "Jane Doe", email: "jane@beaconry.example" },
  { id: "2", name: "Jane Poe", email: "poe@beaconry.example" },
  { id: "3", name: "Ana Ruiz-Kühn", email: "ana@beaconry.example" },
  { id: "4", name: "owner@beaconry.example", email: "owner@beaconry.example" },
];

const mentioned = (text: string) => splitMentions(text, PEOPLE).flatMap(({ person }) => person?.id ?? []);

test.each([
  ["@Jane Doe please call", ["1"]],
  ["@jane doe, @Jane Poe", ["1", "2"]],
  ["ask @ana@beaconry.example.", ["3"]],
  ["(@Ana) and @owner:", ["3", "4"]],
  ["@Ana Ruiz-Kühn's map", ["3"]],
  ["@poe", ["2"]],
  // The first part of an email that is another person's first name too is nobody's; nor is a longer word.
  ["@jane", []],
  ["@anabel @ana-maria @ana_r", []],
  // An address mentions nobody.
  ["write to sales@ana.example or ana@beaconry.example", []],
  ["@ana and @ana", ["3", "3"]],
  ["@", []],
  ["", []],
])("in %j these are mentioned: %j", (text, ids) => {
  expect(mentioned(text)).toEqual(ids);
});

test("the parts are the text, with those mentioned apart", () => {
  const parts = splitMentions("Hi @Ana, and\n@poe!", PEOPLE);
  expect(parts.map(({ text, person }) => [text, person?.id ?? null])).toEqual([
    ["Hi ", null],
    ["@Ana", "3"],
    [", and\n", null],
    ["@poe", "2"],
    ["!", null],
  ]);
});
