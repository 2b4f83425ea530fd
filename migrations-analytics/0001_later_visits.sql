-- contract: website_analytics and website_events are made again at once with the same columns
-- The column `session` of `hits` and `sessions` is a visit's key from now on: the session's id, which for the first visit
-- of a session is all, and for a later one 6 bytes more. The views show the session.
DROP VIEW `website_analytics`;
--> statement-breakpoint
CREATE VIEW `website_analytics` AS
	SELECT lower(substr(hex(h.`id`), 1, 8) || '-' || substr(hex(h.`id`), 9, 4) || '-' || substr(hex(h.`id`), 13, 4) || '-' || substr(hex(h.`id`), 17, 4) || '-' || substr(hex(h.`id`), 21)) AS `id`, lower(substr(hex(h.`session`), 1, 8) || '-' || substr(hex(h.`session`), 9, 4) || '-' || substr(hex(h.`session`), 13, 4) || '-' || substr(hex(h.`session`), 17, 4) || '-' || substr(hex(h.`session`), 21, 12)) AS `session_id`, path.`text` AS `page_path`,
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
DROP VIEW `website_events`;
--> statement-breakpoint
CREATE VIEW `website_events` AS
	SELECT lower(substr(hex(h.`id`), 1, 8) || '-' || substr(hex(h.`id`), 9, 4) || '-' || substr(hex(h.`id`), 13, 4) || '-' || substr(hex(h.`id`), 17, 4) || '-' || substr(hex(h.`id`), 21)) AS `id`, lower(substr(hex(h.`session`), 1, 8) || '-' || substr(hex(h.`session`), 9, 4) || '-' || substr(hex(h.`session`), 13, 4) || '-' || substr(hex(h.`session`), 17, 4) || '-' || substr(hex(h.`session`), 21, 12)) AS `session_id`, type.`text` AS `event_type`,
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
