ALTER TABLE `blog_generation_log` ADD `brief_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `blog_generation_log_brief_idx` ON `blog_generation_log` (`generator`,`brief_key`);