import { useEffect, useState, useSyncExternalStore } from "react";
import {
  type SlowRequest,
  slowRequests,
  type WaitingRead,
  waitingReads,
} from "../platform/http/browser/connection";

/** False on the server and until hydration: a button that waits for input must still work without JavaScript. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}

/** Page-data requests that wait for a connection or a session; there are none before hydration. */
export function useWaitingReads(): readonly WaitingRead[] {
  return useSyncExternalStore(waitingReads.subscribe, waitingReads.get, waitingReads.get);
}

/** Requests that have had no answer for 10 s. */
export function useSlowRequests(): readonly SlowRequest[] {
  return useSyncExternalStore(slowRequests.subscribe, slowRequests.get, slowRequests.get);
}
