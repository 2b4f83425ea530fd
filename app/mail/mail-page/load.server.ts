import type { Db } from "../../platform/db/database.server";
import type { Env } from "../../platform/env.server";
import { formatDateTime } from "../../platform/time/time-text";
import { mailListPath, readMailListQuery } from "../mail-list";
import { listMails } from "../mails.server";
import { describeTransport } from "../transport.server";

/** The page of the list that the URL asks for, with times in the reader's zone. */
export async function loadMails(db: Db, params: URLSearchParams, env: Env, timeZone: string) {
  const query = readMailListQuery(params);
  const { rows, more, waiting } = await listMails(db, query);
  const last = rows.at(-1);
  return {
    query,
    waiting,
    transport: describeTransport(env),
    mails: rows.map((mail) => ({ ...mail, written: formatDateTime(mail.createdAt, timeZone) })),
    older: more && last ? mailListPath({ ...query, before: last }) : null,
  };
}
export type MailRow = Awaited<ReturnType<typeof loadMails>>["mails"][number];
