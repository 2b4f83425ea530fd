import { readFileSync } from "node:fs";
import ts from "typescript";
import { listFiles, listRouteModules } from "./files.ts";

const FOLDERS = ["app", "functions", "workers", "scripts"];
const LIMITS = { file: 250, "route module": 150, loader: 25, action: 40, function: 50 } as const;
/** Columns of a comment, which the formatter leaves as it is; one with an address or a directive cannot be wrapped. */
const COMMENT_WIDTH = 120;
const COMMENT = /^\s*(?:\/\/|\{?\/\*|\*)/;
const UNWRAPPABLE = /https?:|biome-ignore/;
/** Copy stored as typed data has no size limit, and declaration files contain no code. */
const EXEMPT = /^app\/copy\/|\/content\/|\.d\.ts$/;

type Kind = keyof typeof LIMITS;
type Size = { where: string; kind: Kind; lines: number };

const routeModules = new Set(listRouteModules());
const files = FOLDERS.flatMap((folder) => listFiles(folder, [".ts", ".tsx"])).filter(
  (file) => !EXEMPT.test(file),
);
const sizes = files.flatMap(measure);
const offenders = sizes.filter(({ kind, lines }) => lines > LIMITS[kind]);

const wideComments = files.flatMap(wideCommentsOf);

for (const where of wideComments) console.log(`${where}: comment wider than ${COMMENT_WIDTH} columns`);
for (const { where, kind, lines } of offenders) {
  console.log(`${where}: ${kind} of ${lines} lines, at most ${LIMITS[kind]}`);
}
for (const [kind, limit] of Object.entries(LIMITS)) {
  const largest = sizes.filter((size) => size.kind === kind).sort((a, b) => b.lines - a.lines)[0];
  if (largest) console.log(`longest ${kind}: ${largest.lines} of ${limit} lines (${largest.where})`);
}
process.exitCode = offenders.length + wideComments.length > 0 ? 1 : 0;

function wideCommentsOf(file: string): string[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, at) => {
    const isWide = line.length > COMMENT_WIDTH && COMMENT.test(line) && !UNWRAPPABLE.test(line);
    return isWide ? [`${file}:${at + 1}`] : [];
  });
}

function measure(file: string): Size[] {
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const kind = routeModules.has(file) ? "route module" : "file";
  const own: Size = { where: file, kind, lines: text.trimEnd().split("\n").length };
  return [own, ...functionsOf(source).map((node) => measureFunction(file, source, node))];
}

function functionsOf(node: ts.Node): ts.Node[] {
  const inner = ts.isFunctionLike(node) && "body" in node && node.body ? [node] : [];
  const found: ts.Node[] = [...inner];
  ts.forEachChild(node, (child) => {
    found.push(...functionsOf(child));
  });
  return found;
}

function measureFunction(file: string, source: ts.SourceFile, node: ts.Node): Size {
  const start = source.getLineAndCharacterOfPosition(node.getStart()).line;
  const end = source.getLineAndCharacterOfPosition(node.getEnd()).line;
  const name = nameOf(node);
  const kind = routeModules.has(file) && (name === "loader" || name === "action") ? name : "function";
  return { where: `${file}:${start + 1} ${name}`, kind, lines: end - start + 1 };
}

function nameOf(node: ts.Node): string {
  const named = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) ? node.name : undefined;
  const variable = ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined;
  return (named ?? variable)?.getText() ?? "(anonymous)";
}
