import { z } from "zod";
import { NOTIFICATIONS_FAILURE, NOTIFICATIONS_PATH } from "../../notifications/notification";
import {
  type ActionContext,
  makeChange,
  type Outcome,
  requireInput,
} from "../../platform/http/forms/action-result.server";
import { setAllRead, setRead, undoAllRead } from "./notifications.server";

const time = z.iso.datetime();
const key = z.string().min(1).max(200);
export const notificationIntentSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("read"), key }),
  z.object({ intent: z.literal("unread"), key }),
  z.object({ intent: z.literal("read-all"), until: time }),
  z.object({ intent: z.literal("undo-read-all"), at: time }),
]);

/** The forms that mark notifications, those of the person who sends them alone. */
export function markNotifications(sent: ActionContext) {
  const input = requireInput(sent.form, notificationIntentSchema);
  return makeChange(sent, {
    failure: NOTIFICATIONS_FAILURE,
    backTo: NOTIFICATIONS_PATH,
    change: () => mark(sent, input),
  });
}

async function mark(
  { db, actor, now }: ActionContext,
  input: z.infer<typeof notificationIntentSchema>,
): Promise<Outcome<null>> {
  const userId = actor.id;
  switch (input.intent) {
    case "read":
    case "unread":
      await setRead(db, { userId, key: input.key, isRead: input.intent === "read" }, now);
      return { toast: null };
    case "read-all": {
      const marked = await setAllRead(db, { userId, until: input.until }, now);
      if (marked === 0) return { toast: null };
      const fields = { intent: "undo-read-all", at: now.toISOString() };
      const undo = { action: NOTIFICATIONS_PATH, fields, failed: "Failed to undo" };
      return { toast: { title: `${marked.toLocaleString("en-US")} marked as read`, undo } };
    }
    case "undo-read-all":
      await undoAllRead(db, { userId, at: input.at });
      return { toast: { title: "Unread again" } };
  }
}
