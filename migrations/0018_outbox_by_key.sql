-- contract: mails never stay in the state that goes, and outbox keeps its name, columns and checks
UPDATE `mails` SET `state` = 'queued' WHERE `state` = 'sending';
--> statement-breakpoint
DROP INDEX `mails_state_created_at_idx`;
--> statement-breakpoint
CREATE INDEX `mails_problem_idx` ON `mails` (`state`,`created_at`,`id`) WHERE "mails"."state" not in ('queued', 'sent', 'kept');
--> statement-breakpoint
-- By hand, since drizzle-kit knows no WITHOUT ROWID: an entry is one row to write, not three. The index goes with its table.
CREATE TABLE `outbox_by_key` (
	`id` text PRIMARY KEY NOT NULL,
	`queue` text NOT NULL,
	`message` text NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` text NOT NULL,
	`last_error` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	CONSTRAINT "outbox_state_check" CHECK("outbox_by_key"."state" in ('pending', 'processing', 'done', 'failed')),
	CONSTRAINT "outbox_queue_check" CHECK("outbox_by_key"."queue" in ('mail', 'indexing', 'analytics', 'content'))
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `outbox_by_key` SELECT `id`, `queue`, `message`, `state`, `attempts`, `due_at`, `last_error`, `created_at`, `updated_at` FROM `outbox`;
--> statement-breakpoint
DROP TABLE `outbox`;
--> statement-breakpoint
ALTER TABLE `outbox_by_key` RENAME TO `outbox`;
