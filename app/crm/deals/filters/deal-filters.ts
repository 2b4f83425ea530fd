import { withState } from "../../../auth/member-names";
import type { Member } from "../../../auth/staff";
import type { DealStage } from "../deal";

/** Which deals a board shows, as its URL says; an empty text is no filter. */
export type DealFilters = {
  /** Words of the deal's title, the lead's name or the company. */
  q: string;
  /** "me", "none" for nobody's, or the id of a member. */
  owner: string;
  /** When it is expected to close, or has closed: a month (YYYY-MM), "past" for earlier ones, "none" for no date. */
  closing: string;
  /** "stale": deals that stand longer than their stage's limit. */
  age: string;
};
export const NO_DEAL_FILTERS: DealFilters = { q: "", owner: "", closing: "", age: "" };

/** Days after which a deal has stood in an open stage for too long. */
export type StageDays = Record<Exclude<DealStage, "closed-won" | "closed-lost">, number>;

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Reads the URL; what it does not know is no filter. */
export function readDealFilters(params: URLSearchParams): DealFilters {
  const closing = params.get("closing") ?? "";
  const owner = params.get("owner") ?? "";
  return {
    q: (params.get("q") ?? "").trim().slice(0, 100),
    owner: /^[\w-]{1,64}$/.test(owner) ? owner : "",
    closing: MONTH.test(closing) || closing === "past" || closing === "none" ? closing : "",
    age: params.get("age") === "stale" ? "stale" : "",
  };
}

/** The board's URL with these filters. */
export function dealsPath(filters: Partial<DealFilters>, more: Record<string, string> = {}): string {
  const chosen = Object.entries({ ...filters, ...more }).filter(([, value]) => value !== "");
  return chosen.length === 0 ? "/admin/deals" : `/admin/deals?${new URLSearchParams(chosen)}`;
}

/** The choices of the owner filter: oneself, the members, and nobody. */
export function ownerChoices(members: Member[], self: string, everyone = "Everyone") {
  const others = members.filter(({ id }) => id !== self);
  return [
    { value: "", label: everyone },
    { value: "me", label: "Mine" },
    ...others.map((member) => ({ value: member.id, label: withState(member) })),
    { value: "none", label: "Unassigned" },
  ];
}
