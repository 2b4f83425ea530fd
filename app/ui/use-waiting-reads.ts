import { useSyncExternalStore } from "react";
import { type WaitingRead, waitingReads } from "../platform/http/connection";

const NONE: readonly WaitingRead[] = [];

/** Page-data requests that wait for a connection. */
export function useWaitingReads(): readonly WaitingRead[] {
  return useSyncExternalStore(waitingReads.subscribe, waitingReads.get, () => NONE);
}
