import { expect, test } from "vitest";
import {
  appendCards,
  applyMoves,
  assignCard,
  mergeColumns,
  removeCard,
} from "../../app/crm/deals/board/board-state";
import { type BoardColumn, readCursor, toCard, writeCursor } from "../../app/crm/deals/board/card";
import { dropIndex, dropLine, stepTarget, targetAt } from "../../app/crm/deals/board/drag-geometry";
import { DEAL_STAGES, type DealStage } from "../../app/crm/deals/deal";
import type { StageDays } from "../../app/crm/deals/filters/deal-filters";

const card = (
  id: string,
  stage: DealStage,
  stageDays?: StageDays,
  { expectedCloseDate = "2026-12-20", at = "2026-05-05T10:00:00Z" } = {},
) =>
  toCard(
    {
      ...{ id, stage, title: id, rank: id, value: 100, probability: 25 },
      ...{ firstName: "Marcus", lastName: "Bell", companyName: "", expectedCloseDate },
      ...{ actualCloseDate: null, stageEnteredAt: "2026-05-01T10:00:00Z", assignee: null },
      lostReason: null,
    },
    { now: new Date(at), zone: "America/Chicago", stageDays },
  );

const column = (stage: DealStage, ids: string[], next: string | null = null): BoardColumn => ({
  ...{ stage, next, count: ids.length, value: "$0", weighted: "$0" },
  cards: ids.map((id) => card(id, stage)),
});

const shown = (columns: BoardColumn[]) =>
  Object.fromEntries(
    columns.map(({ stage, cards, count }) => [stage, [count, ...cards.map(({ id }) => id)]]),
  );

const BOARD = [column("qualification", ["a", "b", "c"]), column("proposal", ["x", "y"])];
const move = (id: string, stage: DealStage, after: string) => ({ key: 1, id, stage, after });

test("a pending move shows the card in its new place, and counts follow", () => {
  expect(shown(applyMoves(BOARD, [move("b", "proposal", "x")]))).toEqual({
    qualification: [2, "a", "c"],
    proposal: [3, "x", "b", "y"],
  });
  expect(shown(applyMoves(BOARD, [move("c", "qualification", "")]))).toEqual({
    qualification: [3, "c", "a", "b"],
    proposal: [2, "x", "y"],
  });
  expect(shown(applyMoves(BOARD, [move("gone", "proposal", "")]))).toEqual(shown(BOARD));
});

test("cards that were loaded later stay below a refreshed first screen, each card once", () => {
  const before = [column("qualification", ["a", "b", "c", "d"], "d~d"), column("proposal", ["x"])];
  const fresh = [column("qualification", ["b", "c"], "c~c"), column("proposal", ["d", "x"])];
  expect(shown(mergeColumns(fresh, before))).toEqual({
    qualification: [2, "b", "c"],
    proposal: [2, "d", "x"],
  });
  const grown = [column("qualification", ["a", "b"], "b~b"), column("proposal", ["x"])];
  const kept = mergeColumns(grown, before);
  expect(shown(kept).qualification).toEqual([2, "a", "b", "c", "d"]);
  expect(kept[0]?.next).toBe("d~d");
});

test("loaded cards are appended to their column once, and a deleted card is removed", () => {
  const more = {
    stage: "proposal" as const,
    cards: [card("y", "proposal"), card("z", "proposal")],
    next: null,
  };
  expect(shown(appendCards(BOARD, more)).proposal).toEqual([2, "x", "y", "z"]);
  expect(shown(removeCard(BOARD, "x")).proposal).toEqual([2, "y"]);
});

test("a refreshed column is shown as it is unless it goes on below what was shown", () => {
  const before = [column("proposal", ["x", "y", "z"], "z~z"), column("qualification", ["a", "b"], "b~b")];
  const refresh = (ids: string[], next: string | null, shownBefore = before) =>
    mergeColumns([column("qualification", ids, next)], shownBefore)[0];
  // The column has no more cards, begins anew, was not shown before, or shows its last card last.
  expect(refresh(["a"], null)?.cards.map(({ id }) => id)).toEqual(["a"]);
  expect(refresh(["c"], "c~c")?.cards.map(({ id }) => id)).toEqual(["c"]);
  expect(refresh(["a"], "a~a", [column("proposal", ["a", "b"])])?.cards.map(({ id }) => id)).toEqual(["a"]);
  expect(refresh(["a", "b"], "fresh")).toMatchObject({ next: "fresh" });
  expect(refresh([], "fresh")).toMatchObject({ cards: [], next: "fresh" });
  const gone = refresh(["b"], "b~b", [column("qualification", ["a", "b", "c"], "c~c")]);
  expect(gone?.cards.map(({ id }) => id)).toEqual(["b", "c"]);
  // The last card was shown first.
  expect(refresh(["a"], "a~a")).toMatchObject({ next: "b~b", cards: [{ id: "a" }, { id: "b" }] });
});

