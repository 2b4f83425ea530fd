import { z } from "zod";
import { defineMessage } from "../platform/jobs/message";

/** Asks for a stored mail to be sent; the message's id is its outbox entry. */
export const sendMail = defineMessage("mail", "mail.send", { mailId: z.string().min(1) });
