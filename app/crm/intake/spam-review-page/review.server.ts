import type { AppLoadContext } from "@remix-run/cloudflare";
import { bookHeldDemos, declineHeldDemos } from "../../../booking/held-demos.server";
import { bookingSender } from "../../../booking/mails/booking-mails.server";
import { type ActionContext, makeChange } from "../../../platform/http/forms/action-result.server";
import { readLinkKey } from "../../../platform/signed-link.server";
import { LEAD_FAILURES } from "../../leads/lead";
import { readLead } from "../../leads/lead-detail.server";
import { moveToTrash } from "../../leads/removals.server";
import { SPAM_REVIEW_PATH } from "../../paths";
import { acceptLead } from "../spam-review.server";

/** Accepts a lead into the list, if it is not there, and books the demos that it asked for. */
export function acceptWithDemos(sent: ActionContext, leadId: string, context: AppLoadContext) {
  const { db, actor, now } = sent;
  return makeChange(sent, {
    failure: LEAD_FAILURES.accept,
    backTo: SPAM_REVIEW_PATH,
    change: async () => {
      const lead = await readLead(db, leadId);
      if (lead?.quarantineReason !== null) await acceptLead(db, { leadId, actor }, now);
      const sender = bookingSender(await context.company(), context.env.SITE_URL, await readLinkKey(db, now));
      const { booked, taken, outbox } = await bookHeldDemos(db, { leadId, actor, sender }, now);
      context.dispatch(outbox);
      const title = "Lead accepted into the list";
      if (taken > 0) return { toast: { title, description: TAKEN, destructive: true }, to: SPAM_REVIEW_PATH };
      const toast = booked > 0 ? { title, description: "The demo is booked." } : { title };
      return { toast, to: SPAM_REVIEW_PATH };
    },
  });
}

const TAKEN = "The demo is not booked: its time is taken or over. Write to the guest, then delete it here.";

/** Moves a lead in spam review to the trash; of one in the list, only the demos that wait are dropped. */
export async function deleteFromReview(sent: ActionContext, leadId: string) {
  const { db, actor, now } = sent;
  const lead = await readLead(db, leadId);
  if (!lead || lead.quarantineReason !== null) return moveToTrash(sent, leadId, SPAM_REVIEW_PATH);
  return makeChange(sent, {
    failure: LEAD_FAILURES.delete,
    backTo: SPAM_REVIEW_PATH,
    change: async () => {
      await declineHeldDemos(db, { leadId, actor }, now);
      return {
        toast: { title: "Demo declined", description: "The lead stays in the list." },
        to: SPAM_REVIEW_PATH,
      };
    },
  });
}
