import { readFileSync } from "node:fs";
import postcss, { type ChildNode, type Declaration, type Rule } from "postcss";
import valueParser from "postcss-value-parser";
import ts from "typescript";
import { features } from "web-features";
import { OLDEST_BROWSERS } from "./browsers.ts";
import { listFiles } from "./files.ts";

/** A feature as MDN's compatibility data names it, and the text that uses it. */
export type FeatureUse = { feature: string; text: string };

/** The oldest versions by the name that web-features has for the browser. */
const OLDEST = {
  safari: OLDEST_BROWSERS.safari,
  safari_ios: OLDEST_BROWSERS.ios,
  firefox: OLDEST_BROWSERS.firefox,
  chrome: OLDEST_BROWSERS.chrome,
} as const;

/**
 * What pages use although a supported browser lacks it, and what such a browser's visitor has instead. What works only
 * with a feature is inside `@supports` or behind a check in the script, and is not listed.
 */
const FALLBACKS: Record<string, string> = {
  "AbortSignal.timeout": "there since Chrome 103, whose error has another name until 124",
  "css.at-rules.counter-style": "the foot of the booking form does not repeat the chosen time",
  "css.at-rules.page": "the printer's own margins",
  "css.at-rules.property": "Tailwind sets the initial values by a rule for browsers without it",
  "css.properties.accent-color": "the browser's own color of check marks",
  "css.properties.break-after": "a heading may end a sheet of paper",
  "css.properties.content-visibility": "everything is laid out at once",
  "css.properties.counter-set": "as with counter-style",
  "css.properties.cursor": "phones have no pointer",
  "css.properties.field-sizing": "GrowingTextarea sets the height",
  "css.properties.font-family": "the next font of the list",
  "css.properties.grid-template-columns.subgrid": "parts of a row stand below each other",
  "css.properties.grid-template-rows.subgrid": "cards of a row align their parts one by one",
  "css.properties.overflow-clip-margin": "a ring at the edge is cut",
  "css.properties.overscroll-behavior": "the page scrolls on behind the panel",
  "css.properties.resize": "phones cannot resize a text area",
  "css.properties.scrollbar-gutter": "a short page is wider by the scroll bar",
  "css.properties.scrollbar-width": "the scroll bar is seen",
  "css.properties.text-box": "a little more space above large letters",
  "css.properties.text-wrap": "lines break where they are full",
  "css.properties.zoom": "a drawing is larger",
  "css.selectors.details-content": "a section opens without a movement",
  "css.selectors.has": "looks alone: the state is also told by the control itself",
  "css.selectors.marker": "the list's marks have the text's color",
  "css.selectors.popover-open": "the sidebar opens by an attribute",
  "css.selectors.selection": "the browser's own colors of selected text",
  globalPrivacyControl: "undefined: nobody asked for privacy",
  hidePopover: "called only where there are popovers",
  isComposing: "undefined: Enter chooses, as without an input method",
  "popover-open": "asked only where there are popovers",
  togglePopover: "called only where there are popovers",
};
/** Members of our own objects, or a package's, that share a name with one of the platform's. */
const NAMESAKES = new Set(
  "ariaHidden ariaInvalid bytes command connection controller fence formData read role scheduling share toArray".split(
    " ",
  ),
);

/** Objects whose members a script is looked through for, by name: those of pages and of the language. */
const OBJECTS =
  /^(?:Aria.*|Array|CSS|CSSStyleDeclaration|Clipboard|Document|Element|Event|HTML\w*Element|Iterator|KeyboardEvent|Map|Navigator|Node|Object|Performance|Promise|Response|Set|String|URL|URLSearchParams|Window)$/;

/** Whether every supported browser has the feature, by its key: `css.properties.gap`, `css.selectors.has`. */
const SUPPORT = new Map<string, boolean>();
/** Whether any of the objects has a supported member of this name: `matches`, `at`. */
const MEMBERS = new Map<string, boolean>();
/** Functions of an interface: `URL.parse`, unlike `JSON.parse`. */
const STATICS = new Map<string, boolean>();
/** The same of interfaces: `ResizeObserver`. */
const INTERFACES = new Map<string, boolean>();
/** Pseudo-classes and pseudo-elements, without their colons. */
const PSEUDOS = new Map<string, boolean>();

for (const feature of Object.values(features)) {
  if (feature.kind !== "feature") continue;
  for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
    const browsers = Object.keys(OLDEST) as (keyof typeof OLDEST)[];
    const isSupported = browsers.every((name) => isAtMost(support[name], OLDEST[name]));
    SUPPORT.set(key, isSupported);
    if (key.startsWith("css.selectors.")) PSEUDOS.set(key.slice("css.selectors.".length), isSupported);
    const [area = "", object = "", member, ...rest] = key.replace(/^javascript\.builtins/, "api").split(".");
    if (area !== "api" || rest.length > 0) continue;
    if (member === undefined) INTERFACES.set(object, isSupported);
    else if (member.endsWith("_static")) STATICS.set(`${object}.${member.slice(0, -7)}`, isSupported);
    else if (OBJECTS.test(object)) MEMBERS.set(member, isSupported || MEMBERS.get(member) === true);
  }
}

