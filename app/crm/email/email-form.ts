import { z } from "zod";
import { textField } from "../../platform/http/form-fields";
import { EMAIL_BODY_MAX, EMAIL_SUBJECT_MAX } from "./email";

const text = {
  subject: textField(EMAIL_SUBJECT_MAX, "Subject").default(""),
  body: textField(EMAIL_BODY_MAX, "Message").default(""),
};

/** A draft may be blank; the action rejects a blank message with a toast of its own. */
export const emailDraftSchema = z.object(text);

export const emailIntentSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("send"), ...text }),
  z.object({ intent: z.literal("retry"), mailId: z.string().min(1).max(64) }),
]);
