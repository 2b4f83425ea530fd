-- contract: blogs_search has the same columns as before, and the sweep fills it again
DROP TABLE `blogs_search`;--> statement-breakpoint
CREATE VIRTUAL TABLE blogs_search USING fts5(category, body, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');--> statement-breakpoint
-- Indexed again by the sweep, newest first. Until then searches scan them. 0 would say that they never were public.
UPDATE `blogs` SET `search_version` = -1 WHERE `search_version` <> 0;
