/** A figure as texts show it: "1,250", "$62", "4%", "2.5". */
const FIGURE = String.raw`\$?\d[\d,]*(?:\.\d+)?%?`;
const OPERATOR = "[×÷+−]";
/** "64 × 1.25 ÷ 35 = 2" */
export const SUM = new RegExp(`(${FIGURE}(?:\\s*${OPERATOR}\\s*${FIGURE})+)\\s*=\\s*(${FIGURE})`, "g");

/** The value of a figure; a percentage is a hundredth of its number. */
export function figureValue(figure: string): number {
  const number = Number(figure.replace(/[$,%]/g, ""));
  return figure.endsWith("%") ? number / 100 : number;
}

/** The figures in an expression, as written. */
export function figuresIn(expression: string): string[] {
  return expression.match(new RegExp(FIGURE, "g")) ?? [];
}

/** The value of "64 × 1.25 ÷ 35": × and ÷ before + and −, from left to right. */
export function evaluate(expression: string): number {
  const figures = figuresIn(expression).map(figureValue);
  const operators = expression.replace(new RegExp(FIGURE, "g"), "").match(new RegExp(OPERATOR, "g")) ?? [];
  const terms = [figures[0] ?? 0];
  for (const [index, operator] of operators.entries()) {
    const next = figures[index + 1] ?? 0;
    const last = terms.pop() ?? 0;
    if (operator === "×") terms.push(last * next);
    else if (operator === "÷") terms.push(last / next);
    else terms.push(last, operator === "+" ? next : -next);
  }
  return terms.reduce((sum, term) => sum + term, 0);
}

/** Whether the sum comes to the result, rounded to the digits that the result shows. */
export function isCorrectSum(expression: string, result: string): boolean {
  const decimals = /\.(\d+)/.exec(result)?.[1]?.length ?? 0;
  const unit = (result.endsWith("%") ? 0.01 : 1) / 10 ** decimals;
  return Math.abs(evaluate(expression) - figureValue(result)) <= unit / 2 + 1e-9;
}