test("a card that was moved behind one that is gone comes first", () => {
  expect(shown(applyMoves(BOARD, [move("x", "qualification", "gone")])).qualification).toEqual([
    4,
    "x",
    "a",
    "b",
    "c",
  ]);
});

test("loaded cards change no other column, and the next page is theirs", () => {
  const more = { stage: "proposal" as const, cards: [card("z", "proposal")], next: "z~z" };
  const [first, second] = appendCards(BOARD, more);
  expect(first).toBe(BOARD[0]);
  expect(second?.next).toBe("z~z");
});

test("a card is assigned, and no other", () => {
  const columns = assignCard(BOARD, "b", "Lena");
  const assigned = columns
    .flatMap(({ cards }) => cards)
    .map(({ id, title, assignee }) => [id, title, assignee]);
  expect(assigned).toEqual([
    ["a", "a", null],
    ["b", "b", "Lena"],
    ["c", "c", null],
    ["x", "x", null],
    ["y", "y", null],
  ]);
  expect(columns.map(({ stage, count }) => [stage, count])).toEqual([
    ["qualification", 3],
    ["proposal", 2],
  ]);
});

test("a card shows its close date and its days in the stage", () => {
  expect(card("a", "proposal")).toMatchObject({
    company: "Marcus Bell",
    value: "$1",
    closes: "Closes Dec 20",
    days: 4,
    limit: null,
  });
  expect(card("a", "closed-won")).toMatchObject({ closes: null, days: null, lost: null });
  expect(card("a", "closed-lost")).toMatchObject({ lost: "No reason given" });
});

test("of an open deal the close date names its year only where it is not the nearest one", () => {
  const closes = (expectedCloseDate: string, at = "2026-11-28T12:00:00Z") =>
    card("a", "proposal", undefined, { expectedCloseDate, at }).closes;
  expect(closes("2027-01-12")).toBe("Closes Jan 12");
  expect(closes("2027-09-24")).toBe("Closes Sep 24");
  expect(closes("2027-09-25")).toBe("Closes Sep 25, 2027");
  expect(closes("2026-02-01")).toBe("Closes Feb 1");
  expect(closes("2027-12-20", "2027-01-05T12:00:00Z")).toBe("Closes Dec 20, 2027");
  expect(closes("2026-12-20", "2027-01-05T12:00:00Z")).toBe("Closes Dec 20");
});

test("a card that stands longer than its stage's limit is marked, and on the limit's last day not yet", () => {
  const limits = { qualification: 1, "needs-analysis": 1, proposal: 3, negotiation: 4 };
  expect([card("a", "proposal", limits).limit, card("a", "negotiation", limits).limit]).toEqual([3, null]);
});

test("a cursor round-trips, and an invalid one is null", () => {
  expect(readCursor(writeCursor({ rank: "a0V", id: "01a-b" }))).toEqual({ rank: "a0V", id: "01a-b" });
  for (const text of [null, "", "a0", "~", "a0~", "a 0~b", "'~b"]) expect(readCursor(text)).toBeNull();
});

const BOXES = DEAL_STAGES.slice(0, 2).map((stage, at) => ({
  ...{ stage, left: at * 110, right: at * 110 + 100, top: 0, bottom: 400 },
  cards: [0, 1, 2].map((row) => ({ id: `${at}${row}`, top: 50 + row * 60, bottom: 100 + row * 60 })),
}));

