ALTER TABLE `blogs` ADD `canonical_url` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `blogs` ADD `noindex` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `blogs` ADD `feature_image` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `blogs` ADD `share_image` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `blogs_unlisted_idx` ON `blogs` (`id`) WHERE "blogs"."noindex" = 1 or "blogs"."canonical_url" <> '';