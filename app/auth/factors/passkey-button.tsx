import { useFetcher } from "@remix-run/react";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { isUnansweredResult, type UnansweredResult } from "../../platform/http/browser/connection";
import { Alert } from "../../ui/forms/alert";
import { Button } from "../../ui/forms/button";
import type { Refusal } from "../sign-in/refusal";
import { askForPasskey, passkeyProblem, useHasPasskeys } from "./use-passkeys";

/** Signs in with a passkey, on a page whose action takes one. Only in browsers that can. */
export function PasskeyButton() {
  const { submit, data, state } = useFetcher<Refusal | UnansweredResult>();
  const isAble = useHasPasskeys();
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  if (!isAble) return null;
  const ask = async () => {
    setIsAsking(true);
    setProblem(null);
    try {
      submit({ passkey: await askForPasskey() }, { method: "post" });
    } catch (error) {
      setProblem(passkeyProblem(error));
    } finally {
      setIsAsking(false);
    }
  };
  const refused = isUnansweredResult(data) ? data.reason : data?.message;
  const message = problem ?? (state === "idle" ? refused : null);
  return (
    <>
      {message ? <Alert>{message}</Alert> : null}
      <Button icon={KeyRound} className="mt-4" busy={isAsking || state !== "idle"} onClick={ask}>
        Use a passkey
      </Button>
    </>
  );
}
