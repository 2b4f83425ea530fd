import { KeyRound } from "lucide-react";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Row } from "../card-row";

/** The dialog itself is part of the profile. */
export function PasswordCard() {
  return (
    <Card title="Password" flush>
      <Row icon={KeyRound} title="Your password" detail="A new password ends your other sessions.">
        <ButtonLink to="/admin/settings?dialog=password" size="sm">
          Change Password
        </ButtonLink>
      </Row>
    </Card>
  );
}
