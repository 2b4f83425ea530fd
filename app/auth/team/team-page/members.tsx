import { Avatar } from "../../../ui/avatar";
import { Badge } from "../../../ui/badge";
import { Card } from "../../../ui/card";
import { type Column, DataTable } from "../../../ui/data/table";
import { ActionButton } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { ROLE_LABELS } from "../../permissions";
import { TEAM_FAILURES } from "../team";
import type { TeamView } from "./load.server";

type Member = TeamView["members"][number];

export function Members({ members }: { members: Member[] }) {
  return (
    <Card title="Team" flush>
      <DataTable caption="Members" columns={COLUMNS} rows={members} keyOf={({ id }) => id} />
    </Card>
  );
}

const COLUMNS: Column<Member>[] = [
  { head: "Person", isRowHead: true, cell: (member) => <Person member={member} /> },
  {
    head: "Role",
    cell: ({ role }) => <Badge tone={role === "owner" ? "beam" : "neutral"}>{ROLE_LABELS[role]}</Badge>,
  },
  {
    head: "Last seen",
    className: "max-lg:hidden whitespace-nowrap",
    cell: ({ seen, disabled, isDemo }) =>
      isDemo ? NO_SIGN_IN : disabled ? `Disabled ${disabled}` : (seen ?? "Never signed in"),
  },
  {
    head: "Second factor",
    className: "max-lg:hidden",
    cell: ({ hasFactor, isDemo }) =>
      isDemo ? null : hasFactor ? <Badge tone="ok">Set up</Badge> : <Badge>None</Badge>,
  },
  {
    head: "Actions",
    isHeadHidden: true,
    cellClass: "text-right",
    cell: (member) => (member.isSelf || member.isDemo ? null : <Actions member={member} />),
  },
];

function Person({ member }: { member: Member }) {
  const { name, email, picture, isSelf, isDemo, disabled } = member;
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name ?? email} src={picture} />
      <span className="min-w-0 wrap-anywhere">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          <span>{name ?? <Address email={email} />}</span>
          {isSelf ? <Badge tone="line">You</Badge> : null}
          {isDemo ? <Badge tone="line">Demo</Badge> : null}
          {disabled ? <Badge tone="danger">Disabled</Badge> : null}
        </span>
        {name ? (
          <span className="block text-sm font-normal text-ink-2">
            <Address email={email} />
          </span>
        ) : null}
        <span className="block text-sm font-normal text-ink-2 lg:hidden">{useOf(member)}</span>
      </span>
    </span>
  );
}

/** Broken before the "@" rather than inside a word, where it is too long for a line. */
function Address({ email }: { email: string }) {
  const [user, host] = email.split("@");
  return (
    <>
      {user}
      <wbr />@{host}
    </>
  );
}

/** Of a colleague in the demo data. */
const NO_SIGN_IN = "Demo, no sign-in";

function useOf({ seen, disabled, hasFactor, isDemo }: Member): string {
  if (isDemo) return NO_SIGN_IN;
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
    <span className="inline-flex flex-wrap justify-end gap-2">
      <ActionButton
        failure={TEAM_FAILURES.role}
        fields={{ intent: "role", id, role: next }}
        size="sm"
        aria-label={`Make ${email} ${next}`}
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
      <ButtonLink size="sm" to={`?disable=${id}`} preventScrollReset aria-label={`Disable ${email}`}>
        Disable
      </ButtonLink>
    </span>
  );
}
