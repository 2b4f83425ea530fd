CREATE TABLE `texts` (
	`id` integer PRIMARY KEY,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `texts_text_idx` ON `texts` (`text`);
--> statement-breakpoint
CREATE TABLE `hits` (
	`hour` integer NOT NULL,
	`id` blob NOT NULL,
	`at` integer NOT NULL,
	`session` blob NOT NULL,
	`path` integer NOT NULL,
	`title` integer NOT NULL,
	`user_agent` integer NOT NULL,
	`referrer` integer,
	`device` integer NOT NULL,
	`browser` integer NOT NULL,
	`os` integer NOT NULL,
	`event_type` integer,
	`event_name` integer,
	`event_data` text,
	`landing` integer NOT NULL,
	`channel` integer NOT NULL,
	`referrer_host` integer,
	`campaign` integer,
	`utm` integer,
	`country` integer,
	`region` integer,
	CONSTRAINT `hits_pk` PRIMARY KEY (`hour`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sessions` (
	`first_hour` integer NOT NULL,
	`session` blob NOT NULL,
	`first_at` integer NOT NULL,
	`first_hit` blob NOT NULL,
	`last_at` integer NOT NULL,
	`active_hours` text NOT NULL,
	`landing` integer NOT NULL,
	`channel` integer NOT NULL,
	`referrer_host` integer,
	`campaign` integer,
	`utm` integer,
	`country` integer,
	`region` integer,
	`device` integer NOT NULL,
	`browser` integer NOT NULL,
	`os` integer NOT NULL,
	`views` integer NOT NULL,
	`events` integer NOT NULL,
	`conversions` integer NOT NULL,
	CONSTRAINT `sessions_pk` PRIMARY KEY (`first_hour`, `session`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_session_idx` ON `sessions` (`session`);
--> statement-breakpoint
CREATE TABLE `hour_counts` (
	`dimension` text NOT NULL,
	`hour` integer NOT NULL,
	`counts` text NOT NULL,
	CONSTRAINT `hour_counts_pk` PRIMARY KEY (`dimension`, `hour`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE VIEW `rollup_hours` AS
	SELECT `dimension`, `hour`, CAST(counted.`key` AS integer) AS `value`, counted.`value` ->> 0 AS `visits`,
		counted.`value` ->> 1 AS `views`, counted.`value` ->> 2 AS `events`, counted.`value` ->> 3 AS `converted`
	FROM `hour_counts`, json_each(`counts`) AS counted;
--> statement-breakpoint
CREATE TABLE `rollup_days` (
	`dimension` text NOT NULL,
	`day` integer NOT NULL,
	`value` integer NOT NULL,
	`visits` integer NOT NULL,
	`views` integer NOT NULL,
	`events` integer NOT NULL,
	`converted` integer NOT NULL,
	CONSTRAINT `rollup_days_pk` PRIMARY KEY (`dimension`, `day`, `value`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `rollup_months` (
	`dimension` text NOT NULL,
	`month` integer NOT NULL,
	`value` integer NOT NULL,
	`visits` integer NOT NULL,
	`views` integer NOT NULL,
	`events` integer NOT NULL,
	`converted` integer NOT NULL,
	CONSTRAINT `rollup_months_pk` PRIMARY KEY (`dimension`, `month`, `value`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `session_returns` (
	`hour` integer NOT NULL,
	`previous_hour` integer NOT NULL,
	`sessions` integer NOT NULL,
	CONSTRAINT `session_returns_pk` PRIMARY KEY (`hour`, `previous_hour`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `counted_hits` (
	`hour` integer NOT NULL,
	`id` blob NOT NULL,
	CONSTRAINT `counted_hits_pk` PRIMARY KEY (`hour`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `unsent_hits` (
	`id` text PRIMARY KEY NOT NULL,
	`message` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`text` text NOT NULL,
	`author_label` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ingest_state` (
	`id` integer PRIMARY KEY,
	`version` integer NOT NULL,
	`folded_day` integer NOT NULL,
	`folded_month` integer NOT NULL,
	`raw_from_hour` integer NOT NULL,
	`rows_day` integer NOT NULL,
	`rows_on_day` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `ingest_state` VALUES (1, 0, 0, 0, 0, 0, 0);
--> statement-breakpoint
CREATE VIEW `website_analytics` AS
	SELECT lower(substr(hex(h.`id`), 1, 8) || '-' || substr(hex(h.`id`), 9, 4) || '-' || substr(hex(h.`id`), 13, 4) || '-' || substr(hex(h.`id`), 17, 4) || '-' || substr(hex(h.`id`), 21)) AS `id`, lower(substr(hex(h.`session`), 1, 8) || '-' || substr(hex(h.`session`), 9, 4) || '-' || substr(hex(h.`session`), 13, 4) || '-' || substr(hex(h.`session`), 17, 4) || '-' || substr(hex(h.`session`), 21)) AS `session_id`, path.`text` AS `page_path`,
		title.`text` AS `page_title`, agent.`text` AS `user_agent`, referrer.`text` AS `referrer`,
		device.`text` AS `device_type`, browser.`text` AS `browser`, os.`text` AS `os`,
		strftime('%Y-%m-%dT%H:%M:%fZ', h.`hour` * 3600 + h.`at` / 1000.0, 'unixepoch') AS `timestamp`
	FROM `hits` h
	JOIN `texts` path ON path.`id` = h.`path`
	JOIN `texts` title ON title.`id` = h.`title`
	JOIN `texts` agent ON agent.`id` = h.`user_agent`
	LEFT JOIN `texts` referrer ON referrer.`id` = h.`referrer`
	JOIN `texts` device ON device.`id` = h.`device`
	JOIN `texts` browser ON browser.`id` = h.`browser`
	JOIN `texts` os ON os.`id` = h.`os`
	WHERE h.`event_name` IS NULL;
--> statement-breakpoint
CREATE VIEW `website_events` AS
	SELECT lower(substr(hex(h.`id`), 1, 8) || '-' || substr(hex(h.`id`), 9, 4) || '-' || substr(hex(h.`id`), 13, 4) || '-' || substr(hex(h.`id`), 17, 4) || '-' || substr(hex(h.`id`), 21)) AS `id`, lower(substr(hex(h.`session`), 1, 8) || '-' || substr(hex(h.`session`), 9, 4) || '-' || substr(hex(h.`session`), 13, 4) || '-' || substr(hex(h.`session`), 17, 4) || '-' || substr(hex(h.`session`), 21)) AS `session_id`, type.`text` AS `event_type`,
		name.`text` AS `event_name`, h.`event_data` AS `event_data`, path.`text` AS `page_path`,
		title.`text` AS `page_title`, agent.`text` AS `user_agent`, referrer.`text` AS `referrer`,
		device.`text` AS `device_type`, browser.`text` AS `browser`, os.`text` AS `os`,
		strftime('%Y-%m-%dT%H:%M:%fZ', h.`hour` * 3600 + h.`at` / 1000.0, 'unixepoch') AS `timestamp`
	FROM `hits` h
	JOIN `texts` type ON type.`id` = h.`event_type`
	JOIN `texts` name ON name.`id` = h.`event_name`
	JOIN `texts` path ON path.`id` = h.`path`
	JOIN `texts` title ON title.`id` = h.`title`
	JOIN `texts` agent ON agent.`id` = h.`user_agent`
	LEFT JOIN `texts` referrer ON referrer.`id` = h.`referrer`
	JOIN `texts` device ON device.`id` = h.`device`
	JOIN `texts` browser ON browser.`id` = h.`browser`
	JOIN `texts` os ON os.`id` = h.`os`;
