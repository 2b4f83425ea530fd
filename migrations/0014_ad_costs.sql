CREATE TABLE `ad_costs` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`campaign` text,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	`cents` integer NOT NULL,
	`author_label` text NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "ad_costs_channel_check" CHECK("ad_costs"."channel" in ('search', 'direct', 'paid', 'referral', 'postcard', 'ai', 'social', 'email', 'sms', 'audio', 'video')),
	CONSTRAINT "ad_costs_days_check" CHECK("ad_costs"."from_day" <= "ad_costs"."to_day"),
	CONSTRAINT "ad_costs_cents_check" CHECK("ad_costs"."cents" > 0)
);
