import { leadPath } from "../../paths";

/** How long a merge of two leads can be undone, in days. */
export const MERGE_DAYS = 30;

/** The lead whose page it is, and the other one. */
export const SIDES = ["lead", "other"] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === "lead" ? "other" : "lead");

/** The failure toast of each form. */
export const MERGE_FAILURES = {
  merge: { title: "Failed to merge leads: {reason}" },
  undo: { title: "Failed to undo the merge: {reason}" },
} as const;

/** Compares two leads, and merges one of them into the other. */
export function mergePath(leadId: string, otherId: string): string {
  return `${leadPath(leadId)}/merge/${otherId}`;
}

/** The same page with its first choices as they are if this one stays. */
export const toStays = (side: Side) => `?stays=${side}`;

/** The side that the address says stays; null if it says none. */
export function readStays(params: URLSearchParams): Side | null {
  return SIDES.find((side) => side === params.get("stays")) ?? null;
}
