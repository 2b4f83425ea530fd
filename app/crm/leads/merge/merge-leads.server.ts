import { and, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type Actor, insertAudit } from "../../../platform/db/audit.server";
import { ChangeRefused, retryOnConflict, runIfChanged } from "../../../platform/db/change.server";
import type { Db, Statement } from "../../../platform/db/database.server";
import { leads } from "../../tables";
import { editableFields, type LeadFieldName } from "../fields/lead-fields";
import { diffLead, withDerivedFields } from "../lead-changes.server";
import { type Lead, readLead } from "../lead-detail.server";
import { indexLeads, unindexLeads } from "../lead-search.server";
import { uniteTags } from "../tags/tags";
import { insertLeft, leftJson, moveBack, moveChildren, movedJson } from "./lead-children.server";
import { notTaken } from "./merge-choice";
import { readMergedInto } from "./merged-leads.server";
import { otherAddresses } from "./other-addresses.server";
import { leadMerges } from "./tables";

type Locked = { id: string; version: number };
type Merge = {
  /** The lead that stays, and the one that leads there from then on, as the person saw them. */
  stays: Locked;
  merged: Locked;
  /** The fields whose values the lead that stays takes from the other one. */
  taken: LeadFieldName[];
  actor: Actor;
};

const CHANGED =
  "Somebody else has changed one of the two leads in the meantime. They are now shown as they are: choose again.";
const NOT_LISTED = "One of the two leads is no longer in the list.";

/**
 * Merges a lead into another one, with all that belongs to it, in one batch. Repeated, it does nothing.
 * @throws ChangeRefused if one of the two is gone (404), or not as the person saw it (409)
 */
export async function mergeLeads(db: Db, merge: Merge, now: Date): Promise<void> {
  const { stays: shown, merged: other, taken, actor } = merge;
  const found = await db
    .select()
    .from(leads)
    .where(inArray(leads.id, [shown.id, other.id]));
  const [lead, merged] = [shown, other].map(({ id }) => found.find((row) => row.id === id));
  if (!merged && (await readMergedInto(db, other.id)) === shown.id) return;
  if (!lead || !merged || lead === merged || ![lead, merged].every(isListedLead))
    throw new ChangeRefused(404, NOT_LISTED);
  const both = { lead, merged, taken, actor };
  const keep = insertMerge(db, { ...merge, both }, now);
  if (!(await runIfChanged(db, keep, mergeStatements(db, both, now)))) throw new ChangeRefused(409, CHANGED);
}

const isListedLead = ({ deletedAt, quarantineReason }: Lead) =>
  deletedAt === null && quarantineReason === null;

/** Written before anything else, if both are as the person saw them; reads what they are where it writes it. */
function insertMerge(db: Db, { stays, merged, both }: Merge & { both: Both }, now: Date): Statement {
  const pair = { from: merged.id, to: stays.id };
  const set = JSON.stringify(changeOf(both, now).after);
  const kept = sql`json_object('into', w.id, 'version', w.version + 1, 'set', json(${set}), 'lead', ${rowJson("w")}, 'merged', ${rowJson("l")}, 'moved', ${movedJson(pair)}, 'left', ${leftJson(pair)})`;
  const isAsShown = (of: string, { id, version }: Locked) => {
    const name = sql.raw(of);
    return sql`${name}.id = ${id} and ${name}.version = ${version}
      and ${name}.deleted_at is null and ${name}.quarantine_reason is null`;
  };
  const { email, emailKey, phone, phoneKey } = otherAddresses(both);
  return db.insert(leadMerges).select(
    sql`select l.id, w.id, ${kept}, ${email}, ${emailKey}, ${phone}, ${phoneKey}, ${now.toISOString()}
      from leads w join leads l
      where ${isAsShown("w", stays)} and ${isAsShown("l", merged)}`,
  );
}

const COLUMNS = Object.entries(getTableColumns(leads));
/** D1 lets a function have 32 arguments. */
const PAIRS_AT_ONCE = 16;

