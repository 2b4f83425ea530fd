CREATE TABLE `mail_visits` (
	`mail` blob NOT NULL,
	`visit` blob NOT NULL,
	CONSTRAINT `mail_visits_pk` PRIMARY KEY (`mail`, `visit`)
) WITHOUT ROWID;
