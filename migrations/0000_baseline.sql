
CREATE TABLE `profiles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`display_name` text,
	`first_name` text,
	`last_name` text,
	`bio` text,
	`phone` text,
	`company` text,
	`position` text,
	`avatar_url` text,
	`theme` text,
	`time_zone` text,
	`updated_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "profiles_theme_check" CHECK("profiles"."theme" in ('light', 'dark', 'system'))
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` text NOT NULL,
	`last_seen_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`user_agent` text,
	`country` text,
	`region` text,
	`device_hash` text,
	`confirmed_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user_idx` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires_at_idx` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`disabled_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`last_seen_at` text,
	CONSTRAINT "users_role_check" CHECK("users"."role" in ('owner', 'staff'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_idx` ON `users` (lower("email"));--> statement-breakpoint
CREATE TABLE `blogs` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`meta_description` text NOT NULL,
	`content` text NOT NULL,
	`category` text DEFAULT '' NOT NULL,
	`location` text DEFAULT '' NOT NULL,
	`key_points` text DEFAULT '[]' NOT NULL,
	`read_minutes` integer DEFAULT 1 NOT NULL,
	`published` integer DEFAULT false NOT NULL,
	`published_at` text,
	`is_demo` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`location_slug` text GENERATED ALWAYS AS (lower(replace(replace(replace("location", ', ', '-'), ' ', '-'), '/', '-'))) VIRTUAL,
	`search_version` integer DEFAULT 0 NOT NULL,
	`publish_at` text,
	`excerpt` text DEFAULT '' NOT NULL,
	`author_id` text REFERENCES users(id) ON DELETE set null,
	`deleted_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blogs_slug_idx` ON `blogs` (`slug`);--> statement-breakpoint
CREATE INDEX `blogs_created_at_idx` ON `blogs` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `blogs_published_created_at_idx` ON `blogs` (`created_at`,`id`) WHERE "blogs"."published" = 1;--> statement-breakpoint
CREATE INDEX `blogs_published_category_idx` ON `blogs` (`category`,`created_at`) WHERE "blogs"."published" = 1;--> statement-breakpoint
CREATE INDEX `blogs_published_updated_at_idx` ON `blogs` (`updated_at`) WHERE "blogs"."published" = 1;--> statement-breakpoint
CREATE TABLE `mail_drafts` (
	`lead_id` text NOT NULL,
	`user_id` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`lead_id`, `user_id`),
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `lead_import_rows` (
	`import_id` text NOT NULL,
	`line` integer NOT NULL,
	`cells` text NOT NULL,
	`outcome` text DEFAULT 'waiting' NOT NULL,
	`error` text,
	`lead_id` text,
	`before` text,
	PRIMARY KEY(`import_id`, `line`),
	FOREIGN KEY (`import_id`) REFERENCES `lead_imports`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "lead_import_rows_outcome_check" CHECK("lead_import_rows"."outcome" in ('waiting', 'created', 'updated', 'skipped', 'failed', 'undone'))
);
--> statement-breakpoint
CREATE INDEX `lead_import_rows_outcome_idx` ON `lead_import_rows` (`import_id`,`outcome`,`line`);--> statement-breakpoint
CREATE INDEX `lead_import_rows_lead_idx` ON `lead_import_rows` (`lead_id`) WHERE "lead_import_rows"."lead_id" is not null;--> statement-breakpoint
CREATE TABLE `lead_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`file_name` text NOT NULL,
	`state` text NOT NULL,
	`mode` text NOT NULL,
	`header` text NOT NULL,
	`mapping` text NOT NULL,
	`total_rows` integer NOT NULL,
	`done_rows` integer DEFAULT 0 NOT NULL,
	`created_rows` integer DEFAULT 0 NOT NULL,
	`updated_rows` integer DEFAULT 0 NOT NULL,
	`skipped_rows` integer DEFAULT 0 NOT NULL,
	`failed_rows` integer DEFAULT 0 NOT NULL,
	`error` text,
	`actor_id` text,
	`actor_label` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	CONSTRAINT "lead_imports_state_check" CHECK("lead_imports"."state" in ('uploaded', 'running', 'done', 'failed', 'undoing', 'undone')),
	CONSTRAINT "lead_imports_mode_check" CHECK("lead_imports"."mode" in ('create', 'update', 'skip'))
);
--> statement-breakpoint
CREATE INDEX `lead_imports_created_at_idx` ON `lead_imports` (`created_at`);--> statement-breakpoint
CREATE TABLE `deal_stage_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`deal_id` text NOT NULL,
	`from_stage` text,
	`to_stage` text NOT NULL,
	`actor_label` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`deal_id`) REFERENCES `deals`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deal_stage_changes_deal_idx` ON `deal_stage_changes` (`deal_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `deals` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text NOT NULL,
	`title` text NOT NULL,
	`value` integer NOT NULL,
	`stage` text DEFAULT 'qualification' NOT NULL,
	`probability` integer DEFAULT 25 NOT NULL,
	`assignee_id` text,
	`expected_close_date` text,
	`actual_close_date` text,
	`rank` text NOT NULL,
	`stage_entered_at` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`deleted_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "deals_probability_check" CHECK("deals"."probability" between 0 and 100),
	CONSTRAINT "deals_stage_check" CHECK("deals"."stage" in ('qualification', 'needs-analysis', 'proposal', 'negotiation', 'closed-won', 'closed-lost'))
);
--> statement-breakpoint
CREATE INDEX `deals_stage_idx` ON `deals` (`stage`,`rank`,`id`,`value`,`probability`,`deleted_at`) WHERE "deals"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `deals_lead_idx` ON `deals` (`lead_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `lead_activities` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text NOT NULL,
	`activity_type` text NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`scheduled_at` text,
	`completed_at` text,
	`deleted_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "lead_activities_type_check" CHECK("lead_activities"."activity_type" in ('call', 'email', 'meeting', 'note', 'task'))
);
--> statement-breakpoint
CREATE INDEX `lead_activities_lead_idx` ON `lead_activities` (`lead_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `lead_activities_created_at_idx` ON `lead_activities` (`created_at`,`id`) WHERE "lead_activities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `lead_activities_deleted_idx` ON `lead_activities` (`deleted_at`) WHERE "lead_activities"."deleted_at" is not null;--> statement-breakpoint
CREATE TABLE `lead_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text NOT NULL,
	`content` text NOT NULL,
	`deleted_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lead_notes_lead_idx` ON `lead_notes` (`lead_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `lead_submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text NOT NULL,
	`submission_key` text NOT NULL,
	`fields` text NOT NULL,
	`page_path` text NOT NULL,
	`landing_path` text,
	`referrer` text,
	`utm` text,
	`session_id` text,
	`suspicion` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_submissions_key_idx` ON `lead_submissions` (`submission_key`);--> statement-breakpoint
CREATE INDEX `lead_submissions_lead_idx` ON `lead_submissions` (`lead_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`business_email` text NOT NULL,
	`phone_number` text,
	`company_name` text NOT NULL,
	`industry` text,
	`project_description` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`priority` text DEFAULT 'medium' NOT NULL,
	`lead_score` integer DEFAULT 0 NOT NULL,
	`source` text NOT NULL,
	`deal_value` integer,
	`next_follow_up` text,
	`assignee_id` text,
	`last_contacted` text,
	`converted` integer DEFAULT false NOT NULL,
	`email_key` text NOT NULL,
	`phone_key` text DEFAULT '' NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`channel` text,
	`campaign` text,
	`landing_path` text,
	`quarantine_reason` text,
	`version` integer DEFAULT 1 NOT NULL,
	`deleted_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "leads_score_check" CHECK("leads"."lead_score" between 0 and 100),
	CONSTRAINT "leads_status_check" CHECK("leads"."status" in ('new', 'contacted', 'qualified', 'proposal', 'negotiation', 'converted', 'lost')),
	CONSTRAINT "leads_priority_check" CHECK("leads"."priority" in ('low', 'medium', 'high'))
);
--> statement-breakpoint
CREATE INDEX `leads_newest_idx` ON `leads` (`created_at`,`id`,`status`,`priority`,`industry`,`assignee_id`,`deleted_at`,`quarantine_reason`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_score_idx` ON `leads` (`lead_score`,`created_at`,`id`,`status`,`priority`,`industry`,`assignee_id`,`deleted_at`,`quarantine_reason`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_value_idx` ON `leads` (`deal_value`,`created_at`,`id`,`status`,`priority`,`industry`,`assignee_id`,`deleted_at`,`quarantine_reason`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_follow_up_idx` ON `leads` ("next_follow_up" collate nocase,`created_at`,`id`,`status`,`priority`,`industry`,`assignee_id`,`deleted_at`,`quarantine_reason`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_name_idx` ON `leads` ("last_name" collate nocase,"first_name" collate nocase,`created_at`,`id`,`status`,`priority`,`industry`,`assignee_id`,`deleted_at`,`quarantine_reason`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_figures_idx` ON `leads` (`industry`,`status`,`priority`,`assignee_id`,`lead_score`,`deal_value`,`converted`,`deleted_at`,`quarantine_reason`) WHERE "leads"."deleted_at" is null and "leads"."quarantine_reason" is null;--> statement-breakpoint
CREATE INDEX `leads_unlisted_idx` ON `leads` (`deleted_at`,`created_at`,`id`) WHERE ("leads"."deleted_at" is not null or "leads"."quarantine_reason" is not null);--> statement-breakpoint
CREATE INDEX `leads_assignee_idx` ON `leads` (`assignee_id`) WHERE "leads"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX `leads_email_key_idx` ON `leads` (`email_key`);--> statement-breakpoint
CREATE INDEX `leads_phone_key_idx` ON `leads` (`phone_key`);--> statement-breakpoint
CREATE TABLE `blog_generation_log` (
	`id` text PRIMARY KEY NOT NULL,
	`generator` text NOT NULL,
	`slot` text,
	`requested_by` text,
	`status` text NOT NULL,
	`step` text,
	`brief` text,
	`brief_key` text,
	`error_message` text,
	`blog_id` text,
	`title` text,
	`writer` text,
	`model` text,
	`prompt_version` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`tokens_in` integer DEFAULT 0 NOT NULL,
	`tokens_out` integer DEFAULT 0 NOT NULL,
	`cost_micros` integer DEFAULT 0 NOT NULL,
	`score` integer,
	`gates` text,
	`refused_draft` text,
	`duration_ms` integer,
	`created_at` text NOT NULL,
	CONSTRAINT "blog_generation_log_status_check" CHECK("blog_generation_log"."status" in ('success', 'error', 'running', 'refused', 'skipped')),
	CONSTRAINT "blog_generation_log_generator_check" CHECK("blog_generation_log"."generator" in ('generate-pixlseo-blog-post', 'generate-marketing-article', 'direct-mail-automation'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_generation_log_slot_idx` ON `blog_generation_log` (`generator`,`slot`);--> statement-breakpoint
CREATE UNIQUE INDEX `blog_generation_log_brief_idx` ON `blog_generation_log` (`generator`,`brief_key`);--> statement-breakpoint
CREATE INDEX `blog_generation_log_created_at_idx` ON `blog_generation_log` (`created_at`);--> statement-breakpoint
CREATE INDEX `blog_generation_log_status_idx` ON `blog_generation_log` (`status`);--> statement-breakpoint
CREATE TABLE `indexing_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`service` text NOT NULL,
	`action` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`detail` text,
	`last_indexed` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	CONSTRAINT "indexing_requests_service_check" CHECK("indexing_requests"."service" in ('google', 'bing')),
	CONSTRAINT "indexing_requests_status_check" CHECK("indexing_requests"."status" in ('pending', 'success', 'error', 'not-connected'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `indexing_requests_url_service_idx` ON `indexing_requests` (`url`,`service`);--> statement-breakpoint
CREATE INDEX `indexing_requests_updated_at_idx` ON `indexing_requests` (`updated_at`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`state` text DEFAULT 'queued' NOT NULL,
	`to_address` text NOT NULL,
	`to_name` text,
	`from_address` text NOT NULL,
	`from_name` text NOT NULL,
	`reply_to` text,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`text` text NOT NULL,
	`attachment` text,
	`lead_id` text,
	`transport` text,
	`provider_id` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`sent_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	CONSTRAINT "mails_kind_check" CHECK("mails"."kind" in ('lead-notice', 'lead-receipt', 'crm', 'account', 'booking')),
	CONSTRAINT "mails_state_check" CHECK("mails"."state" in ('queued', 'sending', 'sent', 'kept', 'failed'))
);
--> statement-breakpoint
CREATE INDEX `mails_created_at_idx` ON `mails` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mails_state_created_at_idx` ON `mails` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `mails_lead_idx` ON `mails` (`lead_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text,
	`actor_label` text NOT NULL,
	`action` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`before` text,
	`after` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_entity_idx` ON `audit_log` (`entity`,`entity_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_created_at_idx` ON `audit_log` (`created_at`);--> statement-breakpoint
CREATE TABLE `cron_slots` (
	`job` text NOT NULL,
	`slot` text NOT NULL,
	`started_at` text NOT NULL,
	`finished_at` text,
	`error` text,
	PRIMARY KEY(`job`, `slot`)
);
--> statement-breakpoint
CREATE INDEX `cron_slots_started_at_idx` ON `cron_slots` (`started_at`);--> statement-breakpoint
CREATE TABLE `failed_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`queue` text NOT NULL,
	`outbox_id` text,
	`message` text NOT NULL,
	`error` text NOT NULL,
	`attempts` integer NOT NULL,
	`failed_at` text NOT NULL,
	`retried_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `failed_jobs_outbox_id_unique` ON `failed_jobs` (`outbox_id`);--> statement-breakpoint
CREATE INDEX `failed_jobs_failed_at_idx` ON `failed_jobs` (`failed_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`queue` text NOT NULL,
	`message` text NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` text NOT NULL,
	`last_error` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	CONSTRAINT "outbox_state_check" CHECK("outbox"."state" in ('pending', 'processing', 'done', 'failed')),
	CONSTRAINT "outbox_queue_check" CHECK("outbox"."queue" in ('mail', 'indexing', 'analytics', 'content'))
);
--> statement-breakpoint
CREATE INDEX `outbox_state_due_idx` ON `outbox` (`state`,`due_at`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`hits` integer NOT NULL,
	`expires_at` text NOT NULL,
	`retry_at` text
);
--> statement-breakpoint
CREATE INDEX `rate_limits_expires_at_idx` ON `rate_limits` (`expires_at`);--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text
);
--> statement-breakpoint
-- By hand, since drizzle-kit knows no virtual tables: the search for any part of a word. It holds no texts, only where they
-- are. A row has the rowid of its lead. indexLeads and unindexLeads keep it (app/crm/leads/lead-search.server.ts).
CREATE VIRTUAL TABLE leads_search USING fts5(first_name, last_name, company_name, business_email, phone_number, phone_key, project_description, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
-- By hand, like leads_search: the search for any part of a published post's texts. A row has the rowid of its post.
-- indexChangedPosts keeps it (app/blog/search-index.server.ts).
CREATE VIRTUAL TABLE blogs_search USING fts5(category, body, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
CREATE TABLE `draft_reviews` (
	`blog_id` text PRIMARY KEY NOT NULL,
	`generator` text NOT NULL,
	`state` text NOT NULL,
	`score` integer NOT NULL,
	`gates` text NOT NULL,
	`reason` text,
	`decided_by` text,
	`decided_at` text,
	`created_at` text NOT NULL,
	CONSTRAINT "draft_reviews_state_check" CHECK("draft_reviews"."state" in ('waiting', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE INDEX `draft_reviews_state_idx` ON `draft_reviews` (`state`,`created_at`);
--> statement-breakpoint
CREATE TABLE `post_signatures` (
	`blog_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`signature` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `postcards` (
	`code` text PRIMARY KEY NOT NULL,
	`blog_id` text NOT NULL,
	`campaign` text NOT NULL,
	`card` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `postcards_blog_idx` ON `postcards` (`blog_id`);
--> statement-breakpoint
CREATE TABLE `indexnow_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`urls` integer NOT NULL,
	`status` integer,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `indexnow_calls_created_at_idx` ON `indexnow_calls` (`created_at`);
--> statement-breakpoint
CREATE TABLE `missing_paths` (
	`path` text PRIMARY KEY NOT NULL,
	`hits` integer DEFAULT 1 NOT NULL,
	`last_seen_at` text NOT NULL,
	`referrer` text
);
--> statement-breakpoint
CREATE INDEX `missing_paths_hits_idx` ON `missing_paths` (`hits`,`last_seen_at`);
--> statement-breakpoint
CREATE TABLE `redirects` (
	`from_path` text PRIMARY KEY NOT NULL,
	`to_path` text NOT NULL,
	`hits` integer DEFAULT 0 NOT NULL,
	`created_by` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `redirects_to_path_idx` ON `redirects` (`to_path`);
--> statement-breakpoint
CREATE INDEX `blogs_published_location_idx` ON `blogs` (`location_slug`,`created_at`,`id`) WHERE "blogs"."published" = 1;
--> statement-breakpoint
CREATE INDEX `blogs_not_indexed_idx` ON `blogs` (`created_at`) WHERE "blogs"."published" = 1 and "blogs"."search_version" <> "blogs"."version";
--> statement-breakpoint
CREATE TABLE `post_image_uses` (
	`image_id` text NOT NULL,
	`blog_id` text NOT NULL,
	PRIMARY KEY(`image_id`, `blog_id`),
	FOREIGN KEY (`image_id`) REFERENCES `post_images`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`blog_id`) REFERENCES `blogs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `post_images` (
	`id` text PRIMARY KEY NOT NULL,
	`extension` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`alt` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `post_revisions` (
	`id` text PRIMARY KEY NOT NULL,
	`blog_id` text NOT NULL,
	`kind` text NOT NULL,
	`note` text NOT NULL,
	`author_id` text,
	`title` text NOT NULL,
	`meta_description` text NOT NULL,
	`excerpt` text NOT NULL,
	`content` text NOT NULL,
	`key_points` text NOT NULL,
	`category` text NOT NULL,
	`location` text NOT NULL,
	`added` integer DEFAULT 0 NOT NULL,
	`removed` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`blog_id`) REFERENCES `blogs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "post_revisions_kind_check" CHECK("post_revisions"."kind" in ('first', 'autosave', 'save', 'draft', 'restore', 'unchosen'))
);
--> statement-breakpoint
CREATE INDEX `post_revisions_blog_idx` ON `post_revisions` (`blog_id`,`updated_at`);
--> statement-breakpoint
CREATE INDEX `blogs_publish_at_idx` ON `blogs` (`publish_at`) WHERE "blogs"."publish_at" is not null;
--> statement-breakpoint
CREATE INDEX `blogs_deleted_at_idx` ON `blogs` (`deleted_at`) WHERE "blogs"."deleted_at" is not null;
--> statement-breakpoint
CREATE TABLE `booking_hosts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`name` text NOT NULL,
	`about` text DEFAULT '' NOT NULL,
	`time_zone` text NOT NULL,
	`week` text NOT NULL,
	`daily_cap` integer NOT NULL,
	`feed_secret` text NOT NULL,
	`busy_url` text,
	`busy_tried_at` text,
	`busy_error` text,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "booking_hosts_cap_check" CHECK("booking_hosts"."daily_cap" between 1 and 50)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `booking_hosts_feed_secret_idx` ON `booking_hosts` (`feed_secret`);
--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`host_id` text,
	`lead_id` text NOT NULL,
	`starts_at` text NOT NULL,
	`ends_at` text NOT NULL,
	`status` text DEFAULT 'booked' NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`company` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`topic` text DEFAULT '' NOT NULL,
	`time_zone` text NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`reminded_day_at` text,
	`reminded_hour_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`host_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "bookings_status_check" CHECK("bookings"."status" in ('booked', 'done', 'no-show', 'cancelled'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_host_start_idx` ON `bookings` (`host_id`,`starts_at`) WHERE "bookings"."status" <> 'cancelled';
--> statement-breakpoint
CREATE INDEX `bookings_starts_at_idx` ON `bookings` (`starts_at`,`id`);
--> statement-breakpoint
CREATE INDEX `bookings_lead_idx` ON `bookings` (`lead_id`,`starts_at`);
--> statement-breakpoint
CREATE TABLE `busy_times` (
	`host_id` text NOT NULL,
	`starts_at` text NOT NULL,
	`ends_at` text NOT NULL,
	PRIMARY KEY(`host_id`, `starts_at`, `ends_at`),
	FOREIGN KEY (`host_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `busy_times_ends_at_idx` ON `busy_times` (`ends_at`);
--> statement-breakpoint
CREATE TABLE `auth_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "auth_tokens_purpose_check" CHECK("auth_tokens"."purpose" in ('reset', 'setup', 'factor', 'passkey', 'passkey-registration'))
);
--> statement-breakpoint
CREATE INDEX `auth_tokens_user_idx` ON `auth_tokens` (`user_id`,`purpose`);
--> statement-breakpoint
CREATE INDEX `auth_tokens_expires_at_idx` ON `auth_tokens` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `authenticators` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`confirmed_at` text,
	`last_step` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `invites` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	CONSTRAINT "invites_role_check" CHECK("invites"."role" in ('owner', 'staff'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invites_token_hash_unique` ON `invites` (`token_hash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `invites_email_idx` ON `invites` (lower("email"));
--> statement-breakpoint
CREATE TABLE `known_devices` (
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`factor_at` text,
	`created_at` text NOT NULL,
	`last_used_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `token_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `known_devices_last_used_at_idx` ON `known_devices` (`last_used_at`);
--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`created_at` text NOT NULL,
	`last_used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkeys_user_idx` ON `passkeys` (`user_id`);
--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	PRIMARY KEY(`user_id`, `code_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
