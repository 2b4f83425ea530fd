import fc from "fast-check";
import { expect, test } from "vitest";
import { axisTicks, flowGeometry, seriesGeometry } from "../../app/analytics/chart-geometry";

test.each([
  [278, true, [0, 100, 200, 300]],
  [3, true, [0, 1, 2, 3]],
  [1, true, [0, 1]],
  [0, true, [0, 1, 2, 3]],
  [0.054, false, [0, 0.02, 0.04, 0.06]],
  [1_234_567, true, [0, 500_000, 1_000_000, 1_500_000]],
])("a top of %d (a count: %s) has the ticks %j", (top, isCount, ticks) => {
  expect(axisTicks(top, isCount)).toEqual(ticks);
});

test("property: ticks start at 0, are evenly spaced, few, and reach the top", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.boolean(), (value, isCount) => {
      const top = isCount ? Math.round(value) : value;
      const ticks = axisTicks(top, isCount);
      expect(ticks[0]).toBe(0);
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThanOrEqual(8);
      if (isCount) expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.min(top, top - 1e-4));
    }),
  );
});

test("the line ends before an unfinished step, to which a dotted piece leads", () => {
  const { line, partial, area, points } = seriesGeometry({
    current: [0, 3, 1],
    previous: [1, null, 2],
    endsPartial: true,
    isCount: true,
  });
  expect(line).toBe("M0,100L50,0");
  expect(partial).toBe("M50,0L100,66.67");
  expect(area).toBe("M0,100L50,0L100,66.67L100,100L50,100L0,100Z");
  expect(points.map(({ x, y, previousY }) => [x, y, previousY])).toEqual([
    [0, 0, 33.3333],
    [50, 100, null],
    [100, 33.3333, 66.6667],
  ]);
});

test("hours that have not begun are not drawn, but keep their place on the axis", () => {
  const { line, points } = seriesGeometry({
    current: [2, 2, null, null],
    previous: [1, 1, 1, 1],
    endsPartial: false,
    isCount: true,
  });
  expect(line).toBe("M0,0L33.33,0");
  expect(points[3]).toMatchObject({ x: 100, y: null });
});

test("in the first hour of a day the one value that is known is a point", () => {
  const known = { previous: [1, 1, 1, 1], endsPartial: true, isCount: true };
  expect(seriesGeometry({ ...known, current: [2, null, null, null] }).point).toBe("M0,0h0");
  expect(seriesGeometry({ ...known, current: [1] }).point).toBe("M0,0h0");
  expect(seriesGeometry({ ...known, current: [2], previous: [] }).point).toBe("M50,0h0");
  expect(seriesGeometry({ ...known, current: [2, 1, null, null] }).point).toBe("");
});

test("nothing at all and a single step are drawn without breaking", () => {
  const empty = seriesGeometry({ current: [], previous: [], endsPartial: false, isCount: true });
  expect(empty).toMatchObject({ line: "", area: "", partial: "", points: [] });
  const one = seriesGeometry({ current: [5], previous: [null], endsPartial: true, isCount: true });
  expect(one.points).toHaveLength(1);
  expect(one.line).not.toContain("NaN");
});

const shares = fc.array(fc.nat(100), { minLength: 1, maxLength: 8 }).map((weights) => {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (sum === 0 ? 0 : weight / sum));
});

test("property: the bands of a column fill it in order, without overlapping", () => {
  fc.assert(
    fc.property(shares, (column) => {
      const bands = flowGeometry(column.map((share, at) => ({ name: String(at), shares: [share, share] })));
      let end = 0;
      for (const { blocks } of bands) {
        const [block] = blocks;
        expect(block?.top).toBeGreaterThanOrEqual(end - 0.001);
        expect(block?.bottom).toBeGreaterThanOrEqual(block?.top ?? 0);
        if (block && block.bottom > block.top) end = block.bottom;
      }
      const hasAny = column.some((share) => share > 0);
      expect(end).toBeCloseTo(hasAny ? 100 : 0, 1);
    }),
  );
});

test("a band that has nothing at a step is only as thick as nothing there", () => {
  const [one] = flowGeometry([
    { name: "email", shares: [0.5, 0] },
    { name: "search", shares: [0.5, 1] },
  ]);
  expect(one?.blocks[1]).toEqual({ top: 0, bottom: 0 });
  expect(one?.ribbons).toHaveLength(1);
});
