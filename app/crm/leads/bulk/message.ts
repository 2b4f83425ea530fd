import { z } from "zod";
import { defineMessage } from "../../../platform/jobs/message";

/** Asks for the next portions of a bulk change, or of its undo; on the queue of imports, for the same reason. */
export const bulkChangeMessage = defineMessage("content", "crm.bulk-change", "Change leads", {
  changeId: z.string().min(1),
});
