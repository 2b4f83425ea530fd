import { or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server";
import { leads } from "../../tables";
import { isListed } from "../listed-leads.server";
import { MAX_TAGS, NO_TAG } from "./tags";

/** More would help nobody who looks for one. */
const MAX_LISTED = 300;

const next = (after: SQL) => sql`select min(tags) from leads where tags > ${after} and ${isListed(leads)}`;

/**
 * Combinations of tags that listed leads have, and at the end null. Skips from one to the next in the index, so that it
 * reads no entry for every lead.
 */
const combinations = () => sql`with recursive combinations (tags) as (
    ${next(sql`''`)} union all select (${next(sql`combinations.tags`)}) from combinations where tags is not null
  )`;

/** The tags of all listed leads, by name. */
export function selectTags(db: Db) {
  return db.all<{ name: string }>(sql`${combinations()} select min(value) as name
    from combinations, json_each('[' || replace(json_quote(tags), ',', '","') || ']')
    where tags is not null group by lower(value) order by lower(value) limit ${sql.raw(`${MAX_LISTED}`)}`);
}

export async function listTags(db: Db): Promise<string[]> {
  return (await selectTags(db)).map(({ name }) => name);
}

/** A place in a lead's tags with a comma on both sides; 0 if the tag is not among them, in any spelling. */
function placeOf(tag: string, tags: SQL): SQL {
  return sql`instr(',' || lower(${tags}) || ',', ',' || lower(${tag}) || ',')`;
}

/** The change of many leads: the tags with one added or removed. `tags` is where they are. */
export function changedTags(field: "tag" | "untag", tag: string, tags: SQL): SQL {
  if (field === "tag") return sql`iif(${tags} is null, ${tag}, ${tags} || ',' || ${tag})`;
  const place = placeOf(tag, tags);
  const rest = sql`substr(',' || ${tags} || ',', 1, ${place}) || substr(',' || ${tags} || ',', ${place} + length(${tag}) + 2)`;
  return sql`nullif(trim(${rest}, ','), '')`;
}

/** Leads that such a change would change. */
export function wouldChangeTags(field: "tag" | "untag", tag: string): SQL {
  const { tags } = leads;
  const has = sql`${placeOf(tag, sql`${tags}`)} > 0`;
  if (field === "untag") return sql`(${tags} is not null and ${has})`;
  const isFull = sql`length(${tags}) - length(replace(${tags}, ',', '')) >= ${MAX_TAGS - 1}`;
  return sql`(${tags} is null or not (${has} or ${isFull}))`;
}

/**
 * Leads with one of these tags, or without any (`NO_TAG`). A count looks among the tags in its index. A page of the
 * list (`walk`) is read in an index without them: it finds those with a tag first, and looks up who has none on its
 * way.
 */
export function matchesTags(values: readonly string[], { walk = false } = {}): SQL | undefined {
  const named = values.filter((value) => value !== NO_TAG);
  return or(
    named.length > 0 ? hasOneOf(named, walk) : undefined,
    values.includes(NO_TAG) ? sql`+${leads.tags} is null` : undefined,
  );
}

function hasOneOf(tags: string[], walk: boolean): SQL {
  const holdsOne = or(...tags.map((tag) => sql`${placeOf(tag, sql.raw("combinations.tags"))} > 0`));
  if (!walk)
    return sql`+${leads.tags} in (${combinations()} select tags from combinations where ${holdsOne})`;
  return sql`+${leads}.rowid in (${combinations()} select leads.rowid from combinations cross join leads
    where ${leads.tags} = combinations.tags and ${isListed(leads)} and ${holdsOne})`;
}
