DROP INDEX `leads_newest_idx`;--> statement-breakpoint
DROP INDEX `leads_score_idx`;--> statement-breakpoint
DROP INDEX `leads_value_idx`;--> statement-breakpoint
DROP INDEX `leads_name_idx`;--> statement-breakpoint
DROP INDEX `leads_figures_idx`;--> statement-breakpoint
CREATE INDEX `leads_newest_idx` ON `leads` (`created_at`,`id`,`status`,`priority`,`industry`,`assignee_id`,`source`,`next_follow_up`,`deleted_at`,`quarantine_reason`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_score_idx` ON `leads` (`lead_score`,`created_at`,`id`,`status`,`priority`,`industry`,`assignee_id`,`source`,`next_follow_up`,`deleted_at`,`quarantine_reason`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_value_idx` ON `leads` (`deal_value`,`created_at`,`id`,`status`,`priority`,`industry`,`assignee_id`,`source`,`next_follow_up`,`deleted_at`,`quarantine_reason`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_name_idx` ON `leads` ("last_name" collate nocase,"first_name" collate nocase,`created_at`,`id`,`status`,`priority`,`industry`,`assignee_id`,`source`,`next_follow_up`,`deleted_at`,`quarantine_reason`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_figures_idx` ON `leads` (`industry`,`status`,`priority`,`assignee_id`,`source`,`next_follow_up`,`lead_score`,`deal_value`,`converted`,`deleted_at`,`quarantine_reason`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;