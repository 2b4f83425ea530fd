import { lossOf, NO_LOSS } from "../../app/crm/deals/deal.ts";
import { createSeededRandom } from "../../app/platform/seeded-random.ts";
import type { DealRow, StageChangeRow } from "./deals.ts";
import type { AuditRow } from "./history.ts";
import { idAt } from "./moments.ts";
import type { PostRow } from "./posts.ts";
import { COLLEAGUES, type Member } from "./team.ts";

type Made = { deals: DealRow[]; changes: StageChangeRow[]; posts: PostRow[] };

/** The latest move of each deal and the publishing of each post, as the board and the blog record them. */
export function makeAudit({ deals, changes, posts }: Made): AuditRow[] {
  const moves = deals.flatMap((deal) => {
    const last = changes.findLast(({ dealId }) => dealId === deal.id);
    const actor = COLLEAGUES.find(({ email }) => email === last?.actorLabel);
    return last?.fromStage && actor ? [moveOf(deal, last, actor)] : [];
  });
  const published = posts.flatMap((post, at) => {
    const actor = COLLEAGUES[at % COLLEAGUES.length];
    return post.publishedAt && actor ? [publishingOf(post, post.publishedAt, actor)] : [];
  });
  return [...moves, ...published];
}

function moveOf(deal: DealRow, { fromStage, toStage, createdAt }: StageChangeRow, actor: Member): AuditRow {
  const { rank, actualCloseDate } = deal;
  return entryOf(actor, createdAt, {
    ...{ action: "deal.move", entity: "deal", entityId: deal.id },
    before: { stage: fromStage, rank, actualCloseDate: null, ...NO_LOSS },
    after: { stage: toStage, rank, ...lossOf(toStage, deal), actualCloseDate, stageEnteredAt: createdAt },
  });
}

function publishingOf({ id }: PostRow, at: string, actor: Member): AuditRow {
  return entryOf(actor, at, {
    ...{ action: "blog.publish", entity: "blog", entityId: id },
    before: { published: false },
    after: { published: true },
  });
}

type Change = Pick<AuditRow, "action" | "entity" | "entityId"> & { before: object; after: object };

function entryOf(actor: Member, createdAt: string, { before, after, ...what }: Change): AuditRow {
  return {
    id: idAt(createSeededRandom(`${what.action} ${what.entityId}`), new Date(createdAt)),
    ...{ actorId: actor.id, actorLabel: actor.email, ...what },
    ...{ before: JSON.stringify(before), after: JSON.stringify(after), createdAt },
  };
}
