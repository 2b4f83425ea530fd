import { sql } from "drizzle-orm";
import { DEMO_TRANSPORT } from "../../mail/mail";
import { COMPANY_KEY } from "../../platform/company.server";
import type { Db } from "../../platform/db/database.server";

/** What a new company sets up first, in this order. */
const FIRST_STEPS = ["company", "mail", "post", "invite", "lead"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/**
 * Which steps are done, by what is stored; sample data does none of them. Null once all are, or once the person has
 * hidden them.
 */
export async function readFirstSteps(db: Db, userId: string): Promise<Record<FirstStep, boolean> | null> {
  // A cross join reads the few submissions first, not all leads of a company whose leads came by import.
  const [found] = await db.all<Record<FirstStep | "isHidden", number>>(sql`select
    exists (select 1 from settings where key = ${COMPANY_KEY}) company,
    exists (select 1 from mails where state = 'sent' and transport is not ${DEMO_TRANSPORT}) mail,
    exists (select 1 from blogs where is_demo = 0 and deleted_at is null) post,
    exists (select 1 from invites) or (select count(*) from users where is_demo = 0) > 1 invite,
    exists (select 1 from lead_submissions s cross join leads l on l.id = s.lead_id where l.is_demo = 0) lead,
    exists (select 1 from profiles where user_id = ${userId} and steps_hidden_at is not null) isHidden`);
  if (!found || found.isHidden || FIRST_STEPS.every((step) => found[step])) return null;
  const { company, mail, post, invite, lead } = found;
  return {
    ...{ company: Boolean(company), mail: Boolean(mail), post: Boolean(post) },
    ...{ invite: Boolean(invite), lead: Boolean(lead) },
  };
}
