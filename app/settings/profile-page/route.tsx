import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { changeOwnPassword } from "../../auth/password/change-own-password.server";
import { PASSWORD_INTENT } from "../../auth/password/own-password";
import { shouldRevalidateFrame } from "../../platform/http/browser/dialog-navigation";
import { httpError } from "../../platform/http/forms/form.server";
import { Card } from "../../ui/card";
import { ButtonLink } from "../../ui/forms/button";
import { useDataToast } from "../../ui/overlays/toast";
import { adminTitle } from "../../ui/page-title";
import { NotLoaded } from "../not-loaded";
import { DIGEST_INTENT, PROFILE_FAILURES, PROFILE_INTENT, ZONE_INTENT } from "../profile";
import { answerZoneOffer, saveOwnProfile, switchDigest } from "../profile.server";
import { SETTINGS_PATH } from "../sections";
import { DigestCard } from "./digest-card";
import { loadProfile, type ProfilePageView } from "./load.server";
import { Overview } from "./overview";
import { PasswordDialog } from "./password-dialog";
import { ProfileForm } from "./profile-form";

export const meta = adminTitle("Profile");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session, db } = await requireStaff(request, context);
  const companyZone = (await context.company()).timeZone;
  return loadProfile(db, session, { now: context.clock(), companyZone });
}

/** A failed form keeps the page and what was typed. */
export const shouldRevalidate = shouldRevalidateFrame;

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  switch (sent.form.get("intent")) {
    case PROFILE_INTENT:
      return saveOwnProfile(sent);
    case DIGEST_INTENT:
      return switchDigest(sent);
    case ZONE_INTENT:
      return answerZoneOffer(sent);
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
      <section className="card" aria-label="Profile Overview">
        <Overview view={view} />
        <ProfileForm view={view} />
      </section>
      <PasswordCard view={view} />
      <DigestCard view={view} />
      {search.get("dialog") === PASSWORD_INTENT ? <PasswordDialog view={view} /> : null}
    </>
  );
}

/** What else there is to signing in is on the page of security. */
function PasswordCard({ view: { passwordChanged } }: { view: ProfilePageView }) {
  return (
    <Card
      title="Password"
      detail={passwordChanged ? `Last changed ${passwordChanged}` : undefined}
      aside={
        <ButtonLink to="?dialog=password" size="sm" preventScrollReset>
          Change Password
        </ButtonLink>
      }
      flush
    >
      {null}
    </Card>
  );
}
