import { z } from "zod";
import { defineMessage } from "../../platform/jobs/message";

/**
 * Asks for an import to be worked on, forwards or back, as its state says. The content queue hands over one message at
 * a time, so that a long import holds up no mail.
 */
export const importMessage = defineMessage("content", "crm.import", { importId: z.string().min(1) });
