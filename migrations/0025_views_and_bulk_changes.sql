CREATE TABLE `bulk_changes` (
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
	CONSTRAINT "bulk_changes_field_check" CHECK("bulk_changes"."field" in ('status', 'priority', 'assignee', 'follow-up', 'trash')),
	CONSTRAINT "bulk_changes_state_check" CHECK("bulk_changes"."state" in ('running', 'done', 'failed', 'undoing', 'undone'))
);
--> statement-breakpoint
CREATE INDEX `bulk_changes_updated_at_idx` ON `bulk_changes` (`updated_at`);--> statement-breakpoint
CREATE TABLE `bulk_portions` (
	`change_id` text NOT NULL,
	`number` integer NOT NULL,
	`leads` text NOT NULL,
	`kept` text,
	PRIMARY KEY(`change_id`, `number`),
	FOREIGN KEY (`change_id`) REFERENCES `bulk_changes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `lead_views` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`search` text NOT NULL,
	`is_shared` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`deleted_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `leads_newest_idx`;--> statement-breakpoint
DROP INDEX `leads_score_idx`;--> statement-breakpoint
DROP INDEX `leads_value_idx`;--> statement-breakpoint
DROP INDEX `leads_follow_up_idx`;--> statement-breakpoint
DROP INDEX `leads_name_idx`;--> statement-breakpoint
DROP INDEX `leads_figures_idx`;--> statement-breakpoint
CREATE INDEX `leads_newest_idx` ON `leads` (`created_at`,`id`,`status`,`priority`,`industry`,`assignee_id`,`source`,`next_follow_up`,`last_contacted`,`lead_score`,`deal_value`,`phone_number`,`deleted_at`,`quarantine_reason`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_score_idx` ON `leads` (`lead_score`,`created_at`,`id`,`status`,`priority`,`industry`,`assignee_id`,`source`,`next_follow_up`,`last_contacted`,`deal_value`,`phone_number`,`deleted_at`,`quarantine_reason`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_value_idx` ON `leads` (`deal_value`,`created_at`,`id`,`status`,`priority`,`industry`,`assignee_id`,`source`,`next_follow_up`,`last_contacted`,`lead_score`,`phone_number`,`deleted_at`,`quarantine_reason`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_follow_up_idx` ON `leads` ("next_follow_up" collate nocase,`created_at`,`id`,`status`,`priority`,`industry`,`assignee_id`,`source`,`last_contacted`,`lead_score`,`deal_value`,`phone_number`,`deleted_at`,`quarantine_reason`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_name_idx` ON `leads` ("last_name" collate nocase,"first_name" collate nocase,`created_at`,`id`,`status`,`priority`,`industry`,`assignee_id`,`source`,`next_follow_up`,`last_contacted`,`lead_score`,`deal_value`,`phone_number`,`deleted_at`,`quarantine_reason`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_figures_idx` ON `leads` (`industry`,`status`,`priority`,`assignee_id`,`source`,`next_follow_up`,`created_at`,`last_contacted`,`lead_score`,`deal_value`,`phone_number`,`converted`,`deleted_at`,`quarantine_reason`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
ALTER TABLE `profiles` ADD `lead_list` text;