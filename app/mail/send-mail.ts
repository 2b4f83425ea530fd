import { z } from "zod";
import { HOUR, MINUTE } from "../platform/clock";
import { defineMessage } from "../platform/jobs/message";
import type { Retries } from "../platform/jobs/retries";

/** Requests delivery of a stored mail, before the time `until` if there is one; the id is its outbox entry's. */
export const sendMailMessage = defineMessage("mail", "mail.send", "Send an email", {
  mailId: z.string().min(1),
  until: z.iso.datetime().optional(),
});

/**
 * Two days, since servers put off mail they do not know (greylisting), are down, or have full mailboxes: after 30 s,
 * 1:30, 4:30, 13:30, 40 min, 2 h, and then every 4 h.
 */
export const MAIL_RETRIES: Retries = {
  attempts: 18,
  factor: 3,
  longestWait: 4 * HOUR,
  lease: 15 * MINUTE,
};
