import type { GateResult } from "../gates/check-draft";
import type { GeneratorId, RunStatus } from "../generators";

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

export const KIND_LABELS: Record<GeneratorId, string> = {
  "generate-pixlseo-blog-post": "Blog post",
  "generate-marketing-article": "Marketing article",
  "direct-mail-automation": "Direct mail",
};

export const STEP_LABELS = {
  brief: "Choosing a brief",
  draft: "Writing",
  gates: "Checking",
  save: "Saving",
} as const;

export function toGate(gates: GateResult[] | null, gate: GateResult["gate"]) {
  const result = gates?.find((one) => one.gate === gate);
  return { gate, label: GATE_LABELS[gate], passed: result?.passed ?? false, detail: result?.detail ?? "" };
}

/** The specification knows success, error and other. */
export function statusLabel(status: RunStatus): string {
  return status === "success" || status === "error" || status === "running" ? status : "other";
}
