import { useState } from "react";
import { NO_CONNECTION, retryReads } from "../../platform/http/browser/connection";
import { SESSION_ENDED } from "../../platform/http/forms/action-result";
import { useSlowRequests, useWaitingReads } from "../use-browser-state";
import { ShownToast } from "./shown-toast";

/** The toast when a page's data cannot be loaded; null shows none. */
type ReadFailure = { readFailure: (path: string) => string | null };

/** Shown while page data waits for a connection or a session; the page does not change. */
export function WaitingToast({ readFailure }: ReadFailure) {
  const read = useWaitingReads().findLast(({ path, isQuiet }) => !isQuiet && readFailure(path));
  const [dismissed, setDismissed] = useState<typeof read>();
  if (!read || read === dismissed) return null;
  const { path, signInPath } = read;
  const description = signInPath ? SESSION_ENDED : NO_CONNECTION;
  return (
    <ShownToast
      {...STAYS}
      toast={{ title: readFailure(path) ?? "", description, destructive: true }}
      retry={retryReads}
      signInPath={signInPath}
      onClose={() => setDismissed(read)}
    />
  );
}

/** Shown while a request has no answer, which may still come. */
export function SlowToast({ readFailure }: ReadFailure) {
  const slow = useSlowRequests().findLast(
    ({ path, isQuiet, isWrite }) => isWrite || (!isQuiet && readFailure(path)),
  );
  const [dismissed, setDismissed] = useState<typeof slow>();
  if (!slow || slow === dismissed) return null;
  const { isWrite, retry, cancel } = slow;
  const description = isWrite
    ? "This may not be saved yet. However often you retry, it is saved once."
    : "The page is still loading.";
  return (
    <ShownToast
      {...STAYS}
      toast={{ title: "No answer for 10 s", description, destructive: true }}
      retry={retry}
      cancel={isWrite ? cancel : undefined}
      onClose={() => setDismissed(slow)}
    />
  );
}

const STAYS = { durationMs: Number.POSITIVE_INFINITY };
