import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Column, DataTable } from "../../app/ui/data/table";

type Row = { id: string; name: string; hits: number };

const COLUMNS: Column<Row>[] = [
  { head: "Name", cellClass: "font-semibold", cell: ({ name }) => name },
  {
    head: "Hits",
    className: "text-right",
    cellClass: ({ hits }) => (hits > 9 ? "text-warn" : undefined),
    cell: ({ hits }) => hits,
  },
  { head: "Actions", isHeadHidden: true, cell: ({ id }) => createElement("a", { href: `/${id}` }, "Open") },
];
const ROWS = [
  { id: "a", name: "Harbor", hits: 9 },
  { id: "b", name: "Lake", hits: 10 },
];

test("a table of columns has a named region, one head a column and one row a record", () => {
  const table = createElement(DataTable<Row>, {
    caption: "Pages",
    columns: COLUMNS,
    rows: ROWS,
    keyOf: ({ id }) => id,
  });
  const markup = renderToStaticMarkup(table);
  const id = markup.match(/<caption id="([^"]+)"/)?.[1] ?? "";
  expect(id).not.toBe("");
  expect(markup).toBe(
    `<section class="table-region" aria-labelledby="${id}" tabindex="0"><table class="data-table">` +
      `<caption id="${id}" class="sr-only">Pages</caption><thead><tr>` +
      '<th scope="col">Name</th><th scope="col" class="text-right">Hits</th>' +
      '<th scope="col"><span class="sr-only">Actions</span></th></tr></thead><tbody>' +
      '<tr><td class="font-semibold">Harbor</td><td class="text-right">9</td><td><a href="/a">Open</a></td></tr>' +
      '<tr><td class="font-semibold">Lake</td><td class="text-right text-warn">10</td><td><a href="/b">Open</a></td></tr>' +
      "</tbody></table></section>",
  );
});
