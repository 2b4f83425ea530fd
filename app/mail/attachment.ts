import { z } from "zod";

/** A text file, such as a calendar entry. */
export const attachmentSchema = z.object({
  fileName: z.string(),
  /** With its parameters: `text/calendar; method=REQUEST`. The character set is always UTF-8. */
  type: z.string(),
  text: z.string(),
});
export type Attachment = z.infer<typeof attachmentSchema>;
