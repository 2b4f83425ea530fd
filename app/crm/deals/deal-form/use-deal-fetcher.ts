import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useActionToast } from "../../../ui/toast";
import { useProblemFocus } from "../../components/use-problem-focus";
import type { DealAnswer } from "./deal-answer";

/** Sends a form of a deal and shows what comes back; `onDone` is called once the deal is stored. */
export function useDealFetcher(onDone: () => void) {
  const { Form, data, state } = useFetcher<DealAnswer>();
  const form = useProblemFocus(data);
  const done = useRef(onDone);
  done.current = onDone;
  useActionToast(data?.toast);
  useEffect(() => {
    if (data?.ok) done.current();
  }, [data]);
  return { Form, form, errors: data?.errors, busy: state !== "idle" };
}
