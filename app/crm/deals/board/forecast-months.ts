import { formatUsd } from "../../../platform/money";

/** A month's open deals; `month` is YYYY-MM, or null for those without a date. Sums in cents. */
export type ForecastRow = { month: string | null; deals: number; valueSum: number; weightedSum: number };

/** A month of the forecast as shown. */
export type ForecastMonth = {
  /** For the filter: YYYY-MM, "past" or "none". */
  closing: string;
  label: string;
  count: number;
  /** "$161,850" and "$80,025". */
  value: string;
  weighted: string;
  /** In percent of the month with the highest value. */
  share: number;
  weightedShare: number;
};

/** The months of a board, of which `today` (YYYY-MM-DD) is in the first; what should have closed before it is one. */
export function toForecast(rows: ForecastRow[], today: string): ForecastMonth[] {
  const present = today.slice(0, 7);
  const before = rows.filter(({ month }) => month !== null && month < present);
  const sum = (key: "deals" | "valueSum" | "weightedSum") =>
    before.reduce((total, row) => total + row[key], 0);
  const past = { deals: sum("deals"), valueSum: sum("valueSum"), weightedSum: sum("weightedSum") };
  const shown = [
    ...(before.length === 0 ? [] : [{ closing: "past", label: "Before", ...past }]),
    ...rows
      .filter(({ month }) => month !== null && month >= present)
      .map((row) => ({ closing: row.month ?? "", label: monthLabel(row.month ?? "", present), ...row })),
    ...rows
      .filter(({ month }) => month === null)
      .map((row) => ({ closing: "none", label: "No date", ...row })),
  ];
  const highest = Math.max(1, ...shown.map(({ valueSum }) => valueSum));
  return shown.map(({ closing, label, deals, valueSum, weightedSum }) => ({
    ...{ closing, label, count: deals },
    value: formatUsd(valueSum),
    weighted: formatUsd(weightedSum),
    share: (valueSum / highest) * 100,
    weightedShare: (weightedSum / highest) * 100,
  }));
}

/** "December", with the year if that is another one than this month's. */
function monthLabel(month: string, present: string): string {
  const isThisYear = month.slice(0, 4) === present.slice(0, 4);
  const year = isThisYear ? undefined : "numeric";
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString("en-US", {
    month: "long",
    year,
    timeZone: "UTC",
  });
}
