-- contract: blog_generation_log keeps its columns and rows, and older code never writes a cost below 0
-- SQLite adds a CHECK to a column only by building the table anew. No foreign key leads to this table or from it.
CREATE TABLE `__new_blog_generation_log` (
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
	CONSTRAINT "blog_generation_log_status_check" CHECK("__new_blog_generation_log"."status" in ('success', 'error', 'running', 'refused', 'skipped')),
	CONSTRAINT "blog_generation_log_generator_check" CHECK("__new_blog_generation_log"."generator" in ('generate-pixlseo-blog-post', 'generate-marketing-article', 'direct-mail-automation')),
	CONSTRAINT "blog_generation_log_cost_check" CHECK("__new_blog_generation_log"."cost_micros" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_blog_generation_log`("id", "generator", "slot", "requested_by", "status", "step", "brief", "brief_key", "error_message", "blog_id", "title", "writer", "model", "prompt_version", "tries", "tokens_in", "tokens_out", "cost_micros", "score", "gates", "refused_draft", "duration_ms", "created_at") SELECT "id", "generator", "slot", "requested_by", "status", "step", "brief", "brief_key", "error_message", "blog_id", "title", "writer", "model", "prompt_version", "tries", "tokens_in", "tokens_out", max("cost_micros", 0), "score", "gates", "refused_draft", "duration_ms", "created_at" FROM `blog_generation_log`;--> statement-breakpoint
DROP TABLE `blog_generation_log`;--> statement-breakpoint
ALTER TABLE `__new_blog_generation_log` RENAME TO `blog_generation_log`;--> statement-breakpoint
CREATE UNIQUE INDEX `blog_generation_log_slot_idx` ON `blog_generation_log` (`generator`,`slot`);--> statement-breakpoint
CREATE UNIQUE INDEX `blog_generation_log_brief_idx` ON `blog_generation_log` (`generator`,`brief_key`);--> statement-breakpoint
CREATE INDEX `blog_generation_log_created_at_idx` ON `blog_generation_log` (`created_at`);--> statement-breakpoint
CREATE INDEX `blog_generation_log_status_idx` ON `blog_generation_log` (`status`);