import type { profiles, users } from "../../app/auth/tables.ts";
import { DAY } from "../../app/platform/clock.ts";
import { createSeededRandom } from "../../app/platform/seeded-random.ts";
import type { DealRow } from "./deals.ts";
import type { LeadRow } from "./leads.ts";

type UserRow = typeof users.$inferInsert;

/** Who works in the demo. */
export type Member = { id: string; email: string; name: string };

/** The same ids in every demo: one that was removed in part is found again. */
export const COLLEAGUES: readonly Member[] = [
  { id: "0de30000-0de3-7000-8000-000000000001", email: "mara.quist@beaconry.example", name: "Mara Quist" },
  { id: "0de30000-0de3-7000-8000-000000000002", email: "sam.okonkwo@beaconry.example", name: "Sam Okonkwo" },
  { id: "0de30000-0de3-7000-8000-000000000003", email: "nora.blum@beaconry.example", name: "Nora Blum" },
];

/** Not the hash of any password. `findAccount` and `readSession` leave the accounts of the demo out as well. */
const NO_PASSWORD = "none";

/** Accounts of colleagues, which nobody can sign in with. */
export function makeColleagues(now: Date): {
  users: UserRow[];
  profiles: (typeof profiles.$inferInsert)[];
} {
  const createdAt = new Date(now.getTime() - 120 * DAY).toISOString();
  const times = { createdAt, updatedAt: createdAt };
  return {
    users: COLLEAGUES.map(({ id, email }) => ({
      ...{ id, email, passwordHash: NO_PASSWORD, role: "staff", isDemo: true },
      ...times,
    })),
    profiles: COLLEAGUES.map(({ id, name }) => ({ userId: id, displayName: name, updatedAt: createdAt })),
  };
}

/** Gives most leads an owner, by turns; nobody has those of the last hours yet. */
export function assignLeads(leads: LeadRow[], members: readonly Member[], now: Date): void {
  const random = createSeededRandom("demo owners");
  const fresh = new Date(now.getTime() - DAY).toISOString();
  for (const [index, lead] of leads.entries()) {
    const isAssigned = random.chance(0.9) && lead.createdAt < fresh;
    lead.assigneeId = isAssigned ? (members[index % members.length]?.id ?? null) : null;
  }
}

/** A deal is its lead's owner's. */
export function assignDeals(deals: DealRow[], leads: LeadRow[]): void {
  for (const deal of deals) deal.assigneeId = leads.find(({ id }) => id === deal.leadId)?.assigneeId ?? null;
}
