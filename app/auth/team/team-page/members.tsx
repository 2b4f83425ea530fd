import { UserRound } from "lucide-react";
import { Badge } from "../../../ui/badge";
import { Card } from "../../../ui/card";
import { ActionButton } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { Row } from "../../security/card-row";
import { TEAM_FAILURES } from "../team";
import type { TeamView } from "./load.server";

type Member = TeamView["members"][number];

export function Members({ members }: { members: Member[] }) {
  return (
    <Card title="Team" flush>
      {members.map((member) => (
        <Row key={member.id} icon={UserRound} title={<Title member={member} />} detail={detailOf(member)}>
          {member.isSelf || member.isDemo ? null : <Actions member={member} />}
        </Row>
      ))}
    </Card>
  );
}

function Title({ member: { name, email, role, isSelf, isDemo, disabled } }: { member: Member }) {
  return (
    <>
      {name ?? email}
      <Badge tone={role === "owner" ? "beam" : "neutral"}>{role}</Badge>
      {isSelf ? <Badge tone="line">You</Badge> : null}
      {isDemo ? <Badge tone="line">Demo</Badge> : null}
      {disabled ? <Badge tone="danger">Disabled</Badge> : null}
    </>
  );
}

function detailOf({ name, email, hasFactor, isDemo, seen, disabled }: Member): string {
  if (isDemo) return `${email}, from the demo data: nobody can sign in with it`;
  const use = disabled ? `disabled ${disabled}` : seen ? `last seen ${seen}` : "never signed in";
  const factor = hasFactor ? "second factor" : "no second factor";
  return [name ? email : null, use, factor].filter(Boolean).join(", ");
}

function Actions({ member: { id, email, role, disabled, hasFactor } }: { member: Member }) {
  if (disabled) {
    return (
      <ActionButton
        failure={TEAM_FAILURES.enable}
        fields={{ intent: "enable", id }}
        size="sm"
        aria-label={`Enable ${email}`}
      >
        Enable
      </ActionButton>
    );
  }
  const next = role === "owner" ? "staff" : "owner";
  return (
    <>
      <ActionButton
        failure={TEAM_FAILURES.role}
        fields={{ intent: "role", id, role: next }}
        size="sm"
        aria-label={`Make ${email} ${next}`}
      >
        Make {next}
      </ActionButton>
      {hasFactor ? (
        <ButtonLink
          size="sm"
          to={`?remove-factors=${id}`}
          preventScrollReset
          aria-label={`Remove the second factor of ${email}`}
        >
          Remove factor
        </ButtonLink>
      ) : null}
      <ButtonLink size="sm" to={`?disable=${id}`} preventScrollReset aria-label={`Disable ${email}`}>
        Disable
      </ButtonLink>
    </>
  );
}
