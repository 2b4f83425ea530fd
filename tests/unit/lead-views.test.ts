import { expect, test } from "vitest";
import {
  BUILT_IN_VIEWS,
  cleanViewSearch,
  mayChangeView,
  shownView,
  toLeadView,
  viewPath,
} from "../../app/crm/leads/views/view";

const OPEN = "status=contacted&status=negotiation&status=new&status=proposal&status=qualified";

test("everybody has five views", () => {
  expect(BUILT_IN_VIEWS.map(({ name, search }) => [name, search])).toEqual([
    ["Open", `?${OPEN}`],
    ["Mine", `?${OPEN}&assigned=me`],
    ["Follow-up overdue", `?${OPEN}&follow-up=overdue&sort=follow-up`],
    ["Created since Monday", "?created=week"],
    ["No follow-up", `?${OPEN}&follow-up=none`],
  ]);
  expect(BUILT_IN_VIEWS.every(({ mayChange, isShared }) => isShared && !mayChange)).toBe(true);
});

test.each([
  // The order in the address does not matter; the page, the default order and what is unknown are no part of a view.
  ["?sort=newest&score=hot&status=new&status=lost&page=3", "?status=lost&status=new&score=hot"],
  ["?source=B&source=A&view=x&activities=2&show=score&sort=name", "?source=A&source=B&sort=name"],
  ["?status=won&label=hot", ""],
  ["?tag=VIP&tag=%2C&status=won", "?tag=%2C&tag=VIP"],
  ["?q=+ann+", "?q=ann"],
])("the address %s is kept as %j", (address, kept) => {
  expect(cleanViewSearch(address)).toBe(kept);
});

const STORED = { id: "v1", ownerId: "m1", name: "Hot", search: "?score=hot", isShared: false, version: 2 };
const maker = { id: "m1", role: "staff" } as const;
const colleague = { id: "m2", role: "staff" } as const;
const owner = { id: "m3", role: "owner" } as const;

test("a view of everybody is changed by its maker or an owner, one's own by its maker alone", () => {
  const shared = { ...STORED, isShared: true };
  expect([maker, colleague, owner].map((reader) => mayChangeView(shared, reader))).toEqual([
    true,
    false,
    true,
  ]);
  expect([maker, colleague, owner].map((reader) => mayChangeView(STORED, reader))).toEqual([
    true,
    false,
    false,
  ]);
});

test("what a view of another release filters by is named, and the rest of it holds", () => {
  const view = toLeadView({ ...STORED, search: "?status=won&status=new&label=hot&score=hot" }, maker);
  expect(view).toMatchObject({ search: "?status=new&score=hot", lost: ["status=won", "label=hot"] });
  expect(toLeadView({ ...STORED, search: "javascript:alert(1)" }, maker)).toMatchObject({ search: "" });
  expect(toLeadView(STORED, maker).lost).toEqual([]);
});

test("the address names its view, and differs from it once a filter or the order does", () => {
  const views = [toLeadView(STORED, maker)];
  const shown = (query: string) => shownView(new URLSearchParams(query), views);
  expect(viewPath(STORED)).toBe("/admin/leads?score=hot&view=v1");
  expect(shown("score=hot&view=v1&page=2")).toMatchObject({ view: { name: "Hot" }, isChanged: false });
  expect(shown("score=hot&view=v1&sort=name")).toMatchObject({
    isChanged: true,
    search: "?score=hot&sort=name",
  });
  expect(shown("view=v1")).toMatchObject({ isChanged: true, search: "" });
  expect(shown("view=gone")).toMatchObject({ view: null, isChanged: false });
  expect(shown("score=warm")).toMatchObject({ view: null, isChanged: true });
  expect(shown("score=warm&view=v1")).toMatchObject({ view: { name: "Hot" }, isChanged: true });
});

test("an address that filters and sorts as a view does is that view, also without its name", () => {
  const views = [...BUILT_IN_VIEWS, toLeadView(STORED, maker), toLeadView({ ...STORED, search: "" }, maker)];
  const shown = (query: string) => shownView(new URLSearchParams(query), views);
  expect(shown("created=week&page=2")).toMatchObject({
    ...{ view: { name: "Created since Monday" }, isChanged: false },
  });
  expect(shown("score=hot")).toMatchObject({ view: { name: "Hot" }, isChanged: false });
  expect(shown("created=week&sort=name")).toMatchObject({ view: null, isChanged: true });
  expect(shown("created=week&status=new")).toMatchObject({ view: null, isChanged: true });
  expect(shown("")).toMatchObject({ view: null, isChanged: false });
});
