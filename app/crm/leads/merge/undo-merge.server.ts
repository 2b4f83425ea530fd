import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type Actor, insertAudit } from "../../../platform/db/audit.server";
import { ChangeRefused, retryOnConflict, runIfChanged } from "../../../platform/db/change.server";
import type { Db, Statement } from "../../../platform/db/database.server";
import { leads } from "../../tables";
import { editableFields, type LeadFieldName } from "../fields/lead-fields";
import { diffLead } from "../lead-changes.server";
import { type Lead, readLead } from "../lead-detail.server";
import { indexLeads } from "../lead-search.server";
import { insertLeft, moveBack } from "./lead-children.server";
import { COLUMNS, nameOf } from "./merge-leads.server";
import { leadMerges } from "./tables";

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
