CREATE TABLE `lead_import_layouts` (
	`user_id` text NOT NULL,
	`header_key` text NOT NULL,
	`layout` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `header_key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `lead_import_rows` ADD `warning` text;