import { useState } from "react";
import { Button } from "../../../ui/button";
import { useToast } from "../../../ui/toast";
import { useAction } from "../../../ui/use-action";
import { makePasskey, passkeyProblem, useHasPasskeys } from "../../factors/use-passkeys";
import { SECURITY_FAILURES } from "../security";

const FAILURE = SECURITY_FAILURES["passkey-add"];

/** Makes a passkey, named after this browser. Only in browsers that can. */
export function AddPasskey({ name }: { name: string }) {
  const sending = useAction({ failure: FAILURE, intent: "passkey-add" });
  const showToast = useToast();
  const isAble = useHasPasskeys();
  const [isAsking, setIsAsking] = useState(false);
  if (!isAble) return <p className="text-sm text-ink-3">This browser cannot make one.</p>;
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
