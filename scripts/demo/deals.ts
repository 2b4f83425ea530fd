import { DEAL_STAGES, type DealStage, LOST_REASONS } from "../../app/crm/deals/deal.ts";
import { firstRanks } from "../../app/crm/deals/rank.server.ts";
import type { dealStageChanges, deals } from "../../app/crm/tables.ts";
import { DAY, HOUR } from "../../app/platform/clock.ts";
import { createSeededRandom, type SeededRandom } from "../../app/platform/seeded-random.ts";
import { DEAL_TITLES, STAGE_PATH } from "./content/history.ts";
import { actorOf } from "./history.ts";
import type { LeadRow } from "./leads.ts";
import { businessTime, idAt, timesBetween } from "./moments.ts";

export type DealRow = typeof deals.$inferInsert;
export type StageChangeRow = typeof dealStageChanges.$inferInsert;

/** Per lead status: how many leads have a deal, and in which stages. */
const DEALS = {
  new: { count: 0, stages: [] },
  contacted: { count: 0, stages: [] },
  qualified: { count: 6, stages: ["qualification", "needs-analysis"] },
  proposal: { count: 8, stages: ["proposal"] },
  negotiation: { count: 6, stages: ["negotiation"] },
  converted: { count: 7, stages: ["closed-won"] },
  lost: { count: 5, stages: ["closed-lost"] },
} as const;

const PROBABILITY: Record<DealStage, readonly number[]> = {
  qualification: [25],
  "needs-analysis": [25, 50],
  proposal: [50],
  negotiation: [75, 90],
  "closed-won": [100],
  "closed-lost": [10],
};

/** Deals in all six stages, each with its stage history. */
export function makeDeals(leads: LeadRow[], now: Date): { deals: DealRow[]; changes: StageChangeRow[] } {
  const random = createSeededRandom("demo deals");
  const dealsPerStatus = new Map<string, number>();
  const made = leads.flatMap((lead) => {
    const status = lead.status ?? "new";
    const { count, stages } = DEALS[status];
    const index = dealsPerStatus.get(status) ?? 0;
    const stage = stages[index % stages.length];
    if (index >= count || !stage) return [];
    dealsPerStatus.set(status, index + 1);
    return [makeDeal(random, now, lead, stage)];
  });
  return {
    deals: ranked(made.map(({ deal }) => deal)),
    changes: made.flatMap(({ changes }) => changes),
  };
}

/** Ranks as they are before anyone moves a card: newest deal first. */
function ranked(deals: ReturnType<typeof makeDeal>["deal"][]) {
  return DEAL_STAGES.flatMap((stage) => {
    const column = deals
      .filter((deal) => deal.stage === stage)
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    const ranks = firstRanks(column.length);
    return column.map((deal, at) => ({ ...deal, rank: ranks[at] ?? deal.rank }));
  });
}

function makeDeal(random: SeededRandom, now: Date, lead: LeadRow, stage: DealStage) {
  const isClosed = stage === "closed-won" || stage === "closed-lost";
  const opened = new Date(new Date(lead.createdAt).getTime() + random.between(1, 3) * DAY);
  const until = new Date(Math.max(new Date(lead.lastContacted ?? now).getTime(), opened.getTime() + HOUR));
  const path = isClosed ? [...STAGE_PATH, stage] : STAGE_PATH.slice(0, STAGE_PATH.indexOf(stage) + 1);
  const times = [opened, ...timesBetween(random, opened, until, path.length - 1)];
  const entered = (times.at(-1) ?? opened).toISOString();
  const id = idAt(random, opened);
  const deal = {
    id,
    leadId: lead.id,
    title: titleOf(lead),
    value: lead.dealValue ?? random.between(4000, 15000, 250) * 100,
    stage,
    probability: random.pick(PROBABILITY[stage]),
    expectedCloseDate: (isClosed
      ? entered
      : businessTime(random, now, -random.between(6, 45)).toISOString()
    ).slice(0, 10),
    actualCloseDate: isClosed ? entered.slice(0, 10) : null,
    rank: "",
    ...(stage === "closed-lost" ? lossOf(id) : {}),
    stageEnteredAt: entered,
    createdAt: opened.toISOString(),
    updatedAt: entered,
  };
  const changes = path.map((toStage, at) => ({
    id: idAt(random, times[at] ?? opened),
    dealId: id,
    fromStage: path[at - 1] ?? null,
    toStage,
    actorLabel: actorOf(lead).email,
    createdAt: (times[at] ?? opened).toISOString(),
  }));
  return { deal, changes };
}

/** One of five gives no reason. */
function lossOf(id: string) {
  const random = createSeededRandom(`loss of ${id}`);
  const lostReason = random.pick([...LOST_REASONS.slice(0, 4), null]);
  const isCompetitor = lostReason === "competitor";
  return { lostReason, ...(isCompetitor ? { lostTo: "A directory, $1,400 a month" } : {}) };
}

function titleOf({ companyName }: LeadRow): string {
  const title = DEAL_TITLES[companyName];
  if (!title) throw new Error(`The deal of ${companyName} has no title`);
  return title;
}
