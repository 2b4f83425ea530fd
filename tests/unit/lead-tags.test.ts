import { expect, test } from "vitest";
import { LEAD_FIELDS, withTags } from "../../app/crm/leads/fields/lead-fields";
import { leadIntentSchemaFor } from "../../app/crm/leads/fields/lead-form";
import { describeChanges } from "../../app/crm/leads/fields/lead-values";
import { addTags, readTags, splitTags, tagsWithout, uniteTags } from "../../app/crm/leads/tags/tags";

test.each<[typed: string, known: string[], tags: string[]]>([
  ["VIP", [], ["VIP"]],
  ["  VIP ,, two   partners;Lakeview; ", [], ["VIP", "two   partners", "Lakeview"]],
  ["vip, VIP, Vip", [], ["vip"]],
  ["vip, new", ["VIP", "Fair"], ["VIP", "new"]],
  ["", [], []],
  [" , ; ", [], []],
])("%j, where %j are known, are the tags %j", (typed, known, tags) => {
  expect(readTags(typed, known)).toEqual(tags);
});

test("two leads' tags are one list, each tag once, in its first spelling and at its first place", () => {
  expect(uniteTags("VIP,Fair", "fair,Lakeview,vip")).toBe("VIP,Fair,Lakeview");
  expect(uniteTags(null, "Fair")).toBe("Fair");
  expect(uniteTags("Fair", null)).toBe("Fair");
  expect(uniteTags(null, null)).toBeNull();
});

test("tags are added at the end or at a place, and removed in any spelling", () => {
  expect(addTags("A,B", "c,b")).toBe("A,B,c");
  expect(addTags("A,C", "B", 1)).toBe("A,B,C");
  expect(addTags(null, "A", 3)).toBe("A");
  expect(tagsWithout("A,B,C", "b")).toBe("A,C");
  expect(tagsWithout("A", "a")).toBeNull();
  expect(tagsWithout(null, "a")).toBeNull();
  expect(splitTags(null)).toEqual([]);
});

const intents = leadIntentSchemaFor(withTags(LEAD_FIELDS, ["VIP"]));
const answer = (tags: string | undefined, more: object = {}) => {
  const { data, error } = intents.safeParse({ intent: "tag", tags, ...more });
  return error ? error.issues.map(({ message }) => message) : data;
};

test.each([
  ["vip, Fair", { intent: "tag", tags: "VIP,Fair" }],
  ["a\u00a0 b\u200b", { intent: "tag", tags: "a b" }],
  [",", ["Please enter a tag"]],
  [undefined, ["Please enter a tag"]],
  ["x".repeat(40), { intent: "tag", tags: "x".repeat(40) }],
  ["x".repeat(41), ["A tag can have at most 40 characters"]],
  [Array.from({ length: 21 }, (_, at) => `t${at}`).join(), ["A lead can have at most 20 tags"]],
])("the form takes %j as %j", (tags, taken) => {
  expect(answer(tags)).toEqual(taken);
});

test("an undo may name the place of a tag, within a list of tags", () => {
  expect(answer("A", { at: "3" })).toEqual({ intent: "tag", tags: "A", at: 3 });
  expect(answer("A", { at: "-1" })).toHaveLength(1);
  expect(answer("A", { at: "100" })).toHaveLength(1);
});

test("the timeline says the tags before and after", () => {
  expect(describeChanges({ tags: null }, { tags: "VIP,Two locations" })).toEqual([
    "Tags: none → VIP, Two locations",
  ]);
});
