import { Copy } from "lucide-react";
import { useCopy } from "../../../crm/components/mini-button";
import { Button, ButtonLink } from "../../../ui/forms/button";

/** The page on which visitors book, to open it or to send it to somebody. */
export function BookingLink({ url }: { url: string }) {
  const copy = useCopy(url, "Booking link");
  return (
    <>
      <ButtonLink to={url} reloadDocument size="sm">
        Open the booking page
      </ButtonLink>
      <Button size="sm" icon={Copy} className="noscript:hidden" onClick={copy}>
        Copy booking link
      </Button>
    </>
  );
}
