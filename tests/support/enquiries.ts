import { put } from "./cron-case";
import { insertLead } from "./leads";

/** What staff did with an enquiry, at a time (ISO). */
export type Answer = {
  type: "call" | "email" | "meeting" | "note" | "task";
  at: string;
  /** When it was or will be done; null for what is planned. Default: at once. */
  doneAt?: string | null;
  by?: "staff" | "mail" | "visitor";
};

/** Inserts a lead as a form makes it, with what was sent, and then with its answers. */
export async function insertEnquiry(
  createdAt: string,
  answers: Answer[] = [],
  values: Parameters<typeof insertLead>[0] = {},
): Promise<string> {
  const leadId = await insertLead({ createdAt, updatedAt: createdAt, ...values });
  await put("lead_submissions", {
    ...{ id: crypto.randomUUID(), lead_id: leadId, submission_key: crypto.randomUUID() },
    ...{ fields: "{}", page_path: "/contact", created_at: createdAt },
  });
  for (const answer of answers) await insertAnswer(leadId, answer);
  return leadId;
}

async function insertAnswer(leadId: string, { type, at, doneAt = at, by = "staff" }: Answer) {
  const id = crypto.randomUUID();
  await put("lead_activities", {
    ...{ id, lead_id: leadId, activity_type: type, title: "T", created_at: at, completed_at: doneAt },
  });
  if (by === "staff") await insertChange(leadId, at, { action: "lead.activity", after: { activityId: id } });
  if (by === "mail") {
    await put("mails", {
      ...{ id, kind: "crm", state: "sent", lead_id: leadId, created_at: at, updated_at: at },
      ...{ to_address: "a@a.example", from_address: "b@b.example", from_name: "B" },
      ...{ subject: "S", html: "", text: "" },
    });
  }
}

type Change = { action: string; before?: object; after?: object; actorId?: string | null };

/** Inserts an entry of the audit log about a lead. */
export async function insertChange(
  leadId: string,
  at: string,
  { action, before, after, actorId = "lena" }: Change,
) {
  await put("audit_log", {
    ...{ id: crypto.randomUUID(), entity: "lead", entity_id: leadId, action, created_at: at },
    ...{ actor_id: actorId, actor_label: "lena@beaconry.example" },
    ...(before ? { before: JSON.stringify(before) } : {}),
    ...(after ? { after: JSON.stringify(after) } : {}),
  });
}
