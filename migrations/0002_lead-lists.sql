CREATE TABLE `crm_counts` (
	`name` text PRIMARY KEY NOT NULL,
	`total` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX `leads_created_at_idx`;--> statement-breakpoint
DROP INDEX `leads_status_idx`;--> statement-breakpoint
DROP INDEX `leads_priority_idx`;--> statement-breakpoint
DROP INDEX `leads_industry_idx`;--> statement-breakpoint
DROP INDEX `leads_quarantine_idx`;--> statement-breakpoint
CREATE INDEX `leads_listed_idx` ON `leads` (`created_at`,`id`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_status_priority_idx` ON `leads` (`status`,`priority`,`created_at`,`id`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_status_industry_idx` ON `leads` (`status`,`industry`,`created_at`,`id`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_priority_industry_idx` ON `leads` (`priority`,`industry`,`created_at`,`id`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_status_priority_industry_idx` ON `leads` (`status`,`priority`,`industry`,`created_at`,`id`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_score_idx` ON `leads` (`lead_score`,`created_at`,`id`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_value_idx` ON `leads` (`deal_value`,`created_at`,`id`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_follow_up_idx` ON `leads` ("next_follow_up" is null,`next_follow_up`,`created_at`,`id`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_name_idx` ON `leads` (lower("last_name" || ' ' || "first_name"),`created_at`,`id`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_status_idx` ON `leads` (`status`,`created_at`,`id`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_priority_idx` ON `leads` (`priority`,`created_at`,`id`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_industry_idx` ON `leads` (`industry`,`created_at`,`id`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_quarantine_idx` ON `leads` (`created_at`,`id`) WHERE "leads"."quarantine_reason" is not null and "leads"."deleted_at" is null;