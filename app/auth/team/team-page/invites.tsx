import { Copy } from "lucide-react";
import { Badge } from "../../../ui/badge";
import { Card } from "../../../ui/card";
import { ActionButton, ActionForm, SubmitButton } from "../../../ui/forms/action-form";
import { Button, ButtonLink } from "../../../ui/forms/button";
import { TextField } from "../../../ui/forms/field";
import { useAction } from "../../../ui/forms/use-action";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { useCopy } from "../../../ui/overlays/use-copy";
import { TEAM_PATH } from "../../paths";
import { ROLE_LABELS } from "../../permissions";
import { TEAM_FAILURES } from "../team";
import type { TeamView } from "./load.server";

type Invite = TeamView["invites"][number];

export function Invites({ invites }: { invites: Invite[] }) {
  return (
    <Card title="Invitations" flush>
      <ul>
        {invites.map((invite) => (
          <InviteRow key={invite.id} invite={invite} />
        ))}
      </ul>
    </Card>
  );
}

/** Only the hash of a link is stored, so the way to have one in hand is to make a new one, which is shown once. */
function InviteRow({ invite: { id, email, role, isOpen, isUndelivered, expires } }: { invite: Invite }) {
  const making = useAction<{ link: string }>({ failure: TEAM_FAILURES.link, preventScrollReset: true });
  const link = making.result?.data?.link;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-card py-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          {email}
          <Badge tone={role === "owner" ? "beam" : "neutral"}>{ROLE_LABELS[role]}</Badge>
          {isOpen ? null : <Badge tone="warn">Expired</Badge>}
          {isUndelivered ? <Badge tone="danger">Not delivered</Badge> : null}
        </p>
        <p className="text-sm text-ink-2">
          {isOpen ? `The link works until ${expires}` : `The link ended on ${expires}`}
          {isUndelivered ? ". Check the address, or make a new link and send it yourself." : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ActionForm of={making}>
          <input type="hidden" name="intent" value="link" />
          <input type="hidden" name="id" value={id} />
          <SubmitButton of={making} size="sm" aria-label={`New link for ${email}`}>
            New Link
          </SubmitButton>
        </ActionForm>
        <ActionButton
          failure={TEAM_FAILURES.resend}
          fields={{ intent: "resend", id }}
          size="sm"
          aria-label={`Send the invitation of ${email} again`}
        >
          Send Again
        </ActionButton>
        <ButtonLink
          size="sm"
          to={`?revoke=${id}`}
          preventScrollReset
          aria-label={`Revoke the invitation of ${email}`}
        >
          Revoke
        </ButtonLink>
      </div>
      {link ? <NewLink link={link} email={email} /> : null}
    </li>
  );
}

function NewLink({ link, email }: { link: string; email: string }) {
  const copy = useCopy();
  return (
    <div className="flex flex-[1_1_100%] flex-wrap items-end gap-2">
      <div className="min-w-0 flex-[1_1_14rem]">
        <TextField
          small
          readOnly
          label={`Link for ${email}`}
          value={link}
          hint="Shown this once. The link before it no longer works."
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <Button size="sm" icon={Copy} onClick={() => void copy(link, "Link")}>
        Copy Link
      </Button>
    </div>
  );
}

export function RevokeQuestion({ id, email }: TeamView["invites"][number]) {
  return (
    <ConfirmDialog
      title={`Revoke the invitation of ${email}?`}
      description="Its link stops working. You can invite the address again."
      confirmLabel="Revoke invitation"
      failure={TEAM_FAILURES.revoke}
      fields={{ intent: "revoke", id }}
      closeTo={TEAM_PATH}
    />
  );
}
