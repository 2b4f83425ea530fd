import postcss, {
  type AtRule,
  type ChildNode,
  type Declaration,
  type Plugin,
  type Root,
  type Rule,
} from "postcss";
import valueParser from "postcss-value-parser";

const FUNCTION = "light-dark";
/** Where the tokens of `@theme` end up. */
const ROOT = /^:root,\s*:host$/;
/**
 * Writes the tokens that are `light-dark(a, b)`, and those computed from them, once for each theme: Safari before 17.5
 * and Firefox before 120 have no such function. Anywhere but in a token it is an error.
 */
export function themes(): Plugin {
  return {
    postcssPlugin: "beaconry-themes",
    OnceExit(root) {
      writeThemes(root);
      root.walkDecls((declaration) => {
        if (!declaration.value.includes(`${FUNCTION}(`)) return;
        if (isFallback(declaration)) declaration.remove();
        else throw new Error(`${FUNCTION}() is for tokens only (app/styles/tokens.css): ${declaration}`);
      });
    },
  };
}

/**
 * Moves the tokens that differ by theme out of the rules for the root, into one rule for each theme after the first. A
 * theme is what sets a `color-scheme`; a theme with both schemes is the root's, and gets its light side from there.
 * Dark is for screens: paper is light.
 */
function writeThemes(root: Root): void {
  const rules: Rule[] = [];
  root.walkRules(ROOT, (rule) => void rules.push(rule));
  const tokens = rules.flatMap(({ nodes }) => nodes.filter((node) => node.type === "decl"));
  const themed = tokens.filter(isThemedAmong(tokens));
  const [first] = rules;
  if (!first || themed.length === 0) return;
  // Tailwind repeats a token that uses color-mix() for browsers that have it; all of ours do. The last one counts.
  const values = new Map(themed.map(({ prop, value }) => [prop, value]));
  const write = (selector: string, side: Side) =>
    postcss.rule({
      selector,
      nodes: [...values].map(([prop, value]) => postcss.decl({ prop, value: themedValue(value, side) })),
    });
  const written: (Rule | AtRule)[] = [];
  root.walkDecls("color-scheme", ({ parent, value }) => {
    if (parent?.type !== "rule" || !("selector" in parent)) return;
    const selector = String(parent.selector);
    if (value === "light") written.push(write(selector, "light"));
    else {
      const params = value === "dark" ? "screen" : "screen and (prefers-color-scheme: dark)";
      written.push(postcss.atRule({ name: "media", params }).append(write(selector, "dark")));
    }
  });
  first.after(written);
  for (const token of themed) token.remove();
}

/** A token with `light-dark()`, or computed from one that has it: `var()` is resolved where a token is declared. */
function isThemedAmong(tokens: Declaration[]): (token: Declaration) => boolean {
  const names = new Set<string>();
  const isThemed = ({ value }: Declaration) =>
    value.includes(`${FUNCTION}(`) || [...names].some((name) => value.includes(`var(${name})`));
  let before = -1;
  while (before !== names.size) {
    before = names.size;
    for (const token of tokens) if (isThemed(token)) names.add(token.prop);
  }
  return ({ prop }) => names.has(prop);
}

type Side = "light" | "dark";

function themedValue(value: string, side: Side): string {
  const parsed = valueParser(value);
  parsed.walk((node, at, siblings) => {
    if (node.type !== "function" || node.value !== FUNCTION) return;
    const comma = node.nodes.findIndex(({ type, value: text }) => type === "div" && text === ",");
    const chosen = side === "light" ? node.nodes.slice(0, comma) : node.nodes.slice(comma + 1);
    siblings.splice(at, 1, ...chosen);
  });
  return parsed.toString();
}

/** Tailwind's copy of a mixed color for browsers without color-mix(), all older than ours; the real one follows. */
function isFallback({ parent }: Declaration): boolean {
  if (parent?.type !== "rule") return false;
  const hasMix = (node: ChildNode | undefined) =>
    node?.type === "atrule" && node.params.includes("color-mix(");
  return hasMix(parent.next()) || parent.nodes.some(hasMix);
}
