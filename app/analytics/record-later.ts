import { defineMessage } from "../platform/jobs/message";
import { analyticsMessage } from "./visit";

/**
 * Records a hit that belongs to a change in the business database: unlike a visitor's own hits it goes through the
 * outbox, in the batch of the change.
 */
export const recordLater = defineMessage("analytics", "analytics.record", "Record a conversion", {
  hit: analyticsMessage,
});
