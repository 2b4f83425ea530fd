DROP INDEX `leads_value_idx`;--> statement-breakpoint
DROP INDEX `leads_follow_up_idx`;--> statement-breakpoint
CREATE INDEX `leads_value_idx` ON `leads` (coalesce("deal_value", -1),`created_at`,`id`) WHERE "leads"."deleted_at" is null and "leads"."set_aside" is null;--> statement-breakpoint
CREATE INDEX `leads_follow_up_idx` ON `leads` (coalesce("next_follow_up", '~'),`created_at`,`id`) WHERE "leads"."deleted_at" is null and "leads"."set_aside" is null;--> statement-breakpoint
CREATE INDEX `leads_status_score_idx` ON `leads` (`status`,`lead_score`,`created_at`,`id`,`priority`,`industry`) WHERE "leads"."deleted_at" is null and "leads"."set_aside" is null;--> statement-breakpoint
CREATE INDEX `leads_status_value_idx` ON `leads` (`status`,coalesce("deal_value", -1),`created_at`,`id`,`priority`,`industry`) WHERE "leads"."deleted_at" is null and "leads"."set_aside" is null;--> statement-breakpoint
CREATE INDEX `leads_status_follow_up_idx` ON `leads` (`status`,coalesce("next_follow_up", '~'),`created_at`,`id`,`priority`,`industry`) WHERE "leads"."deleted_at" is null and "leads"."set_aside" is null;--> statement-breakpoint
CREATE INDEX `leads_status_name_idx` ON `leads` (`status`,lower("last_name" || ' ' || "first_name"),`created_at`,`id`,`priority`,`industry`) WHERE "leads"."deleted_at" is null and "leads"."set_aside" is null;--> statement-breakpoint
CREATE INDEX `leads_industry_score_idx` ON `leads` (`industry`,`lead_score`,`created_at`,`id`,`status`,`priority`) WHERE "leads"."deleted_at" is null and "leads"."set_aside" is null;--> statement-breakpoint
CREATE INDEX `leads_industry_value_idx` ON `leads` (`industry`,coalesce("deal_value", -1),`created_at`,`id`,`status`,`priority`) WHERE "leads"."deleted_at" is null and "leads"."set_aside" is null;--> statement-breakpoint
CREATE INDEX `leads_industry_follow_up_idx` ON `leads` (`industry`,coalesce("next_follow_up", '~'),`created_at`,`id`,`status`,`priority`) WHERE "leads"."deleted_at" is null and "leads"."set_aside" is null;--> statement-breakpoint
CREATE INDEX `leads_industry_name_idx` ON `leads` (`industry`,lower("last_name" || ' ' || "first_name"),`created_at`,`id`,`status`,`priority`) WHERE "leads"."deleted_at" is null and "leads"."set_aside" is null;--> statement-breakpoint
CREATE INDEX `leads_priority_score_idx` ON `leads` (`priority`,`lead_score`,`created_at`,`id`,`status`,`industry`) WHERE "leads"."deleted_at" is null and "leads"."set_aside" is null;--> statement-breakpoint
CREATE INDEX `leads_priority_value_idx` ON `leads` (`priority`,coalesce("deal_value", -1),`created_at`,`id`,`status`,`industry`) WHERE "leads"."deleted_at" is null and "leads"."set_aside" is null;--> statement-breakpoint
CREATE INDEX `leads_priority_follow_up_idx` ON `leads` (`priority`,coalesce("next_follow_up", '~'),`created_at`,`id`,`status`,`industry`) WHERE "leads"."deleted_at" is null and "leads"."set_aside" is null;--> statement-breakpoint
CREATE INDEX `leads_priority_name_idx` ON `leads` (`priority`,lower("last_name" || ' ' || "first_name"),`created_at`,`id`,`status`,`industry`) WHERE "leads"."deleted_at" is null and "leads"."set_aside" is null;
