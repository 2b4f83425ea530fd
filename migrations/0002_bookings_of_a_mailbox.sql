CREATE TABLE `held_demos` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text NOT NULL,
	`starts_at` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`company` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`topic` text DEFAULT '' NOT NULL,
	`time_zone` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `held_demos_lead_idx` ON `held_demos` (`lead_id`);--> statement-breakpoint
CREATE INDEX `held_demos_created_at_idx` ON `held_demos` (`created_at`);--> statement-breakpoint
ALTER TABLE `bookings` ADD `mailbox` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `submission_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_submission_key_idx` ON `bookings` (`submission_key`) WHERE "bookings"."submission_key" is not null and "bookings"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX `bookings_mailbox_idx` ON `bookings` (`mailbox`,`starts_at`);--> statement-breakpoint
UPDATE `bookings` SET `mailbox` = lower(trim(iif(instr(`email`, '+') between 2 and instr(`email`, '@'), substr(`email`, 1, instr(`email`, '+') - 1) || substr(`email`, instr(`email`, '@')), `email`)));
