import { Avatar } from "../../../ui/avatar";
import { Badge } from "../../../ui/badge";
import { Card } from "../../../ui/card";
import { EmailAddress } from "../../../ui/email-address";
import { ActionButton } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { ROLE_LABELS } from "../../permissions";
import { TEAM_FAILURES } from "../team";
import type { TeamView } from "./load.server";
import { WorkLeft } from "./work-left";

type Member = TeamView["members"][number];

export function Members({ members, heirs }: Pick<TeamView, "members" | "heirs">) {
  return (
    <Card title="Team" isTitled detail="Owners change settings and the team. Staff do everything else." flush>
      <ul>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} heirs={heirs} />
        ))}
      </ul>
    </Card>
  );
}

function MemberRow({ member, heirs }: { member: Member; heirs: TeamView["heirs"] }) {
  const { name, email, picture, role, isSelf, isDemo, disabled, work } = member;
  return (
    <li
      className={`flex ${disabled && work ? "items-start" : "items-center"} gap-x-4 border-t border-line px-card py-3`}
    >
      <Avatar name={name ?? email} src={picture} />
      <div className="flex min-w-0 grow flex-wrap items-center gap-3">
        <div className="min-w-0 flex-[1_1_14rem]">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
            <span>{name ?? <EmailAddress of={email} />}</span>
            <Badge tone={role === "owner" ? "beam" : "neutral"}>{ROLE_LABELS[role]}</Badge>
            {isSelf ? <Badge tone="line">You</Badge> : null}
            {disabled ? <Badge tone="danger">Disabled</Badge> : null}
          </p>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-2 wrap-anywhere">
            {name ? (
              <span>
                <EmailAddress of={email} />
              </span>
            ) : null}
            {useOf(member)}
          </p>
        </div>
        {isDemo ? null : isSelf ? (
          <ButtonLink size="sm" to="/admin/settings">
            Your profile
          </ButtonLink>
        ) : (
          <Actions member={member} />
        )}
        {disabled && work ? <WorkLeft member={{ ...member, work }} heirs={heirs} /> : null}
      </div>
    </li>
  );
}

function useOf({ seen, disabled, hasFactor, isDemo }: Member): string {
  if (isDemo) return "Demo colleague, cannot sign in";
  const use = disabled ? `Disabled ${disabled}` : seen ? `Last seen ${seen}` : "Never signed in";
  return `${use}, ${hasFactor ? "second factor" : "no second factor"}`;
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
    <div className="flex flex-wrap gap-2">
      <ActionButton
        failure={TEAM_FAILURES.role}
        fields={{ intent: "role", id, role: next }}
        size="sm"
        aria-label={`Make ${ROLE_LABELS[next]}: ${email}`}
      >
        Make {ROLE_LABELS[next]}
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
      <ButtonLink
        size="sm"
        variant="text-danger"
        to={`?disable=${id}`}
        preventScrollReset
        aria-label={`Disable ${email}`}
      >
        Disable
      </ButtonLink>
    </div>
  );
}
