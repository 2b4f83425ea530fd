const COLUMNS =
  "first_name, last_name, company_name, business_email, phone_number, phone_key, project_description";

/** Indexes leads that were inserted without `indexLeads`. */
export const INDEX_ALL_LEADS = `insert or replace into leads_search (rowid, ${COLUMNS}) select rowid, ${COLUMNS} from leads`;
