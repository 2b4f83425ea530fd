ALTER TABLE `lead_merges` ADD `email` text;--> statement-breakpoint
ALTER TABLE `lead_merges` ADD `email_key` text;--> statement-breakpoint
ALTER TABLE `lead_merges` ADD `phone` text;--> statement-breakpoint
ALTER TABLE `lead_merges` ADD `phone_key` text;--> statement-breakpoint
CREATE INDEX `lead_merges_email_key_idx` ON `lead_merges` (`email_key`) WHERE "lead_merges"."email_key" is not null;--> statement-breakpoint
CREATE INDEX `lead_merges_phone_key_idx` ON `lead_merges` (`phone_key`) WHERE "lead_merges"."phone_key" is not null;--> statement-breakpoint
-- By hand: of the merges that can still be undone, the address and the number that were not chosen.
UPDATE lead_merges AS m SET (email, email_key, phone, phone_key) = (
  SELECT
    iif(was_key = merged_key, NULL, iif(l.email_key = merged_key, was_email, merged_email)),
    iif(was_key = merged_key, NULL, iif(l.email_key = merged_key, was_key, merged_key)),
    iif(was_phone_key = merged_phone_key, NULL, iif(l.phone_key = merged_phone_key, was_phone, merged_phone)),
    iif(was_phone_key = merged_phone_key, NULL, nullif(iif(l.phone_key = merged_phone_key, was_phone_key, merged_phone_key), ''))
  FROM leads l, (SELECT
    m.kept ->> '$.lead[0].business_email' was_email, m.kept ->> '$.lead[1].email_key' was_key,
    m.kept ->> '$.lead[0].phone_number' was_phone, m.kept ->> '$.lead[1].phone_key' was_phone_key,
    m.kept ->> '$.merged[0].business_email' merged_email, m.kept ->> '$.merged[1].email_key' merged_key,
    m.kept ->> '$.merged[0].phone_number' merged_phone, m.kept ->> '$.merged[1].phone_key' merged_phone_key)
  WHERE l.id = m.lead_id)
WHERE kept IS NOT NULL;
