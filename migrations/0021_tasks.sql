-- contract: lead_activities has the same columns, and more of them. SQLite lets a column be null only by building the
-- table anew, and no foreign key leads to it. A version that knows no tasks lists none that stands alone, since it joins leads.
CREATE TABLE `__new_lead_activities` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text,
	`deal_id` text,
	`assignee_id` text,
	`activity_type` text NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`scheduled_at` text,
	`due_all_day` integer DEFAULT false NOT NULL,
	`completed_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`deleted_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`deal_id`) REFERENCES `deals`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "lead_activities_type_check" CHECK("__new_lead_activities"."activity_type" in ('call', 'email', 'meeting', 'note', 'task'))
);
--> statement-breakpoint
INSERT INTO `__new_lead_activities`("id", "lead_id", "activity_type", "title", "description", "scheduled_at", "completed_at", "deleted_at", "created_at") SELECT "id", "lead_id", "activity_type", "title", "description", "scheduled_at", "completed_at", "deleted_at", "created_at" FROM `lead_activities`;--> statement-breakpoint
DROP TABLE `lead_activities`;--> statement-breakpoint
ALTER TABLE `__new_lead_activities` RENAME TO `lead_activities`;--> statement-breakpoint
CREATE INDEX `lead_activities_open_idx` ON `lead_activities` (`assignee_id`,`scheduled_at`,`due_all_day`,`completed_at`,`deleted_at`) WHERE "lead_activities"."completed_at" is null and "lead_activities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `lead_activities_done_idx` ON `lead_activities` (`completed_at`,`assignee_id`) WHERE "lead_activities"."completed_at" is not null and "lead_activities"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX `lead_activities_deal_idx` ON `lead_activities` (`deal_id`) WHERE "lead_activities"."deal_id" is not null;--> statement-breakpoint
CREATE INDEX `lead_activities_lead_idx` ON `lead_activities` (`lead_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `lead_activities_created_at_idx` ON `lead_activities` (`created_at`,`id`) WHERE "lead_activities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `lead_activities_deleted_idx` ON `lead_activities` (`deleted_at`) WHERE "lead_activities"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX `lead_notes_deleted_idx` ON `lead_notes` (`deleted_at`) WHERE "lead_notes"."deleted_at" is not null;