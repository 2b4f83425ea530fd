import { Copy } from "lucide-react";
import { Button, ButtonLink } from "../../../ui/forms/button";
import { useCopy } from "../../../ui/overlays/use-copy";

/** The page on which visitors book, to open it or to send it to somebody. */
export function BookingLink({ url }: { url: string }) {
  const copy = useCopy();
  return (
    <>
      <ButtonLink to={url} reloadDocument size="sm">
        Open the booking page
      </ButtonLink>
      <Button
        size="sm"
        icon={Copy}
        className="noscript:hidden max-sm:[&_.ic]:hidden"
        onClick={() => void copy(url, "Booking link")}
      >
        Copy booking link
      </Button>
    </>
  );
}
