-- contract: counters of attempts keep their name and columns, so older code reads and writes the renamed table as before
CREATE TABLE `erasures` (
	`lead_id` text PRIMARY KEY NOT NULL,
	`erased_at` text NOT NULL
);
--> statement-breakpoint
-- By hand, since drizzle-kit knows no WITHOUT ROWID: a counter is one row to write, not three. The index goes with its table.
CREATE TABLE `rate_limits_by_key` (
	`key` text PRIMARY KEY NOT NULL,
	`hits` integer NOT NULL,
	`expires_at` text NOT NULL,
	`retry_at` text
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `rate_limits_by_key` SELECT `key`, `hits`, `expires_at`, `retry_at` FROM `rate_limits`;
--> statement-breakpoint
DROP TABLE `rate_limits`;
--> statement-breakpoint
ALTER TABLE `rate_limits_by_key` RENAME TO `rate_limits`;