/** JSON of a lead's row, in parts: an array of objects by the names of the columns. */
function rowJson(of: string): SQL {
  const pairs = COLUMNS.map(([, { name }]) => `'${name}', ${of}.${name}`);
  const parts: string[] = [];
  for (let at = 0; at < pairs.length; at += PAIRS_AT_ONCE) {
    parts.push(`json_object(${pairs.slice(at, at + PAIRS_AT_ONCE).join(", ")})`);
  }
  return sql.raw(`json_array(${parts.join(", ")})`);
}

type Both = { lead: Lead; merged: Lead; taken: LeadFieldName[]; actor: Actor };

/** What changes in the lead that stays. */
function changeOf({ lead, merged, taken }: Both, now: Date) {
  const fields = Object.fromEntries(taken.map((name) => [name, merged[name]]));
  const chosen = withDerivedFields({ ...fields, tags: uniteTags(lead.tags, merged.tags) }, now);
  delete chosen.lastContacted;
  return diffLead(lead, chosen);
}

function mergeStatements(db: Db, both: Both, now: Date): Statement[] {
  const { lead, merged, actor } = both;
  const { before, after } = changeOf(both, now);
  const told = { mergedId: merged.id, mergedName: nameOf(merged), notTaken: notTaken(both) };
  const entry = {
    ...{ actor, action: "lead.merge", entity: "lead", entityId: lead.id },
    ...{ before, after: { ...after, ...told } },
  };
  return [
    ...moveChildren(db, { from: merged.id, to: lead.id }),
    db
      .update(leads)
      .set({
        ...after,
        ...originOfEither(merged.id),
        lastContacted: laterContact(merged.id),
        isDemo: lead.isDemo && merged.isDemo,
        version: lead.version + 1,
        updatedAt: now.toISOString(),
      })
      .where(eq(leads.id, lead.id)),
    unindexLeads(db, sql`(${merged.id})`),
    db.delete(leads).where(eq(leads.id, merged.id)),
    ...indexLeads(db, sql`(${lead.id})`),
    insertAudit(db, entry, now),
  ];
}

/** The later of both, or null. Contacts and visits change a lead without its version, so SQL reads them. */
function laterContact(mergedId: string): SQL {
  const other = sql`(select m.last_contacted from leads m where m.id = ${mergedId})`;
  return sql`nullif(max(coalesce(${leads.lastContacted}, ''), coalesce(${other}, '')), '')`;
}

/** How the person came: the visit of the lead that stays, or if it has none, of the other one. */
function originOfEither(mergedId: string) {
  const { channel, campaign, landingPath, visitKey, visitBeganAt } = leads;
  return Object.fromEntries(
    Object.entries({ channel, campaign, landingPath, visitKey, visitBeganAt }).map(([name, column]) => {
      const other = sql`(select m.${sql.raw(column.name)} from leads m where m.id = ${mergedId})`;
      return [name, sql`iif(${channel} is null and ${visitKey} is null, ${other}, ${column})`];
    }),
  );
}

const nameOf = ({ firstName, lastName }: Pick<Lead, "firstName" | "lastName">) => `${firstName} ${lastName}`;

const row = z
  .array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))
  .transform((parts): Row => Object.assign({}, ...parts));
type Row = Record<string, string | number | null>;
const keptSchema = z.object({
  into: z.string(),
  version: z.number(),
  /** The values by field that the merge changed in the lead that stays. */
  set: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).default({}),
  lead: row,
  merged: row,
  moved: z.record(z.string(), z.array(z.unknown())),
  left: z.record(z.string(), z.array(z.unknown())),
});
type Kept = z.infer<typeof keptSchema>;

const TOO_LATE = "It is too long ago, or there was no such merge.";

type Undo = { leadId: string; mergedId: string; actor: Actor };

/**
 * Makes two leads of one again: the merged one is back with all that it had, and the other one as it was, but for the
 * fields that somebody has changed since. Returns those, and the name of the merged one; null for what is undone
 * already.
 * @throws ChangeRefused if that cannot be done (any more)
 */
