-- Counters of the listed leads (neither deleted nor in spam review): stat cards and totals never scan the table.
CREATE TRIGGER leads_count_insert AFTER INSERT ON leads
WHEN NEW.deleted_at IS NULL AND NEW.quarantine_reason IS NULL
BEGIN
	INSERT INTO lead_counters (status, priority, industry, leads, converted, score_sum, value_sum, valued)
	VALUES (NEW.status, NEW.priority, coalesce(NEW.industry, ''), 1, NEW.converted, NEW.lead_score, coalesce(NEW.deal_value, 0), NEW.deal_value IS NOT NULL)
	ON CONFLICT (status, priority, industry) DO UPDATE SET
		leads = leads + 1, converted = converted + excluded.converted, score_sum = score_sum + excluded.score_sum,
		value_sum = value_sum + excluded.value_sum, valued = valued + excluded.valued;
	INSERT INTO lead_days (day, leads) VALUES (substr(NEW.created_at, 1, 10), 1)
	ON CONFLICT (day) DO UPDATE SET leads = leads + 1;
END;
--> statement-breakpoint
CREATE TRIGGER leads_count_delete AFTER DELETE ON leads
WHEN OLD.deleted_at IS NULL AND OLD.quarantine_reason IS NULL
BEGIN
	UPDATE lead_counters SET
		leads = leads - 1, converted = converted - OLD.converted, score_sum = score_sum - OLD.lead_score,
		value_sum = value_sum - coalesce(OLD.deal_value, 0), valued = valued - (OLD.deal_value IS NOT NULL)
	WHERE status = OLD.status AND priority = OLD.priority AND industry = coalesce(OLD.industry, '');
	UPDATE lead_days SET leads = leads - 1 WHERE day = substr(OLD.created_at, 1, 10);
END;
--> statement-breakpoint
CREATE TRIGGER leads_count_update_old AFTER UPDATE OF status, priority, industry, lead_score, deal_value, converted, deleted_at, quarantine_reason, created_at ON leads
WHEN OLD.deleted_at IS NULL AND OLD.quarantine_reason IS NULL
BEGIN
	UPDATE lead_counters SET
		leads = leads - 1, converted = converted - OLD.converted, score_sum = score_sum - OLD.lead_score,
		value_sum = value_sum - coalesce(OLD.deal_value, 0), valued = valued - (OLD.deal_value IS NOT NULL)
	WHERE status = OLD.status AND priority = OLD.priority AND industry = coalesce(OLD.industry, '');
	UPDATE lead_days SET leads = leads - 1 WHERE day = substr(OLD.created_at, 1, 10);
END;
--> statement-breakpoint
CREATE TRIGGER leads_count_update_new AFTER UPDATE OF status, priority, industry, lead_score, deal_value, converted, deleted_at, quarantine_reason, created_at ON leads
WHEN NEW.deleted_at IS NULL AND NEW.quarantine_reason IS NULL
BEGIN
	INSERT INTO lead_counters (status, priority, industry, leads, converted, score_sum, value_sum, valued)
	VALUES (NEW.status, NEW.priority, coalesce(NEW.industry, ''), 1, NEW.converted, NEW.lead_score, coalesce(NEW.deal_value, 0), NEW.deal_value IS NOT NULL)
	ON CONFLICT (status, priority, industry) DO UPDATE SET
		leads = leads + 1, converted = converted + excluded.converted, score_sum = score_sum + excluded.score_sum,
		value_sum = value_sum + excluded.value_sum, valued = valued + excluded.valued;
	INSERT INTO lead_days (day, leads) VALUES (substr(NEW.created_at, 1, 10), 1)
	ON CONFLICT (day) DO UPDATE SET leads = leads + 1;
