-- By hand, since drizzle-kit knows no WITHOUT ROWID: a notification is two rows to write, not three.
CREATE TABLE `notifications` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`lead_id` text,
	`subject_id` text,
	`actor_id` text,
	`total` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`read_at` text,
	PRIMARY KEY(`user_id`, `key`),
	CONSTRAINT "notifications_kind_check" CHECK("notifications"."kind" in ('lead-assigned', 'lead-wrote', 'demo-booked', 'demo-moved', 'demo-cancelled', 'demo-missed', 'mail-returned', 'mention'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `notifications_unread_idx` ON `notifications` (`user_id`) WHERE "notifications"."read_at" is null;--> statement-breakpoint
ALTER TABLE `profiles` ADD `wants_digest` integer;--> statement-breakpoint
ALTER TABLE `profiles` ADD `digest_day` text;--> statement-breakpoint
ALTER TABLE `mails` ADD `user_id` text;