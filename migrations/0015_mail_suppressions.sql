CREATE TABLE `mail_suppressions` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`address` text NOT NULL,
	`reason` text NOT NULL,
	`detail` text,
	`mail_id` text NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "mail_suppressions_reason_check" CHECK("mail_suppressions"."reason" in ('bounced', 'unsubscribed', 'complained'))
);
--> statement-breakpoint
-- contract: the table has the same columns, and allows more states. SQLite changes a CHECK only by building it anew,
-- and no foreign key leads to this table or from it.
CREATE TABLE `__new_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`state` text DEFAULT 'queued' NOT NULL,
	`to_address` text NOT NULL,
	`to_name` text,
	`from_address` text NOT NULL,
	`from_name` text NOT NULL,
	`reply_to` text,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`text` text NOT NULL,
	`attachment` text,
	`lead_id` text,
	`transport` text,
	`provider_id` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`sent_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	CONSTRAINT "mails_kind_check" CHECK("__new_mails"."kind" in ('lead-notice', 'lead-receipt', 'crm', 'account', 'booking')),
	CONSTRAINT "mails_state_check" CHECK("__new_mails"."state" in ('queued', 'sending', 'sent', 'kept', 'failed', 'suppressed', 'bounced', 'complained'))
);
--> statement-breakpoint
INSERT INTO `__new_mails`("id", "kind", "state", "to_address", "to_name", "from_address", "from_name", "reply_to", "subject", "html", "text", "attachment", "lead_id", "transport", "provider_id", "attempts", "last_error", "sent_at", "created_at", "updated_at") SELECT "id", "kind", "state", "to_address", "to_name", "from_address", "from_name", "reply_to", "subject", "html", "text", "attachment", "lead_id", "transport", "provider_id", "attempts", "last_error", "sent_at", "created_at", "updated_at" FROM `mails`;--> statement-breakpoint
DROP TABLE `mails`;--> statement-breakpoint
ALTER TABLE `__new_mails` RENAME TO `mails`;--> statement-breakpoint
CREATE INDEX `mails_created_at_idx` ON `mails` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mails_state_created_at_idx` ON `mails` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `mails_provider_id_idx` ON `mails` (`provider_id`) WHERE "mails"."provider_id" is not null;--> statement-breakpoint
CREATE INDEX `mails_lead_idx` ON `mails` (`lead_id`,`created_at`);