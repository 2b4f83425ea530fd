DROP TRIGGER leads_search_insert;
--> statement-breakpoint
DROP TRIGGER leads_search_delete;
--> statement-breakpoint
DROP TRIGGER leads_search_update;
--> statement-breakpoint
DROP TABLE leads_search;
--> statement-breakpoint
-- Substring search over the listed leads. `facets` holds what the list filters by, so that words and filters are
-- matched together inside the index. `INSERT INTO leads_search(leads_search) VALUES('rebuild')` makes it anew.
CREATE VIEW leads_search_source AS SELECT rowid AS lead_rowid, first_name, last_name, company_name, business_email, phone_number, phone_key, project_description,
	'~' || status || '~' || priority || '~<' || coalesce(industry, '') || '>' AS facets
FROM leads WHERE deleted_at IS NULL AND quarantine_reason IS NULL;
--> statement-breakpoint
CREATE VIRTUAL TABLE leads_search USING fts5(first_name, last_name, company_name, business_email, phone_number, phone_key, project_description, facets, content='leads_search_source', content_rowid='lead_rowid', tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
INSERT INTO leads_search (leads_search) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER leads_search_insert AFTER INSERT ON leads
BEGIN
	INSERT INTO leads_search (rowid, first_name, last_name, company_name, business_email, phone_number, phone_key, project_description, facets) SELECT NEW.rowid, NEW.first_name, NEW.last_name, NEW.company_name, NEW.business_email, NEW.phone_number, NEW.phone_key, NEW.project_description, '~' || NEW.status || '~' || NEW.priority || '~<' || coalesce(NEW.industry, '') || '>' WHERE NEW.deleted_at IS NULL AND NEW.quarantine_reason IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER leads_search_delete AFTER DELETE ON leads
BEGIN
	INSERT INTO leads_search (leads_search, rowid, first_name, last_name, company_name, business_email, phone_number, phone_key, project_description, facets) SELECT 'delete', OLD.rowid, OLD.first_name, OLD.last_name, OLD.company_name, OLD.business_email, OLD.phone_number, OLD.phone_key, OLD.project_description, '~' || OLD.status || '~' || OLD.priority || '~<' || coalesce(OLD.industry, '') || '>' WHERE OLD.deleted_at IS NULL AND OLD.quarantine_reason IS NULL;
END;
--> statement-breakpoint
-- One trigger, not two: the old words must go before the new ones come.
CREATE TRIGGER leads_search_update AFTER UPDATE OF first_name, last_name, company_name, business_email, phone_number, phone_key, project_description, status, priority, industry, deleted_at, quarantine_reason ON leads
BEGIN
	INSERT INTO leads_search (leads_search, rowid, first_name, last_name, company_name, business_email, phone_number, phone_key, project_description, facets) SELECT 'delete', OLD.rowid, OLD.first_name, OLD.last_name, OLD.company_name, OLD.business_email, OLD.phone_number, OLD.phone_key, OLD.project_description, '~' || OLD.status || '~' || OLD.priority || '~<' || coalesce(OLD.industry, '') || '>' WHERE OLD.deleted_at IS NULL AND OLD.quarantine_reason IS NULL;
	INSERT INTO leads_search (rowid, first_name, last_name, company_name, business_email, phone_number, phone_key, project_description, facets) SELECT NEW.rowid, NEW.first_name, NEW.last_name, NEW.company_name, NEW.business_email, NEW.phone_number, NEW.phone_key, NEW.project_description, '~' || NEW.status || '~' || NEW.priority || '~<' || coalesce(NEW.industry, '') || '>' WHERE NEW.deleted_at IS NULL AND NEW.quarantine_reason IS NULL;
END;
--> statement-breakpoint
-- Activities of listed leads, kept so that the log of all activities need not count them.
INSERT INTO crm_counts (name, total)
SELECT 'activities', count(*) FROM lead_activities AS activity JOIN leads ON leads.id = activity.lead_id
WHERE activity.deleted_at IS NULL AND leads.deleted_at IS NULL AND leads.quarantine_reason IS NULL;
--> statement-breakpoint
CREATE TRIGGER activities_count_insert AFTER INSERT ON lead_activities
WHEN NEW.deleted_at IS NULL AND EXISTS (SELECT 1 FROM leads WHERE id = NEW.lead_id AND deleted_at IS NULL AND quarantine_reason IS NULL)
BEGIN
	UPDATE crm_counts SET total = total + 1 WHERE name = 'activities';
END;
--> statement-breakpoint
CREATE TRIGGER activities_count_delete AFTER DELETE ON lead_activities
WHEN OLD.deleted_at IS NULL AND EXISTS (SELECT 1 FROM leads WHERE id = OLD.lead_id AND deleted_at IS NULL AND quarantine_reason IS NULL)
BEGIN
	UPDATE crm_counts SET total = total - 1 WHERE name = 'activities';
END;
--> statement-breakpoint
CREATE TRIGGER activities_count_update AFTER UPDATE OF deleted_at ON lead_activities
WHEN (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL) AND EXISTS (SELECT 1 FROM leads WHERE id = NEW.lead_id AND deleted_at IS NULL AND quarantine_reason IS NULL)
BEGIN
	UPDATE crm_counts SET total = total + iif(NEW.deleted_at IS NULL, 1, -1) WHERE name = 'activities';
END;
--> statement-breakpoint
CREATE TRIGGER activities_count_lead_update AFTER UPDATE OF deleted_at, quarantine_reason ON leads
WHEN (OLD.deleted_at IS NULL AND OLD.quarantine_reason IS NULL) <> (NEW.deleted_at IS NULL AND NEW.quarantine_reason IS NULL)
BEGIN
	UPDATE crm_counts SET total = total + iif(NEW.deleted_at IS NULL AND NEW.quarantine_reason IS NULL, 1, -1) * (SELECT count(*) FROM lead_activities WHERE lead_id = NEW.id AND deleted_at IS NULL) WHERE name = 'activities';
END;
--> statement-breakpoint
-- Before the lead is gone: its activities go by the foreign key, when no lead says any more that it was listed.
CREATE TRIGGER activities_count_lead_delete BEFORE DELETE ON leads
WHEN OLD.deleted_at IS NULL AND OLD.quarantine_reason IS NULL
BEGIN
	UPDATE crm_counts SET total = total - (SELECT count(*) FROM lead_activities WHERE lead_id = OLD.id AND deleted_at IS NULL) WHERE name = 'activities';
END;
