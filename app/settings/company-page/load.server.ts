import type { SignedInStaff } from "../../auth/staff";
import { listMembers } from "../../auth/users.server";
import { readAssignment } from "../../crm/intake/round-robin.server";
import { companyFrom } from "../../platform/company";
import { applyStored, openStoredCompany, type SavedAt } from "../../platform/company.server";
import type { Db } from "../../platform/db/database.server";
import type { Env } from "../../platform/env.server";
import { failureToast } from "../../platform/http/forms/action-result";
import { logError } from "../../platform/log.server";
import { listTimeZones } from "../../platform/time/zones";
import { COMPANY_FAILURES } from "../company";
import { revisionsOf } from "../company.server";
import { toFields } from "../company-schema";
import { savedText } from "../profile";

type Reader = { staff: SignedInStaff; env: Env; now: Date };

/** The company's settings with their revisions, and who gets new leads; a toast instead if they cannot be read. */
export async function loadCompany(db: Db, { staff, env, now }: Reader) {
  try {
    const read = [openStoredCompany(db), readAssignment(db), listMembers(db)] as const;
    const [stored, assignment, members] = await Promise.all(read);
    const values = applyStored(env, stored);
    return {
      toast: null,
      view: {
        fields: toFields(values),
        revisions: await revisionsOf(stored),
        savedTexts: savedTextsOf(stored.savedAt, now, staff.timeZone),
        zones: listTimeZones(values.COMPANY_TIME_ZONE),
        shown: companyFrom(values),
        assignment,
        members: members.filter(({ id, isActive }) => isActive || assignment.memberIds.includes(id)),
      },
    };
  } catch (error) {
    logError("settings.company", error);
    return { view: null, toast: failureToast(COMPANY_FAILURES.load, null) };
  }
}
export type CompanyPageView = NonNullable<Awaited<ReturnType<typeof loadCompany>>["view"]>;

function savedTextsOf(saved: SavedAt, now: Date, timeZone: string) {
  const text = (at: string | undefined) => (at === undefined ? null : savedText(at, now, timeZone));
  return {
    ...{ company: text(saved.company), hours: text(saved.hours), visitors: text(saved.visitors) },
    ...{ prices: text(saved.prices), about: text(saved.about) },
    ...{ deals: text(saved.deals), alerts: text(saved.alerts) },
  };
}
