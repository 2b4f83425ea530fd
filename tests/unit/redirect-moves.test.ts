import { expect, test } from "vitest";
import { judgeMoves, type Move, readAddress, readMoveRows } from "../../app/indexing/redirects/moves";

const SITE = "beaconry.example";
const rowsOf = (text: string) =>
  text.split("\n").map((line, at) => ({ line: at + 1, cells: line.split(",") }));

test.each([
  ["/about", "/about"],
  ["/2019/03/Our-Prices/", "/2019/03/Our-Prices"],
  ["/Contact-Us.html", "/contact-us.html"],
  ["/Blog/Old-Title/", "/blog/old-title"],
  ["https://www.beaconry.example/prices/", "/prices"],
  ["http://BEACONRY.example/", "/"],
  ["/caf%c3%a9", "/caf%C3%A9"],
  ["/café", "/caf%C3%A9"],
  ["/%7Ejo", "/~jo"],
])("the address %s is the path %s", (text, path) => {
  expect(readAddress(text, [SITE])).toEqual({ path });
});

test.each([
  ["", /not an address/],
  ["about", /not an address/],
  ["//evil.example", /not an address/],
  ["/\\evil.example", /not an address/],
  ["javascript:alert(1)", /not an address/],
  ["/two words", /not an address/],
  ["https://evil.example/about", /another site/],
  ["https://beaconry.example.evil.example/", /another site/],
  ["/?p=12", /before it can be redirected/],
  ["/platform#map", /before it can be redirected/],
  ["/admin/leads", /back office/],
  ["/AUTH", /back office/],
  [`/${"x".repeat(300)}`, /longer than 300/],
])("the address %j is refused", (text, problem) => {
  expect(readAddress(text, [SITE]).problem).toMatch(problem);
});

test("a file of another product is read with or without header, as paths or whole addresses of the old site", () => {
  const { moves, problems } = readMoveRows(
    rowsOf(
      "Source URL,Target URL\nhttps://old-dealer.example/cars/,https://old-dealer.example/about\n/a,https://beaconry.example/contact\n/b,410\n/c,,410\n/d,\n/e,https://elsewhere.example/\nnonsense,/about",
    ),
    SITE,
  );
  expect(moves).toEqual([
    { line: 2, from: "/cars", to: "/about" },
    { line: 3, from: "/a", to: "/contact" },
    { line: 4, from: "/b", to: "" },
    { line: 5, from: "/c", to: "" },
  ]);
  expect(problems).toEqual([
    { line: 6, note: "It has no new address." },
    { line: 7, note: "https://elsewhere.example/ is on another site." },
    { line: 8, note: "“nonsense” is not an address: addresses begin with / or https://" },
  ]);
  expect(readMoveRows(rowsOf("/old,/about"), SITE).moves).toEqual([{ line: 1, from: "/old", to: "/about" }]);
});

const KNOWN = {
  served: new Set(["/about", "/contact", "/blog/map"]),
  redirects: new Map([
    ["/known", "/about"],
    ["/dead", ""],
    ["/step", "/blog/map"],
  ]),
};
const judged = (...pairs: [from: string, to: string][]) => {
  const moves: Move[] = pairs.map(([from, to], at) => ({ line: at + 1, from, to }));
  return judgeMoves(moves, KNOWN).map(({ state, to, note }) => [state, to, note]);
};

test("a move to a page, or to nothing, is added", () => {
  expect(judged(["/a", "/about"], ["/b", ""])).toEqual([
    ["add", "/about", ""],
    ["add", "", ""],
  ]);
});

test("a chain is folded, through the file and what is there already, whatever its order", () => {
  expect(judged(["/a", "/b"], ["/b", "/c"], ["/c", "/step"])).toEqual([
    ["folded", "/blog/map", "/b leads on to /blog/map."],
    ["folded", "/blog/map", "/c leads on to /blog/map."],
    ["folded", "/blog/map", "/step leads on to /blog/map."],
  ]);
  expect(judged(["/a", "/dead"])).toEqual([["folded", "", "/dead leads on to 410 Gone."]]);
});

test("a loop, an address that leads to itself, and a chain into a loop are problems", () => {
  const loop = "It would lead back to itself.";
  expect(judged(["/a", "/b"], ["/b", "/a"], ["/c", "/a"], ["/d", "/d"])).toEqual([
    ["problem", "/b", loop],
    ["problem", "/a", loop],
    ["problem", "/a", loop],
    ["problem", "/d", "It would lead to itself."],
  ]);
});

test("of two lines for one address the first counts", () => {
  expect(judged(["/a", "/about"], ["/a", "/about"], ["/a", "/contact"])).toEqual([
    ["add", "/about", ""],
    ["same", "/about", "Line 1 has it already."],
    ["problem", "/contact", "Line 1 sends it to /about."],
  ]);
});

test("a page that exists, a page that does not, and what leads elsewhere already are problems", () => {
  expect(
    judged(["/about", "/contact"], ["/a", "/nowhere"], ["/known", "/contact"], ["/known", "/about"]),
  ).toEqual([
    ["problem", "/contact", "There is a page at /about."],
    ["problem", "/nowhere", "There is no page at /nowhere."],
    ["problem", "/contact", "It leads to /about already."],
    ["problem", "/about", "Line 3 sends it to /contact."],
  ]);
  expect(judged(["/known", "/about"])).toEqual([["same", "/about", "It is there already."]]);
});
