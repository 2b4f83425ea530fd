import { z } from "zod";
import type { Db } from "../../../platform/db/database.server";
import { readSetting } from "../../../platform/db/settings.server";
import { formatRecent, formatShortDate } from "../../../platform/time/time-text";
import { FACTOR_REQUIRED } from "../../factors/recovery-codes.server";
import type { SignedInStaff } from "../../staff";
import { listMembers } from "../../users.server";
import { listInvites } from "../invites.server";
import { listTeam } from "../team.server";
import { countWorkLeft } from "./work-left.server";

/** `asked`: whose account is about to be disabled. */
type Asked = { staff: SignedInStaff; asked: string | null; now: Date };

/** Members, invitations and the rule of the second factor, with times in the reader's zone. */
export async function loadTeam(db: Db, { staff, asked, now }: Asked) {
  const [team, invitations, isFactorRequired, heirs] = await Promise.all([
    listTeam(db),
    listInvites(db),
    readSetting(db, FACTOR_REQUIRED, z.boolean(), false),
    listMembers(db),
  ]);
  const leaving = team.filter(({ id, disabledAt }) => disabledAt !== null || id === asked);
  const work = await countWorkLeft(
    db,
    leaving.map(({ id }) => id),
    now,
  );
  return {
    isFactorRequired,
    heirs: heirs.filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, name })),
    members: team.map(({ disabledAt, lastSeenAt, ...member }) => ({
      ...member,
      isSelf: member.id === staff.id,
      work: work.get(member.id) ?? null,
      disabled: disabledAt && formatShortDate(disabledAt, now, staff.timeZone),
      seen: lastSeenAt && formatRecent(lastSeenAt, now, staff.timeZone),
    })),
    invites: invitations.map(({ expiresAt, isUndelivered, ...invitation }) => ({
      ...invitation,
      isUndelivered: isUndelivered === 1,
      isOpen: expiresAt > now.toISOString(),
      expires: formatShortDate(expiresAt, now, staff.timeZone),
    })),
  };
}
export type TeamView = Awaited<ReturnType<typeof loadTeam>>;