/** Selectors in which an unknown one is skipped. */
const FORGIVING = /:(?:is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
/** Prefix of the feature for a list of selectors of which a browser knows only some. */
const MIXED = "a list of selectors with ";

function isAtMost(since: string | undefined, oldest: number): boolean {
  // "≤15" is how the data says that nobody looked at what was before.
  return since !== undefined && Number.parseFloat(since.replace("≤", "")) <= oldest;
}

/** What the built files of a folder use without a fallback, one line each. */
export function listUnsupported(folder: string): string[] {
  return listFiles(folder, [".css", ".js"]).flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const uses = file.endsWith(".css") ? unsupportedCss(text) : unsupportedScript(text);
    return uses.map(({ feature, text: use }) => `${file}: ${feature} in ${use}`);
  });
}

/**
 * What a style sheet uses that a supported browser lacks, outside of `@supports` and without an older declaration of
 * the same property before it.
 */
export function unsupportedCss(css: string): FeatureUse[] {
  const uses: FeatureUse[] = [];
  const look = (feature: string, text: string) => {
    const isLacking = SUPPORT.get(feature) === false || feature.startsWith(MIXED);
    if (isLacking && !hasFallbackElsewhere(feature)) uses.push({ feature, text });
  };
  postcss.parse(css).walk((node) => {
    if (isInSupports(node)) return;
    if (node.type === "atrule") look(`css.at-rules.${node.name}`, `@${node.name} ${node.params}`);
    if (node.type === "rule") lookAtSelectors(node, look);
    if (node.type === "decl" && !hasFallback(node)) lookAt(node, look);
  });
  return uses;
}

/** Listed on its own, or with all of its property's values. */
function hasFallbackElsewhere(feature: string): boolean {
  return feature in FALLBACKS || feature.split(".").slice(0, 3).join(".") in FALLBACKS;
}

/** A browser drops a whole rule for one selector of its list that it does not know, unless that is in `:is()`. */
function lookAtSelectors({ selectors, selector }: Rule, look: (feature: string, text: string) => void): void {
  const unknown = selectors.map((one) =>
    pseudos(one.replace(FORGIVING, "")).filter((name) => PSEUDOS.get(name) === false),
  );
  const isMixed = unknown.some(({ length }) => length === 0);
  for (const name of unknown.flat()) look(isMixed ? `${MIXED}${name}` : `css.selectors.${name}`, selector);
}

function lookAt(declaration: Declaration, look: (feature: string, text: string) => void): void {
  const { prop, value } = declaration;
  const text = `${prop}: ${value}`;
  look(`css.properties.${prop}`, text);
  valueParser(value).walk((node) => {
    if (node.type === "word") look(`css.properties.${prop}.${node.value}`, text);
    if (node.type !== "function") return;
    for (const group of ["", "color.", "image.", "gradient.", "easing-function.", "basic-shape."])
      look(`css.types.${group}${node.value}`, text);
  });
}

function isInSupports(node: ChildNode): boolean {
  for (let at: ChildNode["parent"] = node.parent; at; at = at.parent as ChildNode["parent"])
    if (at.type === "atrule" && "name" in at && at.name === "supports") return true;
  return false;
}

/** Browsers keep the last value that they know; an older name of the property also comes first. */
function hasFallback(declaration: Declaration): boolean {
  const before = declaration.parent?.nodes.slice(0, declaration.parent.index(declaration)) ?? [];
  return before.some(
    (node) => node.type === "decl" && node.prop.replace(/^-webkit-/, "") === declaration.prop,
  );
}

function pseudos(selector: string): string[] {
  return [...selector.matchAll(/(?<!\\):(-?[a-z][a-z-]*)/g)].map(([, name = ""]) => name);
}

/**
 * What a script uses that a supported browser lacks: objects and their members by name, and pseudo-classes in texts.
 * Syntax is the bundler's. What is asked for first does not count: `a?.b`, `"b" in a`, `typeof a`.
 */
export function unsupportedScript(script: string): FeatureUse[] {
  const uses: FeatureUse[] = [];
  const source = ts.createSourceFile("built.js", script, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const asked = namesAsked(source);
  const look = (names: Map<string, boolean>, name: string, node: ts.Node) => {
    const isKnown = asked.has(name.replace(/.*\./, "")) || NAMESAKES.has(name) || name in FALLBACKS;
    if (names.get(name) === false && !isKnown) uses.push({ feature: name, text: excerpt(node) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      look(MEMBERS, node.name.text, node);
      look(STATICS, `${lastName(node.expression)}.${node.name.text}`, node);
    }
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression))
      look(INTERFACES, node.expression.text, node);
    if (ts.isStringLiteralLike(node) && isSelector(node)) {
      for (const name of pseudos(node.text)) look(PSEUDOS, name, node.parent);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

/** Names that the script tests for before it uses them. */
function namesAsked(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isIn = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword;
    if (isIn && ts.isStringLiteralLike(node.left)) names.add(node.left.text);
    if (ts.isTypeOfExpression(node)) names.add(lastName(node.expression));
    if ((ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) && node.questionDotToken)
      names.add(lastName(node.expression));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Whether it is handed to `matches`, `closest`, `querySelector` or `querySelectorAll`. */
function isSelector({ parent }: ts.StringLiteralLike): boolean {
  return (
    ts.isCallExpression(parent) && /^(?:matches|closest|querySelector)/.test(lastName(parent.expression))
  );
}

function lastName(node: ts.Expression): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : "";
}

function excerpt(node: ts.Node): string {
  return node.getText().slice(0, 100);
}
