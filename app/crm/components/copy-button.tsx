import { Copy } from "lucide-react";
import { Icon } from "../../ui/icon";
import { useToast } from "../../ui/toast";

/** Copies the value. `label` names what it is, in the toast and with `of` to screen readers. */
export function CopyButton({ value, label, of }: { value: string; label: string; of: string }) {
  const showToast = useToast();
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ title: "Copied!", description: `${label} copied to clipboard` });
    } catch {
      // The browser refuses without a permission or a secure context; the person is told, nothing else is lost.
      showToast({ title: "Error", description: "Failed to copy to clipboard", destructive: true });
    }
  }
  return (
    <button
      type="button"
      className="copy"
      aria-label={`Copy ${label.toLowerCase()} of ${of}`}
      onClick={() => void copy()}
    >
      <Icon of={Copy} size={14} />
    </button>
  );
}
