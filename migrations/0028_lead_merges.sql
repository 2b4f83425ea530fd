CREATE TABLE `lead_merges` (
	`merged_id` text PRIMARY KEY NOT NULL,
	`lead_id` text NOT NULL,
	`kept` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lead_merges_lead_idx` ON `lead_merges` (`lead_id`);