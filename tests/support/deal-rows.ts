import { newId } from "../../app/platform/ids";
import type { Writer } from "./database";

const RANK_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

type DealFields = {
  leadId: string;
  title: string;
  stage?: string;
  /** Integer cents. */
  value?: number;
  /** Position in its column, from 0 (top) to 61. */
  place?: number;
};

/** Inserts a deal into a running site's database. */
export async function insertDealRow(db: Writer, fields: DealFields): Promise<string> {
  const { leadId, title, stage = "qualification", value = 1_000_000, place = 0 } = fields;
  const id = newId();
  await db.write(
    `insert into deals (id, lead_id, title, value, stage, rank, stage_entered_at, created_at, updated_at)
      values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?7)`,
    id,
    leadId,
    title,
    value,
    stage,
    `a${RANK_DIGITS[place]}`,
    new Date().toISOString(),
  );
  return id;
}
