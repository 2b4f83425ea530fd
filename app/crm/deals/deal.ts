export const DEAL_STAGES = [
  "qualification",
  "needs-analysis",
  "proposal",
  "negotiation",
  "closed-won",
  "closed-lost",
] as const;
export type DealStage = (typeof DEAL_STAGES)[number];

export const DEAL_STAGE_LABELS = {
  qualification: "Qualification",
  "needs-analysis": "Needs Analysis",
  proposal: "Proposal",
  negotiation: "Negotiation",
  "closed-won": "Closed Won",
  "closed-lost": "Closed Lost",
} as const satisfies Record<DealStage, string>;

export const DEAL_PROBABILITIES = [10, 25, 50, 75, 90, 100] as const;
export const DEFAULT_DEAL_STAGE = "qualification" satisfies DealStage;
export const DEFAULT_DEAL_PROBABILITY = 25;

/** Where a stage is changed: the board overwrites an existing close date, a lead's tab keeps it. */
export type DealPlace = "board" | "lead";

export function isClosed(stage: DealStage): boolean {
  return stage === "closed-won" || stage === "closed-lost";
}

/**
 * The close date (YYYY-MM-DD) after a stage change. Closing sets it to `today`, except that the lead's tab keeps an
 * existing date. An open stage has none.
 */
export function closeDateAfter(input: {
  from: DealStage;
  to: DealStage;
  current: string | null;
  today: string;
  place: DealPlace;
}): string | null {
  const { from, to, current, today, place } = input;
  if (!isClosed(to)) return null;
  if (current !== null && (from === to || place === "lead")) return current;
  return today;
}

/** Whole days between two times, at least 0; `from` is ISO-8601. */
export function daysBetween(from: string, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - new Date(from).getTime()) / 86_400_000));
}

/** Total value (cents), count, and average probability (a whole percent; 0 without deals). */
export function dealSummary(deals: { value: number; probability: number }[]) {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const probability = sum(deals.map((deal) => deal.probability));
  return {
    total: sum(deals.map((deal) => deal.value)),
    count: deals.length,
    averageProbability: deals.length === 0 ? 0 : Math.round(probability / deals.length),
  };
}

/** The action URL of forms that move or delete a deal. */
export const DEAL_CHANGES_PATH = "/admin/deals/changes";

export const DEAL_FAILURES = {
  create: { title: "Failed to create deal" },
  edit: { title: "Failed to update deal" },
  move: { title: "Failed to update deal stage" },
  "undo-move": { title: "Failed to update deal stage" },
  assign: { title: "Failed to assign deal" },
  delete: { title: "Failed to delete deal" },
} as const;

export function deleteQuestion(title: string): string {
  return `Are you sure you want to delete "${title}"? This action cannot be undone.`;
}
