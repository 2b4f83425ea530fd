import { eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { type Actor, insertAudit } from "../../../platform/db/audit.server";
import { ChangeRefused, runIfChanged } from "../../../platform/db/change.server";
import type { Db, Statement } from "../../../platform/db/database.server";
import { leads } from "../../tables";
import type { LeadFieldName } from "../fields/lead-fields";
import { diffLead, withDerivedFields } from "../lead-changes.server";
import type { Lead } from "../lead-detail.server";
import { indexLeads, unindexLeads } from "../lead-search.server";
import { uniteTags } from "../tags/tags";
import { leftJson, moveChildren, movedJson } from "./lead-children.server";
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

export const COLUMNS = Object.entries(getTableColumns(leads));
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

/** The fields that change in the lead that stays. */
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
        createdAt: sql`min(${leads.createdAt}, ${merged.createdAt})`,
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

export const nameOf = ({ firstName, lastName }: Pick<Lead, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`;
