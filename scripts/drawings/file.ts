import { readFileSync } from "node:fs";
import type { Picture } from "../../app/web/art/picture.ts";

type Rule = { selectors: string[]; declarations: string };
type Side = "light" | "dark";

/** A drawing as a self-contained file, with the style-sheet rules it uses, in the colors of a theme. */
export function drawingFile({ viewBox, preserveAspectRatio, body }: Picture, side: Side): string {
  const classes = new Set(
    [...body.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  const isUsed = (selector: string) => classes.has(selector.slice(1));
  const style = RULES.map(({ selectors, declarations }) => ({
    selectors: selectors.filter(isUsed),
    declarations,
  }))
    .filter(({ selectors }) => selectors.length > 0)
    .map(({ selectors, declarations }) => `${selectors.join()}{${inColor(declarations, side)}}`)
    .join("");
  const ratio = preserveAspectRatio ? ` preserveAspectRatio="${preserveAspectRatio}"` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${ratio}><style>${style}</style>${inColor(body, side)}</svg>\n`;
}

const TOKENS = new Map(
  [...source("app/styles/tokens.css").matchAll(/(--color-[\w-]+):\s*([^;]+);/g)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  ),
);
const STYLES = ["art", "postcard", "chart"].map((name) => source(`app/web/art/${name}.css`)).join("");
/** Tailwind's fill utilities, which win over the style sheets. */
const FILLS: Rule[] = [...TOKENS].map(([token, value]) => ({
  selectors: [token.replace("--color-", ".fill-")],
  declarations: `fill:${value}`,
}));
const RULES: Rule[] = [...STYLES.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  .map(([, selectors = "", declarations = ""]) => ({
    selectors: selectors.split(",").map((selector) => selector.trim()),
    declarations: declarations
      .replace(/\s+/g, " ")
      .replace(/ ?([:;]) ?/g, "$1")
      .trim(),
  }))
  .concat(FILLS);

/** Replaces tokens by values, and `light-dark()` by its color of one side. */
function inColor(declarations: string, side: Side): string {
  return declarations
    .replace(/var\((--color-[\w-]+)\)/g, (whole, name: string) => TOKENS.get(name) ?? whole)
    .replace(/light-dark\(([^,]+), *([^)]+)\)/g, side === "light" ? "$1" : "$2");
}

function source(path: string): string {
  return readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
}
