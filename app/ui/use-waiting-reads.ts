import { useSyncExternalStore } from "react";
import { type WaitingRead, waitingReads } from "../platform/http/connection";

const NONE: readonly WaitingRead[] = [];

/** The data of pages that waits for the connection. */
export function useWaitingReads(): readonly WaitingRead[] {
  return useSyncExternalStore(waitingReads.subscribe, waitingReads.get, () => NONE);
}
