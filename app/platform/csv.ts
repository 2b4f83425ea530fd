/** Without it, Excel does not read a file as UTF-8. */
export const CSV_BYTE_ORDER_MARK = "\uFEFF";

/**
 * Text that a spreadsheet may evaluate as a formula, with any number of leading apostrophes: those are included so
 * that adding one can always be reversed (docs/decisions/0008).
 */
const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** Makes text safe for spreadsheets, which would evaluate formulas; `fromCsvText` reverses it. */
export function toCsvText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Reverses `toCsvText`; leaves a cell that no export wrote unchanged. */
export function fromCsvText(content: string): string {
  return content.startsWith("'") && FORMULA.test(content) ? content.slice(1) : content;
}

/** One record in RFC 4180, with its CRLF. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/** Quotes more than RFC 4180 requires, for readers that guess the delimiter or trim cells. */
function csvCell(text: string): string {
  const content = toCsvText(text);
  return /[",;\t\r\n]|^\s|\s$/.test(content) ? `"${content.replaceAll('"', '""')}"` : content;
}
