import { MailOpen } from "lucide-react";
import { Badge } from "../../../ui/badge";
import { Card } from "../../../ui/card";
import { ActionButton } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { TEAM_PATH } from "../../paths";
import { Row } from "../../security/card-row";
import { TEAM_FAILURES } from "../team";
import type { TeamView } from "./load.server";

export function Invites({ invites }: { invites: TeamView["invites"] }) {
  return (
    <Card title="Invitations" flush>
      {invites.map(({ id, email, role, isOpen, expires }) => (
        <Row
          key={id}
          icon={MailOpen}
          title={
            <>
              {email}
              <Badge>{role}</Badge>
              {isOpen ? null : <Badge tone="warn">Expired</Badge>}
            </>
          }
          detail={isOpen ? `The link works until ${expires}` : `The link ended on ${expires}`}
        >
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
        </Row>
      ))}
    </Card>
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
