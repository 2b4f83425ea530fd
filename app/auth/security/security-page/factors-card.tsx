import { Fingerprint, LifeBuoy, Smartphone } from "lucide-react";
import { ActionButton } from "../../../ui/action-form";
import { Badge } from "../../../ui/badge";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { CODES_PATH } from "../../paths";
import { Row } from "../card-row";
import { SECURITY_FAILURES } from "../security";
import { AddPasskey } from "./add-passkey";
import type { SecurityView } from "./load.server";

export function FactorsCard({ view }: { view: SecurityView }) {
  const isOn = view.app !== null || view.passkeys.length > 0;
  const state = isOn ? <Badge tone="ok">On</Badge> : <Badge tone="warn">Off</Badge>;
  return (
    <Card title="Second factor" aside={state} flush>
      <AppRow view={view} />
      {view.passkeys.map((passkey) => (
        <Row
          key={passkey.id}
          icon={Fingerprint}
          title={passkey.name}
          detail={`Passkey, added ${passkey.added}${passkey.used ? `, last used ${passkey.used}` : ""}`}
        >
          {view.isFresh ? (
            <ButtonLink
              size="sm"
              variant="text-danger"
              to={`?remove=${encodeURIComponent(passkey.id)}`}
              preventScrollReset
              aria-label={`Remove the passkey ${passkey.name}`}
            >
              Remove
            </ButtonLink>
          ) : null}
        </Row>
      ))}
      <Row
        icon={Fingerprint}
        title="Passkey"
        detail="Your fingerprint, face or PIN signs you in, without a password."
      >
        {view.isFresh ? <AddPasskey name={view.thisDevice} /> : null}
      </Row>
      {isOn ? <CodesRow codes={view.codes} /> : null}
    </Card>
  );
}

function AppRow({ view: { app, isFresh } }: { view: SecurityView }) {
  const detail = app
    ? `Added ${app.since}. Asked for after the password, on a new device and every 30 days.`
    : "Six digits that change every 30 seconds.";
  return (
    <Row icon={Smartphone} title="Authenticator app" detail={detail}>
      {isFresh && app ? (
        <ButtonLink
          size="sm"
          variant="text-danger"
          to="?remove=app"
          preventScrollReset
          aria-label="Remove the authenticator app"
        >
          Remove
        </ButtonLink>
      ) : null}
      {isFresh && !app ? (
        <ActionButton failure={SECURITY_FAILURES["app-start"]} fields={{ intent: "app-start" }} size="sm">
          Set Up App
        </ActionButton>
      ) : null}
    </Row>
  );
}

function CodesRow({ codes }: { codes: number }) {
  const left =
    codes === 0
      ? "You have none. Create some in case you lose your device."
      : `${codes} left. Each signs you in once.`;
  return (
    <Row icon={LifeBuoy} title="Recovery codes" detail={left}>
      <ButtonLink size="sm" to={CODES_PATH}>
        {codes === 0 ? "Create Codes" : "Replace Codes"}
      </ButtonLink>
    </Row>
  );
}
