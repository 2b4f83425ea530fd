import { useEffect, useState, useSyncExternalStore } from "react";
import { type WaitingRead, waitingReads } from "../platform/http/browser/connection";

/** False on the server and until hydration: a button that waits for input must still work without JavaScript. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}

const NONE: readonly WaitingRead[] = [];

/** Page-data requests that wait for a connection. */
export function useWaitingReads(): readonly WaitingRead[] {
  return useSyncExternalStore(waitingReads.subscribe, waitingReads.get, () => NONE);
}
