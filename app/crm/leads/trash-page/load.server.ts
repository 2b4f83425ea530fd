import { can } from "../../../auth/permissions";
import type { SignedInStaff } from "../../../auth/staff";
import type { Db } from "../../../platform/db/database.server";
import { formatDateTime } from "../../../platform/time/time-text";
import { listTrash } from "../lead-trash.server";

/** A page of the trash, for the reader, who may be allowed to erase what is in it. */
export async function loadTrash(db: Db, page: number, staff: SignedInStaff) {
  const mayErase = can(staff, "lead.erase");
  const { rows, hasMore } = await listTrash(db, page);
  const leads = rows.map((row) => ({
    id: row.id,
    name: `${row.firstName} ${row.lastName}`,
    companyName: row.companyName,
    businessEmail: row.businessEmail,
    deletedText: formatDateTime(row.deletedAt, staff.timeZone),
    mayErase,
  }));
  return { leads, page, hasMore };
}
export type TrashItem = Awaited<ReturnType<typeof loadTrash>>["leads"][number];
