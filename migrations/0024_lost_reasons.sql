-- By hand: drizzle-kit would build the table anew for the check, and D1 deletes what refers to a table that is dropped.
-- contract: the new check of deals is of a column that the version before does not write
ALTER TABLE `deals` ADD `lost_reason` text CONSTRAINT "deals_lost_reason_check" CHECK("lost_reason" in ('price', 'competitor', 'timing', 'no-answer', 'fit', 'other'));--> statement-breakpoint
ALTER TABLE `deals` ADD `lost_to` text;--> statement-breakpoint
ALTER TABLE `deals` ADD `lost_note` text;
