-- Persons who were erased before left the calendar entries of their mails, and the subjects and replies to them.
UPDATE `audit_log` SET `before` = null, `after` = null WHERE `entity` = 'mail' AND `entity_id` IN (SELECT `id` FROM `mails` WHERE `lead_id` IN (SELECT `lead_id` FROM `erasures`));--> statement-breakpoint
UPDATE `outbox` SET `last_error` = null WHERE `last_error` IS NOT NULL AND `message` ->> 'mailId' IN (SELECT `id` FROM `mails` WHERE `lead_id` IN (SELECT `lead_id` FROM `erasures`));--> statement-breakpoint
UPDATE `failed_jobs` SET `error` = 'The person was erased.' WHERE `message` ->> 'mailId' IN (SELECT `id` FROM `mails` WHERE `lead_id` IN (SELECT `lead_id` FROM `erasures`));--> statement-breakpoint
UPDATE `audit_log` SET `before` = json_remove(`before`, '$.error') WHERE `action` = 'job.discard';--> statement-breakpoint
UPDATE `mails` SET `attachment` = null WHERE `lead_id` IN (SELECT `lead_id` FROM `erasures`);
