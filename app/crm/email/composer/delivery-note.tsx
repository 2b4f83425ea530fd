import { Link } from "@remix-run/react";
import { RotateCw } from "lucide-react";
import { MailStateBadge } from "../../../mail/state-badge";
import { Button } from "../../../ui/button";
import { type Delivery, deliveryToast } from "../email-delivery";

type DeliveryNoteProps = { delivery: Delivery | null; name: string; onRetry: () => void };

/** The message's delivery state, with a retry button after a permanent failure. */
export function DeliveryNote({ delivery, name, onRetry }: DeliveryNoteProps) {
  if (!delivery) return null;
  const { title, description } = deliveryToast(delivery, name);
  return (
    <section
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line bg-sunk px-[0.9rem] py-[0.7rem] text-sm"
      aria-label="Delivery"
    >
      <MailStateBadge state={delivery.state} />
      <p className="flex-[1_16rem] wrap-anywhere">
        <strong>{title}</strong> {description}{" "}
        <Link className="underline" to={`/admin/mail/${delivery.mailId}`}>
          Open the message
        </Link>
      </p>
      {delivery.state === "failed" ? (
        <Button size="sm" icon={RotateCw} onClick={onRetry}>
          Retry
        </Button>
      ) : null}
    </section>
  );
}
