import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { readSetting } from "../../../platform/db/settings.server";
import type { ActionResult } from "../../../platform/http/action-result";
import { formatDate, formatRecent } from "../../../platform/time/time-text";
import { Alert } from "../../../ui/alert";
import { adminTitle } from "../../../ui/page-title";
import { FACTOR_REQUIRED } from "../../factors/factor-setting.server";
import { requireStaff, requireStaffForm } from "../../guard.server";
import { changeTeam } from "../change-team.server";
import { listInvites } from "../invites.server";
import { listTeam } from "../team.server";
import { FactorRule } from "./factor-rule";
import { InviteForm } from "./invite-form";
import { Invites } from "./invites";
import { Members } from "./members";
import { Question } from "./question";

export const meta = adminTitle("Team");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context, "team.manage");
  const now = context.clock();
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
      disabled: disabledAt && formatDate(disabledAt, staff.timeZone),
      seen: lastSeenAt && formatRecent(lastSeenAt, now, staff.timeZone),
    })),
    invites: invitations.map(({ expiresAt, ...invitation }) => ({
      ...invitation,
      isOpen: expiresAt > now.toISOString(),
      expires: formatDate(expiresAt, staff.timeZone),
    })),
  };
}
export type TeamView = Awaited<ReturnType<typeof loader>>;

export async function action({ request, context }: ActionFunctionArgs) {
  return changeTeam(await requireStaffForm(request, context, "team.manage"));
}

export default function TeamPage() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<ActionResult>();
  const refused = answer && !answer.ok && Object.keys(answer.fieldErrors).length === 0 ? answer.toast : null;
  return (
    <>
      {/* Without JavaScript there is no toast. */}
      {refused ? <Alert>{[refused.title, refused.description].filter(Boolean).join(". ")}</Alert> : null}
      <Members members={view.members} />
      {view.invites.length > 0 ? <Invites invites={view.invites} /> : null}
      <InviteForm />
      <FactorRule isRequired={view.isFactorRequired} />
      <Question members={view.members} />
    </>
  );
}
