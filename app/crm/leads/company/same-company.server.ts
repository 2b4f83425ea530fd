import { and, desc, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server";
import { leads } from "../../tables";
import { quoted } from "../lead-search.server";
import { isListed } from "../listed-leads.server";
import { type CompanySigns, companySigns } from "./company";

/** Of a company with more leads, those stored last; a lookup takes a few milliseconds. */
const LOOKED_UP = 500;

type Of = { id: string; companyName: string; businessEmail: string };

/** Listed leads of the same company name or email domain, newest first, at most `limit`, with their deals in cents. */
export function selectSameCompany(db: Db, lead: Of, limit: number) {
  const signs = companySigns(lead);
  const terms = termsOf(signs);
  const found = db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        terms === ""
          ? sql`0`
          : sql`leads.rowid in (select rowid from leads_search where leads_search match ${terms}
          order by rowid desc limit ${sql.raw(String(LOOKED_UP))})`,
        sql`(${sameName(lead, signs)} or ${sameDomain(signs)})`,
        ne(leads.id, lead.id),
        isListed(leads),
      ),
    )
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(limit);
  return db
    .select({
      id: leads.id,
      firstName: leads.firstName,
      lastName: leads.lastName,
      status: leads.status,
      assigneeId: leads.assigneeId,
      hasName: sql<number>`${sameName(lead, signs)}`,
      openCents: dealSum("not in ('closed-won', 'closed-lost')"),
      wonCents: dealSum("= 'closed-won'"),
    })
    .from(leads)
    .where(sql`${leads.id} in ${found}`)
    .orderBy(desc(leads.createdAt), desc(leads.id));
}

/** The domain without its last part, which most leads have in common: what is left is rare, and looked up quickly. */
function termsOf({ name, domain }: CompanySigns): string {
  const terms = [];
  if (name !== null) terms.push(`company_name : ${quoted(name)}`);
  if (domain !== null)
    terms.push(`business_email : ${quoted(`@${domain.slice(0, domain.lastIndexOf(".") + 1)}`)}`);
  return terms.map((term) => `(${term})`).join(" OR ");
}

/** The index finds a name within others, too. */
function sameName({ companyName }: Of, { name }: CompanySigns): SQL {
  if (name === null) return sql`0`;
  return sql`lower(trim(leads.company_name)) = lower(${companyName.trim()})`;
}

function sameDomain({ domain }: CompanySigns): SQL {
  if (domain === null) return sql`0`;
  return sql`substr(leads.email_key, ${sql.raw(String(-domain.length - 1))}) = ${`@${domain}`}`;
}

/** Names the lead's column itself: Drizzle would leave the table out. */
function dealSum(stages: string): SQL<number> {
  return sql<number>`(select coalesce(sum(d.value), 0) from deals d
    where d.lead_id = leads.id and d.deleted_at is null and d.stage ${sql.raw(stages)})`;
}