END;
--> statement-breakpoint
CREATE TRIGGER deals_count_insert AFTER INSERT ON deals
WHEN NEW.deleted_at IS NULL
BEGIN
	INSERT INTO deal_counters (stage, deals, value_sum, weighted_sum, probability_sum)
	VALUES (NEW.stage, 1, NEW.value, NEW.value * NEW.probability, NEW.probability)
	ON CONFLICT (stage) DO UPDATE SET
		deals = deals + 1, value_sum = value_sum + excluded.value_sum,
		weighted_sum = weighted_sum + excluded.weighted_sum, probability_sum = probability_sum + excluded.probability_sum;
END;
--> statement-breakpoint
CREATE TRIGGER deals_count_delete AFTER DELETE ON deals
WHEN OLD.deleted_at IS NULL
BEGIN
	UPDATE deal_counters SET
		deals = deals - 1, value_sum = value_sum - OLD.value,
		weighted_sum = weighted_sum - OLD.value * OLD.probability, probability_sum = probability_sum - OLD.probability
	WHERE stage = OLD.stage;
END;
--> statement-breakpoint
CREATE TRIGGER deals_count_update_old AFTER UPDATE OF stage, value, probability, deleted_at ON deals
WHEN OLD.deleted_at IS NULL
BEGIN
	UPDATE deal_counters SET
		deals = deals - 1, value_sum = value_sum - OLD.value,
		weighted_sum = weighted_sum - OLD.value * OLD.probability, probability_sum = probability_sum - OLD.probability
	WHERE stage = OLD.stage;
END;
--> statement-breakpoint
CREATE TRIGGER deals_count_update_new AFTER UPDATE OF stage, value, probability, deleted_at ON deals
WHEN NEW.deleted_at IS NULL
BEGIN
	INSERT INTO deal_counters (stage, deals, value_sum, weighted_sum, probability_sum)
	VALUES (NEW.stage, 1, NEW.value, NEW.value * NEW.probability, NEW.probability)
	ON CONFLICT (stage) DO UPDATE SET
		deals = deals + 1, value_sum = value_sum + excluded.value_sum,
		weighted_sum = weighted_sum + excluded.weighted_sum, probability_sum = probability_sum + excluded.probability_sum;
END;
--> statement-breakpoint
-- Substring search over leads. External content: `INSERT INTO leads_search(leads_search) VALUES('rebuild')` makes it anew.
CREATE VIRTUAL TABLE leads_search USING fts5(first_name, last_name, company_name, business_email, phone_number, project_description, content='leads', content_rowid='rowid', tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER leads_search_insert AFTER INSERT ON leads
BEGIN
	INSERT INTO leads_search (rowid, first_name, last_name, company_name, business_email, phone_number, project_description) VALUES (NEW.rowid, NEW.first_name, NEW.last_name, NEW.company_name, NEW.business_email, NEW.phone_number, NEW.project_description);
END;
--> statement-breakpoint
CREATE TRIGGER leads_search_delete AFTER DELETE ON leads
BEGIN
	INSERT INTO leads_search (leads_search, rowid, first_name, last_name, company_name, business_email, phone_number, project_description) VALUES ('delete', OLD.rowid, OLD.first_name, OLD.last_name, OLD.company_name, OLD.business_email, OLD.phone_number, OLD.project_description);
END;
--> statement-breakpoint
CREATE TRIGGER leads_search_update AFTER UPDATE OF first_name, last_name, company_name, business_email, phone_number, project_description ON leads
BEGIN
	INSERT INTO leads_search (leads_search, rowid, first_name, last_name, company_name, business_email, phone_number, project_description) VALUES ('delete', OLD.rowid, OLD.first_name, OLD.last_name, OLD.company_name, OLD.business_email, OLD.phone_number, OLD.project_description);
	INSERT INTO leads_search (rowid, first_name, last_name, company_name, business_email, phone_number, project_description) VALUES (NEW.rowid, NEW.first_name, NEW.last_name, NEW.company_name, NEW.business_email, NEW.phone_number, NEW.project_description);
END;
