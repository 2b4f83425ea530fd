import { listMembers } from "../../auth/users.server";
import type { Db } from "../../platform/db/database.server";
import { withMembers } from "../leads/lead-members";
import { type RowRules, rowRulesOf } from "./row";

/** The rules for reading rows, including the members a file may name. */
export async function readRowRules(db: Db): Promise<RowRules> {
  return rowRulesOf(withMembers(await listMembers(db)));
}
