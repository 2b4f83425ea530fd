import { or, type SQL, sql } from "drizzle-orm";
import { listVisitsOfPages } from "../../../analytics/reports/visited-pages.server";
import type { Db } from "../../../platform/db/database.server";
import { httpError } from "../../../platform/http/forms/form.server";
import { leads } from "../../tables";
import { VISITED_FILTER, type VisitsByPage } from "./visited-filter";

/** What fits into a statement of D1 twice over (2 MB). */
const MAX_VISITS = 15_000;
const TOO_MANY = `More than ${MAX_VISITS.toLocaleString("en-US")} visits of leads read these pages. Choose pages that fewer have read.`;

/**
 * Asks the visits who has read these pages; of none it asks nothing. For `filtersFor`.
 * @throws 422 if there are more than a list can be filtered by
 */
export async function findVisits(
  analyticsDb: Db,
  pages: readonly string[],
  limit = MAX_VISITS,
): Promise<VisitsByPage> {
  const found: VisitsByPage = new Map(pages.map((page) => [page, { sessions: [], mails: [] }]));
  if (pages.length === 0) return found;
  const visits = await listVisitsOfPages(analyticsDb, pages, limit + 1);
  if (visits.length > limit) throw httpError(422, TOO_MANY);
  for (const { page, kind, id, at } of visits) {
    if (kind === "mail") found.get(page)?.mails.push(id);
    else found.get(page)?.sessions.push([id, at]);
  }
  return found;
}

/**
 * Leads that have read one of the pages before they sent a form in that session, or in a visit that a link in a mail to
 * them began. The same as their timelines tell (`selectLeadVisits`).
 * @throws if the visits of a page were not asked for: a filter that is left out would list everybody
 */
export function hasVisited(pages: readonly string[], visits: VisitsByPage | undefined): SQL | undefined {
  const found = pages.map((page) => {
    const visitors = visits?.get(page);
    if (!visitors) throw new Error(`The visits of ${page} were not asked for`);
    return visitors;
  });
  const sessions = JSON.stringify(found.flatMap((one) => one.sessions));
  const mails = JSON.stringify(found.flatMap((one) => one.mails));
  const visitors = sql`with visitors as materialized (
      select value ->> 0 session, value ->> 1 at from json_each(${sessions})
    ) select lead_id from lead_submissions cross join visitors
      on visitors.session = lower(lead_submissions.session_id) and lead_submissions.created_at >= visitors.at
    where lead_submissions.session_id is not null`;
  const recipients = sql`select lead_id from json_each(${mails}) cross join mails on mails.id = value
    where lead_id is not null`;
  return pages.length === 0
    ? undefined
    : or(sql`${leads.id} in (${visitors})`, sql`${leads.id} in (${recipients})`);
}

/** The pages that filters of lists ask for, each once. */
export function pagesIn(searches: readonly string[]): string[] {
  const all = searches.flatMap((search) => new URLSearchParams(search).getAll(VISITED_FILTER.name));
  return [...new Set(all)];
}
