import { z } from "zod";
import { defineMessage } from "../../platform/jobs/message";

/**
 * Requests work on an import: importing or undoing, depending on its state. Uses the content queue, which delivers one
 * message at a time, so that a long import does not delay mail.
 */
export const importMessage = defineMessage("content", "crm.import", "Import leads", {
  importId: z.string().min(1),
});
