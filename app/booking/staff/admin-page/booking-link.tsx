import { Copy } from "lucide-react";
import { Button, ButtonLink } from "../../../ui/forms/button";
import { useToast } from "../../../ui/overlays/toast";

/** The page on which visitors book, to open it or to send it to somebody. */
export function BookingLink({ url }: { url: string }) {
  const showToast = useToast();
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: "Copied!", description: "Booking link copied to clipboard" });
    } catch {
      // Browsers reject this without permission or outside a secure context.
      showToast({ title: "Error", description: "Failed to copy to clipboard", destructive: true });
    }
  }
  return (
    <>
      <ButtonLink to={url} reloadDocument size="sm">
        Open the booking page
      </ButtonLink>
      <Button
        size="sm"
        icon={Copy}
        className="noscript:hidden max-sm:[&_.ic]:hidden"
        onClick={() => void copy()}
      >
        Copy booking link
      </Button>
    </>
  );
}