test.each([
  [
    { x: 50, y: 60 },
    { stage: "qualification", after: "" },
  ],
  [
    { x: 50, y: 90 },
    { stage: "qualification", after: "00" },
  ],
  [
    { x: 50, y: 390 },
    { stage: "qualification", after: "02" },
  ],
  [
    { x: 108, y: 130 },
    { stage: "needs-analysis", after: "10" },
  ],
  [
    { x: 150, y: -50 },
    { stage: "needs-analysis", after: "" },
  ],
  [
    { x: 50, y: 75 },
    { stage: "qualification", after: "" },
  ],
  [
    { x: 150, y: 479 },
    { stage: "needs-analysis", after: "12" },
  ],
  [{ x: 150, y: 480 }, null],
  [{ x: 150, y: -80 }, null],
  [{ x: 150, y: -200 }, null],
  [
    { x: 290, y: 60 },
    { stage: "needs-analysis", after: "" },
  ],
  [{ x: 291, y: 60 }, null],
  [{ x: 150, y: 600 }, null],
  [{ x: 700, y: 100 }, null],
])("a card dropped at %j lands at %j", (point, target) => {
  expect(targetAt(BOXES, point, "none")).toEqual(target);
});

test("the free space below a short column is its own", () => {
  const [long, short] = BOXES;
  if (!long || !short) throw new Error("There are two columns");
  const boxes = [long, { ...short, bottom: 60, cards: [] }];
  expect(targetAt(boxes, { x: 150, y: long.bottom - 10 }, "none")).toEqual({ stage: short.stage, after: "" });
});

test("the dragged card does not count as a neighbor", () => {
  expect(targetAt(BOXES, { x: 50, y: 130 }, "00")).toEqual({ stage: "qualification", after: "" });
  expect(dropIndex(BOXES, { stage: "qualification", after: "02" }, "00")).toBe(2);
});

test("arrow keys move one position at a time and stop at the edges", () => {
  const start = { stage: "qualification", after: "" } as const;
  expect(stepTarget(BOXES, start, "ArrowUp", "00")).toEqual(start);
  expect(stepTarget(BOXES, start, "ArrowLeft", "00")).toEqual(start);
  const down = stepTarget(BOXES, start, "ArrowDown", "00");
  expect(down).toEqual({ stage: "qualification", after: "01" });
  expect(stepTarget(BOXES, stepTarget(BOXES, down, "ArrowDown", "00"), "ArrowDown", "00").after).toBe("02");
  expect(stepTarget(BOXES, down, "ArrowRight", "00")).toEqual({ stage: "needs-analysis", after: "10" });
});

test("arrow keys lead back to where they came from", () => {
  const start = { stage: "needs-analysis", after: "11" } as const;
  expect(stepTarget(BOXES, start, "ArrowLeft", "none")).toEqual({ stage: "qualification", after: "01" });
  expect(stepTarget(BOXES, start, "ArrowUp", "none")).toEqual({ stage: "needs-analysis", after: "10" });
  expect(stepTarget(BOXES, start, "ArrowRight", "none")).toEqual(start);
  expect(stepTarget(BOXES, start, "ArrowDown", "none").after).toBe("12");
});

test("a stage that the board does not show has no line, and its first place", () => {
  const target = { stage: "proposal", after: "00" } as const;
  expect(dropLine(BOXES, target, "none")).toBeNull();
  expect(dropIndex(BOXES, target, "none")).toBe(0);
});

test("the line of the second column is there, above its first card or where that is dragged", () => {
  const target = { stage: "needs-analysis", after: "" } as const;
  expect(dropLine(BOXES, target, "none")).toEqual({ left: 110, width: 100, top: 46 });
  expect(dropLine(BOXES, target, "10")).toEqual({ left: 110, width: 100, top: 106 });
  const single = BOXES.map((box) => ({ ...box, cards: box.cards.slice(0, 1) }));
  expect(dropLine(single, target, "10")?.top).toBe(46);
  expect(dropIndex(BOXES, { stage: "needs-analysis", after: "11" }, "none")).toBe(2);
});

test("the drop line is in the gap, also at both ends and in an empty column", () => {
  const line = (after: string) => dropLine(BOXES, { stage: "qualification", after }, "none")?.top;
  expect([line(""), line("00"), line("02")]).toEqual([46, 104, 224]);
  const empty = [
    { ...BOXES[0], stage: "proposal" as const, left: 0, right: 100, top: 0, bottom: 40, cards: [] },
  ];
  expect(dropLine(empty, { stage: "proposal", after: "" }, "x")).toEqual({ left: 0, width: 100, top: 40 });
});
