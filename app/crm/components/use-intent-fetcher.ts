import { useActionData, useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useActionToast } from "../../ui/toast";
import type { Answer } from "../answer";

/** A fetcher for one of a lead's forms: shows its answer's toast. Without scripts the page itself has the answer. */
export function useIntentFetcher(intent: string) {
  const fetcher = useFetcher<Answer>();
  const sentByPage = useActionData<Answer>();
  useActionToast(fetcher.data?.toast);
  const answer = fetcher.data ?? (sentByPage?.intent === intent ? sentByPage : undefined);
  return { fetcher, answer, isBusy: fetcher.state !== "idle" };
}

/** False on the server and until the scripts run: a button that waits for typing must not be dead without them. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
