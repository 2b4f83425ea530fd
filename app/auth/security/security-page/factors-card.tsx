import { Fingerprint, LifeBuoy, Smartphone } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../../ui/badge";
import { Card } from "../../../ui/card";
import { ActionButton } from "../../../ui/forms/action-form";
import { Button, ButtonLink } from "../../../ui/forms/button";
import { useAction } from "../../../ui/forms/use-action";
import { useToast } from "../../../ui/overlays/toast";
import { makePasskey, passkeyProblem, useHasPasskeys } from "../../factors/use-passkeys";
import { CODES_PATH } from "../../paths";
import { Row } from "../card-row";
import { SECURITY_FAILURES } from "../security";
import type { SecurityView } from "./load.server";

export function FactorsCard({ view }: { view: SecurityView }) {
  const isOn = view.app !== null || view.passkeys.length > 0;
  const state = isOn ? <Badge tone="ok">On</Badge> : <Badge tone="warn">Off</Badge>;
  return (
    <Card title="Second factor" aside={state} flush>
      <AppRow view={view} />
      {view.passkeys.map((passkey) => (
        <Row key={passkey.id} icon={Fingerprint} title={passkey.name} detail={passkeyDetail(passkey)}>
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

function passkeyDetail({ added, used, boundTo }: SecurityView["passkeys"][number]): string {
  const made = `Passkey, added ${added}${used ? `, last used ${used}` : ""}`;
  return boundTo
    ? `${made}. It was made at ${boundTo} and does not work here: remove it, and add a new one.`
    : made;
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

const FAILURE = SECURITY_FAILURES["passkey-add"];

/** Makes a passkey, named after this browser. Only in browsers that can. */
function AddPasskey({ name }: { name: string }) {
  const sending = useAction({ failure: FAILURE, intent: "passkey-add" });
  const showToast = useToast();
  const isAble = useHasPasskeys();
  const [isAsking, setIsAsking] = useState(false);
  if (!isAble) return <p className="text-sm text-ink-3">This browser can’t make one.</p>;
  const add = async () => {
    setIsAsking(true);
    try {
      sending.send({ intent: "passkey-add", passkey: await makePasskey(), name });
    } catch (error) {
      showToast({ ...FAILURE, description: passkeyProblem(error), destructive: true });
    } finally {
      setIsAsking(false);
    }
  };
  const label = sending.isUnanswered ? "Retry" : "Add Passkey";
  return (
    <Button size="sm" busy={isAsking || sending.isBusy} onClick={sending.isUnanswered ? sending.retry : add}>
      {label}
    </Button>
  );
}
