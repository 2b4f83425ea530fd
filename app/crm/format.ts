const date = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const dateTime = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** "Nov 21, 2024", the day in UTC. */
export function formatDate(iso: string): string {
  return date.format(new Date(iso));
}

/** "Nov 21, 2024, 2:40 PM UTC". */
export function formatDateTime(iso: string): string {
  return `${dateTime.format(new Date(iso)).replaceAll("\u202f", " ")} UTC`;
}

/** US dollars from integer cents: "$24,000", "$24,000.50". */
export function formatUsd(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return (cents / 100).toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** A billion billions of cents would still count exactly, a form needs less. */
const MAX_DOLLARS = 1_000_000_000;

/** Integer cents of what a person typed ("24,000", "$24,000.50"); null when it is no amount of at least 0. */
export function parseUsd(text: string): number | null {
  const plain = text.trim().replace(/^\$/, "").replaceAll(",", "");
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const dollars = Number(plain);
  return dollars <= MAX_DOLLARS ? Math.round(dollars * 100) : null;
}

/** The amount as a field shows it: "24,000" or "24,000.50"; empty for none. */
export function amountText(cents: number | null): string {
  return cents === null ? "" : formatUsd(cents).replace("$", "");
}
