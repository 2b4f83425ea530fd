ALTER TABLE `leads` ADD `visit_key` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `visit_began_at` text;