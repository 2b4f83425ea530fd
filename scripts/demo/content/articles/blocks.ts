/** The larger blocks of an article: sums and charts in light markup, tables and pictures as HTML. */

/** A step of a sum: what it is, its figure with the sign of what is done with it ("× 43%", "= 7"), and a remark. */
type Step = readonly [label: string, figure: string, remark?: string];
type Row = readonly [name: string, ...cells: string[]];

/** A sum, step by step; the last figure is its result, bold steps before it are subtotals. */
export function sum(caption: string, steps: readonly Step[]): string {
  const rows = steps.map(([label, figure, remark = ""], at): Row => {
    if (at === steps.length - 1) return [label, remark, figure.replace("= ", "")];
    return [figure.startsWith("=") ? `**${label}**` : label, remark, figure];
  });
  return `Sum: ${caption}\n\n${markupTable(["Step", "How", "Figure"], rows)}`;
}

/** A chart with a series for each column after the first; a stacked one has them on top of one another. */
export function chart(
  caption: string,
  head: readonly string[],
  rows: readonly Row[],
  { isStacked = false } = {},
): string {
  return `${isStacked ? "Stacked chart" : "Chart"}: ${caption}\n\n${markupTable(head, rows)}`;
}

function markupTable(head: readonly string[], rows: readonly Row[]): string {
  const ruler = head.map((_, at) => (at === head.length - 1 ? "---:" : "---"));
  return [head, ruler, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** A table; the first cell of a row names it. */
export function table(caption: string, head: readonly string[], rows: readonly Row[]): string {
  const columns = head.map((cell) => `<th scope="col">${cell}</th>`).join("");
  const lines = rows.map(
    ([name, ...cells]) =>
      `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
  );
  return [
    "<table>",
    `<caption>${caption}</caption>`,
    `<thead><tr>${columns}</tr></thead>`,
    "<tbody>",
    ...lines,
    "</tbody>",
    "</table>",
  ].join("\n");
}

/** A drawing from `public/demo`, by its file's name and size. */
export function picture(
  name: string,
  [width, height]: readonly [number, number],
  alt: string,
  caption: string,
): string {
  return [
    "<figure>",
    `<img src="/demo/${name}.svg" width="${width}" height="${height}" alt="${alt}">`,
    `<figcaption>${caption}</figcaption>`,
    "</figure>",
  ].join("\n");
}
