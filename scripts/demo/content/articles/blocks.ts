/** The blocks of an article that light markup has no signs for. Texts are HTML. */

/** A step of a sum: what it is, its figure with the sign of what is done with it ("× 43%", "= 7"), and a remark. */
type Step = readonly [label: string, figure: string, remark?: string];

/** A sum, step by step; the last figure is its result. */
export function sum(caption: string, steps: readonly Step[]): string {
  const lines = steps.map(([label, figure, remark]) => {
    const term = remark ? `${label} <small>${remark}</small>` : label;
    return `<div><dt>${term}</dt><dd>${figure}</dd></div>`;
  });
  return ["<figure>", `<figcaption>${caption}</figcaption>`, "<dl>", ...lines, "</dl>", "</figure>"].join("\n");
}

/** A table; the first cell of a row names it. */
export function table(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly [string, ...string[]])[],
): string {
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
