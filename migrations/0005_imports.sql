CREATE INDEX `lead_import_rows_lead_idx` ON `lead_import_rows` (`lead_id`) WHERE "lead_import_rows"."lead_id" is not null;
--> statement-breakpoint
DELETE FROM lead_counters WHERE leads = 0;
--> statement-breakpoint
DELETE FROM lead_days WHERE leads = 0;
--> statement-breakpoint
-- A counter that is back at nothing goes, so that taking an import back leaves the tables as they were.
CREATE TRIGGER lead_counters_empty AFTER UPDATE ON lead_counters WHEN NEW.leads = 0
BEGIN
	DELETE FROM lead_counters WHERE rowid = NEW.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER lead_days_empty AFTER UPDATE ON lead_days WHEN NEW.leads = 0
BEGIN
	DELETE FROM lead_days WHERE rowid = NEW.rowid;
END;
