import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ActionResult } from "../../../platform/http/action-result";
import { Alert } from "../../../ui/alert";
import { adminTitle } from "../../../ui/page-title";
import { requireStaff, requireStaffForm } from "../../guard.server";
import { changeTeam } from "../change-team.server";
import { FactorRule } from "./factor-rule";
import { InviteForm } from "./invite-form";
import { Invites } from "./invites";
import { loadTeam } from "./load.server";
import { Members } from "./members";
import { Question } from "./question";

export const meta = adminTitle("Team");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context, "team.manage");
  return loadTeam(db, staff, context.clock());
}

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
