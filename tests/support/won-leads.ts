import { put } from "./cron-case";

type Won = {
  cents: number;
  stage?: string;
  channel?: string | null;
  landing?: string;
  campaign?: string;
  /** The deal's closing date; default: none. */
  closedOn?: string;
  isQuarantined?: boolean;
  isDeleted?: boolean;
};
let number = 0;

/** Stores a lead that came at `iso` from a visit, with a deal; of an unknown visit if the channel is null. */
export async function wonAt(iso: string, won: Won): Promise<void> {
  const { cents, stage = "closed-won", channel = "search", landing = "/", campaign } = won;
  number += 1;
  const id = `lead-${number}`;
  await put("leads", {
    ...{
      id,
      first_name: id,
      last_name: "Reyes",
      business_email: `${id}@x.example`,
      email_key: `${id}@x.example`,
    },
    ...{
      company_name: "Fern",
      project_description: "",
      source: "contact_form",
      created_at: iso,
      updated_at: iso,
    },
    ...(channel === null ? {} : { channel, landing_path: landing, ...(campaign ? { campaign } : {}) }),
    ...(won.isQuarantined ? { quarantine_reason: "spam" } : {}),
  });
  await put("deals", {
    ...{ id: `deal-${number}`, lead_id: id, title: "Deal", value: cents, stage, rank: id },
    ...{ stage_entered_at: iso, created_at: iso, updated_at: iso },
    ...(won.closedOn ? { actual_close_date: won.closedOn } : {}),
    ...(won.isDeleted ? { deleted_at: iso } : {}),
  });
}
