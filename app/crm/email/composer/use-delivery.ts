import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useAction } from "../../../ui/forms/use-action";
import { useToast } from "../../../ui/overlays/toast";
import { emailPath, leadPath } from "../../paths";
import { type Delivery, deliveryToast, hasSucceeded, isSettled, SEND_FAILURE } from "../email-delivery";

const LOOK_EVERY_MS = 2000;

type Options = { leadId: string; name: string; onSent: () => void };

/** Sends the message and polls until it is sent or has failed permanently; `onSent` is called once it is sent. */
export function useDelivery({ leadId, name, onSent }: Options) {
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  const showToast = useToast();
  const revalidator = useRevalidator();
  const onSentRef = useRef(onSent);
  onSentRef.current = onSent;
  const sending = useAction<Delivery>({
    action: emailPath(leadId),
    failure: SEND_FAILURE,
    onDone: ({ data }) => {
      setDelivery(data);
      if (data && hasSucceeded(data)) onSent();
    },
  });

  useEffect(() => {
    if (!delivery || isSettled(delivery)) return;
    const pause = setTimeout(async () => {
      const now = await pollDelivery(leadId, delivery);
      setDelivery(now);
      if (!isSettled(now)) return;
      showToast(deliveryToast(now, name));
      revalidator.revalidate();
      if (hasSucceeded(now)) onSentRef.current();
    }, LOOK_EVERY_MS);
    return () => clearTimeout(pause);
  }, [delivery, leadId, name, showToast, revalidator]);

  return {
    sending,
    delivery,
    isSending: sending.isBusy || (delivery !== null && !isSettled(delivery)),
    retry: () => sending.send({ intent: "retry", mailId: delivery?.mailId ?? "" }),
  };
}

/** Fetches the message's state; returns `known` if the request fails. */
async function pollDelivery(leadId: string, known: Delivery): Promise<Delivery> {
  try {
    const response = await fetch(`${leadPath(leadId)}/emails/${known.mailId}`, { redirect: "manual" });
    if (!response.ok) return { ...known };
    const found: Delivery = await response.json();
    return found;
  } catch {
    return { ...known };
  }
}
