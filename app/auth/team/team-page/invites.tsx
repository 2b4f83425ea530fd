import { MailOpen } from "lucide-react";
import { Badge } from "../../../ui/badge";
import { Card } from "../../../ui/card";
import { ActionButton } from "../../../ui/forms/action-form";
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
          <ActionButton
            failure={TEAM_FAILURES.revoke}
            fields={{ intent: "revoke", id }}
            size="sm"
            aria-label={`Revoke the invitation of ${email}`}
          >
            Revoke
          </ActionButton>
        </Row>
      ))}
    </Card>
  );
}
