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

/** Why a deal was lost, in the order in which it is asked; a deal without one has no reason given. */
export const LOST_REASONS = ["price", "competitor", "timing", "no-answer", "fit", "other"] as const;
export type LostReason = (typeof LOST_REASONS)[number];

export const LOST_REASON_LABELS = {
  price: "Price",
  competitor: "Chose somebody else",
  timing: "Not now",
  "no-answer": "No answer",
  fit: "Not a fit",
  other: "Something else",
} as const satisfies Record<LostReason, string>;
export const NO_LOST_REASON = "No reason given";

/** Why a deal was lost, whom the customer chose instead, and a note; each null if it was not said. */
export type Loss = { lostReason: LostReason | null; lostTo: string | null; lostNote: string | null };
export const NO_LOSS: Loss = { lostReason: null, lostTo: null, lostNote: null };

/** What is stored of a loss: only a lost deal has one, and only one lost to somebody else says to whom. */
export function lossOf(stage: DealStage, loss: Partial<Loss>): Loss {
  const { lostReason, lostTo, lostNote } = { ...NO_LOSS, ...loss };
  if (stage !== "closed-lost") return NO_LOSS;
  return { lostReason, lostTo: lostReason === "competitor" ? lostTo : null, lostNote };
}

export function lostReasonText(reason: LostReason | null): string {
  return reason === null ? NO_LOST_REASON : LOST_REASON_LABELS[reason];
}

/** A loss in one line: "Chose somebody else: Acme. They build it themselves." */
export function lossText({ lostReason, lostTo, lostNote }: Loss): string {
  const reason = lostReasonText(lostReason);
  return [lostTo === null ? reason : `${reason}: ${lostTo}`, lostNote].filter(Boolean).join(". ");
}

/** Where a stage is changed: the board overwrites an existing close date, a lead's tab keeps it. */
export type DealPlace = "board" | "lead";

export function isClosed(stage: DealStage): stage is "closed-won" | "closed-lost" {
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

/**
 * In percent: a won deal counts in full and a lost one not at all. The chosen probability stays stored meanwhile, so
 * that a deal that is opened again has it back.
 */
export function probabilityOf({ stage, probability }: { stage: DealStage; probability: number }): number {
  if (stage === "closed-won") return 100;
  return stage === "closed-lost" ? 0 : probability;
}

/**
 * Value times probability in cents, rounded to the dollar, since it is an estimate. Each deal is rounded on its own, so
 * that any sum is that of what is shown; `WEIGHTED` is the same in SQL.
 */
export function weightedOf(deal: { stage: DealStage; value: number; probability: number }): number {
  return Math.round((deal.value * probabilityOf(deal)) / 10_000) * 100;
}

/** Whole days between two times, at least 0; `from` is ISO-8601. */
export function daysBetween(from: string, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - new Date(from).getTime()) / 86_400_000));
}

type Summed = { stage: DealStage; value: number; probability: number };

/** Values (cents) in total, of open and of won deals; count; and average probability (a whole percent; 0 for none). */
export function dealSummary(deals: Summed[]) {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const worthOf = (some: Summed[]) => sum(some.map(({ value }) => value));
  const probability = sum(deals.map(probabilityOf));
  return {
    total: worthOf(deals),
    open: worthOf(deals.filter(({ stage }) => !isClosed(stage))),
    won: worthOf(deals.filter(({ stage }) => stage === "closed-won")),
    count: deals.length,
    averageProbability: deals.length === 0 ? 0 : Math.round(probability / deals.length),
  };
}

/** Leads that the form of a deal offers at once. */
export const LEAD_CHOICES = 50;

/** The action URL of forms that move or delete a deal. */
export const DEAL_CHANGES_PATH = "/admin/deals/changes";

export const DEAL_FAILURES = {
  create: { title: "Failed to create deal" },
  edit: { title: "Failed to update deal" },
  move: { title: "Failed to update deal stage" },
  "undo-move": { title: "Failed to update deal stage" },
  convert: { title: "Failed to update lead status" },
  "undo-convert": { title: "Failed to update lead status" },
  assign: { title: "Failed to assign deal" },
  delete: { title: "Failed to delete deal" },
} as const;

export function deleteQuestion(title: string): string {
  return `Are you sure you want to delete "${title}"? This action cannot be undone.`;
}
