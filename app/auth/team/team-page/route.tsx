import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import type { ActionResult } from "../../../platform/http/forms/action-result";
import { Card } from "../../../ui/card";
import { ActionForm, RetryButton } from "../../../ui/forms/action-form";
import { Alert } from "../../../ui/forms/alert";
import { Switch } from "../../../ui/forms/switch";
import { useAction } from "../../../ui/forms/use-action";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { adminTitle } from "../../../ui/page-title";
import { requireStaff, requireStaffForm } from "../../guard.server";
import { TEAM_PATH } from "../../paths";
import { changeTeam } from "../change-team.server";
import { TEAM_FAILURES } from "../team";
import { workText } from "../work-left";
import { handOverWork } from "./hand-over.server";
import { InviteForm } from "./invite-form";
import { Invites, RevokeQuestion } from "./invites";
import { loadTeam, type TeamView } from "./load.server";
import { Members } from "./members";

export const meta = adminTitle("Team");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context, "team.manage");
  const asked = new URL(request.url).searchParams.get("disable");
  return loadTeam(db, { staff, asked, now: context.clock() });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context, "team.manage");
  return sent.form.get("intent") === "hand-over" ? handOverWork(sent) : changeTeam(sent);
}

export default function TeamPage() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<ActionResult>();
  const refused = answer && !answer.ok && Object.keys(answer.fieldErrors).length === 0 ? answer.toast : null;
  return (
    <>
      {/* Without JavaScript there is no toast. */}
      {refused ? <Alert>{[refused.title, refused.description].filter(Boolean).join(". ")}</Alert> : null}
      <Members members={view.members} heirs={view.heirs} />
      <InviteForm />
      {/* Below the form: who sends one invitation has the pointer on the button, for the next. */}
      {view.invites.length > 0 ? <Invites invites={view.invites} /> : null}
      <FactorRule isRequired={view.isFactorRequired} members={view.members} />
      <Question {...view} />
    </>
  );
}

type FactorRuleProps = { isRequired: boolean; members: TeamView["members"] };

/** Whom the rule concerns: those with an account that is open and without a second factor. */
function concerned(members: TeamView["members"]): string {
  const without = members.filter(({ hasFactor, disabled, isDemo }) => !hasFactor && !disabled && !isDemo);
  if (without.length === 0) return "Everyone has one already.";
  const people = without.length === 1 ? "1 person has" : `${without.length} people have`;
  const self = without.some(({ isSelf }) => isSelf) ? ", you included" : "";
  return `${people} no second factor. When this is on, anyone without one sets it up before opening any other page${self}.`;
}

function FactorRule({ isRequired, members }: FactorRuleProps) {
  const sending = useAction({ failure: TEAM_FAILURES["require-factor"], intent: "require-factor" });
  const asked = sending.pending?.get("value");
  const isOn = asked ? asked === "true" : isRequired;
  return (
    <Card title="Second factor">
      <ActionForm of={sending} className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <input type="hidden" name="intent" value="require-factor" />
        <input type="hidden" name="value" value={isRequired ? "false" : "true"} />
        <div className="min-w-0 flex-[1_1_14rem]">
          <p className="font-semibold">Required of everyone</p>
          <p className="text-sm text-ink-2">{concerned(members)}</p>
        </div>
        <RetryButton of={sending} />
        <Switch checked={isOn} busy={sending.isBusy} label="Require a second factor of everyone" />
      </ActionForm>
    </Card>
  );
}

/** What is not to be forgotten with the account. */
function workOf({ work }: TeamView["members"][number]): string {
  return work ? ` This stays theirs until you hand it over: ${workText(work)}.` : "";
}

/** The question that the URL asks before somebody loses an account, a second factor or an invitation. */
export function Question({ members, invites }: Pick<TeamView, "members" | "invites">) {
  const [search] = useSearchParams();
  const toRevoke = invites.find(({ id }) => id === search.get("revoke"));
  const find = (name: string) => members.find(({ id, isSelf }) => !isSelf && id === search.get(name));
  const [toDisable, withFactor] = [find("disable"), find("remove-factors")];
  if (toDisable && !toDisable.disabled) {
    return (
      <ConfirmDialog
        title={`Disable ${toDisable.name ?? toDisable.email}?`}
        description={`${toDisable.email} is signed out everywhere and cannot sign in. You can enable the account again.${workOf(toDisable)}`}
        confirmLabel="Disable account"
        failure={TEAM_FAILURES.disable}
        fields={{ intent: "disable", id: toDisable.id }}
        closeTo={TEAM_PATH}
      />
    );
  }
  if (toRevoke) return <RevokeQuestion {...toRevoke} />;
  if (!withFactor?.hasFactor) return null;
  return (
    <ConfirmDialog
      title="Remove second factor"
      description={`For someone who has lost it: ${withFactor.email} is signed out everywhere, then signs in with the password alone, and is told by email. Make sure it’s really them asking.`}
      confirmLabel="Remove second factor"
      failure={TEAM_FAILURES["remove-factors"]}
      fields={{ intent: "remove-factors", id: withFactor.id }}
      closeTo={TEAM_PATH}
    />
  );
}
