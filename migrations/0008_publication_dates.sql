DROP INDEX `blogs_published_created_at_idx`;--> statement-breakpoint
DROP INDEX `blogs_published_category_idx`;--> statement-breakpoint
DROP INDEX `blogs_published_location_idx`;--> statement-breakpoint
DROP INDEX `blogs_not_indexed_idx`;--> statement-breakpoint
ALTER TABLE `blogs` ADD `public_at` text GENERATED ALWAYS AS (coalesce("published_at", "created_at")) VIRTUAL;--> statement-breakpoint
ALTER TABLE `blogs` ADD `was_published` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `blogs_public_at_idx` ON `blogs` (`public_at`,`id`) WHERE "blogs"."published" = 1;--> statement-breakpoint
CREATE INDEX `blogs_category_public_at_idx` ON `blogs` (`category`,`public_at`,`id`) WHERE "blogs"."published" = 1;--> statement-breakpoint
CREATE INDEX `blogs_location_public_at_idx` ON `blogs` (`location_slug`,`public_at`,`id`) WHERE "blogs"."published" = 1;--> statement-breakpoint
CREATE INDEX `blogs_to_index_idx` ON `blogs` (`public_at`) WHERE "blogs"."published" = 1 and "blogs"."search_version" <> "blogs"."version";--> statement-breakpoint
UPDATE `blogs` SET `published_at` = `created_at` WHERE `published` = 1 AND `published_at` IS NULL;