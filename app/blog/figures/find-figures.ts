import type { Token, Tokens } from "marked";
import { plainText } from "../text";
import type { FigureText } from "./figure";

export type FigureKind = "chart" | "stacked chart" | "sum";
export type Figure = { kind: FigureKind; text: FigureText; table: Tokens.Table };

const CAPTION = /^(chart|stacked chart|sum):\s+(.+)$/is;
const NOTE = /^note:\s+(.+)$/is;

/**
 * Replaces what is written as a figure, a table right below a paragraph 'Chart: …', 'Stacked chart: …' or 'Sum: …', by
 * what `replace` makes of it. A paragraph 'Note: …' right below the table belongs to it. Null keeps them as they are.
 */
export function replaceFigures(tokens: Token[], replace: (figure: Figure) => Token | null): Token[] {
  const kept: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found = figureAt(tokens, at);
    const made = found && replace(found.figure);
    if (found && made) {
      kept.push(made);
      at = found.end;
    } else {
      kept.push(...tokens.slice(at, at + 1));
      at += 1;
    }
  }
  return kept;
}

function figureAt(tokens: Token[], at: number): { figure: Figure; end: number } | null {
  const caption = CAPTION.exec(paragraphText(tokens[at]));
  if (!caption) return null;
  const tableAt = skipSpace(tokens, at + 1);
  const table = tokens[tableAt];
  if (!isTable(table)) return null;
  const noteAt = skipSpace(tokens, tableAt + 1);
  const note = plainText(NOTE.exec(paragraphText(tokens[noteAt]))?.[1] ?? "");
  const [, title = "", detail = ""] = /^(.+?)(?:\.\s+(.*))?$/s.exec(plainText(caption[2] ?? "")) ?? [];
  const text = {
    title: title.replace(/\.$/, ""),
    detail: detail.replace(/\.$/, ""),
    note,
    header: table.header.map((cell) => cell.text),
    rows: table.rows.map((row) => row.map((cell) => cell.text)),
  };
  const kind = kindOf(caption[1] ?? "");
  return { figure: { kind, text, table }, end: note ? noteAt + 1 : tableAt + 1 };
}

function kindOf(word: string): FigureKind {
  const lower = word.toLowerCase();
  return lower === "sum" || lower === "stacked chart" ? lower : "chart";
}

function skipSpace(tokens: Token[], at: number): number {
  return tokens[at]?.type === "space" ? at + 1 : at;
}

function paragraphText(token: Token | undefined): string {
  return token?.type === "paragraph" && "text" in token && typeof token.text === "string" ? token.text : "";
}

function isTable(token: Token | undefined): token is Tokens.Table {
  return token?.type === "table";
}
