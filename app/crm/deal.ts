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
