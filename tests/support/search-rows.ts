import { INDEX_LEADS_SQL } from "../../app/crm/leads/search-text";

/** Indexes leads that were inserted without `indexLeads`. */
export const INDEX_ALL_LEADS = INDEX_LEADS_SQL.replace("insert into", "insert or replace into");
