-- contract: rollup_hours is made again at once with two more columns
-- Calls and forms apart. Rows that are older than these columns do not know them: null, unless nothing converted.
ALTER TABLE `sessions` ADD COLUMN `calls` integer;
--> statement-breakpoint
ALTER TABLE `rollup_days` ADD COLUMN `calls` integer;
--> statement-breakpoint
ALTER TABLE `rollup_days` ADD COLUMN `forms` integer;
--> statement-breakpoint
ALTER TABLE `rollup_months` ADD COLUMN `calls` integer;
--> statement-breakpoint
ALTER TABLE `rollup_months` ADD COLUMN `forms` integer;
--> statement-breakpoint
DROP VIEW `rollup_hours`;
--> statement-breakpoint
CREATE VIEW `rollup_hours` AS
	SELECT `dimension`, `hour`, CAST(counted.`key` AS integer) AS `value`, counted.`value` ->> 0 AS `visits`,
		counted.`value` ->> 1 AS `views`, counted.`value` ->> 2 AS `events`, counted.`value` ->> 3 AS `converted`,
		counted.`value` ->> 4 AS `calls`, counted.`value` ->> 5 AS `forms`
	FROM `hour_counts`, json_each(`counts`) AS counted;
