import type { ListSettings } from "../../app/crm/leads/list-settings";
import { newId } from "../../app/platform/ids";
import type { Writer } from "./database";
import { INDEX_ALL_LEADS } from "./search-rows";

export type LeadFields = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  company: string;
  industry: string | null;
  description: string;
  status: string;
  priority: string;
  score: number;
  /** Integer cents. */
  value: number | null;
  followUp: string | null;
  source: string;
  quarantineReason: string | null;
  tags: string | null;
};

/** Makes everybody look at the leads as a table. */
export const showLeadTable = (db: Writer) => keepLeadList(db, { view: "table" });

/** Opens the board of deals below everybody's leads. */
export const openBoard = (db: Writer) => keepLeadList(db, { board: "open" });

async function keepLeadList(db: Writer, settings: Partial<ListSettings>): Promise<void> {
  await db.write(
    `insert into profiles (user_id, lead_list) select id, ? from users where true
      on conflict do update set lead_list = excluded.lead_list`,
    JSON.stringify(settings),
  );
}

const HOUR_MS = 3_600_000;

/** Inserts a lead, `hoursAgo` old, into a running site's database. */
export async function insertLeadRow(
  db: Writer,
  fields: Partial<LeadFields> = {},
  hoursAgo = 1,
): Promise<string> {
  const id = newId();
  const at = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString();
  const lead: LeadFields = {
    firstName: "Marcus",
    lastName: "Bell",
    email: `${id}@harborauto.example`,
    phone: "(216) 555-0118",
    company: "Harbor Auto Group",
    industry: "Auto dealership",
    description: "Three rooftops, most calls come from one of them.",
    status: "new",
    priority: "medium",
    score: 50,
    value: null,
    followUp: null,
    source: "contact_form",
    quarantineReason: null,
    tags: null,
    ...fields,
  };
  await db.writeAtOnce(async (all) => {
    await all.write(
      `insert into leads (id, first_name, last_name, business_email, phone_number, company_name, industry,
      project_description, status, priority, lead_score, deal_value, next_follow_up, source, quarantine_reason, email_key,
      phone_key, tags, created_at, updated_at) values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, lower(?4), ?16, ?18, ?17, ?17)`,
      id,
      lead.firstName,
      lead.lastName,
      lead.email,
      lead.phone,
      lead.company,
      lead.industry,
      lead.description,
      lead.status,
      lead.priority,
      lead.score,
      lead.value,
      lead.followUp,
      lead.source,
      lead.quarantineReason,
      (lead.phone ?? "").replace(/\D/g, ""),
      at,
      lead.tags,
    );
    await all.write(`${INDEX_ALL_LEADS} where id = ?`, id);
  });
  return id;
}

/** Deletes all leads with their activities, notes and deals; the list looks as it does for a new person. */
export function clearLeads(db: Writer): Promise<void> {
  return db.writeAtOnce(async (all) => {
    for (const table of ["lead_activities", "lead_notes", "deals", "leads"]) {
      await all.write(`delete from ${table}`);
    }
    await all.write("insert into leads_search (leads_search) values ('delete-all')");
    await all.write("update profiles set lead_list = null");
  });
}
