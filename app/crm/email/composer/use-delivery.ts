import { useFetcher, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useToast } from "../../../ui/toast";
import { emailPath, leadPath } from "../../paths";
import type { EmailAnswer } from "../email-answer";
import { type Delivery, deliveryToast, hasLeft, isSettled } from "../email-delivery";

const LOOK_EVERY_MS = 2000;

/** Sends the message and follows it until it has left or was refused for good; `onLeft` is called once it has left. */
export function useDelivery({ leadId, name, onLeft }: { leadId: string; name: string; onLeft: () => void }) {
  const { Form, submit, data, state } = useFetcher<EmailAnswer>();
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  const showToast = useToast();
  const revalidator = useRevalidator();
  const left = useRef(onLeft);
  left.current = onLeft;

  useEffect(() => {
    if (!data) return;
    showToast(data.toast);
    setDelivery(data.delivery);
    if (data.delivery && hasLeft(data.delivery)) left.current();
  }, [data, showToast]);

  useEffect(() => {
    if (!delivery || isSettled(delivery)) return;
    const pause = setTimeout(async () => {
      const now = await lookAgain(leadId, delivery);
      setDelivery(now);
      if (!isSettled(now)) return;
      showToast(deliveryToast(now, name));
      revalidator.revalidate();
      if (hasLeft(now)) left.current();
    }, LOOK_EVERY_MS);
    return () => clearTimeout(pause);
  }, [delivery, leadId, name, showToast, revalidator]);

  return {
    Form,
    delivery,
    isSending: state !== "idle" || (delivery !== null && !isSettled(delivery)),
    retry: () => {
      const fields = { intent: "retry", mailId: delivery?.mailId ?? "" };
      submit(fields, { method: "post", action: emailPath(leadId) });
    },
  };
}

/** The message's state now; the one that is known when there is no answer. */
async function lookAgain(leadId: string, known: Delivery): Promise<Delivery> {
  try {
    const response = await fetch(`${leadPath(leadId)}/emails/${known.mailId}`, { redirect: "manual" });
    if (!response.ok) return { ...known };
    const found: Delivery = await response.json();
    return found;
  } catch {
    return { ...known };
  }
}
