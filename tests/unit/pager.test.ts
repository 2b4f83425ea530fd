import { expect, test } from "vitest";
import { initials } from "~/ui/avatar";
import { axisTop } from "~/ui/data/chart";
import { pagerItems } from "~/ui/data/pager";

test("the pager shows the first, the last and the pages next to the current one, with gaps between", () => {
  const shown = (page: number, pages: number) =>
    pagerItems(page, pages)
      .map((item) => (item === "gap" ? "…" : item))
      .join(" ");
  expect(shown(1, 1)).toBe("1");
  expect(shown(1, 3)).toBe("1 2 3");
  expect(shown(1, 22)).toBe("1 2 … 22");
  expect(shown(3, 22)).toBe("1 2 3 4 … 22");
  expect(shown(5, 22)).toBe("1 … 4 5 6 … 22");
  expect(shown(22, 22)).toBe("1 … 21 22");
});

test("initials are the first letters of up to two words, or 'U' if there are none", () => {
  expect(initials("Marcus Bell")).toBe("MB");
  expect(initials("ana maria de souza")).toBe("AM");
  expect(initials("lena.marsh")).toBe("LM");
  expect(initials("Öz")).toBe("Ö");
  expect(initials("  ")).toBe("U");
});

test("a chart's axis ends at a round number at or above the highest value", () => {
  expect([0, 1, 4, 5, 6, 7, 10, 11, 20, 47, 99, 100, 101, 2345].map(axisTop)).toEqual([
    4, 4, 4, 6, 6, 10, 10, 20, 20, 50, 100, 100, 200, 5000,
  ]);
});
