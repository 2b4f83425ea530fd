import { z } from "zod";
import type { Db } from "../../../platform/db/database.server";
import { readSetting } from "../../../platform/db/settings.server";
import { formatRecent, formatShortDate } from "../../../platform/time/time-text";
import { FACTOR_REQUIRED } from "../../factors/recovery-codes.server";
import type { SignedInStaff } from "../../staff";
import { listInvites } from "../invites.server";
import { listTeam } from "../team.server";

/** Members, invitations and the rule of the second factor, with times in the reader's zone. */
export async function loadTeam(db: Db, staff: SignedInStaff, now: Date) {
  const [team, invitations, isFactorRequired] = await Promise.all([
    listTeam(db),
    listInvites(db),
    readSetting(db, FACTOR_REQUIRED, z.boolean(), false),
  ]);
  return {
    isFactorRequired,
    members: team.map(({ disabledAt, lastSeenAt, ...member }) => ({
      ...member,
      isSelf: member.id === staff.id,
      disabled: disabledAt && formatShortDate(disabledAt, now, staff.timeZone),
      seen: lastSeenAt && formatRecent(lastSeenAt, now, staff.timeZone),
    })),
    invites: invitations.map(({ expiresAt, ...invitation }) => ({
      ...invitation,
      isOpen: expiresAt > now.toISOString(),
      expires: formatShortDate(expiresAt, now, staff.timeZone),
    })),
  };
}
export type TeamView = Awaited<ReturnType<typeof loadTeam>>;
