import type { SignedInStaff } from "../../auth/staff";
import type { Db } from "../../platform/db/database.server";
import { readSidebarStates } from "../../platform/http/preferences.server";
import { logError } from "../../platform/log.server";
import { sectionsFor } from "../../settings/sections";
import { readBadges } from "../dashboard.server";

type Reader = { staff: SignedInStaff; db: Db; request: Request; now: Date };

export async function loadShell({ staff, db, request, now }: Reader) {
  return {
    name: staff.name,
    email: staff.email,
    settings: sectionsFor(staff),
    avatarUrl: staff.avatarUrl,
    theme: staff.theme,
    /** To offer the browser's instead; null if that is settled. */
    shownZone: staff.mayBeAskedForZone ? staff.timeZone : null,
    ...(await readBadges(db, staff, now).catch(withoutBadges)),
    sidebars: readSidebarStates(request),
  };
}
export type ShellView = Awaited<ReturnType<typeof loadShell>>;

/** The page matters more than the badges: without a count, a badge is hidden. */
function withoutBadges(error: unknown) {
  logError("shell", error, {});
  return { newLeads: 0, dueTasks: 0, unread: 0, faces: {} };
}
