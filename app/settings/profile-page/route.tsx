import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { changeOwnPassword } from "../../auth/password/change-own-password.server";
import { needsCurrentPassword, PASSWORD_INTENT } from "../../auth/password/own-password";
import { failureToast } from "../../platform/http/action-result";
import { shouldRevalidateFrame } from "../../platform/http/dialog-navigation";
import { httpError } from "../../platform/http/form.server";
import { logError } from "../../platform/log.server";
import { formatDate } from "../../platform/time/time-text";
import { listTimeZones } from "../../platform/time/zones";
import { adminTitle } from "../../ui/page-title";
import { useDataToast } from "../../ui/toast";
import { NotLoaded } from "../not-loaded";
import { SETTINGS_PATH } from "../paths";
import { PROFILE_FAILURES, PROFILE_INTENT } from "../profile";
import { openProfile } from "../profile.server";
import { saveOwnProfile } from "../save-profile.server";
import { Overview } from "./overview";
import { PasswordCard } from "./password-card";
import { PasswordDialog } from "./password-dialog";
import { ProfileForm } from "./profile-form";
import { toProfileView } from "./profile-view";

export const meta = adminTitle("Profile");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, session, db } = await requireStaff(request, context);
  const now = context.clock();
  try {
    const { profile, otherSessions, passwordChangedAt } = await openProfile(db, whoseOf(session), now);
    return {
      toast: null,
      view: {
        ...toProfileView(profile, staff, now),
        zones: listTimeZones(profile.timeZone ?? ""),
        otherSessions,
        passwordChanged: passwordChangedAt && formatDate(passwordChangedAt, staff.timeZone),
        needsCurrentPassword: needsCurrentPassword(session.createdAt, now),
      },
    };
  } catch (error) {
    logError("settings.profile", error);
    return { view: null, toast: failureToast(PROFILE_FAILURES.load, null) };
  }
}
/** A failed form keeps the page and what was typed. */
export const shouldRevalidate = shouldRevalidateFrame;

export type ProfilePageView = NonNullable<Awaited<ReturnType<typeof loader>>["view"]>;

function whoseOf({ tokenHash, staff }: { tokenHash: string; staff: { id: string } }) {
  return { userId: staff.id, tokenHash };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  switch (sent.form.get("intent")) {
    case PROFILE_INTENT:
      return saveOwnProfile(sent);
    case PASSWORD_INTENT:
      return changeOwnPassword(sent, SETTINGS_PATH);
    default:
      throw httpError(400, "This form asks for something that is not known here.");
  }
}

export default function ProfilePage() {
  const { view, toast } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  useDataToast(toast);
  if (!view) return <NotLoaded title={PROFILE_FAILURES.load.title} />;
  return (
    <>
      <Overview view={view} />
      <ProfileForm view={view} />
      <PasswordCard view={view} />
      {search.get("dialog") === PASSWORD_INTENT ? <PasswordDialog view={view} /> : null}
    </>
  );
}