export async function undoMerge(db: Db, { leadId, mergedId, actor }: Undo, now: Date) {
  return retryOnConflict(async () => {
    const [merge] = await db.select().from(leadMerges).where(eq(leadMerges.mergedId, mergedId));
    const lead = await readLead(db, merge?.leadId ?? leadId);
    if (!merge && lead && (await readLead(db, mergedId))) return { undone: null };
    if (!merge?.kept) throw new ChangeRefused(404, TOO_LATE);
    if (!lead) throw new ChangeRefused(409, "The other lead is in the trash. Restore it first.");
    const kept = keptSchema.parse(JSON.parse(merge.kept));
    if (kept.into !== lead.id)
      throw new ChangeRefused(409, `It was merged into ${nameOf(lead)} since. Undo that first.`);
    const isAsRead = and(
      eq(leadMerges.mergedId, mergedId),
      isNotNull(leadMerges.kept),
      sql`(${leadMerges.leadId}, ${lead.version}) in (select id, version from leads where deleted_at is null)`,
    );
    const changed = changedSince(lead, kept);
    const undone = await runIfChanged(
      db,
      db.delete(leadMerges).where(isAsRead),
      undoStatements(db, { lead, kept, changed, actor }, now),
    );
    return undone ? { undone: { mergedName: mergedNameOf(kept), changed } } : null;
  });
}

const mergedNameOf = ({ merged }: Kept) => `${merged.first_name} ${merged.last_name}`;

/** The value of a field before the merge. */
const valueBefore = ({ lead }: Kept, name: LeadFieldName) => lead[leads[name].name] ?? null;

/** The fields that are not as the merge left them. */
function changedSince(lead: Lead, kept: Kept): LeadFieldName[] {
  if (lead.version === kept.version) return [];
  const names = editableFields().map(([name]) => name);
  return names.filter((name) => lead[name] !== (name in kept.set ? kept.set[name] : valueBefore(kept, name)));
}

type Undone = { lead: Lead; kept: Kept; changed: LeadFieldName[]; actor: Actor };

function undoStatements(db: Db, { lead, kept, changed, actor }: Undone, now: Date): Statement[] {
  const mergedId = String(kept.merged.id);
  const names = editableFields().flatMap(([name]) => (changed.includes(name) ? [] : name));
  const { before, after } = diffLead(
    lead,
    Object.fromEntries(names.map((name) => [name, valueBefore(kept, name)])),
  );
  const entry = {
    ...{ actor, action: "lead.unmerge", entity: "lead", entityId: lead.id, before },
    after: { ...after, mergedId, mergedName: mergedNameOf(kept) },
  };
  const values = COLUMNS.map(([, { name }]) => storedValue(name, kept.merged));
  const isSame = lead.version === kept.version;
  const next = isSame ? {} : { version: lead.version + 1, updatedAt: now.toISOString() };
  return [
    db.insert(leads).select(sql`select ${sql.join(values, sql`, `)}`),
    ...moveBack(db, kept.moved, { from: lead.id, to: mergedId }),
    ...insertLeft(db, kept.left, mergedId),
    db
      .update(leads)
      .set({ ...valuesBefore(kept, changed), ...next })
      .where(eq(leads.id, lead.id)),
    ...indexLeads(db, sql`(${lead.id}, ${mergedId})`),
    insertAudit(db, entry, now),
  ];
}

/** The account of an assignee may be gone since. */
function storedValue(name: string, row: Row): SQL {
  const value = sql`${row[name] ?? null}`;
  return name === leads.assigneeId.name ? sql`(select id from users where id = ${value})` : value;
}

/** What is computed from a field stays with it. */
const COMPUTED: Record<string, LeadFieldName> = {
  emailKey: "businessEmail",
  phoneKey: "phoneNumber",
  converted: "status",
};

/** All values but those of the changed fields. A contact that was logged since is later than either had, and stays. */
function valuesBefore({ lead, merged }: Kept, changed: LeadFieldName[]): Record<string, SQL> {
  const stays = (key: string) => changed.some((name) => name === (COMPUTED[key] ?? key));
  const values = Object.fromEntries(
    COLUMNS.filter(([key]) => !stays(key)).map(([key, { name }]) => [key, storedValue(name, lead)]),
  );
  const later = [lead.last_contacted, merged.last_contacted].map((at) => String(at ?? "")).sort()[1];
  const { lastContacted } = leads;
  values.lastContacted = sql`iif(coalesce(${lastContacted}, '') = ${later}, ${values.lastContacted}, ${lastContacted})`;
  return values;
}
