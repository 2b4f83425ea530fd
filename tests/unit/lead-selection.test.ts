import fc from "fast-check";
import { expect, test } from "vitest";
import { type BulkField, changedTitle, forecastText } from "../../app/crm/leads/bulk/bulk-change";
import { readChosen } from "../../app/crm/leads/bulk/bulk-values";
import { NOTHING, type Selection, select, selectedOf } from "../../app/crm/leads/leads-page/selection";
import { knownColumns, readListSettings, USUAL_LIST } from "../../app/crm/leads/list-settings";

const ROWS = ["a", "b", "c", "d", "e"];
const click = (from: Selection, id: string, isRange = false, rows = ROWS) =>
  select(from, { kind: "toggle", id, rows, isRange });
const shown = (selection: Selection, rows = ROWS) => selectedOf(rows, selection).join("");

test("clicks select and unselect one lead at a time", () => {
  const two = click(click(NOTHING, "d"), "a");
  expect(shown(two)).toBe("ad");
  expect(shown(click(two, "d"))).toBe("a");
});

test("a click with Shift takes on all from the last click, in either direction", () => {
  expect(shown(click(click(NOTHING, "b"), "d", true))).toBe("bcd");
  expect(shown(click(click(NOTHING, "d"), "b", true))).toBe("bcd");
  const rest = click(click(select(NOTHING, { kind: "page", rows: ROWS }), "b"), "d", true);
  expect(shown(rest)).toBe("ae");
});

test("a range from a lead that has left the page, or from nowhere, is the one lead", () => {
  expect(shown(click(NOTHING, "c", true))).toBe("c");
  const rows = ["a", "b", "c", "d"];
  expect(shown(click(click(NOTHING, "e"), "b", true, rows), rows)).toBe("b");
});

test("one lead less ends the choice of all that match", () => {
  const all = select(NOTHING, { kind: "all", rows: ROWS });
  expect([all.isAll, shown(all)]).toEqual([true, "abcde"]);
  const fewer = click(all, "c");
  expect([fewer.isAll, shown(fewer)]).toEqual([false, "abde"]);
  expect(select(all, { kind: "clear" })).toBe(NOTHING);
});

test("whatever is clicked, only rows of the page are selected, and no click changes the selection before it", () => {
  const clicks = fc.array(fc.record({ id: fc.constantFrom(...ROWS), isRange: fc.boolean() }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(clicks, (all) => {
      let selection = NOTHING;
      for (const { id, isRange } of all) {
        const before = [...selection.ids];
        const next = click(selection, id, isRange);
        expect([...selection.ids]).toEqual(before);
        expect(next.ids.has(id)).toBe(!selection.ids.has(id));
        expect([...next.ids].every((one) => ROWS.includes(one))).toBe(true);
        selection = next;
      }
    }),
  );
});

test.each<[BulkField, { total: number; changing: number }, string]>([
  ["tag", { total: 20, changing: 12 }, "12 of 20 change, 8 have it already, or 20 others"],
  ["tag", { total: 1, changing: 0 }, "It has it already, or 20 others"],
  ["untag", { total: 20, changing: 12 }, "12 of 20 change, 8 do not have it"],
  ["untag", { total: 2, changing: 1 }, "1 of 2 change, 1 does not have it"],
  ["untag", { total: 3, changing: 0 }, "None of 3 has it"],
])("of a tag, %s %o is said: %s", (field, counted, text) => {
  expect(forecastText(field, counted)).toBe(text);
});

test.each([
  [{ total: 20, changing: 12 }, "12 of 20 change, 8 have it already"],
  [{ total: 20, changing: 19 }, "19 of 20 change, 1 has it already"],
  [{ total: 1204, changing: 1204 }, "All 1,204 change"],
  [{ total: 3, changing: 0 }, "All 3 have it already"],
  [{ total: 1, changing: 1 }, "1 changes"],
  [{ total: 1, changing: 0 }, "It has it already"],
])("of %o is said: %s", (counted, text) => {
  expect(forecastText("status", counted)).toBe(text);
});

test("titles say how many leads", () => {
  expect(changedTitle("status", 1)).toBe("1 lead changed");
  expect(changedTitle("trash", 1200)).toBe("1,200 leads moved to the trash");
});

const sent = (...pairs: [string, string][]) => readChosen(new URLSearchParams(pairs));

test("chosen leads are read once each, at most a page of them, or as a query", () => {
  expect(sent(["lead", "a"], ["lead", "b"], ["lead", "a"])).toEqual({ ids: ["a", "b"] });
  expect(sent(["matching", "?status=new"], ["lead", "a"])).toEqual({ matching: "?status=new" });
  expect(sent()).toBeNull();
  const many = Array.from({ length: 101 }, (_, at): [string, string] => ["lead", `${at}`]);
  expect(sent(...many)).toBeNull();
  expect(sent(...many.slice(1))).not.toBeNull();
  expect(sent(["lead", "x".repeat(65)])).toBeNull();
  expect(sent(["matching", "x".repeat(4001)])).toBeNull();
});

test("what is stored of a person's list is read with what is known of it", () => {
  expect(readListSettings(null)).toEqual(USUAL_LIST);
  expect(readListSettings('{"view":"table","rows":33,"columns":["source","nonsense","status"]}')).toEqual({
    ...{ view: "table", rows: 25, columns: ["status", "source"], widths: {}, board: "folded" },
  });
  const widths = {
    name: 14,
    status: 3.9,
    company: "wide",
    value: 31,
    nonsense: 9,
    email: 30,
    __proto__: null,
  };
  expect(readListSettings(JSON.stringify({ widths }))).toEqual({
    ...USUAL_LIST,
    widths: { name: 14, email: 30 },
  });
  expect(knownColumns([])).toEqual([]);
});
