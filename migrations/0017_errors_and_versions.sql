CREATE TABLE `errors` (
	`program` text NOT NULL,
	`place` text NOT NULL,
	`text` text NOT NULL,
	`count` integer NOT NULL,
	`reference_ids` text NOT NULL,
	`first_at` text NOT NULL,
	`last_at` text NOT NULL,
	PRIMARY KEY(`program`, `place`, `text`),
	CONSTRAINT "errors_program_check" CHECK("errors"."program" in ('site', 'jobs'))
);
--> statement-breakpoint
ALTER TABLE `cron_slots` ADD `version` text;