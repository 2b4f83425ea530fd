import { useSearchParams } from "@remix-run/react";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { TEAM_PATH } from "../../paths";
import { TEAM_FAILURES } from "../team";
import type { TeamView } from "./load.server";

/** The question that the URL asks before an account is disabled or loses its second factor. */
export function Question({ members }: { members: TeamView["members"] }) {
  const [search] = useSearchParams();
  const find = (name: string) => members.find(({ id, isSelf }) => !isSelf && id === search.get(name));
  const [toDisable, withFactor] = [find("disable"), find("remove-factors")];
  if (toDisable && !toDisable.disabled) {
    return (
      <ConfirmDialog
        title={`Disable ${toDisable.name ?? toDisable.email}?`}
        description={`${toDisable.email} is signed out everywhere and cannot sign in. You can enable the account again.`}
        confirmLabel="Disable account"
        failure={TEAM_FAILURES.disable}
        fields={{ intent: "disable", id: toDisable.id }}
        closeTo={TEAM_PATH}
      />
    );
  }
  if (!withFactor?.hasFactor) return null;
  return (
    <ConfirmDialog
      title="Remove second factor"
      description={`For someone who has lost it: ${withFactor.email} is signed out everywhere, then signs in with the password alone, and is told by mail. Make sure that it is really them who asks.`}
      confirmLabel="Remove second factor"
      failure={TEAM_FAILURES["remove-factors"]}
      fields={{ intent: "remove-factors", id: withFactor.id }}
      closeTo={TEAM_PATH}
    />
  );
}
