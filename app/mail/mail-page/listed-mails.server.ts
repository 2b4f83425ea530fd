import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { profiles, users } from "../../auth/tables";
import { AUTHOR, IS_TO_LEAD } from "../../crm/email/lead-emails.server";
import { matchesWords } from "../../crm/leads/lead-search.server";
import { searchWords } from "../../crm/leads/search-text";
import { leads } from "../../crm/tables";
import type { Db } from "../../platform/db/database.server";
import { outbox } from "../../platform/db/tables";
import { foldSqlFor } from "../../platform/fold-text";
import { type MailListQuery, NO_LEAD, statesLike } from "../mail-list";
import { IS_WAITING, isInState } from "../mails.server";
import { mails } from "../tables";

export const MAILS_PER_PAGE = 50;
/** A page of a search looks through this many mails, since an index of their texts would cost rows of every mail. */
export const SEARCHED_AT_ONCE = 20_000;
/** Characters of a mail that its excerpt is made of. */
export const EXCERPT_FROM = 200;
/** Of the mails that wait, those whose next try is told. */
const NEXT_TRIES = 200;

const columns = {
  id: mails.id,
  leadId: mails.leadId,
  leadName: sql<string | null>`nullif(trim(${leads.firstName} || ' ' || ${leads.lastName}), '')`,
  leadAddress: leads.businessEmail,
  leadStatus: leads.status,
  isLeadOpen: sql<number>`${leads.id} is not null and ${leads.deletedAt} is null`,
  state: mails.state,
  transport: mails.transport,
  toAddress: mails.toAddress,
  toName: mails.toName,
  isToLead: IS_TO_LEAD,
  /** Who wrote it, or the name that a program gave it. */
  author: sql<string>`coalesce(${AUTHOR}, ${mails.fromName})`,
  subject: mails.subject,
  // Of mails to leads alone: those to staff can hold links to sign in by.
  beginning: sql<
    string | null
  >`case when ${mails.leadId} is not null then substr(${mails.text}, 1, ${EXCERPT_FROM}) end`,
  lastError: mails.lastError,
  createdAt: mails.createdAt,
};

const NEXT_TRY = {
  mailId: sql<string>`${outbox.message} ->> 'mailId'`,
  dueAt: outbox.dueAt,
  total: sql<number>`count(*) over ()`,
};

const NEWEST = [desc(mails.createdAt), desc(mails.id)];

/**
 * A page of mails, newest first, with how many wait and when the next of these are tried. `searchedTo` is the time
 * (ISO) to which a search has looked back, if there are older mails; null otherwise.
 */
export async function listMails(db: Db, query: MailListQuery, searchedAtOnce = SEARCHED_AT_ONCE) {
  const { q, lead, state, before } = query;
  const isOfLead = lead === NO_LEAD ? isNull(mails.leadId) : lead ? eq(mails.leadId, lead) : undefined;
  const isBefore = before
    ? sql`(${mails.createdAt}, ${mails.id}) < (${before.createdAt}, ${before.id})`
    : undefined;
  // What a lead has is found by its index.
  const isBounded = q !== "" && isOfLead === undefined;
  const floor = db
    .select({ at: mails.createdAt })
    .from(mails)
    .where(isBefore)
    .orderBy(...NEWEST)
    .limit(isBounded ? 1 : 0)
    .offset(searchedAtOnce);
  const filters = [
    isOfLead,
    state ? isInState(state, statesLike(state)) : undefined,
    isBefore,
    isBounded ? sql`${mails.createdAt} >= coalesce((${floor}), '')` : undefined,
    ...(q === "" ? [] : matchesSearch(q)),
  ];
  const [rows, waiting, [last]] = await db.batch([
    db
      .select(columns)
      .from(mails)
      .leftJoin(leads, eq(leads.id, mails.leadId))
      .leftJoin(users, eq(users.id, mails.userId))
      .leftJoin(profiles, eq(profiles.userId, mails.userId))
      .where(and(...filters))
      .orderBy(...NEWEST)
      .limit(MAILS_PER_PAGE + 1),
    db.select(NEXT_TRY).from(outbox).where(IS_WAITING).orderBy(outbox.dueAt).limit(NEXT_TRIES),
    floor,
  ]);
  return {
    rows: rows.slice(0, MAILS_PER_PAGE),
    more: rows.length > MAILS_PER_PAGE,
    searchedTo: last?.at ?? null,
    waiting: waiting[0]?.total ?? 0,
    dueAt: new Map(waiting.map(({ mailId, dueAt }) => [mailId, dueAt])),
  };
}

/** Each word stands in the address or the subject, or all of them in the lead's name. */
function matchesSearch(q: string): SQL[] {
  const words = searchWords(q);
  if (words.length === 0) return [];
  const found = words.map((word) => {
    const text = foldSqlFor(word, `mails.to_address || ' ' || mails.subject`);
    return sql`instr(${sql.raw(text)}, ${word}) > 0`;
  });
  const named = matchesWords(words, { fields: ["firstName", "lastName"] });
  const ofLeads = sql`${mails.leadId} in (select ${leads.id} from ${leads} where ${and(...named)})`;
  const is = or(and(...found), ofLeads);
  return is ? [is] : [];
}
