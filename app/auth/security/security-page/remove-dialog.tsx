import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { SECURITY_PATH } from "../../paths";
import { SECURITY_FAILURES } from "../security";
import type { SecurityView } from "./load.server";

/** Asks before a factor is removed; nothing for one that is gone, or before the password was confirmed. */
export function RemoveDialog({ view, asked }: { view: SecurityView; asked: string | null }) {
  const passkey = view.passkeys.find(({ id }) => id === asked);
  if (!view.isFresh) return null;
  const isLast = view.passkeys.length + (view.app ? 1 : 0) === 1;
  const consequence =
    view.isFactorRequired && isLast
      ? " Owners require a second factor of everyone: you will have to set up another before anything else."
      : "";
  if (passkey) {
    return (
      <ConfirmDialog
        title="Remove passkey"
        description={`"${passkey.name}" can no longer sign in. Delete it on the device as well.${consequence}`}
        confirmLabel="Remove passkey"
        failure={SECURITY_FAILURES["passkey-remove"]}
        fields={{ intent: "passkey-remove", id: passkey.id }}
        closeTo={SECURITY_PATH}
      />
    );
  }
  if (asked !== "app" || !view.app) return null;
  return (
    <ConfirmDialog
      title="Remove authenticator app"
      description={`Signing in no longer asks for its codes.${consequence}`}
      confirmLabel="Remove app"
      failure={SECURITY_FAILURES["app-remove"]}
      fields={{ intent: "app-remove" }}
      closeTo={SECURITY_PATH}
    />
  );
}
