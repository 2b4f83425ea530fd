import { z } from "zod";
import { defineMessage } from "../platform/jobs/message";

/** Requests delivery of a stored mail; the message's id is its outbox entry. */
export const sendMailMessage = defineMessage("mail", "mail.send", "Send a mail", {
  mailId: z.string().min(1),
});
