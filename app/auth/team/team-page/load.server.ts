import { z } from "zod";
import type { Db } from "../../../platform/db/database.server";
import { readSetting } from "../../../platform/db/settings.server";
import { formatRecent, formatShortDate } from "../../../platform/time/time-text";
import { FACTOR_REQUIRED } from "../../factors/recovery-codes.server";
import { withUniqueNames } from "../../member-names";
import type { SignedInStaff } from "../../staff";
import { listInvites } from "../invites.server";
import { listTeam } from "../team.server";
import { selectWorkLeft, toWorkLeft } from "./work-left.server";

/** `asked`: whose account is about to be disabled. */
type Asked = { staff: SignedInStaff; asked: string | null; now: Date };

/** Members, invitations and the rule of the second factor, with times in the reader's zone. */
export async function loadTeam(db: Db, { staff, asked, now }: Asked) {
  const [team, isFactorRequired, [invitations, ...work]] = await Promise.all([
    listTeam(db),
    readSetting(db, FACTOR_REQUIRED, z.boolean(), false),
    db.batch([listInvites(db), ...selectWorkLeft(db, { asked, now })]),
  ]);
  return {
    isFactorRequired,
    heirs: toHeirs(team),
    members: team.map(({ disabledAt, lastSeenAt, ...member }) => ({
      ...member,
      isSelf: member.id === staff.id,
      work: toWorkLeft(work, member.id),
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

/** Who can be given the work of a colleague. */
function toHeirs(team: Awaited<ReturnType<typeof listTeam>>) {
  const active = team.filter(({ disabledAt }) => disabledAt === null);
  return withUniqueNames(active.map(({ id, name, email }) => ({ id, name: name ?? email, email })));
}
export type TeamView = Awaited<ReturnType<typeof loadTeam>>;
