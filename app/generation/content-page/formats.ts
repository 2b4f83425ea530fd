import { MINUTE, SECOND } from "../../platform/clock";
import { formatDateTime, timeText } from "../../platform/time/time-text";
import { GATES, type GateResult } from "../gates/check-draft";
import type { RunStatus } from "../generators";

export type Formats = ReturnType<typeof formatsIn>;

/** The page's formats of times, in the reader's time zone. */
export function formatsIn(timeZone: string) {
  /** "2:05 PM CST" */
  const timeOf = (at: Date | string) => timeText("timeInZone", at, timeZone);
  /** "November 5" */
  const dayOf = (at: Date | string) => timeText("longDay", at, timeZone);
  const dayAndTime = (iso: string) => `${dayOf(iso)}, ${timeOf(iso)}`;

  /** "2:05 PM", or "Nov 5, 2:05 PM" if that was another day; in full, with the zone, in a title. */
  const momentOf = (iso: string, now: Date) => ({
    short: timeText(dayOf(iso) === dayOf(now) ? "time" : "dayAndTime", iso, timeZone),
    full: formatDateTime(iso, timeZone),
  });

  /** "2:05 PM CST, 13 min ago", or the date if that is longer ago. */
  function since(iso: string, now: Date): string {
    const minutes = Math.round((now.getTime() - Date.parse(iso)) / MINUTE);
    if (minutes < 1) return `${timeOf(iso)}, just now`;
    return minutes < 120 ? `${timeOf(iso)}, ${minutes} min ago` : dayAndTime(iso);
  }
  return { timeOf, dayOf, momentOf, since };
}

/** "November", by the zone's calendar. */
export function monthOf(at: Date, timeZone: string): string {
  return timeText("month", at, timeZone);
}

/** "< 0.1 s", "0.4 s", "47 s", "3 min 4 s" */
export function seconds(ms: number): string {
  if (ms < 50) return "< 0.1 s";
  if (ms < 1000) return `${(ms / SECOND).toFixed(1)} s`;
  if (ms < MINUTE) return `${Math.round(ms / SECOND)} s`;
  return `${Math.floor(ms / MINUTE)} min ${Math.round((ms % MINUTE) / SECOND)} s`;
}

/** "$0.011" of millionths of a dollar, "$0" of none. */
export function dollars(micros: number): string {
  return micros === 0 ? "$0" : `$${(micros / 1e6).toFixed(3)}`;
}

export const GATE_LABELS: Record<GateResult["gate"], string> = {
  facts: "Facts",
  leaks: "Leaked instructions",
  claims: "Banned claims",
  markup: "Markup",
  "key-points": "Key points",
  keywords: "Keywords",
  length: "Length",
  "reading-grade": "Reading grade",
  headings: "Headings",
  similarity: "Similarity",
  sentences: "Repeated sentences",
};

export const STEP_LABELS = {
  brief: "Choosing a brief",
  draft: "Writing",
  gates: "Checking",
  save: "Saving",
} as const;

/** The gates of a run in their order, without those that came later than the run. */
export function toGates(gates: GateResult[]) {
  return GATES.flatMap((gate) => {
    const result = gates.find((one) => one.gate === gate);
    return result ? [{ gate, label: GATE_LABELS[gate], passed: result.passed, detail: result.detail }] : [];
  });
}

/** The specification knows success, error and other. */
export function statusLabel(status: RunStatus): string {
  return status === "success" || status === "error" || status === "running" ? status : "other";
}
