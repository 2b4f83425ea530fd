import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { DAY, isoAfter } from "../../../platform/clock";
import { type Actor, insertAudit } from "../../../platform/db/audit.server";
import { ChangeRefused, lockVersion, runIfChanged } from "../../../platform/db/change.server";
import type { Db } from "../../../platform/db/database.server";
import { leads } from "../../tables";
import { type FilterReader, filtersFor, readLeadFilters } from "../filters/lead-filters";
import { matchesFilters } from "../leads.server";
import { isListed } from "../listed-leads.server";
import { leadViews } from "./tables";
import { BUILT_IN_VIEWS, type LeadView, MAX_VIEWS, mayChangeView, toLeadView, type ViewReader } from "./view";

const MAX_LISTED = 100;

/** The views of the product, then this person's and everybody's, by name. */
export async function listViews(db: Db, reader: ViewReader): Promise<LeadView[]> {
  const stored = await db
    .select()
    .from(leadViews)
    .where(and(isNull(leadViews.deletedAt), or(eq(leadViews.ownerId, reader.id), leadViews.isShared)))
    .orderBy(sql`${leadViews.name} collate nocase`, leadViews.id)
    .limit(MAX_LISTED);
  const own = stored.map(({ id, ownerId, name, search, isShared, version }) =>
    toLeadView({ id, ownerId, name, search, isShared, version }, reader),
  );
  return [...BUILT_IN_VIEWS, ...own];
}

/** D1 takes 100 parameters. */
const MAX_PARAMETERS = 90;

/**
 * How many leads each view has, by id: one pass over an index for as many views as fit into a statement. Views with a
 * search are not counted, since looking one up costs more than all the rest, nor those by pages whose visits the
 * `reader` does not have.
 */
export async function countViews(
  db: Db,
  views: LeadView[],
  reader: FilterReader,
): Promise<Record<string, number>> {
  const counted = views.flatMap(({ id, search }) => {
    const filters = filtersFor(reader, readLeadFilters(new URLSearchParams(search)));
    const isKnown = (filters.chosen.visited ?? []).every((page) => reader.visits?.has(`${page}`));
    if (filters.q !== "" || !isKnown) return [];
    const total = sql<number>`count(*) filter (where ${matchesFilters(filters)})`;
    const parameters = db.select({ total }).from(leads).toSQL().params.length;
    return [{ id, total, parameters }];
  });
  const passes: (typeof counted)[] = [];
  for (const view of counted) {
    const pass = passes.at(-1);
    const used = pass?.reduce((sum, { parameters }) => sum + parameters, view.parameters) ?? 0;
    if (pass && used <= MAX_PARAMETERS) pass.push(view);
    else passes.push([view]);
  }
  const found = await Promise.all(
    passes.map((pass) =>
      db
        .select(Object.fromEntries(pass.map(({ id, total }) => [id, total])))
        .from(leads)
        .where(isListed(leads)),
    ),
  );
  return Object.assign({}, ...found.flat());
}

type NewView = { id: string; name: string; search: string; isShared: boolean };

/** @throws ChangeRefused (409) if the person sees a view with this name, or has too many */
export async function saveView(db: Db, view: NewView, actor: Actor, now: Date): Promise<void> {
  const at = now.toISOString();
  const isSeen = sql`deleted_at is null and (owner_id = ${actor.id} or is_shared)`;
  // In one statement, so that two at once cannot both take the name.
  const insert = db
    .insert(leadViews)
    .select(sql`select ${view.id}, ${actor.id}, ${view.name}, ${view.search}, ${view.isShared ? 1 : 0}, 1, null, ${at}, ${at}
      where not exists (select 1 from lead_views where ${isSeen} and name = ${view.name} collate nocase)
      and (select count(*) from lead_views where deleted_at is null and owner_id = ${actor.id}) < ${MAX_VIEWS}`)
    .onConflictDoNothing();
  const isOld = and(isNotNull(leadViews.deletedAt), lt(leadViews.deletedAt, isoAfter(now, -30 * DAY)));
  const entry = { actor, action: "view.save", entity: "lead_view", entityId: view.id, after: view };
  const isBuiltIn = BUILT_IN_VIEWS.some(({ name }) => name.toLowerCase() === view.name.toLowerCase());
  const isSaved =
    !isBuiltIn &&
    (await runIfChanged(db, insert, [insertAudit(db, entry, now), db.delete(leadViews).where(isOld)]));
  // The form may have come twice.
  if (isSaved || (await readView(db, view.id))?.ownerId === actor.id) return;
  const own = await db.$count(leadViews, and(isNull(leadViews.deletedAt), eq(leadViews.ownerId, actor.id)));
  throw new ChangeRefused(
    409,
    own >= MAX_VIEWS
      ? `You have ${MAX_VIEWS} views. Delete one first.`
      : "There is a view with this name. Choose another.",
  );
}

type Change = { id: string; version: number; set: { name: string } | { search: string } };

/**
 * Renames a view or stores other filters in it; returns what it was.
 * @throws ChangeRefused if it is gone, not this person's to change, or changed by somebody else in between
 */
export async function changeView(
  db: Db,
  change: Change,
  by: { reader: ViewReader; actor: Actor },
  now: Date,
) {
  const { id, version, set } = change;
  const before = await requireView(db, id, by.reader);
  const isSame = Object.entries(set).every(([field, value]) => before[field as "name"] === value);
  if (isSame) return before;
  const lock = lockVersion(leadViews, { id, version }, now);
  const write = db
    .update(leadViews)
    .set({ ...set, ...lock.next })
    .where(and(lock.isUnchanged, isNull(leadViews.deletedAt)));
  const { name, search } = before;
  const entry = {
    ...{ actor: by.actor, action: "view.change", entity: "lead_view", entityId: id },
    ...{ before: { name, search }, after: set },
  };
  if (await runIfChanged(db, write, [insertAudit(db, entry, now)])) return before;
  throw new ChangeRefused(409, "Somebody else has changed this view. Reload the page to see it.");
}

/** Deletes a view, or brings it back; deleting or restoring twice is once. @throws ChangeRefused like `changeView` */
export async function setViewDeleted(
  db: Db,
  { id, isDeleted }: { id: string; isDeleted: boolean },
  by: { reader: ViewReader; actor: Actor },
  now: Date,
) {
  const view = await requireView(db, id, by.reader, { mayBeDeleted: true });
  const write = db
    .update(leadViews)
    .set({ deletedAt: isDeleted ? now.toISOString() : null, updatedAt: now.toISOString() })
    .where(
      and(eq(leadViews.id, id), isDeleted ? isNull(leadViews.deletedAt) : isNotNull(leadViews.deletedAt)),
    );
  const action = isDeleted ? "view.delete" : "view.restore";
  const after = { name: view.name, search: view.search };
  await runIfChanged(db, write, [
    insertAudit(db, { actor: by.actor, action, entity: "lead_view", entityId: id, after }, now),
  ]);
  return view;
}

async function requireView(db: Db, id: string, reader: ViewReader, { mayBeDeleted = false } = {}) {
  const view = await readView(db, id);
  // Nobody learns of another's view.
  if (!view || (view.deletedAt && !mayBeDeleted) || (!view.isShared && view.ownerId !== reader.id)) {
    throw new ChangeRefused(404, "This view was deleted.");
  }
  if (!mayChangeView(view, reader)) {
    throw new ChangeRefused(403, "Only who made this view, or an owner, can change it.");
  }
  return view;
}

async function readView(db: Db, id: string) {
  const [view] = await db.select().from(leadViews).where(eq(leadViews.id, id));
  return view ?? null;
}
