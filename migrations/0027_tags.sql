-- contract: both tables have the same columns and rows, and allow more fields. Portions go with their change when that is
-- dropped, and D1 always checks foreign keys, so portions are built anew with their changes.
CREATE TABLE `__new_bulk_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`field` text NOT NULL,
	`value` text,
	`state` text NOT NULL,
	`chosen` integer NOT NULL,
	`total` integer NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`next_portion` integer DEFAULT 0 NOT NULL,
	`error` text,
	`actor_id` text NOT NULL,
	`actor_label` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	CONSTRAINT "bulk_changes_field_check" CHECK("__new_bulk_changes"."field" in ('status', 'priority', 'assignee', 'follow-up', 'tag', 'untag', 'trash')),
	CONSTRAINT "bulk_changes_state_check" CHECK("__new_bulk_changes"."state" in ('running', 'done', 'failed', 'undoing', 'undone'))
);
--> statement-breakpoint
INSERT INTO `__new_bulk_changes`("id", "field", "value", "state", "chosen", "total", "changed", "next_portion", "error", "actor_id", "actor_label", "created_at", "updated_at") SELECT "id", "field", "value", "state", "chosen", "total", "changed", "next_portion", "error", "actor_id", "actor_label", "created_at", "updated_at" FROM `bulk_changes`;--> statement-breakpoint
CREATE TABLE `__new_bulk_portions` (
	`change_id` text NOT NULL,
	`number` integer NOT NULL,
	`leads` text NOT NULL,
	`kept` text,
	PRIMARY KEY(`change_id`, `number`),
	FOREIGN KEY (`change_id`) REFERENCES `__new_bulk_changes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_bulk_portions`("change_id", "number", "leads", "kept") SELECT "change_id", "number", "leads", "kept" FROM `bulk_portions`;--> statement-breakpoint
DROP TABLE `bulk_portions`;--> statement-breakpoint
DROP TABLE `bulk_changes`;--> statement-breakpoint
ALTER TABLE `__new_bulk_changes` RENAME TO `bulk_changes`;--> statement-breakpoint
ALTER TABLE `__new_bulk_portions` RENAME TO `bulk_portions`;--> statement-breakpoint
CREATE INDEX `bulk_changes_updated_at_idx` ON `bulk_changes` (`updated_at`);--> statement-breakpoint
ALTER TABLE `leads` ADD `tags` text;--> statement-breakpoint
CREATE INDEX `leads_tags_idx` ON `leads` (`tags`,`deleted_at`,`quarantine_reason`) WHERE "leads"."tags" is not null and "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;