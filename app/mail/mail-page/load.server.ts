import type { Db } from "../../platform/db/database.server";
import type { Env } from "../../platform/env.server";
import { formatDate, formatDateTime, formatRecent, timeText } from "../../platform/time/time-text";
import { DEMO_TRANSPORT, MAIL_STATE_LABELS, type MailState } from "../mail";
import { type MailListQuery, mailListPath, readMailListQuery } from "../mail-list";
import { DEMO_STATE, describeTransport } from "../transport.server";
import { EXCERPT_FROM, listMails } from "./listed-mails.server";

const SALUTATION = /^(?:Hello|Hi|Dear) [^\n,]{1,80},\s+/;
/** A last paragraph of one line that is no sentence, after another one. */
const SIGNATURE = /(?<=\S)\s*\n\s*\n[^\n.:;,!?]{1,60}\s*$/;

type Reader = { now: Date; timeZone: string };

/** The page of the list that the URL asks for, with times in the reader's zone. */
export async function loadMails(db: Db, params: URLSearchParams, env: Env, reader: Reader) {
  const query = readMailListQuery(params);
  const { rows, more, waiting, searchedTo, dueAt } = await listMails(db, query);
  const last = rows.at(-1);
  const { now, timeZone } = reader;
  const isSetUp = env.MAIL_TRANSPORT !== "outbox";
  /** What the head of the page says of all of them. */
  const usual: MailState = isSetUp ? "sent" : "kept";
  const listed = rows.map(({ createdAt, transport, beginning, leadAddress: _, ...mail }) => ({
    ...mail,
    excerpt: beginning === null ? null : excerptOf(beginning),
    isLeadOpen: mail.isLeadOpen === 1,
    isToLead: mail.isToLead === 1,
    ...(transport === DEMO_TRANSPORT
      ? DEMO_STATE
      : { state: mail.state, label: labelOf(mail.state, dueAt.get(mail.id), reader) }),
    written: formatRecent(createdAt, now, timeZone),
    writtenInFull: formatDateTime(createdAt, timeZone),
  }));
  return {
    query,
    waiting,
    transport: describeTransport(env),
    isSetUp,
    mails: listed.map((mail) => ({ ...mail, isUsual: mail.state === usual })),
    leads: leadChoices(rows, query),
    searchedTo: !more && searchedTo ? formatDate(searchedTo, timeZone) : null,
    older: olderPath(query, more ? last : searchedTo ? { createdAt: searchedTo, id: "-" } : undefined),
  };
}
export type MailsView = Awaited<ReturnType<typeof loadMails>>;
export type MailRow = MailsView["mails"][number];

/** What a mail says, without its salutation, its links and, if it ends so soon, its signature. */
function excerptOf(beginning: string): string {
  const text = beginning.replace(SALUTATION, "");
  const said = beginning.length < EXCERPT_FROM ? text.replace(SIGNATURE, "") : text;
  return said
    .replaceAll(/https?:\/\/\S+/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function olderPath(query: MailListQuery, before: MailListQuery["before"] | undefined): string | null {
  return before ? mailListPath({ ...query, before: { createdAt: before.createdAt, id: before.id } }) : null;
}

/** A mail that waits for its next try says when that is. */
function labelOf(state: MailState, dueAt: string | undefined, { now, timeZone }: Reader): string {
  const at = dueAt === undefined ? 0 : Date.parse(dueAt);
  if (state !== "queued" || at - now.getTime() < 60_000) return MAIL_STATE_LABELS[state];
  const isToday = timeText("date", at, timeZone) === timeText("date", now, timeZone);
  return isToday
    ? `Goes at ${timeText("time", at, timeZone)}`
    : `Goes ${timeText("dayAndTime", at, timeZone)}`;
}

type Row = Awaited<ReturnType<typeof listMails>>["rows"][number];

/**
 * The leads of the mails on this page, by name; a search for a name brings others to it. Those of one name also have
 * their address.
 */
function leadChoices(rows: Row[], { lead }: MailListQuery): { id: string; name: string }[] {
  const named = new Map<string, { name: string; address: string | null }>();
  for (const { leadId, leadName, leadAddress } of rows)
    if (leadId && leadName) named.set(leadId, { name: leadName, address: leadAddress });
  if (lead && lead !== "none" && !named.has(lead)) named.set(lead, { name: "This lead", address: null });
  const bearers = new Map<string, number>();
  for (const { name } of named.values()) bearers.set(name, (bearers.get(name) ?? 0) + 1);
  return [...named]
    .map(([id, { name, address }]) => ({
      id,
      name: address && (bearers.get(name) ?? 0) > 1 ? `${name} (${address})` : name,
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
